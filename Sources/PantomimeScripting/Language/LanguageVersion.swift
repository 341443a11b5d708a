/// What files say of whoever has written them.
package enum LanguageVersion {
  /// The version of the language that is read and written.
  package static let number = 1

  /// The program, and the version of its language.
  package static let told = "pantomime 0.1.0, language \(number)"
}
