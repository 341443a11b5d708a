/// Test results as JSON, one object per line: a result for every test, followed by a summary.
///
/// A result is `{"v":1,"event":"result","path":"…","outcome":"failed","problems":[{"message":"…",
/// "line":7,"column":1,"expected":"…","actual":"…","difference":"…","reason":"…","trace":[…]}]}`. The `trace` of a problem contains the last events before the problem, in the format of `trace
/// --format
/// jsonl`; `more` is the number of omitted problems. If a script has cases, each result names its `case`. The properties that the script declares are in `about`, `tags`, and `known-failure`. If a test with a known failure fails, its outcome is `passed`, and its problems are included. A test with the outcome `skipped` or `not-run` has a reason. If the run was cut short, the summary contains the reason. If requested tests weren't found, the summary contains the `problems`. If the run covers only a shard, the summary identifies the shard, and each result contains the `order`
/// of its test among all tests. Lines about the tests as a whole, such as their coverage, come
/// before the summary.
package enum ResultLines {
  package static func text(_ report: TestReport) -> String {
    let counts = report.counts
    let cut = report.cut.map { ",\"cut\":\(JSONLines.string($0))" } ?? ""
    let problems = report.problems.map(JSONLines.string).joined(separator: ",")
    let found = problems.isEmpty ? "" : ",\"problems\":[\(problems)]"
    let part = report.part.map { ",\"shard\":\(JSONLines.string($0.text))" } ?? ""
    return report.cases.map { line($0) + "\n" }.joined() + report.lines.map { $0 + "\n" }.joined()
      + "{\"v\":1,\"event\":\"summary\",\"passed\":\(counts.passed),\"failed\":\(counts.failed),"
      + "\"broken\":\(counts.broken),\"skipped\":\(counts.skipped),"
      + "\"not-run\":\(counts.notRun)\(cut)\(found)\(part)}\n"
  }

  private static func line(_ test: TestReport.Case) -> String {
    let order = test.order.map { ",\"order\":\($0)" } ?? ""
    let head = "{\"v\":1,\"event\":\"result\",\(name(test.test))\(order),\"outcome\":"
    switch test.outcome {
    case .passed: return head + "\"passed\"}"
    case .failedAsKnown(let problems): return head + "\"passed\"\(list(problems))}"
    case .failed(let problems): return head + "\"failed\"\(list(problems))}"
    case .broken(let problems): return head + "\"broken\"\(list(problems))}"
    case .skipped(let reason): return head + "\"skipped\",\"reason\":\(JSONLines.string(reason))}"
    case .notRun(let reason): return head + "\"not-run\",\"reason\":\(JSONLines.string(reason))}"
    }
  }

  private static func name(_ test: TestName) -> String {
    var fields = ["\"path\":\(JSONLines.string(test.path))"]
    for (name, value) in [
      ("case", test.caseName), ("about", test.about.isEmpty ? nil : test.about),
    ] {
      if let value { fields.append("\"\(name)\":\(JSONLines.string(value))") }
    }
    if !test.tags.isEmpty {
      fields.append("\"tags\":[\(test.tags.map(JSONLines.string).joined(separator: ","))]")
    }
    if let known = test.knownFailure {
      fields.append("\"known-failure\":\(JSONLines.string(known))")
    }
    return fields.joined(separator: ",")
  }

  private static func list(_ problems: TestReport.Problems) -> String {
    let objects = problems.shown.map(object)
    guard !objects.isEmpty else { return "" }
    let more = problems.more > 0 ? ",\"more\":\(problems.more)" : ""
    return ",\"problems\":[\(objects.joined(separator: ","))]\(more)"
  }

  private static func object(_ problem: TestReport.Problem) -> String {
    var fields = ["\"message\":\(JSONLines.string(problem.message))"]
    if let place = problem.place {
      fields += ["\"line\":\(place.line)", "\"column\":\(place.column)"]
    }
    if let values = problem.values {
      fields.append("\"expected\":\(JSONLines.string(values.expected))")
      fields.append("\"actual\":\(JSONLines.string(values.actual))")
    }
    for (name, value) in [("difference", problem.difference), ("reason", problem.reason)]
    where !value.isEmpty { fields.append("\"\(name)\":\(JSONLines.string(value))") }
    if !problem.trace.isEmpty {
      let lines = problem.trace.map { JSONLines.line($0, version: 1) }
      fields.append("\"trace\":[\(lines.joined(separator: ","))]")
    }
    return "{\(fields.joined(separator: ","))}"
  }
}

extension ReportFormat {
  /// JSON, one object per line.
  static let resultLines = ReportFormat(
    "jsonl", "JSON, one object per line", takesLines: true, text: { ResultLines.text($0) })
}
