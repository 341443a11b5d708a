import PantomimeKit
import TestSupport
import Testing

/// A velocity that is far too high decides as a high one does, and never for the opposite anchor.
@Suite(.timeLimit) struct ExtremeVelocityTests {
  private static let extremes = [1e9, 1e19, 1e50, 1e100, 1e300, .infinity]

  @Test(arguments: NamedRule.all) func theAnchorIsThatOfAHighVelocity(rule: NamedRule) {
    for position in [100.0, 250, 400, 640, 700] {
      for start in [100.0, 400, 700] {
        for sign in [-1.0, 1] {
          func index(_ speed: Double) -> Int {
            rule.decide(
              LiftOff(
                position: position, velocity: sign * speed, anchors: [100, 400, 700], start: start)
            ).index
          }
          let expected = index(1e6)
          for speed in Self.extremes {
            #expect(index(speed) == expected, "\(position) \(start) \(sign * speed)")
          }
        }
      }
    }
  }

  @Test func theNearestAnchorToAnExtremePlaceIsAnEnd() {
    let lift = LiftOff(position: 400, velocity: 0, anchors: [100, 400, 700])
    for place in Self.extremes {
      #expect(lift.nearest(to: place) == 2 && lift.nearest(to: -place) == 0)
      #expect(lift.settle(near: place, by: .projection, "far").anchor == 700)
      #expect(lift.settle(near: -place, by: .projection, "far").anchor == 100)
    }
  }

  /// An index that no anchor has is the nearest one, and isn't forgotten.
  @Test func anIndexThatNoAnchorHasIsKnown() {
    struct Fixed: CompletionRule {
      let index: Int
      let scope: RuleScope

      func choose(_ lift: LiftOff) -> Decision {
        Decision(index, lift, by: .position, margin: 0, .points, "fixed")
      }
    }
    let lifts = [
      LiftOff(progress: 0.5, velocity: 0, distance: 100),
      LiftOff(position: 250, velocity: 0, anchors: [100, 400, 700]),
    ]
    for lift in lifts {
      for scope in RuleScope.allCases {
        for index in [-1, 99, .max, .min] {
          let decision = Fixed(index: index, scope: scope).decide(lift)
          #expect(decision.strayIndex == index, "\(lift) \(scope)")
          #expect((0...lift.last).contains(decision.index))
        }
        for index in [0, 1] {
          #expect(Fixed(index: index, scope: scope).decide(lift).strayIndex == nil)
        }
      }
    }
  }
}
