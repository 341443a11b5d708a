import TestSupport
import PantomimeKit
import Testing

@Suite(.timeLimit) struct SpringParameterTests {
  @Test func publishedFitsAreMet() throws {
    // (A198), (T51), (T52): ratio, duration, stiffness, damping.
    let fits: [(Double, Double, Double, Double, Double)] = [
      (0.25, 3, 54.83363359078326, 3.702486785620688, 1e-12),
      (1, 0.5, 341.02370, 36.93365, 1e-5), (1, 1, 85.25592, 18.46683, 1e-5),
      (0.5, 1, 161.71950, 12.71690, 1e-5), (0.8, 0.5, 323.58949, 28.78175, 1e-5),
      (1, 0.404, 522.3503, 45.7099552, 1e-4), (0.5, 0.5, 646.88, 25.434, 5e-3),
    ]
    for (ratio, duration, stiffness, damping, tolerance) in fits {
      let spring = try SpringCurve(dampingRatio: ratio, duration: duration)
      #expect(spring.mass == 1)
      #expect((spring.stiffness - stiffness).magnitude < tolerance)
      #expect((spring.damping - damping).magnitude < tolerance)
    }
  }

  @Test func fitsAgreeWithSixtyDigitArithmetic() throws {
    for entry in SpringTable.phases {
      // Above 0.999 the frequency is the critical one (T53).
      let ratio = entry.key[0]
      for row in entry.rows {
        for duration in [1, 0.35] {
          let spring = try SpringCurve(
            dampingRatio: ratio, duration: duration, initialVelocity: row.distances / duration,
            fit: .settled)
          let phase = spring.frequency * duration
          #expect((phase / row.phase - 1).magnitude < 1e-13, "\(ratio) \(row) \(phase)")
          #expect((spring.fittedDuration / duration - 1).magnitude < 1e-12, "\(ratio) \(row)")
        }
      }
    }
  }

  /// The last time at which |1 + (ω₀ − v)·t|·e^(−ω₀t) is 0.001, computed by another program.
  ///
  /// If the spring overshoots by less than that, this time is before the overshoot.
  @Test func criticalSpringsAreFittedPastTheirEnd() throws {
    let times: [(frequency: Double, velocity: Double, seconds: Double)] = [
      (10, 9.9, 0.6975181956218297), (10, 10.1, 0.6836936422585567), (10, 11, 0.5993170472950969),
      (10, 12, 0.45342376382642835), (10, 12.5, 0.639473241666493), (10, 13, 0.7004214098415052),
      (4, 5, 1.5986831041662326), (2.5, 3, 1.8136950553057134), (20, 21, 0.3256848771485753),
      (20, 24, 0.22671188191321417),
    ]
    for (frequency, velocity, seconds) in times {
      let spring = try SpringCurve(
        stiffness: frequency * frequency, damping: 2 * frequency, initialVelocity: velocity)
      #expect((spring.fittedDuration / seconds - 1).magnitude < 1e-9, "\(frequency) \(velocity)")
    }
  }

  @Test func oddRatiosAreFittedAsDocumented() throws {
    let critical = try SpringCurve(dampingRatio: 1, duration: 2)
    #expect(try SpringCurve(dampingRatio: 7, duration: 2) == critical)
    #expect(critical.regime == .critical)
    #expect(try SpringCurve(dampingRatio: 0.9995, duration: 2).frequency == critical.frequency)
    let loose = try SpringCurve(dampingRatio: 0.01, duration: 2)
    #expect(try SpringCurve(dampingRatio: 0, duration: 2) == loose)
  }

  @Test func perceptualSpringsAreMet() throws {
    // (A203), (T58): duration, bounce, stiffness, damping, settling duration.
    let springs: [(Double, Double, Double, Double, Double)] = [
      (0.5, 0, 157.91367, 25.13274, 0.8), (1, 0, 39.47842, 12.56637, 1.5),
      (0.25, 0, 631.65468, 50.26548, 0.4), (0.5, 0.3, 157.91367, 17.59292, 0.86296),
      (0.5, 0.7, 157.91367, 7.53982, 1.90487), (0.35, 0.15, 322.27280, 30.51833, 0.51566),
    ]
    for (duration, bounce, stiffness, damping, settling) in springs {
      let spring = try SpringCurve(duration: duration, bounce: bounce)
      #expect((spring.stiffness - stiffness).magnitude < 1e-5)
      #expect((spring.damping - damping).magnitude < 1e-5)
      #expect((spring.settlingDuration - settling).magnitude < 1e-5)
      #expect((spring.response - duration).magnitude < 1e-15)
      #expect((spring.bounce - bounce).magnitude < 1e-15)
    }
    let creeping = try SpringCurve(duration: 0.5, bounce: -0.3)
    #expect((creeping.damping - 35.90392).magnitude < 1e-5)
    #expect(creeping.regime == .overDamped)
    #expect(try SpringCurve(duration: 0.5, bounce: 1).damping == 0)
    // (T60)
    #expect((try SpringCurve(duration: 1, bounce: 0).value(at: 1) - 0.9864).magnitude < 1e-4)
    #expect((SpringCurve.coreAnimation.response - 0.63).magnitude < 2e-3)
    #expect(SpringCurve.coreAnimation.bounce == 0.5)
  }

  @Test func parametersComeBack() throws {
    for ratio in [0.0, 0.05, 0.3, 0.825, 0.999, 1, 1.2, 4.56] {
      for response in [0.05, 0.55, 3] {
        for velocity in [-3.0, 0, 8] {
          let spring = try SpringCurve(
            response: response, dampingRatio: ratio, initialVelocity: velocity,
            allowsOverdamping: true)
          #expect((spring.response / response - 1).magnitude < 1e-15)
          #expect((spring.dampingRatio - ratio).magnitude < 1e-15 * 4)
          let again = try SpringCurve(
            duration: spring.response, bounce: spring.bounce, initialVelocity: velocity)
          #expect((again.stiffness / spring.stiffness - 1).magnitude < 1e-15 * 4)
          #expect((again.damping - spring.damping).magnitude < 1e-14 * (1 + spring.damping))
          // A mass only scales the forces.
          for mass in [0.2, 3, 40] {
            let heavy = try SpringCurve(
              mass: mass, stiffness: spring.stiffness * mass, damping: spring.damping * mass,
              initialVelocity: velocity, allowsOverdamping: true)
            #expect((heavy.response / response - 1).magnitude < 1e-15 * 4)
            #expect((heavy.dampingRatio - ratio).magnitude < 1e-15 * 8)
            #expect((heavy.value(at: 0.2) - spring.value(at: 0.2)).magnitude < 1e-12)
            #expect(heavy.regime == spring.regime)
          }
        }
      }
    }
  }
}
