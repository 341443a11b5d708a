import PantomimeKit
import TestSupport
import Testing

/// A negative travel is the same as a positive one in the opposite direction.
@Suite(.timeLimit) struct NegativeTravelTests {
  /// A held transition whose finger has moved by a vector.
  private struct Hold {
    var stage = Stage()
    var transition: InteractiveTransition

    init(_ direction: Direction, travel: Double, movedBy translation: Vector) throws {
      let card = stage.addView("card", .alpha(0))
      let animator = stage.addAnimator("open", try Animator(duration: 1, timing: .linear))
      try stage.addAnimations(to: animator, [card: [.alpha(1)]])
      transition = InteractiveTransition(of: animator, direction: direction, travel: travel)
      try transition.begin(on: &stage)
      try transition.update(translation: translation, on: &stage)
    }
  }

  @Test(arguments: [(Direction.up, Direction.down), (.left, .right)], [-0.6, 0.2, 0.3, 0.9])
  func theDirectionFlips(directions: (Direction, Direction), share: Double) throws {
    for (direction, opposite) in [directions, (directions.1, directions.0)] {
      let way = opposite.step * (400 * share)
      for speed in [-2_000.0, -300, 0, 300, 2_000] {
        for state in [RecognizerState.ended, .cancelled] {
          for duration in [
            nil, SettlingDuration.seconds(0.3), .byVelocity(minimum: 0.1, maximum: 0.5),
          ] {
            var flipped = try Hold(direction, travel: -400, movedBy: way)
            var plain = try Hold(opposite, travel: 400, movedBy: way)
            let pan = Pan(
              state: state, translation: way, velocity: opposite.step * speed)
            let lift = flipped.transition.liftOff(pan, on: flipped.stage)
            #expect(lift == plain.transition.liftOff(pan, on: plain.stage))
            #expect(lift.distance == 400 && lift.velocity == speed)
            let decision = try flipped.transition.end(
              pan, rule: .sign, timing: .damped(ratio: 1), duration: duration, on: &flipped.stage)
            let other = try plain.transition.end(
              pan, rule: .sign, timing: .damped(ratio: 1), duration: duration, on: &plain.stage)
            #expect(decision == other && flipped.stage.trace == plain.stage.trace)
          }
        }
      }
    }
  }
}
