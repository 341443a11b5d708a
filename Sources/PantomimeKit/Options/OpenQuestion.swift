/// A question on which the sources about the animator, scroll views, or sheets disagree, with the
/// possible readings.
///
/// The raw value is the question's label in the reference: an entry of section 10 of
/// animator-semantics, whose number begins with U; a fact that another fact contradicts; or a
/// measurement on iOS 26. `set reading U7=raise` chooses a reading; the first choice is the
/// default.
package enum OpenQuestion: String, Sendable, Hashable, CaseIterable {
  /// Whether an animator that stops for good becomes inactive or enters the stopped state (A25
  /// versus Apple's page about `state`).
  case stateAfterStop = "U1"
  /// The values that remain after a paused animator stops for good (A24 versus A31).
  case valueLeftByStop = "U2"
  /// Starting or pausing a stopped animator (A13, A23 versus A53).
  case startWhileStopped = "U3"
  /// Finishing an animator that is inactive (A32, A33 versus A55).
  case finishWhileInactive = "U4"
  /// Starting a paused animator after a delay (A18 versus A19).
  case delayedStartWhilePaused = "U5"
  /// Starting with nothing to animate (A15 versus A54).
  case startWithoutBlocks = "U7"
  /// Assigning the fraction of a running animator (A38 versus A59).
  case scrubWhileRunning = "U8"
  /// The fraction after a reversal, as in iOS 11 and later or as in iOS 10 (A77).
  case fractionWhenReversed = "U12"
  /// Starting an animator that was reversed before it ever ran (A98, A85).
  case startReversed = "U13"
  /// The state of an animator inside its completions (A4 versus A47).
  case stateInCompletions = "U18"
  /// Continuing with another cubic timing curve (A126 versus A115).
  case newCurve = "U21"
  /// The delay factor of an animation block that is added in flight (A148 versus A149, A150).
  case delayFactorWhileActive = "U27"
  /// Springs that would last less than 0.1 s (A189).
  case shortSprings = "U32"
  /// The geometry of an animated view that hit-testing uses for what is inside the view (A160).
  case geometryBelowAnimator = "U44"
  /// The alpha that hit-testing uses while an animator fades a view.
  case fadedAlpha = "U45"
  /// Whether a touch that stops a moving scroll view can be a tap of what lies below (G184).
  case tapOnMovingList = "U50"
  /// The velocity at the end of a pan with a single move.
  case velocityOfSingleMove = "U51"
  /// The time that keyframes in an animator's block see (A95, U46).
  case keyframePacing = "U46"
  /// A call of a transition that has been released and not paused (A229, A249).
  case callAfterRelease = "U47"
  /// A call of a transition that hasn't started.
  case callBeforeStart = "U48"
  /// When movements and velocities are converted to the axes of a drive's view (U49).
  case translationAxes = "U49"
  /// The directions in which an edge pan begins.
  case edgePanDirection = "U53"
  /// The progress that a percentage sets while a transition is interactive (A226 versus A234).
  case interactivePacing = "A226"
  /// The method of fitting a spring with an initial velocity to its duration (M25 versus A197).
  case springFit = "A197"
  /// The distance that a scroll view travels after a throw (GU12 versus M5).
  case throwWay = "M5"
  /// The target that a scroll view reports at lift-off (G174 versus M7).
  case announcedTarget = "M7"
  /// The spring that returns a scroll view to a bound, and the time when it settles (GU13 versus
  /// M9, M11).
  case bounceSpring = "M9"
  /// The initial velocity of that spring if the finger lifts at rest (M10).
  case bounceStart = "M10"
  /// The initial velocity of that spring if the finger lifts in motion (M12).
  case bounceVelocity = "M12"
  /// The behavior past the open end of several anchors if a drive doesn't specify the behavior
  /// (M16).
  case aboveTop = "M16"
  /// Whether a list and its sheet hand off to each other while the finger moves (G91 versus M20).
  case changingHands = "M20"

  /// The readings to choose from, the recommended one first.
  package var choices: [String] {
    switch self {
    case .stateAfterStop: ["inactive", "stopped"]
    case .valueLeftByStop: ["current", "start"]
    case .startWhileStopped: ["raise", "silent"]
    case .finishWhileInactive: ["raise", "silent"]
    case .delayedStartWhilePaused: ["raise", "resume"]
    case .startWithoutBlocks: ["wait", "raise"]
    case .scrubWhileRunning: ["ignore", "pause"]
    case .fractionWhenReversed: ["directed", "absolute"]
    case .startReversed: ["home", "run-home"]
    case .stateInCompletions: ["inactive", "running"]
    case .newCurve: ["mapped", "fresh"]
    case .delayFactorWhileActive: ["remaining", "whole"]
    case .shortSprings: ["exact", "instant"]
    case .geometryBelowAnimator: ["shown", "model"]
    case .fadedAlpha: ["model", "shown"]
    case .tapOnMovingList: ["pan", "tap"]
    case .velocityOfSingleMove: ["estimated", "zero"]
    case .keyframePacing: ["curve", "linear"]
    case .callAfterRelease: ["misuse", "jump"]
    case .callBeforeStart: ["lost", "kept"]
    case .translationAxes: ["report", "began"]
    case .edgePanDirection: ["inward", "any"]
    case .interactivePacing: ["linear", "clock"]
    case .springFit: ["twelve-steps", "settled"]
    case .throwWay: ["sum", "integral"]
    case .announcedTarget: ["integral", "rest"]
    case .bounceSpring: ["stiffness-120", "stiffness-200"]
    case .bounceStart: ["inward", "spring"]
    case .bounceVelocity: ["banded", "finger", "applied"]
    case .aboveTop: ["band", "fixed"]
    case .changingHands: ["hand-over", "begin"]
    }
  }

  /// The subject of the choice, in one sentence.
  package var summary: String {
    switch self {
    case .stateAfterStop: "Whether an animator stopped without finishing must still be finished."
    case .valueLeftByStop:
      "Whether a paused animator stopped with `finishing=no` keeps its current or its initial values."
    case .startWhileStopped: "Whether starting or pausing a stopped animator raises an exception."
    case .finishWhileInactive: "Whether finishing an inactive animator raises an exception."
    case .delayedStartWhilePaused: "Whether a paused animator may resume after a delay."
    case .startWithoutBlocks:
      "Whether an animator started without animations waits for one or raises an exception."
    case .scrubWhileRunning:
      "Whether a running animator ignores an assigned fraction or pauses there."
    case .fractionWhenReversed: "Whether the fraction is measured in the direction of travel."
    case .startReversed: "Whether an animator reversed before its first start ends immediately."
    case .stateInCompletions:
      "Whether completion handlers see their animator inactive or still running."
    case .newCurve: "Whether a new cubic curve continues partway or starts from its beginning."
    case .delayFactorWhileActive:
      "Whether a delay factor applies to the remaining or the whole time once active."
    case .shortSprings: "Whether springs shorter than 0.1 s complete immediately."
    case .geometryBelowAnimator:
      "Whether touches inside a view that an animator moves follow the view on screen or its model."
    case .fadedAlpha:
      "Whether a view that an animator fades takes touches by its model's alpha or by the alpha on screen."
    case .tapOnMovingList:
      "Whether a touch that stops a moving list belongs to its pan or can also be a tap."
    case .velocityOfSingleMove:
      "Whether a pan with a single move ends with the estimated velocity or with zero."
    case .keyframePacing:
      "Whether keyframes in an animator's block follow the animator's curve or its time."
    case .callAfterRelease:
      "Whether a call of a released transition is a misuse or jumps back to the last percent."
    case .callBeforeStart:
      "Whether a call of a transition that has not started is lost or kept until the start."
    case .translationAxes:
      "Whether `in=` measures along the view's axes at each report or as they were when the pan began."
    case .edgePanDirection:
      "Whether an edge pan begins only inward from its edge or in any direction."
    case .interactivePacing:
      "Whether the percentage sets the progress or the layer's local time."
    case .springFit:
      "Whether a spring fitted to a duration comes from UIKit's twelve iterations or settles at that duration (M25)."
    case .throwWay: "Whether a throw travels the full integral of the velocity or 0.1 % less (M5)."
    case .announcedTarget: "Whether the target at lift-off comes from the sum or the integral (M7)."
    case .bounceSpring:
      "Whether the spring that returns to a bound has a stiffness of 120 or 200 (M9, M11)."
    case .bounceStart:
      "Whether a release at rest beyond a bound starts with an inward velocity (M10)."
    case .bounceVelocity:
      "Whether a bounce starts with a fraction of the finger's velocity or with the offset's velocity (M26, M12)."
    case .aboveTop: "Whether a drive without `past=` resists or stops above its first anchor (M16)."
    case .changingHands:
      "Whether list and sheet hand off within a drag or only between drags (M20)."
    }
  }
}

// MARK: - Measured choices

extension OpenQuestion {
  /// The index of the choice that was measured on iOS 26.1, or `nil` if there is no measurement.
  ///
  /// `set reading ios=26` selects all measured choices.
  package var measured: Int? {
    switch self {
    // The default is the choice whose frames all match the measured ones to the pixel.
    case .springFit, .throwWay, .announcedTarget, .bounceSpring, .bounceStart, .bounceVelocity: 0
    case .aboveTop, .changingHands: 1
    default: nil
    }
  }

  /// The largest measured difference between the choices, as a phrase, or `nil` if no difference
  /// was measured.
  package var difference: String? {
    switch self {
    case .springFit: "a stiffness of 354.6 instead of 36"
    case .throwWay: "1.7 pt at 3000 pt/s"
    case .announcedTarget: "3.1 pt at 5614 pt/s"
    case .bounceSpring: "33 pt"
    case .bounceStart: "39.7 pt for a release 177 pt beyond the bound"
    case .bounceVelocity: "5.8 pt at 1750 pt/s"
    case .aboveTop: "the full distance"
    case .changingHands: "none measured"
    default: nil
    }
  }

  /// The iOS release whose measured choices `set reading ios=…` selects.
  package static let measuredRelease = "26"
  /// The name that stands for all measured questions in `set reading ios=26`.
  package static let nameOfMeasured = "ios"
}

/// The chosen reading for every open question.
package struct Interpretations: Sendable, Hashable {
  private var chosen: [OpenQuestion: Int] = [:]

  /// The recommended readings.
  package static let recommended = Interpretations()

  /// The index of the choice for a question; 0 is the recommended choice.
  public subscript(doubt: OpenQuestion) -> Int {
    get { chosen[doubt] ?? 0 }
    set { chosen[doubt] = newValue == 0 ? nil : min(max(newValue, 0), doubt.choices.count - 1) }
  }

  /// Returns whether the choice for a question differs from the recommended choice.
  func departs(on doubt: OpenQuestion) -> Bool { self[doubt] != 0 }

  /// Returns a Boolean value that indicates whether the choice for a question is the measured
  /// choice.
  package func isMeasured(on doubt: OpenQuestion) -> Bool { doubt.measured == self[doubt] }

  /// The laws of scroll view motion under the chosen readings.
  package var scrollLaws: ScrollLaws {
    var laws = ScrollLaws()
    laws.distanceFormula = isMeasured(on: .throwWay) ? .sum : .integral
    laws.announcedTarget = isMeasured(on: .announcedTarget) ? .integral : .rest
    laws.bounce = isMeasured(on: .bounceSpring) ? .measured : .critical
    laws.start = isMeasured(on: .bounceStart) ? .inward : .spring
    laws.release = [.banded, .finger, .applied][self[.bounceVelocity]]
    return laws
  }

  /// The method of fitting a spring with a velocity to a duration (A197, M25).
  package var springFit: SpringCurve.Fit { isMeasured(on: .springFit) ? .twelveSteps : .settled }
}
