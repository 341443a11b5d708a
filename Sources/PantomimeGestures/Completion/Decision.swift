/// The quantity of a release that determined a decision.
public enum DecidedBy: String, Sendable, Hashable, CaseIterable {
  /// The velocity.
  case velocity
  /// The progress or the position.
  case position
  /// The projected position.
  case projection
  /// The direction in which the animation was running.
  case direction
  /// The gesture was canceled (GU9).
  case cancellation
}

/// The decision about a release: the anchor, the margin, and the reason.
public struct Decision: Sendable {
  /// The kinds of decisions: the two ends of a transition, or one of several anchors.
  public enum Outcome: String, Sendable, Hashable {
    /// The transition continues to its end.
    case complete
    /// The transition returns to its start.
    case revert
    /// The value settles at an anchor, none of which is a start or an end.
    case settle
  }

  /// The possible targets of the release: two ends, or anchors.
  package let scope: RuleScope
  /// The anchor's index in `LiftOff.anchors`; between two ends, 0 is the start and 1 the end.
  ///
  /// `LiftOff.anchors` is sorted and has no duplicates, so the index isn't that of a list in another
  /// order; `anchor` is the position itself.
  public let index: Int
  /// The index that the rule has given if no anchor has it, or `nil`; `index` is the nearest one
  /// then.
  package internal(set) var strayIndex: Int?
  /// The anchor, in points.
  public let anchor: Double
  /// The amount, in `unit`, by which the deciding quantity can change before another anchor can
  /// win.
  ///
  /// All else being equal, the decision stays the same within the margin. Just past the margin,
  /// another anchor wins if the rule compares with a single limit. The margin is never negative: 0
  /// is a tie, and infinity means that no change of the quantity would have changed the decision.
  public let margin: Double
  /// The quantity that decided.
  public let by: DecidedBy
  /// The unit of the margin.
  public let unit: RuleUnit
  /// The numbers and words from which the reason is composed.
  let grounds: Grounds

  /// The reason as a phrase that keeps its numbers, to record it with an event:
  /// `stage.record(.dropped, reason: decision.why)`; `reason` is its text.
  package var why: Reason { grounds.reason }

  /// The reason in a form for recording, whose text is composed only when it is read.
  package var whyLater: Reason { .later { [grounds] in grounds.reason } }

  /// The reason as text, to print it or to compare it in a test; `why` is the phrase with its
  /// numbers.
  public var reason: String { why.text }

  /// Creates a decision for an anchor of a release; an index that is out of range is clamped.
  ///
  /// A margin that is negative or NaN counts as 0.
  package init(
    _ index: Int, _ lift: LiftOff, by decider: DecidedBy, margin: Double, _ unit: RuleUnit,
    _ grounds: Grounds
  ) {
    scope = lift.scope
    (self.index, anchor) = lift.anchor(index)
    strayIndex = self.index == index ? nil : index
    by = decider
    self.margin = margin > 0 ? margin : 0
    self.unit = unit
    self.grounds = grounds
  }

  /// Creates a decision for the last anchor of a release (completing), the first (reverting), or the
  /// one nearest to the release (settling).
  ///
  /// A margin that is negative or NaN counts as 0.
  package init(
    _ outcome: Outcome, _ lift: LiftOff, by decider: DecidedBy, margin: Double, _ unit: RuleUnit,
    _ grounds: Grounds
  ) {
    let index =
      switch outcome {
      case .complete: lift.last
      case .revert: 0
      case .settle: lift.nearest(to: lift.position)
      }
    self.init(index, lift, by: decider, margin: margin, unit, grounds)
  }

  /// Creates a decision for an anchor of a release, with an existing reason.
  ///
  /// An index that is out of range is clamped; a stage that decides by the rule records a finding.
  /// A margin that is negative or NaN counts as 0.
  public init(
    _ index: Int, _ lift: LiftOff, by decider: DecidedBy, margin: Double, _ unit: RuleUnit,
    _ reason: Reason
  ) {
    self.init(index, lift, by: decider, margin: margin, unit, Grounds(reason))
  }

  /// Creates a decision for the last anchor of a release (completing), the first (reverting), or the
  /// one nearest to the release (settling), with an existing reason.
  ///
  /// A margin that is negative or NaN counts as 0.
  public init(
    _ outcome: Outcome, _ lift: LiftOff, by decider: DecidedBy, margin: Double, _ unit: RuleUnit,
    _ reason: Reason
  ) {
    self.init(outcome, lift, by: decider, margin: margin, unit, Grounds(reason))
  }

  /// The outcome: between two ends, the transition completes or reverts; among anchors, the value
  /// settles.
  public var outcome: Outcome {
    switch scope {
    case .twoEnds: index > 0 ? .complete : .revert
    case .anchors: .settle
    }
  }

  /// A Boolean value that indicates whether the transition completes; `false` among anchors.
  public var completes: Bool { outcome == .complete }

  /// The value of the margin in paths; absent if no change of the quantity would have changed the
  /// decision.
  package var pathValue: PathValue { unit.pathValue(margin) }

  /// Returns the decision for a canceled gesture: it expresses no intent, and therefore reverts
  /// (G155, GU9) to the start of the transition, or to the anchor nearest to the start of the drag.
  package static func cancelled(_ lift: LiftOff) -> Decision {
    let reason = Grounds { _, _, _, _ in "a cancelled gesture reverts the run (GU9)" }
    let (index, unit): (Int, RuleUnit) =
      switch lift.scope {
      case .twoEnds: (0, .fraction)
      case .anchors: (lift.nearest(to: lift.start, tie: .later), .points)
      }
    return Decision(index, lift, by: .cancellation, margin: .infinity, unit, reason)
  }
}

extension Decision: Hashable {
  /// Returns a Boolean value that indicates whether two decisions choose the same anchor for the
  /// same reason.
  public static func == (one: Decision, other: Decision) -> Bool {
    one.index == other.index && one.anchor == other.anchor && one.by == other.by
      && one.margin == other.margin && one.unit == other.unit && one.why == other.why
  }

  /// Feeds the compared values to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(anchor)
    hasher.combine(by)
    hasher.combine(margin)
    hasher.combine(unit)
    hasher.combine(why)
  }
}

extension Decision: CustomStringConvertible {
  /// The outcome and the reason: `completes at 247, because …`; among anchors, `settles at 100,
  /// because …`.
  public var description: String {
    let result =
      switch outcome {
      case .complete: "completes at \(Numerals.text(anchor))"
      case .revert: "reverts"
      case .settle: "settles at \(Numerals.text(anchor))"
      }
    return "\(result), because \(reason)"
  }
}

// Embedded Swift has no `Codable`.
#if !hasFeature(Embedded)
extension Decision: Codable {
  private enum Key: String, CodingKey {
    case outcome, index, anchor, by, margin, unit, reason
  }

  /// Encodes the outcome, the anchor, the margin, and the reason; an infinite margin is omitted.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(outcome.rawValue, forKey: .outcome)
    try container.encode(index, forKey: .index)
    try container.encode(anchor, forKey: .anchor)
    try container.encode(by.rawValue, forKey: .by)
    if margin.isFinite { try container.encode(margin, forKey: .margin) }
    try container.encode(unit.rawValue, forKey: .unit)
    try container.encode(reason, forKey: .reason)
  }

  /// Decodes the anchor, the margin, and the reason.
  ///
  /// If the outcome doesn't say so, as in what earlier versions encoded, a decision is among anchors
  /// if its anchor can be neither of two ends.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let index = try container.decode(Int.self, forKey: .index)
    let anchor = try container.decode(Double.self, forKey: .anchor)
    guard index >= 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .index, in: container, debugDescription: "an index is at least 0")
    }
    guard anchor.sanitized == anchor else {
      throw DecodingError.dataCorruptedError(
        forKey: .anchor, in: container, debugDescription: "an anchor is a number up to ±1e100")
    }
    let outcome = try container.decodeIfPresent(String.self, forKey: .outcome)
    let isAmongAnchors =
      outcome == Outcome.settle.rawValue || index > 1 || (index == 0 ? anchor != 0 : anchor <= 0)
    let margin = try container.decodeIfPresent(Double.self, forKey: .margin) ?? .infinity
    scope = isAmongAnchors ? .anchors : .twoEnds
    (self.index, self.anchor, strayIndex) = (index, anchor, nil)
    by = try container.word(.by)
    self.margin = margin > 0 ? margin : 0
    unit = try container.word(.unit)
    grounds = Grounds(Reason(try container.decode(String.self, forKey: .reason)))
  }
}
#endif
