/// Test results as GitHub Actions workflow commands, which annotate the lines of scripts.
///
/// `::error file=a.pan,line=7,col=1,title=a.pan::expect state expanded: …` for each problem, a
/// notice for a known failure or a test that didn't run, and an error without a file for each
/// problem of the run as a whole, such as a missing script. The numbers of tests follow.
package enum GitHubAnnotations {
  package static func text(_ report: TestReport) -> String {
    var text = report.cases.map(lines).joined()
    let counts = report.counts
    for fault in report.faults {
      let notRun = fault == report.cut ? report.notRun.map { ": \($0) not run" } ?? "" : ""
      text += "::error title=pantomime::\(data(fault + notRun))\n"
    }
    let skipped = counts.skipped > 0 ? ", \(counts.skipped) skipped" : ""
    return text + "\(counts.passed) passed, \(counts.failed + counts.broken) failed\(skipped)\n"
  }

  private static func lines(_ test: TestReport.Case) -> String {
    switch test.outcome {
    case .passed:
      test.test.knownFailure.map { notice(test.test, "passes but is a known failure: \($0)") } ?? ""
    case .skipped(let reason): notice(test.test, "skipped: \(reason)")
    case .notRun(let reason): notice(test.test, "not run: \(reason)")
    case .failed(let problems), .broken(let problems): lines("error", test.test, problems)
    case .failedAsKnown(let problems): lines("notice", test.test, problems)
    }
  }

  private static func notice(_ test: TestName, _ message: String) -> String {
    "::notice file=\(file(test.path)),title=\(property(test.full))::\(data(message))\n"
  }

  private static func lines(
    _ level: String, _ test: TestName, _ problems: TestReport.Problems
  ) -> String {
    let known = test.knownFailure.map { ["known failure: \($0)"] } ?? []
    let title = property(test.full)
    var text = problems.shown.map { problem in
      var properties = "file=\(file(problem.file ?? test.path))"
      if let place = problem.place { properties += ",line=\(place.line),col=\(place.column)" }
      let details = [problem.difference, problem.reason].filter { !$0.isEmpty }
      let message = ([problem.claim] + details + known).joined(separator: "\n")
      return "::\(level) \(properties),title=\(title)::\(data(message))\n"
    }.joined()
    if problems.more > 0 {
      text += "::\(level) file=\(file(test.path)),title=\(title)::and \(problems.more) more\n"
    }
    return text
  }

  /// Returns the path of a script as in the repository, without the `./` of `replay .`.
  private static func file(_ path: String) -> String {
    property(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }

  /// Returns a text as the message of a command, in which line ends are escaped.
  private static func data(_ text: String) -> String { escaped(text) { "%\r\n".contains($0) } }

  /// Returns a text as a property of a command, in which the separators are escaped as well.
  private static func property(_ text: String) -> String {
    escaped(text) { "%\r\n:,".contains($0) }
  }

  private static func escaped(
    _ text: String, _ isSpecial: (Character) -> Bool
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isSpecial(Character(scalar)) || !Printable.isSeen(scalar) {
        for byte in String(scalar).utf8 {
          result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension ReportFormat {
  /// GitHub Actions workflow commands.
  package static let gitHubAnnotations = ReportFormat(
    "github", "annotations of GitHub Actions", text: { GitHubAnnotations.text($0) })
}
