import PantomimeKit
import PantomimeReporting

/// The trace of a script while it runs, with the statement that caused each line.
package struct RunTrace: Sendable {
  /// A statement that caused events.
  package struct Origin: Sendable, Hashable {
    /// The included file that contains the statement, or `nil` if the script itself contains it.
    package let file: String?
    package let line: Int
    package let column: Int
    /// The line as written.
    package let text: String
  }

  /// The lines after the header, which include the reasons of their events.
  private var lines: [String] = []
  /// The canonical text of the trace.
  private(set) package var text = CanonicalText.header + "\n"
  /// For each line, the index of its origin.
  private var numbers: [Int] = []
  private var origins: [Origin] = []

  package init() {}

  /// Adds the events that a statement has caused.
  package mutating func note(_ statement: Statement, _ step: Session.Step) {
    let (line, text, span) = statement.place.line(of: statement.span)
    origins.append(
      Origin(file: statement.place.file, line: line, column: span.start + 1, text: text))
    add(step.entries)
  }

  /// Adds the events at the end of the script, and the digests of the values that the session
  /// displayed.
  package mutating func finish(_ replay: Replay) {
    add(replay.ending)
    for shown in replay.session.recording.shownRecord?.digests.lines ?? [] {
      add(shown.text, canonical: CanonicalText.line(shown))
    }
  }

  private mutating func add(_ entries: [Trace.Entry]) {
    for entry in entries {
      add(Printable.text(entry.text), canonical: CanonicalText.line(entry))
    }
  }

  private mutating func add(_ line: String, canonical: String) {
    lines.append(line)
    text += canonical + "\n"
    numbers.append(origins.count - 1)
  }

  /// The trace in the form for comparisons, or `nil` if it has no lines.
  package var written: WrittenTrace? { WrittenTrace(ofRun: lines) }

  /// Returns the statement that caused a line; for the index after the last line, returns the last
  /// statement.
  package func origin(of index: Int) -> Origin? {
    let number = index < numbers.count ? numbers[index] : origins.count - 1
    return origins.indices.contains(number) ? origins[number] : nil
  }
}
