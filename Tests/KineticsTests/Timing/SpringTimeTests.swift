import TestSupport
import PantomimeKit
import Testing

/// When springs settle, cross and change their target.
@Suite(.timeLimit) struct SpringTimeTests {
  @Test func measuredSettlingDurationsAreMet() throws {
    // (A196): mass, stiffness, damping, velocity.
    let cases: [(Double, Double, Double, Double, Double)] = [
      (1, 100, 10, 0, 1.4727003346780927), (1, 300, 20, 0, 0.7442555275721707),
      (2, 100, 5, 0, 5.658348137358159), (1, 100, 10, 5, 1.3815510557964275),
      (1, 100, 10, -5, 1.5350814063145797), (1, 100, 20, 0, 1.0),
      (1, 25, 10, 0, 1.9000000000000006), (1, 1, 2, 0, 9.3), (1, 100, 1, 0, 13.91321015404625),
    ]
    for (mass, stiffness, damping, velocity, settling) in cases {
      let spring = try SpringCurve(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
      #expect((spring.settlingDuration - settling).magnitude < 1e-13)
    }
    #expect((try SpringCurve(damping: 5).settlingDuration - 2.85497).magnitude < 1e-5)
    #expect((try SpringCurve(damping: 15).settlingDuration - 1.02209).magnitude < 1e-5)
    #expect(try SpringCurve(damping: 0).settlingDuration == .greatestFiniteMagnitude)
    // Added up, not multiplied (A194).
    #expect(try SpringCurve(stiffness: 25, damping: 10).settlingDuration == 1.9000000000000006)
    // Navigation springs (A206) and an article's (T46).
    let navigation = try SpringCurve(stiffness: 555.027, damping: 47.118)
    #expect((navigation.settlingDuration - 0.588).magnitude < 1e-3)
    let sample = try SpringCurve(mass: 4.5, stiffness: 1300, damping: 95)
    #expect((sample.settlingDuration - 0.7097).magnitude < 1e-4)
    for (mass, settling, crossing) in [(1.0, 0.3, 0.29199), (30, 1.6, 1.59927)] {
      let spring = try SpringCurve(mass: mass, stiffness: 1000, damping: 500)
      #expect((spring.settlingDuration - settling).magnitude < 1e-12)
      #expect((spring.timeWithin(0.001) - crossing).magnitude < 1e-5)
    }
    #expect((SpringCurve.system.settlingDuration - 0.6).magnitude < 1e-12)
  }

  @Test func exactCrossingsOfCriticalDampingAreMet() throws {
    // (T47), with ω₀ = 10.
    let spring = try SpringCurve(damping: 20)
    for (tolerance, phase) in [(1e-3, 9.2334134764515857), (1e-2, 6.63835), (1e-4, 11.75637)] {
      #expect((spring.timeWithin(tolerance) * 10 - phase).magnitude < 1e-5)
    }
  }

  @Test func fromTheSettledTimeOnItIsSettled() throws {
    for spring in try SpringTests.springs() where spring.damping > 0 {
      for tolerance in [0.3, 0.01, 0.001, 1e-6] {
        let settled = spring.timeWithin(tolerance)
        let span = 1 / spring.decayRate + 6 / spring.frequency
        for step in 0...400 {
          let time = settled + Double(step) / 400 * span
          #expect((spring.value(at: time) - 1).magnitude < tolerance * (1 + 1e-9))
        }
        if settled > 0 {
          let before = (spring.value(at: settled * (1 - 1e-9)) - 1).magnitude
          #expect(before >= tolerance * (1 - 1e-6), "\(spring) \(tolerance)")
        }
      }
    }
  }

  @Test func turnsStandStill() throws {
    for spring in try SpringTests.springs() {
      guard let turn = spring.firstExtremum else {
        #expect(spring.regime != .underDamped)
        for step in 1...200 { #expect(spring.velocity(at: Double(step) / 20) >= 0) }
        continue
      }
      #expect(turn.time > 0)
      let speed = spring.initialVelocity.magnitude + spring.frequency
      #expect(spring.velocity(at: turn.time).magnitude < 1e-13 * speed)
      let sign = spring.velocity(at: turn.time * 0.001) > 0
      for step in 1...99 {
        // Late in a swing that is all but critical it is too slow for a number.
        let velocity = spring.velocity(at: turn.time * Double(step) / 100)
        #expect(velocity == 0 || (velocity > 0) == sign, "\(spring) \(turn) \(step)")
      }
    }
  }

  @Test func crossingsAreTheFirst() throws {
    for spring in try SpringTests.springs() {
      let duration = 3.0
      let samples = (0...3000).map { spring.value(at: Double($0) / 1000) }
      for progress in [-0.3, 0, 0.001, 0.25, 0.5, 0.9, 0.999, 1, 1.05, 1.4, 3] {
        let isShown =
          samples.min().map { $0 <= progress } ?? false
          && samples.max().map { $0 >= progress } ?? false
        guard let time = spring.firstTime(reaching: progress, within: duration) else {
          #expect(!isShown, "\(spring) \(progress)")
          continue
        }
        #expect((spring.value(at: time) - progress).magnitude < 1e-13)
        let above = progress > 0
        for step in 0...Int(time * 1000) where Double(step) / 1000 < time {
          let isBefore = above ? samples[step] < progress : samples[step] > progress
          #expect(isBefore || samples[step] == progress)
        }
        #expect(spring.firstTime(nearest: progress, within: duration) == time)
      }
    }
  }

  @Test func theNearestIsAnEndOrATurn() throws {
    let spring = SpringCurve.coreAnimation
    let peak = try #require(spring.firstExtremum)
    #expect(spring.firstTime(nearest: 7, within: 5) == peak.time)
    #expect(spring.firstTime(nearest: 7, within: 0.1) == 0.1)
    #expect(spring.firstTime(nearest: -7, within: 5) == 0)
    #expect(spring.firstTime(reaching: 7, within: 5) == nil)
    for odd in [Double.nan, -1, 0] { #expect(spring.firstTime(nearest: 0.5, within: odd) == 0) }
    #expect(spring.firstTime(nearest: .nan, within: 1) == 0)
    #expect(spring.firstTime(reaching: .nan, within: 1) == nil)
    #expect(spring.firstTime(nearest: .infinity, within: .infinity) == peak.time)
    // (A277): critical damping by duration 0.5, scrubbed to a half.
    let critical = try SpringCurve(dampingRatio: 1, duration: 0.5)
    let time = try #require(critical.firstTime(reaching: 0.5, within: 0.5))
    #expect((time / 0.5 - 0.181769).magnitude < 1e-6)
    #expect(critical.firstTime(reaching: 1, within: 0.5) == nil)
    #expect(critical.firstTime(nearest: 1, within: 0.5) == 0.5)
  }

  /// The same spring with another velocity at time 0.
  private func spring(_ spring: SpringCurve, velocity: Double) throws -> SpringCurve {
    try SpringCurve(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: velocity, allowsOverdamping: true)
  }

  /// Sent to another target with value and velocity kept (T66), it goes as the two flights added:
  /// springs are linear (T67, T68).
  @Test func changingTheTargetAddsAFlight() throws {
    for first in try SpringTests.springs() where first.damping < 1000 {
      let time = 0.13
      let start = 50 + 200 * first.value(at: time)
      let speed = 200 * first.velocity(at: time)
      let velocity = SpringCurve.normalized(velocity: speed, from: start, to: -100)
      let next = try spring(first, velocity: velocity)
      let resting = try spring(first, velocity: 0)
      #expect(
        (speed - (-100 - start) * next.velocity(at: 0)).magnitude < 1e-12 * (1 + speed.magnitude))
      for later in [0.1, 0.7] {
        let replaced = start + (-100 - start) * next.value(at: later)
        let added = 50 + 200 * first.value(at: time + later) - 350 * resting.value(at: later)
        #expect((replaced - added).magnitude < 1e-9)
      }
    }
  }

  @Test func gestureVelocitiesAreNormalised() {
    // (A182), (A183)
    #expect(SpringCurve.normalized(velocity: 100, from: 0, to: 200) == 0.5)
    #expect(SpringCurve.normalized(velocity: 100, from: 200, to: 0) == -0.5)
    #expect(SpringCurve.normalized(velocity: 100, from: 7, to: 7) == 0)
    #expect(SpringCurve.normalized(velocity: .nan, from: 7, to: 8) == 0)
  }
}
