/// The name of a test: a script and possibly one of its cases, with the properties that the script
/// declares.
package struct TestName: Sendable, Hashable {
  /// The path of the script, as displayed.
  package let path: String
  /// The bytes of the path if it isn't valid UTF-8, or `nil` if it is valid and displayed
  /// unchanged.
  package var bytes: [UInt8]?
  /// The name of the case, or `nil` if the script has no cases.
  package let caseName: String?
  /// The description of the test, or an empty text.
  package var about = ""
  /// The tags by which the test can be selected.
  package var tags: [String] = []
  /// The reason for a known failure, or `nil` if the test should pass.
  package var knownFailure: String?

  package init(path: String, case caseName: String? = nil) {
    self.path = path
    self.caseName = caseName
  }

  /// The full name that distinguishes the test from others: `folder/script.pan [case]`.
  package var full: String { path + behind }

  /// The text that follows the path of the script.
  package var behind: String { caseName.map { " [\($0)]" } ?? "" }

  /// The human-readable name and description.
  package var title: String { full + (about.isEmpty ? "" : ": \(about)") }
}
