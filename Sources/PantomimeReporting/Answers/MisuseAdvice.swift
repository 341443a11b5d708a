package import PantomimeKit

/// The answer to a misuse: UIKit's response, the reason, and the fix.
package enum MisuseAdvice {
  /// Returns clauses for UIKit's response, and for the effect in the simulation.
  package static func outcome(_ misuse: Misuse) -> [Clause] {
    func clauses(_ response: String, _ effect: String? = nil) -> [Clause] {
      [Clause(.misused, misuse.rawValue, detail: response)]
        + (effect.map { [Clause(.misuse, detail: $0)] } ?? [])
    }
    switch misuse {
    case .stopInactive, .scrubNotPaused, .finishInactive:
      return [Clause(.ignoredCall, misuse.rawValue), Clause(.misuse, detail: "nothing changed")]
    case .releasedUnfinished: return clauses("UIKit raises an exception here")
    case .endless: return clauses("UIKit would hang here", "the chain was cut off")
    case .transitionNotPaused: return clauses("UIKit's behavior is undocumented", "nothing changed")
    case .badTiming, .foreignID, .noProperty, .notScrollable, .nameTaken, .notFinite:
      return clauses("this call is invalid", "nothing changed")
    case .badName, .undeclaredEvent, .undeclaredState, .missingRole:
      return clauses("a mistake in the scene's code")
    case .finishNotStopped, .startStopped, .pauseStopped, .continueNotPaused, .addStopped,
      .stopStopped, .delayedStartPaused, .interruptibleActive, .interactionActive,
      .stopUninterruptible, .controlUninterruptible, .negativeDelay, .badFactor, .startEmpty:
      return clauses("UIKit raises an exception here", "nothing changed")
    }
  }

  /// Returns the reason why the call is a misuse.
  package static func reason(_ misuse: Misuse) -> String {
    switch misuse {
    case .finishNotStopped: "`finish` is valid only after `stop`"
    case .releasedUnfinished: "an animator must not be released while paused or stopped"
    case .startStopped: "a stopped animator must be finished before it can start"
    case .pauseStopped: "a stopped animator cannot be paused, only finished"
    case .continueNotPaused: "`continue` is valid only for an active, paused animator"
    case .addStopped: "a stopped animator accepts no animations"
    case .stopStopped: "it is already stopped"
    case .stopInactive: "an inactive animator has nothing to stop"
    case .delayedStartPaused: "a paused animator cannot start after a delay"
    case .interruptibleActive: "`isInterruptible` can change only while the animator is inactive"
    case .interactionActive:
      "`isUserInteractionEnabled` can change only while the animator is inactive"
    case .stopUninterruptible: "a running animator that is not interruptible cannot be stopped"
    case .controlUninterruptible:
      "a running animator that is not interruptible cannot be paused, reversed or scrubbed"
    case .negativeDelay: "a delay must be finite and at least 0 s"
    case .scrubNotPaused: "a fraction can be assigned only while inactive or paused"
    case .transitionNotPaused: "a released transition runs automatically until it is paused"
    case .badFactor: "a factor must be finite and at least 0"
    case .badTiming: "the spring cannot be fitted to the available time"
    case .startEmpty: "there is nothing to animate"
    case .finishInactive: "an inactive animator has nothing to finish"
    case .foreignID: "the id belongs to another stage"
    case .noProperty: "the view does not have this property"
    case .notScrollable: "the view does not scroll"
    case .nameTaken: "the name is taken"
    case .badName: "a path cannot contain this name"
    case .notFinite: "a property accepts only finite numbers"
    case .undeclaredEvent: "the scene's `events` do not list it"
    case .undeclaredState: "the scene's `states` do not list it"
    case .missingRole: "the scene has no role for the callback"
    case .endless: "it completed 1000 times at the same instant"
    }
  }

  /// Returns the statement to write instead, or an empty text if that depends on the scene.
  ///
  /// - Parameter activity: The animator's state at the misuse, or `nil` if it's unknown.
  package static func instead(_ misuse: Misuse, _ activity: Animator.Activity?) -> String {
    guard activity != nil else {
      let (usual, rare) = (instead(misuse, .active), rareActivity(misuse))
      return rare.map { "\(usual); if \($0.rawValue): \(instead(misuse, $0))" } ?? usual
    }
    switch (misuse, activity) {
    case (.finishNotStopped, .inactive): return "start, then stop, then finish"
    case (.releasedUnfinished, .stopped): return "finish"
    case (.continueNotPaused, .stopped): return "finish, then start"
    case (.scrubNotPaused, .stopped): return "finish, then scrub"
    default: return insteadInAnyState(misuse)
    }
  }

  /// Returns the state in which the advice differs from the usual one, or `nil` if it never does.
  private static func rareActivity(_ misuse: Misuse) -> Animator.Activity? {
    switch misuse {
    case .finishNotStopped: .inactive
    case .releasedUnfinished, .continueNotPaused, .scrubNotPaused: .stopped
    default: nil
    }
  }

  private static func insteadInAnyState(_ misuse: Misuse) -> String {
    switch misuse {
    case .finishNotStopped: "stop, then finish"
    case .releasedUnfinished: "continue and run, or stop finishing=no"
    case .startStopped: "finish, then start"
    case .pauseStopped: "finish, then start, then pause"
    case .continueNotPaused: "pause, then continue; or start"
    case .addStopped: "finish, then add them"
    case .stopStopped: "finish"
    case .stopInactive: "start first"
    case .finishInactive: "start, then stop, then finish"
    case .delayedStartPaused: "continue; or wait, then continue"
    case .interruptibleActive, .interactionActive: "set it before start"
    case .stopUninterruptible, .controlUninterruptible: "set interruptible=yes before start"
    case .negativeDelay: "start after=0"
    case .scrubNotPaused: "pause, then scrub"
    case .badFactor: "continue factor=0.5"
    case .transitionNotPaused: "pause, then update, finish or cancel"
    case .badTiming: "continue curve=ease-out"
    case .startEmpty: "animate PATH to=VALUE on=ANIMATOR, then start"
    case .undeclaredEvent: "list its kind in `TransitionScene.events`"
    case .undeclaredState: "list the word in `TransitionScene.states`"
    case .missingRole: "let the scene conform to the role"
    case .foreignID, .noProperty, .notScrollable, .nameTaken, .badName, .notFinite: ""
    case .endless: "give it a duration, or don't start it again on completion"
    }
  }
}
