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

  /// The lines, as golden files hold them.
  private var lines: [String] = []
  /// The number of the origin of each.
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

  /// Takes down what there was to say when the script was over.
  package mutating func finish(_ replay: Replay) { add(replay.ending) }

  private mutating func add(_ entries: [Trace.Entry]) {
    for entry in entries {
      lines.append(CanonicalText.line(entry))
      numbers.append(origins.count - 1)
    }
  }

  /// The canonical text, every line ended by a line feed.
  package var text: String { lines.reduce(into: "") { $0 += $1 + "\n" } }

  /// The trace to compare; `nil` where nothing happened at all.
  package var written: WrittenTrace? { try? WrittenTrace(Array(text.utf8)) }

  /// The statement that a line comes from; behind the last line, the last statement.
  package func origin(of index: Int) -> Origin? {
    let number = index < numbers.count ? numbers[index] : origins.count - 1
    return origins.indices.contains(number) ? origins[number] : nil
  }
}
