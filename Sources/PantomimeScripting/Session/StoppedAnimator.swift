import PantomimeKit

/// An animator that was stopped but not finished, and the statement that stopped it.
///
/// At the end of a script, a paused animator may remain if the script checks nothing more. A
/// stopped animator must be finished, so releasing it is a misuse like any other (E2; A35, A50).
struct StoppedAnimator: Sendable {
  let animator: String
  let statement: Statement

  /// The mismatch that reports that the stopped animator was released.
  var mismatch: Mismatch {
    Mismatch(
      expected: "no misuse", actual: "misuse \(Misuse.releasedUnfinished.rawValue)",
      note: "\(animator) is stopped here and never finished",
      reason: "a stopped animator must not be released: `finish` it, or `stop finishing=no` (A50)")
  }
}

extension Simulation {
  /// Returns the animators that are stopped after a statement.
  func stopped(
    by statement: Statement, besides before: [StoppedAnimator]
  ) -> [StoppedAnimator] {
    unfinished.map { name in
      before.first { $0.animator == name }
        ?? StoppedAnimator(animator: name, statement: statement)
    }
  }
}
