package import PantomimeKit

/// A shortened, human-readable trace: if the same few kinds of events repeat, as in a drag, only
/// the first and the last of these events are shown.
package enum Folding {
  /// A part of a shortened trace.
  package enum Part: Sendable {
    case entry(Trace.Entry)
    /// The number of entries that are omitted because they are like those around them.
    case more(Int)
  }

  /// The maximum number of different kinds of events in a repetition; our choice.
  private static let mostKinds = 3
  /// The number of entries shown at either end of a repetition; our choice.
  private static let kept = 4

  /// Returns the entries in order, with the middle of long repetitions omitted.
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

  /// Returns the index after a repetition in which every kind of event occurs at least twice.
  private static func endOfRun(in entries: [Trace.Entry], from start: Int) -> Int {
    var kinds: [Event] = []
    var end = start
    while end < entries.count {
      let event = entries[end].event
      if !kinds.contains(where: { $0.matches(kindAndSubject: event) }) {
        // A kind that first appears later is new information, and must not be omitted.
        guard kinds.count < mostKinds, end - start < mostKinds else { break }
        kinds.append(event)
      }
      end += 1
    }
    // A kind that occurs only once, at the beginning, isn't part of the repetition.
    let once = kinds.filter { event in
      entries[start..<end].count { $0.event.matches(kindAndSubject: event) } == 1
    }
    return once.isEmpty || end - start == 1 ? end : start + 1
  }
}
