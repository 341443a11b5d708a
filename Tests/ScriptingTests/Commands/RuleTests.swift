import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// `set rule`, and what is shown of rules and estimators side by side.
@Suite(.timeLimit) struct RuleTests {
  /// Drags of the card up and down, slow and fast, without the lift-off.
  static let drags: [[String]] = [
    ["pan began", "wait 0.1", "pan changed dy=-40"],
    ["pan began", "wait 0.05", "pan changed dy=-30", "wait 0.05", "pan changed dy=-150 vy=-50"],
    ["pan began", "wait 0.02", "pan changed dy=-90", "wait 0.01", "pan changed dy=-80"],
    ["tap on=card", "wait 1", "pan began", "wait 0.03", "pan changed dy=25 dx=9", "wait 0.02"],
    ["tap on=card", "wait 1", "pan began", "wait 0.1", "pan changed dy=200", "wait 0.06"],
  ]

  private func parses(_ line: String) -> Bool { (try? Statement(line)) != nil }

  @Test func everyParameterIsSetWithinItsRange() throws {
    for rule in NamedRule.all {
      #expect(try Play("set rule=\(rule.name)").session.preferences.rule == rule)
      for parameter in rule.parameters {
        let range = parameter.range
        for bound in [range.lowerBound, range.upperBound] {
          let line = "set rule=\(rule.name) \(parameter.name)=\(bound)"
          #expect(
            try Play(line).session.preferences.rule == rule.with(parameter.name, bound), "\(line)")
        }
        for beyond in [range.lowerBound - 1, range.upperBound + 1] {
          #expect(!parses("set rule=\(rule.name) \(parameter.name)=\(beyond)"))
        }
        #expect(!parses("set rule=\(rule.name) \(parameter.name)=card"))
      }
      #expect(!parses("set rule=\(rule.name) mass=1"))
      #expect(!parses("set rule=scene \(rule.parameters.first?.name ?? "speed")=1"))
    }
  }

  /// A list is a rule wherever a rule is named, and survives `save` and `again`.
  @Test func listsAreRules() throws {
    for rule in NamedRule.all {
      let list = NamedRule.flick(orElse: rule)
      #expect(try Play("set rule=flick,\(rule.name)").session.preferences.rule == list)
      #expect(
        try Play("set rule=flick,\(rule.name) flick.speed=300").session.preferences.rule
          == list.with("flick.speed", 300))
      for parameter in rule.parameters {
        let line =
          "set rule=flick,\(rule.name) \(rule.name).\(parameter.name)=\(parameter.range.upperBound)"
        #expect(
          try Play(line).session.preferences.rule
            == list.with("\(rule.name).\(parameter.name)", parameter.range.upperBound), "\(line)")
      }
    }
    var play = try Play(
      "scene blank", "view card frame=0,300,390,500", "animator open duration=1",
      "animate card.frame.y to=0",
      "gesture pull pan on=card",
      "drive open by=pull along=up way=700 rule=flick,projection flick.speed=800",
      "drag on=card by=0,-100 over=0.4", "rules flick,half", "rules flick,half as=swift",
      "plot rule=flick,half against=flick,projection projection.rate=0.99")
    #expect(play.session.simulation?.decisionRecord?.rule == "flick,projection")
    let slow = play.session.simulation?.decisionRecord?.decision.index
    try play.play(["run", "drag on=card by=0,-100 over=0.05"])
    #expect(play.session.simulation?.decisionRecord?.decision.by == .velocity)
    #expect(slow != nil)
  }

  @Test(arguments: [
    ("flick", "doesn't decide slow releases"), ("flick,", "unknown rule ''"),
    ("half,flick", "is never reached"),
    ("half,projection", "is never reached"), ("flick,flick,half", "twice"),
    ("flick,half,projection", "is never reached"), ("flick,hlf", "unknown rule 'hlf'"),
    ("flick,scene", "unknown rule 'scene'"), ("flick,half speed=1", "no parameter 'speed'"),
    ("flick,half flick.speed=0", "cannot be '0'"),
  ])
  func listsThatAreNoneAreRefused(list: String, message: String) throws {
    let error = #expect(throws: ScriptError.self) { try Statement("set rule=\(list)") }
    #expect(error?.message.contains(message) == true, "\(String(describing: error))")
  }

  /// Behind `rule=` a name is the rule's, before it the session's.
  @Test func namesBehindTheRuleAreItsOwn() throws {
    let set = try Play("set rule=projection rate=0.99")
    #expect(set.session.options.frames == .standard)
    #expect(set.session.preferences.rule?.values["rate"] == 0.99)
    let other = try Play("set rate=120 rule=detents")
    #expect(other.session.options.frames == (try Frames(rate: 120)))
    #expect(other.session.preferences.rule?.name == "detents")
    #expect(
      try Play("set rule=fp-default momentum=yes").session.preferences.rule?.values["momentum"] == 1
    )
    #expect(
      try Play("set rule=half threshold=40%").session.preferences.rule?.values["threshold"] == 0.4)
  }

  @Test func theRuleStaysUntilItIsTakenBack() throws {
    for name in ["none", "scene"] {
      var play = try Play("set rule=half", "scene city-guide", "scene city-guide")
      #expect(play.read("rule") == .word("half"))
      try play.play(["set rule=\(name)"])
      #expect(play.read("rule") == .word("scene"))
      try play.play(["scene city-guide"])
      #expect(play.read("rule") == .word("scene"))
      #expect(play.session.preferences.rule == nil)
    }
  }

  /// A rule's decision in advance equals its decision at lift-off, and the one reported afterwards.
  @Test func rulesDoWhatTheComparisonSays() throws {
    for drag in Self.drags {
      let dragged = try Play(["scene city-guide"] + drag).session
      let simulation = try #require(dragged.simulation)
      let before = try #require(simulation.decisionRecord)
      let velocity = simulation.pan.velocity
      let lift = "pan ended vx=\(velocity.dx) vy=\(velocity.dy)"
      let lifted = try Play(in: dragged, [lift, "run"])
      let after = try #require(lifted.session.simulation?.decisionRecord)
      for rule in [nil] + NamedRule.all.map(Optional.some) {
        let name = rule?.name ?? "scene"
        let done = try Play(in: dragged, ["set rule=\(name)", lift])
        let outcome = PathValue.word(before.decision(by: rule).outcome.rawValue)
        #expect(done.read("decision") == outcome, "\(name) \(drag)")
        #expect(after.decision(by: rule) == before.decision(by: rule), "\(name) \(drag)")
      }
    }
  }

  /// The same for estimators: the decision beside a velocity is the one that it causes.
  @Test func estimatorsDoWhatTheComparisonSays() throws {
    for drag in Self.drags {
      let dragged = try Play(["scene city-guide"] + drag).session
      let simulation = try #require(dragged.simulation)
      let decisionRecord = try #require(simulation.decisionRecord)
      for rule in [nil, NamedRule.flickOrHalf, .dismissible] {
        for estimator in VelocityEstimator.all {
          let velocity = estimator.velocity(of: simulation.panSamples, at: simulation.now)
          let said = try #require(decisionRecord.decision(by: rule, at: velocity))
          let setting = "set estimator=\(estimator.name) rule=\(rule?.name ?? "scene")"
          let done = try Play(in: dragged, [setting, "pan ended"])
          #expect(done.read("decision") == .word(said.outcome.rawValue), "\(estimator.name)")
          #expect(done.read("decision.by") == .word(said.by.rawValue), "\(estimator.name)")
        }
      }
    }
  }

  @Test func lookingChangesNothing() throws {
    for drag in Self.drags {
      let plain = try Play(["scene city-guide"] + drag)
      let watched = try Play(["scene city-guide"] + drag + ["velocity", "compare rules", "rules"])
      #expect(plain.trace == watched.trace)
    }
  }

  private func text(_ lines: [String]) throws -> [Substring] {
    try Play(lines).text.split(separator: "\n")
  }

  @Test func tablesListEverythingAndMarkWhatIsInForce() throws {
    let start = ["scene city-guide", "set rule=projection rate=0.99", "set estimator=lsq2"]
    let rules = try text(start + Self.drags[0] + ["compare rules all"])
    #expect(rules[0].hasSuffix("rule projection rate=0.99 threshold=0.5"))
    #expect(rules.dropFirst(2).map(name) == ["scene"] + NamedRule.all.map(\.name))
    #expect(rules.filter { $0.hasPrefix("* ") }.map(name) == ["projection"])
    let estimators = try text(start + Self.drags[0] + ["velocity"])
    let names = estimators.dropFirst(2).map(name)
    #expect(names == ["reported"] + VelocityEstimator.all.map(\.name))
    #expect(estimators.filter { $0.hasPrefix("* ") }.map(name) == ["lsq2"])
    #expect(try text(start + Self.drags[0] + ["compare estimators"]) == estimators)
    let list = try text(start + ["rules"])
    #expect(list.filter { $0.hasPrefix("* ") }.map(name) == ["projection"])
    for rule in NamedRule.all {
      #expect(list.contains { name($0) == rule.name && $0.hasSuffix("  \(rule.summary)") })
      let detail = try text(start + ["rules \(rule.name)"])
      #expect(detail.contains { $0.hasSuffix(rule.summary) })
      for parameter in rule.parameters {
        #expect(detail.contains { name($0) == parameter.name && $0.hasSuffix(parameter.summary) })
      }
    }
  }

  private func name(_ line: Substring) -> String {
    String(line.dropFirst(2).prefix { $0 != " " })
  }

  @Test func withoutAnythingToDecideItSaysWhatToDo() throws {
    for line in ["velocity", "compare rules", "compare estimators"] {
      #expect(throws: ScriptError.self) { try Play(line) }
      #expect(throws: ScriptError.self) { try Play("scene city-guide", line) }
    }
    // A scene that decides nothing still has velocities.
    let drag = ["scene blank", "pan began", "wait 0.1", "pan changed dy=3"]
    #expect(try text(drag + ["velocity"]).count == VelocityEstimator.all.count + 3)
    #expect(throws: ScriptError.self) { try Play(drag + ["compare rules"]) }
  }

  @Test func parametersOfTheRuleAreOffered() throws {
    let session = try Play("scene city-guide").session
    for rule in NamedRule.all {
      let offered = Completion("set rule=\(rule.name) ", in: session).candidates.map(\.text)
      for parameter in rule.parameters { #expect(offered.contains("\(parameter.name)=")) }
      #expect(
        Completion("set rule=", in: session).candidates.contains { $0.text == "rule=\(rule.name)" })
      #expect(Completion("rules ", in: session).candidates.contains { $0.text == rule.name })
    }
  }

  @Test func aRuleIsWrittenAsAFunction() throws {
    func text(_ line: String) throws -> String {
      var session = Session()
      return try session.answer(line: line, style: .plain).text
    }
    for rule in NamedRule.all {
      #expect(try text("rules \(rule.name) as=swift") == SwiftRule.text(of: rule))
    }
    #expect(try text("rules flick-or-half as=swift speed=300").contains("velocity >= 300"))
    #expect(try text("rules flick-or-half as=swift threshold=40%").contains("progress > 0.4"))
    var session = Session()
    _ = try session.answer(line: "set rule=half threshold=40%", style: .plain)
    #expect(try session.answer(line: "rules as=swift", style: .plain).text.contains("> 0.4"))
    #expect(throws: ScriptError.self) { try text("rules as=swift") }
    #expect(!parses("rules flick-or-half as=kotlin"))
    #expect(!parses("rules flick-or-half as=swift mass=1"))
    #expect(!parses("rules flick-or-half speed=300"))
    #expect(!parses("rules scene as=swift"))
  }
}
