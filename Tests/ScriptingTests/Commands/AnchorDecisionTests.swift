import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// The output about rules in a scene that decides between several anchors.
@Suite(.timeLimit) struct AnchorDecisionTests {
  private static let drags: [[String]] = [
    ["pan began", "wait 0.1", "pan changed dy=-60 vy=-300"],
    ["pan began", "wait 0.05", "pan changed dy=-290", "wait 0.02", "pan changed dy=-200 vy=80"],
    ["pan began", "wait 0.1", "pan changed dy=140 dx=9", "wait 0.02"],
    ["touch down x=100 y=600", "wait 0.05", "touch move y=640", "wait 0.05", "touch move y=700"],
  ]

  private func text(_ lines: [String]) throws -> [Substring] {
    try Play(lines).text.split(separator: "\n")
  }

  private func lift(_ session: Session) throws -> String {
    let simulation = try #require(session.simulation)
    guard simulation.touchesDown.isEmpty else { return "touch up" }
    let velocity = simulation.pan.velocity
    return "pan ended vx=\(velocity.dx) vy=\(velocity.dy)"
  }

  /// A rule's decision in advance equals its decision at lift-off, and the one reported afterwards.
  @Test(arguments: drags)
  func rulesDoWhatTheComparisonSays(drag: [String]) throws {
    let dragged = try Play(["scene detents"] + drag).session
    let before = try #require(dragged.simulation?.decisionRecord)
    #expect(before.lift.scope == .anchors)
    let lift = try lift(dragged)
    let lifted = try Play(in: dragged, [lift, "run"])
    let after = try #require(lifted.session.simulation?.decisionRecord)
    for rule in [nil] + NamedRule.all.map(Optional.some) {
      let name = rule?.name ?? "scene"
      let done = try Play(in: dragged, ["set rule=\(name)", lift, "run"])
      let said = before.decision(by: rule)
      #expect(done.number("decision") == Double(said.index), "\(name) \(drag)")
      #expect(done.number("detent") == Double(said.index), "\(name) \(drag)")
      #expect(done.read("decision.by") == .word(said.by.rawValue), "\(name) \(drag)")
      #expect(after.decision(by: rule) == said, "\(name) \(drag)")
    }
  }

  /// The decision beside a velocity is the one that it causes.
  @Test func estimatorsDoWhatTheComparisonSays() throws {
    for drag in Self.drags.dropLast() {
      let dragged = try Play(["scene detents"] + drag).session
      let simulation = try #require(dragged.simulation)
      let decisionRecord = try #require(simulation.decisionRecord)
      for rule in [nil, NamedRule.flickOrHalf, NamedRule.named("page-view")] {
        for estimator in VelocityEstimator.all {
          let velocity = estimator.velocity(of: simulation.panSamples, at: simulation.now)
          let said = try #require(decisionRecord.decision(by: rule, at: velocity))
          let setting = "set estimator=\(estimator.name) rule=\(rule?.name ?? "scene")"
          let done = try Play(in: dragged, [setting, "pan ended"])
          #expect(done.number("decision") == Double(said.index), "\(estimator.name)")
          #expect(done.read("decision.by") == .word(said.by.rawValue), "\(estimator.name)")
        }
      }
    }
  }

  @Test func tablesListEveryRuleWithItsAnchor() throws {
    let start = ["scene detents", "set rule=detents rate=0.99"]
    let rules = try text(start + Self.drags[0] + ["compare rules all"])
    #expect(rules[0].hasSuffix("anchors 100, 400, 700; rule detents rate=0.99"))
    let cells = rules.dropFirst(2).map { $0.dropFirst(2).split(separator: " ") }
    #expect(cells.map { String($0[0]) } == ["scene"] + NamedRule.all.map(\.name))
    for row in cells {
      #expect(["100", "400", "700"].contains(row[1]))
    }
    #expect(rules.filter { $0.hasPrefix("* detents ") }.count == 1)
    #expect(rules.filter { $0.hasPrefix("* ") }.count == 1)
    let velocities = try text(start + Self.drags[0] + ["velocity"])
    #expect(velocities.count == VelocityEstimator.all.count + 3)
  }

  @Test func lookingChangesNothing() throws {
    for drag in Self.drags {
      let plain = try Play(["scene detents"] + drag)
      let watched = try Play(["scene detents"] + drag + ["velocity", "compare rules"])
      #expect(plain.trace == watched.trace)
    }
  }

  /// While the list has the finger nothing would be decided about the sheet.
  @Test func theListHasNothingToDecide() throws {
    let drag = ["scene detents at=0", "pan began", "wait 0.1", "pan changed dy=-60"]
    #expect(throws: ScriptError.self) { try Play(drag + ["compare rules"]) }
  }
}
