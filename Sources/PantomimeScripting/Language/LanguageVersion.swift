/// What files say of whoever has written them.
package enum LanguageVersion {
  /// The program, and the version of its language.
  package static let told = "pantomime 0.1.0, language 1"
}
