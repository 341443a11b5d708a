import PantomimeKit

/// An animator that was stopped and has not been finished, and the statement that stopped it.
///
/// One that is paused may only wait for what the script does not look at any more. Who stops one to
/// finish it says that more will follow: to drop it then is a misuse like any other (E2; A35, A50).
struct StoppedAnimator: Sendable {
  let animator: String
  let statement: Statement

  /// What is wrong with dropping it.
  var mismatch: Mismatch {
    Mismatch(
      expected: "no misuse", actual: "misuse \(Misuse.releasedUnfinished.rawValue)",
      note: "\(animator) is stopped here and never finished",
      reason: "a stopped animator must not be released: `finish` it, or `stop finishing=no` (A50)")
  }
}

extension Simulation {
  /// Those that are stopped now: the ones that were before, and the ones that a statement stopped.
  func stopped(
    by statement: Statement, besides before: [StoppedAnimator]
  ) -> [StoppedAnimator] {
    unfinished.map { name in
      before.first { $0.animator == name }
        ?? StoppedAnimator(animator: name, statement: statement)
    }
  }
}
