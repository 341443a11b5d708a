import TestSupport
import PantomimeKit
import Testing

/// The value read in every frame equals the animator's, to the last bit.
///
/// A frame reads plain numbers that are computed when an animator changes; a path about an animator
/// reads the animator. Both are read after every operation, and at instants in between.
@Suite(.timeLimit) struct ProgressSnapshotLawTests {
  @Test(arguments: TestRun.seeds(8 as UInt64, oneIn: 2))
  func aFrameShowsWhatTheAnimatorSays(part: UInt64) throws {
    var compared = 0
    for seed in (part * 25)..<(part * 25 + TestRun.count(25, oneIn: 12)) {
      var walk = try GaitWalk(seed: seed)
      for _ in 0..<80 { try walk.step() }
      compared += walk.compared
    }
    // Most of the time one run, or none, moves the dot.
    #expect(compared > TestRun.count(3_000, oneIn: 12))
  }

  /// Each way of going on the way to its end: by the curve, joining it, afresh, held, turned.
  @Test func everyGaitIsTold() throws {
    for timing in [Timing.easeInOut, .easeOut, .spring(.coreAnimation), .damped(ratio: 0.3)] {
      for next in [nil, Timing.damped(ratio: 0.4), .steps(try StepEasing(4)), .linear] {
        var track = try Simulation.track(timing: timing)
        try track.run(.start())
        try compare(track)
        try track.go(to: 0.3)
        try track.run(.pause)
        try compare(track)
        try track.run(.scrub(0.61))
        try compare(track)
        try track.run(.resume(timing: next, durationFactor: 0.5))
        try compare(track)
        try track.run(.reverse)
        try compare(track)
      }
    }
  }

  private func compare(_ track: Simulation) throws {
    var walk = try GaitWalk(seed: 0)
    walk.take(track)
    try walk.compare()
    #expect(walk.compared > 0)
  }
}

/// A track that random operations are done to, all of whose blocks are executed as a run begins.
private struct GaitWalk {
  private let seed: UInt64
  private var generator: SplitMix64
  private var track: Simulation
  /// How often what is shown was compared with what the animator says.
  private(set) var compared = 0

  init(seed: UInt64) throws {
    self.seed = seed
    generator = SplitMix64(seed: seed)
    let timing = generator.timing()
    track = try Simulation(
      Track.self,
      options: SceneOptions(
        Track.options,
        given: [
          ("duration", .number(generator.pick([0, 0.3, 1, 2]))),
          ("timing", .timing(timing, text: "random")),
        ]))
    if generator.chance(2) { try track.handle(.setting(.quirks(generator.quirks()))) }
  }

  mutating func take(_ other: Simulation) { track = other }

  mutating func step() throws {
    switch generator.operation() {
    case .advance(let advance): try pass(advance)
    case .start: try? track.run(.start())
    case .startDelayed(let delay): try? track.run(.start(afterDelay: delay))
    case .pause: try? track.run(.pause)
    case .scrub(let fraction): try? track.run(.scrub(fraction))
    case .reverse: try? track.run(.reverse)
    case .resume(let timing, let factor):
      try? track.run(.resume(timing: timing, durationFactor: factor))
    case .stop(let finishing): try? track.run(.stop(withoutFinishing: !finishing))
    case .finish(let position): try? track.run(.finish(position))
    case .configure(let setting, let isOn): try? track.run(.configure(setting, isOn))
    case .addBlock, .addCompletion:
      guard track.word("animator.state") == "inactive" else { break }
      let value = generator.number(-100, 100)
      try track.handle(
        .construct(
          .change(
            [PropertyChange(path: "dot.x", numbers: [value])],
            by: Construction.Mover(animator: nil, delayFactor: 0))))
    }
    try compare()
  }

  private mutating func pass(_ advance: RandomOperation.Advance) throws {
    switch advance {
    case .by(let seconds): _ = try track.advance(to: track.now.advanced(bySeconds: seconds))
    case .deadline(let offset):
      guard let next = track.nextDeadline, next.seconds < 1e6 else { return }
      _ = try track.advance(to: max(track.now, Instant(nanoseconds: next.nanoseconds + offset)))
    }
  }

  /// Compares now, and at some instants at which nothing but time has passed.
  mutating func compare() throws {
    var fork = track
    for part in [0, 0.01, 0.37, 0.8] {
      let rest = track.nextDeadline.map { min(2, $0.seconds(since: track.now)) } ?? 2
      _ = try fork.advance(to: max(fork.now, track.now.advanced(bySeconds: rest * part)))
      try compare(fork)
    }
  }

  private mutating func compare(_ track: Simulation) throws {
    let view = try #require(track.view(named: "dot"))
    let property = try #require(track.find(view, Track.place))
    let model = try #require(track.number("dot.model.x"))
    let movements = Movement.all(of: "dot.x", in: track)
    guard movements.count < 2 else { return }
    var expected = model
    if let movement = movements.first {
      let from = try #require(movement.from.numbers.first)
      let to = try #require(movement.to.numbers.first)
      expected = model + (from - to) * (1 - (try #require(track.number("progress"))))
    }
    compared += 1
    let shown = track.shown(property)
    #expect(
      shown.bitPattern == expected.bitPattern,
      "seed \(seed) at \(track.now): \(shown), not \(expected)\n\(track.trace.text.suffix(900))")
    #expect(track.number("dot.x")?.bitPattern == shown.bitPattern)
    #expect(track.shown(view, Track.place).bitPattern == shown.bitPattern)
  }
}
