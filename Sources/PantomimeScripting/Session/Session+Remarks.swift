import PantomimeKit

extension Session {
  /// What statements that are no steps may change.
  struct Remarks: Sendable {
    fileprivate let unexpected: KeptFailure?
    fileprivate let misuses: [Misuse]
    fileprivate let stopped: [StoppedAnimator]
    fileprivate let failureCount: Int
    fileprivate let assertions: Assertions
    fileprivate let lastEvents: [Trace.Entry]
  }

  /// What statements that are no steps have changed.
  var remarks: Remarks {
    get {
      Remarks(
        unexpected: unexpected, misuses: misusesOfLastStatement, stopped: stopped,
        failureCount: failureCount, assertions: assertions, lastEvents: lastEvents)
    }
    set {
      (unexpected, misusesOfLastStatement) = (newValue.unexpected, newValue.misuses)
      (stopped, failureCount) = (newValue.stopped, newValue.failureCount)
      (assertions, lastEvents) = (newValue.assertions, newValue.lastEvents)
    }
  }
}
