/// Test results as JSON, one object per line: a result for every test, followed by a summary.
///
/// A result is `{"v":1,"event":"result","path":"…","outcome":"failed","problems":[{"message":"…",
/// "line":7,"column":1,"expected":"…","actual":"…","difference":"…","reason":"…","trace":[…]}]}`. The `trace` of a problem contains the last events before the problem, in the format of `trace
/// --format
/// jsonl`; `more` is the number of omitted problems. If a script has cases, each result names its `case`. The properties that the script declares are in `about`, `tags`, and `known-failure`. If a test with a known failure fails, its outcome is `passed`, and its problems are included. A test with the outcome `skipped` or `not-run` has a reason. If the run was cut short, the summary contains the reason. If requested tests weren't found, the summary contains the `problems`; requirements on all tests together that they don't meet are in `unmet`, and the options that decide how a test is judged in `options`. If the run covers only a shard, the summary identifies the `shard` and contains the `total` number of tests in all shards and the options that select them, the `selection`; and each result contains the `order`
/// of its test among all tests. If the position of a problem isn't in the script but in a file that it uses, the problem has a `place` with the `file`. Lines about the tests as a whole, such as their coverage, come
/// before the summary.
package enum ResultLines {
  package static func text(_ report: TestReport) -> String {
    let counts = report.counts
    let summary = JSONText.object([
      ("v", .count(1)), ("event", .string("summary")), ("passed", .count(counts.passed)),
      ("failed", .count(counts.failed)), ("broken", .count(counts.broken)),
      ("skipped", .count(counts.skipped)), ("not-run", .count(counts.notRun)),
      ("cut", report.cut.map { .string($0) }), ("problems", .strings(ifAny: report.problems)),
      ("unmet", .strings(ifAny: report.unmet)), ("options", .strings(ifAny: report.options)),
      ("shard", report.part.map { .string($0.text) }),
      ("total", report.part == nil ? nil : report.total.map { .count($0) }),
      ("selection", report.part == nil ? nil : .strings(ifAny: report.selection)),
    ])
    return report.cases.map { line($0).text + "\n" }.joined()
      + report.lines.map { $0 + "\n" }.joined() + summary.text + "\n"
  }

  private static func line(_ test: TestReport.Case) -> JSONText {
    let name = test.test
    let head: [JSONText.Member] = [
      ("v", .count(1)), ("event", .string("result")), ("path", .string(name.path)),
      ("case", name.caseName.map { .string($0) }), ("about", .string(ifAny: name.about)),
      ("tags", .strings(ifAny: name.tags)),
      ("known-failure", name.knownFailure.map { .string($0) }),
      ("order", test.order.map { .count($0) }),
    ]
    return .object(head + outcome(of: test))
  }

  private static func outcome(of test: TestReport.Case) -> [JSONText.Member] {
    switch test.outcome {
    case .passed: [("outcome", .string("passed"))]
    case .failedAsKnown(let problems): [("outcome", .string("passed"))] + members(problems)
    case .failed(let problems): [("outcome", .string("failed"))] + members(problems)
    case .broken(let problems): [("outcome", .string("broken"))] + members(problems)
    case .skipped(let reason): [("outcome", .string("skipped")), ("reason", .string(reason))]
    case .notRun(let reason): [("outcome", .string("not-run")), ("reason", .string(reason))]
    }
  }

  private static func members(_ problems: TestReport.Problems) -> [JSONText.Member] {
    guard !problems.shown.isEmpty else { return [] }
    return [
      ("problems", .list(problems.shown.map { object($0) })),
      ("more", problems.more > 0 ? .count(problems.more) : nil),
    ]
  }

  private static func object(_ problem: TestReport.Problem) -> JSONText {
    let trace = problem.trace.map { JSONLines.object($0, version: 1) }
    let place: [JSONText.Member] = [
      ("line", problem.place.map { .count($0.line) }),
      ("column", problem.place.map { .count($0.column) }),
    ]
    let other = problem.file.map { JSONText.object([("file", .string($0))] + place) }
    return .object(
      [("message", .string(problem.message))] + (other == nil ? place : [("place", other)]) + [
        ("expected", problem.values.map { .string($0.expected) }),
        ("actual", problem.values.map { .string($0.actual) }),
        ("difference", .string(ifAny: problem.difference)),
        ("reason", .string(ifAny: problem.reason)), ("trace", trace.isEmpty ? nil : .list(trace)),
      ])
  }
}

extension ReportFormat {
  /// JSON, one object per line.
  static let resultLines = ReportFormat(
    "jsonl", "JSON, one object per line", takesLines: true, mark: "{\"v\":1,\"event\":\"",
    text: { ResultLines.text($0) })
}
