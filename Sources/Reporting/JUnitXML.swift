/// Test results in the JUnit format that CI services read: a suite a folder, a case a script.
///
/// Nothing in it depends on the clock or the machine, so two runs give the same bytes.
package enum JUnitXML {
  package static func text(_ report: TestReport) -> String {
    let counts = report.counts
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="pantomime" \(numbers(report.cases.count, counts.failed, counts.broken))>

      """
    for suite in suites(report) {
      let inner = TestReport(suite.cases).counts
      text += "  <testsuite name=\"\(escaped(suite.name))\" "
      text += "\(numbers(suite.cases.count, inner.failed, inner.broken))>\n"
      for test in suite.cases { text += element(test, in: suite.name) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func numbers(_ tests: Int, _ failures: Int, _ errors: Int) -> String {
    "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\""
  }

  /// The scripts by their folder, in the order in which the folders come up.
  private static func suites(_ report: TestReport) -> [(name: String, cases: [TestReport.Case])] {
    var suites: [(name: String, cases: [TestReport.Case])] = []
    for test in report.cases {
      let name = folder(test.path)
      if let index = suites.firstIndex(where: { $0.name == name }) {
        suites[index].cases.append(test)
      } else {
        suites.append((name, [test]))
      }
    }
    return suites
  }

  private static func folder(_ path: String) -> String {
    let parts = path.split(separator: "/").dropLast().filter { $0 != "." && $0 != ".." }
    return parts.isEmpty ? "scripts" : parts.joined(separator: "/")
  }

  private static func element(_ test: TestReport.Case, in suite: String) -> String {
    let file = test.path.split(separator: "/").last.map(String.init) ?? test.path
    let name = file.hasSuffix(".pan") ? String(file.dropLast(4)) : file
    let line = test.outcome.problems.first?.place.map { " line=\"\($0.line)\"" } ?? ""
    // Some readers divide the class name at its dots, so that slashes become dots.
    let group = suite.split(separator: "/").joined(separator: ".")
    let head =
      "    <testcase name=\"\(escaped(name))\" classname=\"\(escaped(group))\" "
      + "file=\"\(escaped(test.path))\"\(line)"
    switch test.outcome {
    case .passed: return head + "/>\n"
    case .failed(let problems): return head + ">\n" + body("failure", "expectation", problems)
    case .broken(let problems): return head + ">\n" + body("error", "script", problems)
    }
  }

  private static func body(
    _ tag: String, _ type: String, _ problems: [TestReport.Problem]
  ) -> String {
    let message = problems.first?.message ?? ""
    var text = "      <\(tag) type=\"\(type)\" message=\"\(escaped(message))\">"
    text += problems.map { problem in
      let place = problem.place.map { "\($0.line):\($0.column): " } ?? ""
      return escaped(place + problem.message)
    }.joined(separator: "\n")
    return text + "</\(tag)>\n    </testcase>\n"
  }

  /// Text that XML 1.0 can hold: it allows no control characters, not even as references.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value):
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
