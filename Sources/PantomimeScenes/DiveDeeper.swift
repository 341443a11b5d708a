package import PantomimeKit

/// A card that becomes a full-screen detail: a custom transition, driven by percent while an upward
/// pan lasts.
///
/// Stand-ins grow in a container of their own, the real views are hidden meanwhile. What the pan
/// came to at its last movement decides; a velocity is never asked. No repository of it was
/// published, so the geometry is our choice.
package struct DiveDeeper: Scene {
  package static let name = "dive-deeper"
  package static let summary =
    "A card opens by a tap or by an upward pan that drives it by percent."
  package static let tries = ["tap on=card; wait 0.2", "run", "tap on=detail; run"]

  private let models: [TransformModel]
  private let list: ViewID
  private let detail: ViewID
  private let fade: ViewID
  let transition: TransitionID
  private let height: Double
  private(set) var showsDetail = false
  /// Whether the present or last transition leads to the detail.
  private(set) var isPresenting = true
  private(set) var elementsAreHidden = false
  var detailIsHidden = true
  private(set) var interactor = Interactor()
  /// Whose the pan is that is under way.
  private var hold = Hold.none

  struct Interactor {
    var hasStarted = false
    var shouldFinish = false
    /// Whether that is the verdict of an earlier pan.
    var isStale = false
    var cell: Int?
  }

  private enum Hold {
    /// Nobody's: it is ignored to its end.
    case none
    /// The handler's, but it moves no transition.
    case empty
    /// The transition's.
    case transition
  }

  package init(_ options: SceneOptions, on stage: inout Stage) throws(OptionProblem) {
    let screen = stage.screen
    let whole = Rect(width: screen.width, height: screen.height)
    let width = screen.width - 2 * Self.margin
    try OptionProblem.unless(
      width > 0, "screen",
      "a card needs room: choose a width above \(Numerals.text(2 * Self.margin))")
    height = screen.height
    transition = stage.addTransition("detail", try Self.transition(options))
    list = stage.addView("list", .frame(whole))
    models = [
      TransformModel(
        "card", from: Rect(x: Self.margin, y: 240, width: width, height: 280), to: whole,
        radius: 16, in: list, on: &stage),
      TransformModel(
        "image", from: Rect(x: Self.margin, y: 240, width: width, height: 192),
        to: Rect(width: screen.width, height: 320), in: list, on: &stage),
      TransformModel(
        "title", from: Rect(x: 40, y: 448, width: 200, height: 28),
        to: Rect(x: 24, y: 344, width: 300, height: 42), in: list, on: &stage),
    ]
    // As pictures and labels are, so that a finger on them is on the card.
    for model in models.dropFirst() { stage.setUserInteraction(model.view, isEnabled: false) }
    detail = stage.addView("detail", .frame(whole))
    fade = stage.addView("fade", .alpha(0))
    stage.addGesture(.pan("list"), on: list)
    stage.meantPanView = models[0].view
  }

  /// Space beside the card, in points.
  private static let margin = 24.0

  private static func transition(
    _ options: SceneOptions
  ) throws(OptionProblem) -> PercentDrivenTransition {
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
      // No other option takes anything that would be refused.
      throw OptionProblem(
        option: "completion-curve", problem: "its \(error.parameter) must be \(error.allowed)")
    }
  }

  package func frameOnScreen(of view: ViewID, on stage: Stage) -> Rect? {
    let isHidden =
      view == detail
      ? !showsDetail || detailIsHidden
      : elementsAreHidden && models.contains { $0.view == view }
    return isHidden ? nil : stage.frameOnScreen(of: view)
  }

  package static let states = ["list", "detail"]
  package static let stateVerbs = [
    StateVerb("list", "dismisses"), StateVerb("detail", "presents"),
  ]
  package var state: String { showsDetail ? "detail" : "list" }

  package mutating func changed(_ options: SceneOptions, on stage: inout Stage) {
    // The option takes no speed that would be refused.
    try? stage.setCompletion(
      of: transition, speed: stage[Self.completionSpeed], curve: stage[Self.completionCurve])
  }
}

// MARK: - The transition

extension DiveDeeper {
  /// Leads to the detail, or back to the list.
  private mutating func lead(toDetail: Bool, interactive: Bool, on stage: inout Stage) {
    isPresenting = toDetail
    elementsAreHidden = true
    detailIsHidden = true
    for model in models {
      model.place(inDetail: !toDetail, on: &stage)
      model.decorate(inDetail: !toDetail, on: &stage)
    }
    stage[fade, .alpha] = toDetail ? 0 : 1
    let target = toDetail ? detail : list
    stage.insert(target, into: transition)
    stage.insert(fade, into: transition, below: toDetail ? target : nil)
    for model in models { stage.insert(model.phantom, into: transition) }
    stage.begin(
      transition, interactive: interactive, from: toDetail ? list : detail, to: target
    ) { stage in
      stage[fade, .alpha] = toDetail ? 1 : 0
      for model in models { model.place(inDetail: toDetail, on: &stage) }
      for model in models { model.decorate(inDetail: toDetail, on: &stage) }
    }
    stage.record(
      toDetail ? .detailPresented : .detailDismissed, nil, [.flag("interactive", interactive)])
  }

  package mutating func transitionEnded(
    _ transition: TransitionID, finished: Bool, on stage: inout Stage
  ) {
    showsDetail = isPresenting == finished
    detailIsHidden = !showsDetail
    elementsAreHidden = false
    if !finished, stage.commits(.showsTheCancelled) { detailIsHidden = false }
    if showsDetail, stage.commits(.leavesPhantoms) { return }
    stage.dropContainer(of: transition)
  }
}

// MARK: - Gestures

extension DiveDeeper {
  package mutating func panBegan(_ pan: Pan, on stage: inout Stage) {
    hold = .none
    guard !showsDetail || stage[transition].isUnderWay else {
      return ignore(.cause("covered"), "the detail covers the list", on: &stage)
    }
    if stage[transition].isUnderWay, !stage.commits(.presentsTwice) {
      return ignore(.cause("moving"), "a transition is under way", on: &stage)
    }
    hold = .empty
    interactor.hasStarted = true
    if !stage.has(.keepsTheVerdict) { interactor.shouldFinish = false }
    interactor.isStale = interactor.shouldFinish
    interactor.cell = cell(under: pan, on: stage)
    if interactor.cell == nil {
      stage.record(.noCell, reason: "the pan has started, but there is nothing to present")
    } else if stage[transition].isUnderWay {
      stage.record(
        .presentationRefused, reason: "a transition is under way, and goes on undisturbed")
    } else {
      hold = .transition
      lead(toDetail: true, interactive: interactor.hasStarted, on: &stage)
    }
  }

  private func ignore(_ cause: Event.Field, _ reason: Reason, on stage: inout Stage) {
    stage.record(.panIgnored, nil, [cause], reason: reason)
  }

  /// The cell under the finger: the card is the only one.
  private func cell(under pan: Pan, on stage: Stage) -> Int? {
    if let location = pan.location {
      return stage.shown(models[0].view, .frame).contains(location) ? 0 : nil
    }
    guard let view = pan.view.flatMap({ stage.view(named: $0) }) else { return 0 }
    return models.contains { $0.view == view } ? 0 : nil
  }

  package mutating func panChanged(_ pan: Pan, on stage: inout Stage) {
    guard hold != .none else { return }
    let raw = max(-pan.translation.dy / height, 0)
    stage.raw = raw
    let isNarrow = stage.has(.comparesNarrowly)
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
    if interactor.isStale, !lift.isCancelled { stage.tell(.keepsTheVerdict) }
    let rule = LastVerdict(
      shouldFinish: interactor.shouldFinish, threshold: stage[Self.threshold])
    let decision = stage.decide(lift, by: rule, [.number("raw", stage.raw ?? 0)])
    if decision.completes { stage.finish(transition) } else { stage.cancel(transition) }
  }

  package func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? {
    hold == .transition ? lift(pan, on: stage) : nil
  }

  private func lift(_ pan: Pan, on stage: Stage) -> LiftOff {
    LiftOff(
      progress: stage[transition].percent, velocity: -pan.velocity.dy, distance: height,
      crossVelocity: pan.velocity.dx, isCancelled: pan.state.isCancelled)
  }

  package static let tapping = "a tap presents the detail, or dismisses it"

  package var tappable: [String] { ["card", "detail"] }

  package mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    let dismisses = view == "detail"
    let (cause, reason): (String, Reason)
    if stage[transition].isUnderWay {
      (cause, reason) = ("moving", "a transition is under way")
    } else if dismisses != showsDetail {
      (cause, reason) =
        dismisses
        ? ("closed", "the detail is not shown") : ("covered", "the detail covers the card")
    } else if dismisses, stage.commits(.cannotBeDismissed) {
      (cause, reason) = ("missing", "nothing is described that would dismiss the detail")
    } else {
      return lead(toDetail: !dismisses, interactive: false, on: &stage)
    }
    stage.record(.tapIgnored, nil, [.word("on", view), .cause(cause)], reason: reason)
  }
}

/// The verdict of the last movement counts, and nothing else is asked.
private struct LastVerdict: CompletionRule {
  let shouldFinish: Bool
  let threshold: Double

  func decide(_ lift: LiftOff) -> Decision {
    Decision(
      shouldFinish ? .complete : .revert, lift, by: .position,
      margin: (lift.progress - threshold).magnitude, .fraction,
      Grounds(shouldFinish ? 1 : 0, threshold) { shouldFinish, threshold, _, _ in
        "the last verdict was \(shouldFinish == 1 ? "more than" : "not more than") "
          + "\(Numerals.text(threshold)); the velocity is not asked"
      })
  }
}
