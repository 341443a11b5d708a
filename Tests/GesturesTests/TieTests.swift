import TestSupport
import PantomimeKit
import Testing

/// A release at exactly a limit is decided by the limit, not by the rounding errors of the numbers
/// that led to it.
@Suite(.timeLimit) struct TieTests {
  private static let speeds = Array(stride(from: 50.0, through: 1_500, by: 50)) + [123.4, 2_000]

  /// The velocity at which a finger lifts that moves up at a constant speed.
  private func velocity(
    _ speed: Double, over duration: Double = 0.1, from y: Double = 422
  ) throws -> Vector {
    let finger = TouchSynthesizer(
      from: Point2D(x: 195, y: y), by: Vector(dx: 0, dy: -speed * duration), over: duration)
    return MadeVelocityTests.estimate(try finger.stream(), .twoSegment)
  }

  /// A flick at exactly the minimum speed of a flick is a flick (G137).
  @Test(arguments: speeds) func theMinimumSpeedIsEnough(speed: Double) throws {
    for y in [422, 420.3, 700, 111.7] {
      for duration in [0.1, 0.3] {
        let lift = LiftOff(
          progress: 0.1, velocity: -(try velocity(speed, over: duration, from: y)).dy, distance: 247
        )
        let decision = try NamedRule.flickOrHalf.with("speed", speed).decide(lift)
        #expect(decision.completes && decision.by == .velocity, "\(speed) \(y) \(decision.reason)")
        let list = try NamedRule.flick(orElse: .half).with("flick.speed", speed)
        #expect(list.decide(lift).completes)
        var strict = FlickRule(speed: speed, position: PositionRule())
        strict.isStrict = true
        #expect(!strict.decide(lift).completes, "\(speed) \(y)")
      }
    }
  }

  /// Rules for pages, whose speed must be exceeded, agree whether the velocity is given or estimated.
  @Test(arguments: speeds) func pagesNeedMoreThanTheirSpeed(speed: Double) throws {
    let made = -(try velocity(speed)).dy
    for velocity in [speed, made] {
      let lift = LiftOff(
        position: 130, velocity: velocity, anchors: [0, 300, 600], start: 0)
      #expect(ViewPagerRule(speed: speed).decide(lift).by == .position, "\(velocity)")
      #expect(PageViewRule(tolerance: speed).decide(lift).by == .position, "\(velocity)")
      let drag = AnchoredDragRule(speed: speed, threshold: .share(0.9))
      #expect(drag.decide(lift).by == .velocity, "\(velocity)")
    }
  }

  /// A drag over exactly the fraction of the distance isn't past it, in one step or in ten.
  @Test(arguments: [100, 120, 247, 250, 333, 77.7], [0.1, 0.3, 0.45, 0.5, 0.6])
  func exactlyTheFractionIsNotPastIt(distance: Double, threshold: Double) {
    let way = distance * threshold
    let steps = (0..<10).reduce(0.0) { sum, _ in sum + way / 10 }
    for progress in [threshold, way / distance, steps / distance, 0.05 + (way / distance - 0.05)] {
      let lift = LiftOff(progress: progress, velocity: 0, distance: distance)
      #expect(!PositionRule(threshold: threshold).decide(lift).completes, "\(progress)")
      let including = PositionRule(threshold: threshold, includesThreshold: true)
      #expect(including.decide(lift).completes, "\(progress)")
    }
  }

  /// No rule is decided by the last bits of a number.
  @Test(arguments: NamedRule.all) func theLastBitsDecideNothing(rule: NamedRule) {
    for progress in CompletionTable.progress where progress > 0 && progress < 1 {
      for velocity in CompletionTable.velocity {
        for across in CompletionTable.across {
          func lift(_ progress: Double, _ velocity: Double) -> LiftOff {
            LiftOff(
              progress: progress, velocity: velocity, distance: 400, crossVelocity: across)
          }
          let index = rule.decide(lift(progress, velocity)).index
          for factor in [1 - 4e-16, 1 + 4e-16] {
            let context = "\(rule.name) \(progress) \(velocity) \(across)"
            #expect(rule.decide(lift(progress * factor, velocity)).index == index, "\(context)")
            #expect(rule.decide(lift(progress, velocity * factor)).index == index, "\(context)")
          }
        }
      }
    }
  }

  /// An exact diagonal counts as one, whatever the last bits of its velocity and displacement.
  @Test(arguments: AxisRule.all) func diagonalsAreDiagonals(rule: AxisRule) {
    for size in [1, 8, 10, 17, 33.3, 120, 700, 1_101] {
      let exact = Vector(dx: size, dy: -size)
      let answer = rule.answer(AxisMoment(velocity: exact, translation: exact))
      for factor in [1 - 4e-16, 1 + 4e-16] {
        for near in [Vector(dx: size * factor, dy: -size), Vector(dx: size, dy: -size * factor)] {
          #expect(
            rule.answer(AxisMoment(velocity: near, translation: near)) == answer,
            "\(rule.name) \(near)")
        }
      }
    }
  }
}
