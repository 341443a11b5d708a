/// Which number of a lift-off a decision was made by.
public enum DecidedBy: String, Sendable, Hashable, CaseIterable {
  /// The velocity.
  case velocity
  /// The progress or the place.
  case position
  /// The place the movement was heading for.
  case projection
  /// The direction in which the animation was running.
  case direction
  /// The gesture was cancelled (GU9).
  case cancellation
}

/// Where a lift-off leads: to which anchor, by how much, and why.
public struct Decision: Sendable {
  /// The two ends of a transition.
  public enum Outcome: String, Sendable, Hashable, CaseIterable {
    /// It goes on to its end.
    case complete
    /// It goes back to its start.
    case revert
  }

  /// The anchor's place in `LiftOff.anchors`; between two ends 0 is the start and 1 the end.
  public let index: Int
  /// The anchor, in points.
  public let anchor: Double
  /// By how much the number that decided may change, in `unit`, before another anchor may win.
  ///
  /// All else being equal: within the margin the decision stays, and just beyond it, where the rule
  /// compares with one bound, another anchor wins. Never negative; 0 is a tie, and infinite means
  /// that no such number would have changed the decision.
  public let margin: Double
  /// What was decided by.
  public let by: DecidedBy
  /// What the margin measures.
  public let unit: RuleUnit
  /// What it rests on, for who asks why.
  let grounds: Grounds

  /// Why, as a phrase; put together when it is read.
  public var why: Reason { grounds.reason }

  /// The same, put together only when somebody reads it: for what is recorded.
  package var whyLater: Reason { .later { [grounds] in grounds.reason } }

  /// Why, as a phrase that is read.
  public var reason: String { why.text }

  /// Goes to an anchor of a lift-off; an index beyond the ends counts as the end.
  ///
  /// A margin below 0, or no number, is taken as 0.
  public init(
    _ index: Int, _ lift: LiftOff, by decider: DecidedBy, margin: Double, _ unit: RuleUnit,
    _ grounds: Grounds
  ) {
    (self.index, anchor) = lift.anchor(index)
    by = decider
    self.margin = margin > 0 ? margin : 0
    self.unit = unit
    self.grounds = grounds
  }

  /// Goes to the last anchor of a lift-off, or back to the first.
  ///
  /// A margin below 0, or no number, is taken as 0.
  public init(
    _ outcome: Outcome, _ lift: LiftOff, by decider: DecidedBy, margin: Double, _ unit: RuleUnit,
    _ grounds: Grounds
  ) {
    self.init(
      outcome == .complete ? lift.last : 0, lift, by: decider, margin: margin, unit, grounds)
  }

  /// Goes to an anchor of a lift-off, for a reason that is there already.
  ///
  /// A margin below 0, or no number, is taken as 0.
  public init(
    _ index: Int, _ lift: LiftOff, by decider: DecidedBy, margin: Double, _ unit: RuleUnit,
    _ reason: Reason
  ) {
    self.init(index, lift, by: decider, margin: margin, unit, Grounds(reason))
  }

  /// Goes to the last anchor of a lift-off, or back to the first, for a reason that is there already.
  ///
  /// A margin below 0, or no number, is taken as 0.
  public init(
    _ outcome: Outcome, _ lift: LiftOff, by decider: DecidedBy, margin: Double, _ unit: RuleUnit,
    _ reason: Reason
  ) {
    self.init(outcome, lift, by: decider, margin: margin, unit, Grounds(reason))
  }

  /// The end it goes to; among anchors it reverts to the first, and completes at any other.
  public var outcome: Outcome { completes ? .complete : .revert }

  /// Whether the transition completes.
  public var completes: Bool { index > 0 }

  /// The margin as a path shows it; absent where no change of that number matters.
  package var pathValue: PathValue { unit.pathValue(margin) }

  /// A cancelled gesture carries no intent, so it goes back (G155, GU9): to the start of the
  /// transition, or to the anchor nearest to where the drag began.
  public static func cancelled(_ lift: LiftOff) -> Decision {
    let reason = Grounds { _, _, _, _ in "a cancelled gesture returns to its start (GU9)" }
    let (index, unit): (Int, RuleUnit) =
      switch lift.scope {
      case .twoEnds: (0, .fraction)
      case .anchors: (lift.nearest(to: lift.start, tie: .later), .points)
      }
    return Decision(index, lift, by: .cancellation, margin: .infinity, unit, reason)
  }
}

extension Decision: Hashable {
  /// Whether two lead to the same anchor for the same reason.
  public static func == (one: Decision, other: Decision) -> Bool {
    one.index == other.index && one.anchor == other.anchor && one.by == other.by
      && one.margin == other.margin && one.unit == other.unit && one.why == other.why
  }

  /// Feeds what counts for equality to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(anchor)
    hasher.combine(by)
    hasher.combine(margin)
    hasher.combine(unit)
    hasher.combine(why)
  }
}
