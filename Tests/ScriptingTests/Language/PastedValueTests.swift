import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// The output of `show` can be pasted after `expect`, for every path and state.
@Suite(.timeLimit) struct PastedValueTests {
  @Test(arguments: Scenes.all.map(\.name))
  func everyValueHoldsAsItIsShown(scene: String) throws {
    for seed in TestRun.seeds(4 as UInt64) {
      var statements = RandomStatements(seed: seed)
      var session = try Play("scene \(scene)").session
      for _ in 0..<TestRun.count(8, oneIn: 8) {
        try expectPasted(session, "\(scene), seed \(seed)")
        for _ in 0..<4 {
          let line = statements.line(in: session)
          guard !line.hasPrefix("scene"), let statement = try? Statement(line) else { continue }
          let before = session
          do { _ = try session.execute(statement) } catch { session = before }
        }
      }
    }
  }

  private func expectPasted(_ session: Session, _ about: String) throws {
    var session = session
    for path in session.simulation?.paths ?? [] {
      let show = try #require(try Statement("show \(path)"))
      let line = StepText.results(try session.execute(show), style: .plain)
      let text = "expect " + line.split(separator: "\n").joined(separator: " ")
      do throws(ScriptError) {
        guard let statement = try Statement(text) else { continue }
        try session.check(statement)
        let step = try session.execute(statement)
        guard case .verdict(.passed) = step.response else {
          Issue.record("\(about): \(text): \(step.response)")
          continue
        }
      } catch {
        Issue.record("\(about): \(text): \(error.message)")
      }
    }
  }

  @Test(arguments: [
    ("expect time 0.15 s", true), ("expect time 150 ms", true), ("expect time 9 f", true),
    ("expect time 0.15s", true), ("expect time < 0.16 s", true), ("expect time != 0.15 s", false),
    ("expect time 0.2 s within 0.1 s", true), ("expect time 0.2 s within 10 ms", false),
    ("expect card.frame 20,247,250,350 pt within 1000 pt", true),
    ("expect fraction 50 % within 100 %", true), ("expect remaining none", false),
  ])
  func unitsMayStandApart(line: String, holds: Bool) throws {
    var play = try Play("scene city-guide", "tap on=card", "wait 0.15")
    try play.play([line])
    #expect((play.verdicts == [.passed]) == holds)
  }

  @Test(arguments: [
    ("expect time 1 ▸pt◂", "'pt' is not a unit for a time"),
    ("expect time ▸1s s◂", "'1s' already has a unit"),
    ("expect state collapsed ▸s◂", "'collapsed' has no unit"),
    ("expect reversed no ▸pt◂", "'no' has no unit"),
    ("expect time 1 within ▸1 pt◂", "'pt' is not a unit for a time"),
    ("expect time 1 s ▸s◂", "unexpected 's' in 'expect'"),
    ("expect time 1 ▸q◂", "unexpected 'q' in 'expect'"),
    ("expect time 1 ▸\"s\"◂", "unexpected 's' in 'expect'"),
  ])
  func wrongUnitsAreTold(text: String, message: String) {
    let line = Marked(text)
    let script = Script(Array("scene city-guide\n\(line.text)".utf8), file: nil)
    #expect(script.diagnostics.map(\.error.message) == [message])
  }
}
