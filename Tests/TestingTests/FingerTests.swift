import PantomimeScenes
import PantomimeTesting
import TestSupport
import Testing

/// Fingers are values, and what they play is what statements play.
@Suite(.timeLimit) struct FingerTests {
  private func issues(_ body: () -> Void, has words: String) {
    withKnownIssue {
      body()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(words) }
    }
  }

  private func cityGuide() throws -> Simulation {
    try #require(BuiltInScenes.start("city-guide"))
  }

  @Test func aFingerIsTheDragOfAScript() throws {
    var (app, other) = (try cityGuide(), try cityGuide())
    app.play(
      Finger(on: "card").move(by: Vector(dy: -120), over: .milliseconds(200))
        .hold(for: .milliseconds(100)).lift())
    other.drag(on: "card", by: Vector(dy: -120), over: .milliseconds(200), hold: .milliseconds(100))
    #expect(app.trace == other.trace && app.now == other.now)
    guard case .word(let hash)? = app.read("hash") else { return #expect(Bool(false)) }
    PanScript(
      """
      scene city-guide
      drag on=card by=0,-120 over=0.2 hold=0.1
      expect hash \(hash)
      """, name: "drag"
    ).run()
  }

  @Test func stepsFollowOneAnother() throws {
    var app = try cityGuide()
    let center = try #require(app.visibleCenter(of: "card"))
    app.play(
      Finger(at: Point2D(x: center.x, y: center.y), after: .milliseconds(50))
        .move(by: Vector(dy: -50), over: .milliseconds(100)).hold(for: .milliseconds(50))
        .move(to: Point2D(x: center.x, y: center.y), over: .milliseconds(100)))
    #expect(app.now == Instant(seconds: 0.3) && app.touchesDown.count == 1)
    #expect(app.touchesDown.first?.place.y == center.y)
    app.liftFingers()
    #expect(app.touchesDown.isEmpty)
  }

  /// Fingers that are down go on where they are, two at a time, and end at the instant of
  /// fingers which were described as a whole.
  @Test func fingersThatAreDownGoOn() throws {
    var (app, other) = (try cityGuide(), try cityGuide())
    let (one, two) = (Point2D(x: 100, y: 300), Point2D(x: 200, y: 300))
    let (left, right) = (app.touchDown(at: one), app.touchDown(at: two))
    app.play(left.move(by: Vector(dx: -50)), right.move(by: Vector(dx: 50)))
    #expect(app.touchesDown.map(\.place.x) == [50, 250])
    issues({ app.play(left.move(to: two), left.lift()) }, has: "twice at once")
    app.play(left.move(to: one), right.move(to: two))
    #expect(app.touchesDown.map(\.place) == [one, two])
    app.play(left.lift())
    #expect(app.touchesDown.map(\.place) == [two])
    app.play(right.lift())
    other.play(
      Finger(at: one).move(by: Vector(dx: -50)).move(to: one).lift(),
      Finger(at: two).move(by: Vector(dx: 50)).move(to: two).lift())
    #expect(app.touchesDown.isEmpty && app.now == other.now)
    issues({ app.play(left.lift()) }, has: "no longer down")
    issues({ _ = app.touchDown(on: "crad") }, has: "did you mean 'card'")
  }

  /// A finger that was lifted, that never touched down, or that is down in another simulation moves
  /// no other finger, and is one issue.
  @Test func aStaleFingerMovesNothing() throws {
    let (one, two) = (Point2D(x: 100, y: 300), Point2D(x: 200, y: 300))
    let up = Vector(dy: -50)
    func expectIssue(
      _ words: String, _ app: Simulation, _ play: (inout Simulation) -> Void,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      var copy = app
      nonisolated(unsafe) var texts: [String] = []
      withKnownIssue(sourceLocation: sourceLocation) {
        play(&copy)
      } matching: { issue in
        texts += issue.comments.map(\.rawValue)
        return true
      }
      #expect(
        texts.count == 1 && texts[0].contains(words), "\(texts)", sourceLocation: sourceLocation)
      #expect(copy.trace == app.trace && copy.now == app.now, sourceLocation: sourceLocation)
    }
    var app = try cityGuide()
    let lifted = app.touchDown(at: one)
    app.play(lifted.lift())
    let down = app.touchDown(at: two)
    #expect(lifted != down)
    for finger in [lifted.move(by: up), lifted.lift(), lifted] {
      expectIssue("no longer down", app) { $0.play(finger) }
      expectIssue("no longer down", app) { $0.play(down.move(by: up), finger) }
    }
    expectIssue("played twice at once", app) { $0.play(down.lift(), down.lift()) }
    // Another finger may get the number of one that the system has cancelled.
    let cancelled = app.touchDown(at: one)
    try app.handle(.interruption)
    expectIssue("no longer down", app) { $0.play(cancelled.lift()) }
    let next = app.touchDown(at: one)
    expectIssue("no longer down", app) { $0.play(cancelled.lift()) }
    // Simulations with other inputs, options, or scenes are others; copies aren't.
    var other = try cityGuide()
    _ = other.touchDown(at: one)
    expectIssue("in another simulation", other) { $0.play(next.move(by: up)) }
    other = try Simulation(script: "scene city-guide duration=0.4")
    _ = other.touchDown(at: one)
    expectIssue("in another simulation", other) { $0.play(lifted.move(by: up)) }
    other = app
    other.play(next.move(by: up))
    other.perform("wait 0.1")
    other.play(next.lift())
    app.play(next.move(by: up).lift())
    #expect(app.touchesDown.isEmpty && other.touchesDown.isEmpty)
    // A touch-down that failed is one issue, and so is each use of its finger.
    nonisolated(unsafe) var failed = lifted
    issues({ failed = app.touchDown(on: "crad") }, has: "did you mean 'card'")
    #expect("\(failed)" == "a finger whose touch-down failed")
    #expect("\(lifted)" == "finger 1, which touched down at 0 s at 100,300")
    for finger in [failed.move(by: up), failed] {
      expectIssue("is not down, because its `touchDown` failed", app) { $0.play(finger) }
    }
  }

  /// A simulation with the same scene and the same inputs is another one, unless it is a copy.
  @Test func aTwinIsAnotherSimulation() throws {
    let place = Point2D(x: 100, y: 300)
    var (app, twin) = (try cityGuide(), try cityGuide())
    let (finger, other) = (app.touchDown(at: place), twin.touchDown(at: place))
    #expect(finger != other && app.trace == twin.trace)
    var copy = app
    issues({ twin.play(finger.move(by: Vector(dy: -50))) }, has: "in another simulation")
    #expect(app.trace == twin.trace)
    copy.play(finger.move(by: Vector(dy: -50)))
    twin.play(other.move(by: Vector(dy: -50)))
    #expect(copy.trace == twin.trace)
  }

  /// A finger that is continued step by step leaves the trace of one described as a whole, pauses
  /// included.
  @Test func continuedStepsLeaveTheSameTrace() throws {
    let (start, way) = (Point2D(x: 195, y: 500), Vector(dx: 3, dy: -71.3))
    let pauses = [Duration.zero, .milliseconds(37), .milliseconds(400)]
    for pause in pauses {
      var (app, other) = (try cityGuide(), try cityGuide())
      let finger = app.touchDown(at: start)
      app.play(finger.hold(for: pause))
      app.play(finger.move(by: way, over: .milliseconds(130)))
      app.play(finger.hold(for: pause))
      app.play(finger.move(to: start, over: .milliseconds(90)))
      app.play(finger.move(by: way), warnsIfMissed: false)
      app.play(finger.hold(for: pause).lift())
      other.play(
        Finger(at: start).hold(for: pause).move(by: way, over: .milliseconds(130))
          .hold(for: pause).move(to: start, over: .milliseconds(90)).move(by: way)
          .hold(for: pause).lift())
      #expect(app.trace == other.trace && app.now == other.now, "\(pause)")
    }
  }

  @Test func severalFingersArePlayedTogether() throws {
    var app = try cityGuide()
    app.play(
      Finger(at: Point2D(x: 100, y: 300)).move(by: Vector(dy: -50)).lift(),
      Finger(at: Point2D(x: 200, y: 300), after: .milliseconds(100)).move(by: Vector(dy: -50))
        .lift(),
      Finger(at: Point2D(x: 300, y: 300)).hold(for: .milliseconds(500)).cancel())
    expect(app, recorded: .touchDown, count: 3)
    expect(app, recorded: .touchDown, count: 1) { $0.id == 2 && $0.place?.x == 200 }
    expect(app, recorded: .touchUp, count: 2)
    expect(app, recorded: .touchCancel, count: 1)
    expect(app, "time", isCloseTo: 0.5)
  }

  @Test func aFingerThatMissesIsAnIssueThatNamesWhatItHit() throws {
    var app = try Simulation.covered
    let before = app
    issues({ app.drag(on: "card", by: Vector(dy: -50)) }, has: "the drag on 'card' hits 'lid'")
    app = before
    issues({ app.tap(on: "card") }, has: "the tap on 'card' hits 'lid'")
    app = before
    app.drag(on: "card", by: Vector(dy: -50), warnsIfMissed: false)
    app.tap(on: "card", warnsIfMissed: false)
  }

  @Test func aTouchThatAnotherRecognizerTakesIsAnIssue() throws {
    var app = try cityGuide()
    issues({ app.drag(on: "card", by: Vector(dx: -120, dy: 20)) }, has: "went to 'list'")
  }

  @Test func impossibleFingersAreIssues() throws {
    var app = try cityGuide()
    issues(
      { app.play(Finger(at: Point2D(x: .nan, y: 1)).lift()) },
      has: "'x' cannot be nan; must be -1000000")
    issues({ app.play(Finger(on: "crad").lift()) }, has: "did you mean 'card'")
    issues(
      { app.play(Finger(at: Point2D(x: 1, y: 1)).lift().hold(for: .zero)) },
      has: "after its lift-off")
    issues(
      { app.play(Finger(at: Point2D(x: 1, y: 1)).hold(for: .seconds(-1))) },
      has: "'for' cannot be -1; must be 0 to 3600 seconds")
    issues(
      { app.drag(on: "card", by: Vector(dy: -9), hold: .seconds(-1)) },
      has: "'hold' cannot be -1; must be 0 to 3600 seconds")
    issues(
      { app.play(Finger(at: Point2D(x: 1, y: 1), after: .seconds(4_000)).lift()) },
      has: "'after' cannot be 4000; must be 0 to 3600 seconds")
    issues(
      { app.play(Finger(at: Point2D(x: 1, y: 1)).move(by: Vector(dx: 1, dy: 1), over: .zero)) },
      has: "'over' cannot be 0; must be more than 0, up to 3600 seconds")
    issues(
      { app.play(Finger(at: Point2D(x: 1, y: 1)).move(by: Vector(dx: 1), over: .seconds(3_000))) },
      has: "more than 100000 touches; use a shorter duration")
    #expect(app.trace.count == Simulation.count(try cityGuide()))
  }

  /// While the card is expanded, it covers its neighbors.
  @Test func aViewOffTheScreenIsAnIssue() throws {
    var app = try Simulation(script: "scene city-guide; tap on=card; run")
    let visible = app.visibleCenter(of: "card.2") != nil
    let words = visible ? "on 'card.2' hits" : "'card.2' is not visible on screen"
    for _ in 0..<2 { issues({ app.tap(on: "card.2") }, has: words) }
    issues({ app.press(on: "card.2") }, has: words)
    app.tap(on: "card.2", warnsIfMissed: false)
  }

  /// A view that moves is touched where it is at the touch-down, whether the finger waits or the
  /// simulation advances.
  @Test(arguments: [0, 50, 100, 150, 290, 400])
  func aDelayedFingerIsAimedWhenItTouchesDown(milliseconds: Int) throws {
    let delay = Duration.milliseconds(milliseconds)
    var (app, other) = (try cityGuide(), try cityGuide())
    app.tap(on: "card")
    other.tap(on: "card")
    app.play(Finger(on: "card", after: delay).move(by: Vector(dy: 40)).lift(), warnsIfMissed: false)
    _ = other.advance(by: delay)
    other.play(Finger(on: "card").move(by: Vector(dy: 40)).lift(), warnsIfMissed: false)
    #expect(app.trace == other.trace && app.now == other.now)
  }

  @Test func aDelayedFingerThatMissesIsAnIssue() throws {
    var app = try Simulation.covered
    issues(
      { app.play(Finger(on: "card", after: .milliseconds(100)).move(by: Vector(dy: -50)).lift()) },
      has: "the finger on 'card' hits 'lid'")
  }

  /// Fingers that move together are one report at each instant, whichever of them lift.
  @Test func fingersThatMoveTogetherAreOneReport() throws {
    let pinch = """
      scene blank
      view card frame=0,0,390,844
      gesture pull pan on=card min=2
      """
    let (one, two) = (Point2D(x: 100, y: 600), Point2D(x: 200, y: 600))
    let (left, right) = (
      Finger(at: one).move(by: Vector(dy: -50)), Finger(at: two).move(by: Vector(dy: -50))
    )
    for fingers in [
      (left.lift(), right), (left, right.lift()), (left.lift(), right.lift()),
      (left.hold(for: .zero).lift(), right.hold(for: .milliseconds(50)).lift()),
    ] {
      var app = try Simulation(script: pinch)
      app.play(fingers.0, fingers.1)
      let reports = app.trace.list.filter { $0.event.text.hasPrefix("pan changed") }
      #expect(reports.count > 5 && Set(reports.map(\.time)).count == reports.count)
    }
  }

  @Test func reportsOfAPanAreFilledIn() throws {
    var (app, other) = (try cityGuide(), try cityGuide())
    app.pan([.changed(dy: -40), .ended(dy: -80, vy: -300)], every: .milliseconds(100))
    try other.pan(.began)
    _ = other.advance(by: .milliseconds(100))
    try other.pan(.changed, dy: -40)
    _ = other.advance(by: .milliseconds(100))
    try other.pan(.changed, dy: -80, vy: -300)
    _ = other.advance(by: .milliseconds(100))
    try other.pan(.ended, dy: -80, vy: -300)
    #expect(app.trace == other.trace)
    var third = try cityGuide()
    third.pan([.began, .changed(dy: -40), .ended(vy: -300)])
    _ = third.run()
    expect(third, "state", is: "expanded")
    issues({ third.pan([.began, .began]) }, has: "a pan is already in progress")
  }

  /// A drag on a view with a tap goes to the pan of the view around it, and that is no mistake.
  @Test func aTapUnderADragIsNoMiss() throws {
    var app = try Simulation(
      script: """
        scene blank
        view player frame=0,400,390,844
        view bar in=player frame=0,0,390,64
        gesture pull pan on=player axis=vertical
        gesture hit tap on=bar
        drive player.frame.y by=pull anchors=0,400
        """)
    app.flick(on: "bar", .up)
    _ = app.run()
    expect(app, "player.frame.y", isCloseTo: 0)
  }
}

extension Simulation {
  fileprivate static func count(_ app: Simulation) -> Int { app.trace.count }

  /// A card with a pan, under a lid that takes all touches.
  fileprivate static var covered: Simulation {
    get throws { try Simulation(Covered.self) }
  }
}

private struct Covered: TransitionScene {
  static let name = "covered"

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    let card = stage.addView("card", .frame(Rect2D(x: 0, y: 100, width: 390, height: 300)))
    stage.addView("lid", .frame(Rect2D(x: 0, y: 0, width: 390, height: 844)))
    stage.addGesture(.pan("pull"), on: card)
  }
}
