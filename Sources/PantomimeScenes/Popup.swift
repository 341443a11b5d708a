import PantomimeKit

/// A sheet that is pulled up from the bottom, with the pan handler from which the city guide's was
/// developed.
///
/// Three animators form one transition: a spring moves the sheet, while one title fades in and the
/// other fades out. The titles are scrubbed by time rather than by progress (S2). Before a
/// transition starts, the scene checks whether another transition is in flight; the city guide
/// omits this check.
struct Popup: TwoStateScene {
  static let name = "popup"
  static let dynamicAnimators: [String]? = [rest]
  private static let rest = "fading-title"
  static let summary = "A pan pulls a sheet up or down and drives three animators together."
  static let shows: Insight? = Insight(
    """
    A guard ignores a second touch during a run, so each animator receives its animations only once, \
    unlike in the tutorial that the scene city-guide is based on (fault CG-1).
    """,
    type: "scene popup; tap on=sheet; wait 0.2; pan began; show completions")
  static let examples = [
    "tap on=sheet; run", "pan began; pan changed dy=60; pan ended vy=300", "run",
  ]
  static let places = (home: "closed", out: "open")
  static let stateVerbs = [
    StateVerb("closed", "closes", noun: "closing"), StateVerb("open", "opens", noun: "opening"),
  ]

  private let sheet: ViewID
  private let overlay: ViewID
  private let openTitle: ViewID
  private let closedTitle: ViewID
  /// The animator of the title that fades in; the sheet's animator is the leader, and the animator
  /// of the other title is a follower.
  private let inAnimator: AnimatorID
  var transition: InteractiveTransition

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    let offset = try options[Self.offset]
    let (height, screen) = (try options[Self.height], stage.screen)
    let hasInstantPan = try options[Self.instantPan]
    // The titles are in the sheet, so the sheet receives their touches. The overlay receives no
    // touches.
    let open = Rect2D(y: screen.height - height, width: screen.width, height: height)
    sheet = stage.addView("sheet", laidOut: open, .y(offset), .radius(0))
    stage.furnish(sheet, nil, " ")
    stage.addGesture(.pan("sheet", PanTraits(beginsAtTouchDown: hasInstantPan)), on: sheet)
    overlay = stage.addView("overlay", .alpha(0))
    openTitle = stage.addView("open-title", .alpha(0))
    closedTitle = stage.addView("closed-title", .alpha(1))
    stage.furnish(openTitle, .text, "Reviews")
    stage.furnish(closedTitle, .text, "Reviews")
    let spring = Timing.damped(ratio: try options[Self.damping])
    let leader = stage.addAnimator("sheet", try Animator(options, timing: spring))
    inAnimator = stage.addAnimator("in", try Self.fade(options, .easeIn))
    let outAnimator = stage.addAnimator("out", try Self.fade(options, .easeOut))
    transition = InteractiveTransition(
      of: leader, inAnimator, outAnimator, direction: .up, travel: offset)
  }

  private static func fade(
    _ options: SceneOptions, _ timing: Timing
  ) throws(OptionError) -> Animator {
    var fade = try Animator(options, timing: timing)
    fade.scrubsLinearly = false
    return fade
  }
}

// MARK: - The transition

extension Popup {
  func pose(
    at place: InteractiveTransition.Place, by animator: AnimatorID, on stage: Stage
  ) -> Pose {
    let isOpen = place == .out
    if animator == transition.animator {
      return [
        sheet: [.y(isOpen ? 0 : transition.travel), .radius(isOpen ? 20 : 0)],
        overlay: [.alpha(isOpen ? 0.5 : 0)],
      ]
    }
    // Each title animator moves either the title that fades in or the title that fades out.
    let movesOpenTitle = (animator == inAnimator) == (transition.destination == .out)
    return [movesOpenTitle ? openTitle : closedTitle: [.alpha(movesOpenTitle == isOpen ? 1 : 0)]]
  }

  mutating func begin(on stage: inout Stage) throws(Misuse) {
    if transition.isInFlight(on: stage) { return }
    for animator in transition.animators {
      if stage[animator].activity == .active { try goOnFading(animator, on: &stage) }
      try fill(animator, on: &stage)
    }
  }

  /// Replaces an animator that still fades a title after the sheet has settled with a view animation
  /// to the same end.
  ///
  /// The app creates new animators for each run, and an earlier one continues beside them (A210,
  /// A219). The ease-out of the rest is our choice.
  private func goOnFading(_ animator: AnimatorID, on stage: inout Stage) throws(Misuse) {
    let left = stage[animator].remaining(at: stage.now) ?? 0
    let titles = [openTitle, closedTitle]
    let targets = titles.map { stage[$0, .alpha] }
    try stage.stop(animator, withoutFinishing: true)
    for (title, target) in zip(titles, targets) where stage[title, .alpha] != target {
      let end = (title == openTitle) == (transition.place == .out) ? 1.0 : 0
      stage.animate(Self.rest, to: [title: [.alpha(end)]], duration: left, curve: .easeOut)
    }
  }

  mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    guard transition.animatorDidComplete(animator, at: position) else { return }
    stage.record(.state, .word(state), reason: "the sheet's completion ran at end")
  }
}

// MARK: - Gestures

extension Popup: PanHandling {
  mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    let isCaught = stage[transition.animator].activity == .active
    try begin(on: &stage)
    for animator in transition.animators {
      if isCaught, stage[animator].activity == .inactive { try revive(animator, on: &stage) }
      try stage.pause(animator)
    }
    try transition.begin(on: &stage)
  }

  /// Adds a title that has finished before the sheet to the transition again, so that the title can
  /// still be reversed together with the sheet.
  private func revive(_ animator: AnimatorID, on stage: inout Stage) throws(Misuse) {
    let before: InteractiveTransition.Place = transition.destination == .out ? .home : .out
    stage.show(pose(at: before, by: animator, on: stage))
    try fill(animator, on: &stage)
    try stage.setReversed(animator, stage[transition.animator].isReversed)
    try stage.setFractionComplete(animator, to: 1)
  }

  /// Chooses the direction by the velocity alone, and continues for the remaining time.
  mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try transition.update(translation: pan.translation, on: &stage)
  }

  mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try transition.end(pan, rule: SignRule(), [.number("vy", pan.velocity.dy)], on: &stage)
  }

  var tappable: [String] { ["sheet"] }

  /// Starts a transition, unless one is in flight.
  ///
  /// An instant pan claims the finger at touch-down, so the tap isn't recognized: the pan catches
  /// the sheet and releases it.
  mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    if transition.isInFlight(on: stage) {
      stage.record(
        .tapIgnored, nil, [.word("on", view), .cause("moving")],
        reason: "a transition is in flight")
    } else {
      try startRun(on: &stage)
    }
  }
}

// MARK: - Options and paths

extension Popup {
  private static let height = OptionKey.number(
    "height", 1...10_000, .points, standard: 500, "The height of the sheet.")
  private static let offset = OptionKey.number(
    "offset", 1...10_000, .points, standard: 440,
    "The distance of the closed sheet below the open one.")
  private static let damping = OptionKey.dampingRatio(
    1, "The damping ratio of the spring that moves the sheet.")
  private static let instantPan = OptionKey.flag(
    "instant-pan", standard: true,
    "Whether the pan begins at touch-down; a tap then counts as a pan.")

  static let options: [SceneOption] = [
    .screen, height.option, offset.option, OptionKey.duration(1).option, damping.option,
    instantPan.option,
  ]

  static let paths: [ScenePath<Popup>] = [
    .frame("sheet", summary: "The frame of the sheet on screen.")
  ]
}

// MARK: - Pictures

extension Popup {
  /// The map, the overlay, the titles, and the rows of the sheet.
  func shownParts(on stage: Stage) -> [ShownView] {
    let screen = stage.screen
    let dimming = Furniture.part(
      Rect2D(width: screen.width, height: screen.height), nil, "",
      alpha: stage.shown(overlay, .alpha), color: .black, depth: -1)
    guard let sheet = stage.frameOnScreen(of: sheet) else { return [] }
    func title(_ view: ViewID) -> ShownView {
      Furniture.part(
        Rect2D(x: sheet.x + sheet.width / 2 - 50, y: sheet.y + 12, width: 200, height: 36), .text,
        "Reviews", alpha: min(max(stage.shown(view, .alpha), 0), 1))
    }
    let handle = Rect2D(x: sheet.x + sheet.width / 2 - 18, y: sheet.y + 6, width: 36, height: 5)
    let list = Rect2D(
      x: sheet.x, y: sheet.y + 60, width: sheet.width, height: max(sheet.height - 60, 0))
    return Furniture.map(on: screen) + [dimming, Furniture.part(handle, .handle, "")]
      + [title(closedTitle), title(openTitle)]
      + Furniture.rows(
        in: list, offset: 0, count: 12, height: 56, screen: screen, showing: Furniture.reviews)
  }
}

// MARK: - Invariants

extension Popup {
  static let invariants: [SceneInvariant<Popup>] = [
    .followsFinger(
      "under-finger", "The held sheet never moves against the finger, nor farther than it.",
      growing: .down, component: "y"
    ) { scene, stage in
      guard scene.transition.isHolding else { return nil }
      return HeldNumber(scene.sheet, stage.shown(scene.sheet, .y))
    },
    .atRest("no-animator", "No animator is active.") { scene, stage in
      !scene.transition.animators.contains { stage[$0].activity == .active }
    },
    .atRest("as-shown", "The sheet is at the place of its state.") { scene, stage in
      let y = scene.transition.place == .out ? 0 : scene.transition.travel
      return (stage.shown(scene.sheet, .y) - y).magnitude < 0.01
    },
    .atRest("one-title", "Only the title of the state is visible.") { scene, stage in
      let isOpen = scene.transition.place == .out
      return stage.shown(scene.openTitle, .alpha) == (isOpen ? 1 : 0)
        && stage.shown(scene.closedTitle, .alpha) == (isOpen ? 0 : 1)
    },
  ]
}
