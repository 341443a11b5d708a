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
  /// Setting a property to a number that isn't finite: NaN or an infinity.
  case notFinite = "not-finite"
  /// Recording an event that the scene doesn't list in its `events`.
  case undeclaredEvent = "undeclared-event"
  /// Entering a state that the scene doesn't list in its `states`.
  case undeclaredState = "undeclared-state"
  /// Starting a timer or watching a scroll view in a scene without the role for its callback.
  case missingRole = "missing-role"
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
  package var isIgnored: Bool {
    switch self {
    case .stopInactive, .scrubNotPaused, .finishInactive: true
    case .finishNotStopped, .releasedUnfinished, .startStopped, .pauseStopped, .continueNotPaused,
      .addStopped, .stopStopped, .delayedStartPaused, .interruptibleActive, .interactionActive,
      .stopUninterruptible, .controlUninterruptible, .negativeDelay, .badFactor,
      .badTiming, .startEmpty, .transitionNotPaused, .foreignID, .noProperty, .notScrollable,
      .nameTaken, .badName,
      .notFinite, .undeclaredEvent, .undeclaredState, .missingRole, .endless:
      false
    }
  }

  /// A phrase that explains the problem and its solution, with the sources.
  public var explanation: String {
    switch self {
    case .finishNotStopped: "`finish` is valid only after `stop finishing=yes` (A32, A33)"
    case .releasedUnfinished:
      "an animator must not be released while paused or stopped: stop it if it is paused, and then finish it (A50)"
    case .startStopped: "a stopped animator must be finished before it can start (A13)"
    case .pauseStopped: "a stopped animator cannot be paused (A23)"
    case .continueNotPaused: "only an active, paused animator can continue (A116, A117)"
    case .addStopped: "a stopped animator accepts no animations (A142)"
    case .stopStopped: "the animator is already stopped (A28)"
    case .stopInactive: "an inactive animator has nothing to stop and does not become stopped (A29)"
    case .delayedStartPaused: "a paused animator cannot start after a delay (A19, U5)"
    case .interruptibleActive: "`isInterruptible` can change only while inactive (A155)"
    case .interactionActive: "`isUserInteractionEnabled` can change only while inactive (A159)"
    case .stopUninterruptible:
      "a running animator that is not interruptible cannot be stopped (A156)"
    case .controlUninterruptible:
      "a running animator that is not interruptible cannot be paused, reversed or scrubbed (A157)"
    case .negativeDelay: "a delay must be finite and at least 0 s (A20)"
    case .scrubNotPaused: "a fraction can be assigned only while inactive or paused (A38)"
    case .badTiming: "the spring cannot be fitted to the available time"
    case .startEmpty: "there is nothing to animate; add animations first (A54, U7)"
    case .finishInactive: "finishing an inactive animator has no effect (A55, U4)"
    case .transitionNotPaused:
      "a transition that was released runs automatically until it is paused (A229, A249; U47)"
    case .badFactor: "a duration factor must be finite and at least 0 (U25)"
    case .foreignID: "the id belongs to another stage or another kind of object; nothing changed"
    case .noProperty: "the view does not have this property; it reads as zero and cannot be set"
    case .notScrollable: "the view does not scroll; nothing changed"
    case .nameTaken: "names are unique; this one refers to the first object that had it"
    case .badName:
      "a name consists of letters, digits, - and _, separated by dots, so that paths can contain it"
    case .notFinite: "a property accepts only finite numbers and keeps its old value"
    case .undeclaredEvent: "the scene does not list it in `events`, so no script can expect it"
    case .undeclaredState: "the scene does not list it in `states`; an empty list allows any word"
    case .missingRole: "the scene does not conform to the role, so its method is never called"
    case .endless:
      "it completes repeatedly at the same instant; its completion handler must not restart it without a duration"
    }
  }
}

extension Misuse: CustomStringConvertible {
  /// The name of the misuse, and its explanation.
  public var description: String { "misuse \(rawValue): \(explanation)" }
}

/// An incorrect use of a stage by a scene or a user, as recorded in the trace; the use has no
/// effect.
struct Finding: Sendable {
  private let misuse: Misuse
  private let fields: [Event.Field]

  init(_ misuse: Misuse, _ fields: [Event.Field] = []) {
    (self.misuse, self.fields) = (misuse, fields)
  }

  /// The event that records the finding.
  var event: Event {
    Event(.misuse, .word(misuse.rawValue), fields, reason: Reason(misuse.explanation))
  }
}

extension Finding {
  /// Returns the finding for an identifier that belongs to another stage.
  static func foreignID(of kind: String) -> Finding { Finding(.foreignID, [.word("of", kind)]) }

  /// Returns the finding for a property that a view doesn't have.
  static func noProperty(_ property: String, of view: String) -> Finding {
    Finding(.noProperty, [.word(.view, view), .word("property", property)])
  }

  /// Returns the finding for a property value that isn't finite.
  static func notFinite(_ property: String, of view: String) -> Finding {
    Finding(.notFinite, [.word(.view, view), .word("property", property)])
  }
}
