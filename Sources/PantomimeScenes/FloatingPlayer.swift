import PantomimeKit

/// A player that floats in a corner and fills the screen when it is pulled up.
///
/// At any progress, a release starts a new spring over the whole duration, with the finger's
/// velocity (S6, S17).
struct FloatingPlayer: TwoStateScene {
  static let name = "floating-player"
  static let dynamicAnimators: [String]? = []
  static let summary = "A pan pulls a floating player to full screen and back; a spring settles it."
  static let examples = ["flick up on=player", "run", "flick down on=player; run"]
  static let places = (home: "thumbnail", out: "full")
  static let stateVerbs = [
    StateVerb("thumbnail", "minimizes", noun: "minimization"),
    StateVerb("full", "expands", noun: "expansion"),
  ]

  /// The distances from the thumbnail's origin to the right edge and to the bottom edge of the
  /// screen, in points (seed scene 11.7).
  private static let room = Size2D(width: 136, height: 250)

  private let player: ViewID
  let gesture: GestureID
  private let dampingRatio: Double
  var transition: InteractiveTransition
  /// Whether the pan recognizer is enabled.
  var isPanEnabled = true
  /// Whether the current touch began while the recognizer was disabled.
  private var ignoresTouch = false

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    let screen = stage.screen
    try OptionError.require(
      screen.width >= Self.room.width && screen.height >= Self.room.height, "screen",
      "the thumbnail needs more room: choose at least \(OptionValue.size(Self.room))")
    dampingRatio = try options[Self.damping]
    player = stage.addView("player", .frame(Self.frame(.home, on: screen)))
    stage.furnish(player, .image, "Night Drive ▶")
    gesture = stage.addGesture(.pan("player"), on: player)
    let animator = try Animator(options, timing: .damped(ratio: dampingRatio))
    // A drag over half the screen height covers the full distance.
    transition = InteractiveTransition(
      of: stage.addAnimator("player", animator), direction: .up, travel: screen.height / 2)
  }

  private static func frame(_ place: InteractiveTransition.Place, on screen: Size2D) -> Rect2D {
    switch place {
    case .home:
      Rect2D(x: screen.width - room.width, y: screen.height - room.height, width: 120, height: 160)
    case .out: Rect2D(width: screen.width, height: screen.height)
    }
  }

  /// The library over which the player floats.
  func shownParts(on stage: Stage) -> [ShownView] {
    let (screen, top) = (stage.screen, 84.0)
    let list = Rect2D(y: top, width: screen.width, height: max(screen.height - top, 0))
    let rows = Furniture.rows(
      in: list, offset: 0, count: 12, height: 64, screen: screen, showing: Furniture.songs)
    let bar = Furniture.part(Rect2D(width: screen.width, height: top), .bar, "Library")
    return ([bar] + rows).map { part in
      var part = part
      part.depth = -1
      return part
    }
  }

  func pose(
    at place: InteractiveTransition.Place, by animator: AnimatorID, on stage: Stage
  ) -> Pose {
    [player: [.frame(Self.frame(place, on: stage.screen))]]
  }

  mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    enablePan(true, on: &stage)
    guard transition.animatorDidComplete(animator, at: position) else { return }
    stage.record(.state, .word(state), reason: "the completion ran at end")
  }
}

// MARK: - The pan

extension FloatingPlayer: PanHandling {
  mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    ignoresTouch = !isPanEnabled
    if ignoresTouch { return ignorePan(&stage) }
    let wasHeld = stage[transition.animator].isPaused
    try holdRun(on: &stage)
    if stage.shouldCommit(
      .knowsOnlyChanges, healthy: "the fraction is assigned when the finger moves")
    {
      // The progress isn't kept: any progress that remains after a canceled pan is dropped.
      if wasHeld { transition.startOver() }
      try panChanged(pan, on: &stage)
    }
  }

  /// Moves the fraction by the finger's progress, but never to either end.
  mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    if ignoresTouch { return }
    try transition.update(translation: pan.translation, within: 0.001...0.999, on: &stage)
  }

  /// Completes after a flick, or if the finger has moved by a third of the screen; a new spring
  /// takes over.
  mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    if ignoresTouch { return }
    // A third of the screen is two thirds of the travel of a full run, which is half the screen.
    var rule = FlickRule(
      speed: 100, position: PositionRule(threshold: 2.0 / 3, includesThreshold: true))
    rule.backward = .infinity
    let lift = transition.liftOff(pan, on: stage)
    let decision = transition.decide(pan, by: rule, [.number("vy", pan.velocity.dy)], on: &stage)
    let velocity = lift.isCancelled ? 0 : decision.completes ? lift.velocity : -lift.velocity
    let spring = Timing.damped(ratio: dampingRatio, velocity: velocity / 100)
    try transition.end(decision, timing: spring, durationFactor: 1, on: &stage)
    enablePan(!stage.isFaultEnabled(.cannotBeCaught), on: &stage)
  }

  mutating func panCancelled(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    if !ignoresTouch, stage.shouldCommit(.knowsOnlyChanges) {
      try panChanged(pan, on: &stage)
    } else {
      try panEnded(pan, on: &stage)
    }
  }

  private mutating func enablePan(_ isOn: Bool, on stage: inout Stage) {
    isPanEnabled = isOn
    stage.setEnabled(gesture, isOn)
  }

  func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? {
    ignoresTouch ? nil : transition.liftOff(pan, on: stage)
  }
}

// MARK: - Faults

extension FloatingPlayer {
  /// Records a touch that the disabled recognizer doesn't receive, although the player does.
  mutating func touched(
    _ view: ViewID, _ touch: Touch, on stage: inout Stage
  ) throws(Misuse) {
    if touch.phase == .down, !isPanEnabled { ignorePan(&stage) }
  }

  private func ignorePan(_ stage: inout Stage) {
    stage.report(.cannotBeCaught)
    stage.record(
      .panIgnored, nil, [.cause("disabled")],
      reason: "the recognizer is disabled until the completion")
  }
}

extension Fault {
  static let cannotBeCaught = Fault(
    "FP-1",
    "The recognizer is disabled from a release to the completion: a grab in flight is "
      + "ignored.",
    healthy: "the player is caught where it is",
    lesson: "Let the user grab a transition in flight.",
    demonstration: Demonstration(
      "pan began; pan changed dy=-211; pan ended vy=0; wait 0.1; pan began; "
        + "pan changed dy=-42.2; pan ended vy=-100; run"))
  static let knowsOnlyChanges = Fault(
    "FP-2",
    "The states `.began` and `.cancelled` are treated as `.changed`: a cancelled pan never finishes.",
    healthy: "a cancelled pan reverts",
    lesson: "Handle each gesture state separately.",
    demonstration: Demonstration("pan began; pan changed dy=-380; pan cancelled; run"))
}

// MARK: - Options and paths

extension FloatingPlayer {
  private static let damping = OptionKey.dampingRatio(
    0.8, "The damping ratio of the spring.")

  static let options: [SceneOption] = [
    .screen, OptionKey.duration(0.5).option, damping.option,
    .faults([.cannotBeCaught, .knowsOnlyChanges]),
  ]

  static let paths: [ScenePath<FloatingPlayer>] = [
    ScenePath(
      "pan.enabled", summary: "Whether the pan is enabled.", value: { .flag($0.isPanEnabled) }
    )
  ]
}

// MARK: - Invariants

extension FloatingPlayer {
  static let invariants: [SceneInvariant<FloatingPlayer>] = [
    .always("catchable", "The player's pan is enabled, also in flight.") { scene, _ in
      scene.isPanEnabled
    },
    .atRest("no-animator", "No animator is active.") { scene, stage in
      !scene.transition.isInFlight(on: stage)
    },
    .atRest("as-shown", "The player's frame is that of its state.") { scene, stage in
      let (shown, place) = (
        stage.shown(scene.player, .frame), frame(scene.transition.place, on: stage.screen)
      )
      return (shown.x - place.x).magnitude < 0.01 && (shown.y - place.y).magnitude < 0.01
        && (shown.width - place.width).magnitude < 0.01
    },
  ]
}
