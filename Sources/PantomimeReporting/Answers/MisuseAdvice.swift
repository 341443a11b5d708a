package import PantomimeKit

/// What to say of a misuse at the prompt: what the real interface would do, why, and what to write
/// instead.
package enum MisuseAdvice {
  /// UIKit's response, and the effect here.
  package static func outcome(_ misuse: Misuse) -> [Clause] {
    func clauses(_ response: String, _ effect: String? = nil) -> [Clause] {
      [Clause(.misused, misuse.rawValue, detail: response)]
        + (effect.map { [Clause(.misuse, detail: $0)] } ?? [])
    }
    switch misuse {
    case .stopInactive, .scrubNotPaused, .finishInactive:
      return clauses("UIKit lets it pass", "nothing changed")
    case .releasedUnfinished: return clauses("UIKit would raise")
    case .endless: return clauses("UIKit would hang", "the chain is cut off")
    case .badTiming, .foreignID, .noProperty, .notScrollable, .nameTaken, .notFinite:
      return clauses("it cannot be meant", "nothing changed")
    case .badName, .undeclaredEvent, .undeclaredState:
      return clauses("a fault in the scene's own code")
    case .finishNotStopped, .startStopped, .pauseStopped, .continueNotPaused, .addStopped,
      .stopStopped, .delayedStartPaused, .interruptibleActive, .interactionActive,
      .stopUninterruptible, .controlUninterruptible, .negativeDelay, .badFactor, .startEmpty:
      return clauses("UIKit would raise", "nothing changed")
    }
  }

  /// Why it is one.
  package static func reason(_ misuse: Misuse) -> String {
    switch misuse {
    case .finishNotStopped: "finish ends only what stop has stopped"
    case .releasedUnfinished: "what is paused or stopped must not be dropped as it stands"
    case .startStopped: "what is stopped has to be finished before it can start"
    case .pauseStopped: "what is stopped has to be finished, and cannot be paused"
    case .continueNotPaused: "continue takes up only what is active and paused"
    case .addStopped: "what is stopped takes no animations"
    case .stopStopped: "it is stopped already"
    case .stopInactive: "nothing is under way that could be stopped"
    case .delayedStartPaused: "what is paused cannot start after a delay"
    case .interruptibleActive: "it is chosen only while the animator is inactive"
    case .interactionActive: "it is chosen only while the animator is inactive"
    case .stopUninterruptible: "what runs and cannot be interrupted cannot be stopped"
    case .controlUninterruptible:
      "what runs and cannot be interrupted cannot be paused, reversed or scrubbed"
    case .negativeDelay: "a delay is 0 or more seconds"
    case .scrubNotPaused: "a fraction is taken only while inactive or paused"
    case .badFactor: "a factor is a finite number from 0"
    case .badTiming: "the spring cannot be fitted to the time it gets"
    case .startEmpty: "there is nothing to animate"
    case .finishInactive: "nothing is under way that could be finished"
    case .foreignID: "it is not of this stage"
    case .noProperty: "the view was not given it"
    case .notScrollable: "the view does not scroll"
    case .nameTaken: "another one has that name"
    case .badName: "no path can hold such a name"
    case .notFinite: "a property takes finite numbers"
    case .undeclaredEvent: "the scene's `events` do not list it"
    case .undeclaredState: "the scene's `states` do not list it"
    case .endless: "it completed 1000 times at one instant"
    }
  }

  /// What to write instead; empty where that depends.
  package static func instead(_ misuse: Misuse) -> String {
    switch misuse {
    case .finishNotStopped: "stop, then finish"
    case .releasedUnfinished: "continue and run, or stop finishing=no"
    case .startStopped: "finish, then start"
    case .pauseStopped: "finish, then start, then pause"
    case .continueNotPaused: "pause, then continue; or start"
    case .addStopped: "finish, then add them"
    case .stopStopped: "finish"
    case .stopInactive, .finishInactive: "start first"
    case .delayedStartPaused: "continue; or wait, then continue"
    case .interruptibleActive, .interactionActive: "set it before start"
    case .stopUninterruptible, .controlUninterruptible: "set interruptible=yes before start"
    case .negativeDelay: "start after=0"
    case .scrubNotPaused: "pause, then scrub"
    case .badFactor: "continue factor=0.5"
    case .badTiming: "continue curve=ease-out"
    case .startEmpty: "animate PATH to=VALUE on=ANIMATOR, then start"
    case .undeclaredEvent: "list its kind in `Scene.events`"
    case .undeclaredState: "list the word in `Scene.states`"
    case .foreignID, .noProperty, .notScrollable, .nameTaken, .badName, .notFinite: ""
    case .endless: "give it a duration, or don't start it again on completion"
    }
  }
}
