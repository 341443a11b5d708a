import TestSupport
import PantomimeKit
import Testing

/// The worked examples of the reference (animator-semantics 10.2), to its tolerance of 2·10⁻⁶.
@Suite(.timeLimit) struct WorkedExampleTests {
  private func expect(
    _ actual: Double?, _ wanted: Double, within tolerance: Double = 2e-6,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      abs((actual ?? .nan) - wanted) <= tolerance, "\(actual ?? .nan)", sourceLocation: location)
  }

  @Test("A267: linear, paused, turned, scrubbed, continued")
  func linearThereAndBack() throws {
    var track = try Simulation.track()
    try track.run(.start())
    try track.go(to: 0.4)
    try track.run(.pause)
    expect(track.number("fraction"), 0.4)
    expect(track.number("dot.x"), 40)
    try track.run(.reverse)
    expect(track.number("fraction"), 0.6)
    expect(track.number("dot.x"), 40)
    try track.run(.scrub(0.8))
    expect(track.number("dot.x"), 20)
    try track.run(.resume(timing: nil, durationFactor: 0))
    expect(track.nextDeadline?.seconds, 0.6)
    try track.go(to: 0.6)
    #expect(track.word("position") == "start")
    #expect(track.number("dot.x") == 0)
    #expect(track.number("dot.model.x") == 0)
    #expect(track.word("reversed") == "no")
  }

  @Test("A268: ease-in, turned at the middle")
  func easeInTurned() throws {
    var track = try Simulation.track(timing: .easeIn)
    try track.run(.start())
    try track.go(to: 0.5)
    expect(track.number("fraction"), 0.5)
    expect(track.number("dot.x"), 31.535681, within: 2e-4)
    try track.run(.pause)
    expect(track.number("fraction"), 0.315357)
    expect(track.number("dot.x"), 31.535681, within: 2e-4)
    try track.run(.reverse)
    expect(track.number("fraction"), 0.684643)
    try track.run(.resume(timing: nil, durationFactor: 0))
    expect(track.nextDeadline?.seconds, 1)
    try track.go(to: 0.75)
    expect(track.number("dot.x"), 9.346465, within: 2e-4)
    try track.go(to: 1)
    #expect(track.word("position") == "start")
  }

  @Test("A269: the same, scrubbed in time")
  func easeInScrubbedInTime() throws {
    var track = try Simulation.track(timing: .easeIn)
    try track.run(.configure(.scrubsLinearly, false))
    try track.run(.start())
    try track.go(to: 0.5)
    try track.run(.pause)
    expect(track.number("fraction"), 0.5)
    try track.run(.reverse)
    expect(track.number("fraction"), 0.5)
    expect(track.number("dot.x"), 31.535681, within: 2e-4)
    try track.run(.resume(timing: nil, durationFactor: 0))
    expect(track.number("remaining"), 0.5)
  }

  @Test("A270: ease-out from a scrub to the middle")
  func easeOutScrubbed() throws {
    var track = try Simulation.track(duration: 2, timing: .easeOut)
    try track.run(.pause)
    try track.run(.scrub(0.5))
    try track.run(.resume(timing: nil, durationFactor: 0))
    expect(track.number("time-fraction"), 0.3425, within: 5e-5)
    expect(track.number("remaining"), 1.315, within: 1e-4)
    try track.go(to: 0.5)
    expect(track.number("progress"), 0.778101)
    try track.go(to: 1)
    expect(track.number("progress"), 0.959941)
  }

  @Test("A271: a curve with g(0.1) = 0.5 has 1.8 of 2 s left")
  func steepCurve() throws {
    // Ordinates found by bisection so that the curve passes through (0.1, 0.5).
    var low = 0.0
    var high = 3.0
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if try UnitBezier(0.1, middle, 0.4, 1).value(at: 0.1) < 0.5 {
        low = middle
      } else {
        high = middle
      }
    }
    var track = try Simulation.track(duration: 2, timing: .cubic(UnitBezier(0.1, low, 0.4, 1)))
    try track.run(.pause)
    try track.run(.scrub(0.5))
    try track.run(.resume(timing: nil, durationFactor: 0))
    expect(track.number("remaining"), 1.8)
  }

  @Test("A272: a factor is a share of the whole duration", arguments: [(0.5, 70.0), (1, 55)])
  func factor(factor: Double, value: Double) throws {
    var track = try Simulation.track()
    try track.run(.start())
    try track.go(to: 0.4)
    try track.run(.pause)
    try track.run(.resume(timing: nil, durationFactor: factor))
    expect(track.number("remaining"), factor)
    try track.go(to: 0.65)
    expect(track.number("dot.x"), value)
    try track.go(to: 0.4 + factor)
    #expect(track.word("position") == "end")
  }

  @Test("A273: another cubic is entered part-way")
  func anotherCubic() throws {
    var track = try Simulation.track(timing: .easeIn)
    try track.run(.start())
    try track.go(to: 0.5)
    try track.run(.pause)
    expect(track.number("progress"), 0.315357)
    try track.run(.resume(timing: .easeOut, durationFactor: 0))
    expect(track.number("time-fraction"), 0.204923)
    expect(track.number("remaining"), 0.795077)
  }

  @Test("A274: a block added on the way ends with the others")
  func lateBlock() throws {
    var track = try Simulation.track(duration: 2)
    try track.run(.start())
    try track.go(to: 1)
    // The dot's model is 100, so the tap adds a way back to 0.
    try track.handle(.tap(view: "dot"))
    expect(track.number("dot.x"), 50)
    #expect(track.number("dot.model.x") == 0)
    try track.go(to: 1.5)
    expect(track.number("dot.x"), 25)
    try track.go(to: 2)
    #expect(track.number("dot.x") == 0)
    #expect(track.number("ends") == 2)
  }

  @Test("A276: springs by ratio over one second")
  func fittedSprings() throws {
    let cases: [(Double, [Double])] = [
      (1, [0.078812, 0.236069, 0.671068, 0.944477, 0.992211, 0.999]),
      (0.5, [0.160079, 0.487823, 1.144223, 0.987155, 0.998849, 1.000969]),
    ]
    for (ratio, values) in cases {
      var track = try Simulation.track(timing: .damped(ratio: ratio))
      try track.run(.start())
      for (time, value) in zip([0.05, 0.1, 0.25, 0.5, 0.75, 0.999999999], values) {
        try track.go(to: time)
        expect(track.number("progress"), value)
      }
      try track.go(to: 1)
      #expect(track.number("dot.x") == 100)
    }
  }

  @Test("A277: a spring scrubbed to the middle")
  func springScrubbed() throws {
    var track = try Simulation.track(duration: 0.5, timing: .damped(ratio: 1))
    try track.run(.pause)
    try track.run(.scrub(0.5))
    try track.run(.resume(timing: nil, durationFactor: 0))
    expect(track.number("time-fraction"), 0.181769)
    expect(track.number("remaining"), 0.409116)
  }

  @Test("A279: two animators add up on one property")
  func twoAnimators() throws {
    var track = try TwoTracks()
    let values = [(0.25, 25.0), (0.5, 50), (0.75, 50), (1, 50), (1.25, 25), (1.5, 0)]
    for (time, value) in values {
      try track.go(to: time)
      expect(track.number("dot.x"), value)
    }
  }
}

/// Two linear animators of one second on one property: to 100 at 0 s, back to 0 at 0.5 s (A279).
private struct TwoTracks {
  var simulation: Simulation

  init() throws { simulation = try Simulation(Pair.self, options: SceneOptions([])) }

  mutating func go(to seconds: Double) throws {
    if seconds > 0.5,
      simulation.now < Instant(seconds: 0.5) || simulation.read("a1.fraction")?.numbers == [0]
    {
      _ = try simulation.advance(to: Instant(seconds: 0.5))
      if simulation.read("a1.running") == .flag(false) { try simulation.handle(.tap(view: "dot")) }
    }
    _ = try simulation.advance(to: Instant(seconds: seconds))
  }

  func number(_ path: String) -> Double? { simulation.read(path)?.numbers.first }

  struct Pair: TransitionScene {
    static let name = "pair"
    static let states = ["only"]
    static let summary = "Two animators move one view."
    static let options: [SceneOption] = []
    let view: ViewID
    let second: AnimatorID

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      let dot = stage.addView("dot", Track.place(0))
      view = dot
      do throws(OptionError) {
        _ = try stage.addRunningAnimator("a0", duration: 1, timing: .linear) {
          $0[dot, Track.place] = 100
        }
        second = stage.addAnimator("a1", try Animator(duration: 1, timing: .linear))
      } catch {
        throw OptionError(option: "duration", problem: error.allowed)
      }
    }

    var state: String { "only" }
    var tappable: [String] { ["dot"] }

    mutating func tap(_ name: String, on stage: inout Stage) throws(Misuse) {
      let dot = view
      try stage.addAnimations(to: second) { $0[dot, Track.place] = 0 }
      try stage.start(second)
    }
  }
}
