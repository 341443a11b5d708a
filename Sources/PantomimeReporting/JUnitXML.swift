import PantomimeKit

/// Test results in the JUnit format for CI services: one suite per folder, and one case per test.
///
/// The format isn't standardized. The output conforms to the strictest schema in use, that of
/// Jenkins' xunit plugin, which doesn't allow a case to have properties, or attributes for file and
/// line. So each script is a suite with a `file` attribute, the texts of problems begin with the
/// position, the tags are in the `group` attribute, and the description of a test is its output.
/// Some programs drop all but one of the tests with the same name and class, so a name that occurs
/// more than once is followed by the path of the script. Only the times depend on the clock.
package enum JUnitXML {
  package static func text(_ report: TestReport) -> String {
    let faults = report.faults
    var counts = report.counts
    if !faults.isEmpty { counts.broken += 1 }
    let count = report.cases.count + (faults.isEmpty ? 0 : 1)
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="pantomime" \(numbers(count, counts))\(time(report.cases))>

      """
    let names = Names(report)
    for suite in names.suites {
      let counts = TestReport(suite.cases).counts
      text += "  <testsuite name=\"\(XMLText.escaped(suite.name))\" "
      text +=
        "\(numbers(suite.cases.count, counts)) skipped=\"\(counts.skipped + counts.notRun)\""
      text += " file=\"\(XMLText.escaped(suite.path))\"\(time(suite.cases))"
      if let timestamp = report.timestamp { text += " timestamp=\"\(timestamp)\"" }
      text += ">\n"
      if let cut = report.cut { text += property("cut", cut) }
      for test in suite.cases { text += element(test, names) }
      text += "  </testsuite>\n"
    }
    return text + suite(of: faults) + "</testsuites>\n"
  }

  /// Returns a suite with one case, which contains the problems of the run as a whole, or an empty
  /// text if there are none.
  private static func suite(of faults: [String]) -> String {
    guard let first = faults.first else { return "" }
    let text = faults.map(XMLText.escaped).joined(separator: "\n")
    return """
        <testsuite name="pantomime" tests="1" failures="0" errors="1" skipped="0">
          <testcase name="the whole run" classname="pantomime">
            <error type="run" message="\(XMLText.escaped(first))">\(text)</error>
          </testcase>
        </testsuite>

      """
  }

  /// Returns the total wall time of tests as an attribute, or an empty text if the time of any test
  /// is unknown.
  private static func time(_ cases: [TestReport.Case]) -> String {
    let seconds = cases.compactMap { $0.seconds }
    guard seconds.count == cases.count, !cases.isEmpty else { return "" }
    return " time=\"\(Numerals.text(seconds.reduce(0, +), decimals: 3))\""
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

  /// The suites of a report, and the names of its tests.
  private struct Names {
    /// The tests grouped by script, with the names of the suites, in the order in which the scripts
    /// first occur.
    private(set) var suites: [(name: String, path: String, cases: [TestReport.Case])] = []
    /// How often each name of a test, with its class, occurs.
    private var counts: [[String]: Int] = [:]

    init(_ report: TestReport) {
      var places: [String: Int] = [:]
      var suiteCounts: [String: Int] = [:]
      for test in report.cases {
        let path = test.test.path
        counts[[className(path), plainName(test.test)], default: 0] += 1
        if let index = places[path] {
          suites[index].cases.append(test)
        } else {
          let name = (folder(path) ?? root) + "/" + script(path)
          places[path] = suites.count
          suiteCounts[name, default: 0] += 1
          suites.append((name, path, [test]))
        }
      }
      for index in suites.indices where suiteCounts[suites[index].name] != 1 {
        suites[index].name = suites[index].path
      }
    }

    /// Returns the name of a test, which no other test of its class has.
    func unique(_ test: TestName) -> String {
      let name = plainName(test)
      return counts[[className(test.path), name]] == 1 ? name : "\(name) (\(test.path))"
    }
  }

  /// The name of the folder that the paths of scripts are relative to.
  private static let root = "(root)"

  /// Returns the name of a test, which may be that of another test, too.
  private static func plainName(_ test: TestName) -> String { script(test.path) + test.behind }

  /// Returns the name of a script without its folder and its extension.
  private static func script(_ path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".pan") ? String(file.dropLast(4)) : file
  }

  private static func folder(_ path: String) -> String? {
    let parts = path.split(separator: "/").dropLast().filter { $0 != "." && $0 != ".." }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }

  /// Returns the class of the tests in a script: its folder, with dots for slashes, because some
  /// programs split the class at its dots.
  private static func className(_ path: String) -> String {
    (folder(path) ?? root).split(separator: "/").joined(separator: ".")
  }

  private static func element(_ test: TestReport.Case, _ names: Names) -> String {
    let path = test.test.path
    let (name, group) = (names.unique(test.test), className(path))
    let head =
      "    <testcase name=\"\(XMLText.escaped(name))\" classname=\"\(XMLText.escaped(group))\""
      + self.group(test.test.tags) + time([test])
    let content = finding(test.outcome, path) + output(test)
    return content.isEmpty ? head + "/>\n" : head + ">\n\(content)    </testcase>\n"
  }

  private static func group(_ tags: [String]) -> String {
    tags.isEmpty ? "" : " group=\"\(XMLText.escaped(tags.joined(separator: ",")))\""
  }

  /// Returns the element for a failure, or for the reason why the test didn't run.
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

  /// Returns the output element with the description of a test and the reason for its known
  /// failure.
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

  /// Returns a problem as human-readable text: the position and the message, followed by the
  /// details.
  private static func lines(_ problem: TestReport.Problem, of path: String) -> [String] {
    let path = problem.file ?? path
    let place = problem.place.map { "\(path):\($0.line):\($0.column): " } ?? "\(path): "
    var lines = [place + problem.claim]
    for (name, value) in [("difference", problem.difference), ("reason    ", problem.reason)]
    where !value.isEmpty { lines.append("  \(name)  \(value)") }
    for (index, entry) in problem.trace.enumerated() {
      lines.append((index == 0 ? "  trace       " : "              ") + entry.text)
    }
    return lines
  }
}

extension ReportFormat {
  /// The JUnit format for CI services.
  static let junitXML = ReportFormat(
    "junit", "XML for CI services", mark: "<testsuites name=\"pantomime\"",
    text: { JUnitXML.text($0) })
}
