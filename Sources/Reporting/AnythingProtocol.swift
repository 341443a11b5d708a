/// Test results in the Test Anything Protocol, version 14: a line a script, the problems as YAML.
package enum AnythingProtocol {
  package static func text(_ report: TestReport) -> String {
    var text = "TAP version 14\n1..\(report.cases.count)\n"
    for (index, test) in report.cases.enumerated() {
      let description = escaped(test.path)
      switch test.outcome {
      case .passed: text += "ok \(index + 1) - \(description)\n"
      case .failed(let problems): text += notOK(index, description, "fail", problems)
      case .broken(let problems): text += notOK(index, description, "error", problems)
      }
    }
    return text
  }

  private static func notOK(
    _ index: Int, _ description: String, _ severity: String, _ problems: [TestReport.Problem]
  ) -> String {
    var text = "not ok \(index + 1) - \(description)\n  ---\n  severity: \(severity)\n  problems:\n"
    for problem in problems {
      text += "    - message: \(JSONLines.string(problem.message))\n"
      if let place = problem.place {
        text += "      line: \(place.line)\n      column: \(place.column)\n"
      }
      if let values = problem.values {
        text += "      expected: \(JSONLines.string(values.expected))\n"
        text += "      actual: \(JSONLines.string(values.actual))\n"
      }
    }
    return text + "  ...\n"
  }

  /// A description without what the protocol reads as a directive.
  private static func escaped(_ text: String) -> String {
    text.map { $0 == "#" || $0 == "\\" ? "\\\($0)" : $0.isNewline ? " " : String($0) }.joined()
  }
}
