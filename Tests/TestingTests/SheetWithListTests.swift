import PantomimeKit
import PantomimeTesting
import TestSupport
import Testing

/// The examples of the article about a sheet with a list inside.
@Suite(.timeLimit) struct SheetWithListTests {
  /// A view that lacks the property is named, and not every part of the stage blamed.
  @Test func aMissingPropertyIsNamed() throws {
    let error = #expect(throws: OptionError.self) { try Simulation(SheetWithoutShine.self) }
    #expect(error?.problem == "'sheet' has no property 'shine'")
  }

  @Test func theSheetOpensBeforeTheListScrolls() throws {
    var app = try Simulation(ListSheet.self)
    app.flick(on: "list", .up)
    #expect(app.run() == .rest)
    expect(app, "sheet.frame.y", isCloseTo: 100)
    expect(app, "list.offset", isCloseTo: 0)
    // Open, the same gesture scrolls the list.
    app.flick(on: "list", .up)
    #expect(app.run() == .rest)
    expect(app, "sheet.frame.y", isCloseTo: 100)
    // The finger moved the sheet first, and the list in the second flick.
    expect(app, recorded: .hand, count: 2)
  }

  @Test func oneDragScrollsTheListAndThenPullsTheSheet() throws {
    var app = try Simulation(ListSheet.self)
    app.flick(on: "list", .up)
    _ = app.run()
    app.drag(on: "list", by: Vector(dy: -150), hold: .milliseconds(100))
    _ = app.run()
    // The list goes to its top first, then the sheet follows the finger.
    app.drag(on: "list", by: Vector(dy: 460), over: .seconds(2))
    expect(app, "list.offset", isCloseTo: 0)
    #expect(app.run() == .rest)
    expect(app, "sheet.frame.y", isCloseTo: 400)
    expect(app, "scrim.alpha", isCloseTo: 0)
    expect(app, recorded: .hand)
  }

  /// The scene in Swift and the one in the language record the same events for the same gestures.
  @Test(arguments: 1...20 as ClosedRange<UInt64>) func bothVersionsRecordTheSame(
    seed: UInt64
  ) throws {
    var inSwift = try Simulation(ListSheet.self)
    var inLanguage = try Simulation(script: Self.statements)
    let beginnings = (inSwift.trace.entries.count, inLanguage.trace.entries.count)
    var random = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func next(_ count: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % count
    }
    for _ in 0..<6 {
      let finger = Finger(at: Point2D(x: Double(50 + next(300)), y: Double(450 + next(300))))
        .move(by: Vector(dy: Double(next(900) - 450)), over: .milliseconds(100 + next(900)))
        .hold(for: .milliseconds(next(2) * 100)).lift()
      let wait = Duration.milliseconds(next(1500))
      // Some fingers touch the screen above the sheet.
      inSwift.play(finger, warnsIfMissed: false)
      inLanguage.play(finger, warnsIfMissed: false)
      _ = (inSwift.advance(by: wait), inLanguage.advance(by: wait))
    }
    let one = inSwift.trace.entries.dropFirst(beginnings.0).map { "\($0)" }
    let other = inLanguage.trace.entries.dropFirst(beginnings.1).map { "\($0)" }
    #expect(one == other && one.count > 20)
  }

  private static let statements = """
    scene blank
    view scrim frame=0,0,390,844 alpha=0
    view sheet frame=0,400,390,744
    scroll-view list in=sheet frame=0,44,390,700 content=390x2200
    gesture pull pan on=sheet axis=vertical
    drive sheet.frame.y by=pull anchors=100,400,700 hand-over=list
    follow scrim.alpha sheet.frame.y from=100,400 to=0.4,0
    """
}

/// A sheet whose missing opacity is to follow its position.
private struct SheetWithoutShine: ConnectedScene {
  static let name = "sheet-without-shine"
  var connections = Connections(state: name)

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    let sheet = stage.addView("sheet", .frame(Rect2D(x: 0, y: 400, width: 390, height: 744)))
    try stage.construct(
      sheet[Property<Double>("shine", .fraction)].follows(
        sheet[.frame.y], from: [100, 400], to: [0.4, 0]))
  }
}
