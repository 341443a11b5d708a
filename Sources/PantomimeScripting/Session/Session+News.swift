package import PantomimeKit

extension Session {
  /// What is left to report when no statement follows.
  package struct End: Sendable {
    /// A misuse that was not expected.
    package let failures: [Failure]
    /// The animators that must not be dropped as they stand (E2; A50).
    package let entries: [Trace.Entry]
    /// How things stand at the end, where samples are taken.
    package let samples: [Sampler.Sample]
  }

  /// What a statement has added to the trace, gone through once.
  struct News {
    var entries: [Trace.Entry]
    var misuses: [Misuse] = []
    var beginsScene = false

    mutating func look(at event: borrowing Event) {
      if let misuse = event.misuse { misuses.append(misuse) }
      if event.isOf(.scene) { beginsScene = true }
    }
  }

  /// The end of a scene that was replaced, and what the present one has added to its trace.
  func takeNews() -> News {
    var news = News(entries: left)
    for entry in left { news.look(at: entry.event) }
    guard let simulation, mark < simulation.eventCount else { return news }
    let entries = simulation.entries(from: mark)
    for entry in entries { news.look(at: entry.event) }
    news.entries = left.isEmpty ? entries : left + entries
    return news
  }

  /// The last events: what is shown with what goes wrong.
  package var recentEntries: [Trace.Entry] {
    simulation.map { Array($0.trace.entries.suffix(Session.contextLength)) } ?? []
  }
}
