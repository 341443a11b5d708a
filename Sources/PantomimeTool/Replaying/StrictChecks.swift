import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// The problems that `--strict` reports for a test without failures.
enum StrictChecks {
  static func problems(_ test: FinishedTest) -> [TestReport.Problem] {
    var problems: [TestReport.Problem] = []
    if test.replay.expectations == 0 {
      problems.append(
        TestReport.Problem(message: "it has no expectations; add `expect PATH VALUE`"))
    }
    for entry in test.replay.ending {
      problems.append(
        TestReport.Problem(
          message: "it ends too early: \(Printable.message(entry.event.text))"))
    }
    if let next = test.replay.session.simulation?.nextEnd {
      problems.append(
        TestReport.Problem(
          message: "\(Printable.message(next.what)) still runs at its end, until "
            + "t=\(Numerals.text(next.time)); write `run` there"))
    }
    return problems
  }

  /// Returns the problem that a known failure now passes.
  static func passing(_ known: String) -> TestReport.Problem {
    TestReport.Problem(
      message: "it passes but is a known failure: \(Printable.message(known)); remove "
        + "known-failure")
  }

  /// Returns problems as human-readable text.
  static func text(_ problems: [TestReport.Problem]) -> String {
    problems.map { "  \($0.message)\n" }.joined()
  }
}
