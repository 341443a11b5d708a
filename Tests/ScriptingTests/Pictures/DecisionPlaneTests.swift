import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// The decision plane shows what the rules say: asked at random places, to a grain of the drawing.
@Suite(.timeLimit) struct DecisionPlaneTests {
  /// The dark part of a drawing of the plane.
  private func shades(_ drawing: Drawing) -> [(frame: Rect, fill: Double)] {
    drawing.marks.compactMap { mark in
      guard case .polygon(let corners, _) = mark.shape, let fill = mark.ink.fill,
        corners.count == 4
      else { return nil }
      let frame = Rect(
        x: corners[0].x, y: corners[0].y, width: corners[2].x - corners[0].x,
        height: corners[2].y - corners[0].y)
      return (frame, fill)
    }
  }

  @Test(arguments: NamedRule.all.map { $0.name })
  func everyRowIsDarkWhereTheRuleGoesOn(name: String) throws {
    let rule = try #require(NamedRule.named(name))
    var generator = SeededGenerator(seed: 41)
    let own = LiftOff(progress: 0.4, velocity: 120, distance: 300)
    let plane = DecisionPlane(
      around: own, by: DecisionPlane.Judge(name) { rule.decision(on: $0) },
      goals: ["goes back", "goes on"], margin: { "\($0.margin)" })
    let drawing = plane.drawing(columns: 80)
    let shades = shades(drawing)
    // The axes: 30 points beyond both ends of the way, 1000 points a second up and down.
    let cell = Drawing.cell
    let inner = Rect(
      x: 7 * cell.width, y: 1.5 * cell.height, width: Double(79 - 7 - 1) * cell.width,
      height: 18 * cell.height)
    let grain = 4.0
    var asked = 0
    for _ in 0..<600 {
      let x = generator.unit()
      let y = generator.unit()
      let point = Point(x: inner.x + x * inner.width, y: inner.y + y * inner.height)
      // A point within a grain of a boundary may be judged by its neighbor.
      func goesOn(_ dx: Double, _ dy: Double) -> Bool {
        let way = -30 + (x + dx * grain / inner.width) * 360
        let velocity = 1000 - (y + dy * grain / inner.height) * 2000
        return rule.decision(on: plane.lift(way: way, velocity: velocity)).completes
      }
      let middle = goesOn(0, 0)
      let around = [(-1.0, -1.0), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
      guard around.allSatisfy({ goesOn($0.0, $0.1) == middle }) else { continue }
      asked += 1
      let isDark = shades.contains { $0.fill > 0 && $0.frame.contains(point) }
      #expect(isDark == middle, "\(name) at \(x), \(y)")
    }
    #expect(asked > 300)
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

  /// Dark is where the two decide otherwise, and nowhere else.
  @Test func twoRulesAreComparedWhereTheyDiffer() throws {
    let (one, other) = (
      try #require(NamedRule.named("half")), try #require(NamedRule.named("sign"))
    )
    let own = LiftOff(progress: 0.4, velocity: 120, distance: 300)
    let same = DecisionPlane(
      around: own, by: DecisionPlane.Judge("half") { one.decision(on: $0) },
      against: DecisionPlane.Judge("half") { one.decision(on: $0) },
      goals: ["back", "on"], margin: { "\($0.margin)" })
    #expect(shades(same.drawing(columns: 80)).allSatisfy { $0.frame.width < 20 })
    let plane = DecisionPlane(
      around: own, by: DecisionPlane.Judge("half") { one.decision(on: $0) },
      against: DecisionPlane.Judge("sign") { other.decision(on: $0) },
      goals: ["back", "on"], margin: { "\($0.margin)" })
    #expect(shades(plane.drawing(columns: 80)).contains { $0.frame.width > 100 })
  }
}
