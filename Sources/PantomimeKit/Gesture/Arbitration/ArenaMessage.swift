/// What comes out of an arena, in the order in which it happens.
public enum ArenaMessage: Sendable, Hashable {
  /// An action message of a recogniser and why it was sent; empty where the state says it all.
  case report(GestureID, Pan, reason: Reason)
  /// What the hit view itself is told of a touch (G75 – G78).
  case view(ViewID, Touch.Phase, Touch)
  /// Who won and why, who lost and why, who waits for whom.
  case decision(Event)
}

/// What is wrong with the relations in an arena, as far as the declarations tell.
public enum ArenaFinding: Sendable, Hashable {
  /// Each of these waits for the next one's failure, and the last for the first (G74).
  case cycle([GestureID])
  /// The recogniser cannot win; the requirements that lead to the reason, and the reason.
  case neverWins(GestureID, path: [GestureID], reason: Reason)
}

/// Where a recogniser stands, for whoever looks.
public struct GestureStatus: Sendable {
  /// Its declaration.
  public let gesture: Gesture
  /// The view it is on.
  public let view: ViewID
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
