import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// Coverage counts against what the scenes of a suite can reach.
@Suite(.timeLimit) struct ReachTests {
  private func coverage(
    _ scripts: [[String]], of catalog: Catalog = .standard
  ) throws -> Coverage {
    var coverage = Coverage(of: catalog)
    for (number, lines) in scripts.enumerated() {
      let statements = try lines.compactMap { try Statement($0, in: catalog) }
      var session = Session(catalog)
      var steps: [(statement: Statement, step: Session.Step)] = []
      for statement in statements { steps.append((statement, try session.execute(statement))) }
      coverage.add(steps, of: "\(number)")
    }
    return coverage
  }

  private func names(_ coverage: Coverage, _ kind: Coverage.Kind) -> [String] {
    coverage.items(kind).map { $0.name }
  }

  private static let stage = [
    "view sheet frame=0,400,390,800", "gesture pull pan on=sheet", "animator open duration=0.5",
    "animate sheet.frame.y to=100 on=open",
    "drive open by=pull along=up way=300 rule=projection",
  ]

  /// The rule of a drive counts once it has decided, though no event names it.
  @Test func theRuleOfADriveCounts() throws {
    let chosen = try coverage([Self.stage])
    let projection = Coverage.Item(.rules, "projection")
    #expect(chosen.items(.rules) == [projection] && !chosen.isReached(projection))
    let decided = try coverage([Self.stage + ["drag on=sheet by=0,-200", "run"]])
    #expect(decided.items(.rules) == [projection] && decided.isReached(projection))
    #expect(names(decided, .decisions) == ["projection", "cancellation"])
    let set = try coverage([Self.stage + ["set rule=half", "drag on=sheet by=0,-200", "run"]])
    #expect(names(set, .rules) == ["half", "projection"])
    #expect(set.isReached(Coverage.Item(.rules, "half")) && !set.isReached(projection))
  }

  /// A suite of one's own transition that leaves nothing out reaches 100 %.
  @Test func aCompleteSuiteReachesAll() throws {
    let suite = [
      ["drag on=sheet by=0,-200", "run", "drag on=sheet by=0,-20", "run"],
      ["pan began", "pan ended", "pan began", "pan cancelled", "pan began"],
      ["pan began", "pan changed dy=-20", "pan cancelled"],
      ["when \"completed end\" do set state=open", "drag on=sheet by=0,-250", "run"],
    ]
    let all = try coverage(suite.map { Self.stage + $0 }).count
    #expect(all.reached == all.all && all.all == 2 + 9 + 2 + 1)
    // Each part of it is needed.
    for index in suite.indices where index > 0 {
      var less = suite
      less.remove(at: index)
      // The words of a state that is never set are not known.
      guard index != 3 else { continue }
      #expect(try coverage(less.map { Self.stage + $0 }).isBelow(100))
    }
    let unset = try coverage([Self.stage + ["when \"completed end\" do set state=open"]])
    #expect(names(unset, .states) == ["blank blank", "blank open"])
    #expect(!unset.isReached(Coverage.Item(.states, "blank open")))
  }

  @Test func whereNothingPansNoStepIsMissing() throws {
    let still = try coverage([["view a alpha=0", "animate a.alpha to=1 duration=1", "run"]])
    #expect(still.items(.recognizer).isEmpty && still.items(.decisions).isEmpty)
    #expect(still.count == (1, 1))
    // A pan can be refused where a rule about axes may do that.
    let upright = Self.stage.map {
      $0.replacing("gesture pull pan on=sheet", with: "gesture pull pan on=sheet axis=vertical")
    }
    #expect(try names(coverage([upright]), .recognizer).contains("possible > failed"))
    #expect(try !names(coverage([Self.stage]), .recognizer).contains("possible > failed"))
  }

  /// A scene's ways to decide are known when it starts, and its rules count by their names.
  @Test func aSceneOfOnesOwnReachesAll() throws {
    let catalog = Catalog.standard.adding(OwnCurtain.self)
    let suite = [
      [
        "scene own-curtain", "pan began", "pan changed dy=-200", "pan changed dy=-210", "pan ended",
      ],
      [
        "scene own-curtain", "pan began", "pan ended vy=0", "pan began", "pan cancelled",
        "pan began",
      ],
      ["scene own-curtain", "pan began", "pan changed dy=-1", "pan cancelled"],
    ]
    let begun = try coverage([["scene own-curtain"]], of: catalog)
    #expect(names(begun, .rules) == ["half"])
    #expect(names(begun, .decisions) == ["position", "cancellation"])
    #expect(begun.count.reached == 1)
    let whole = try coverage(suite, of: catalog)
    #expect(whole.count.reached == whole.count.all, "\(whole.text(style: .plain))")
  }
}

/// A user's scene whose pan uses a named rule.
private struct OwnCurtain: TransitionScene, PanHandling {
  static let name = "own-curtain"
  let curtain: ViewID

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    curtain = stage.addView("curtain", .frame(Rect2D(width: 390, height: 844)))
    _ = stage.addGesture(.pan("pull"), on: curtain)
  }

  mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {}
  mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {}
  mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    _ = stage.decide(lift(pan), by: NamedRule.half)
  }

  private func lift(_ pan: Pan) -> LiftOff {
    LiftOff(
      progress: -pan.translation.dy / 300, velocity: -pan.velocity.dy, distance: 300,
      isCancelled: pan.state.isCancelled)
  }
}
