/// The arbitration's answer to a pan that is about to begin.
public enum PanVerdict: Sendable, Hashable {
  /// It may begin; with the reason, as a phrase.
  case begins(reason: Reason)
  /// It may not; with the reason, and the recognizer that gets the touch instead.
  case refused(winner: String, reason: Reason)
  /// Not yet: the finger has to move further before it can be decided.
  case undecided(reason: Reason)
}
