import TestSupport
import PantomimeKit
import Testing

/// The slope of every timing, as the verb `curve` prints it.
@Suite(.timeLimit) struct SlopeTests {
  private func sheet(_ timing: Timing) throws -> CurveSheet { try #require(CurveSheet(timing)) }

  /// A spring's slope is its velocity, over a run of one: exactly 0 where it is let go at rest.
  @Test func springsHaveTheirVelocity() throws {
    for ratio in [0.01, 0.2, 0.7, 1, 3] {
      #expect(try sheet(.damped(ratio: ratio)).slope(at: 0) == 0)
      #expect(try sheet(.damped(ratio: ratio, velocity: 2)).slope(at: 0) == 2)
      let fitted = try SpringCurve(dampingRatio: ratio, duration: 1)
      for time in [0.003, 0.1, 0.5, 1] {
        #expect(try sheet(.damped(ratio: ratio)).slope(at: time) == fitted.velocity(at: time))
      }
    }
    let own = try SpringCurve(mass: 1, stiffness: 80, damping: 4, initialVelocity: 3)
    let length = own.settlingDuration
    #expect(try sheet(.spring(own)).slope(at: 0) == 3 * length)
    #expect(try sheet(.spring(own)).slope(at: 0.3) == own.velocity(at: 0.3 * length) * length)
  }

  @Test func linesHaveTheSlopeOfWhatFollows() throws {
    typealias Stop = LinearEasing.Stop
    let points = Timing.points(
      try LinearEasing([Stop(0), Stop(0.25, at: 0.75), Stop(0.5, at: 0.75), Stop(1)]))
    for (time, slope) in [(0.0, 1.0 / 3), (0.3, 1.0 / 3), (0.75, 2), (0.9, 2), (1, 2), (1.1, 0)] {
      #expect(abs(try sheet(points).slope(at: time) - slope) < 1e-15, "\(time)")
    }
    // A jump at an end is no part of the way; before the first point and after the last the lines
    // go on.
    let late = Timing.points(
      try LinearEasing([Stop(0.2, at: 0), Stop(0, at: 0), Stop(0.5, at: 1), Stop(1, at: 1)]))
    #expect(try sheet(late).slope(at: 0) == 0.5)
    #expect(try sheet(late).slope(at: 1) == 0.5)
    let inner = Timing.points(try LinearEasing([Stop(0.25, at: 0.25), Stop(0.5, at: 0.5)]))
    for time in [0, 0.1, 0.5, 1] { #expect(try sheet(inner).slope(at: time) == 1) }
    let beyond = try LinearEasing([Stop(0), Stop(1e308), Stop(-1e308), Stop(1)])
    for (time, slope) in [(0, UnitBezier.steepest), (0.5, -UnitBezier.steepest)] {
      #expect(beyond.slope(at: time) == slope)
    }
    #expect(beyond.slope(at: 1) == UnitBezier.steepest)
    #expect(try LinearEasing([Stop(0.5)]).slope(at: 0.5) == 0)
  }

  @Test func theRestIsFlatOrEven() throws {
    for time in [0, 0.3, 1] {
      #expect(try sheet(.linear).slope(at: time) == 1)
      #expect(try sheet(.steps(StepEasing(3))).slope(at: time) == 0)
    }
    #expect(try sheet(.linear).slope(at: -0.1) == 0)
  }

  /// If a timing is smooth, its slope is the difference of two neighbors.
  @Test func slopesAreThoseOfTheValues() throws {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<2_000 {
      let timing = generator.timing()
      let sheet = try sheet(timing)
      let time = generator.number(0.01, 0.99)
      let step = 1e-6
      let rise = sheet.progress(at: time + step) - sheet.progress(at: time - step)
      // A jump lies between.
      if rise.magnitude > 1e-3 { continue }
      // Corners apart: there the slope jumps.
      let bend = (sheet.slope(at: time + step) - sheet.slope(at: time - step)).magnitude
      let error = (sheet.slope(at: time) - rise / (2 * step)).magnitude
      #expect(error <= 1e-6 * max(1, sheet.slope(at: time).magnitude) + bend, "\(timing) \(time)")
    }
  }
}
