package import PantomimeReporting
package import PantomimeScripting

/// A test as it is found: a script, and one of its cases.
package struct ScriptTest: Sendable {
  /// The script.
  package let script: ScriptPath
  /// The name, with what the head says of it.
  package let name: TestName
  /// Why it is not to be run; `nil` if it is.
  package let skip: String?
  /// Whether its cases are known only when it is run: what is no plain file can be read but once.
  package let isOpen: Bool
  /// The script as it was read when it was found; `nil` where that was not kept.
  private let bytes: [UInt8]?

  /// A script of which nothing more is known.
  package init(_ script: ScriptPath, isOpen: Bool = false) {
    self.script = script
    name = TestName(of: script)
    self.isOpen = isOpen
    (skip, bytes) = (nil, nil)
  }

  /// One of the tests that a script makes, with its bytes if they are kept.
  package init(_ script: ScriptPath, _ head: ScriptPreamble.OfTest, bytes: [UInt8]?) {
    self.script = script
    name = TestName(head, of: script)
    skip = head.head.skip
    isOpen = false
    self.bytes = bytes
  }

  /// The script's file, read now unless it was kept.
  ///
  /// - Parameter record: receives the files that are read; with a record, the file is always read again.
  package func file(record: ReadingRecord?) -> ScriptFile {
    guard let bytes, record == nil else { return ScriptFiles.read(script, record: record) }
    return ScriptFile(
      name: script.name, content: .success(bytes), files: ScriptFiles.access(besides: script.name))
  }
}

extension TestName {
  /// The name of a test that a script makes.
  init(of script: ScriptPath, case caseName: String? = nil) {
    self.init(path: script.name, case: caseName)
    bytes = script.bytes
  }

  /// The name of a test with what its script says of it.
  package init(_ test: ScriptPreamble.OfTest, of script: ScriptPath) {
    self.init(of: script, case: test.caseName)
    (about, tags) = (test.head.about, test.head.tags)
    knownFailure = test.head.knownFailure
  }
}
