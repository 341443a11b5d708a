import ArgumentParser
import PantomimeFiles
import PantomimeReporting
import PantomimeScripting

/// The selection of tests.
struct TestChoice {
  /// The text that the path or the case of a test must contain.
  var filter: String?
  /// The tags of which a test must have at least one.
  var tags: TagList?
  /// Whether to run only the tests that failed last time.
  var lastFailed = false

  /// The tests that remain after each flag has been applied in turn.
  struct Wanted {
    let tests: [ScriptTest]
    /// The reason why no test remains, or `nil` if some do or if there were no tests to begin with.
    let problem: String?
  }

  /// Returns whether a name matches.
  func wants(_ name: TestName) -> Bool {
    (filter.map { name.full.contains($0) } ?? true)
      && (tags.map { !$0.tags.isDisjoint(with: name.tags) } ?? true)
  }

  /// Returns the matching tests; a script that hasn't been read yet matches.
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

/// `A,B`: a list of tags of which a test must have at least one.
struct TagList: ExpressibleByArgument {
  let tags: Set<String>

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    tags = Set(parts)
  }

  /// Returns a suggestion for the first tag that no test has.
  func hint(among all: [String]) -> String {
    let known = Array(Set(all)).sorted()
    guard let unknown = tags.subtracting(known).sorted().first else { return "" }
    return "; no test has the tag \(Printable.quoted(unknown)); "
      + Spelling.hint(unknown, among: known, what: "tags")
  }
}
