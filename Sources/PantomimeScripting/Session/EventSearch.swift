import PantomimeKit

/// The results of searches for events in a scene, which are kept so that each later search reads
/// only the new events.
struct EventSearch: Sendable {
  /// The progress of the search for one text.
  private struct Progress: Sendable {
    /// The index of an event that has that text, or `nil` if none has been found.
    var found: Int?
    /// The number of events searched so far, including those that have been dropped from the trace
    /// since then.
    var seen = 0
  }

  private var progress: [String: Progress] = [:]
  /// The maximum number of texts whose results are kept; our choice.
  private static let most = 256

  /// Returns whether the trace contains an event whose text begins with the given words.
  mutating func hasEvent(_ text: String, in trace: Trace) -> Bool {
    let entries = trace.entries
    if progress.count == EventSearch.most, progress[text] == nil { progress = [:] }
    var course = progress[text] ?? Progress()
    defer { progress[text] = course }
    if let found = course.found, found >= entries.startIndex { return true }
    let words = text.split { $0.isWhitespace }
    // The search goes backward, because the expected event has usually just occurred.
    var index = entries.endIndex
    let start = max(course.seen, entries.startIndex)
    course = Progress(found: nil, seen: entries.endIndex)
    while index > start {
      index -= 1
      guard entries[index].event.begins(with: words) else { continue }
      course.found = index
      return true
    }
    return false
  }

  /// Returns the number of events in the trace whose text begins with the given words.
  static func count(of text: String, in trace: Trace) -> Int {
    let words = text.split { $0.isWhitespace }
    return trace.entries.count { $0.event.begins(with: words) }
  }

  /// Searches for events in the given order, between which there may be other events.
  ///
  /// - Returns: The index of the first text that isn't found after the match for the previous text,
  ///   and the entry that matched the previous text; or `nil` if all texts are found.
  static func missing(
    of texts: [String], in trace: Trace
  ) -> (index: Int, after: Trace.Entry?)? {
    var last: Trace.Entry?
    var wanted = texts.map { $0.split { $0.isWhitespace } }[...]
    for entry in trace.entries {
      guard let words = wanted.first else { return nil }
      guard entry.event.begins(with: words) else { continue }
      (last, wanted) = (entry, wanted.dropFirst())
    }
    return wanted.isEmpty ? nil : (wanted.startIndex, last)
  }

  /// Removes all results, because the scene has changed.
  mutating func restart() { progress = [:] }
}
