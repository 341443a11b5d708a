/// Which test it is: a script and one of its cases, and what it says of itself.
package struct TestName: Sendable, Hashable {
  /// The path of the script, as it is shown.
  package let path: String
  /// The bytes of the path where they are not UTF-8, so that it is shown otherwise; `nil` where it is
  /// shown as it is.
  package var bytes: [UInt8]?
  /// The case; `nil` where the script has none.
  package let caseName: String?
  /// What it is about; empty where nothing is said.
  package var about = ""
  /// The words by which it can be chosen.
  package var tags: [String] = []
  /// Why it fails, as everybody knows; `nil` if it is not to fail.
  package var knownFailure: String?

  package init(path: String, case caseName: String? = nil) {
    self.path = path
    self.caseName = caseName
  }

  /// What it is called wherever tests are told apart: `folder/script.pan [case]`.
  package var full: String { path + behind }

  /// What stands behind the name of the script.
  package var behind: String { caseName.map { " [\($0)]" } ?? "" }

  /// What it is called, and what it is about, for people.
  package var told: String { full + (about.isEmpty ? "" : ": \(about)") }
}
