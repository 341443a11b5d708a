package import PantomimeKit
import PantomimeProps

/// A card that becomes a full-screen detail: a custom transition that an upward pan drives by
/// percentage.
///
/// Stand-ins grow in a separate container, while the real views are hidden. The pan's last movement
/// decides the outcome; the velocity is ignored. No repository of the app was published, so the
/// geometry is our choice.
package struct DiveDeeper: TransitionScene {
  package static let name = "dive-deeper"
  package static let computesFrames = true
  package static let dynamicAnimators: [String]? = []
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
  /// Whether a transition has begun that is never completed, so that its container stays in front.
  private var isStuck = false

  struct Interactor {
    var hasStarted = false
    var shouldFinish = false
    /// Whether the last move of the current pan was past the threshold of that instant.
    var isPast = false
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
    let whole = Rect2D(width: screen.width, height: screen.height)
    let width = screen.width - 2 * Self.margin
    try OptionError.require(
      width > 0, "screen",
      "a card needs more room: choose a width above \(Numerals.text(2 * Self.margin))")
    height = screen.height
    plan = try Plan(options)
    let transition = stage.addTransition("detail", try Self.transition(options))
    let list = stage.addView("list", .frame(whole))
    func add(_ name: String, _ frame: Rect2D) -> ViewID {
      stage.addView(name, in: list, .frame(frame))
    }
    let frames = (
      card: Rect2D(x: Self.margin, y: 240, width: width, height: 280),
      image: Rect2D(x: Self.margin, y: 240, width: width, height: 192),
      title: Rect2D(x: 40, y: 448, width: 200, height: 28)
    )
    let models = [
      TransformModel(
        add("card", frames.card), initialFrame: frames.card, finalFrame: whole, .radius(16),
        parallelAnimation: { standIn, isFinal, stage in
          stage[standIn, .radius] = isFinal ? 0 : 16
        }, on: &stage),
      TransformModel(
        add("image", frames.image), initialFrame: frames.image,
        finalFrame: Rect2D(width: screen.width, height: 320), on: &stage),
      TransformModel(
        add("title", frames.title), initialFrame: frames.title,
        finalFrame: Rect2D(x: 24, y: 344, width: 300, height: 42), on: &stage),
    ]
    // Like images and labels, these views pass touches on to the card.
    for model in models.dropFirst() { stage.setUserInteraction(model.view, isEnabled: false) }
    let detail = stage.addView(
      "detail", [.frame(whole)] + (plan.isBasic ? [.y(height)] : []))
    let fade = stage.addView("fade", .alpha(0), .color(.black))
    stage.furnish(list, nil, "Today")
    stage.furnish(models[0].view, nil, " ")
    stage.furnish(models[1].view, .image, "Oslo")
    stage.furnish(models[2].view, .text, "A week in May")
    stage.furnish(detail, nil, " ")
    elements = ElementTransition(
      transition, models, style: plan.style(height: height), from: list, to: detail, fade: fade)
    stage.addGesture(.pan("list"), on: list)
    if plan.dismissesByPan { stage.addGesture(.pan("detail"), on: detail) }
    stage.defaultPanView = models[0].view
  }

  /// The margin beside the card, in points.
  private static let margin = 24.0

  private static func transition(
    _ options: SceneOptions
  ) throws(OptionError) -> PercentDrivenTransition {
    let (duration, ratio) = (try options[Self.duration], try options[Self.dampingRatio])
    let (velocity, scrubCurve) = (try options[initialVelocity], try options[Self.scrubCurve])
    let (speed, curve) = (try options[completionSpeed], try options[completionCurve])
    do throws(OptionError) {
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

  package func frameOnScreen(of view: ViewID, on stage: Stage) -> Rect2D? {
    isStuck || elements.isHidden(view, on: stage) ? nil : stage.frameOnScreen(of: view)
  }

  package func concealment(of view: ViewID, on stage: Stage) -> Reason {
    if isStuck { return Self.stuck }
    return elements.isPresented && elements.isCovered(on: stage) ? Self.covered : "it is hidden"
  }

  private static let stuck: Reason =
    "the container covers the screen: `completeTransition` was never called"
  private static let covered: Reason =
    "the list covers it, which the cancelled dismissal left in the container"

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

extension DiveDeeper {
  var transition: TransitionID { elements.id }

  /// Presents the detail, or dismisses it.
  private mutating func lead(toDetail: Bool, interactive: Bool, on stage: inout Stage) {
    if toDetail, stage.shouldCommit(.neverCompletes) {
      (isStuck, hold) = (true, .empty)
      return
    }
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

extension DiveDeeper: PanHandling {
  package mutating func panBegan(_ pan: Pan, on stage: inout Stage) {
    hold = .none
    guard !plan.isBasic else {
      return ignore(.cause("variant"), "in the basic variant a pan presents nothing", on: &stage)
    }
    if isStuck {
      return stage.record(.presentationRefused, reason: Self.stuck)
    }
    if elements.isPresented, elements.isCovered(on: stage) {
      return ignore(
        .cause("covered"), "the list, left in the container, covers the detail", on: &stage)
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
    (interactor.isStale, interactor.isPast) = (interactor.shouldFinish, false)
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
    interactor.isPast = min(raw, stage[Self.cap]) > stage[Self.threshold]
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
      shouldFinish: interactor.shouldFinish, threshold: stage[Self.threshold],
      cap: stage[Self.cap], raw: stage.unclampedFraction ?? 0)
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
        ? ("closed", "the detail is not shown")
        : elements.isCovered(on: stage)
          ? (
            "covered",
            "the detail is still presented, below the list that was left in the container"
          )
          : ("covered", "the detail covers the card")
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
  let cap: Double
  /// The fraction of the distance at which the last movement ended, before the cap.
  let raw: Double

  func choose(_ lift: LiftOff) -> Decision {
    Decision(
      shouldFinish ? .complete : .revert, lift, by: .position,
      margin: (lift.progress - threshold).magnitude, .fraction,
      Grounds(shouldFinish ? 1 : 0, threshold, cap, raw) { shouldFinish, threshold, cap, raw in
        if shouldFinish != 1, raw > threshold, cap <= threshold {
          return "the last percent is capped at \(share: cap), which isn't past "
            + "\(share: threshold); velocity is ignored"
        }
        return "the last move ended \(shouldFinish == 1 ? "past" : "at or below") "
          + "\(share: threshold) of the distance; velocity is ignored"
      })
  }
}

// MARK: - Options and paths

extension DiveDeeper {
  static let duration = OptionKey.duration(0.5)
  static let dampingRatio = OptionKey.number(
    "damping-ratio", 0...100, .fraction, standard: 1,
    "The damping ratio of the spring for a tapped transition.")
  static let initialVelocity = OptionKey.number(
    "initial-velocity", -1_000...1_000, .fraction, standard: 0.5,
    "The initial velocity of that spring, in full distances per second.")
  static let threshold = OptionKey.number(
    "threshold", 0...1, .fraction, standard: 0.1, isLive: true,
    "The percent above which a release finishes the transition.")
  static let cap = OptionKey.number(
    "cap", 0...1, .fraction, standard: 0.9, isLive: true,
    "The largest percent that a pan can reach.")
  static let completionSpeed = OptionKey.number(
    "completion-speed", 0.001...1_000, .fraction, standard: 1, isLive: true,
    "The speed after lift-off, as a multiple of real time.")
  static let completionCurve = OptionKey.timing(
    "completion-curve", standard: .easeInOut, "ease-in-out",
    "The curve from lift-off to the end.")
  static let scrubCurve = OptionKey<PercentDrivenTransition.ScrubCurve>.choice(
    "scrub-curve", standard: .linear,
    "How a percentage maps to a pose: as the progress itself, or as a time on the spring's curve.")

  static let dismissal = OptionKey<Plan.Dismissal>.choice(
    "dismissal", "The inputs that dismiss the detail: a tap, or also a cancellable downward pan.")
  static let cleanUp = OptionKey.flag(
    "clean-up", standard: true,
    "Whether a cancelled dismissal removes the list from the container; otherwise it stays on top.")
  static let standIns = OptionKey<Plan.StandIns>.choice(
    "stand-ins",
    "The views that move: stand-ins, or the real elements, which disappear with the container.")
  static let variant = OptionKey<Plan.Variant>.choice(
    "variant", "The improved transition, or a basic one, in which the detail slides up from below.")

  package static let options: [SceneOption] = [
    .screen, duration.option, dampingRatio.option, initialVelocity.option, threshold.option,
    cap.option, completionSpeed.option, completionCurve.option, scrubCurve.option,
    dismissal.option, cleanUp.option, standIns.option, variant.option, .faults(faults),
  ]
}

extension DiveDeeper {
  package static let paths: [ScenePath<DiveDeeper>] =
    ScenePath.paths(of: "transition") { $0.transition } + [
      ScenePath(
        "progress",
        summary: "The pose on screen, presenting or dismissing: 0 is the list, 1 the detail."
      ) {
        .fraction($0.elements.progress(on: $1))
      },
      ScenePath("remaining", summary: "The remaining time of the transition.") {
        .seconds($1[$0.transition].remaining(at: $1.now))
      },
      ScenePath("duration", summary: "The duration of a full transition.") {
        .seconds($1[$0.transition].duration)
      },
      ScenePath("raw", summary: "The percent of the last movement, before the cap.") {
        $1.unclampedFraction.map { .fraction($0) } ?? .absent
      },
      ScenePath("release.remaining", summary: "The remaining time after the last lift-off.") {
        .seconds($1.release?.remaining)
      },
      ScenePath("interactor.started", summary: "Whether a pan has started the interactor.") {
        .flag($0.interactor.hasStarted)
      },
      ScenePath(
        "interactor.should-finish",
        summary: "Whether a release after the last movement would finish."
      ) {
        .flag($0.interactor.shouldFinish)
      },
      ScenePath("interactor.cell", summary: "The cell on which the pan began.") {
        $0.interactor.cell.map { .count($0) } ?? .absent
      },
      ScenePath("detail.hidden", summary: "Whether the detail is hidden.") {
        .flag($0.elements.hidesPresented)
      },
      ScenePath(
        "detail.y", summary: "The detail's distance from its final place, in the basic variant."
      ) {
        $0.plan.isBasic
          ? .points($1.shown($1.view(named: "detail") ?? $0.elements.models[0].view, .y)) : .absent
      },
    ] + ScenePath.paths(ofElements: ["card", "image", "title"]) { $0.elements }
}

extension DiveDeeper {
  /// The alternative behaviors that are fixed when the scene starts.
  struct Plan {
    enum Dismissal: String, CaseIterable { case tap, pan }
    enum StandIns: String, CaseIterable { case phantom, real }
    enum Variant: String, CaseIterable { case improved, basic }

    let dismissesByPan: Bool
    /// Whether the completion handler of a canceled dismissal removes the to-view from the
    /// container.
    let cleansUp: Bool
    let isBasic: Bool
    private let standIns: StandIns

    init(_ options: SceneOptions) throws(OptionError) {
      dismissesByPan = try options[DiveDeeper.dismissal] == .pan
      cleansUp = try options[DiveDeeper.cleanUp]
      isBasic = try options[DiveDeeper.variant] == .basic
      standIns = try options[DiveDeeper.standIns]
    }

    func style(height: Double) -> ElementTransition.Style {
      if isBasic { return .cover(height) }
      return standIns == .phantom ? .standIns : .elements
    }
  }
}

// MARK: - Events

extension DiveDeeper {
  package static let events: [EventKind] = [
    .detailPresented, .detailDismissed, .noCell, .presentationRefused,
  ]
}

extension EventKind {
  static let detailPresented = EventKind(
    "detail presented", summary: "The detail is on screen.", [FieldSchema("interactive")])
  static let detailDismissed = EventKind(
    "detail dismissed", summary: "The detail is gone.", [FieldSchema("interactive")])
  static let noCell = EventKind(
    "no cell", summary: "A pan has started outside every cell.")
  static let presentationRefused = EventKind(
    "presentation refused", summary: "A second presentation is refused while one is in flight.")
}

extension DiveDeeper {
  /// Rounds the percentage to a 32-bit floating-point number, and records an event if this changes
  /// the decision.
  fileprivate func narrow(_ raw: Double, on stage: inout Stage) -> Double {
    let (cap, threshold) = (stage[Self.cap], stage[Self.threshold])
    let percent = Double(min(Float(raw), Float(cap)))
    if (percent > threshold) != (min(raw, cap) > threshold) { stage.report(.comparesNarrowly) }
    return percent
  }

  package static let faults: [Fault] = [
    .keepsTheVerdict, .comparesNarrowly,
    .stays(
      "MP-3",
      "Velocity is ignored: a short flick reverts, and a drag that ends downward finishes.",
      cure: "set rule=flick-or-half", lesson: "Recognize a flick by its velocity.",
      demonstration: Fault.Demonstration(
        "pan began; pan changed dy=-42.2; pan ended vy=-2000; run")),
    .stays(
      "MP-4", "A pan that begins outside every cell starts the interactor without a transition.",
      lesson: "Find what to present before you start the transition."),
    .showsTheCancelled, .presentsTwice, .leavesPhantoms, .cannotBeDismissed, .neverCompletes,
  ]
}

extension Fault {
  static let keepsTheVerdict = Fault(
    "MP-1", "The verdict is never reset, so a pan that lifts without moving uses the previous one.",
    healthy: "the verdict is reset when a pan begins, so this pan reverts",
    lesson: "Reset a gesture's state when the next gesture begins.",
    demonstration: Demonstration(
      "pan began; pan changed dy=-211; pan cancelled; run; pan began; pan ended; run"))
  static let comparesNarrowly = Fault(
    "MP-2", "The comparison uses 32-bit numbers, so exactly 10 % finishes.",
    healthy: "64-bit numbers are compared, and the verdict is the opposite",
    lesson: "Rounding matters most at thresholds.",
    demonstration: Demonstration("pan began; pan changed dy=-84.4; pan ended; run"))
  static let showsTheCancelled = Fault(
    "MP-5",
    "The completions ignore the outcome: after a cancellation the detail is no longer hidden. Nothing "
      + "of it is visible, because it is removed together with the container.",
    healthy: "the completions receive the outcome, and the detail stays hidden",
    lesson: "In every completion, check whether the transition was cancelled.",
    demonstration: Demonstration("pan began; pan changed dy=-42.2; pan ended; run"))
  static let presentsTwice = Fault(
    "MP-6", "A pan during a transition requests a second presentation, which is refused.",
    healthy: "the pan is ignored until the transition ends",
    lesson: "Check that no transition is in flight before you start another.",
    demonstration: Demonstration("tap on=card; wait 0.1; pan began; pan ended; run"))
  static let leavesPhantoms = Fault(
    "MP-7",
    "The phantoms remain in the container, in front of the detail; as snapshots, they let touches "
      + "through.",
    healthy: "the completion removes the phantoms",
    lesson: "Remove every view that you add to a container.")
  static let cannotBeDismissed = Fault(
    "MP-8", "There is a dismissal animation, but no input starts it.",
    healthy: "a tap dismisses the detail",
    lesson: "Provide a way to dismiss everything that you present.",
    demonstration: Demonstration("tap on=card; run; tap on=detail; run"))
  static let neverCompletes = Fault(
    "MP-9",
    "A guard returns if a view is missing, without completing the transition: the container stays in "
      + "front and takes every touch.",
    healthy: "every path completes the transition",
    lesson: "Call `completeTransition` on every path, also if a view is missing.",
    source:
      "presentation styles that keep the presenting view, so that the context's `from` is nil",
    demonstration: Demonstration("tap on=card; run; tap on=card"))
}

// MARK: - Pictures

extension DiveDeeper {
  /// The photo, the title, and the text of the detail, where the elements end.
  package func shownParts(on stage: Stage) -> [ShownView] {
    guard let detail = stage.view(named: "detail").flatMap({ elements.shownView($0, on: stage) }),
      let corner = detail.corners.first
    else { return [] }
    func part(_ frame: Rect2D, _ role: ViewRole, _ text: String) -> ShownView {
      Furniture.part(
        Rect2D(
          x: frame.x + corner.x, y: frame.y + corner.y, width: frame.width, height: frame.height),
        role, text, alpha: detail.alpha, depth: detail.depth)
    }
    let width = stage.screen.width
    return [
      part(Rect2D(width: width, height: 320), .image, "Oslo"),
      part(Rect2D(x: 24, y: 344, width: 300, height: 42), .text, "A week in May"),
      part(Rect2D(x: 24, y: 400, width: width - 48, height: 24), .text, "Nine hours of light more"),
      part(Rect2D(x: 24, y: 428, width: width - 48, height: 24), .text, "than in the winter."),
    ]
  }
}

// MARK: - Invariants

extension DiveDeeper {
  package static let invariants: [SceneInvariant<DiveDeeper>] = [
    .always(
      "verdict", "A held transition would finish exactly if its last move is past the threshold."
    ) { scene, stage in
      guard scene.hold == .transition, stage[scene.transition].isUnderWay else { return true }
      return scene.interactor.shouldFinish == scene.interactor.isPast
    },
    .always("holds-what-it-presents", "A pan that begins on a card holds the card's transition.") {
      scene, _ in scene.hold != .empty || scene.interactor.cell == nil
    },
    .atRest("no-transition", "No transition is waiting for its end.") { scene, stage in
      !scene.isStuck && !stage[scene.transition].isUnderWay
    },
    .atRest("detail-hidden", "The detail is hidden exactly if it isn't presented.") { scene, _ in
      scene.plan.isBasic || scene.elements.hidesPresented == !scene.elements.isPresented
    },
    .atRest("no-stand-ins", "No stand-in is left in the container.") { scene, stage in
      let container = stage.context(of: scene.transition).container
      return !scene.elements.models.contains { container.contains($0.standIn) }
    },
  ]
}
