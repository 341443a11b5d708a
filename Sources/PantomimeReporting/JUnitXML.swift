import PantomimeKit

/// Test results in the JUnit format for CI services: a suite per folder, a case per test.
///
/// There is no standard. The output conforms to the strictest schema in use, that of Jenkins' xunit
/// plugin. That schema allows a case neither attributes for file and line nor properties, so the
/// texts begin with the position, the tags form the group, and the description is the output.
/// Nothing depends on the clock or the machine: two runs produce the same bytes.
package enum JUnitXML {
  package static func text(_ report: TestReport) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="pantomime" \(numbers(report.cases.count, report.counts))>

      """
    for suite in suites(report) {
      let counts = TestReport(suite.cases).counts
      text += "  <testsuite name=\"\(XMLText.escaped(suite.name))\" "
      text +=
        "\(numbers(suite.cases.count, counts)) skipped=\"\(counts.skipped + counts.notRun)\">\n"
      if let cut = report.cut { text += property("cut", cut) }
      for test in suite.cases { text += element(test, in: suite.name) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func numbers(_ tests: Int, _ counts: TestReport.Counts) -> String {
    "tests=\"\(tests)\" failures=\"\(counts.failed)\" errors=\"\(counts.broken)\""
  }

  private static func property(_ name: String, _ value: String) -> String {
    """
        <properties>
          <property name="\(name)" value="\(XMLText.escaped(value))"/>
        </properties>

    """
  }

  /// Returns the scripts by their folder, in the order in which the folders first occur.
  private static func suites(_ report: TestReport) -> [(name: String, cases: [TestReport.Case])] {
    var suites: [(name: String, cases: [TestReport.Case])] = []
    for test in report.cases {
      let name = folder(test.test.path)
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
    let path = test.test.path
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let name = (file.hasSuffix(".pan") ? String(file.dropLast(4)) : file) + test.test.behind
    // Some readers split the class name at its dots, so slashes become dots.
    let group = suite.split(separator: "/").joined(separator: ".")
    let head =
      "    <testcase name=\"\(XMLText.escaped(name))\" classname=\"\(XMLText.escaped(group))\""
      + self.group(test.test.tags)
    let content = finding(test.outcome, path) + output(test)
    return content.isEmpty ? head + "/>\n" : head + ">\n\(content)    </testcase>\n"
  }

  private static func group(_ tags: [String]) -> String {
    tags.isEmpty ? "" : " group=\"\(XMLText.escaped(tags.joined(separator: ",")))\""
  }

  /// Returns the failure, or the reason why the test didn't run.
  private static func finding(_ outcome: TestReport.Outcome, _ path: String) -> String {
    switch outcome {
    case .passed, .failedAsKnown: ""
    case .failed(let problems): body("failure", "expectation", problems, of: path)
    case .broken(let problems): body("error", "script", problems, of: path)
    case .skipped(let reason): skipped(reason)
    case .notRun(let reason): skipped("not run: \(reason)")
    }
  }

  private static func skipped(_ reason: String) -> String {
    "      <skipped message=\"\(XMLText.escaped(reason))\"/>\n"
  }

  /// Returns the description of a test and its known failure.
  private static func output(_ test: TestReport.Case) -> String {
    var lines = test.test.about.isEmpty ? [] : [test.test.about]
    if let known = test.test.knownFailure { lines.append("known failure: \(known)") }
    if case .failedAsKnown(let problems) = test.outcome {
      lines += self.lines(problems, of: test.test.path)
    }
    guard !lines.isEmpty else { return "" }
    let text = lines.map(XMLText.escaped).joined(separator: "\n")
    return "      <system-out>\(text)</system-out>\n"
  }

  private static func body(
    _ tag: String, _ type: String, _ problems: TestReport.Problems, of path: String
  ) -> String {
    let message = problems.shown.first?.message ?? ""
    let text = lines(problems, of: path).map(XMLText.escaped).joined(separator: "\n")
    return
      "      <\(tag) type=\"\(type)\" message=\"\(XMLText.escaped(message))\">\(text)</\(tag)>\n"
  }

  private static func lines(_ problems: TestReport.Problems, of path: String) -> [String] {
    let lines = problems.shown.flatMap { JUnitXML.lines($0, of: path) }
    return problems.more > 0 ? lines + ["and \(problems.more) more"] : lines
  }

  /// Returns a problem as text for people: the position and the message, then the details.
  private static func lines(_ problem: TestReport.Problem, of path: String) -> [String] {
    let place = problem.place.map { "\(path):\($0.line):\($0.column): " } ?? "\(path): "
    var lines = [place + problem.message]
    for (name, value) in [("difference", problem.difference), ("reason    ", problem.reason)]
    where !value.isEmpty { lines.append("  \(name)  \(value)") }
    for (index, entry) in problem.trace.enumerated() {
      lines.append((index == 0 ? "  trace       " : "              ") + entry.text)
    }
    return lines
  }
}

extension ReportFormat {
  /// XML for CI services.
  static let junitXML = ReportFormat(
    "junit", "XML for CI services", text: { JUnitXML.text($0) })
}
