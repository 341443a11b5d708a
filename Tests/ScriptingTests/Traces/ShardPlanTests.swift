import TestSupport
import PantomimeReporting
import PantomimeScripting
import Testing

/// Scripts that several machines share.
@Suite(.timeLimit) struct ShardPlanTests {
  private static let paths = (0..<23).map { "s/\($0).pan" }

  private static func line(_ path: String, seconds: Double) -> String {
    Durations.line(TestName(path: path), seconds: seconds)
  }

  /// The contents of a file of durations, and a missing file.
  private static let files: [String?] =
    [nil, "", "\n \n"]
    + [
      paths.enumerated().map { line($1, seconds: Double($0 * $0)) }.joined(),
      paths.dropFirst(9).map { line($0, seconds: 0) }.joined(),
      line("s/3.pan", seconds: 1e300) + line("elsewhere.pan", seconds: 5),
      paths.map { line($0, seconds: 1) }.joined()
        + line("s/7.pan", seconds: 100),
      "{\"v\":1,\"event\":\"summary\"}\n",
    ]

  private static func durations(_ text: String?) throws -> Durations? {
    try text.map { try Durations(Array($0.utf8)) }
  }

  /// Whatever the file says, every script is in exactly one part, in its order.
  @Test(arguments: files, [1, 2, 3, 7, 22, 23, 24, 1_000_000_000])
  func everyScriptIsInExactlyOnePart(file: String?, count: Int) throws {
    let plan = ShardPlan(Self.paths, count: count, durations: try Self.durations(file))
    let parts = (1...min(count, 40)).map { plan.tests(of: $0) }
    #expect(parts.allSatisfy { $0 == $0.sorted() })
    #expect(parts.flatMap { $0 }.sorted() == Array(Self.paths.indices))
    #expect(plan.tests(of: 0).isEmpty && plan.tests(of: count + 1).isEmpty)
    let again = ShardPlan(Self.paths, count: count, durations: try Self.durations(file))
    #expect((1...min(count, 40)).map { again.tests(of: $0) } == parts)
  }

  @Test func withoutDurationsTheyAreGivenOutInTurn() {
    let plan = ShardPlan(["a", "b", "c", "d", "e"], count: 2)
    #expect(plan.tests(of: 1) == [0, 2, 4] && plan.tests(of: 2) == [1, 3])
    #expect(ShardPlan([], count: 3).tests(of: 2).isEmpty)
  }

  /// The longest first, to whom has least: no part has more than the best could, and a third (Graham).
  @Test(arguments: 1...6) func partsTakeAboutAsLong(count: Int) throws {
    let seconds = (0..<40).map { Double(($0 * 37) % 41 + 1) }
    let paths = seconds.indices.map { "\($0).pan" }
    let file = zip(paths, seconds).map { Self.line($0, seconds: $1) }.joined()
    let plan = ShardPlan(paths, count: count, durations: try Durations(Array(file.utf8)))
    let loads = (1...count).map { part in plan.tests(of: part).reduce(0) { $0 + seconds[$1] } }
    let least = max(seconds.reduce(0, +) / Double(count), seconds.max() ?? 0)
    #expect((loads.max() ?? 0) <= least * 4 / 3)
    #expect(loads.reduce(0, +) == seconds.reduce(0, +))
  }

  @Test(arguments: [
    ("{\"v\":1,\"event\":\"duration\",\"path\":\"a\",\"seconds\":1}\nx\n", 2),
    ("{\"v\":2,\"event\":\"duration\",\"path\":\"a\",\"seconds\":1}", 1),
    ("{\"v\":1,\"event\":\"duration\",\"path\":\"a\",\"seconds\":-1}", 1),
    ("{\"v\":1,\"event\":\"duration\",\"seconds\":1}", 1), ("\n\n[1]", 3),
    ("{\"v\":1,\"event\":\"duration\",\"path\":\"a\",\"seconds\":1", 1),
  ])
  func whatIsNoFileOfDurationsIsToldWithItsLine(text: String, line: Int) {
    let error = #expect(throws: Durations.Unreadable.self) { try Durations(Array(text.utf8)) }
    #expect(error?.line == line)
  }
}
