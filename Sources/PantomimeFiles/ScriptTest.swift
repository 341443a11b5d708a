package import PantomimeReporting
package import PantomimeScripting

/// A test: a script, and one of its cases.
package struct ScriptTest: Sendable {
  /// The script.
  package let script: ScriptPath
  /// The name, with the properties from the script's head.
  package let name: TestName
  /// The reason to skip the test, or `nil` if it runs.
  package let skip: String?
  /// A Boolean value that indicates whether the cases of the script become known only when it runs,
  /// because a pipe can be read only once.
  package let isOpen: Bool
  /// The bytes of the script as read during the search, or `nil` if they weren't kept.
  private let bytes: [UInt8]?

  /// Creates a test of a script about which nothing else is known.
  package init(_ script: ScriptPath, isOpen: Bool = false) {
    self.script = script
    name = TestName(of: script)
    self.isOpen = isOpen
    (skip, bytes) = (nil, nil)
  }

  /// Creates one of the tests in a script, with its bytes if they are kept.
  package init(_ script: ScriptPath, _ head: ScriptPreamble.OfTest, bytes: [UInt8]?) {
    self.script = script
    name = TestName(head, of: script)
    skip = head.head.skip
    isOpen = false
    self.bytes = bytes
  }

  /// Returns the script's file, which is read now unless its bytes were kept.
  ///
  /// - Parameter record: receives the files that are read; with a record, the file is always read
  ///   again.
  package func file(record: ReadingRecord?) -> ScriptFile {
    guard let bytes, record == nil else { return ScriptFiles.read(script, record: record) }
    return ScriptFile(
      name: script.name, content: .success(bytes), files: ScriptFiles.access(besides: script.name))
  }
}

extension TestName {
  /// Creates the name of a test in a script.
  init(of script: ScriptPath, case caseName: String? = nil) {
    self.init(path: script.name, case: caseName)
    bytes = script.bytes
  }

  /// Creates the name of a test with the properties from its script.
  package init(_ test: ScriptPreamble.OfTest, of script: ScriptPath) {
    self.init(of: script, case: test.caseName)
    (about, tags) = (test.head.about, test.head.tags)
    knownFailure = test.head.knownFailure
  }
}
