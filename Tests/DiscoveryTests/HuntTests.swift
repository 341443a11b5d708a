import PantomimeDiscovery
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import TestSupport
import Testing

/// A hunt depends only on its seed, finds the published faults, and finds nothing on healthy scenes.
@Suite(.timeLimit) struct HuntTests {
  private static func field(_ line: String, _ catalog: Catalog = .standard) throws -> HuntField {
    try HuntField(line, lines: [line], in: catalog)
  }

  private static func report(
    _ field: HuntField, runs: Int, seed: UInt64 = 1, part: TestReport.Part? = nil,
    reversed: Bool = false
  ) -> HuntReport {
    var numbers = Array(0..<(runs + HuntBlock.size - 1) / HuntBlock.size)
    if let part { numbers = numbers.filter { $0 % part.count == part.index - 1 } }
    if reversed { numbers.reverse() }
    let blocks = numbers.map { number in
      HuntBlock(
        number, runs: min(HuntBlock.size, runs - number * HuntBlock.size), seed: seed, in: field)
    }
    return HuntReport(
      target: field.name, seed: seed, wanted: runs, part: part, blocks, in: field)
  }

  @Test func everySceneDeclaresThreeInvariants() {
    for scene in Scenes.all {
      let (names, sentences) = (
        scene.invariants.map { $0.name }, scene.invariants.map { $0.sentence }
      )
      #expect(names.count >= 3 && names.count <= 64, "\(scene.name)")
      #expect(Set(names).count == names.count, "\(scene.name)")
      #expect(sentences.allSatisfy { $0.hasSuffix(".") && !$0.contains("\"") }, "\(scene.name)")
    }
  }

  @Test func helpShowsEveryInvariant() throws {
    for scene in Scenes.all {
      let text = try #require(HelpText(.standard).topic(scene.name, knowsForeignWords: false))
      for invariant in scene.invariants { #expect(text.contains(invariant.sentence)) }
    }
  }

  @Test func everyInvariantIsAPath() throws {
    for scene in Scenes.all {
      let simulation = try scene.start(scene.standard)
      for invariant in scene.invariants {
        #expect(simulation.read("invariant.\(invariant.name)") == .flag(true), "\(scene.name)")
      }
      #expect(simulation.read("invariant.none") == nil)
    }
  }

  @Test func everyPublishedFaultIsListed() {
    let ids = Scenes.all.flatMap { scene in scene.faults.map { $0.id } }
    #expect(PublishedFault.all.map { $0.id }.sorted() == ids.sorted())
    let changing = Scenes.all.flatMap { $0.faults.filter { $0.changes }.map { $0.id } }
    for fault in PublishedFault.all {
      guard case .claim(let name) = fault.sight else { continue }
      #expect(changing.contains(fault.id))
      let names = Scenes.named(fault.scene)?.invariants.map { $0.name } ?? []
      #expect(names.contains(name), "\(fault.id)")
    }
    let seen = PublishedFault.all.filter { if case .claim = $0.sight { true } else { false } }
    #expect(seen.count >= 25)
  }

  /// The faults whose hunts are short; the others take their turn in the long checks.
  private static let quick = ["CG-15"]

  @Test(arguments: PublishedFault.all.filter { TestRun.isLong || quick.contains($0.id) })
  func publishedFaultIsFound(fault: PublishedFault) throws {
    guard case .claim(let claim) = fault.sight else { return }
    let field = try Self.field(fault.target)
    for number in 0..<2_000 / HuntBlock.size {
      let block = HuntBlock(number, seed: 1, in: field)
      guard let (_, found) = block.found.first(where: { $0.name == claim }) else { continue }
      let finding = Finding(found, block: number, in: field)
      #expect(([finding.claim] + finding.others).contains(claim))
      #expect(finding.isConfirmed, "\(finding.script)")
      #expect(finding.statementCount <= 5, "\(finding.script)")
      // Without the fault, the same script passes, so it is a test of the fault's correction.
      let faults = " faults=" + ([fault.id] + fault.others).joined(separator: ",")
      let healthy = finding.script.map { $0.replacing(faults, with: "") + "\n" }.joined()
      #expect(healthy != finding.script.map { $0 + "\n" }.joined())
      let script = Script(Array(healthy.utf8), file: nil)
      let replay = PantomimeScripting.Replay(script, file: nil, in: Session())
      #expect(replay.status == .passed, "\(healthy)")
      return
    }
    Issue.record("\(fault.id) was not found")
  }

  /// The faults whose minimal scripts are compared.
  private static let compared = [
    "MP-7", "FP-1", "FP-2", "MP-5", "MP-6", "CG-4", "CG-10", "CG-12", "CG-18", "IA-1", "PK-2",
  ]

  @Test(
    arguments: PublishedFault.all.filter {
      compared.prefix(TestRun.isLong ? compared.count : 1).contains($0.id)
    })
  func minimalScriptDoesNotDependOnTheSeed(fault: PublishedFault) throws {
    guard case .claim(let claim) = fault.sight else { return }
    let field = try Self.field(fault.target)
    var counts: [[String]: Int] = [:]
    let seeds = UInt64(TestRun.isLong ? 20 : 3)
    for seed in 1...seeds {
      let block = HuntBlock(0, seed: seed, in: field)
      guard let (_, found) = block.found.first(where: { $0.name == claim }) else { continue }
      counts[Finding(found, block: 0, in: field).script, default: 0] += 1
    }
    let found = counts.values.reduce(0, +)
    #expect(found * 2 > seeds && counts.count <= 2, "\(counts)")
    #expect((counts.values.max() ?? 0) * 100 >= found * 95, "\(counts)")
  }

  @Test func aFindingNamesWhatElseItBreaks() throws {
    // The script of the first fault is minimal after a few trials.
    for (target, runs, claim) in TestRun.sample(
      [
        ("floating-player faults=FP-2", 4, "no-animator"),
        ("city-guide faults=CG-1", 20, "list-scrolls"),
      ], oneIn: 2)
    {
      let findings = Self.report(try Self.field("scene \(target)"), runs: runs).findings
      let claims = Set(findings.flatMap { [$0.claim] + $0.others })
      #expect(claims.contains("as-shown") && claims.contains(claim), "\(target)")
      #expect(findings.allSatisfy { !$0.others.contains($0.claim) }, "\(target)")
    }
  }

  @Test func onlyTheChosenMovesArePlayed() throws {
    let field = try Self.field("scene city-guide faults=CG-4")
    let taps = HuntBlock(0, runs: 100, seed: 1, in: field, moves: MoveKinds(named: "taps"))
    let pans = HuntBlock(0, runs: 100, seed: 1, in: field, moves: MoveKinds(named: "pans"))
    #expect(!taps.found.contains { $0.name == "no-animator" })
    #expect(pans.found.contains { $0.name == "no-animator" })
    #expect(MoveKinds(named: "flights") == nil)
  }

  @Test func resultsDependOnlyOnTheSeed() throws {
    // A fault whose script is minimal after a few trials.
    let field = try Self.field("scene interactive-square faults=IA-1")
    let whole = Self.report(field, runs: 260)
    #expect(!whole.findings.isEmpty)
    #expect(Self.report(field, runs: 260, reversed: true) == whole)
    let shards = (1...2).map { Self.report(field, runs: 260, part: TestReport.Part($0, of: 2)) }
    let read = try shards.map { try #require(try HuntReport(Array($0.lines.utf8))) }
    #expect(read == shards)
    let merged = try HuntReport.merged(read.enumerated().map { ("\($0.offset)", $0.element) })
    #expect(merged == whole)
  }

  @Test func shardsOfDifferentHuntsAreRefused() throws {
    let field = try Self.field("scene popup")
    let one = Self.report(field, runs: 10, seed: 1), other = Self.report(field, runs: 10, seed: 2)
    #expect(throws: HuntReport.MergeError.self) {
      try HuntReport.merged([("a", one), ("b", other)])
    }
  }

  @Test(arguments: Scenes.all.map { $0.name })
  func healthySceneBreaksNothing(name: String) throws {
    let field = try Self.field("scene \(name)")
    // `scripts/check hunt` plays 100,000 runs with the optimized program.
    let report = Self.report(field, runs: TestRun.isLong ? 300 : 15)
    #expect(report.findings.map { $0.script } == [])
  }

  @Test func assertionsOfAScriptAreHunted() throws {
    let lines = [
      "view box frame=100,300,100,100", "gesture pull pan on=box",
      "drive box.frame.y by=pull along=down anchors=100,300,500",
      "expect always box.frame.y < 400",
    ]
    let field = try HuntField("box", lines: lines)
    let finding = try #require(Self.report(field, runs: 5).findings.first)
    #expect(finding.claim == "expect always box.frame.y < 400")
    #expect(finding.isConfirmed && finding.statementCount <= 3)
  }

  /// Two animators of one property have the same name, and each completes once.
  @Test func runsOfOnePropertyAreCountedApart() throws {
    let lines = [
      "view sheet frame=0,740,390,780", "gesture pull pan on=sheet axis=vertical",
      "gesture focus tap on=sheet", "drive sheet.frame.y by=pull anchors=64,420,740",
      "when \"tap recognized gesture=focus\" do animate sheet.frame.y to=64 duration=0.35",
    ]
    let field = try HuntField("sheet", lines: lines)
    #expect(Self.report(field, runs: 250).findings.map { $0.script } == [])
  }

  /// A script that fails without any move can't be hunted.
  @Test(arguments: [
    "expect always box.frame.y <= 50", "expect never event \"decided anchor\"",
    "expect box.frame.y 17",
  ])
  func scriptsThatFailAlreadyAreProblems(assertion: String) throws {
    let lines = [
      "view box frame=0,0,100,100", "gesture p pan on=box",
      "drive box.frame.y by=p anchors=0,300", assertion, "drag on=box by=0,200", "run",
    ]
    #expect(throws: HuntField.Problem.self) { try HuntField("box", lines: lines) }
    #expect(throws: Never.self) { try HuntField("box", lines: lines.filter { $0 != assertion }) }
  }

  @Test func badTargetsAreProblems() {
    #expect(throws: HuntField.Problem.self) { try Self.field("scene nowhere") }
    #expect(throws: HuntField.Problem.self) { try Self.field("wait 1") }
    #expect(throws: HuntField.Problem.self) { try Self.field("") }
  }
}

/// A hunt doesn't know the faults that are on.
@Suite(.timeLimit) struct FaultBlindnessTests {
  /// A sheet with two faults, whose ids a parameter exchanges.
  private struct Sheet<Ids: FaultIds>: TransitionScene {
    static var name: String { "sheet" }
    static var first: Fault { Fault(Ids.ids.0, "It opens too far.", lesson: "Stop.") }
    static var second: Fault { Fault(Ids.ids.1, "It never stops.", lesson: "Stop.") }
    static var options: [SceneOption] { [.screen, .faults([first, second])] }
    static var invariants: [SceneInvariant<Sheet>] {
      [
        .always("not-too-far", "The sheet stays within 100 pt.") { scene, stage in
          stage.shown(scene.sheet, .x) <= 100
        },
        .atRest("no-animator", "No animator is active.") { scene, stage in
          stage[scene.animator].activity != .active
        },
      ]
    }
    let sheet: ViewID
    let animator: AnimatorID
    var tappable: [String] { ["sheet"] }

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      sheet = stage.addView("sheet", .x(0))
      animator = stage.addAnimator("sheet", try Animator(duration: 0.2))
    }

    mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
      guard stage[animator].activity != .active else { return }
      let far = stage.shouldCommit(Self.first) ? 120.0 : 80
      let sheet = sheet
      try stage.addAnimations(to: animator) { stage in stage[sheet, .x] = far }
      try stage.start(animator)
      if stage.shouldCommit(Self.second) { try stage.pause(animator) }
    }
  }

  private protocol FaultIds: Sendable { static var ids: (String, String) { get } }
  private enum Straight: FaultIds { static let ids = ("S-1", "S-2") }
  private enum Shuffled: FaultIds { static let ids = ("S-2", "S-1") }

  private static func findings(_ catalog: Catalog, _ id: String) throws -> [Finding] {
    let field = try HuntField("sheet", lines: ["scene sheet faults=\(id)"], in: catalog)
    let block = HuntBlock(0, seed: 3, in: field)
    return block.found.map { Finding($0.found, block: 0, in: field) }
  }

  @Test(arguments: [("S-1", "S-2"), ("S-2", "S-1")])
  func shuffledIdsChangeNothing(id: String, other: String) throws {
    let straight = try Self.findings(Catalog.standard.adding(Sheet<Straight>.self), id)
    let shuffled = try Self.findings(Catalog.standard.adding(Sheet<Shuffled>.self), other)
    #expect(!straight.isEmpty)
    #expect(straight.map { $0.claim } == shuffled.map { $0.claim })
    #expect(straight.map { $0.run } == shuffled.map { $0.run })
    #expect(straight.map { $0.script.dropFirst(2) } == shuffled.map { $0.script.dropFirst(2) })
  }
}
