import TestSupport
import PantomimeKit
import Testing

/// Coming to rest on a place that was chosen.
@Suite(.timeLimit) struct LandingTests {
  /// It ends on the place, keeps to its velocity at first unless it has to be thrown harder, and a
  /// spring never goes beyond it.
  @Test(arguments: [-4000, -900, -100, 0, 100, 900, 4000] as [Double], [true, false])
  func itRestsOnThePlace(velocity: Double, springs: Bool) {
    let bounds = ScrollBounds(0, 3000)
    for offset in [0, 500, 1500, 3000] as [Double] {
      for place in stride(from: -500.0, through: 3500, by: 250) {
        let motion = ScrollMotion(
          offset: offset, velocity: velocity, landingOn: place, springs: springs, within: bounds)
        let target = min(max(place, 0), 3000)
        #expect(motion.rest == target && motion.duration.isFinite)
        #expect(motion.offset(at: 0) == offset)
        guard motion.duration > 0 else { continue }
        #expect((motion.offset(at: motion.duration.nextDown) - target).magnitude <= 0.5 + 1e-9)
        let isAhead = (target - offset) * velocity > 0
        for step in 0...50 {
          let now = motion.offset(at: motion.duration * Double(step) / 50)
          if isAhead { #expect((now - target) * (offset - target) > -1e-6) }
        }
        if isAhead, !springs, velocity.magnitude >= 250 {
          let natural = Deceleration.normal.distance(velocity)
          let start = motion.velocity(at: 0)
          let isNearer = (target - offset).magnitude <= natural.magnitude
          #expect(isNearer ? start == velocity : start.magnitude > velocity.magnitude)
        }
      }
    }
  }
}
