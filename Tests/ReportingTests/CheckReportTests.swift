import Foundation
import PantomimeReporting
import Testing
import TestSupport

/// The results of a check are JSON that other programs understand.
@Suite(.timeLimit) struct CheckReportTests {
  private static var report: CheckReport {
    var report = CheckReport()
    (report.checked, report.broken) = (3, 2)
    report.findings = [
      CheckReport.Finding(
        path: "a b/ü.pan", place: .init(line: 2, column: 5, end: 9),
        message: "unknown verb 'sn\"ap'", hint: "`help` lists the verbs", notes: ["used at x.pan:1"]
      ),
      CheckReport.Finding(path: "/scripts/x.pan", message: "cannot be read: no such file"),
    ]
    return report
  }

  private func text(_ name: String, _ report: CheckReport) throws -> String {
    let format = try #require(CheckFormat.all.first { $0.name == name })
    let write = try #require(format.text)
    return write(report)
  }

  @Test func linesAreObjects() throws {
    let lines = try text("jsonl", Self.report).split(separator: "\n").map {
      try #require(
        try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(lines.count == 3)
    #expect(lines[0]["path"] as? String == "a b/ü.pan")
    #expect(lines[0]["column"] as? Int == 5 && lines[0]["end-column"] as? Int == 9)
    #expect(lines[0]["hint"] as? String == "`help` lists the verbs")
    #expect(lines[1]["line"] == nil && lines[1]["message"] != nil)
    #expect(lines[2]["event"] as? String == "summary" && lines[2]["with-errors"] as? Int == 2)
  }

  @Test func resultsHavePlaces() throws {
    for report in [Self.report, CheckReport()] {
      let text = try text("sarif", report)
      let log = try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      #expect(log["version"] as? String == "2.1.0")
      let run = try #require((log["runs"] as? [[String: Any]])?.first)
      #expect(run["columnKind"] as? String == "unicodeCodePoints")
      let results = try #require(run["results"] as? [[String: Any]])
      #expect(results.count == report.findings.count)
      guard let first = results.first, let last = results.last else { continue }
      let message = try #require(first["message"] as? [String: Any])
      #expect(
        message["text"] as? String
          == "unknown verb 'sn\"ap'; `help` lists the verbs\nused at x.pan:1")
      func place(_ result: [String: Any]) throws -> [String: Any] {
        let location = try #require((result["locations"] as? [[String: Any]])?.first)
        return try #require(location["physicalLocation"] as? [String: Any])
      }
      let region = try #require(try place(first)["region"] as? [String: Int])
      #expect(
        region == ["startLine": 2, "startColumn": 5, "endLine": 2, "endColumn": 9])
      let uri = try #require(try place(first)["artifactLocation"] as? [String: String])
      #expect(uri["uri"] == "a%20b/%C3%BC.pan")
      #expect(try place(last)["region"] == nil)
      let other = try #require(try place(last)["artifactLocation"] as? [String: String])
      #expect(other["uri"] == "file:///scripts/x.pan")
    }
  }
}

/// The problems of tests in SARIF: where they are, and which are errors.
@Suite(.timeLimit) struct SARIFTests {
  @Test func problemsHaveLevelsAndPlaces() throws {
    let problem = TestReport.Problem(message: "expect a 1", place: (line: 3, column: 1))
    var known = TestName(path: "b.pan", case: "x")
    known.knownFailure = "later"
    let report = TestReport([
      TestReport.Case(path: "./a.pan", outcome: .passed),
      TestReport.Case(path: "./a.pan", outcome: .failed(.init([problem, problem]))),
      TestReport.Case(path: "c.pan", outcome: .broken(.init([TestReport.Problem(message: "no")]))),
      TestReport.Case(known, outcome: .failedAsKnown(.init([problem]))),
      TestReport.Case(path: "d.pan", outcome: .skipped("not now")),
    ])
    let write = try #require(ReportFormat.all.first { $0.name == "sarif" }?.text)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(write(report).utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["error", "error", "error", "note"])
    #expect(
      results.map { $0["ruleId"] as? String }
        == ["failed-test", "failed-test", "script-error", "known-failure"])
    let tool = try #require(run["tool"] as? [String: [String: Any]])
    let rules = try #require(tool["driver"]?["rules"] as? [[String: Any]])
    #expect(
      Set(rules.map { $0["id"] as? String }) == Set(results.map { $0["ruleId"] as? String }))
    func place(_ index: Int) throws -> [String: Any] {
      let location = try #require((results[index]["locations"] as? [[String: Any]])?.first)
      return try #require(location["physicalLocation"] as? [String: Any])
    }
    #expect(try place(0)["region"] as? [String: Int] == ["startLine": 3, "startColumn": 1])
    #expect(try place(2)["region"] == nil)
    let uri = try #require(try place(0)["artifactLocation"] as? [String: String])
    #expect(uri["uri"] == "a.pan")
    // What isn't shown is counted.
    let cut = TestReport([
      TestReport.Case(path: "a.pan", outcome: .failed(.init([problem], more: 3)))
    ])
    #expect(write(cut).contains("and 3 more"))
  }
}
