/// The result of one input for a recognizer.
package enum RecognizerStep: Sendable, Hashable {
  /// Nothing to report.
  case nothing
  /// It has met its criteria; the arbitration decides whether it may leave `possible` (G63).
  case ready
  /// An action message: `changed`, `ended` or `cancelled`.
  case report(Pan)
  /// It failed, without a message; with the reason, as a phrase (G3.2).
  case failed(reason: Reason)
}
