import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// Whatever is in a list of rules or estimators is there in the language: set, completed, listed.
@Suite(.timeLimit) struct NamedListTests {
  private func expectInTheLanguage<Kind: Named>(
    _ all: [Kind], setBy word: String, listedBy list: String, chosen: (Preferences) -> Kind?
  ) throws {
    let session = try Play("scene city-guide").session
    let listed = try text("scene city-guide", list)
    for one in all {
      let set = "set \(word)=\(one.name)"
      #expect(try chosen(Play(set).session.preferences) == one, "\(set)")
      #expect(texts("set \(word)=", session).contains("\(word)=\(one.name)"))
      #expect(texts("set \(word)=\(one.name.dropLast())", session).contains("\(word)=\(one.name)"))
      #expect(
        listed.contains { $0.dropFirst(2).hasPrefix(one.name) && $0.hasSuffix("  \(one.summary)") },
        "\(list): \(one.name)")
      let offered = texts("\(set) ", session)
      for parameter in one.parameters {
        #expect(offered.contains("\(parameter.name)="), "\(set)")
        for bound in [parameter.range.lowerBound, parameter.range.upperBound] {
          let line = "\(set) \(parameter.name)=\(bound)"
          let wanted = try one.with(parameter.name, bound)
          #expect(try chosen(Play(line).session.preferences) == wanted, "\(line)")
        }
      }
    }
    // Nothing else is taken, and a slip is answered.
    #expect(throws: ScriptError.self) { try Play("set \(word)=\(all[0].name)x") }
  }

  private func texts(_ line: String, _ session: Session) -> [String] {
    Completion(line, in: session).candidates.map(\.text)
  }

  private func text(_ lines: String...) throws -> [Substring] {
    (try Play(lines).steps.last?.response.words ?? "").split(separator: "\n")
  }

  @Test func rulesAreInTheLanguage() throws {
    try expectInTheLanguage(NamedRule.all, setBy: "rule", listedBy: "rules") { $0.rule }
    for rule in NamedRule.all {
      #expect(!(try text("rules \(rule.name)")).isEmpty)
    }
  }

  @Test func estimatorsAreInTheLanguage() throws {
    try expectInTheLanguage(
      VelocityEstimator.all, setBy: "estimator", listedBy: "help estimators"
    ) { $0.estimator }
  }

  @Test func rulesAboutAxesAreInTheLanguage() throws {
    try expectInTheLanguage(AxisRule.all, setBy: "axis", listedBy: "help axes") { $0.axis }
    let start = ["scene blank", "view card frame=0,0,10,10"]
    let session = try Play(start).session
    for rule in AxisRule.all {
      let line = "gesture card pan on=card axis=\(rule.name)"
      #expect(throws: Never.self) { try Play(in: session, [line]) }
      #expect(texts("gesture card pan on=card axis=", session).contains("axis=\(rule.name)"))
    }
  }

  /// A listed curve is accepted, completed and described, wherever curves are.
  @Test func curvesAreInTheLanguage() throws {
    let help = try text("help curves")
    let start = ["scene blank", "view card frame=0,0,10,10"]
    let session = try Play(start).session
    let offered = Set(texts("curve ", session))
    for curve in NamedCurve.all {
      let line = "animator open duration=1 curve=\(curve.name)"
      #expect(throws: Never.self) { try Play(in: session, [line]) }
      #expect(texts("animator open curve=", session).contains("curve=\(curve.name)"))
      #expect(offered.contains(curve.name), "\(curve.name)")
      #expect(
        help.contains { $0.hasPrefix("  \(curve.name) ") && $0.hasSuffix(curve.summary) },
        "\(curve.name)")
      #expect(throws: Never.self) { try Play(in: session, ["curve \(curve.name) at 0.5"]) }
    }
    for call in TimingValue.calls {
      #expect(help.contains { $0.hasPrefix("  \(call.form)") && $0.hasSuffix(call.summary) })
    }
  }

  /// A word that isn't its parameter is a separate setting.
  @Test func settingsMayStandBehindOneAnother() throws {
    let session = try Play("set estimator=lsq2 axis=pager rate=120 rule=half threshold=0.3").session
    #expect(session.options.frames == (try Frames(rate: 120)))
    #expect(session.preferences.estimator == .quadratic && session.preferences.axis == .pager)
    #expect(session.preferences.rule == (try NamedRule.half.with("threshold", 0.3)))
    #expect(throws: ScriptError.self) { try Play("set estimator=lsq2 threshold=0.3") }
    #expect(throws: ScriptError.self) { try Play("set rule=half threshold+=0.3") }
  }

  private struct Sure: CompletionRule {
    var completes: Bool

    func choose(_ lift: LiftOff) -> Decision {
      Decision(
        completes ? .complete : .revert, lift, by: .direction, margin: .infinity, .fraction, "sure")
    }
  }

  /// A user's rule, even with the name of another, replaces it, and is shown as the user's.
  @Test func onesOwnRulesAreToldApart() throws {
    let drag = ["scene city-guide", "pan began", "wait 0.1", "pan changed dy=-40"]
    let rules = [true, false].map { completes in
      NamedRule("half", "Sure \(completes).") { _ in Sure(completes: completes) }
    }
    var play = try Play(drag)
    for rule in [.half] + rules { try set(rule, &play) }
    let told = play.trace.split(separator: "\n").filter { $0.contains("rule half") }
    #expect(told.count == 3 && told[2].contains("Sure false."))
    // Set again, it stays.
    try set(rules[1], &play)
    #expect(play.trace.split(separator: "\n").filter { $0.contains("rule half") }.count == 3)
    try play.play(["compare rules all", "rules", "rules half"])
    let texts = play.steps.suffix(3).map { step in
      step.response.words ?? ""
    }
    for table in texts.dropLast() {
      let rows = table.split(separator: "\n").filter { $0.dropFirst(2).hasPrefix("half ") }
      #expect(rows.map { $0.first } == [" ", "*"])
    }
    // The one that can be named is the built-in one, which is not in force.
    #expect(texts[2].contains(NamedRule.half.summary) && !texts[2].contains("Sure"))
    try play.play(["pan ended vy=-900"])
    #expect(play.read("decision") == .word("revert"))
  }

  private func set(_ rule: NamedRule, _ play: inout Play) throws {
    var session = play.session
    try session.set(.rule(rule), span: Span(0, 0))
    play = try Play(in: session, [])
  }
}
