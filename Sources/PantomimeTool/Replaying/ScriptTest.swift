import PantomimeReporting
import PantomimeScripting

/// A test as it is found: a script, and one of its cases.
struct ScriptTest: Sendable {
  let script: ScriptPath
  let name: TestName
  /// Whether its cases are known only when it is run: what is no plain file can be read but once.
  let isOpen: Bool

  /// A script of which nothing more is known.
  init(_ script: ScriptPath, isOpen: Bool = false) {
    self.script = script
    name = TestName(path: script.name)
    self.isOpen = isOpen
  }

  init(_ script: ScriptPath, _ head: ScriptHead.OfTest) {
    self.script = script
    name = TestName(head, path: script.name)
    isOpen = false
  }
}

extension TestName {
  /// The name of a test with what its script says of it.
  init(_ test: ScriptHead.OfTest, path: String) {
    self.init(path: path, case: test.caseName)
    (about, tags) = (test.head.about, test.head.tags)
    knownFailure = test.head.knownFailure
  }
}
