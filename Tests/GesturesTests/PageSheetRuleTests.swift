import TestSupport
import PantomimeKit
import Testing

/// The page sheet's rule, by the releases that were measured (M17, M23).
@Suite(.timeLimit) struct PageSheetRuleTests {
  /// A sheet of 793 or 400 pt, how far it was down, at which speed, and whether it left.
  static let releases: [(height: Double, way: Double, speed: Double, leaves: Bool)] = [
    (793, 370, 0, false), (793, 398, 0, true), (793, 402, 0, true), (400, 170, 0, false),
    (400, 210, 0, true), (793, 54, 875, false), (793, 54, 900, false), (793, 54, 925, false),
    (793, 54, 950, false), (793, 54, 975, false), (793, 54, 1000, true),
  ]

  @Test(arguments: releases)
  func releasesAreMet(height: Double, way: Double, speed: Double, leaves: Bool) {
    let between = LiftOff(progress: way / height, velocity: speed, distance: height)
    #expect(NamedRule.pageSheet.decide(between).completes == leaves)
    let among = LiftOff(
      position: 59 + way, velocity: speed, anchors: [59, 59 + height], start: 59)
    let decision = NamedRule.pageSheet.decide(among)
    #expect(decision.index == (leaves ? 1 : 0))
    // Both ways of asking give one answer, and the same way to the border.
    #expect(decision.by == NamedRule.pageSheet.decide(between).by)
  }

  /// Exactly half goes back, and so does what goes up from not so far; both may be chosen otherwise.
  @Test func whatWasNotMeasuredIsChosen() {
    var rule = PageSheetRule()
    let half = LiftOff(progress: 0.5, velocity: 0, distance: 793)
    #expect(!rule.decide(half).completes && rule.decide(half).margin == 0)
    rule.includesShare = true
    #expect(rule.decide(half).completes)
    let up = LiftOff(progress: 0.7, velocity: -3000, distance: 793)
    #expect(rule.decide(up).completes)
    rule.returnsUpwards = true
    #expect(!rule.decide(up).completes)
  }

  /// Of several detents only the lowest lets it go, by that one's height (M23); above it the place it
  /// is heading for decides (G138).
  @Test func onlyTheLowestDetentLeaves() {
    let anchors = [59.0, 393, 833]
    for place in stride(from: 30.0, through: 840, by: 7.5) {
      for velocity in stride(from: -2000.0, through: 2000, by: 125) {
        let lift = LiftOff(position: place, velocity: velocity, anchors: anchors, start: 59)
        let decision = NamedRule.pageSheet.decide(lift)
        let leaves = place >= 393 && (velocity >= 1000 || place - 393 > 220)
        let heading = place + 0.499 * velocity
        let nearest = (heading - 59).magnitude <= (heading - 393).magnitude ? 0 : 1
        #expect(decision.index == (leaves ? 2 : nearest), "\(place) \(velocity)")
      }
    }
    var bound = PageSheetRule()
    bound.leaves = false
    bound.time = 0
    let low = LiftOff(position: 390, velocity: 5000, anchors: [59, 393], start: 59)
    #expect(bound.decide(low).index == 1)
    #expect(NamedRule.pageSheet.decidesAmongAnchors && !NamedRule.half.decidesAmongAnchors)
    #expect(NamedRule.detents.decidesAmongAnchors)
  }

  /// Within the margin nothing changes, whichever number decided.
  @Test func marginsHold() {
    for anchors in [[59.0, 852], [59.0, 393, 833], [59.0, 200, 393, 833]] {
      for place in stride(from: 61.0, through: 830, by: 23) {
        for velocity in stride(from: -1900.0, through: 1900, by: 190) {
          let lift = LiftOff(position: place, velocity: velocity, anchors: anchors, start: 70)
          let decision = NamedRule.pageSheet.decide(lift)
          let room = min(decision.margin, 5000) * 0.999
          for step in [-1.0, -0.5, 0.5, 1] {
            let other =
              decision.unit == .points
              ? LiftOff(
                position: place + step * room, velocity: velocity, anchors: anchors, start: 70)
              : lift.with(velocity: velocity + step * room, crossVelocity: 0)
            #expect(
              NamedRule.pageSheet.decide(other).index == decision.index,
              "\(anchors) \(place) \(velocity) \(step)")
          }
        }
      }
    }
  }

  @Test func parametersAreKept() throws {
    let rule = try NamedRule.pageSheet.with("share", 0.25).with("speed", 300)
    #expect(rule.decide(LiftOff(progress: 0.3, velocity: 0, distance: 400)).completes)
    #expect(rule.decide(LiftOff(progress: 0.1, velocity: 300, distance: 400)).completes)
    for share in [-0.1, 1.01, .nan, .infinity] {
      #expect(throws: OptionError.self) { try NamedRule.pageSheet.with("share", share) }
    }
    #expect(throws: OptionError.self) { try NamedRule.pageSheet.with("speed", .nan) }
    // Numbers that are none decide something, and nothing breaks.
    for number in [Double.nan, .infinity, -.infinity] {
      _ = NamedRule.pageSheet.decide(LiftOff(progress: number, velocity: number, distance: number))
      _ = NamedRule.pageSheet.decide(
        LiftOff(position: number, velocity: number, anchors: [number, 4]))
    }
  }
}
