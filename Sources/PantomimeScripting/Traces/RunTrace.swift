import PantomimeKit
import PantomimeReporting

/// The trace of a running script, with the statement that caused each line.
package struct RunTrace: Sendable {
  /// A statement that caused events.
  package struct Origin: Sendable, Hashable {
    /// The used file that contains the statement, or `nil` for the script itself.
    package let file: String?
    package let line: Int
    package let column: Int
    /// The line as written.
    package let text: String
  }

  /// The lines after the header, with the reasons of their events.
  private var lines: [String] = []
  /// The canonical text.
  private(set) package var text = CanonicalText.header + "\n"
  /// The index of the origin of each line.
  private var numbers: [Int] = []
  private var origins: [Origin] = []

  package init() {}

  /// Adds the events of a statement.
  package mutating func note(_ statement: Statement, _ step: Session.Step) {
    let (line, text, span) = statement.place.line(of: statement.span)
    origins.append(
      Origin(file: statement.place.file, line: line, column: span.start + 1, text: text))
    add(step.entries)
  }

  /// Adds the events at the end of the script, and the digests of the values that its session
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

  /// The trace for comparison, or `nil` if it has no lines.
  package var written: WrittenTrace? { WrittenTrace(ofRun: lines) }

  /// Returns the statement that caused a line; after the last line, the last statement.
  package func origin(of index: Int) -> Origin? {
    let number = index < numbers.count ? numbers[index] : origins.count - 1
    return origins.indices.contains(number) ? origins[number] : nil
  }
}
