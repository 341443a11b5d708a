package import PantomimeKit

/// The results of earlier statements to which later statements refer.
package struct LastStatement: Sendable {
  /// The events of the last statement that did more than read something.
  package internal(set) var events: [Trace.Entry] = []
  /// The misuses that the last statement committed.
  package internal(set) var misuses: [Misuse] = []
  /// A misuse that counts as a failure unless the next statement expects it, or `nil` if there is
  /// none.
  var unexpected: KeptFailure?
  /// The `scene` statement that started the running scene, or `nil` if the scene started
  /// automatically.
  var scene: Statement?
  /// The animators of the scene that were stopped but not finished.
  var stopped: [StoppedAnimator] = []
  /// The number of assertions that have failed.
  var failureCount = 0
  /// Whether a statement that isn't a step has run since the last step.
  var hasLooked = false

  var hasUnexpectedMisuse: Bool { unexpected != nil }
}
