package import PantomimeKit

/// A sheet that is pulled up from the bottom: the handler that the city guide's descends from.
///
/// Three animators make one transition: a spring moves the sheet, and one title fades in while the
/// other fades out, these two scrubbed in time rather than in progress (S2). Whether a transition is
/// under way is asked before another is begun, which the city guide forgets.
package struct Popup: Scene {
  package static let name = "popup"
  package static let summary = "A sheet is pulled up or pushed down, with three animators at once."

  private let sheet: ViewID
  private let overlay: ViewID
  private let openTitle: ViewID
  private let closedTitle: ViewID
  private let sheetAnimator: AnimatorID
  /// Those of the titles: the one that fades in, and the one that fades out.
  private let inAnimator: AnimatorID
  private let outAnimator: AnimatorID
  private let offset: Double
  private let height: Double
  private let screen: Size
  private let hasInstantPan: Bool

  private var place = Place.closed
  /// The fractions when the finger took hold, as the animators are listed.
  private var held: [Double] = [0, 0, 0]

  private enum Place: String {
    case closed, open
  }

  private static let y = Property<Double>("y", .points)

  package init(_ options: SceneOptions, on stage: inout Stage) throws(OptionProblem) {
    offset = options.number("offset")
    height = options.number("height")
    screen = options.size("screen")
    hasInstantPan = options.flag("instant-pan")
    sheet = stage.addView("sheet", Self.y(offset), .cornerRadius(0))
    stage.addGesture(.pan("sheet", PanTraits(beginsAtTouchDown: hasInstantPan)), on: sheet)
    overlay = stage.addView("overlay", .alpha(0))
    openTitle = stage.addView("open-title", .alpha(0))
    closedTitle = stage.addView("closed-title", .alpha(1))
    let spring = Timing.damped(ratio: options.number("damping-ratio"))
    sheetAnimator = stage.addAnimator("sheet", try Animator(options, timing: spring))
    var fade = try Animator(options, timing: .easeIn)
    fade.scrubsLinearly = false
    inAnimator = stage.addAnimator("in", fade)
    fade = try Animator(options, timing: .easeOut)
    fade.scrubsLinearly = false
    outAnimator = stage.addAnimator("out", fade)
  }

  package var state: String { place.rawValue }

  package func frameOnScreen(of view: ViewID, on stage: Stage) -> Rect? {
    // The titles lie in the sheet, which gets their touches, and the overlay takes none.
    guard view == sheet else { return nil }
    return Rect(
      x: 0, y: screen.height - height + stage.shown(sheet, Self.y),
      width: screen.width, height: height)
  }

  private var animators: [AnimatorID] { [sheetAnimator, inAnimator, outAnimator] }
}

// MARK: - The transition

extension Popup {
  /// Shows what one of the animators brings about, or what there was before it.
  private func show(_ animator: AnimatorID, reached: Bool, on stage: inout Stage) {
    let opens = place == .closed
    switch animator {
    case sheetAnimator:
      let isOpen = opens == reached
      stage[sheet, Self.y] = isOpen ? 0 : offset
      stage[sheet, .cornerRadius] = isOpen ? 20 : 0
      stage[overlay, .alpha] = isOpen ? 0.5 : 0
    case inAnimator: stage[opens ? openTitle : closedTitle, .alpha] = reached ? 1 : 0
    default: stage[opens ? closedTitle : openTitle, .alpha] = reached ? 0 : 1
    }
  }

  private func fill(_ animator: AnimatorID, on stage: inout Stage) throws(Misuse) {
    let scene = self
    try stage.addAnimations(to: animator) { stage in
      scene.show(animator, reached: true, on: &stage)
    }
    if animator == sheetAnimator { stage.addCompletion(to: animator) }
  }

  /// Fills the three animators, unless a transition is under way.
  private func begin(_ stage: inout Stage) throws(Misuse) {
    guard stage[sheetAnimator].activity == .inactive else { return }
    for animator in animators {
      if stage[animator].activity == .active {
        // A title still fading after the sheet has come home is there at once; our choice.
        let end: Position = stage[animator].isReversed ? .start : .end
        try stage.stop(animator, finishing: true)
        try stage.finish(animator, at: end)
      }
      try fill(animator, on: &stage)
    }
  }

  package mutating func completed(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    guard animator == sheetAnimator, position == .end else { return }
    place = place == .closed ? .open : .closed
    stage.record(.state, .word(place.rawValue), reason: "the sheet's completion ran at end")
  }
}

// MARK: - Gestures

extension Popup {
  package mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    switch pan.state {
    case .began: try catchSheet(&stage)
    case .changed: try scrub(by: pan.translation.dy, on: &stage)
    case .ended, .cancelled, .failed: try letGo(pan, on: &stage)
    case .possible: break
    }
  }

  private mutating func catchSheet(_ stage: inout Stage) throws(Misuse) {
    let isGrab = stage[sheetAnimator].activity == .active
    try begin(&stage)
    for animator in animators {
      if isGrab, stage[animator].activity == .inactive { try revive(animator, on: &stage) }
      try stage.pause(animator)
    }
    held = animators.map { stage[$0].fraction(at: stage.now) }
  }

  /// Takes a title that was there before the sheet back into the transition, so that it can still be
  /// turned round with it.
  private func revive(_ animator: AnimatorID, on stage: inout Stage) throws(Misuse) {
    show(animator, reached: false, on: &stage)
    try fill(animator, on: &stage)
    try stage.setReversed(animator, stage[sheetAnimator].isReversed)
    try stage.scrub(animator, to: 1)
  }

  private func scrub(by dy: Double, on stage: inout Stage) throws(Misuse) {
    let goesUp = (place == .closed) != stage[sheetAnimator].isReversed
    let share = (goesUp ? -dy : dy) / offset
    stage.raw = held[0] + share
    for (animator, fraction) in zip(animators, held) {
      try stage.scrub(animator, to: fraction + share)
    }
  }

  /// Chooses the direction by the velocity alone, and continues over the time that is left.
  private func letGo(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    let lift = lift(pan, on: stage)
    let decision = stage.decide(lift, by: SignRule(), [.number("vy", pan.velocity.dy)])
    for animator in animators { try stage.setReversed(animator, !decision.completes) }
    try stage.letGo(sheetAnimator)
    for title in [inAnimator, outAnimator] { try stage.continueAnimation(title) }
  }

  package func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? { lift(pan, on: stage) }

  private func lift(_ pan: Pan, on stage: Stage) -> LiftOff {
    let isReversed = stage[sheetAnimator].isReversed
    return LiftOff(
      progress: stage[sheetAnimator].progress(at: stage.now),
      velocity: place == .closed ? -pan.velocity.dy : pan.velocity.dy,
      distance: offset, crossVelocity: pan.velocity.dx,
      startProgress: isReversed ? 1 - held[0] : held[0], isReversed: isReversed,
      isCancelled: pan.state != .ended && pan.state.isOver)
  }

  package var tappable: [String] { ["sheet"] }

  /// An instant pan is there as the finger comes down: a tap catches the sheet and lets it go.
  ///
  /// Without one it starts a transition, unless one is under way.
  package mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    if hasInstantPan {
      try catchSheet(&stage)
      try letGo(Pan(state: .ended), on: &stage)
    } else if stage[sheetAnimator].activity != .inactive {
      stage.record(.tapIgnored, nil, [.word("on", view)], reason: "a transition is under way")
    } else {
      try begin(&stage)
      for animator in animators { try stage.start(animator) }
    }
  }
}

// MARK: - Options and paths

extension Popup {
  package static let options: [SceneOption] = [
    .screen,
    SceneOption(
      "height", .number(1...10_000, .points), standard: .number(500), "How high the sheet is."),
    SceneOption(
      "offset", .number(1...10_000, .points), standard: .number(440),
      "How far down the closed sheet is."),
    .duration(1),
    SceneOption(
      "damping-ratio", .number(0.01...1, .fraction), standard: .number(1),
      "The damping ratio of the spring that moves the sheet."),
    SceneOption(
      "instant-pan", .flag, standard: .flag(true),
      "Whether the pan begins as the finger comes down, so that a tap is one."),
  ]

  package static let paths: [ScenePath<Popup>] = [
    ScenePath("sheet.frame", "The frame of the sheet as shown.") { scene, stage in
      scene.frameOnScreen(of: scene.sheet, on: stage).map { .rect($0) } ?? .absent
    }
  ]
}
