/// The errors and failed tests of scripts in the Static Analysis Results Interchange Format (SARIF)
/// 2.1.0, which code hosts and editors read.
package enum SARIF {
  /// Returns the errors that a check has found.
  package static func text(_ report: CheckReport) -> String {
    text(
      report.findings.map { finding in
        Result(
          .scriptError, ([finding.text] + finding.notes).joined(separator: "\n"), at: finding.path,
          region: finding.place.map { place in
            "\"startLine\": \(place.line), \"startColumn\": \(place.column), "
              + "\"endLine\": \(place.line), \"endColumn\": \(place.end)"
          })
      }, faults: report.problems)
  }

  /// Returns the problems of tests; a known failure is a note.
  ///
  /// The problems of the run as a whole are notifications of its invocation, because code hosts
  /// reject a result without a file.
  package static func text(_ report: TestReport) -> String {
    text(
      report.cases.flatMap { test in
        switch test.outcome {
        case .passed, .skipped, .notRun: [Result]()
        case .failed(let problems): results(.failedTest, of: test.test, problems)
        case .broken(let problems): results(.scriptError, of: test.test, problems)
        case .failedAsKnown(let problems): results(.knownFailure, of: test.test, problems)
        }
      }, faults: report.faults)
  }

  /// A kind of result, which is a rule in the terms of the format.
  private enum Rule: String, CaseIterable {
    case scriptError = "script-error"
    case failedTest = "failed-test"
    case knownFailure = "known-failure"

    var meaning: String {
      switch self {
      case .scriptError: "A statement that can't run."
      case .failedTest: "An expectation that doesn't hold."
      case .knownFailure: "An expectation that is known not to hold."
      }
    }

    var level: String { self == .knownFailure ? "note" : "error" }
  }

  private struct Result {
    let rule: Rule
    let message: String
    let path: String
    /// The members of the region, or `nil` for the whole file.
    let region: String?

    init(_ rule: Rule, _ message: String, at path: String, region: String?) {
      (self.rule, self.message, self.path, self.region) = (rule, message, path, region)
    }
  }

  private static func results(
    _ rule: Rule, of test: TestName, _ problems: TestReport.Problems
  ) -> [Result] {
    let title = test.caseName.map { ["case \($0)"] } ?? []
    let known = test.knownFailure.map { ["known failure: \($0)"] } ?? []
    let rest = Result(
      rule, (["and \(problems.more) more"] + title + known).joined(separator: "\n"), at: test.path,
      region: nil)
    return problems.shown.map { problem in
      let details = [problem.difference, problem.reason].filter { !$0.isEmpty }
      return Result(
        rule, ([problem.claim] + details + title + known).joined(separator: "\n"),
        at: problem.file ?? test.path,
        region: problem.place.map { "\"startLine\": \($0.line), \"startColumn\": \($0.column)" })
    } + (problems.more > 0 ? [rest] : [])
  }

  /// Returns the member for a run that couldn't do everything it was asked to do, or an empty text.
  private static func invocations(_ faults: [String]) -> String {
    guard !faults.isEmpty else { return "" }
    let notifications = faults.map { fault in
      """

                  { "level": "error", "message": { "text": \(JSONText.string(fault).text) } }
      """
    }
    return """

            "invocations": [
              {
                "executionSuccessful": false,
                "toolExecutionNotifications": [\(notifications.joined(separator: ","))
                ]
              }
            ],
      """
  }

  private static func text(_ results: [Result], faults: [String] = []) -> String {
    let rules = Rule.allCases.map { rule in
      """

                {
                  "id": "\(rule.rawValue)",
                  "shortDescription": { "text": "\(rule.meaning)" },
                  "defaultConfiguration": { "level": "\(rule.level)" }
                }
      """
    }
    return """
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
          {
            "tool": {
              "driver": {
                "name": "pantomime",
                "version": \(JSONText.string(ProgramVersion.current).text),
                "rules": [\(rules.joined(separator: ","))
                ]
              }
            },
            "columnKind": "unicodeCodePoints",\(invocations(faults))
            "results": [\(results.map(text).joined(separator: ","))
            ]
          }
        ]
      }

      """
  }

  private static func text(_ result: Result) -> String {
    let region = result.region.map { ", \"region\": { \($0) }" } ?? ""
    return """

            {
              "ruleId": "\(result.rule.rawValue)",
              "level": "\(result.rule.level)",
              "message": { "text": \(JSONText.string(result.message).text) },
              "locations": [
                {
                  "physicalLocation": {
                    "artifactLocation": { "uri": \(JSONText.string(uri(result.path)).text) }\(region)
                  }
                }
              ]
            }
      """
  }

  /// Returns a path as a URI, which is relative unless the path is absolute.
  private static func uri(_ path: String) -> String {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        "a"..."z" ~= scalar || "A"..."Z" ~= scalar || "0"..."9" ~= scalar
        || "-._~/".unicodeScalars.contains(scalar)
      if isPlain {
        text.unicodeScalars.append(scalar)
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}

extension CheckFormat {
  /// SARIF for code hosts and editors.
  static let sarif = CheckFormat("sarif", text: { SARIF.text($0) })
}

extension ReportFormat {
  /// SARIF for code hosts and editors.
  package static let sarif = ReportFormat(
    "sarif", "SARIF for code hosts and editors",
    mark: "\"driver\": {\n          \"name\": \"pantomime\"",
    text: { SARIF.text($0) })
}
