import PantomimeKit
import TestSupport
import Testing

/// A value that a test may print shows what it is, not how it is stored.
@Suite(.timeLimit) struct DescriptionTests {
  struct Third: CompletionRule {
    func choose(_ lift: LiftOff) -> Decision {
      lift.progress > 1.0 / 3
        ? Decision(.complete, lift, by: .position, margin: 0, .fraction, "past a third")
        : Decision(.revert, lift, by: .position, margin: 0, .fraction, "short of a third")
    }
  }

  /// A scene with a view, a pan, and an animator.
  struct Card: TwoStateScene {
    static let name = "card"
    static let places = (home: "down", out: "up")
    static let threshold = OptionKey.share("threshold", 0.5, "The fraction.")
    static let options: [SceneOption] = [.screen, threshold.option]
    let card: ViewID
    let pull: GestureID
    let stage: Stage
    var transition: InteractiveTransition
    var rule: NamedRule { NamedRule(Third()) }

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      card = stage.addView("card", .frame(Rect2D(x: 20, y: 600, width: 350, height: 200)))
      pull = stage.addGesture(.pan("pull"), on: card)
      transition = InteractiveTransition(
        of: stage.addAnimator("lift", try Animator(duration: 0.5)), direction: .up, travel: 500)
      self.stage = stage
    }

    func pose(
      at place: InteractiveTransition.Place, by animator: AnimatorID, on stage: Stage
    )
      -> Pose
    {
      [card: [.frame(Rect2D(x: 20, y: place == .home ? 600 : 100, width: 350, height: 200))]]
    }
  }

  /// Values of the public types, with their texts.
  private static func values() throws -> [(any CustomStringConvertible, String)] {
    var stage = Stage()
    let card = try Card(SceneOptions(Card.options), on: &stage)
    let lift = LiftOff(progress: 0.4, velocity: -200, distance: 247)
    var tracker = VelocityTracker()
    tracker.add(Point2D(x: 1, y: 2), at: .zero)
    let touch = TimedTouch(.zero, Touch(.down, at: Point2D(x: 1, y: 2)))
    return [
      (Reason("past \(0.5) at \(speed: -300)"), "past 0.5 at 300 pt/s"),
      (RGBAColor(red: 1, green: 0, blue: 0.5, alpha: 1), "1,0,0.5,1"),
      (Point2D(x: 1, y: 2) - Point2D(x: 3, y: 5), "-2,-3"),
      (NamedRule.half, "half threshold=0.5"), (NamedRule.sign, "sign"),
      (NamedRule.flickOrHalf, "flick-or-half speed=500 threshold=0.5"),
      (VelocityEstimator.twoSegment, "two-segment"), (AxisRule.vertical, "vertical"),
      (RuleParameter.threshold(0.5), "threshold=0.5, 0 to 1"),
      (Third().decide(lift), "completes at 247, because past a third"),
      (
        NamedRule.nearest.decide(LiftOff(position: 120, velocity: 0, anchors: [100, 400])),
        "settles at 100, because the release is at 120 pt; the nearest anchor wins"
      ),
      (try RubberBand(dimension: 800), "0.55 over 800 pt"), (ScrollBounds(0, 1200), "0 to 1200 pt"),
      (Insets(top: 47, bottom: 34), "top 47, bottom 34"), (TapTraits(), "1 tap, 1 finger"),
      (
        ScrollSettings(
          viewport: Size2D(width: 390, height: 844), content: Size2D(width: 390, height: 2400)),
        "390,844 showing 390,2400"
      ),
      (LongPressTraits(), "0.5 s within 10 pt, 1 finger"),
      (EdgeTraits([.left, .right]), "left and right, 20 pt"), (PositionRule(), "past 0.5"),
      (UnitBezier.easeIn, "ease-in"), (try UnitBezier(0.1, 0, 1, 1), "cubic(0.1,0,1,1)"),
      (PennerEasing(.back, .easeOut), "back-out"), (try StepEasing(4), "steps(4,end)"),
      (try Repetition(count: 3, autoreverses: true), "3 cycles, each with a pass back"),
      (Repetition.forever, "forever"),
      (MediaTiming(duration: 0.5, repeatCount: 2), "0.5 s, repeats 2"),
      (Frames.standard, "60 Hz"), (PathValue.Unit.pointsPerSecond, "pt/s"),
      (lift, "progress 0.4 of 247 pt at -200 pt/s"),
      (tracker, "0,0 pt/s by two-segment from 1 sample"),
      (PointSample(time: .zero, place: Point2D(x: 1, y: 2)), "\(Instant.zero): 1,2"),
      (TouchStream([touch, touch]), "\(touch)\n\(touch)"),
      (PanTraits(allowsHorizontal: false), "slop 10 pt, only vertical, two-segment"),
      (Deceleration.normal, "0.998 per ms"), (GestureRecognizer.pan("pull"), "pan pull"),
      (card.pull, "recognizer 0"), (card.card, "view 0"), (card.transition.animator, "animator 0"),
      (card.transition, "at home, up over 500 pt"), (card.stage, "\(Instant.zero): card"),
      (stage[card.transition.animator], "inactive, 0.5 s, ease-in-out"),
      (SceneOptions(Card.options, given: [("threshold", 0.25)]), "screen=390x844 threshold=0.25"),
      (Card.threshold, "threshold=0.5, a number from 0 to 1"),
      (Input.tap(view: "card", taps: 2), "tap on card, 2 times"),
      (Input.animator(.resume()), "resume"),
      (Input.animator(.scrub(0.4), name: "lift"), "scrub 0.4 lift"),
      (Input.set(option: "threshold", to: 0.3), "threshold=0.3"),
      (Setting.rule(.half), "rule=half threshold=0.5"), (Setting.rule(nil), "rule=scene"),
      (Signal("data", [Signal.Value("count", 3)]), "data count=3"),
      (card.pose(at: .out, by: card.transition.animator, on: stage), "view 0 frame=20,100,350,200"),
      (Property<Rect2D>.frame, "frame"), (card.card[.frame.y], "view 0 frame"),
      (EventKind.decided, "decided GOAL"), (Connections(state: "closed"), "closed, 0 connections"),
      (Event.Field.number("index", 1), "index=1"),
      (Event.Field("name", .word("my card")), "name=\"my card\""),
      (SettlingDuration.byVelocity(minimum: 0.1, maximum: 0.4), "0.1 to 0.4 s by velocity"),
      (PastEnds.standard, "rubber 0.55"),
      (try KeyframeSpan(start: 0.25, length: 0.25), "0.25 to 0.5"),
      (
        LayerAnimation(from: 0.0, to: -20, timing: MediaTiming(duration: 0.15), curve: .easeOut),
        "from 0 to -20, 0.15 s, ease-out"
      ),
      (ScrollPlace.above(120, .vertical), "vertical above 120"),
      (ViewAttribute.isHidden(true), "hidden=yes"), (SiblingOrder.above("dim"), "above dim"),
      (PercentDrivenTransition.Call.update(0.4), "update 0.4"),
      (
        Follow("a.alpha", of: "b.y", from: [0, 400], to: [1, 0]),
        "a.alpha follows b.y, 0, 400 to 1, 0"
      ),
    ]
  }

  @Test func valuesPrintWhatTheyAre() throws {
    for (value, text) in try Self.values() { #expect("\(value)" == text) }
  }

  /// A record of a decision, the log, and the texts of every rule and estimator contain no private
  /// parts.
  @Test func nothingPrivateIsPrinted() throws {
    var app = try Simulation(Card.self)
    try app.pan(.began)
    try app.pan(.changed, dy: -250)
    try app.pan(.ended)
    let texts =
      try Self.values().map { "\($0.0)" } + app.decisions.map { "\($0)" } + ["\(app.log)"]
      + ["\(app)", "\(app.trace.list)", "\(app.trace.list.suffix(1))", "\(app.log.list)"]
      + ["\(app.log.list.suffix(1))", "\(app.trace.list[0].event.fields)"]
      + NamedRule.all.map { "\($0)" } + VelocityEstimator.all.map { "\($0)" }
      + AxisRule.all.map { "\($0)" }
    #expect(
      app.decisions.count == 1 && app.decisions.allSatisfy { "\($0)".contains("past a third") })
    for text in texts {
      for word in ["Pantomime", "(Function)", "unknown context", "Optional(", "rawValue"] {
        #expect(!text.contains(word), "\(text)")
      }
    }
  }

  /// The log shows the numbers of each input.
  @Test func theLogHasNumbers() throws {
    var app = try Simulation(Card.self)
    try app.pan(.began, vy: -300, on: "card")
    try app.pan(.changed, dy: -250)
    try app.pan(.ended, vx: 0, vy: 0)
    #expect(
      "\(app.log)".split(separator: "\n") == [
        "0 s: pan began at 0,-300 pt/s on card", "0 s: pan changed dy=-250",
        "0 s: pan ended at 0,0 pt/s",
      ])
    #expect(app.debugDescription.hasPrefix("card at 0 s, state "))
  }

  /// The rule of a scene with two states decides instead of the sign.
  @Test func aSceneWithTwoStatesHasARule() throws {
    for (way, end) in [(-100.0, "down"), (-250, "up")] {
      var app = try Simulation(Card.self)
      try app.pan(.began)
      app.advance(by: .seconds(1))
      try app.pan(.changed, dy: way)
      app.advance(by: .seconds(1))
      try app.pan(.ended, vx: 0, vy: 0)
      #expect(app.run() == .rest)
      #expect(app.state == end)
    }
  }
}

/// The arithmetic of points and vectors is that of their components.
@Suite(.timeLimit) struct VectorTests {
  @Test func lawsOfArithmetic() {
    let numbers = [-3.0, 0, 0.5, 7]
    for x in numbers {
      for y in numbers {
        let (start, way) = (Point2D(x: x, y: 1), Vector(dx: y, dy: x))
        #expect(start + way - start == way && start + way + -way == start)
        #expect(way + way == way * 2 && way * 2 / 2 == way && way - way == .zero)
        #expect(-way == way * -1 && Point2D.zero + way == Point2D(x: y, y: x))
      }
    }
  }
}
