import TestSupport
import PantomimeKit
import Testing

/// The finger's velocity as a spring receives it.
@Suite(.timeLimit) struct RelativeVelocityTests {
  @Test func springsAreGivenTheWayThatIsLeft() {
    func velocity(
      _ lift: LiftOff, _ outcome: Decision.Outcome, limit: Double = .infinity
    ) -> Double {
      let decision = Decision(outcome, lift, by: .position, margin: 0, .fraction, "")
      return SpringCurve.normalized(lift, going: decision, limit: limit)
    }
    // (G160): 200 pt to go at 100 pt/s.
    let lift = LiftOff(progress: 0.5, velocity: 100, distance: 400)
    #expect(velocity(lift, .complete) == 0.5)
    // (G161): away from where it goes.
    #expect(velocity(lift, .revert) == -0.5)
    // (G162, G163)
    let end = LiftOff(progress: 1, velocity: 100, distance: 400)
    #expect(velocity(end, .complete) == 0)
    let close = LiftOff(progress: 0.9999, velocity: 2000, distance: 400)
    #expect(velocity(close, .complete) > 1000)
    #expect(velocity(close, .complete, limit: 30) == 30)
    #expect(velocity(LiftOff(progress: 0, velocity: 9), .complete) == 0)
  }
}
