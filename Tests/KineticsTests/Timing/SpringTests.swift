import TestSupport
import PantomimeKit
import Testing

@Suite(.timeLimit) struct SpringTests {
  /// Springs of every regime, with the numbers of the table.
  static func springs() throws -> [SpringCurve] {
    try SpringTable.motions.map { entry in
      try SpringCurve(
        mass: entry.key[0], stiffness: entry.key[1], damping: entry.key[2],
        initialVelocity: entry.key[3], allowsOverdamping: true)
    }
  }

  @Test func motionAgreesWithSixtyDigitArithmetic() throws {
    for (spring, entry) in zip(try Self.springs(), SpringTable.motions) {
      for row in entry.rows {
        // The phase itself carries its rounding (T163).
        let slack = 4e-15 * (1 + spring.initialVelocity.magnitude / spring.frequency)
        let phase = 1 + 0.1 * spring.frequency * row.time
        let value = (spring.value(at: row.time) - row.value).magnitude
        let velocity = (spring.velocity(at: row.time) - row.velocity).magnitude
        #expect(value <= slack * phase, "\(entry.key) \(row) \(value)")
        #expect(velocity <= slack * phase * spring.frequency, "\(entry.key) \(row) \(velocity)")
      }
    }
  }

  /// Over the first seconds, where a spring is looked at, it is exact to a few roundings of 1.
  @Test func motionIsExactToRounding() throws {
    for entry in SpringTable.dense {
      let spring = try SpringCurve(
        mass: entry.key[0], stiffness: entry.key[1], damping: entry.key[2],
        initialVelocity: entry.key[3], allowsOverdamping: true)
      let fastest = spring.frequency + spring.initialVelocity.magnitude
      for row in entry.rows {
        let motion = spring.motion(at: row.time)
        #expect((motion.value - row.value).magnitude <= 1e-15, "\(entry.key) \(row)")
        let error = (motion.velocity - row.velocity).magnitude
        #expect(error <= 1e-15 * fastest, "\(entry.key) \(row)")
      }
    }
  }

  /// Asked for together, progress and velocity are bit for bit what they are alone.
  @Test func motionIsValueAndVelocity() throws {
    for spring in try Self.springs() {
      for time in [-1, 0, 1e-300, 1e-9, 0.013, 0.5, 3, 70, 1e5, 1e9, 1e300, .infinity, .nan] {
        let motion = spring.motion(at: time)
        #expect(motion.value == spring.value(at: time), "\(spring) at \(time)")
        #expect(motion.velocity == spring.velocity(at: time), "\(spring) at \(time)")
      }
    }
  }

  /// At any late time, a damped spring rests, and an undamped one oscillates within its amplitude.
  @Test func lateSpringsRestOrSwing() throws {
    let free = try SpringCurve(damping: 0)
    for time in [71.0, 1e3, 1e6, 1e12, 1e300] {
      for damping in [10.0, 20, 30] {
        let spring = try SpringCurve(damping: damping, allowsOverdamping: true)
        let rest = spring.motion(at: time)
        #expect(rest.value == 1 && rest.velocity.magnitude < 1e-100, "\(damping) at \(time)")
      }
      let motion = free.motion(at: time)
      #expect((-1e-15...2 + 1e-15).contains(motion.value))
      #expect(motion.velocity.magnitude <= 10 + 1e-14)
    }
  }

  @Test func measuredPositionsAreMet() throws {
    // (A192): mass 1, stiffness 100, distance 0 to 100, at 0.05 s, give or take a nanosecond of
    // the clock that was measured with.
    let cases: [(damping: Double, velocity: Double, position: Double)] = [
      (10, 0, 10.44054701924324), (20, 0, 9.020400792360306), (30, 0, 9.020400792360306),
      (10, 5, 29.307806), (10, -5, -8.426713),
    ]
    for (damping, velocity, position) in cases {
      let spring = try SpringCurve(damping: damping, initialVelocity: velocity)
      #expect((100 * spring.value(at: 0.05) - position).magnitude < 2e-6)
    }
  }

  @Test func measuredProgressOfFittedSpringsIsMet() throws {
    // (A276), and (A200) for the end.
    let times = [0.05, 0.1, 0.25, 0.5, 0.75, 1]
    let critical = [0.078812, 0.236069, 0.671068, 0.944477, 0.992211, 0.999]
    let swinging = [0.160079, 0.487823, 1.144223, 0.987155, 0.998849, 1.000969]
    let one = try SpringCurve(dampingRatio: 1, duration: 1)
    let half = try SpringCurve(dampingRatio: 0.5, duration: 1)
    for index in times.indices {
      #expect((one.value(at: times[index]) - critical[index]).magnitude < 1e-6)
      #expect((half.value(at: times[index]) - swinging[index]).magnitude < 1e-6)
    }
    // (A199)
    #expect((50 + 100 * half.value(at: 0.297) - 166.13).magnitude < 0.01)
  }

  @Test func peaksAreMet() throws {
    // (T38)
    for (ratio, peak) in [(0.5, 1.163), (0.7, 1.0460), (0.8, 1.0152), (0.9, 1.0015)] {
      let spring = try SpringCurve(response: 1, dampingRatio: ratio)
      #expect((try #require(spring.firstExtremum).value - peak).magnitude < 6e-5 * 10)
    }
  }

  @Test func startIsAsGiven() throws {
    for spring in try Self.springs() {
      #expect(spring.value(at: 0) == 0)
      #expect(spring.velocity(at: 0) == spring.initialVelocity)
      #expect(spring.value(at: -1) == 0)
      #expect(spring.velocity(at: -1) == 0)
      #expect(spring.value(at: .nan) == 0)
      #expect(spring.value(at: .infinity) == 1)
      #expect(spring.velocity(at: .infinity) == 0)
    }
  }

  @Test func motionSolvesItsEquation() throws {
    // c·x″ from differences of x′ over a step at which rounding and truncation balance.
    for spring in try Self.springs() where spring.damping < 1000 {
      for time in [0.02, 0.11, 0.4, 1.3] {
        let step = 1e-4 / max(spring.frequency, spring.decayRate)
        let force =
          spring.mass
          * (spring.velocity(at: time + step) - spring.velocity(at: time - step)) / (2 * step)
          + spring.damping * spring.velocity(at: time)
          + spring.stiffness * (spring.value(at: time) - 1)
        let scale = spring.stiffness * (1 + spring.initialVelocity.magnitude / spring.frequency)
        #expect(force.magnitude < 1e-6 * scale, "\(spring) at \(time): \(force)")
      }
    }
  }

  @Test func regimesMeetAtCriticalDamping() throws {
    // (T71): a share of the damping away from critical, the progress is as near.
    for velocity in [0.0, 12, -4] {
      let critical = try SpringCurve(damping: 20, initialVelocity: velocity)
      for share in [1e-3, 1e-6, 1e-9, 1e-12, 1e-14, 1e-15, 1e-16] {
        for side in [-1.0, 1] {
          let near = try SpringCurve(
            damping: 20 * (1 + side * share), initialVelocity: velocity, allowsOverdamping: true)
          for time in [0.01, 0.1, 0.3, 1] {
            let tolerance = 5 * share + 4e-15
            let value = near.value(at: time) - critical.value(at: time)
            #expect(value.magnitude < tolerance)
            let speed = near.velocity(at: time) - critical.velocity(at: time)
            #expect(speed.magnitude < tolerance * 20)
          }
        }
      }
    }
  }

  @Test func overdampingIsClampedUnlessAllowed() throws {
    // (A188), (T37)
    let clamped = try SpringCurve(damping: 30)
    let allowed = try SpringCurve(damping: 30, allowsOverdamping: true)
    let critical = try SpringCurve(damping: 20)
    #expect(clamped.regime == .critical)
    #expect(allowed.regime == .overDamped)
    #expect(clamped.dampingRatio == 1.5)
    #expect(clamped.effectiveDampingRatio == 1)
    #expect(clamped.value(at: 0.2) == critical.value(at: 0.2))
    #expect(allowed.value(at: 0.2) < critical.value(at: 0.2))
    // The keyboard's spring at 0.2 and 0.5 of its half second (T37), and a slow one that others got wrong (T65).
    #expect((SpringCurve.system.value(at: 0.1) - 0.545).magnitude < 5e-4)
    #expect((SpringCurve.system.value(at: 0.25) - 0.942).magnitude < 5e-4)
    #expect((SpringCurve.system.dampingRatio - 4.5644).magnitude < 1e-4)
    let slow = try SpringCurve(mass: 0.5, stiffness: 4, damping: 35, allowsOverdamping: true)
    for (time, value) in [(8.594, 0.62549), (8.7, 0.63001), (10, 0.6812)] {
      #expect((slow.value(at: time) - value).magnitude < 6e-5)
    }
  }

  @Test func badNumbersAreRefused() {
    for bad in [0, -1, Double.nan, .infinity] {
      #expect(throws: OptionError.self) { try SpringCurve(mass: bad) }
      #expect(throws: OptionError.self) { try SpringCurve(stiffness: bad) }
      #expect(throws: OptionError.self) { try SpringCurve(dampingRatio: 0.5, duration: bad) }
      #expect(throws: OptionError.self) { try SpringCurve(response: bad, dampingRatio: 0.5) }
      #expect(throws: OptionError.self) { try SpringCurve(duration: bad, bounce: 0) }
    }
    for bad in [-1e-9, Double.nan, .infinity] {
      #expect(throws: OptionError.self) { try SpringCurve(damping: bad) }
      #expect(throws: OptionError.self) { try SpringCurve(dampingRatio: bad, duration: 1) }
    }
    for bad in [-1, 1.01, Double.nan] {
      #expect(throws: OptionError.self) { try SpringCurve(duration: 1, bounce: bad) }
    }
    for bad in [Double.nan, .infinity, -1e200] {
      #expect(throws: OptionError.self) { try SpringCurve(initialVelocity: bad) }
      #expect(throws: OptionError.self) {
        try SpringCurve(dampingRatio: 1, duration: 1, initialVelocity: bad)
      }
    }
  }

  @Test func extremeSpringsStayFinite() throws {
    let sizes = [1e-90, 1e-9, 1, 1e9, 1e90]
    for stiffness in sizes {
      for damping in [0] + sizes {
        for velocity in [0, 1e90, -1e90] {
          let spring = try SpringCurve(
            stiffness: stiffness, damping: damping, initialVelocity: velocity,
            allowsOverdamping: true)
          for time in [0, 1e-300, 1e-9, 1, 1e9, 1e300] {
            #expect(spring.value(at: time).isFinite, "\(spring) at \(time)")
            #expect(spring.velocity(at: time).isFinite, "\(spring) at \(time)")
          }
          #expect(spring.settlingDuration >= 0)
          #expect(spring.fittedDuration >= 0)
          #expect(spring.timeWithin(0.01) >= 0)
          #expect(spring.firstTime(nearest: 0.5, within: 1e300) >= 0)
        }
      }
    }
  }
}
