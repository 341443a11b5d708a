import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// The decision plane shows what the rules say.
@Suite(.timeLimit) struct DecisionPlaneTests {
  /// An area of a drawing.
  private struct Area {
    let corners: [Point2D]
    let ink: Ink

    /// Returns whether a point lies inside, by the number of edges to its right.
    func contains(_ point: Point2D) -> Bool {
      var isInside = false
      for (index, corner) in corners.enumerated() {
        let next = corners[(index + 1) % corners.count]
        guard (corner.y <= point.y) != (next.y <= point.y) else { continue }
        let x = corner.x + (next.x - corner.x) * (point.y - corner.y) / (next.y - corner.y)
        if x > point.x { isInside.toggle() }
      }
      return isInside
    }
  }

  /// The regions of a plane, which are its textured areas.
  private func regions(_ drawing: Drawing) -> [Area] {
    drawing.marks.compactMap { mark in
      guard case .polygon(let corners, _) = mark.shape, mark.ink.texture != nil else { return nil }
      return Area(corners: corners, ink: mark.ink)
    }
  }

  /// The frame of all regions.
  private func frame(of areas: [Area]) -> Rect2D {
    let corners = areas.flatMap { $0.corners }
    let (x, y) = (corners.map { $0.x }, corners.map { $0.y })
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return Rect2D(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }

  private static let words = DecisionPlane.Words(
    outcomes: ["goes back", "completes"], conditionals: ["go back", "complete"], ahead: "up",
    behind: "down", subject: "a scene")

  private func plane(
    _ own: LiftOff, _ name: String, against other: String? = nil
  ) throws
    -> DecisionPlane
  {
    func judge(_ name: String) throws -> DecisionPlane.Judge {
      let rule = try #require(NamedRule.named(name))
      return DecisionPlane.Judge(name) { rule.decide($0) }
    }
    return DecisionPlane(
      around: own, by: try judge(name), against: try other.map { try judge($0) },
      words: Self.words)
  }

  /// Every place belongs to exactly one region, whose color is that of the rule's outcome there.
  @Test(arguments: TestRun.sample(NamedRule.all.map { $0.name }, oneIn: 3))
  func everyPlaceIsInTheRegionOfItsOutcome(name: String) throws {
    let rule = try #require(NamedRule.named(name))
    var generator = SeededGenerator(seed: 41)
    // The axes: from -50 to 350 points, 1000 points a second up and down.
    let plane = try plane(LiftOff(progress: 0.4, velocity: 120, distance: 300), name)
    let areas = regions(plane.drawing(columns: 80))
    let inner = frame(of: areas)
    for _ in 0..<TestRun.count(600, oneIn: 15) {
      let (x, y) = (generator.unit(), generator.unit())
      let point = Point2D(x: inner.x + x * inner.width, y: inner.y + y * inner.height)
      func outcome(_ dx: Double, _ dy: Double) -> Int {
        rule.decide(
          plane.lift(way: -50 + (x + dx) * 400, velocity: 1000 - (y + dy) * 2000)
        ).index
      }
      // A border has no width, but its coordinates are rounded.
      let around = [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)].map { outcome($0.0 * 2e-3, $0.1 * 2e-3) }
      guard Set(around).count == 1, around.first == outcome(0, 0) else { continue }
      let own = areas.filter { $0.contains(point) }
      #expect(own.count == 1, "\(name) at \(x), \(y)")
      #expect(own.first?.ink.role == .series(outcome(0, 0)), "\(name) at \(x), \(y)")
    }
  }

  /// A straight border is named by the equation that the rule's definition gives.
  @Test(
    arguments: [
      ("half", ["distance 150 pt (50 %)"]), ("sign", ["velocity 0 pt/s"]),
      (
        "flick-or-half",
        ["velocity 500 pt/s", "distance 150 pt (50 %)", "velocity -500 pt/s"]
      ),
      // A deceleration of 0.998 per millisecond leaves 0.499 s of the velocity (G156).
      ("projection", ["distance + 0.499 s × velocity = 150 pt (50 %)"]),
    ] as [(String, [String])])
  func bordersHaveTheirEquations(name: String, equations: [String]) throws {
    let drawing = try plane(LiftOff(progress: 0.4, velocity: 120, distance: 300), name)
      .drawing(columns: 100)
    let told = drawing.words.filter { $0.contains("boundary at") }
      .map { String($0.split(separator: "boundary at ").last ?? "") }
    #expect(Set(told) == Set(equations), "\(drawing.words)")
    let texts = drawing.marks.compactMap { mark in
      if case .text(let text, _, _) = mark.shape { text } else { nil }
    }
    for equation in equations { #expect(texts.contains(equation), "\(texts)") }
    for outcome in ["goes back", "completes"] { #expect(texts.contains(outcome), "\(texts)") }
  }

  /// The margin in the sentence flips the outcome, and 1 % less doesn't.
  @Test(arguments: NamedRule.all.map { $0.name })
  func theSentenceNamesTheMargin(name: String) throws {
    let rule = try #require(NamedRule.named(name))
    var generator = SeededGenerator(seed: 7)
    var checked = 0
    for _ in 0..<TestRun.count(100) {
      let own = LiftOff(
        progress: generator.unit() * 1.2 - 0.1, velocity: generator.unit() * 1_600 - 800,
        distance: 300)
      let decision = rule.decide(own)
      let words = try plane(own, name).sentences
      #expect(words.first?.contains(["goes back", "completes"][min(decision.index, 1)]) == true)
      guard let sentence = words.first(where: { $0.hasPrefix("Released ") }) else { continue }
      checked += 1
      let number = try #require(
        sentence.split(separator: " ").dropFirst().first.flatMap { Double($0) })
      let sign = sentence.contains(" up,") ? 1.0 : -1
      let way = own.progress * 300
      func outcome(_ amount: Double) -> Int {
        let lift =
          sentence.contains("pt/s")
          ? LiftOff(progress: own.progress, velocity: own.velocity + amount, distance: 300)
          : LiftOff(progress: (way + amount) / 300, velocity: own.velocity, distance: 300)
        return rule.decide(lift).index
      }
      // The number is rounded to a point, or to a tenth of one.
      let grain = number < 10 ? 0.1 : 1.0
      #expect(outcome(sign * (number + grain)) != decision.index, "\(name): \(sentence)")
      #expect(outcome(sign * max(0, number - grain)) == decision.index, "\(name): \(sentence)")
    }
    #expect(checked > 0)
  }

  /// Earlier releases of the scene are marked, and the last one with its margin.
  @Test func earlierReleasesAreMarked() throws {
    let lines =
      ["scene city-guide"]
      + (0..<3).flatMap { index in
        ["drag on=card by=0,-\(30 + 10 * index) over=0.4 hold=0.2", "run"]
      }
    let words = try Play(lines + ["plot rule=half as=text"]).text
    #expect(words.split(separator: "\n").filter { $0.contains("an earlier release") }.count == 2)
  }

  /// The scene's rule isn't drawn under the name of the one that decided.
  @Test(arguments: ["set rule=scene", "set rule=half", "show time"])
  func theScenesRuleHasItsOwnName(line: String) throws {
    let words = try Play([
      "scene city-guide", "set rule=sign", "drag on=card by=0,-100 over=0.4 hold=0.2", line,
      "plot rule=scene as=text",
    ]).text
    #expect(!words.contains("sign") && words.contains("scene"), "\(words)")
  }

  /// A rule's parameters are those that stand behind it, of either rule.
  @Test(
    arguments: [
      ("rule=half threshold=0.8", "half", [("threshold", 0.8)]),
      (
        "rule=flick-or-half speed=300 threshold=0.9", "flick-or-half",
        [("speed", 300), ("threshold", 0.9)]
      ),
      ("rule=sign against=half threshold=0.2", "half", [("threshold", 0.2)]),
    ] as [(String, String, [(String, Double)])])
  func parametersCount(line: String, name: String, values: [(String, Double)]) throws {
    let gesture = ["scene city-guide", "drag on=card by=0,-150 over=0.4 hold=0.2"]
    func marks(_ line: String) throws -> [Drawing.Mark] {
      var session = try Play(gesture).session
      let statement = try #require(try Statement("plot \(line)"))
      guard case .picture(let picture) = try session.execute(statement).response else {
        return []
      }
      return picture.drawing(columns: 80).marks
    }
    let bare = line.split(separator: " ").filter { word in
      !values.contains { word.hasPrefix($0.0 + "=") }
    }.joined(separator: " ")
    #expect(try marks(line) != marks(bare))
    // As the current rule it decides as drawn: by the words under the plane.
    var rule = try #require(NamedRule.named(name))
    for (name, value) in values { try rule.set(name, to: value) }
    let play = try Play(gesture)
    let decisionRecord = try #require(play.session.simulation?.decisionRecord)
    guard line.hasPrefix("rule=\(name)") else { return }
    let words = try Play(gesture + ["plot \(line) as=text"]).text
    #expect(
      words.contains(
        decisionRecord.decision(by: rule).completes ? "expands" : "returns to collapsed"),
      "\(words)")
    #expect(words.contains(line.dropFirst("rule=".count)), "\(words)")
  }

  @Test(arguments: [
    "plot rule=half nonsense=1", "plot rule=half threshold=2", "plot rule=half threshold=x",
    "plot rule=half threshold=0.1 threshold=0.2", "plot rule=half against=sign against=half",
    "plot rule=scene threshold=0.1", "plot rule=sign threshold=0.1", "plot rule=half from=0",
    "plot rule=half forks=main", "plot fraction rule=half", "plot fraction threshold=0.1",
  ])
  func whatBelongsToNoRuleIsRefused(line: String) throws {
    #expect(throws: ScriptError.self) {
      _ = try Play(["scene city-guide", "drag on=card by=0,-150", line])
    }
  }

  /// Hatched is where the two decide otherwise, and nowhere else.
  @Test(arguments: TestRun.sample(NamedRule.all.map { $0.name }, oneIn: 4))
  func twoRulesAreHatchedWhereTheyDiffer(name: String) throws {
    let (one, other) = (
      try #require(NamedRule.named("half")), try #require(NamedRule.named(name))
    )
    let own = LiftOff(progress: 0.4, velocity: 120, distance: 300)
    let plane = try plane(own, "half", against: name)
    let areas = regions(plane.drawing(columns: 80))
    let inner = frame(of: areas)
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<TestRun.count(300, oneIn: 15) {
      let (x, y) = (generator.unit(), generator.unit())
      func differ(_ dx: Double, _ dy: Double) -> Bool {
        let lift = plane.lift(way: -50 + (x + dx) * 400, velocity: 1000 - (y + dy) * 2000)
        return one.decide(lift).index != other.decide(lift).index
      }
      let around = [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)].map { differ($0.0 * 2e-3, $0.1 * 2e-3) }
      guard Set(around).count == 1, around.first == differ(0, 0) else { continue }
      let point = Point2D(x: inner.x + x * inner.width, y: inner.y + y * inner.height)
      let own = areas.first { $0.contains(point) }
      #expect((own?.ink.texture == .hatched) == differ(0, 0), "\(name) at \(x), \(y)")
    }
  }

  /// The margin of a cancelled pan is that of a release at the same place.
  @Test(arguments: NamedRule.all.map { $0.name })
  func aCancelledPanIsShownAsARelease(name: String) throws {
    func sentences(_ isCancelled: Bool) throws -> [String] {
      let own = LiftOff(progress: 0.4, velocity: 120, distance: 300, isCancelled: isCancelled)
      return try plane(own, name).sentences
    }
    let (cancelled, released) = (try sentences(true), try sentences(false))
    #expect(
      cancelled.first == "Your pan, 120 pt up at 120 pt/s, was cancelled, so no rule was evaluated."
    )
    #expect(cancelled.dropFirst(2) == released.dropFirst()[...], "\(cancelled) \(released)")
    let isBack = released.first?.contains("goes back") == true
    #expect(cancelled[1] == "A release there would \(isBack ? "go back" : "complete").")
  }

  /// After a cancellation, the regions have the outcomes of releases.
  @Test(arguments: [
    ["pan began", "pan changed dy=-100", "pan cancelled", "run"],
    ["touch down on=card", "wait 0.1", "touch move y+=-100", "wait 0.1", "touch cancel"],
  ])
  func aCancelledPanKeepsTheRegions(gesture: [String]) throws {
    var session = try Play(["scene city-guide"] + gesture).session
    let statement = try #require(try Statement("plot rule=half"))
    guard case .picture(let picture) = try session.execute(statement).response else {
      Issue.record("no picture")
      return
    }
    let texts = picture.drawing(columns: 80).marks.compactMap { mark in
      if case .text(let text, _, _) = mark.shape { text } else { nil }
    }
    #expect(texts.contains("expands") && texts.contains("returns to collapsed"), "\(texts)")
  }
}
