import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// The forms of `compare rules`.
@Suite(.timeLimit) struct CompareTests {
  private static let sets = ["set rule=scene", "set rule=half", "set rule=projection rate=0.99"]

  private static func drag(_ scene: String, _ set: String) -> [String] {
    [set, "scene \(scene)", "pan began", "wait 0.1", "pan changed dy=-60 vy=-300"]
  }

  private func text(_ lines: [String]) throws -> [String] {
    try Play(lines).text.split(separator: "\n").map(String.init)
  }

  private func name(_ row: String) -> String { String(row.dropFirst(2).prefix { $0 != " " }) }

  /// The decision of a rule, from the simulation itself.
  private func goal(_ rule: NamedRule?, _ simulation: Simulation) throws -> String {
    let decisionRecord = try #require(simulation.decisionRecord)
    let decision = decisionRecord.decision(by: rule)
    guard case .anchors = decisionRecord.lift.scope else {
      return decision.completes ? "expand" : "return to collapsed"
    }
    return "settle at \(Numerals.text(decision.anchor))"
  }

  /// Alone, it shows the current rule, and those that decide differently, grouped by their
  /// decision.
  @Test(arguments: ["city-guide", "detents"], sets)
  func onlyTheDifferentOnes(scene: String, set: String) throws {
    let drag = Self.drag(scene, set)
    let session = try Play(drag).session
    let simulation = try #require(session.simulation)
    let present = session.preferences.rule
    let own = try goal(present, simulation)
    let all: [(name: String, rule: NamedRule?)] =
      [("scene", nil)] + NamedRule.all(with: present).map { ($0.one.name, $0.one) }
    var wanted: [String: Set<String>] = [:]
    for (name, rule) in all {
      let goal = try goal(rule, simulation)
      if goal != own { wanted[goal, default: []].insert(name) }
    }
    #expect(!wanted.isEmpty)

    var found: [String: Set<String>] = [:]
    var group: String?
    let rows = try text(drag + ["compare rules"])
    #expect(rows.filter { $0.hasPrefix("* ") }.map(name) == [present?.name ?? "scene"])
    for row in rows {
      if row.hasSuffix(":"), let would = row.firstRange(of: " would ") {
        group = String(row[would.upperBound...].dropLast())
      } else if let group, row.hasPrefix("  "), name(row) != "rule" {
        found[group, default: []].insert(name(row))
      }
    }
    #expect(found == wanted)
    #expect(rows.last?.contains("`compare rules all`") == true)
    // It is short enough for a screen at 80 columns, and all of it fits.
    let step = try #require(try Play(drag + ["compare rules"]).steps.last)
    let shown = StepText.results(step, style: .plain).split(separator: "\n")
    #expect(shown.allSatisfy { $0.count <= 80 })
  }

  @Test func namedOnesStandBelowTheOneInForce() throws {
    let drag = Self.drag("city-guide", "set rule=projection")
    let rows = try text(drag + ["compare rules sign half scene"])
    #expect(rows.dropFirst(2).map(name) == ["projection", "sign", "half", "scene"])
    #expect(rows.filter { $0.hasPrefix("* ") }.map(name) == ["projection"])
    // One that is in force, or named twice, stands there once.
    let twice = try text(drag + ["compare rules half projection half"])
    #expect(twice.dropFirst(2).map(name) == ["projection", "half"])
    // The rows are those of all rules.
    let all = try text(drag + ["compare rules all"])
    let squeezed = { (row: String) in row.split(separator: " ").joined(separator: " ") }
    #expect(Set(all.map(squeezed)).isSuperset(of: rows.map(squeezed)))
  }

  @Test func whatIsNoRuleIsToldWithASuggestion() throws {
    for (line, hint) in [
      ("compare rules sing", "sign"), ("compare rules half projecton", "projection"),
      ("compare rules al", "all"), ("compare rules scen", "scene"),
    ] {
      let error = try #require(throws: ScriptError.self) { try Statement(line) }
      #expect(error.hint.contains("'\(hint)'"), "\(line): \(error.hint)")
    }
    for line in ["compare rules all half", "compare estimators half", "compare rules half all"] {
      #expect(throws: ScriptError.self) { try Statement(line) }
    }
  }

  @Test func namesAreOffered() throws {
    let session = try Play("scene city-guide").session
    let offered = { (line: String) in Completion(line, in: session).candidates.map(\.text) }
    let names = ["scene"] + NamedRule.all.map(\.name)
    #expect(Set(offered("compare rules ")) == Set(["all"] + names))
    #expect(Set(offered("compare rules half ")) == Set(names).subtracting(["half"]))
    #expect(offered("compare rules fli") == ["flick-or-half"])
    #expect(offered("compare rules all ").isEmpty && offered("compare estimators ").isEmpty)
    let subjects = offered("compare ").filter { !$0.hasSuffix("=") }
    #expect(Set(subjects) == ["rules", "estimators", "faults", "timings"])
  }

  // MARK: Faults

  private static let gestures: [(scene: String, lines: [String])] = [
    ("city-guide", ["tap on=card", "wait 0.1", "drag on=card.1 by=0,-120"]),
    ("city-guide", ["drag on=card by=0,-120", "wait 0.1", "pan began", "pan cancelled"]),
    ("interactive-square", ["pan began", "pan changed dx=70", "pan ended"]),
    ("floating-player", ["flick up on=player", "wait 0.1", "flick down on=player", "wait 0.05"]),
  ]

  /// A row for each fault under which the gesture ends elsewhere, found by typing it again in a scene
  /// with that fault alone.
  @Test(arguments: gestures.indices) func faultsAreComparedAsTypedByHand(_ index: Int) throws {
    let (scene, lines) = Self.gestures[index]
    func end(_ fault: String) throws -> [PathValue?] {
      let play = try Play(["scene \(scene) faults=\(fault)"] + lines + ["run for 100"])
      return [play.read("state"), play.read("position"), play.read("completions")]
    }
    let healthy = try end("none")
    let rows = try text(["scene \(scene)"] + lines + ["compare faults"])
    #expect(rows[1].hasPrefix("* none"))
    let named = Set(rows.dropFirst(2).map(name))
    // What a scene keeps, or doesn't model, can't be switched on.
    let faults = try #require(Scenes.all.first { $0.name == scene }).faults
      .filter { $0.effect == .changes }
    for fault in faults {
      let isElsewhere = try end(fault.id) != healthy
      #expect(!isElsewhere || named.contains(fault.id), "\(fault.id)\n\(rows)")
    }
    let count = rows.compactMap { $0.firstMatch(of: /^(\d+) faults? change/)?.1 }.first
    let rest = faults.count { $0.changes && !named.contains($0.id) }
    #expect(count.flatMap { Int($0) } ?? 0 == rest, "\(rows)")
  }

  /// A fault that acts has a row even if the gesture ends alike with it: the values before the rest
  /// may differ, as the number of completions does here.
  @Test func faultsThatActAreListed() throws {
    let lines = ["tap on=card", "wait 0.1", "drag on=card by=0,60 over=0.2"]
    let rows = try text(["scene city-guide"] + lines + ["compare faults"])
    #expect(rows.contains { $0.hasPrefix("  CG-1 ") }, "\(rows)")
    for fault in try #require(Scenes.all.first { $0.name == "city-guide" }).faults {
      let play = try Play(["scene city-guide faults=\(fault.id)"] + lines + ["run"])
      let hasActed = play.session.simulation?.trace.list.contains { $0.event.kind == .fault }
      let isListed = rows.contains { $0.hasPrefix("  \(fault.id) ") }
      #expect(hasActed != true || isListed, "\(fault.id)\n\(rows)")
    }
  }

  /// With a fault on, the row `none` comes first, and each fault has a row or is counted.
  @Test(arguments: [
    ("city-guide", "CG-1", "drag on=card by=0,-120"),
    ("city-guide", "CG-4", "pan cancelled"), ("floating-player", "FP-2", "flick up on=player"),
    ("interactive-square", "IA-1", "drag on=yellow by=-120,0"),
  ])
  func faultsAreComparedWithNone(scene: String, on: String, gesture: String) throws {
    let isPan = gesture.hasPrefix("pan")
    let gestures = isPan ? ["pan began", "pan changed dy=-90", gesture] : [gesture]
    let rows = try text(["scene \(scene) faults=\(on)"] + gestures + ["run", "compare faults"])
    #expect(rows[1].hasPrefix("  none ") && rows[2].hasPrefix("* \(on) "), "\(rows)")
    let faults = try #require(Scenes.all.first { $0.name == scene }).faults
      .filter { $0.effect == .changes }
    let named = Set(faults.map(\.id)).intersection(rows.map(name))
    let count = rows.compactMap { $0.firstMatch(of: /^(\d+) faults? change/)?.1 }.first
    let rest = faults.count { $0.changes && !named.contains($0.id) }
    #expect(count.flatMap { Int($0) } ?? 0 == rest, "\(rows)")
    // The other faults are listed as they are without that fault.
    let healthy = try text(["scene \(scene)"] + gestures + ["run", "compare faults"])
    let other = Set(faults.map(\.id)).intersection(healthy.map(name)).union([on])
    #expect(named == other, "\(rows)\n\(healthy)")
  }

  @Test func withoutFaultsOrGesturesThereIsNothingToCompare() throws {
    for (lines, hint) in [
      (["scene basics", "start"], "has no faults"), (["scene city-guide"], "no gesture"),
    ] {
      let error = #expect(throws: ScriptError.self) { try Play(lines + ["compare faults"]) }
      #expect(error?.message.contains(hint) == true)
    }
  }

  // MARK: Timings

  /// Returns the cells of the row of a timing.
  private func row(_ timing: String, _ rows: [String]) -> [String] {
    rows.map { $0.split(separator: " ").map(String.init) }
      .first { $0.first == timing || $0.dropFirst().first == timing } ?? []
  }

  /// A run of 0.3 s: the half of a linear and of a symmetric curve is in the middle, and a spring given
  /// by its constants takes its own time.
  @Test func aRunUnderOtherTimings() throws {
    let rows = try text(["scene city-guide", "tap on=card", "run", "compare timings"])
    #expect(rows[0] == "last run of card.1: 0.3 s")
    #expect(row("ease-in-out", rows).prefix(2) == ["*", "ease-in-out"])
    #expect(row("linear", rows).dropFirst() == ["0.3", "s", "0.15", "s", "3.33/s", "3.33/s"])
    #expect(row("ease-in-out", rows).dropFirst(2).prefix(5) == ["0.3", "s", "0.15", "s", "0/s"])
    #expect(row("spring(0.5)", rows).last == "%")
    let own = try text([
      "scene city-guide", "tap on=card", "run", "compare timings spring(1,100,10) steps(2)",
    ])
    #expect(row("spring(1,100,10)", own)[1] == "1.473")
    #expect(row("steps(2)", own)[1...2] == ["0.3", "s"] && row("linear", own) == [])
  }

  /// A released spring begins at the velocity of the finger, and so do the others.
  @Test func otherSpringsBeginAtTheSameVelocity() throws {
    let rows = try text(["scene detents", "flick up on=sheet", "run", "compare timings"])
    #expect(rows[0] == "last run of sheet: 0.6 s, starting at 4.762 per s")
    for spring in ["spring(1)", "spring(0.8)", "spring(0.5)"] {
      #expect(row(spring, rows).contains("4.76/s"), "\(spring)")
    }
    #expect(row("ease-in", rows).contains("0/s"))
  }

  /// A run that continues in the middle begins in the middle of its curve, and so it does under others.
  ///
  /// Linear from 0.5 takes half of the duration, and a spring what is left behind its own half.
  @Test(arguments: [(false, "to 1"), (true, "back to 0")])
  func aContinuedRunUnderOtherTimings(isReversed: Bool, end: String) throws {
    let rows = try text([
      "view card x=0", "animator open duration=1 curve=ease-out", "animate card.x to=100 on=open",
      "start", "pause", "scrub 0.5", isReversed ? "reverse" : "show time", "continue", "run",
      "compare timings linear spring(1)",
    ])
    // The curve reaches a half at 0.3425 of its time (A270).
    let left = isReversed ? 0.3425 : 0.6575
    #expect(rows[0] == "last run of open: \(isReversed ? 0.34 : 0.66) s from progress 0.5 \(end)")
    let own = row("ease-out", rows)
    #expect(abs(try #require(Double(own[2])) - left) < 0.001)
    #expect(row("linear", rows)[1...6] == ["0.5", "s", "0.25", "s", "2/s", "2/s"])
    let whole = try text([
      "view card x=0", "animator open duration=1", "animate card.x to=100 on=open", "start", "run",
      "compare timings spring(1)",
    ])
    let half = try #require(Double(row("spring(1)", whole)[3]))
    let spring = try #require(Double(row("spring(1)", rows)[1]))
    #expect(abs(spring - (isReversed ? half : 1 - half)) < 0.002, "\(half), \(spring)")
    #expect(own[6] != "0/s")
  }

  /// Two springs that hardly differ make hardly different runs, in the middle of a gesture, too.
  @Test func similarSpringsAreMeasuredAlike() throws {
    let rows = try text([
      "view player frame=0,760,390,84", "gesture pull pan on=player axis=vertical",
      "animator expand duration=0.4 curve=spring(0.8)", "animate player.frame to=0,40,390,804",
      "drive expand by=pull along=up way=720 rule=flick-or-half",
      "drag on=player by=0,-380 over=0.4", "run", "compare timings spring(0.799)",
    ])
    let (own, other) = (row("spring(0.8)", rows), row("spring(0.799)", rows))
    for (column, tolerance) in [(2, 0.003), (4, 0.002)] {
      let (one, two) = (try #require(Double(own[column])), try #require(Double(other[column - 1])))
      #expect(abs(one - two) < tolerance, "\(rows)")
    }
  }

  @Test func aTimingWithoutAnEndIsRefused() throws {
    #expect(throws: ScriptError.self) {
      try Play(["scene city-guide", "tap on=card", "run", "compare timings spring(1,100,0)"])
    }
  }

  @Test func theCurvesOfTimingsAreDrawnOneAboveTheOther() throws {
    let drawn = try Play([
      "scene city-guide", "tap on=card", "run", "compare timings linear ease-in as=text",
    ]).text
    for name in ["ease-in-out", "linear", "ease-in"] { #expect(drawn.contains(name)) }
    #expect(throws: (any Error).self) { try Play(["scene blank", "compare timings"]) }
    #expect(throws: (any Error).self) {
      try Play(["scene city-guide", "tap on=card", "compare timings eas"])
    }
  }
}
