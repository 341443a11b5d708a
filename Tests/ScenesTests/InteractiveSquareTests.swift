import TestSupport
import PantomimeKit
import PantomimeScenes
import Testing

/// The interactive square's mapping and release rule, as laws over sizes, places and options.
@Suite(.timeLimit) struct InteractiveSquareTests {
  private func drag(
    _ simulation: inout Simulation, by dx: Double, _ last: RecognizerState = .ended,
    vx: Double = 0
  ) throws {
    try simulation.handle(.pan(PanInput(.began)))
    try simulation.handle(.pan(PanInput(.changed, dx: .absolute(dx))))
    try simulation.handle(.pan(PanInput(last, velocity: Vector(dx: vx))))
  }

  // MARK: Release

  /// The release table, from either place and after a round trip: all that counts is the share.
  @Test(arguments: 0...2, stride(from: -140.0, through: 140, by: 10).map { $0 })
  func shareAloneDecides(trips: Int, moved: Double) throws {
    for velocity in [-2000.0, -1, 0, 1, 2000] {
      var simulation = try Simulation.of("interactive-square")
      for trip in 0..<trips {
        try drag(&simulation, by: trip % 2 == 0 ? 100 : -100)
        try simulation.settle()
      }
      let goesRight = trips % 2 == 0
      let from = simulation.number("yellow.x")
      #expect(from == [0, 250, 20][trips])
      try drag(&simulation, by: moved, vx: velocity)
      let lifted = simulation.now
      try simulation.settle()
      // Whatever was left, it took a fifth of the duration.
      #expect((simulation.now.seconds(since: lifted) - 0.2).magnitude < 1e-9)
      let completes = (goesRight ? moved : -moved) >= 50
      #expect(simulation.read("position") == .word(completes ? "end" : "start"))
      #expect(simulation.state == (completes == goesRight ? "end" : "start"))
      let target = goesRight ? 250.0 : 20
      #expect((simulation.number("yellow.x") - (completes ? target : from)).magnitude < 1e-9)
    }
  }

  @Test(arguments: [0, 0.25, 0.5, 0.9, 1], [0, 0.24, 0.25, 0.26, 0.5, 0.89, 0.9, 0.91, 1])
  func thresholdCanBeChosen(threshold: Double, share: Double) throws {
    for isSet in [false, true] {
      let value = OptionValue.number(threshold)
      var simulation = try Simulation.of("interactive-square", isSet ? [] : [("threshold", value)])
      if isSet { try simulation.handle(.set(option: "threshold", to: value)) }
      try drag(&simulation, by: 100 * share)
      try simulation.settle()
      #expect(simulation.state == (share >= threshold ? "end" : "start"))
    }
  }

  /// A rule that replaces the scene's receives the finger's distance and velocity.
  @Test(arguments: [(-600.0, false), (-400, false), (0, false), (400, false), (600, true)])
  func anotherRuleMayDecide(velocity: Double, completes: Bool) throws {
    var simulation = try Simulation.of("interactive-square")
    try simulation.handle(.setting(.rule(.flickOrHalf)))
    try drag(&simulation, by: 30, vx: velocity)
    let lift = try #require(simulation.liftOff)
    #expect(lift.velocity == velocity && lift.distance == 100 && lift.startProgress == 0)
    #expect((lift.travel - 30).magnitude < 1e-9)
    try simulation.settle()
    #expect(simulation.state == (completes ? "end" : "start"))
  }

  /// The decision can be evaluated while the finger is down.
  @Test func liftOffIsKnownBeforeIt() throws {
    var simulation = try Simulation.of("interactive-square")
    #expect(simulation.liftOff == nil)
    try simulation.handle(.pan(PanInput(.began)))
    for moved in stride(from: -20.0, through: 120, by: 10) {
      try simulation.handle(.pan(PanInput(.changed, dx: .absolute(moved))))
      let progress = min(max(moved / 100, 0), 1)
      #expect(simulation.liftOff?.progress == progress)
    }
  }

  // MARK: The finger

  /// Wherever the run is caught and whichever way it goes, nothing jumps, and with `follow-finger`
  /// the square stays under the finger.
  @Test(arguments: [390.0, 414, 1024], [-1.0, 1])
  func squareStaysUnderTheFinger(width: Double, sign: Double) throws {
    let given: Given = [
      ("screen", .size(Size2D(width: width, height: 844))), ("follow-finger", .flag(true)),
    ]
    for wait in [0.01, 0.05, 0.1, 0.19] {
      var simulation = try Simulation.of("interactive-square", given)
      let reach = width - 140
      try drag(&simulation, by: reach * (sign > 0 ? 0.6 : 0.4))
      _ = try simulation.advance(to: Instant(seconds: wait))
      let caught = simulation.number("yellow.x")
      try simulation.handle(.pan(PanInput(.began)))
      #expect((simulation.number("yellow.x") - caught).magnitude < 1e-9)
      for moved in stride(from: -reach, through: reach, by: reach / 16) {
        try simulation.handle(.pan(PanInput(.changed, dx: .absolute(moved))))
        let wanted = min(max(caught + moved, 0), reach)
        #expect((simulation.number("yellow.x") - wanted).magnitude < 1e-6)
      }
    }
  }

  /// Cancelled, it is back in place immediately or after a fifth of the duration.
  @Test(arguments: ["snap", "return"], [-60.0, 10, 50, 99])
  func cancelledGoesBack(how: String, moved: Double) throws {
    var simulation = try Simulation.of("interactive-square", [("cancel", .word(how))])
    try drag(&simulation, by: moved, .cancelled, vx: 3000)
    if how == "snap" { #expect(simulation.nextDeadline == nil) }
    try simulation.settle()
    #expect(simulation.now.seconds == (how == "snap" ? 0 : 0.2))
    #expect(simulation.state == "start" && simulation.number("yellow.x") == 0)
    #expect(simulation.read("completions") == .number(0, .count))
    #expect(simulation.read("position") == .word("start"))
  }

  @Test(arguments: [(140.0, 20.0, 20.0), (160, 20, 20), (390, 145, 0), (390, 20, 249.5)])
  func geometryWithoutAWayIsRefused(width: Double, padding: Double, inset: Double) {
    let given: Given = [
      ("screen", .size(Size2D(width: width, height: 844))), ("padding", .number(padding)),
      ("return-inset", .number(inset)),
    ]
    #expect(throws: OptionError.self) { try Simulation.of("interactive-square", given) }
  }

  /// No number a finger can report makes anything but finite places.
  @Test(arguments: ["square", "screen"], [false, true])
  func extremesStayFinite(denominator: String, follows: Bool) throws {
    let extremes = [1e308, -1e308, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -0.0]
    for faults in [[], ["IA-1"], ["IA-2", "IA-3"]] {
      var simulation = try Simulation.of(
        "interactive-square",
        [
          ("denominator", .word(denominator)), ("follow-finger", .flag(follows)),
          ("faults", .faults(faults)),
        ])
      for moved in extremes {
        try drag(&simulation, by: moved, vx: moved)
        #expect(simulation.number("yellow.x").isFinite)
        _ = try simulation.advance(to: simulation.now.advanced(bySeconds: 0.1))
        #expect(simulation.number("yellow.x").isFinite)
      }
    }
  }
}
