package import PantomimeKit
import PantomimeProps

/// A card that becomes a full-screen detail: a custom transition that an upward pan drives by
/// percentage.
///
/// Stand-ins grow in a separate container, while the real views are hidden. The pan's last movement
/// decides the outcome; the velocity is ignored. No repository of the app was published, so the
/// geometry is our choice.
package struct DiveDeeper: TransitionScene, FrameProviding, ShownViewProviding, LiveOptionHandling {
  package static let name = "dive-deeper"
  package static let summary =
    "A tap opens a card; an upward pan drives the same transition interactively."
  package static let shows: Insight? = Insight(
    """
    The container disappears with the transition's context, so stand-ins (phantoms, comparable to \
    UIKit's snapshot views) move instead of the real views. From back to front, the container holds \
    the fade view, the detail view, and the stand-ins. While a finger drags, every value follows the \
    percentage linearly; only a tap uses the spring. The transition is interactive only if a pan \
    started it.
    """,
    type: "scene dive-deeper stand-ins=real; tap on=card; run; show card.present")
  package static let examples = ["tap on=card; wait 0.2", "run", "tap on=detail; run"]

  private(set) var elements: ElementTransition
  let plan: Plan
  private let height: Double
  private(set) var interactor = Interactor()
  /// The object that handles the current pan.
  private var hold = Hold.none

  struct Interactor {
    var hasStarted = false
    var shouldFinish = false
    /// Whether the decision dates from an earlier pan.
    var isStale = false
    var cell: Int?
  }

  private enum Hold {
    /// No object: the pan is ignored until it ends.
    case none
    /// The gesture handler, which has no transition to drive.
    case empty
    /// The transition that the pan drives.
    case transition
  }

  package init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    let screen = stage.screen
    let whole = Rect(width: screen.width, height: screen.height)
    let width = screen.width - 2 * Self.margin
    try OptionError.require(
      width > 0, "screen",
      "a card needs more room: choose a width above \(Numerals.text(2 * Self.margin))")
    height = screen.height
    plan = try Plan(options)
    let transition = stage.addTransition("detail", try Self.transition(options))
    let list = stage.addView("list", .frame(whole))
    func add(_ name: String, _ frame: Rect) -> ViewID {
      stage.addView(name, in: list, .frame(frame))
    }
    let frames = (
      card: Rect(x: Self.margin, y: 240, width: width, height: 280),
      image: Rect(x: Self.margin, y: 240, width: width, height: 192),
      title: Rect(x: 40, y: 448, width: 200, height: 28)
    )
    let models = [
      TransformModel(
        add("card", frames.card), initialFrame: frames.card, finalFrame: whole, .radius(16),
        parallelAnimation: { standIn, isFinal, stage in
          stage[standIn, .radius] = isFinal ? 0 : 16
        }, on: &stage),
      TransformModel(
        add("image", frames.image), initialFrame: frames.image,
        finalFrame: Rect(width: screen.width, height: 320), on: &stage),
      TransformModel(
        add("title", frames.title), initialFrame: frames.title,
        finalFrame: Rect(x: 24, y: 344, width: 300, height: 42), on: &stage),
    ]
    // Like images and labels, these views pass touches on to the card.
    for model in models.dropFirst() { stage.setUserInteraction(model.view, isEnabled: false) }
    let detail = stage.addView(
      "detail", [.frame(whole)] + (plan.isBasic ? [.y(height)] : []))
    let fade = stage.addView("fade", .alpha(0))
    elements = ElementTransition(
      transition, models, style: plan.style(height: height), from: list, to: detail, fade: fade)
    stage.addGesture(.pan("list"), on: list)
    if plan.dismissesByPan { stage.addGesture(.pan("detail"), on: detail) }
    stage.meantPanView = models[0].view
  }

  /// The margin beside the card, in points.
  private static let margin = 24.0

  private static func transition(
    _ options: SceneOptions
  ) throws(OptionError) -> PercentDrivenTransition {
    let (duration, ratio) = (try options[Self.duration], try options[Self.dampingRatio])
    let (velocity, scrubCurve) = (try options[initialVelocity], try options[Self.scrubCurve])
    let (speed, curve) = (try options[completionSpeed], try options[completionCurve])
    do throws(OutOfRange) {
      var transition = try PercentDrivenTransition(
        duration: duration, timing: .damped(ratio: ratio, velocity: velocity),
        scrubCurve: scrubCurve)
      try transition.setCompletion(speed: speed, curve: curve)
      return transition
    } catch {
      // No other option can have a value that the transition refuses.
      throw OptionError(
        option: "completion-curve", problem: "its \(error.parameter) must be \(error.allowed)")
    }
  }

  package func frameOnScreen(of view: ViewID, on stage: Stage) -> Rect? {
    elements.isHidden(view, on: stage) ? nil : stage.frameOnScreen(of: view)
  }

  package func shownView(_ view: ViewID, on stage: Stage) -> ShownView? {
    elements.shownView(view, on: stage)
  }

  package static let states = ["list", "detail"]
  package static let stateVerbs = [
    StateVerb("list", "dismisses", noun: "dismissal"),
    StateVerb("detail", "presents", noun: "presentation"),
  ]
  package var state: String { elements.isPresented ? "detail" : "list" }

  package mutating func optionsDidChange(_ options: SceneOptions, on stage: inout Stage) {
    // This option can't have a speed that the stage refuses.
    try? stage.setCompletion(
      of: transition, speed: stage[Self.completionSpeed], curve: stage[Self.completionCurve])
  }
}

// MARK: - The transition

extension DiveDeeper: TransitionHandling {
  var transition: TransitionID { elements.id }

  /// Presents the detail, or dismisses it.
  private mutating func lead(toDetail: Bool, interactive: Bool, on stage: inout Stage) {
    elements.begin(presenting: toDetail, interactive: interactive, on: &stage)
    stage.record(
      toDetail ? .detailPresented : .detailDismissed, nil, [.flag("interactive", interactive)])
  }

  package mutating func transitionEnded(
    _ transition: TransitionID, finished: Bool, on stage: inout Stage
  ) {
    elements.end(finished: finished, on: &stage)
    if !finished, elements.isPresenting, stage.shouldCommit(.showsTheCancelled) {
      elements.showPresented()
    }
    if elements.isPresented, elements.isPresenting, stage.shouldCommit(.leavesPhantoms) { return }
    elements.cleanUp(keepsCancelled: !plan.cleansUp, on: &stage)
  }
}

// MARK: - Gestures

extension DiveDeeper: PanHandling, LiftOffProviding, TapHandling {
  package mutating func panBegan(_ pan: Pan, on stage: inout Stage) {
    hold = .none
    guard !plan.isBasic else {
      return ignore(.cause("variant"), "in the basic variant a pan presents nothing", on: &stage)
    }
    let dismisses = elements.isPresented && plan.dismissesByPan
    guard !elements.isPresented || dismisses || stage[transition].isUnderWay else {
      return ignore(.cause("covered"), "the detail covers the list", on: &stage)
    }
    if stage[transition].isUnderWay, !stage.shouldCommit(.presentsTwice) {
      return ignore(.cause("moving"), "a transition is in flight", on: &stage)
    }
    hold = .empty
    interactor.hasStarted = true
    if !stage.isFaultEnabled(.keepsTheVerdict) { interactor.shouldFinish = false }
    interactor.isStale = interactor.shouldFinish
    interactor.cell = dismisses ? nil : cell(under: pan, on: stage)
    if interactor.cell == nil, !dismisses {
      stage.record(.noCell, reason: "the pan has started, but there is nothing to present")
    } else if stage[transition].isUnderWay {
      stage.record(
        .presentationRefused, reason: "a transition is in flight and continues")
    } else {
      hold = .transition
      lead(toDetail: !dismisses, interactive: interactor.hasStarted, on: &stage)
    }
  }

  private func ignore(_ cause: Event.Field, _ reason: Reason, on stage: inout Stage) {
    stage.record(.panIgnored, nil, [cause], reason: reason)
  }

  /// Returns the index of the cell under the finger; the card is the only cell.
  private func cell(under pan: Pan, on stage: Stage) -> Int? {
    guard elements.hasElements else { return nil }
    if let location = pan.location {
      return stage.shown(elements.models[0].view, .frame).contains(location) ? 0 : nil
    }
    guard let view = pan.view.flatMap({ stage.view(named: $0) }) else { return 0 }
    return elements.models.contains { $0.view == view } ? 0 : nil
  }

  package mutating func panChanged(_ pan: Pan, on stage: inout Stage) {
    guard hold != .none else { return }
    let raw = max(ahead(pan.translation) / height, 0)
    stage.unclampedFraction = raw
    let isNarrow = stage.isFaultEnabled(.comparesNarrowly)
    let percent = isNarrow ? narrow(raw, on: &stage) : min(raw, stage[Self.cap])
    interactor.shouldFinish = percent > stage[Self.threshold]
    interactor.isStale = false
    if hold == .transition { stage.update(transition, to: percent) }
  }

  package mutating func panEnded(_ pan: Pan, on stage: inout Stage) {
    guard hold != .none else { return }
    interactor.hasStarted = false
    let isHeld = hold == .transition
    hold = .none
    guard isHeld else { return }
    let lift = lift(pan, on: stage)
    if interactor.isStale, !lift.isCancelled { stage.report(.keepsTheVerdict) }
    let rule = LastVerdict(
      shouldFinish: interactor.shouldFinish, threshold: stage[Self.threshold])
    let decision = stage.decide(lift, by: rule, [.number("raw", stage.unclampedFraction ?? 0)])
    if decision.completes { stage.finish(transition) } else { stage.cancel(transition) }
  }

  /// Returns the vertical component of a movement or a velocity, positive in the direction of the
  /// transition.
  private func ahead(_ vector: Vector) -> Double { elements.isPresenting ? -vector.dy : vector.dy }

  package func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? {
    hold == .transition ? lift(pan, on: stage) : nil
  }

  private func lift(_ pan: Pan, on stage: Stage) -> LiftOff {
    LiftOff(
      progress: stage[transition].percent, velocity: ahead(pan.velocity), distance: height,
      crossVelocity: pan.velocity.dx, isCancelled: pan.state.isCancelled)
  }

  package static let tapDescription = "a tap presents the detail, or dismisses it"

  package var tappable: [String] { ["card", "detail"] }

  package mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    let dismisses = view == "detail"
    let (cause, reason): (String, Reason)
    if stage[transition].isUnderWay {
      (cause, reason) = ("moving", "a transition is in flight")
    } else if dismisses != elements.isPresented {
      (cause, reason) =
        dismisses
        ? ("closed", "the detail is not shown") : ("covered", "the detail covers the card")
    } else if dismisses, stage.shouldCommit(.cannotBeDismissed) {
      (cause, reason) = ("missing", "no input dismisses the detail")
    } else {
      return lead(toDetail: !dismisses, interactive: false, on: &stage)
    }
    stage.record(.tapIgnored, nil, [.word("on", view), .cause(cause)], reason: reason)
  }
}

/// A rule that decides by the last movement alone.
private struct LastVerdict: CompletionRule {
  let shouldFinish: Bool
  let threshold: Double

  func decide(_ lift: LiftOff) -> Decision {
    Decision(
      shouldFinish ? .complete : .revert, lift, by: .position,
      margin: (lift.progress - threshold).magnitude, .fraction,
      Grounds(shouldFinish ? 1 : 0, threshold) { shouldFinish, threshold, _, _ in
        "the last move ended \(shouldFinish == 1 ? "past" : "at or below") "
          + "\(share: threshold) of the distance; velocity is ignored"
      })
  }
}
