import PantomimeKit
import PantomimeReporting

/// The trace of a script as it runs, and which statement each line of it comes from.
package struct RunTrace: Sendable {
  /// A statement that something came of.
  package struct Origin: Sendable, Hashable {
    /// The file, where another uses it; `nil` in the script itself.
    package let file: String?
    package let line: Int
    package let column: Int
    /// The line as it is written.
    package let text: String
  }

  /// The lines behind the header, with the reasons of their events.
  private var lines: [String] = []
  /// The canonical text.
  private(set) package var text = CanonicalText.header + "\n"
  /// The number of the origin of each line.
  private var numbers: [Int] = []
  private var origins: [Origin] = []

  package init() {}

  /// Takes down what a statement did.
  package mutating func note(_ statement: Statement, _ step: Session.Step) {
    let (line, text, span) = statement.place.line(of: statement.span)
    origins.append(
      Origin(file: statement.place.file, line: line, column: span.start + 1, text: text))
    add(step.entries)
  }

  /// Adds the events at the end of the script, and the digests of what its session showed.
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

  /// The trace to compare; `nil` where nothing happened at all.
  package var written: WrittenTrace? { WrittenTrace(ofRun: lines) }

  /// The statement that a line comes from; behind the last line, the last statement.
  package func origin(of index: Int) -> Origin? {
    let number = index < numbers.count ? numbers[index] : origins.count - 1
    return origins.indices.contains(number) ? origins[number] : nil
  }
}
