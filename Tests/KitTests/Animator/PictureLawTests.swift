import TestSupport
import PantomimeKit
import Testing

/// The picture never jumps where an animator is paused, continued, turned or given another timing,
/// whatever the timing: one law, on random sequences of all that can be done to an active animator.
@Suite(.timeLimit) struct PictureLawTests {
  @Test(arguments: TestRun.seeds(8 as UInt64))
  func theMovementGoesOnFromWhatIsShown(part: UInt64) throws {
    for seed in (part * 30)..<(part * 30 + TestRun.count(30)) {
      var walk = try PictureWalk(seed: seed)
      for _ in 0..<60 { try walk.step() }
      try walk.end()
    }
  }

  /// The origin of the law: a curve that has a progress several times, or only beyond its ends.
  @Test(arguments: [
    Timing.penner(PennerEasing(.back, .easeOut)), .penner(PennerEasing(.elastic, .easeOut)),
    .penner(PennerEasing(.bounce, .easeIn)), .penner(PennerEasing(.elastic, .easeInOut)),
  ])
  func curvesThatTurnAreEnteredWhereTheyHaveTheProgress(timing: Timing) throws {
    for step in 0...100 {
      var track = try Simulation.track(timing: timing)
      try track.run(.start())
      try track.run(.pause)
      try track.run(.scrub(Double(step) / 100))
      try track.run(.resume(timing: nil, durationFactor: 0))
      let shown = try #require(track.number("dot.x"))
      #expect(abs(shown - Double(step)) < 1e-9, "\(step)")
      let time = try #require(track.number("time-fraction"))
      let sheet = try #require(CurveSheet(timing))
      #expect(abs(sheet.progress(at: time) - Double(step) / 100) < 1e-9)
    }
  }

  /// From beyond its target, where another curve never comes, a spring is brought back in the share
  /// of the duration that it is beyond it.
  @Test func beyondTheTargetTheWayBackIsLeft() throws {
    var track = try Simulation.track(timing: .damped(ratio: 0.2))
    try track.run(.start())
    try track.go(to: 0.1)
    try track.run(.pause)
    let beyond = try #require(track.number("dot.x"))
    #expect(beyond > 130)
    var reversed = track
    try track.run(.resume(timing: .linear, durationFactor: 0))
    #expect(track.number("dot.x") == beyond)
    #expect(abs(try #require(track.number("remaining")) - (beyond - 100) / 100) < 1e-9)
    try track.go(to: 0.1 + (beyond - 100) / 200)
    #expect(abs(try #require(track.number("dot.x")) - (100 + beyond) / 2) < 1e-6)
    // Home it is further than the whole way.
    try reversed.run(.reverse)
    try reversed.run(.resume(timing: .linear, durationFactor: 0))
    #expect(abs(try #require(reversed.number("remaining")) - beyond / 100) < 1e-9)
    try reversed.go(to: 0.1 + beyond / 200)
    #expect(abs(try #require(reversed.number("dot.x")) - beyond / 2) < 1e-6)
  }
}
