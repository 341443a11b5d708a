/// The arbitration's verdict on a pan that is about to begin.
public enum PanVerdict: Sendable, Hashable {
  /// The pan may begin; with the reason, as a phrase.
  case begins(reason: Reason)
  /// The pan may not begin; with the reason, and the winner, which receives the touch instead.
  case refused(winner: String, reason: Reason)
  /// The finger has to move farther before a decision is possible.
  case undecided(reason: Reason)
}
