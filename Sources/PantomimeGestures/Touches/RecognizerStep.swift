/// The result of an input to a recognizer.
package enum RecognizerStep: Sendable, Hashable {
  /// Nothing to report.
  case nothing
  /// The criteria are met; arbitration decides whether the recognizer may leave `possible` (G63).
  case ready
  /// An action message: `changed`, `ended`, or `cancelled`.
  case report(Pan)
  /// The recognizer failed without a message (G3.2); the reason is a phrase.
  case failed(reason: Reason)
}
