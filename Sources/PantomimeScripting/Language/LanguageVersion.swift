import PantomimeKit
import PantomimeReporting

/// The versions that files declare.
package enum LanguageVersion {
  /// The version of the language that the program reads and writes.
  ///
  /// Since version 2, `tap` is a touch of a finger. Everything else has kept its meaning.
  package static let number = 2

  /// The program and its version.
  package static let program = "pantomime 0.1.0"

  /// The program with its version, and the version of the language.
  package static let text = "\(program), language \(number)"

  /// The versions of the file formats: the language, and the `v` in JSON lines.
  package static let formats =
    "language \(number), reports 1, traces \(Trace.version), recordings 1, "
    + "answers \(AnswerLines.version)"
}
