/// The arbitration's verdict on a pan that is about to begin.
public enum PanVerdict: Sendable, Hashable {
  /// The pan may begin; the reason is a phrase.
  case begins(reason: Reason)
  /// The pan may not begin, because the winner receives the touch instead; the reason is a phrase.
  case refused(winner: String, reason: Reason)
  /// The finger has to move farther before a decision is possible.
  case undecided(reason: Reason)
}
