import PantomimeFiles
import PantomimeReporting
import PantomimeScripting

/// The details of each test on a page, collected while the tests run.
final class TestDetails: TestInspector, @unchecked Sendable {
  private let lock = Lock()
  /// The details by the full names of the tests; accessed only on `turns`.
  private var details: [String: TestPage.Details] = [:]

  var wantsSteps: Bool { true }

  func inspect(_ test: FinishedTest) -> TestFinding {
    let pictures = TestImages(of: test.replay).images.map { ($0.name, $0.drawing) }
    let steps = test.steps.map { ($0.statement.written, $0.step.entries) }
    let details = TestPage.Details(pictures: pictures, steps: steps)
    lock.withLock { self.details[test.name.full] = details }
    return TestFinding()
  }

  /// The page as a report format like those of `replay`, to be used once the tests have run.
  var format: ReportFormat {
    ReportFormat("html", "one page with pictures") { report in
      TestPage.text(report) { name in self.lock.withLock { self.details[name.full] } }
    }
  }
}
