import PantomimeScenes
import PantomimeTesting
import TestSupport
import Testing

/// A gesture that does nothing fails a test unless the test allows it.
@Suite(.timeLimit) struct IneffectiveTests {
  /// A scene whose only view has no recognizer.
  struct Still: TransitionScene {
    static let name = "still"

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      stage.addView("card", .frame(Rect2D(x: 20, y: 500, width: 350, height: 200)))
    }
  }

  /// A scene with a pan on one view, and a view that takes no touches.
  struct Sheet: TransitionScene, PanHandling {
    static let name = "sheet-and-dim"
    let sheet: ViewID

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      stage.addView("dim", .frame(Rect2D(width: 390, height: 400)))
      stage.addView("ghost", .frame(Rect2D(width: 390, height: 100)), .alpha(0))
      sheet = stage.addView("sheet", .frame(Rect2D(y: 400, width: 390, height: 444)))
      stage.addGesture(.pan("pull"), on: sheet)
    }
    mutating func panBegan(_ pan: Pan, on stage: inout Stage) {}
    mutating func panChanged(_ pan: Pan, on stage: inout Stage) {}
    mutating func panEnded(_ pan: Pan, on stage: inout Stage) {}
  }

  /// A scene that handles pans although it has no recognizer.
  struct Bare: TransitionScene, PanHandling {
    static let name = "bare"
    let card: ViewID

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      card = stage.addView("card", .frame(Rect2D(x: 20, y: 500, width: 350, height: 200)))
    }
    mutating func panBegan(_ pan: Pan, on stage: inout Stage) {}
    mutating func panChanged(_ pan: Pan, on stage: inout Stage) {
      stage[card, .frame].y = 500 + pan.translation.dy
    }
    mutating func panEnded(_ pan: Pan, on stage: inout Stage) {}
  }

  /// A scene whose recognizers need two fingers.
  struct Pinched: TransitionScene, PanHandling {
    static let name = "pinched"

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      let card = stage.addView("card", .frame(Rect2D(x: 20, y: 500, width: 350, height: 200)))
      stage.addGesture(.pan("two", PanTraits(minimumTouches: 2)), on: card)
      stage.addGesture(.tap("three", TapTraits(touches: 3)), on: card)
    }
    mutating func panBegan(_ pan: Pan, on stage: inout Stage) {}
    mutating func panChanged(_ pan: Pan, on stage: inout Stage) {}
    mutating func panEnded(_ pan: Pan, on stage: inout Stage) {}
  }

  private func comments(_ body: () throws -> Void) rethrows -> [String] {
    nonisolated(unsafe) var comments: [String] = []
    try withKnownIssue(isIntermittent: true) {
      try body()
    } matching: { issue in
      comments += issue.comments.map(\.rawValue)
      return true
    }
    return comments
  }

  private static let up = Vector(dy: -60)

  @Test func withoutARecognizer() throws {
    let calls: [(inout Simulation, Bool) throws -> Void] = [
      { $0.drag(on: "card", by: Self.up, warnsIfMissed: $1) },
      { $0.flick(on: "card", .up, warnsIfMissed: $1) }, { $0.tap(on: "card", warnsIfMissed: $1) },
      { $0.press(on: "card", warnsIfMissed: $1) },
      { $0.play(Finger(on: "card").move(by: Self.up).lift(), warnsIfMissed: $1) },
      { _ = $0.touchDown(on: "card", warnsIfMissed: $1) },
      { $0.pan([.ended(dy: -60)], on: "card", warnsIfMissed: $1) },
      { $0.pan([.ended(dy: -60)], warnsIfMissed: $1) },
      { app, warns in
        try app.pan(.began, warnsIfMissed: warns)
        try app.pan(.changed, dy: -60, warnsIfMissed: warns)
      },
    ]
    for call in calls {
      var app = try Simulation(Still.self)
      let found = try comments { try call(&app, true) }
      #expect(found.count == 1, "\(found)")
      #expect(found.first?.contains("has no recognizer") == true, "\(found)")
      var other = try Simulation(Still.self)
      try call(&other, false)
    }
  }

  /// A call without a finger or a report, and one that lifts fingers that aren't down, does nothing.
  @Test func withNothingToPlay() throws {
    var app = try Simulation(Sheet.self)
    #expect(comments { app.play() } == ["no finger is given to play"])
    #expect(comments { app.pan([]) } == ["no report is given"])
    #expect(comments { app.liftFingers() } == ["no finger is down to lift"])
    try app.pan(.began)
    #expect(comments { try? app.pan(.possible) }.first?.contains("no pan reports") == true)
    #expect(comments { try? app.pan(.failed) }.first?.contains("no pan reports") == true)
    try app.pan(.ended)
  }

  @Test func onAViewThatHasNone() throws {
    var app = try Simulation(Sheet.self)
    let words = "does nothing, because 'dim' has no recognizer; recognizers are on 'sheet'"
    #expect(comments { app.pan([.ended(dy: -9)], on: "dim") }.first?.contains(words) == true)
    #expect(comments { app.tap(on: "dim") }.first?.contains(words) == true)
    // Gestures that a recognizer receives are no issue, even if they are too short or change nothing.
    app.drag(on: "sheet", by: Vector(dy: -1))
    app.drag(on: "sheet", by: Self.up)
    app.pan([.ended(dy: -9)], on: "sheet")
    app.pan([.ended(dy: -9)])
    let ghost = comments { app.tap(on: "ghost") }
    #expect(ghost.first?.contains("because 'ghost' takes no touches: it is ") == true, "\(ghost)")
  }

  /// Fewer fingers than any recognizer needs are an issue, and enough of them aren't.
  @Test func withTooFewFingers() throws {
    let place = Point2D(x: 100, y: 600)
    let words = " does nothing, because the recognizers there need 2 fingers; pass warnsIfMissed"
    let calls: [(inout Simulation, Bool) -> Void] = [
      { $0.drag(on: "card", by: Self.up, warnsIfMissed: $1) },
      { $0.flick(on: "card", .up, warnsIfMissed: $1) }, { $0.tap(on: "card", warnsIfMissed: $1) },
      { $0.play(Finger(at: place).move(by: Self.up).lift(), warnsIfMissed: $1) },
    ]
    for call in calls {
      var app = try Simulation(Pinched.self)
      let found = comments { call(&app, true) }
      #expect(found.count == 1 && found[0].contains(words), "\(found)")
      var other = try Simulation(Pinched.self)
      call(&other, false)
      #expect(app.trace == other.trace)
    }
    var app = try Simulation(Pinched.self)
    let finger = Finger(at: place).move(by: Self.up).lift()
    app.play(finger, Finger(on: "card").move(by: Self.up).lift())
    expect(app, recorded: .gestureBegan)
  }

  /// A finger at a point that nothing receives is an issue, as one on a view is.
  @Test func atAPointWithoutARecognizer() throws {
    let place = Point2D(x: 100, y: 200)
    let words =
      "the finger at (100, 200) does nothing, because nothing there has a recognizer; "
      + "recognizers are on 'sheet'"
    let calls: [(inout Simulation, Bool) -> Void] = [
      { $0.play(Finger(at: place).move(by: Self.up).lift(), warnsIfMissed: $1) },
      { $0.play(Finger(at: place).lift(), warnsIfMissed: $1) },
      { _ = $0.touchDown(at: place, warnsIfMissed: $1) },
    ]
    for call in calls {
      var app = try Simulation(Sheet.self)
      let found = comments { call(&app, true) }
      #expect(found.count == 1 && found[0].contains(words), "\(found)")
      var other = try Simulation(Sheet.self)
      call(&other, false)
      #expect(app.trace == other.trace)
    }
    var app = try Simulation(Sheet.self)
    app.play(Finger(at: Point2D(x: 100, y: 600)).move(by: Self.up).lift())
  }

  /// A scene may handle pans without a recognizer.
  @Test func aSceneThatHandlesThePanAnyway() throws {
    var app = try Simulation(Bare.self)
    app.pan([.ended(dy: -60)])
    try app.pan(.began)
    try app.pan(.changed, dy: -30)
    try app.pan(.ended)
    expect(app, "card.frame.y", isCloseTo: 470)
  }

  @Test func outsideTheScreen() throws {
    for (place, text) in [
      (Point2D(x: -40, y: 3), "(-40, 3), which is outside the screen 390×844"),
      (Point2D(x: 5000, y: 3), "(5000, 3), which is outside the screen 390×844"),
    ] {
      var app = try Simulation(Sheet.self)
      let finger = Finger(at: place).move(by: Self.up).lift()
      #expect(comments { app.play(finger) }.first?.contains(text) == true)
      #expect(comments { _ = app.touchDown(at: place) }.first?.contains(text) == true)
      app.liftFingers()
      app.play(finger, warnsIfMissed: false)
    }
    var app = try Simulation(Sheet.self)
    // The edge is on the screen, but nothing receives a touch there.
    let found = comments { app.play(Finger(at: Point2D(x: 0, y: 844)).lift()) }
    #expect(found.count == 1 && found[0].contains("nothing there has a recognizer"))
  }

  /// What several expectations about the same state have in common is recorded once.
  @Test func theStripIsRecordedOnce() throws {
    var app = try #require(BuiltInScenes.start("city-guide"))
    app.drag(on: "card", by: Self.up)
    let found = comments {
      expect(app, "state", is: "expanded")
      expect(app, recorded: .tap)
      expect(app, "card.frame.y", isCloseTo: 0)
    }
    #expect(found.count == 3)
    #expect(found.filter { $0.contains("to flip") }.count == 1)
    #expect(found.dropFirst().allSatisfy { $0.contains("as in the issue above: ") })
    #expect(
      found.dropFirst().allSatisfy { $0.hasSuffix(", state is collapsed, not expanded") },
      "\(found)")
  }

  /// The issue with the outcome is named, even if issues about other simulations or other things
  /// follow it.
  @Test func theIssueWithTheStripIsNamed() throws {
    let app = try #require(BuiltInScenes.start("city-guide"))
    var other = app
    other.drag(on: "card", by: Self.up)
    let found = comments {
      expect(app, "state", is: "expanded")
      expect(other, "state", is: "open")
      expect(app, "card.frame.x", isCloseTo: 3)
      expect(other, event: "zonk")
      expect(other, recorded: .tap)
    }
    #expect(found.count == 5)
    #expect(found.filter { $0.contains("to flip") }.count == 1)
    #expect(found[2].hasSuffix(", state is collapsed, not expanded"), "\(found)")
    #expect(found[4].contains("as in the issue above: IneffectiveTests.swift:"), "\(found)")
    #expect(found[4].hasSuffix(", state is collapsed, not open"), "\(found)")
  }

  /// Errors name calls in Swift rather than statements.
  @Test func errorsSpeakSwift() throws {
    var app = try Simulation(Still.self)
    let finish = "misuse finish-not-stopped: `finish` is valid only after `stop`; call "
    #expect(Misuse.finishNotStopped.description.hasPrefix(finish))
    for misuse in Misuse.allCases {
      #expect(!misuse.description.contains("finishing="), "\(misuse)")
      #expect(!misuse.description.contains("interruptible=yes"), "\(misuse)")
    }
    let before = comments { expect(app, "state", is: "open") }
    #expect(before.allSatisfy { !$0.contains("`drag") && !$0.contains("help ") }, "\(before)")
    let taps = comments { app.tap(on: "card", taps: 0) }
    #expect(taps.first == "'taps' cannot be 0; must be 1 to 10", "\(taps)")
    let negative = #expect(throws: OptionError.self) { try Animator(duration: -3) }
    #expect(negative?.description.hasPrefix("'duration' cannot be -3; must be ") == true)
    let scene = #expect(throws: StatementError.self) { try Simulation(script: "scene mapsheet") }
    #expect(scene?.description.hasSuffix("pass your own with `catalog:`") == true)
  }

  @Test func pointsHaveArithmetic() throws {
    var app = try #require(BuiltInScenes.start("city-guide"))
    let (start, end) = (Point2D(x: 195, y: 700), Point2D(x: 195, y: 420))
    let way = end - start
    app.play(Finger(at: start).move(by: way * 1.2).move(by: way / -5).lift())
    let bent = Finger(at: start + Vector(dx: 20)).move(by: way + Vector(dx: 5))
    app.play(bent.move(by: end - start - way).move(to: .zero).lift())
    #expect(app.trace.entries.last { $0.event.touch == .up }?.event.place == .zero)
  }

  @Test func gesturesPrintWhatTheyDo() {
    let pull = Finger(on: "card").move(by: Self.up, over: .milliseconds(200)).hold(for: .seconds(1))
    #expect("\(pull.lift())" == "on card, move by 0,-60 over 0.2 s, hold for 1 s, lift")
    #expect(
      "\(Finger(at: .zero).move(to: Point2D(x: 1, y: 2)).cancel())"
        == "at 0,0, move to 1,2 over 0.3 s, cancel")
    #expect("\(PanReport.changed(dy: -40))" == "changed dy=-40")
    #expect("\(PanReport.ended(vy: -300))" == "ended at 0,-300 pt/s")
    #expect("\(PanScript("scene blank", name: "flick"))" == "flick")
    #expect("\(Hunt("scene blank"))" == "scene blank: 2000 runs from seed 1")
  }

  /// Options are written by name, and a misspelled one leads to the right one.
  @Test func optionsByName() throws {
    let small = Size2D(width: 320, height: 568)
    let rack = try Simulation(Rack.self, options: ["threshold": 0.3, "screen": .size(small)])
    let given = SceneOptions(Rack.options, given: [("threshold", 0.3), ("screen", .size(small))])
    #expect(rack.log.options == given && "\(given)" == "screen=320x568 threshold=0.3")
    let unknown = #expect(throws: OptionError.self) {
      try Simulation(Rack.self, options: ["treshold": 3])
    }
    #expect(unknown?.description == "unknown option 'treshold'; did you mean 'threshold'?")
    let invalid = #expect(throws: OptionError.self) {
      try Simulation(Rack.self, options: ["threshold": 3])
    }
    #expect(invalid?.description.hasPrefix("'threshold' cannot be '3'; must be ") == true)
  }
}
