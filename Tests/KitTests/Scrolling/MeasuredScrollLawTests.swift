import TestSupport
import PantomimeKit
import Testing

/// Laws of scroll views under either reading, the one measured on iOS 26.1 and the former one.
@Suite(.timeLimit) struct MeasuredScrollLawTests {
  private func near(_ one: Double, _ other: Double, _ tolerance: Double) -> Bool {
    (one - other).magnitude <= tolerance
  }

  private func motion(
    _ laws: ScrollLaws, from offset: Double, at velocity: Double, within bounds: ScrollBounds
  ) -> ScrollMotion {
    ScrollMotion(offset: offset, velocity: velocity, within: bounds, style: .init(laws))
  }

  // MARK: Laws

  /// Place and speed go on at the edge, whatever spring takes over, and beyond it there is one turn.
  @Test(arguments: [MeasuredScrollTests.former, MeasuredScrollTests.measured])
  func edgesArePassedWithoutAJump(laws: ScrollLaws) throws {
    for distance in [0.5, 30, 60, 250] {
      for velocity in stride(from: 700.0, through: 7000, by: 350) {
        let motion = motion(
          laws, from: 1000 - distance, at: velocity, within: ScrollBounds(0, 1000))
        let edge = try #require(motion.legs.last)
        let before = edge.start.nextDown
        #expect(near(motion.offset(at: before), motion.offset(at: edge.start), 1e-6))
        #expect(near(motion.velocity(at: before), motion.velocity(at: edge.start), 1e-6))
        var last = motion.offset(at: edge.start)
        var turns = 0
        for step in 1...400 {
          let time = edge.start + edge.duration * Double(step) / 400
          let place = motion.offset(at: step == 400 ? motion.duration : time)
          let rises = place > last
          if !rises, turns == 0 { turns = 1 }
          #expect(!rises || turns == 0, "it rises again")
          last = place
        }
        #expect(turns == 1 && last == 1000)
      }
    }
  }

  /// The end is the instant at which less than half a point is left (M11), and G197's bound is later.
  @Test func endsAreInstants() {
    for excess in [-300.0, -40, -0.6, 0, 0.4, 0.5, 7, 235] {
      for velocity in [-5000.0, -733, -60, 0, 3, 90, 3000] {
        let spring = BounceSpring.measured
        let end = spring.instant(excess, velocity: velocity)
        let bound = spring.duration(excess, velocity: velocity)
        #expect(end <= bound)
        for step in 0...300 {
          let time = end + 1e-9 + Double(step) / 300
          #expect(spring.excess(excess, velocity: velocity, after: time).magnitude < 0.5)
        }
        if end > 0 {
          let left = spring.excess(excess, velocity: velocity, after: end * (1 - 1e-9))
          #expect(near(left.magnitude, 0.5, 1e-4))
        }
      }
    }
    // An oscillation has no such instant that could be found: it keeps its bound.
    let swinging = BounceSpring.inward
    #expect(swinging.instant(40, velocity: 9) == swinging.duration(40, velocity: 9))
    #expect(BounceSpring.measured.instant(.nan, velocity: .nan, tolerance: .nan) == 0)
  }

  /// The choice for one scroll view stays when another reading is selected, and everything that
  /// depends on a reading returns with it.
  @Test func accountsLeaveWhatWasChosen() throws {
    let (former, measured) = (MeasuredScrollTests.former, MeasuredScrollTests.measured)
    var style = ScrollMotion.Style(former)
    style.follow(measured)
    #expect(style == ScrollMotion.Style(measured) && style != ScrollMotion.Style(former))
    style.follow(former)
    #expect(style == ScrollMotion.Style(former) && style != ScrollMotion.Style())
    let own = try BounceSpring(stiffness: 77)
    style.bounce = own
    style.inward = nil
    style.follow(MeasuredScrollTests.measured)
    #expect(
      style.bounce == own && style.inward == nil && style.deceleration.distanceFormula == .sum)
  }

  /// Towards the content, which was not measured, the one spring moves to the edge and a throw
  /// continues.
  @Test func towardsTheContentItGoesOn() {
    let motion = motion(
      MeasuredScrollTests.measured, from: -40, at: 3000, within: ScrollBounds(0, 5000))
    #expect(motion.legs.count == 2 && motion.rest > 1000)
    let slow = self.motion(
      MeasuredScrollTests.measured, from: -40, at: 200, within: ScrollBounds(0, 5000))
    #expect(slow.legs.count == 1 && slow.rest == 0)
  }
}
