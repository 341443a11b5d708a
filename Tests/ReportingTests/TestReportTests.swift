import TestSupport
import Foundation
import PantomimeKit
import PantomimeReporting
import Testing

/// The formats in which other programs read how scripts did.
@Suite(.timeLimit) struct TestReportTests {
  private let report = TestReport([
    TestReport.Case(path: "a/one.pan", outcome: .passed),
    TestReport.Case(path: "a/b/#2 \"x\".pan", outcome: .failed(.init([failure], more: 3))),
    TestReport.Case(
      path: "three.pan",
      outcome: .broken(.init([TestReport.Problem(message: "it has nothing to run")]))),
    TestReport.Case(path: "a/four\u{202E}.pan", outcome: .notRun("an earlier one # did not pass")),
  ])

  private static var failure: TestReport.Problem {
    var problem = TestReport.Problem(
      message: "expect x < 1 & y\u{7}", place: (7, 3), values: ("< 1", "2\n3"))
    problem.difference = "off by 1"
    problem.reason = "it \"moves\""
    problem.trace = [
      Fixture.entry(0, Event(named: "scene box")),
      Fixture.entry(5, Event(named: "tap", [.word("on", "card")])),
    ]
    return problem
  }

  @Test func linesOfTAP() {
    #expect(
      TAP.text(report) == """
        TAP version 13
        1..4
        ok 1 - a/one.pan
        not ok 2 - a/b/\\#2 "x".pan
          ---
          severity: fail
          problems:
            - message: "expect x < 1 & y\\u0007"
              line: 7
              column: 3
              expected: "< 1"
              actual: "2\\n3"
              difference: "off by 1"
              reason: "it \\"moves\\""
              trace:
                - "0 scene box"
                - "0.000000005 tap on=card"
          more: 3
          ...
        not ok 3 - three.pan
          ---
          severity: error
          problems:
            - message: "it has nothing to run"
          ...
        ok 4 - a/four\\\\u{202E}.pan # SKIP not run: an earlier one \\# did not pass

        """)
  }

  @Test func elementsOfJUnit() {
    #expect(
      JUnitXML.text(report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="pantomime" tests="4" failures="1" errors="1">
          <testsuite name="a/one" tests="1" failures="0" errors="0" skipped="0" file="a/one.pan">
            <testcase name="one" classname="a"/>
          </testsuite>
          <testsuite name="a/b/#2 &quot;x&quot;" tests="1" failures="1" errors="0" skipped="0" \
        file="a/b/#2 &quot;x&quot;.pan">
            <testcase name="#2 &quot;x&quot;" classname="a.b">
              <failure type="expectation" message="expect x &lt; 1 &amp; y\\u{7}">a/b/#2 \
        &quot;x&quot;.pan:7:3: expect x &lt; 1 &amp; y\\u{7}
          difference  off by 1
          reason      it &quot;moves&quot;
          trace       0 scene box
                      0.000000005 tap on=card
        and 3 more</failure>
            </testcase>
          </testsuite>
          <testsuite name="(root)/three" tests="1" failures="0" errors="1" skipped="0" file="three.pan">
            <testcase name="three" classname="(root)">
              <error type="script" message="it has nothing to run">three.pan: \
        it has nothing to run</error>
            </testcase>
          </testsuite>
          <testsuite name="a/four\\u{202E}" tests="1" failures="0" errors="0" skipped="1" file="a/four\\u{202E}.pan">
            <testcase name="four\\u{202E}" classname="a">
              <skipped message="not run: an earlier one # did not pass"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func linesAreObjects() throws {
    let objects = try objects(report)
    #expect(objects.count == 5)
    #expect(objects.allSatisfy { $0["v"] as? Int == 1 })
    #expect(
      objects.map { $0["outcome"] as? String } == ["passed", "failed", "broken", "not-run", nil])
    #expect(objects[1]["more"] as? Int == 3)
    let problem = try #require((objects[1]["problems"] as? [[String: Any]])?.first)
    #expect(problem["difference"] as? String == "off by 1")
    #expect(problem["reason"] as? String == "it \"moves\"")
    let trace = try #require(problem["trace"] as? [[String: Any]])
    #expect(trace.map { $0["event"] as? String } == ["scene box", "tap"])
    #expect(objects[3]["path"] as? String == "a/four\u{202E}.pan")
    #expect(objects[3]["reason"] as? String == "an earlier one # did not pass")
    let counts = ["passed", "failed", "broken", "not-run"].map { objects[4][$0] as? Int }
    #expect(counts == [1, 1, 1, 1])
    #expect(objects[4]["cut"] == nil)
  }

  @Test func aRunThatWasCutSaysSo() throws {
    let cut = TestReport(report.cases, cut: "interrupted")
    #expect(TAP.text(cut).hasSuffix("\nBail out! interrupted\n"))
    #expect(
      JUnitXML.text(cut).split(separator: "<property name=\"cut\" value=\"interrupted\"/>").count
        == 5)
    #expect(try objects(cut).last?["cut"] as? String == "interrupted")
  }

  @Test func noScriptsAreNoFailure() throws {
    let nothing = TestReport([])
    #expect(
      TAP.text(nothing) == "TAP version 13\n1..0 # SKIP nothing to run\n")
    #expect(JUnitXML.text(nothing).contains("tests=\"0\" failures=\"0\" errors=\"0\""))
    #expect(try objects(nothing).count == 1)
  }

  private func objects(_ report: TestReport) throws -> [[String: Any]] {
    try ResultLines.text(report).split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  /// Known times are reported, and an annotation names its line.
  @Test func timesAndAnnotations() {
    var one = TestReport.Case(path: "a/one.pan", outcome: .passed)
    one.seconds = 0.25
    var two = TestReport.Case(
      TestName(path: "a/one.pan", case: "b"),
      outcome: .failed(.init([TestReport.Problem(message: "x, 5 %", place: (7, 3))], more: 2)))
    two.seconds = 0.5
    var report = TestReport([one, two])
    report.timestamp = "2026-01-31T08:30:00"
    let lines = JUnitXML.text(report).split(separator: "\n")
    #expect(lines[1].hasSuffix(#"errors="0" time="0.75">"#))
    #expect(lines[2].hasSuffix(#"file="a/one.pan" time="0.75" timestamp="2026-01-31T08:30:00">"#))
    #expect(lines[3] == #"    <testcase name="one" classname="a" time="0.25"/>"#)
    #expect(
      GitHubAnnotations.text(report) == """
        ::error file=a/one.pan,line=7,col=3,title=a/one.pan [b]::x, 5 %25
        ::error file=a/one.pan,title=a/one.pan [b]::and 2 more
        1 passed, 1 failed

        """)
    // An annotation names a file as the repository does, without the `./` of `replay .`.
    let here = TestReport([.init(path: "./a.pan", outcome: .skipped("later"))])
    #expect(GitHubAnnotations.text(here).hasPrefix("::notice file=a.pan,title=./a.pan::"))
  }

  /// Tests whose scripts have similar paths have different names in each class.
  @Test func namesAreUniqueInJUnit() {
    let paths = [
      "x.pan", "../x.pan", "scripts/x.pan", "a.b/x.pan", "a/b/x.pan", "/a/b/x.pan", "a/b/y.pan",
    ]
    let report = TestReport(
      paths.flatMap { path in
        [nil, "far"].map { TestReport.Case(TestName(path: path, case: $0), outcome: .passed) }
      })
    let lines = JUnitXML.text(report).split(separator: "\n").map(String.init)
    let tests = lines.filter { $0.contains("<testcase ") }
    #expect(tests.count == 14 && Set(tests).count == 14, "\(tests)")
    #expect(tests.contains(#"    <testcase name="x" classname="scripts"/>"#))
    #expect(tests.contains(#"    <testcase name="x (a.b/x.pan)" classname="a.b"/>"#))
    #expect(tests.contains(#"    <testcase name="x [far] (a/b/x.pan)" classname="a.b"/>"#))
    #expect(tests.contains(#"    <testcase name="y [far]" classname="a.b"/>"#))
    let suites = lines.filter { $0.contains("<testsuite ") }.map { $0.split(separator: "\"")[1] }
    #expect(suites.count == 7 && Set(suites).count == 7, "\(suites)")
  }

  /// Annotations list the tests that were skipped or didn't run, and known failures that pass.
  @Test func annotationsListWhatDidNotRun() {
    var known = TestName(path: "a.pan")
    known.knownFailure = "once"
    let cut = TestReport(
      [
        TestReport.Case(known, outcome: .passed),
        TestReport.Case(path: "b.pan", outcome: .skipped("no time")),
        TestReport.Case(path: "c.pan", outcome: .notRun("interrupted")),
      ], cut: "interrupted")
    #expect(
      GitHubAnnotations.text(cut) == """
        ::notice file=a.pan,title=a.pan::passes but is a known failure: once
        ::notice file=b.pan,title=b.pan::skipped: no time
        ::notice file=c.pan,title=c.pan::not run: interrupted
        ::error title=pantomime::interrupted: 1 not run
        1 passed, 0 failed, 1 skipped

        """)
  }
}
