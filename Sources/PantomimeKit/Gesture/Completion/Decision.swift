/// What a number of a completion rule measures.
public enum RuleUnit: String, Sendable, Hashable, CaseIterable {
  /// Points.
  case points = "pt"
  /// Points per second.
  case pointsPerSecond = "pt/s"
  /// A share of the whole way.
  case fraction = "fraction"
  /// Whole ways per second.
  case waysPerSecond = "/s"
  /// Seconds.
  case seconds = "s"
  /// The share of a velocity kept each millisecond.
  case perMillisecond = "/ms"
  /// 0 for no, 1 for yes.
  case flag = "flag"

  /// A number with this unit, as a reason names it.
  public func text(_ number: Double) -> String {
    switch self {
    case .points, .pointsPerSecond: number.shown + " " + rawValue
    case .waysPerSecond, .seconds, .perMillisecond: number.shown + rawValue
    case .fraction, .flag: number.shown
    }
  }

  /// A number with this unit, as a path shows it; absent where it is infinite.
  func reading(_ number: Double) -> Reading {
    guard number.isFinite else { return .absent }
    return switch self {
    case .points: .points(number)
    case .pointsPerSecond: .number(number, .pointsPerSecond)
    case .seconds: .seconds(number)
    case .fraction, .waysPerSecond, .perMillisecond, .flag: .fraction(number)
    }
  }
}

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
  /// The gesture was cancelled (U9).
  case cancellation
}

/// What a lift-off means for a transition between two ends: which it goes to, by how much, and why.
public struct Decision: Sendable, Hashable {
  /// The two ends.
  public enum Outcome: String, Sendable, Hashable, CaseIterable {
    /// It goes on to its end.
    case complete
    /// It goes back to its start.
    case revert
  }

  /// The end it goes to.
  public let outcome: Outcome
  /// What was decided by.
  public let by: DecidedBy
  /// By how much the number that decided may change, in `unit`, before the other end may win.
  ///
  /// All else being equal: within the margin the decision stays, and just beyond it, where the rule
  /// compares with one bound, the other end wins. Never negative; 0 is a tie, and infinite means
  /// that no such number would have changed the decision.
  public let margin: Double
  /// What the margin measures.
  public let unit: RuleUnit
  /// Why, as a phrase.
  public let reason: String

  /// Makes a decision; a margin below 0, or no number, is taken as 0.
  public init(
    _ outcome: Outcome, by decider: DecidedBy, margin: Double, _ unit: RuleUnit, _ reason: String
  ) {
    self.outcome = outcome
    by = decider
    self.margin = margin > 0 ? margin : 0
    self.unit = unit
    self.reason = reason
  }

  /// Whether the transition completes.
  public var completes: Bool { outcome == .complete }

  /// The margin as a path shows it; absent where no change of that number matters.
  var reading: Reading { unit.reading(margin) }

  /// A cancelled gesture carries no intent, so the transition goes back (G155, U9).
  public static let cancelled = Decision(
    .revert, by: .cancellation, margin: .infinity, .fraction,
    "the gesture was cancelled, which goes back (U9)")
}

/// A rule that decides, as the finger lifts, whether a transition completes or goes back.
///
/// Implement it for a rule of your own; `NamedRule.init(_:_:parameters:make:)` gives it a name and
/// parameters a language can set. The rule is not asked for a cancelled gesture when it is called
/// through a `NamedRule`.
public protocol CompletionRule: Sendable {
  /// What this lift-off means.
  func decide(_ lift: LiftOff) -> Decision
}
