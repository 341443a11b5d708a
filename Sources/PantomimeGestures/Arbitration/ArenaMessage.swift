/// What comes out of an arena, in the order in which it happens.
public enum ArenaMessage: Sendable, Hashable {
  /// An action message of a recognizer and why it was sent; empty where the state says it all.
  case report(GestureID, Pan, reason: Reason)
  /// What the hit view itself is told of a touch (G75 – G78).
  case view(TouchTarget, Touch.Phase, Touch)
  /// Who won and why, who lost and why, who waits for whom.
  case decision(ArenaDecision)
}

/// What an arena decides about a recognizer's attempt, and why.
public struct ArenaDecision: Sendable, Hashable {
  /// What becomes of the attempt.
  public enum Verdict: Sendable, Hashable {
    /// Its delegate keeps a touch from it (G65).
    case ignores
    /// Its own criteria are met, but another must fail first (G70, G72).
    case waits
    /// It waits for one that waits for it in the end (G74).
    case deadlock
    /// Its delegate cannot tell yet.
    case undecided
    /// It has won its touches.
    case began
    /// What it looks for has happened, all at once.
    case recognized
    /// It may not begin; who gets the touch instead (G64).
    case refused(winner: String)
    /// Another has kept it from recognizing (G67).
    case prevented
    /// It is out of it (G6).
    case failed
  }

  /// Whose attempt it is.
  public let gesture: GestureID
  /// What becomes of it.
  public let verdict: Verdict
  /// Who else is the cause.
  public let other: GestureID?
  /// How fast the fingers were, in points per second, where that was asked about.
  public let velocity: Vector?
  /// Why, as a phrase.
  public let reason: Reason
}

/// What is wrong with the relations in an arena, as far as the declarations tell.
public enum ArenaFinding: Sendable, Hashable {
  /// Each of these waits for the next one's failure, and the last for the first (G74).
  case cycle([GestureID])
  /// The recognizer cannot win; the requirements that lead to the reason, and the reason.
  case neverWins(GestureID, path: [GestureID], reason: Reason)
}

/// Where a recognizer stands, for whoever looks.
public struct GestureStatus: Sendable {
  /// Its declaration.
  public let gesture: Gesture
  /// What it is on.
  public let target: TouchTarget
  /// Its state; what it ended with stays until the next thing that happens in the arena (G8).
  public let state: GestureState
  /// Whom it waits for to fail, with its own criteria met.
  public let waitsFor: GestureID?
  /// What it would report now: while possible, the way since touch-down (G32).
  public let pan: Pan
  /// The last action message.
  public let report: Pan?
  /// What the velocity of a pan is made of; any estimator can be asked about it.
  public let history: VelocityTracker?
}
