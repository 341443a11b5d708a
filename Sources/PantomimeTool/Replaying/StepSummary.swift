import Dispatch
import PantomimeFiles
import PantomimeReporting
import PantomimeScripting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An inspector that adds each failing test, with its film strip, to the step summary of GitHub
/// Actions.
///
/// The summary is a Markdown file, whose name the service provides in `GITHUB_STEP_SUMMARY`.
final class StepSummary: TestInspector, @unchecked Sendable {
  private let file: String
  private let turns = DispatchQueue(label: "summary")
  /// The strips of failing tests, by the full names of the tests; accessed only on `turns`.
  private var strips: [String: String] = [:]

  /// Creates the summary, or returns `nil` if the service provides no file name.
  init?() {
    guard let file = ProcessSurroundings.variable("GITHUB_STEP_SUMMARY"), !file.isEmpty else {
      return nil
    }
    self.file = file
  }

  func inspect(_ test: FinishedTest) -> TestFinding {
    let fails = test.replay.status != .passed || test.isFoundWanting
    guard fails, !test.failsAsKnown else { return TestFinding() }
    var session =
      test.replay.failures.lazy.compactMap { $0.standing }.first?() ?? test.replay.session
    let strip = try? session.answer(line: Statement.strip(pictures: 6), style: .plain).text
    turns.sync { strips[test.name.full] = strip }
    return TestFinding()
  }

  func conclude(_ report: TestReport) -> TestConclusion {
    let strips = turns.sync {
      defer { self.strips = [:] }
      return self.strips
    }
    let counts = report.counts
    var text = "### Pantomime: \(counts.passed) passed, \(counts.failed + counts.broken) failed\n"
    for test in report.cases {
      switch test.outcome {
      case .failed(let problems), .broken(let problems):
        text += StepSummary.section(test.test, problems, strips[test.test.full])
      case .passed, .failedAsKnown, .skipped, .notRun: break
      }
    }
    guard let problem = append(text + "\n") else { return TestConclusion() }
    Console.report("pantomime: \(Printable.quoted(file)) cannot be written: \(problem)")
    return TestConclusion(status: .couldNotRun)
  }

  /// Returns the section about a test, which contains its problems as a code block, and its strip.
  private static func section(
    _ test: TestName, _ problems: TestReport.Problems, _ strip: String?
  ) -> String {
    var lines = problems.shown.map { problem in
      let place = problem.place.map { ":\($0.line):\($0.column)" } ?? ""
      return Printable.name(test.path) + place + ": " + Printable.message(problem.message)
    }
    if problems.more > 0 { lines.append("and \(problems.more) more") }
    if let strip { lines += ["", strip] }
    // Only four backticks end a block that begins with four, and no displayed line of a script
    // begins with four backticks.
    return "\n#### \(escaped(test.title))\n\n````\n\(lines.joined(separator: "\n"))\n````\n"
  }

  /// Returns the text, in which the characters that Markdown would interpret are escaped.
  private static func escaped(_ text: String) -> String {
    Printable.message(text).map { "\\`*_{}[]<>()#+-!|~".contains($0) ? "\\\($0)" : "\($0)" }
      .joined()
  }

  /// Appends text to the file; returns the reason for a failure, or `nil`.
  private func append(_ text: String) -> String? {
    let descriptor = open(file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return SystemError().reason }
    defer { close(descriptor) }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        #if canImport(Darwin)
        Darwin.write(descriptor, $0.baseAddress, $0.count)
        #elseif canImport(Musl)
        Musl.write(descriptor, $0.baseAddress, $0.count)
        #else
        Glibc.write(descriptor, $0.baseAddress, $0.count)
        #endif
      }
      guard count > 0 else { return SystemError().reason }
      bytes = bytes.dropFirst(count)
    }
    return nil
  }
}
