/// Test results as JSON, one object a line: a result for every script, then a summary.
///
/// A result is `{"v":1,"event":"result","path":"…","outcome":"failed","problems":[{"message":"…",
/// "line":7,"column":1,"expected":"…","actual":"…"}]}`.
package enum ResultLines {
  package static func text(_ report: TestReport) -> String {
    let counts = report.counts
    return report.cases.map { line($0) + "\n" }.joined()
      + "{\"v\":1,\"event\":\"summary\",\"passed\":\(counts.passed),\"failed\":\(counts.failed),"
      + "\"broken\":\(counts.broken)}\n"
  }

  private static func line(_ test: TestReport.Case) -> String {
    var line = "{\"v\":1,\"event\":\"result\",\"path\":\(JSONLines.string(test.path)),"
    line += "\"outcome\":\"\(word(test.outcome))\""
    let problems = test.outcome.problems.map(object)
    if !problems.isEmpty { line += ",\"problems\":[\(problems.joined(separator: ","))]" }
    return line + "}"
  }

  private static func word(_ outcome: TestReport.Outcome) -> String {
    switch outcome {
    case .passed: "passed"
    case .failed: "failed"
    case .broken: "broken"
    }
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
    return "{\(fields.joined(separator: ","))}"
  }
}
