import PantomimeKit

/// What is known of the events that were looked for in a scene, so that whoever asks after each
/// statement looks only at what has come since.
struct EventSearch: Sendable {
  /// How far one text was looked for.
  private struct Progress: Sendable {
    /// An event of that text, by its number; `nil` where none has been found.
    var found: Int?
    /// How many events were looked at, those dropped included.
    var seen = 0
  }

  private var progress: [String: Progress] = [:]
  /// So many texts are remembered; our choice.
  private static let most = 256

  /// Whether the trace keeps an event whose text begins with some words.
  mutating func hasEvent(_ text: String, in trace: Trace) -> Bool {
    let entries = trace.entries
    if progress.count == EventSearch.most, progress[text] == nil { progress = [:] }
    var course = progress[text] ?? Progress()
    defer { progress[text] = course }
    if let found = course.found, found >= entries.startIndex { return true }
    let words = text.split { $0.isWhitespace }
    // The last ones first: what is expected has mostly just happened.
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

  /// Forgets all, as the events of another scene are to come.
  mutating func restart() { progress = [:] }
}
