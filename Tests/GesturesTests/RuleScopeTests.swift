import TestSupport
import PantomimeKit
import Testing

/// Every rule decides about every lift-off: one between two ends goes to one of the two neighbours of
/// the place of release, one among anchors takes two ends for the anchors 0 and the distance.
@Suite(.timeLimit) struct RuleScopeTests {
  private static let anchors = [0.0, 300, 400, 1_000]
  private static let places = [-50.0, 0, 20, 150, 280, 300, 330, 400, 520, 999, 1_000, 1_200]
  private static let velocities = [-2_000.0, -600, -120, -3, 0, 3, 120, 600, 2_000]

  private static let twoEnded = NamedRule.all.filter { $0.scope == .twoEnds }
  private static let anchored = NamedRule.all.filter { $0.scope == .anchors }

  /// On the anchors 0 and the distance a rule among anchors decides as between two ends, where its
  /// points are shares.
  @Test(arguments: anchored)
  func twoEndsAreAnchors(rule: NamedRule) throws {
    for progress in [-0.25, 0, 0.125, 0.5, 0.625, 1, 1.5] {
      for velocity in Self.velocities {
        for across in [0.0, 500] {
          let ends = LiftOff(
            progress: progress, velocity: velocity, distance: 512, crossVelocity: across,
            startProgress: 0.125)
          let anchored = LiftOff(
            position: progress * 512, velocity: velocity, anchors: [512, 0], start: 64,
            crossVelocity: across)
          let (decision, plain) = (rule.decide(ends), rule.decide(anchored))
          #expect(decision.index == plain.index && decision.anchor == plain.anchor)
          #expect(decision.completes == (plain.anchor == 512))
          #expect(decision.by == plain.by && decision.reason == plain.reason)
          let isPlace = plain.unit == .points
          #expect(decision.unit == (isPlace ? .fraction : plain.unit))
          #expect(decision.margin == (isPlace ? plain.margin / 512 : plain.margin))
        }
      }
    }
  }

  /// A lift-off can be read in both forms, whichever it was created with.
  @Test func bothSidesAreThere() {
    let ends = LiftOff(progress: 0.75, velocity: -96, distance: 400, startProgress: 0.25)
    let anchored = LiftOff(position: 300, velocity: -96, anchors: [400, 0], start: 100)
    for lift in [ends, anchored] {
      #expect(lift.progress == 0.75 && lift.startProgress == 0.25 && lift.distance == 400)
      #expect(lift.position == 300 && lift.start == 100 && lift.anchors == [0, 400])
      #expect(lift.travel == 200 && lift.relativeVelocity == -0.24)
      let faster = lift.with(velocity: 8, crossVelocity: -3)
      #expect(faster.velocity == 8 && faster.crossVelocity == 3 && faster.position == 300)
      #expect(faster.scope == lift.scope && faster.with(velocity: -96, crossVelocity: 0) == lift)
    }
    let shifted = LiftOff(position: 250, velocity: 0, anchors: [200, 100, 500])
    #expect(shifted.progress == 0.375 && shifted.distance == 400 && shifted.travel == 0)
    // Over no distance a progress is all there is.
    let still = LiftOff(progress: 0.5, velocity: 9)
    #expect(still.anchors == [0, 1] && still.position == 0.5 && still.relativeVelocity == 0)
    #expect(LiftOff(position: 3, velocity: 9, anchors: [3]).progress == 0)
  }

  /// A transition completes or reverts, and a value with anchors settles, under any rule.
  @Test(arguments: NamedRule.all) func theTargetsDetermineTheOutcome(rule: NamedRule) {
    for velocity in [-900.0, -1, 0, 1, 900] {
      for share in [0.0, 0.3, 0.5, 0.8, 1] {
        let ends = rule.decide(LiftOff(progress: share, velocity: velocity, distance: 300))
        #expect(ends.outcome == (ends.index == 1 ? .complete : .revert))
        #expect(ends.completes == (ends.outcome == .complete))
        let verb = ends.completes ? "completes at " : "reverts, "
        #expect(ends.description.hasPrefix(verb), "\(ends)")
        let anchors = [100.0, 400, 700]
        let settled = rule.decide(
          LiftOff(position: 100 + 600 * share, velocity: velocity, anchors: anchors))
        #expect(settled.outcome == .settle && !settled.completes)
        #expect(settled.description.hasPrefix("settles at \(Int(settled.anchor)), "), "\(settled)")
      }
    }
  }

  /// A rule that is called directly decides for a lift-off in either form.
  @Test func decisionsAreForTheAnchorsThereAre() {
    let lift = LiftOff(position: 120, velocity: 0, anchors: [100, 150, 400])
    for (index, anchor) in [(-3, 100.0), (0, 100), (1, 150), (2, 400), (9, 400)] {
      let decision = Decision(index, lift, by: .position, margin: -1, .points, "")
      #expect(decision.anchor == anchor && decision.anchor == lift.anchors[decision.index])
      #expect(decision.outcome == .settle && !decision.completes && decision.margin == 0)
    }
    for (outcome, anchor) in [(Decision.Outcome.complete, 400.0), (.revert, 100), (.settle, 150)] {
      let nearby = LiftOff(position: 130, velocity: 0, anchors: [400, 100, 150])
      let decision = Decision(outcome, nearby, by: .position, margin: .nan, .fraction, "")
      #expect(decision.outcome == .settle && decision.anchor == anchor && decision.margin == 0)
    }
    for (progress, outcome) in [(0.4, Decision.Outcome.revert), (0.6, .complete)] {
      let between = LiftOff(progress: progress, velocity: 0)
      #expect(Decision(.settle, between, by: .position, margin: 0, .points, "").outcome == outcome)
    }
    #expect(SignRule().decide(LiftOff(position: 1, velocity: 9, anchors: [])).anchor == 1)
    #expect(NearestRule().decide(LiftOff(progress: 0.75, velocity: 0, distance: 8)).anchor == 8)
  }

  /// Between two anchors it is the rule itself, in points.
  @Test(arguments: twoEnded)
  func betweenTwoAnchorsItIsTheRule(rule: NamedRule) throws {
    for place in [10.0, 90, 100, 101, 190] {
      for velocity in Self.velocities {
        for across in [0.0, 500] {
          let anchored = LiftOff(
            position: place, velocity: velocity, anchors: [0, 200], start: 5, crossVelocity: across)
          let ends = LiftOff(
            progress: place / 200, velocity: velocity, distance: 200, crossVelocity: across,
            startProgress: 5.0 / 200)
          let decision = rule.decide(anchored)
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

  /// Only to a neighbor, and the same upside down, except for rules with a different direction
  /// there.
  @Test(arguments: twoEnded.filter { !$0.decidesAmongAnchors })
  func itGoesToANeighbor(rule: NamedRule) throws {
    for place in Self.places {
      for start in [0.0, 350, 1_000, place] {
        for velocity in Self.velocities {
          let lift = LiftOff(
            position: place, velocity: velocity, anchors: Self.anchors, start: start)
          let decision = rule.decide(lift)
          let inside = min(max(place, 0), 1_000)
          #expect(
            !Self.anchors.contains { anchor in
              min(anchor, decision.anchor) < inside && inside < max(anchor, decision.anchor)
                && (anchor - inside).magnitude < (decision.anchor - inside).magnitude
                && (anchor - inside).sign == (decision.anchor - inside).sign
            }, "\(rule.name) \(place) \(velocity)")
          let isBetween = !Self.anchors.contains(inside)
          let neighbors = [
            Self.anchors.last { $0 <= inside && (isBetween || $0 < inside) },
            Self.anchors.first { $0 >= inside && (isBetween || $0 > inside) },
            isBetween ? nil : inside,
          ]
          #expect(neighbors.contains(decision.anchor), "\(rule.name) \(place) \(velocity)")
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
      for anchors in [[7.0], [7, .nan, 7]] {
        let decision = rule.decide(LiftOff(position: 1, velocity: 9, anchors: anchors))
        #expect(decision.anchor == 7 && decision.index == 0)
      }
      // Without an anchor it stays.
      for anchors in [[], [Double.nan]] {
        let decision = rule.decide(LiftOff(position: 3, velocity: 9, anchors: anchors, start: 1))
        #expect(decision.anchor == 3 && decision.index == 0)
      }
      let cancelled = LiftOff(
        position: 900, velocity: 2_000, anchors: Self.anchors, start: 390, isCancelled: true)
      #expect(rule.decide(cancelled) == .cancelled(cancelled))
      #expect(rule.decide(cancelled).anchor == 400)
    }
  }

  /// Whether it has a name or not, no rule completes a canceled gesture (GU9).
  @Test func everyDoorRevertsACanceledGesture() throws {
    func check(_ rule: some CompletionRule) {
      for lift in [
        LiftOff(progress: 0.9, velocity: 2_000, distance: 300, isCancelled: true),
        LiftOff(position: 900, velocity: 2_000, anchors: Self.anchors, start: 1, isCancelled: true),
      ] {
        let decision = rule.decide(lift)
        #expect(!decision.completes && decision.by == .cancellation, "\(rule)")
        #expect(SpringCurve.normalized(lift, going: decision) == 0)
        #expect(NamedRule(rule).decide(lift) == decision)
      }
    }
    check(PositionRule())
    check(FlickRule(speed: 500, position: PositionRule()))
    check(ProjectionRule(time: 0.5))
    check(RelativeSpeedRule(speed: 1))
    check(SignRule())
    check(FixedRule(.complete, reason: "always"))
    check(NearestRule())
    check(SegmentRule(time: 0.5))
    check(SheetRule())
    check(AnchoredDragRule(speed: 125, threshold: .share(0.5)))
  }

  /// A rule of one's own has the helpers of the built-in ones.
  @Test func theNearestAnchorHasAMargin() throws {
    for place in stride(from: -50.0, through: 1_050, by: 12.5) {
      let lift = LiftOff(position: place, velocity: 0, anchors: Self.anchors, start: 0)
      let index = lift.nearest(to: place)
      let distances = lift.anchors.map { ($0 - place).magnitude }
      #expect(distances[index] == distances.min())
      let decision = lift.settle(near: place, by: .position, "\(place) of \(lift.last)")
      #expect(decision.index == index && decision.reason.hasSuffix("of \(lift.anchors.count - 1)"))
      for step in [-1.0, 1] where decision.margin > 0 {
        #expect(lift.nearest(to: place + step * decision.margin * 0.999) == index)
      }
      let (below, above) = lift.around(place)
      #expect(below <= above && above <= lift.last && above - below <= 1)
    }
  }

  /// The velocity for a spring: the finger's over the way left (G160 – G163).
  @Test func springsAreGivenTheWayThatIsLeft() throws {
    for (position, velocity, anchor, wanted) in [
      (200.0, 100.0, 400.0, 0.5), (200, -100, 0, 0.5), (200, -100, 400, -0.5), (400, 100, 400, 0),
    ] {
      let lift = LiftOff(position: position, velocity: velocity, anchors: [anchor])
      let decision = NamedRule.nearest.decide(lift)
      #expect(SpringCurve.normalized(lift, going: decision) == wanted)
      let limited = min(max(wanted, -0.3), 0.3)
      #expect(SpringCurve.normalized(lift, going: decision, limit: 0.3) == limited)
    }
  }
}
