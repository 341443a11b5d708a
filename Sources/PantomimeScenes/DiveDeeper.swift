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

  private let models: [TransformModel]
  private let list: ViewID
  private let detail: ViewID
  private let fade: ViewID
  let transition: TransitionID
  private let height: Double
  private var threshold: Double
  private var cap: Double
  private(set) var showsDetail = false
  /// Whether the present or last transition leads to the detail.
  private(set) var isPresenting = true
  private(set) var elementsAreHidden = false
  private(set) var detailIsHidden = true
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
    let screen = options.size("screen")
    let whole = Rect(width: screen.width, height: screen.height)
    let width = screen.width - 2 * Self.margin
    guard width > 0 else {
      throw OptionProblem(
        option: "screen",
        problem: "a card needs room: choose a width above \(Numerals.text(2 * Self.margin))")
    }
    height = screen.height
    threshold = options.number("threshold")
    cap = options.number("cap")
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
    do throws(OutOfRange) {
      var transition = try PercentDrivenTransition(
        duration: options.number("duration"),
        timing: .damped(
          ratio: options.number("damping-ratio"), velocity: options.number("initial-velocity")),
        scrubCurve: .init(rawValue: options.word("scrub-curve")) ?? .linear)
      try transition.setCompletion(
        speed: options.number("completion-speed"), curve: options.timing("completion-curve"))
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

  package var state: String { showsDetail ? "detail" : "list" }

  package mutating func changed(_ options: SceneOptions, on stage: inout Stage) {
    threshold = options.number("threshold")
    cap = options.number("cap")
    // The option takes no speed that would be refused.
    try? stage.setCompletion(
      of: transition, speed: options.number("completion-speed"),
      curve: options.timing("completion-curve"))
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
    if !finished, stage.fault("MP-5", healthy: "the detail stays hidden, as it was cancelled") {
      detailIsHidden = false
    } else {
      detailIsHidden = !showsDetail
    }
    elementsAreHidden = false
    let leaves =
      showsDetail && stage.fault("MP-7", healthy: "the phantoms are removed at the completion")
    if !leaves { stage.dropContainer(of: transition) }
  }
}

// MARK: - Gestures

extension DiveDeeper {
  package mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    if pan.state == .began { return begin(pan, on: &stage) }
    guard hold != .none else { return }
    switch pan.state {
    case .possible, .began, .failed: break
    case .changed: move(by: pan.translation, on: &stage)
    case .ended, .cancelled: letGo(pan, on: &stage)
    }
  }

  private mutating func begin(_ pan: Pan, on stage: inout Stage) {
    hold = .none
    guard !showsDetail || stage[transition].isUnderWay else {
      return ignore("the detail covers the list", on: &stage)
    }
    if stage[transition].isUnderWay,
      !stage.fault("MP-6", healthy: "the pan is ignored until the transition ends")
    {
      return ignore("a transition is under way", on: &stage)
    }
    hold = .empty
    interactor.hasStarted = true
    if !stage.has(fault: "MP-1") { interactor.shouldFinish = false }
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

  private func ignore(_ reason: Reason, on stage: inout Stage) {
    stage.record(.panIgnored, reason: reason)
  }

  /// The cell under the finger: the card is the only one.
  private func cell(under pan: Pan, on stage: Stage) -> Int? {
    if let location = pan.location {
      return stage.shown(models[0].view, .frame).contains(location) ? 0 : nil
    }
    guard let view = pan.view.flatMap({ stage.view(named: $0) }) else { return 0 }
    return models.contains { $0.view == view } ? 0 : nil
  }

  private mutating func move(by translation: Vector, on stage: inout Stage) {
    let raw = max(-translation.dy / height, 0)
    let exact = min(raw, cap)
    let percent = stage.has(fault: "MP-2") ? Double(min(Float(raw), Float(cap))) : exact
    stage.raw = raw
    interactor.shouldFinish = percent > threshold
    interactor.isStale = false
    if interactor.shouldFinish != (exact > threshold) {
      _ = stage.fault("MP-2", healthy: "64-bit numbers are compared, and the verdict is the other")
    }
    if hold == .transition { stage.update(transition, to: percent) }
  }

  private mutating func letGo(_ pan: Pan, on stage: inout Stage) {
    interactor.hasStarted = false
    let isHeld = hold == .transition
    hold = .none
    guard isHeld else { return }
    let lift = lift(pan, on: stage)
    if interactor.isStale, !lift.isCancelled {
      _ = stage.fault("MP-1", healthy: "the verdict is reset as a pan begins, and it goes back")
    }
    let rule = LastVerdict(shouldFinish: interactor.shouldFinish, threshold: threshold)
    let decision = stage.decide(lift, by: rule, [.number("raw", stage.raw ?? 0)])
    if decision.completes { stage.finish(transition) } else { stage.cancel(transition) }
  }

  package func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? {
    hold == .transition ? lift(pan, on: stage) : nil
  }

  private func lift(_ pan: Pan, on stage: Stage) -> LiftOff {
    LiftOff(
      progress: stage[transition].percent, velocity: -pan.velocity.dy, distance: height,
      crossVelocity: pan.velocity.dx, isCancelled: pan.state != .ended && pan.state.isOver)
  }

  package var tappable: [String] { ["card", "detail"] }

  package mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    let dismisses = view == "detail"
    let reason: Reason
    if stage[transition].isUnderWay {
      reason = "a transition is under way"
    } else if dismisses != showsDetail {
      reason = dismisses ? "the detail is not shown" : "the detail covers the card"
    } else if dismisses, stage.fault("MP-8", healthy: "a tap dismisses the detail") {
      reason = "nothing is described that would dismiss the detail"
    } else {
      return lead(toDetail: !dismisses, interactive: false, on: &stage)
    }
    stage.record(.tapIgnored, nil, [.word("on", view)], reason: reason)
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
      "the last verdict was \(shouldFinish ? "more than" : "not more than") "
        + "\(Numerals.text(threshold)); the velocity is not asked")
  }
}
