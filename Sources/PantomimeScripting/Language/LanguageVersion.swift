import PantomimeKit
import PantomimeReporting

/// The versions that output files declare.
package enum LanguageVersion {
  /// The version of the language that the program reads and writes.
  ///
  /// Since version 2, `tap` puts a finger on the screen. Everything else has kept its meaning.
  package static let number = 2

  /// The program and its version.
  package static let program = "pantomime 0.1.0"

  /// The program with its version, and the version of the language.
  package static let text = "\(program), language \(number)"

  /// The versions of the file formats: that of the language, and the `v` in each kind of JSON
  /// lines.
  package static let formats =
    "language \(number), reports 1, traces \(Trace.version), recordings 1, "
    + "answers \(AnswerLines.version)"
}
