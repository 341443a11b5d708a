import Foundation
import PantomimeScenes
import PantomimeTesting
import TestSupport
import Testing

/// Values that are data can be encoded, decoded, and printed.
@Suite(.timeLimit) struct CodableTests {
  private func again<Value: Codable & Equatable>(
    _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let data = try JSONEncoder().encode(value)
    let decoded = try JSONDecoder().decode(Value.self, from: data)
    #expect(decoded == value, sourceLocation: sourceLocation)
  }

  private func dragged() throws -> Simulation {
    var app = try #require(BuiltInScenes.start("city-guide"))
    app.drag(on: "card", by: Vector(dx: 20, dy: -120))
    expectMisuse(.finishNotStopped) { try? app.handle(.animator(.finish(.end))) }
    _ = app.run()
    return app
  }

  /// Every line of `trace --format jsonl` is the object that the entry encodes.
  @Test func anEntryIsALineOfATrace() throws {
    let app = try dragged()
    #expect(app.trace.count > 20)
    for entry in app.trace.entries {
      let data = try JSONEncoder().encode(entry)
      let own = try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
      let line = try #require(
        try JSONSerialization.jsonObject(with: Data(JSONText.line(entry).utf8)) as? NSDictionary)
      #expect(own == line)
    }
  }

  @Test func aTraceIsDecoded() throws {
    let app = try dragged()
    let data = try JSONEncoder().encode(app.trace)
    let decoded = try JSONDecoder().decode(Trace.self, from: data)
    #expect(decoded.count == app.trace.count)
    for (one, other) in zip(decoded.entries, app.trace.entries) {
      #expect(one.time == other.time && one.event.name == other.event.name)
      #expect(one.event.reason == other.event.reason)
      #expect(Set(one.event.fields) == Set(other.event.fields))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        Trace.self, from: Data(#"[{"v":1,"t":0,"event":"tap"}]"#.utf8))
    }
  }

  @Test(arguments: [
    Timing.linear, .easeOut, .cubic(.standard), .damped(ratio: 0.7, velocity: -2),
    .penner(PennerEasing(.bounce, .easeOut)),
  ]) func timingsAreDecoded(timing: Timing) throws { try again(timing) }

  @Test func numbersAreExact() throws {
    let third = 1.0 / 3
    try again(Timing.cubic(try UnitBezier(third, -third, 0.1, 1 + third)))
    try again(Timing.steps(try StepEasing(4, jump: .none)))
    try again(
      Timing.points(try LinearEasing([.init(0), .init(third, at: 0.2), .init(1)])))
    let spring = try SpringCurve(
      mass: third, stiffness: 100, damping: 10 / 3, initialVelocity: -third,
      allowsOverdamping: true)
    try again(spring)
    try again(Timing.spring(spring))
    #expect(throws: EncodingError.self) {
      try JSONEncoder().encode(
        Timing.formula(
          FormulaEasing { _ in
            1
          } value: {
            $0
          }))
    }
    for text in [#"{"mass":0,"stiffness":1,"damping":1}"#, #"{"curve":"none"}"#, "{}"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(SpringCurve.self, from: Data(text.utf8))
      }
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Timing.self, from: Data(text.utf8))
      }
    }
  }

  @Test(arguments: [
    OptionValue.number(0.1), .numbers([1, 2.5]), .lengths([.points(3), .word("auto")]),
    .flag(true), .word("light"), .size(Size2D(width: 390, height: 844)),
    .timing(.easeIn, text: "ease-in"), .faults(["CG-1"]), .faults([]),
    .file([1, 2, 255], text: "a.json"), .file(nil, text: "none"),
  ]) func optionsAreDecoded(value: OptionValue) throws { try again(value) }

  @Test(
    arguments: [
      Input.pan(PanInput(.began, view: "card")),
      .pan(PanInput(.changed, dx: .relative(3), dy: .absolute(-40.5))),
      .pan(PanInput(.ended, velocity: Vector(dx: 1, dy: -2), location: Point2D(x: 3, y: 4))),
      .touch([Touch(.down, at: Point2D(x: 1, y: 2)), Touch(.move, id: 2, at: Point2D(x: 3, y: 4))]),
      .liftOutside(id: 2), .interruption, .setEnabled(gesture: "pull", false),
      .tap(view: "card", taps: 2), .tapScreen(at: Point2D(x: 1, y: 2)),
      .animator(.start(afterDelay: 0.5), name: "open"), .animator(.start()), .animator(.pause),
      .animator(.scrub(0.25)), .animator(.reverse),
      .animator(.resume(timing: .easeOut, durationFactor: 0.5)),
      .animator(.stop(withoutFinishing: true)), .animator(.finish(.current)),
      .animator(.configure(.scrubsLinearly, false)),
      .set(option: "duration", to: .number(0.4)),
      .signal(Signal("data", [Signal.Value("image", .word("fails"))])), .keepTrace(last: 10),
    ] as [Input]) func inputsAreDecoded(input: Input) throws
  { try again(input) }

  /// A run is its options and inputs: encoded and decoded, they make the same trace.
  @Test func aLogOfInputsIsDecoded() throws {
    let app = try dragged()
    let inputs = app.log.list.map { ($0.time, $0.input) }
    var again = try #require(BuiltInScenes.start("city-guide"))
    try expectMisuse(.finishNotStopped) {
      for (time, input) in inputs {
        let data = try JSONEncoder().encode(input)
        _ = try again.advance(to: time)
        try? again.handle(try JSONDecoder().decode(Input.self, from: data))
      }
    }
    _ = try again.advance(to: app.now)
    #expect(again.trace == app.trace)
  }

  @Test func settingUpAStageIsNoData() {
    #expect(throws: EncodingError.self) {
      try JSONEncoder().encode(Input.setting(.rule(.half)))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Input.self, from: Data(#"{"animator":"fly"}"#.utf8))
    }
  }

  @Test func decisionsAreDecoded() throws {
    try again(NamedRule.sign.decide(LiftOff(progress: 0.4, velocity: -200, distance: 247)))
    try again(NamedRule.half.decide(LiftOff(progress: 0.7, velocity: 0)))
    try again(
      NamedRule.nearest.decide(LiftOff(position: 210, velocity: 0, anchors: [0, 100, 200, 300])))
    try again(Decision.cancelled(LiftOff(progress: 0.4, velocity: 1)))
    // Every decision that is encoded is decoded, however large its numbers are.
    for size in [1, 1e15, 1e20, 1e100, .infinity] {
      for rule in NamedRule.all {
        for velocity in [-size, 0, size] {
          try again(rule.decide(LiftOff(progress: 0.3, velocity: velocity, distance: size)))
          try again(
            rule.decide(
              LiftOff(position: 0.3, velocity: velocity, anchors: [-size, 0, size, size * 2])))
        }
      }
    }
    let many = (0..<20_000).map { Double($0) }
    try again(NamedRule.nearest.decide(LiftOff(position: 19_000, velocity: 0, anchors: many)))
    for text in [
      #"{"index":-1,"anchor":0,"by":"position","unit":"points","reason":""}"#,
      #"{"index":0,"anchor":1e200,"by":"position","unit":"points","reason":""}"#,
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Decision.self, from: Data(text.utf8))
      }
    }
  }

  @Test func releasesAndTouchesAreDecoded() throws {
    try again(LiftOff(progress: 0.4, velocity: -200, distance: 247, crossVelocity: 3))
    try again(
      LiftOff(
        progress: 1.0 / 3, velocity: 0, startProgress: 0.1, isReversed: true, isCancelled: true))
    let lift = LiftOff(
      position: 210, velocity: 1e100, anchors: [300, 0, 100], start: 7, crossVelocity: 1)
    try again(lift)
    try again(LiftOff(position: 1, velocity: 2, anchors: []))
    #expect("\(lift.with(velocity: 40, crossVelocity: 0))" == "210 pt among 0, 100, 300 at 40 pt/s")
    let stream = try TouchSynthesizer(from: Point2D(x: 1, y: 2), by: Vector(dy: -7), over: 0.1)
      .stream(from: Instant(seconds: 0.3))
    try again(stream)
    try again(TimedTouch(.zero, Touch(.lost, id: 3, at: Point2D(x: 0.1, y: -0.0)), isApart: true))
    let line = #"{"t": 0.5, "phase": "up", "x": 1, "y": 2, "tool": "pencil"}"#
    let read = try JSONDecoder().decode(TimedTouch.self, from: Data(line.utf8))
    #expect("\(read)" == "0.5 s: finger 1 up 1,2")
    for bad in [#"{"phase": "off", "x": 1, "y": 2}"#, #"{"phase": "up", "x": 1}"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Touch.self, from: Data(bad.utf8))
      }
    }
  }

  @Test func valuesPrintInTheWordsOfAnswers() throws {
    var app = try #require(BuiltInScenes.start("city-guide"))
    #expect("\(app)" == "city-guide at 0 s: state collapsed")
    app.tap(on: "card")
    #expect("\(app)" == "city-guide at 0 s: card.1 started: expands in 0.3 s")
    _ = app.advance(by: .milliseconds(100))
    #expect(
      "\(app)"
        == "city-guide at 0.1 s: card.1 is expanding: 23 % of the distance in 33 % of the time")
    #expect(app.trace.entries.last.map { "\($0)" } == app.trace.entries.last?.text)
    #expect("\(app.trace)" == app.trace.text)
    #expect("\(app.now)" == "0.1 s")
    #expect("\(Rect2D(x: 1, y: 2.5, width: 3, height: 4))" == "1,2.5,3,4")
    #expect("\(Timing.damped(ratio: 0.5, velocity: 2))" == "spring(0.5) velocity=2")
    #expect("\(Timing.easeIn)" == "ease-in")
    let decision = NamedRule.sign.decide(LiftOff(progress: 0.4, velocity: -200, distance: 247))
    #expect("\(decision)" == "reverts, because \(decision.reason)")
  }
}
