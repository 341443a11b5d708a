import ArgumentParser
import Dispatch
import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// `replay --coverage`: what the tests have reached of what there is.
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

  /// What works it out; `nil` if nobody asks.
  func inspector(_ style: Style) -> CoverageInspector? {
    coverage || coverageBelow != nil
      ? CoverageInspector(isTold: coverage, least: coverageBelow, style: style) : nil
  }
}

/// Puts together what the tests reach.
final class CoverageInspector: TestInspector, @unchecked Sendable {
  private let isTold: Bool
  private let least: Double?
  private let style: Style
  private let turns = DispatchQueue(label: "coverage")
  /// What was reached so far; used in turn.
  private var coverage = Coverage(of: ProgramCatalogue.catalogue)

  init(isTold: Bool, least: Double?, style: Style) {
    (self.isTold, self.least, self.style) = (isTold, least, style)
  }

  var wantsSteps: Bool { true }

  func inspect(_ test: FinishedTest) -> TestFinding {
    // Tests are gone through side by side; only what they have reached is put together in turn.
    var one = turns.sync { coverage.emptied }
    one.add(test.steps.lazy.map { ($0.statement, $0.step) }, of: test.name.full)
    turns.sync { coverage.formUnion(one) }
    return TestFinding()
  }

  func conclude(_ report: TestReport) -> TestConclusion {
    // What is watched is run again, and counted anew.
    let coverage = turns.sync {
      defer { self.coverage = Coverage(of: ProgramCatalogue.catalogue) }
      return self.coverage
    }
    var conclusion = TestConclusion()
    if isTold {
      (conclusion.text, conclusion.lines) = (coverage.text(style: style), [coverage.line])
    }
    if let least, coverage.isBelow(least) {
      Console.report(
        "pantomime: the coverage of \(coverage.share) is below \(Numerals.text(least)) %")
      conclusion.status = .failed
    }
    return conclusion
  }
}
