import PantomimeTesting
import TestSupport
import Testing

/// The change that a failure proposes in Swift compiles in place of the gesture, or after it, and
/// flips the outcome.
@Suite(.timeLimit) struct FlipAdviceTests {
  /// The code that a failure has proposed.
  struct Advice: Sendable {
    let code: String

    /// The numbers of the first vector after a label, or the first number.
    private func numbers(after label: String) -> [Double] {
      guard let range = code.firstRange(of: "\(label)") else { return [] }
      let rest = code[range.upperBound...].prefix { $0 != ")" }
      return rest.split { !"-.0123456789e".contains($0) }.compactMap { Double($0) }
    }

    func vector(_ label: String) -> Vector? {
      let numbers = numbers(after: "\(label)Vector(")
      return numbers.count < 2 ? nil : Vector(dx: numbers[0], dy: numbers[1])
    }

    func number(_ label: String) -> Double? { numbers(after: label).first }

    /// Returns an argument of a pan, unless the advice is about another value.
    private func argument(_ name: String, _ old: Double) -> Double {
      guard code.hasPrefix("\(name): "), let new = number("\(name): ") else { return old }
      return number("in place of ").map { $0 == old } ?? true ? new : old
    }

    func dy(_ old: Double) -> Double { argument("dy", old) }
    func vx(_ old: Double) -> Double { argument("vx", old) }
    func vy(_ old: Double) -> Double { argument("vy", old) }

    /// Makes the call that replaces a gesture; returns `false` if the advice isn't one.
    func play(in app: inout Simulation) -> Bool {
      if code.hasPrefix("drag(on: \""), let by = vector("by: "),
        let over = number("over: .seconds(")
      {
        let view = String(code.split(separator: "\"")[1])
        app.drag(
          on: view, by: by, over: .seconds(over), hold: .seconds(number("hold: .seconds(") ?? 0),
          velocity: vector("velocity: "))
        return true
      }
      if code.hasPrefix("play(Finger(at: "), let by = vector("by: "),
        let over = number("over: .seconds("), let x = number("x: "), let y = number("y: ")
      {
        let finger = Finger(at: Point2D(x: x, y: y)).move(by: by, over: .seconds(over))
        app.play(finger.hold(for: .seconds(number("hold(for: .seconds(") ?? 0)).lift())
        return true
      }
      return false
    }
  }

  /// A way to make a gesture in Swift.
  struct Way: Sendable, CustomTestStringConvertible {
    let name: String
    let isCard: Bool
    /// The advice begins with this text.
    let form: String
    let make: @Sendable (inout Simulation, Advice?) throws -> Void

    init(
      _ name: String, onCard isCard: Bool = false, _ form: String,
      _ make: @escaping @Sendable (inout Simulation, Advice?) throws -> Void
    ) {
      (self.name, self.isCard, self.form, self.make) = (name, isCard, form, make)
    }

    var testDescription: String { name }
  }

  private static let (drag, again, finger) = ("drag(on: ", "perform(\"again ", "play(Finger(at: ")

  static let ways = [
    Way("drag", drag) { app, _ in
      app.drag(on: "sheet", by: Vector(dy: -100), over: .milliseconds(400))
    },
    Way("drag and hold", drag) { app, _ in
      app.drag(
        on: "sheet", by: Vector(dx: 5, dy: -140), over: .milliseconds(400),
        hold: .milliseconds(200))
    },
    Way("drag that no recognizer takes", drag) { app, _ in
      app.drag(on: "sheet", by: Vector(dx: 100, dy: -50), warnsIfMissed: false)
    },
    Way("drag with a velocity", drag) { app, _ in
      app.drag(
        on: "sheet", by: Vector(dy: -100), over: .milliseconds(400), velocity: Vector(dy: -300.5))
    },
    Way("drag of a card with a velocity", onCard: true, drag) { app, _ in
      app.drag(
        on: "card", by: Vector(dy: -150), over: .milliseconds(400), velocity: Vector(dy: -300))
    },
    Way("drag of a card with an estimator", onCard: true, drag) { app, _ in
      try app.handle(.setting(.estimator(.quadratic)))
      app.drag(
        on: "card", by: Vector(dx: 3, dy: -150), over: .milliseconds(400),
        velocity: Vector(dx: 10, dy: -300))
    },
    Way("flick", drag) { app, _ in app.flick(on: "sheet", .up) },
    Way("slow flick", drag) { app, _ in app.flick(on: "sheet", .up, speed: 200) },
    Way("finger on a view", drag) { app, _ in
      app.play(Finger(on: "sheet").move(by: Vector(dy: -100), over: .milliseconds(400)).lift())
    },
    Way("finger to a point", drag) { app, _ in
      app.play(
        Finger(on: "sheet", after: .milliseconds(50))
          .move(to: Point2D(x: 195, y: 500), over: .milliseconds(500)).lift())
    },
    Way("finger at a point", onCard: true, finger) { app, _ in
      app.play(
        Finger(at: Point2D(x: 100, y: 620)).move(by: Vector(dy: -100), over: .milliseconds(400))
          .hold(for: .milliseconds(100)).lift())
    },
    Way("fast finger at a point", again) { app, _ in
      app.play(Finger(at: Point2D(x: 100, y: 620)).move(by: Vector(dy: -100)).lift())
    },
    Way("stepwise", again) { app, _ in
      let finger = app.touchDown(on: "sheet")
      app.play(finger.move(by: Vector(dy: -60)))
      app.play(finger.move(by: Vector(dy: -30)).lift())
    },
    Way("two steps", again) { app, _ in
      app.play(
        Finger(on: "sheet").hold(for: .milliseconds(200)).move(by: Vector(dy: -60))
          .move(by: Vector(dy: -30)).lift())
    },
    Way("two fingers", again) { app, _ in
      app.play(
        Finger(on: "sheet").move(by: Vector(dy: -100), over: .milliseconds(600)).lift(),
        Finger(at: Point2D(x: 100, y: 50), after: .milliseconds(100)).move(by: Vector(dx: 40))
          .lift())
    },
    Way("touches", again) { app, _ in
      let places = [620.0, 600, 590, 580, 570]
      for (index, y) in places.enumerated() {
        let touch = Touch(index == 0 ? .down : .move, at: Point2D(x: 195, y: y))
        try app.handle(.touch([touch]))
        app.advance(by: .milliseconds(50))
      }
      try app.handle(.touch([Touch(.up, at: Point2D(x: 195, y: 570))]))
    },
    Way("reports", "vy: ") { app, advice in
      app.pan(
        [.began, .changed(dy: -40), .ended(dy: -100, vy: advice?.vy(-100) ?? -100)],
        every: .milliseconds(100))
    },
    Way("reports with velocities", "vy: ") { app, advice in
      let vy: (Double) -> Double = advice?.vy ?? { $0 }
      app.pan(
        [.began(vy: -300), .changed(dy: -60, vy: vy(-300)), .ended(dy: -100, vy: vy(-200))],
        every: .milliseconds(16))
    },
    Way("reports of a card", onCard: true, "dy: ") { app, advice in
      app.pan(
        [.changed(dy: advice?.dy(-180) ?? -180), .ended(vy: -100)], every: .milliseconds(100))
    },
    Way("translations of a card", onCard: true, "dy: ") { app, advice in
      let dy: (Double) -> Double = advice?.dy ?? { $0 }
      app.pan(
        [.changed(dy: dy(-40)), .changed(dy: dy(-80)), .ended(dy: dy(-180))],
        every: .milliseconds(100))
    },
    Way("pan calls", "vy: ") { app, advice in
      try app.pan(.began, vy: -300)
      app.advance(by: .milliseconds(50))
      try app.pan(.changed, dy: -100)
      try app.pan(.ended, vy: advice?.vy(-300) ?? -300)
    },
    Way("pan calls with other velocities", "vy: ") { app, advice in
      let vx: (Double) -> Double = advice?.vx ?? { $0 }
      let vy: (Double) -> Double = advice?.vy ?? { $0 }
      try app.pan(.began, vx: vx(20), vy: vy(-250))
      app.advance(by: .milliseconds(50))
      try app.pan(.changed, dy: -100, vx: vx(10), vy: vy(-350))
      try app.pan(.ended, vx: vx(30), vy: vy(-300))
    },
    Way("pan calls of a card", onCard: true, "dy: ") { app, advice in
      try app.pan(.began)
      app.advance(by: .milliseconds(200))
      try app.pan(.changed, dy: advice?.dy(-180) ?? -180)
      try app.pan(.ended)
    },
    Way("statement", drag) { app, _ in app.perform("drag on=sheet by=0,-100 over=0.4") },
    Way("touch statements", again) { app, _ in
      app.perform(
        "touch down on=sheet; wait 0.1; touch move x=195 y=592; wait 0.1; touch move x=195 y=572; "
          + "wait 0.1; touch move x=195 y=562; touch up")
    },
    Way("script", drag) { app, _ in
      app = try Simulation(
        script: "scene three-detents; flick up on=sheet speed=900",
        catalog: Catalog(scenes: [Detents.self], rules: [.overLimit]))
    },
  ]

  @Test(arguments: ways) func theProposalFlips(way: Way) throws {
    let start = try way.isCard ? Simulation(HalfCard.self) : Simulation(Detents.self)
    var app = start
    try way.make(&app, nil)
    app.run()
    let issue = issues { expect(app, "state", is: "elsewhere") }.joined(separator: "\n")
    let line = try #require(
      issue.split(separator: "\n").first { $0.hasPrefix("in Swift  ") }, "\(issue)")
    let advice = Advice(code: String(line.dropFirst("in Swift  ".count)))
    #expect(advice.code.hasPrefix(way.form), "\(issue)")
    var changed = start
    let call = "perform(\""
    if advice.code.hasPrefix(call) {
      changed = app
      changed.perform(String(advice.code.dropFirst(call.count).dropLast(2)))
    } else if !advice.play(in: &changed) {
      try way.make(&changed, advice)
    }
    changed.run()
    #expect(changed.number(way.place) != app.number(way.place), "\(issue)")
  }

  /// A number at which a decision differs only by a rounding error is never proposed.
  @Test func aLimitIsNotProposed() throws {
    var app = try Simulation(Detents.self)
    app.play(Finger(on: "sheet").move(by: Vector(dy: -60)).move(by: Vector(dy: -30)).lift())
    app.run()
    let issue = issues { expect(app, "sheet.frame.y", isCloseTo: 100) }.joined()
    #expect(!issue.contains("again speed=600`") && issue.contains("again speed=601`"), "\(issue)")
  }

  /// The statements that a failure proposes can be typed, whatever made the gesture.
  @Test func theLastGestureIsRepeated() throws {
    var app = try Simulation(Detents.self)
    app.perform("wait 0.1")
    let none = issues { app.perform("again by=0,-9") }
    #expect(none.count == 1 && none[0].contains("this scene has no gesture yet"), "\(none)")
    app.play(Finger(on: "sheet").move(by: Vector(dy: -100), over: .milliseconds(400)).lift())
    app.run()
    var other = app
    other.perform("again velocity=0,-601; run; expect sheet.frame.y 100")
    expect(other, "sheet.frame.y", isCloseTo: 100)
    other = app
    other.perform("again by=0,-10; run")
    expect(other, "sheet.frame.y", isCloseTo: 400)
    other = app
    other.perform("undo")
    #expect(other.now < app.now)
    // The gesture can't be repeated without the input in its middle.
    let finger = app.touchDown(on: "sheet")
    try app.handle(.setting(.rule(.half)))
    app.play(finger.move(by: Vector(dy: -100)).lift())
    let hidden = issues { app.perform("again by=0,-9") }
    #expect(hidden.count == 1 && hidden[0].contains("other inputs between"), "\(hidden)")
  }

  private func issues(_ body: () -> Void) -> [String] {
    nonisolated(unsafe) var texts: [String] = []
    withKnownIssue {
      body()
    } matching: { issue in
      texts += issue.comments.map(\.rawValue)
      return true
    }
    return texts
  }
}

extension FlipAdviceTests.Way {
  /// The path of the place in which the outcomes differ.
  fileprivate var place: String { isCard ? "card.frame.y" : "sheet.frame.y" }
}
