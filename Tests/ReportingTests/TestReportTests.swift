import Foundation
import Reporting
import Testing

/// The formats in which other programs read how scripts did.
@Suite(.timeLimit) struct TestReportTests {
  private let report = TestReport([
    TestReport.Case(path: "a/one.pan", outcome: .passed),
    TestReport.Case(
      path: "a/b/#2 \"x\".pan",
      outcome: .failed([
        TestReport.Problem(
          message: "expect x < 1 & y\u{7}", place: (7, 3), values: ("< 1", "2\n3"))
      ])),
    TestReport.Case(
      path: "three.pan", outcome: .broken([TestReport.Problem(message: "it has nothing to run")])),
  ])

  @Test func linesOfTheAnythingProtocol() {
    #expect(
      AnythingProtocol.text(report) == """
        TAP version 14
        1..3
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
          ...
        not ok 3 - three.pan
          ---
          severity: error
          problems:
            - message: "it has nothing to run"
          ...

        """)
  }

  @Test func elementsOfJUnit() {
    #expect(
      JUnitXML.text(report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="pantomime" tests="3" failures="1" errors="1" skipped="0">
          <testsuite name="a" tests="1" failures="0" errors="0" skipped="0">
            <testcase name="one" classname="a" file="a/one.pan"/>
          </testsuite>
          <testsuite name="a/b" tests="1" failures="1" errors="0" skipped="0">
            <testcase name="#2 &quot;x&quot;" classname="a.b" file="a/b/#2 &quot;x&quot;.pan" line="7">
              <failure type="expectation" message="expect x &lt; 1 &amp; y\u{FFFD}">7:3: \
        expect x &lt; 1 &amp; y\u{FFFD}</failure>
            </testcase>
          </testsuite>
          <testsuite name="scripts" tests="1" failures="0" errors="1" skipped="0">
            <testcase name="three" classname="scripts" file="three.pan">
              <error type="script" message="it has nothing to run">it has nothing to run</error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func linesAreObjects() throws {
    let lines = ResultLines.text(report).split(separator: "\n")
    #expect(lines.count == 4)
    var outcomes: [String] = []
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["v"] as? Int == 1)
      outcomes.append(object?["outcome"] as? String ?? "\(object?["failed"] as? Int ?? -1)")
    }
    #expect(outcomes == ["passed", "failed", "broken", "1"])
  }
}
