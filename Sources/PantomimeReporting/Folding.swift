package import PantomimeKit

/// A trace for somebody who watches: where the same two or three things happen again and again, as in
/// a drag, only the first and the last of them are shown.
package enum Folding {
  /// What is shown of a trace.
  package enum Part: Sendable {
    case entry(Trace.Entry)
    /// So many entries like those around, left out.
    case more(Int)
  }

  /// The most different things that count as the same going on and on; our choice.
  private static let mostKinds = 3
  /// How many entries of such a run are shown at either end; our choice.
  private static let kept = 4

  /// The entries in order, without the middle of long runs of the same.
  package static func parts(of entries: [Trace.Entry]) -> [Part] {
    var parts: [Part] = []
    var start = 0
    while start < entries.count {
      let end = endOfRun(in: entries, from: start)
      let run = entries[start..<end]
      if run.count > 2 * kept + 2 {
        parts += run.prefix(kept).map { .entry($0) }
        parts.append(.more(run.count - 2 * kept))
        parts += run.suffix(kept).map { .entry($0) }
      } else {
        parts += run.map { .entry($0) }
      }
      start = end
    }
    return parts
  }

  /// Where a run of things that all happen at least twice in it ends.
  private static func endOfRun(in entries: [Trace.Entry], from start: Int) -> Int {
    var kinds: [Event] = []
    var end = start
    while end < entries.count {
      let event = entries[end].event
      if !kinds.contains(where: { $0.matches(kindAndSubject: event) }) {
        // What is new later on is news, and not to be left out.
        guard kinds.count < mostKinds, end - start < mostKinds else { break }
        kinds.append(event)
      }
      end += 1
    }
    // What came only once, at the head of it, is no part of what goes on and on.
    let once = kinds.filter { event in
      entries[start..<end].count { $0.event.matches(kindAndSubject: event) } == 1
    }
    return once.isEmpty || end - start == 1 ? end : start + 1
  }
}
