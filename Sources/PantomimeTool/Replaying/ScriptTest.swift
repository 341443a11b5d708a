import PantomimeReporting
import PantomimeScripting

/// A test as it is found: a script, and one of its cases.
struct ScriptTest: Sendable {
  let script: ScriptPath
  let name: TestName
  /// Whether its cases are known only when it is run: what is no plain file can be read but once.
  let isOpen: Bool

  /// The tests that a script makes, in the order of its cases.
  static func all(of script: ScriptPath) -> [ScriptTest] {
    let isPlain = (try? FileStatus(of: script.name))?.kind == .plain
    guard script.name != ScriptFiles.standardInput, script.flaw == nil, isPlain else {
      return [ScriptTest(script: script, name: TestName(path: script.name), isOpen: true)]
    }
    let file = ScriptFiles.read(script)
    guard case .success(let bytes) = file.content else { return [ScriptTest(script, nil)] }
    return heads(of: bytes, file).map { ScriptTest(script, $0) }
  }

  /// The heads of a script, one for every test that it makes.
  static func heads(of bytes: [UInt8], _ file: ScriptFile) -> [ScriptHead.OfTest] {
    ScriptHead.tests(of: bytes, file: file.name, files: file.files, in: Known.catalogue)
  }

  private init(_ script: ScriptPath, _ head: ScriptHead.OfTest?) {
    self.init(
      script: script,
      name: head.map { TestName($0, path: script.name) } ?? TestName(path: script.name),
      isOpen: false)
  }

  private init(script: ScriptPath, name: TestName, isOpen: Bool) {
    self.script = script
    self.name = name
    self.isOpen = isOpen
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
