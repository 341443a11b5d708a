import Foundation
import PantomimeKit
import TestSupport
import Testing

/// Springs fitted to a duration as UIKit was recorded to fit them (M25), and where that fit leaves the
/// settled root.
@Suite(.timeLimit) struct SpringFitTests {
  /// Ratio, duration, velocity, and the stiffness of the spring that UIKit made: Vercantez/openuikit,
  /// probes of `CASpringAnimation`; the last one was published with four digits.
  static let recorded: [(ratio: Double, duration: Double, velocity: Double, stiffness: Double)] = [
    (0.35, 1, 0, 286.40942818911714), (0.6, 0.8, 0, 190.21427544499548),
    (0.1, 1, 0, 2125.3901278407934), (0.2, 1, 0, 707.2217886060563),
    (0.5, 1, 0, 161.7195025042016), (0.8, 1, 0, 80.89737200360506),
    (0.9, 1, 0, 71.92472915770972), (0.99, 1, 0, 80.02518243167793),
    (0.5, 0.3, 0, 1796.8833611577954), (0.5, 2, 0, 40.4298756260504),
    (1, 1, 0, 85.25592900599884), (1, 1, 1, 83.13803615388531),
    (0.5, 1, 0.25, 159.67233773812114), (0.5, 1, 1, 152.86841381792456),
    (0.5, 1, 1.5, 147.61602003056592), (0.5, 1, -2, 175.4224123383425),
    (0.5, 0.5, 0, 646.8780100168065), (0.5, 2, 0.9, 354.6),
  ]

  @Test(arguments: recorded.indices)
  func recordedStiffnessesAreMet(index: Int) throws {
    let row = Self.recorded[index]
    let spring = try SpringCurve(
      dampingRatio: row.ratio, duration: row.duration, initialVelocity: row.velocity)
    // The recorded ones are Newton's too, with an error of their own that grows with the stiffness.
    let tolerance = row.stiffness == 354.6 ? 0.01 : max(1e-5, 1e-8 * row.stiffness)
    #expect((spring.stiffness - row.stiffness).magnitude < tolerance, "\(spring.stiffness)")
    #expect((spring.dampingRatio - row.ratio).magnitude < 1e-12 && spring.mass == 1)
  }

  /// The twelve steps, worked out here with the C library's functions.
  private static func stepped(_ ratio: Double, _ duration: Double, _ velocity: Double) -> Double {
    var frequency = 5 / duration
    for _ in 0..<12 {
      let (value, slope): (Double, Double)
      if ratio == 1 {
        let decay = exp(-frequency * duration)
        value = 0.001 - (1 + (frequency - velocity) * duration) * decay
        slope = -(velocity - frequency) * duration * duration * decay
      } else {
        let decayRate = ratio * frequency
        let split = sqrt(1 - ratio * ratio)
        let amplitude = (decayRate - velocity) / (split * frequency)
        let decay = exp(-decayRate * duration)
        value = 0.001 - abs(amplitude) * decay
        let change =
          (velocity + velocity * decayRate * duration - decayRate * decayRate * duration) * decay
          / (frequency * frequency * split)
        slope = amplitude < 0 ? change : -change
      }
      frequency -= value / slope
    }
    return frequency
  }

  @Test(arguments: [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95, 1])
  func fitsAreTwelveNewtonSteps(ratio: Double) throws {
    for distances in stride(from: -6.0, through: 9, by: 0.375) where distances != 0 {
      for duration in [0.3, 1, 2.5] {
        let velocity = distances / duration
        let wanted = Self.stepped(ratio, duration, velocity)
        guard wanted.isFinite, wanted != 0 else { continue }
        let spring = try SpringCurve(
          dampingRatio: ratio, duration: duration, initialVelocity: velocity)
        #expect(
          (spring.frequency / wanted.magnitude - 1).magnitude < 1e-6,
          "\(ratio) \(duration) \(velocity)")
      }
    }
  }

  /// The velocities at which the steps leave the settled root, in distances per duration (M25).
  @Test(arguments: [
    (0.2, 0.46), (0.3, 0.84), (0.4, 1.25), (0.5, 1.69), (0.6, 2.14), (0.7, 2.59), (0.8, 3.06),
    (0.9, 3.53), (0.95, 3.77), (1, 4.81),
  ])
  func theSettledRootIsLeft(ratio: Double, distances: Double) throws {
    for duration in [0.4, 1] {
      func stray(_ distances: Double) throws -> SpringCurve.StrayFit? {
        try SpringCurve.StrayFit(
          dampingRatio: ratio, duration: duration, initialVelocity: distances / duration)
      }
      #expect(try stray(distances - 0.02) == nil)
      // Some velocities beyond end at no number, where the settled root stands in (U52).
      let beyond = try [0.005, 0.01, 0.015, 0.02].compactMap { try stray(distances + $0) }
      let first = try #require(beyond.first)
      #expect((first.fastest * duration - distances).magnitude < 0.012, "\(first.fastest)")
      #expect(try stray(first.fastest * duration - 1e-6) == nil)
      #expect(first.settled.stiffness != first.spring.stiffness)
      // Backwards it converges at any speed that a finger has.
      #expect(try stray(-distances) == nil && stray(-20) == nil)
    }
  }

  @Test func softAndUnconvergedSpringsAreNamed() throws {
    let recorded = try #require(
      try SpringCurve.StrayFit(dampingRatio: 0.5, duration: 2, initialVelocity: 0.9))
    #expect((recorded.spring.stiffness - 354.606).magnitude < 1e-3)
    #expect((recorded.settled.stiffness - 36.02).magnitude < 5e-3)
    #expect((recorded.fastest - 0.844).magnitude < 1e-3)
    let soft = try SpringCurve(dampingRatio: 0.5, duration: 1, initialVelocity: 2)
    #expect((soft.stiffness - 15.6078).magnitude < 1e-4)
  }

  /// Positions of a view at some seconds (M35): from, to, ratio, duration, and what was seen.
  @Test(arguments: [
    (50.0, 150.0, 0.6, 0.8, [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06)], 0.16),
    (
      40, 160, 0.35, 1,
      [(0.15, 183.54), (0.3, 166.65), (0.45, 152.12), (0.6, 163.52), (0.8, 158.94)], 0.65
    ),
  ])
  func framesOfViewsAreMet(
    from: Double, to: Double, ratio: Double, duration: Double, frames: [(Double, Double)],
    tolerance: Double
  ) throws {
    let spring = try SpringCurve(dampingRatio: ratio, duration: duration)
    for (time, place) in frames {
      let found = from + (to - from) * spring.value(at: time)
      #expect((found - place).magnitude < tolerance, "\(time) \(found)")
    }
  }

  /// Core Animation's settling time of a spring whose ratio it clamps to 1 (M34).
  ///
  /// The over-damped spring of the same source, 1.1 s, is not explained by any rule of ours: 1.4 s.
  @Test func clampedSpringsSettleAsSeen() throws {
    let spring = try SpringCurve(mass: 1, stiffness: 50, damping: 30)
    #expect((spring.settlingDuration - 1.4).magnitude < 1e-9)
  }

  /// If twelve steps don't end at a number, the settled root is used (U52), at any velocity.
  @Test(arguments: [5.0, 20, 1e3, 1e30, 1e90, -1e90])
  func everyVelocityHasASpring(velocity: Double) throws {
    for ratio in [0.01, 0.5, 0.9995, 1] {
      let spring = try SpringCurve(dampingRatio: ratio, duration: 1, initialVelocity: velocity)
      #expect(spring.stiffness > 0 && spring.stiffness.isFinite)
      let settled = try SpringCurve(
        dampingRatio: ratio, duration: 1, initialVelocity: velocity, fit: .settled)
      if !Self.stepped(ratio, 1, velocity).isFinite { #expect(spring == settled) }
    }
  }
}
