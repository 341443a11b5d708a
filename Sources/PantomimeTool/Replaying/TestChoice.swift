import ArgumentParser
import PantomimeReporting
import PantomimeScripting

/// Which tests are run.
struct TestChoice: ParsableArguments {
  @Option(help: "Run only tests whose path or case contains this text.")
  var filter: String?

  @Option(help: "Run the I-th of N parts of the tests, as in 1/4.")
  var shard: Shard?

  /// The flags that leave tests out, and are given.
  var leavingOut: [String] { filter == nil ? [] : ["--filter"] }

  /// Whether a test is wanted by what it is called.
  func wants(_ name: TestName) -> Bool { filter.map { name.full.contains($0) } ?? true }

  /// The tests that are wanted; one that is open is, unless its path alone rules it out.
  func wanted(_ tests: [ScriptTest]) -> [ScriptTest] {
    tests.filter { $0.isOpen || wants($0.name) }
  }

  /// Those of them that are this part's.
  func part(of tests: [ScriptTest]) -> [ScriptTest] {
    guard let shard else { return tests }
    return tests.enumerated().filter { $0.offset % shard.count == shard.index - 1 }.map(\.element)
  }
}

/// `I/N`: the I-th of N parts.
struct Shard: ExpressibleByArgument {
  let index: Int
  let count: Int

  init?(argument: String) {
    let parts = argument.split(separator: "/").map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1,
      (1...count).contains(index)
    else { return nil }
    self.index = index
    self.count = count
  }
}
