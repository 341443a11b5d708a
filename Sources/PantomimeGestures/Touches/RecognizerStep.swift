/// What follows for a recognizer from one input.
public enum RecognizerStep: Sendable, Hashable {
  /// Nothing that anybody hears of.
  case nothing
  /// It has met its criteria: the arbitration says whether it may leave `possible` (G63).
  case ready
  /// An action message: `changed`, `ended` or `cancelled`.
  case report(Pan)
  /// It failed, without a message; why, as a phrase (G3.2).
  case failed(reason: Reason)
}
