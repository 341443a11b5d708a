/// A message of an arena; messages are in the order in which things happen.
public enum ArenaMessage: Sendable, Hashable {
  /// An action message of a recognizer with its reason; empty if the state is explanation enough.
  case report(GestureID, Pan, reason: Reason)
  /// A touch that the hit view itself receives (G75 – G78).
  case view(TouchTarget, Touch.Phase, Touch)
  /// A decision: a recognizer wins, loses or waits, with the reason.
  case decision(ArenaDecision)
}

/// The decision of an arena about a recognizer's attempt, with the reason.
public struct ArenaDecision: Sendable, Hashable {
  /// The result of the attempt.
  public enum Verdict: Sendable, Hashable {
    /// Its delegate keeps a touch from it (G65).
    case ignores
    /// Its own criteria are met, but another must fail first (G70, G72).
    case waits
    /// It waits for one that ultimately waits for it (G74).
    case deadlock
    /// Its delegate cannot decide yet.
    case undecided
    /// It has won its touches.
    case began
    /// It has recognized a discrete gesture.
    case recognized
    /// It may not begin; with the winner of the touch (G64).
    case refused(winner: String)
    /// Another has prevented it (G67).
    case prevented
    /// It has failed (G6).
    case failed
  }

  /// The recognizer that made the attempt.
  public let gesture: GestureID
  /// The result.
  public let verdict: Verdict
  /// The other recognizer that is the cause, or `nil` if there is none.
  public let other: GestureID?
  /// The velocity of the fingers, in points per second, if it was part of the question; otherwise
  /// `nil`.
  public let velocity: Vector?
  /// The reason, as a phrase.
  public let reason: Reason
}

/// An error in the relations in an arena that follows from the declarations.
public enum ArenaFinding: Sendable, Hashable {
  /// Each of these waits for the next one's failure, and the last for the first (G74).
  case cycle([GestureID])
  /// The recognizer cannot win; with the requirements that lead to the reason, and the reason.
  case neverWins(GestureID, path: [GestureID], reason: Reason)
}

/// The status of a recognizer.
public struct GestureStatus: Sendable {
  /// The declaration.
  public let gesture: Gesture
  /// The target it is attached to.
  public let target: TouchTarget
  /// The state; an end state stays until the next event in the arena (G8).
  public let state: GestureState
  /// The recognizer whose failure it waits for, with its criteria met, or `nil` if there is none.
  public let waitsFor: GestureID?
  /// What it would report now: while possible, the travel since touch-down (G32).
  public let pan: Pan
  /// The last action message.
  public let report: Pan?
  /// The history from which the velocity of a pan is estimated, for use with any estimator; `nil`
  /// for other recognizers.
  public let history: VelocityTracker?
}
