/// A finding about the code under test: either a use of the animator that the real class would
/// reject, or an incorrect use of the stage.
///
/// A misuse is recorded in the trace and thrown; the simulation stays usable. The raw value is the
/// name in `expect misuse`.
public enum Misuse: String, Error, Sendable, Hashable, CaseIterable {
  /// Finishing an animator that isn't stopped (E1; A32, A33).
  case finishNotStopped = "finish-not-stopped"
  /// Releasing the last reference to an animator that is paused or stopped (E2; A50, A51).
  case releasedUnfinished = "released-unfinished"
  /// Starting a stopped animator before it is finished (E3; A13, A17).
  case startStopped = "start-stopped"
  /// Pausing a stopped animator (E3; A23).
  case pauseStopped = "pause-stopped"
  /// Continuing an animator that isn't active and paused (E4; A116, A117).
  case continueNotPaused = "continue-not-paused"
  /// Adding animations to a stopped animator (E5; A142).
  case addStopped = "add-stopped"
  /// Stopping an animator that is already stopped (E6; A28).
  case stopStopped = "stop-stopped"
  /// Stopping an animator that never became active, so that it can be finished (E7; A29).
  case stopInactive = "stop-inactive"
  /// Starting a paused animator after a delay (E8; A19, U5).
  case delayedStartPaused = "delayed-start-paused"
  /// Changing `isInterruptible` on an active animator (E9; A155).
  case interruptibleActive = "interruptible-active"
  /// Changing `isUserInteractionEnabled` on an active animator (E10; A159).
  case interactionActive = "interaction-active"
  /// Stopping a running animator that isn't interruptible (E11; A156).
  case stopUninterruptible = "stop-uninterruptible"
  /// Pausing, reversing, or scrubbing a running animator that isn't interruptible (E12; A157).
  case controlUninterruptible = "control-uninterruptible"
  /// Starting with a negative or infinite delay (E13; A20).
  case negativeDelay = "negative-delay"
  /// Setting the fraction of a running or stopped animator (E14; A38).
  case scrubNotPaused = "scrub-not-paused"
  /// Continuing with a negative or infinite duration factor, or with NaN (U25).
  case badFactor = "bad-factor"
  /// Continuing with a spring that can't be fitted to the time of the run; our choice.
  case badTiming = "bad-timing"
  /// Starting with nothing to animate, if that reading of U7 is chosen (A54).
  case startEmpty = "start-empty"
  /// Finishing an inactive animator, if that reading of U4 is chosen (A55).
  case finishInactive = "finish-inactive"
  /// Calling `update`, `finish`, or `cancel` of a transition that runs and wasn't paused (A229, A249;
  /// U47).
  case transitionNotPaused = "transition-not-paused"
  /// Using an identifier with a stage to which it doesn't belong; this and all following cases are
  /// our choice.
  case foreignID = "foreign-id"
  /// Using a property that the view doesn't have.
  case noProperty = "no-property"
  /// Moving or watching the content of a view that doesn't scroll.
  case notScrollable = "not-scrollable"
  /// Using a name that another object of the same kind already has.
  case nameTaken = "name-taken"
  /// Using a name that no path can contain, such as one with a space.
  case badName = "bad-name"
  /// Passing a number that isn't finite, NaN or an infinity, to a property or a call.
  case notFinite = "not-finite"
  /// Passing a number that the call doesn't accept, such as a negative duration.
  case outOfRange = "out-of-range"
  /// Recording an event that the scene doesn't list in its `events`.
  case undeclaredEvent = "undeclared-event"
  /// Entering a state that the scene doesn't list in its `states`.
  case undeclaredState = "undeclared-state"
  /// Starting a timer, watching a scroll view, or declaring a signal or a view that responds to taps
  /// in a scene that doesn't implement the callback.
  case missingCallback = "missing-callback"
  /// Completing an animator, layer animation, or timer for the thousandth time at the same instant;
  /// our choice.
  case endless

  /// A Boolean value that indicates whether the misuse is recorded without failing a script.
  ///
  /// Either the real class ignores the call (`isIgnored`), or the misuse may appear only because the
  /// script ends early (E2). In the latter case, the script player distinguishes stopped animators
  /// from merely paused ones.
  package var isTolerated: Bool { isIgnored || self == .releasedUnfinished }

  /// A Boolean value that indicates whether UIKit ignores the call (E7, E14; U4) rather than raise
  /// an exception.
  package var isIgnored: Bool { account.response == .ignores }

  /// A phrase that explains the problem and its solution in Swift, with the sources.
  public var explanation: String { account.text(account.ruleInSwift) }
}

extension Misuse {
  /// What is known about a misuse: a row of the table in `Misuse.account`.
  package struct Account: Sendable {
    /// The response to the call.
    package let response: Response
    /// The rule that the call violates, as a phrase in the words of statements.
    let rule: String
    /// The rule in the words of Swift.
    let ruleInSwift: String
    /// The sources of the rule; empty for our own choices.
    let facts: String
    /// The reason in an answer, which is shorter than the rule if the statement to write instead
    /// contains the rest.
    package let reason: String
    /// The statement to write instead, or an empty text if that depends on the scene.
    package let instead: String
    /// What to call instead in Swift, as a phrase, or `nil` if that depends on the scene.
    let call: String?
    /// The state of the animator in which another statement is right, with that statement.
    package let exception: (state: Animator.Activity, instead: String)?

    init(
      _ response: Response, _ rule: String, inSwift ruleInSwift: String? = nil,
      _ facts: String = "",
      reason: String? = nil, instead: String = "",
      if exception: (state: Animator.Activity, instead: String)? = nil, call: String? = nil
    ) {
      (self.response, self.rule, self.facts) = (response, rule, facts)
      (self.reason, self.instead, self.exception) = (reason ?? rule, instead, exception)
      (self.ruleInSwift, self.call) = (ruleInSwift ?? rule, call)
    }

    /// A phrase that explains the problem and its solution, as traces and scripts word it, with the
    /// sources.
    package var explanation: String { text(rule) }

    /// Returns a wording of the rule with the sources.
    fileprivate func text(_ rule: String) -> String {
      facts.isEmpty ? rule : "\(rule) (\(facts))"
    }
  }

  /// The response to a misuse.
  package enum Response: Sendable, Hashable {
    /// UIKit raises an exception at the call, which changes nothing here.
    case raises
    /// UIKit raises an exception when the object is released.
    case raisesOnRelease
    /// UIKit ignores the call.
    case ignores
    /// UIKit would hang; the chain is cut off here.
    case hangs
    /// UIKit's behavior is undocumented; nothing changes here.
    case undocumented
    /// The call is invalid, and changes nothing.
    case invalid
    /// The scene's code contradicts its declarations.
    case contradicts
  }

  /// The account of the misuse.
  package var account: Account {
    switch self {
    case .finishNotStopped:
      Account(
        .raises, "`finish` is valid only after `stop finishing=yes`",
        inSwift: "`finish` is valid only after `stop(withoutFinishing: false)`", "A32, A33",
        reason: "`finish` is valid only after `stop`", instead: "stop, then finish",
        if: (.inactive, "start, then stop, then finish"),
        call: "call `stop(withoutFinishing: false)` first")
    case .releasedUnfinished:
      Account(
        .raisesOnRelease,
        "an animator must not be released while paused or stopped: stop it if it is paused, and then finish it",
        "A50", reason: "an animator must not be released while paused or stopped",
        instead: "continue and run, or stop finishing=no", if: (.stopped, "finish"),
        call: "finish it, or stop it with `stop(withoutFinishing: true)`")
    case .startStopped:
      Account(
        .raises, "a stopped animator must be finished before it can start", "A13",
        instead: "finish, then start", call: "call `finish(at:)` first")
    case .pauseStopped:
      Account(
        .raises, "a stopped animator cannot be paused", "A23",
        reason: "a stopped animator cannot be paused, only finished",
        instead: "finish, then start, then pause", call: "call `finish(at:)` first")
    case .continueNotPaused:
      Account(
        .raises, "only an active, paused animator can continue", "A116, A117",
        reason: "`continue` is valid only for an active, paused animator",
        instead: "pause, then continue; or start", if: (.stopped, "finish, then start"),
        call: "pause it first, or start it")
    case .addStopped:
      Account(
        .raises, "a stopped animator accepts no animations", "A142",
        instead: "finish, then add them", call: "call `finish(at:)` first")
    case .stopStopped:
      Account(
        .raises, "the animator is already stopped", "A28", reason: "it is already stopped",
        instead: "finish", call: "call `finish(at:)` first")
    case .stopInactive:
      Account(
        .ignores, "an inactive animator has nothing to stop and does not become stopped", "A29",
        reason: "an inactive animator has nothing to stop", instead: "start first",
        call: "start it first")
    case .delayedStartPaused:
      Account(
        .raises, "a paused animator cannot start after a delay", "A19, U5",
        instead: "continue; or wait, then continue", call: "start it without a delay")
    case .interruptibleActive:
      Account(
        .raises, "`isInterruptible` can change only while inactive", "A155",
        reason: "`isInterruptible` can change only while the animator is inactive",
        instead: "set it before start", call: "set it before the start")
    case .interactionActive:
      Account(
        .raises, "`isUserInteractionEnabled` can change only while inactive", "A159",
        reason: "`isUserInteractionEnabled` can change only while the animator is inactive",
        instead: "set it before start", call: "set it before the start")
    case .stopUninterruptible:
      Account(
        .raises, "a running animator that is not interruptible cannot be stopped", "A156",
        instead: "set interruptible=yes before start",
        call: "set `isInterruptible` to `true` before the start")
    case .controlUninterruptible:
      Account(
        .raises,
        "a running animator that is not interruptible cannot be paused, reversed or scrubbed",
        "A157", instead: "set interruptible=yes before start",
        call: "set `isInterruptible` to `true` before the start")
    case .negativeDelay:
      Account(
        .raises, "a delay must be finite and at least 0 s", "A20", instead: "start after=0")
    case .scrubNotPaused:
      Account(
        .ignores, "a fraction can be assigned only while inactive or paused", "A38",
        instead: "pause, then scrub", if: (.stopped, "finish, then scrub"), call: "pause it first")
    case .badFactor:
      Account(
        .raises, "a duration factor must be finite and at least 0", "U25",
        reason: "a factor must be finite and at least 0", instead: "continue factor=0.5")
    case .badTiming:
      Account(
        .invalid, "the spring cannot be fitted to the available time",
        instead: "continue curve=ease-out")
    case .startEmpty:
      Account(
        .raises, "there is nothing to animate; add animations first", "A54, U7",
        reason: "there is nothing to animate",
        instead: "animate PATH to=VALUE on=ANIMATOR, then start", call: "call `addAnimations` first"
      )
    case .finishInactive:
      Account(
        .ignores, "finishing an inactive animator has no effect", "A55, U4",
        reason: "an inactive animator has nothing to finish",
        instead: "start, then stop, then finish", call: "start it first")
    case .transitionNotPaused:
      Account(
        .undocumented,
        "a transition that was released runs automatically until it is paused", "A229, A249; U47",
        reason: "a released transition runs automatically until it is paused",
        instead: "pause, then update, finish or cancel", call: "pause it first")
    case .foreignID:
      Account(
        .invalid, "the id belongs to another stage or another kind of object; nothing changed",
        reason: "the id belongs to another stage")
    case .noProperty:
      Account(
        .invalid, "the view does not have this property; it reads as zero and cannot be set",
        reason: "the view does not have this property")
    case .notScrollable:
      Account(
        .invalid, "the view does not scroll; nothing changed", reason: "the view does not scroll")
    case .nameTaken:
      Account(
        .invalid, "names are unique; this one refers to the first object that had it",
        reason: "the name is taken")
    case .badName:
      Account(
        .contradicts,
        "a name consists of letters, digits, - and _, separated by dots, so that paths can contain it",
        reason: "a name has only letters, digits, - and _, separated by dots")
    case .notFinite:
      Account(
        .invalid, "a number must be finite; nothing changed", reason: "a number must be finite")
    case .outOfRange:
      Account(
        .invalid, "the call does not accept this number; nothing changed",
        reason: "the call does not accept this number")
    case .undeclaredEvent:
      Account(
        .contradicts, "the scene does not list it in `events`, so no script can expect it",
        reason: "the scene's `events` do not list it",
        instead: "list its kind in `TransitionScene.events`",
        call: "list its kind in `TransitionScene.events`")
    case .undeclaredState:
      Account(
        .contradicts, "the scene does not list it in `states`; an empty list allows any word",
        reason: "the scene's `states` do not list it",
        instead: "list the word in `TransitionScene.states`",
        call: "list the word in `TransitionScene.states`")
    case .missingCallback:
      Account(
        .contradicts, "the scene does not implement the callback, or its name or signature differs",
        reason: "the scene does not implement the callback",
        instead: "implement it with the signature in `TransitionScene`",
        call: "implement it with the signature in `TransitionScene`")
    case .endless:
      Account(
        .hangs,
        "it completes repeatedly at the same instant; its completion handler must not restart it without a duration",
        reason: "it completed 1000 times at the same instant",
        instead: "give it a duration, or don't start it again on completion",
        call: "give it a duration, or don't start it again on completion")
    }
  }
}

extension Misuse: CustomStringConvertible {
  /// The name of the misuse, the rule that the call violates, and what to call instead:
  /// `misuse finish-not-stopped: …`.
  public var description: String {
    "misuse \(rawValue): \(account.reason)" + (account.call.map { "; \($0)" } ?? "")
  }
}

// Misuses as recorded events. A misuse has no effect on the stage.

extension Event {
  /// Creates the event that records a misuse.
  init(_ misuse: Misuse, _ fields: [Field] = []) {
    self.init(.misuse, .word(misuse.rawValue), fields, reason: Reason(misuse.account.explanation))
  }

  /// The sentence about the number that a call uses instead of one that it doesn't accept, or `nil`
  /// if the event isn't the misuse of such a call.
  package var numberUsedInstead: String? {
    guard misuse == .outOfRange || misuse == .notFinite else { return nil }
    let text = reason
    let changesNothing = ["Nothing changed", "keeps its old value"].contains { text.hasSuffix($0) }
    return text.isEmpty || changesNothing ? nil : text
  }

  /// Returns the event for an identifier that belongs to another stage.
  static func foreignID(of kind: String) -> Event { Event(.foreignID, [.word("of", kind)]) }

  /// Returns the event for a property that a view doesn't have.
  static func noProperty(_ property: String, of view: String) -> Event {
    Event(.noProperty, [.word(.view, view), .word("property", property)])
  }

  /// Returns the event for a property value that isn't finite.
  static func notFinite(_ property: String, of view: String) -> Event {
    Event(
      .misuse, .word(Misuse.notFinite.rawValue),
      [.word(.view, view), .word("property", property)],
      reason: "a property accepts only finite numbers and keeps its old value")
  }
}
