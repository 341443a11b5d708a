import ArgumentParser
import PantomimeReporting
import PantomimeScripting

/// Which tests are run.
struct TestChoice: ParsableArguments {
  @Option(help: "Run only tests whose path or case contains this text.")
  var filter: String?

  /// The flags that leave tests out, and are given.
  var leavingOut: [String] { filter == nil ? [] : ["--filter"] }

  /// Whether a test is wanted by what it is called.
  func wants(_ name: TestName) -> Bool { filter.map { name.full.contains($0) } ?? true }

  /// The tests that are wanted; one that is open is, unless its path alone rules it out.
  func wanted(_ tests: [ScriptTest]) -> [ScriptTest] {
    tests.filter { $0.isOpen || wants($0.name) }
  }
}
