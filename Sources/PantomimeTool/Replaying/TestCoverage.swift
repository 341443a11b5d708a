import ArgumentParser
import PantomimeFiles
import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// `replay --coverage`: reports the parts of the catalog that the tests reach.
struct TestCoverage: ParsableArguments {
  @Flag(
    help:
      "Report the states, steps, decisions, rules, faults and misuses reached, with their tests.")
  var coverage = false

  @Option(
    help: ArgumentHelp(
      "Fail below this coverage in percent, as in 90.", valueName: "coverage-below"))
  var coverageBelow: Double?

  func validate() throws {
    guard coverageBelow.map({ (0...100).contains($0) }) ?? true else {
      throw ValidationError("--coverage-below must be 0 to 100")
    }
  }

  /// Returns the inspector that measures coverage, or `nil` if coverage isn't requested.
  func inspector(_ style: Style) -> CoverageInspector? {
    coverage || coverageBelow != nil
      ? CoverageInspector(isReported: coverage, least: coverageBelow, style: style) : nil
  }
}

/// An inspector that combines the coverage of the tests.
final class CoverageInspector: TestInspector {
  private let isReported: Bool
  private let least: Double?
  private let style: Style
  /// The coverage so far.
  private let coverage = Guarded(Coverage(of: ProgramCatalog.catalog))

  init(isReported: Bool, least: Double?, style: Style) {
    (self.isReported, self.least, self.style) = (isReported, least, style)
  }

  var wantsSteps: Bool { true }

  func inspect(_ test: FinishedTest) -> TestFinding {
    // Tests are inspected concurrently; only the combination of their coverage is serialized.
    var one = coverage.withLock { $0.emptied }
    one.add(test.steps.lazy.map { ($0.statement, $0.step) }, of: test.name.full)
    coverage.withLock { $0.formUnion(one) }
    return TestFinding()
  }

  func conclude(_ report: TestReport) -> TestConclusion {
    // With `--watch`, the coverage of each run is counted separately.
    let coverage = coverage.exchange(for: Coverage(of: ProgramCatalog.catalog))
    var conclusion = TestConclusion()
    if isReported {
      (conclusion.text, conclusion.lines) = (coverage.text(style: style), [coverage.line])
      conclusion.fileText = coverage.text(style: .plain)
    }
    if let least, coverage.isBelow(least) {
      conclusion.unmet = [
        "the coverage of \(coverage.share) is below \(Numerals.text(least)) %"
      ]
      conclusion.status = .failed
    }
    return conclusion
  }
}
