import PantomimeKit

/// Test results in the JUnit format that CI services read: a suite a folder, a case a test.
///
/// There is no standard. What is written keeps to the strictest schema in use, that of Jenkins' xunit
/// plugin; it allows a case no attributes for file and line, so that the texts begin with them, and no
/// properties, so that its tags are its group, and what it is about is its output.
/// Nothing depends on the clock or the machine: two runs give the same bytes.
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

  /// The scripts by their folder, in the order in which the folders come up.
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
    // Some readers divide the class name at its dots, so that slashes become dots.
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

  /// What was wrong, or why there was nothing to be wrong.
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

  /// What it says of itself, and what is wrong with it as everybody knows.
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

  /// A problem as people read it: the place and what went wrong, then all there is to say of it.
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
  /// The XML that CI services read.
  package static let junitXML = ReportFormat(
    "junit", "XML for CI services", text: { JUnitXML.text($0) })
}
