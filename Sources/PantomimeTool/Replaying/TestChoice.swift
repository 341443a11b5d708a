import ArgumentParser
import PantomimeFiles
import PantomimeReporting
import PantomimeScripting

/// Which tests are run.
struct TestChoice {
  /// What the path or the case of each contains.
  var filter: String?
  /// The tags of which each has one.
  var tags: TagList?
  /// Whether only those are run that failed last.
  var lastFailed = false

  /// The tests that are left after each flag, in turn.
  struct Wanted {
    let tests: [ScriptTest]
    /// Why there are none; `nil` where there are some, or where there were none to begin with.
    let problem: String?
  }

  /// Whether a test is wanted by what it is called.
  func wants(_ name: TestName) -> Bool {
    (filter.map { name.full.contains($0) } ?? true)
      && (tags.map { !$0.tags.isDisjoint(with: name.tags) } ?? true)
  }

  /// The tests that are wanted; one that is open is, until it is read.
  func wanted(_ tests: [ScriptTest], failed: FailedTests) -> Wanted {
    let flags = [filter == nil ? nil : "--filter", tags == nil ? nil : "--tags"].compactMap { $0 }
    let named = flags.isEmpty ? tests : tests.filter { $0.isOpen || wants($0.name) }
    if named.isEmpty, !flags.isEmpty {
      return Wanted(
        tests: [],
        problem: "\(Spelling.list(flags, "and")) matches no test"
          + (tags.map { $0.hint(among: tests.flatMap { $0.name.tags }) } ?? ""))
    }
    guard lastFailed else { return Wanted(tests: named, problem: nil) }
    let again = named.filter { failed.contains($0) }
    if again.isEmpty { Console.report("note: none of these tests failed last time; running all") }
    return Wanted(tests: again.isEmpty ? named : again, problem: nil)
  }
}

/// `A,B`: tags, of which a test is to have one.
struct TagList: ExpressibleByArgument {
  let tags: Set<String>

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    tags = Set(parts)
  }

  /// What may have been meant by the first tag that no test has.
  func hint(among all: [String]) -> String {
    let known = Array(Set(all)).sorted()
    guard let unknown = tags.subtracting(known).sorted().first else { return "" }
    return "; no test has the tag \(Printable.quoted(unknown)); "
      + Spelling.hint(unknown, among: known, what: "tags")
  }
}
