/// The arbitration's answer to a pan that wants to begin.
public enum PanVerdict: Sendable, Hashable {
  /// It may; why, as a phrase.
  case begins(reason: Reason)
  /// It may not; why, and which recognizer gets the touch instead.
  case refused(winner: String, reason: Reason)
  /// Not yet: the finger has to go further before it can be told.
  case undecided(reason: Reason)
}
