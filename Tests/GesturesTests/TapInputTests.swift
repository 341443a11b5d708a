import TestSupport
import PantomimeKit
import Testing

/// `Input.tap` and `Input.tapScreen`: a free finger that comes down and lifts at one instant.
@Suite(.timeLimit) struct TapInputTests {
  private func start() throws -> Simulation { try Simulation(Buttons.self) }

  @Test func aTapIsADownAndAnUp() throws {
    var tapped = try start()
    try tapped.handle(.tap(view: "low"))
    var touched = try start()
    for phase in [Touch.Phase.down, .up] {
      try touched.handle(.touch([Touch(phase, at: Point2D(x: 25, y: 25))]))
    }
    #expect(tapped.trace.text == touched.trace.text)
    #expect(tapped.taps == ["low"] && tapped.now == .zero)
  }

  /// A cover gets the tap, and the event names it.
  @Test func whatLiesOnTopGetsIt() throws {
    var simulation = try start()
    try simulation.handle(.tap(view: "under"))
    #expect(simulation.taps == ["cover"])
    #expect(simulation.trace.text.contains("tap ignored on=under by=cover"))
  }

  /// Subviews are part of a view, and superviews clip it.
  @Test func theMiddleIsOfWhatCanBeSeen() throws {
    var simulation = try start()
    try simulation.handle(.tap(view: "holder"))
    #expect(simulation.trace.text.contains("touch down place=325,50"))
    #expect(!simulation.trace.text.contains("tap ignored"))
    simulation = try start()
    try simulation.handle(.tap(view: "held"))
    #expect(simulation.trace.text.contains("touch down place=345,50"))
  }

  /// An alpha of 0.01 suffices (UIKit ignores less).
  @Test func theFaintestViewTakesTouches() throws {
    var simulation = try start()
    try simulation.handle(.tap(view: "faint"))
    #expect(simulation.taps == ["faint"])
  }

  @Test(arguments: [
    ("away", "outside"), ("clear", "transparent"),
    ("inClear", "its superview clear is transparent"),
    ("hidden", "hidden"), ("idle", "no frame"),
  ])
  func whatCannotBeSeenGetsNoFinger(view: String, reason: String) throws {
    var simulation = try start()
    try simulation.handle(.tap(view: view))
    let last = try #require(simulation.trace.list.last?.event)
    #expect(last.kind == .tapIgnored && last.reason.contains(reason), "\(last.reason)")
    #expect(simulation.taps.isEmpty && !simulation.trace.text.contains("touch down"))
  }

  /// One that takes no touches lets the finger through: to nothing here.
  @Test func aViewWithoutInteractionTakesNoTouches() throws {
    var simulation = try start()
    try simulation.handle(.tap(view: "through"))
    let last = try #require(simulation.trace.list.last?.event)
    #expect(last.kind == .tapIgnored && last.reason == "user interaction is off for it")
    #expect(simulation.trace.text.contains("touch up"))
  }

  /// A word without a frame has no place for a finger, be it a view or not.
  @Test(arguments: ["frameless", "word"]) func aWordWithoutAFrameIsTappedDirectly(
    word: String
  ) throws {
    var simulation = try start()
    try simulation.handle(.tap(view: word, taps: 2))
    #expect(simulation.taps == [word, word])
    #expect(simulation.trace.text.contains("tap on=\(word) direct=yes"))
    #expect(!simulation.trace.text.contains("touch"))
  }

  @Test func aReportedPanKeepsItsFinger() throws {
    for input in [
      Input.tap(view: "low"), .tap(view: "word"), .tapScreen(at: Point2D(x: 25, y: 25)),
    ] {
      var simulation = try start()
      try simulation.pan(.began)
      try simulation.handle(input)
      let last = try #require(simulation.trace.list.last?.event)
      #expect(last.kind == .tapIgnored && last.text(of: "by") == "pan")
      #expect(simulation.taps.isEmpty)
      try simulation.pan(.ended)
    }
  }

  /// The least number that no finger has, so that those that are down stay.
  @Test func theFingerIsAFreeOne() throws {
    var simulation = try start()
    for id in [1, 3] {
      try simulation.handle(.touch([Touch(.down, id: id, at: Point2D(x: 380, y: 840))]))
    }
    try simulation.handle(.tap(view: "low"))
    #expect(simulation.taps == ["low"])
    #expect(simulation.touchesDown.map(\.id) == [1, 3])
    #expect(simulation.trace.text.contains("touch down place=25,25 id=2"))
  }

  @Test(arguments: [0, -1, 11, .max, .min]) func aCountOfTapsIsSmall(count: Int) throws {
    var simulation = try start()
    for input in [
      Input.tap(view: "low", taps: count), .tapScreen(at: Point2D(), taps: count),
    ] {
      #expect(throws: InputError.self) { try simulation.handle(input) }
    }
    #expect(simulation.taps.isEmpty)
  }

  @Test func whatCannotBeTappedIsRefused() throws {
    var simulation = try start()
    #expect(throws: InputError.self) { try simulation.handle(.tap(view: "nothing")) }
    for number in [Double.nan, .infinity, 1e300] {
      #expect(throws: InputError.self) {
        try simulation.handle(.tapScreen(at: Point2D(x: number, y: 1)))
      }
    }
    #expect(simulation.touchesDown.isEmpty)
  }

  /// The finger lifts also where its coming down was a misuse.
  @Test func aMisuseLeavesNoFingerBehind() throws {
    var simulation = try start()
    #expect(throws: InputError.misuse(.finishNotStopped)) {
      try simulation.handle(.tap(view: "bad"))
    }
    #expect(simulation.touchesDown.isEmpty && simulation.trace.text.contains("misuse"))
  }

  /// Played from its log, a run of taps is the same.
  @Test func theLogPlaysTapsAgain() throws {
    var simulation = try start()
    for view in ["low", "under", "away", "word"] {
      try simulation.handle(.tap(view: view, taps: 2))
    }
    try simulation.handle(.tapScreen(at: Point2D(x: 25, y: 25)))
    #expect(try simulation.replayed().trace.text == simulation.trace.text)
  }
}

extension Event {
  fileprivate func text(of field: String) -> String? { self[field]?.text }
}

extension Simulation {
  fileprivate var taps: [String] {
    guard case .word(let text)? = read("tapped") else { return [] }
    return text.split(separator: "+").map(String.init)
  }
}

/// Views of all kinds, and the names of those that were tapped.
private struct Buttons: TransitionScene {
  static let computesFrames = true
  static let name = "buttons"
  let state = "buttons"
  let tappable = [
    "low", "cover", "under", "word", "frameless", "away", "clear", "hidden", "bad", "faint",
  ]
  private var tapped: [String] = []
  private let hidden: ViewID
  private let bad: ViewID
  private let animator: AnimatorID

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    func square(_ name: String, _ x: Double) -> ViewID {
      stage.addView(name, .frame(Rect2D(x: x, width: 50, height: 50)))
    }
    _ = square("low", 0)
    _ = square("under", 60)
    _ = square("cover", 60)
    _ = square("away", 400)
    let clear = stage.addView("clear", .frame(Rect2D(x: 120, width: 50, height: 50)), .alpha(0))
    _ = stage.addView("inClear", in: clear, .frame(Rect2D(width: 50, height: 50)))
    hidden = square("hidden", 180)
    stage.setUserInteraction(square("through", 240), isEnabled: false)
    let holder = stage.addView("holder", .frame(Rect2D(x: 300, width: 50, height: 100)))
    _ = stage.addView("held", in: holder, .frame(Rect2D(x: 40, width: 50, height: 100)))
    _ = stage.addView("frameless")
    _ = stage.addView("idle")
    _ = stage.addView(
      "faint", .frame(Rect2D(x: 60, y: 200, width: 50, height: 50)), .alpha(0.01))
    bad = stage.addView("bad", .frame(Rect2D(y: 200, width: 50, height: 50)))
    animator = stage.addAnimator("a", try Animator(duration: 1))
  }

  mutating func tap(_ view: String, on stage: inout Stage) { tapped.append(view) }

  mutating func touched(_ view: ViewID, _ touch: Touch, on stage: inout Stage) throws(Misuse) {
    if view == bad, touch.phase == .down { try stage.finish(animator, at: .end) }
  }

  func frameOnScreen(of view: ViewID, on stage: Stage) -> Rect2D? {
    view == hidden ? nil : stage.frameOnScreen(of: view)
  }

  static let paths: [ScenePath<Buttons>] = [
    ScenePath("tapped", summary: "The tapped views.") { scene, _ in
      .word(scene.tapped.joined(separator: "+"))
    }
  ]
}
