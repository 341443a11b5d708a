import PantomimeKit
import Testing

/// A rule between two ends decides between the two neighbours of the place of release.
@Suite struct NeighbourRuleTests {
  private static let anchors = [0.0, 300, 400, 1_000]
  private static let places = [-50.0, 0, 20, 150, 280, 300, 330, 400, 520, 999, 1_000, 1_200]
  private static let velocities = [-2_000.0, -600, -120, -3, 0, 3, 120, 600, 2_000]

  private static let twoEnded = NamedRule.all.filter { $0.betweenAnchors == nil }

  @Test func rulesBetweenAnchorsKeepTheirForm() throws {
    #expect(NamedRule.all.compactMap(\.betweenAnchors) == NamedAnchorRule.all)
    #expect(Self.twoEnded.count == NamedRule.all.count - NamedAnchorRule.all.count)
    let slow = try #require(NamedRule.named("anchored-draggable")).with("speed", 1_000)
    #expect(slow.betweenAnchors == (try NamedAnchorRule.anchoredDraggable.with("speed", 1_000)))
    for place in Self.places {
      for velocity in Self.velocities {
        let lift = AnchoredLiftOff(
          position: place, velocity: velocity, anchors: Self.anchors, start: 350)
        #expect(slow.decide(lift) == slow.betweenAnchors?.decide(lift))
      }
    }
  }

  /// Between two anchors it is the rule itself, told in points.
  @Test(arguments: twoEnded)
  func betweenTwoAnchorsItIsTheRule(rule: NamedRule) throws {
    for place in [10.0, 90, 100, 101, 190] {
      for velocity in Self.velocities {
        for across in [0.0, 500] {
          let anchored = AnchoredLiftOff(
            position: place, velocity: velocity, anchors: [0, 200], start: 5, crossVelocity: across)
          let ends = LiftOff(
            progress: place / 200, velocity: velocity, distance: 200, crossVelocity: across,
            startProgress: 5.0 / 200)
          let decision = try #require(rule.decide(anchored))
          let plain = rule.decide(ends)
          #expect(decision.index == (plain.completes ? 1 : 0))
          #expect(decision.by == plain.by)
          #expect(decision.reason.hasSuffix(plain.reason))
          if plain.unit == .fraction {
            #expect(decision.unit == .points && decision.margin == plain.margin * 200)
          } else {
            #expect(decision.unit == plain.unit && decision.margin == plain.margin)
          }
        }
      }
    }
  }

  /// Nowhere but to a neighbour, and the same upside down.
  @Test(arguments: twoEnded)
  func itGoesToANeighbour(rule: NamedRule) throws {
    for place in Self.places {
      for start in [0.0, 350, 1_000, place] {
        for velocity in Self.velocities {
          let lift = AnchoredLiftOff(
            position: place, velocity: velocity, anchors: Self.anchors, start: start)
          let decision = try #require(rule.decide(lift))
          let inside = min(max(place, 0), 1_000)
          #expect(
            !Self.anchors.contains { anchor in
              min(anchor, decision.anchor) < inside && inside < max(anchor, decision.anchor)
                && (anchor - inside).magnitude < (decision.anchor - inside).magnitude
                && (anchor - inside).sign == (decision.anchor - inside).sign
            }, "\(rule.name) \(place) \(velocity)")
          let isBetween = !Self.anchors.contains(inside)
          let neighbours = [
            Self.anchors.last { $0 <= inside && (isBetween || $0 < inside) },
            Self.anchors.first { $0 >= inside && (isBetween || $0 > inside) },
            isBetween ? nil : inside,
          ]
          #expect(neighbours.contains(decision.anchor), "\(rule.name) \(place) \(velocity)")
          // At rest and unmoved, on an anchor it stays there.
          if place == start, velocity == 0, !isBetween, place == inside {
            #expect(decision.anchor == place, "\(rule.name) \(place)")
          }
        }
      }
    }
  }

  @Test func withoutAWayThereIsNothingToDecide() throws {
    for rule in NamedRule.all {
      #expect(rule.decide(AnchoredLiftOff(position: 1, velocity: 9, anchors: [])) == nil)
      #expect(rule.decide(AnchoredLiftOff(position: 1, velocity: 9, anchors: [7]))?.anchor == 7)
      let cancelled = AnchoredLiftOff(
        position: 900, velocity: 2_000, anchors: Self.anchors, start: 390, isCancelled: true)
      #expect(rule.decide(cancelled) == .cancelled(cancelled))
      #expect(rule.decide(cancelled)?.anchor == 400)
    }
  }

  /// The velocity for a spring: the finger's over the way left (G160 – G163).
  @Test func springsAreGivenTheWayThatIsLeft() throws {
    for (position, velocity, anchor, wanted) in [
      (200.0, 100.0, 400.0, 0.5), (200, -100, 0, 0.5), (200, -100, 400, -0.5), (400, 100, 400, 0),
    ] {
      let lift = AnchoredLiftOff(position: position, velocity: velocity, anchors: [anchor])
      let decision = try #require(NamedAnchorRule.nearest.decide(lift))
      #expect(Spring.normalized(lift, going: decision) == wanted)
      let limited = min(max(wanted, -0.3), 0.3)
      #expect(Spring.normalized(lift, going: decision, limit: 0.3) == limited)
    }
  }
}
