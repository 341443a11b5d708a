import PantomimeKit
import PantomimeReporting

/// What files say of whoever has written them.
package enum LanguageVersion {
  /// The version of the language that is read and written.
  ///
  /// Since 2, `tap` is a finger. What an earlier version does not say otherwise means the same.
  package static let number = 2

  /// The program and its version.
  package static let program = "pantomime 0.1.0"

  /// The program, and the version of its language.
  package static let told = "\(program), language \(number)"

  /// The versions of what files are written in: the language, and the `v` of the lines of JSON.
  package static let formats =
    "language \(number), reports 1, traces \(Trace.version), recordings 1, "
    + "answers \(AnswerLines.version)"
}
