import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// Random lines over every verb and every scene: nothing traps, nothing shown is no number, an error
/// leaves no trace behind, and the same lines do the same again.
@Suite(.timeLimit) struct RandomStatementTests {
  @Test(arguments: TestRun.seeds(24)) func randomLinesDoNoHarm(_ seed: Int) throws {
    var maker = RandomStatements(seed: UInt64(seed))
    var session = Session()
    var lines: [String] = []
    for _ in 0..<50 {
      let line = maker.line(in: session)
      // A misspelt or impossible line is refused; who wants the session as it was keeps a copy.
      var next = session
      guard let statement = try? Statement(line), let step = try? next.execute(statement) else {
        continue
      }
      #expect(isFinite(StepText.results(step, style: .plain)), "\(lines) \(line)")
      session = next
      lines.append(line)
    }
    let trace = session.simulation?.trace.text ?? ""
    #expect(isFinite(trace), "\(lines)")
    #expect(lines.count >= 5, "so few lines can be carried out that nothing is shown: \(lines)")
    for path in session.simulation?.paths ?? [] {
      let numbers = session.simulation?.read(path)?.numbers ?? []
      #expect(numbers.allSatisfy { $0.isFinite }, "\(path) after \(lines)")
    }
    #expect(try Play(lines).trace == trace)
  }

  /// A made touch lifts when its time is over, which is as early as the next line may be.
  @Test(arguments: [
    "drag by=50,0 on=yellow over=0.1", "flick right on=yellow over=0.1",
    "swipe right over=0.05 hold=0.05", "drag by=50,0 on=yellow over=0.1 rate=7",
  ])
  func aLineAtTheLiftOffIsNotTooLate(line: String) {
    let lines = ["scene interactive-square", line, "at 0.1"].joined(separator: "\n")
    #expect(Script([UInt8](lines.utf8), file: nil).diagnostics.map { $0.error.message } == [])
  }

  /// Whether a text shows no number that is none.
  private func isFinite(_ text: String) -> Bool {
    !text.split { !$0.isLetter && !$0.isNumber }.contains { $0 == "inf" || $0 == "nan" }
  }
}
