/// The result of an input to a recognizer.
package enum RecognizerStep: Sendable, Hashable {
  /// Nothing to report.
  case nothing
  /// The criteria are met; arbitration decides whether the recognizer may leave `possible` (G63).
  case ready
  /// An action message: `changed`, `ended`, or `cancelled`.
  case report(Pan)
  /// The recognizer failed, without a message; with the reason, as a phrase (G3.2).
  case failed(reason: Reason)
}
