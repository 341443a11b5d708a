/// A message from an arena, which sends its messages in chronological order.
package enum ArenaMessage: Sendable, Hashable {
  /// An action message of a recognizer, with a reason, which is empty if the state explains enough.
  case report(GestureID, Pan, reason: Reason)
  /// A touch that is delivered to the hit view (G75 – G78).
  case view(TouchTarget, Touch.Phase, Touch)
  /// A decision, with the reason: a recognizer wins, loses, or waits.
  case decision(ArenaDecision)
}

/// The decision of an arena about a recognizer's attempt, with the reason.
package struct ArenaDecision: Sendable, Hashable {
  /// The result of the attempt.
  package enum Verdict: Sendable, Hashable {
    /// The delegate withholds a touch from the recognizer (G65).
    case ignores
    /// The recognizer's criteria are met, but another recognizer must fail first (G70, G72).
    case waits
    /// The recognizer waits for one that ultimately waits for it (G74).
    case deadlock
    /// The delegate can't decide yet.
    case undecided
    /// The recognizer has won its touches.
    case began
    /// The recognizer has recognized a discrete gesture.
    case recognized
    /// The recognizer may not begin, because another recognizer wins the touch (G64).
    case refused(winner: String)
    /// Another recognizer has prevented this one (G67).
    case prevented
    /// The recognizer has failed (G6).
    case failed
  }

  /// The recognizer that made the attempt.
  package let gesture: GestureID
  /// The result.
  package let verdict: Verdict
  /// The other recognizer that caused the decision, or `nil` if there is none.
  package let other: GestureID?
  /// The velocity of the fingers, in points per second, if the delegate was asked about it;
  /// otherwise `nil`.
  package let velocity: Vector?
  /// The reason, as a phrase.
  package let reason: Reason
}

/// An error in the relations of an arena's recognizers that follows from their declarations.
package enum ArenaFinding: Sendable, Hashable {
  /// Each of these recognizers waits for the next one's failure, and the last one for the first
  /// (G74).
  case cycle([GestureID])
  /// The recognizer can't win; the values are the chain of requirements that leads to the cause,
  /// and the reason.
  case neverWins(GestureID, path: [GestureID], reason: Reason)
}

/// The status of a recognizer.
package struct GestureStatus: Sendable {
  /// The declaration.
  package let gesture: GestureRecognizer
  /// The target to which the recognizer is attached.
  package let target: TouchTarget
  /// The state; a final state stays until the next event in the arena (G8).
  package let state: RecognizerState
  /// The recognizer that must fail before this one, whose criteria are met, may begin, or `nil` if
  /// this recognizer isn't waiting.
  package let waitsFor: GestureID?
  /// The current report, which contains the travel since touch-down while the state is `possible`
  /// (G32).
  package let pan: Pan
  /// The last action message.
  package let report: Pan?
  /// The history from which any estimator can estimate the velocity of a pan, or `nil` for other
  /// recognizers.
  package let history: VelocityTracker?
}
