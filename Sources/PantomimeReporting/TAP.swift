import PantomimeKit

/// Test results in the Test Anything Protocol, version 13, which `prove` reads: one line per test,
/// followed by the test's problems as YAML.
///
/// A known failure is reported as a TODO, which is allowed to fail.
package enum TAP {
  package static func text(_ report: TestReport) -> String {
    var text = "TAP version 13\n1..\(report.cases.count)"
    let faults = report.faults
    text += report.cases.isEmpty && faults.isEmpty ? " # SKIP nothing to run\n" : "\n"
    for (index, test) in report.cases.enumerated() {
      let point = "\(index + 1) - \(escaped(test.test.title))"
      let known = test.test.knownFailure.map { " # TODO \(escaped($0))" } ?? ""
      switch test.outcome {
      case .passed: text += "ok \(point)\(known)\n"
      case .failedAsKnown(let problems):
        text += "not ok \(point)\(known)\n" + block("todo", problems)
      case .skipped(let reason): text += "ok \(point) # SKIP \(escaped(reason))\n"
      case .failed(let problems): text += "not ok \(point)\n" + block("fail", problems)
      case .broken(let problems): text += "not ok \(point)\n" + block("error", problems)
      case .notRun(let reason): text += "ok \(point) # SKIP not run: \(escaped(reason))\n"
      }
    }
    if !faults.isEmpty { text += "Bail out! \(escaped(faults.joined(separator: "; ")))\n" }
    return text
  }

  private static func block(_ severity: String, _ problems: TestReport.Problems) -> String {
    var text = "  ---\n  severity: \(severity)\n  problems:\n"
    for problem in problems.shown { text += item(problem) }
    if problems.more > 0 { text += "  more: \(problems.more)\n" }
    return text + "  ...\n"
  }

  private static func item(_ problem: TestReport.Problem) -> String {
    var text = "    - message: \(JSONText.string(problem.message).text)\n"
    if let file = problem.file { text += "      file: \(JSONText.string(file).text)\n" }
    if let place = problem.place {
      text += "      line: \(place.line)\n      column: \(place.column)\n"
    }
    if let values = problem.values {
      text += "      expected: \(JSONText.string(values.expected).text)\n"
      text += "      actual: \(JSONText.string(values.actual).text)\n"
    }
    for (name, value) in [("difference", problem.difference), ("reason", problem.reason)]
    where !value.isEmpty { text += "      \(name): \(JSONText.string(value).text)\n" }
    if !problem.trace.isEmpty {
      text += "      trace:\n"
      for entry in problem.trace { text += "        - \(JSONText.string(entry.text).text)\n" }
    }
    return text
  }

  /// Returns a description on one line, in which text that the protocol would read as a directive
  /// is escaped.
  private static func escaped(_ text: String) -> String {
    Printable.name(text).map { $0 == "#" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }
}

extension ReportFormat {
  /// The Test Anything Protocol.
  static let anythingProtocol = ReportFormat(
    "tap", "the Test Anything Protocol", mark: "TAP version", text: { TAP.text($0) })
}
