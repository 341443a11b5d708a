package import PantomimeKit

/// A player that floats in a corner and fills the screen when it is pulled up.
///
/// Whatever was dragged, a release sends it off as a fresh spring, over the whole duration, with the
/// finger's velocity (S6, S17).
package struct FloatingPlayer: Scene {
  package static let name = "floating-player"
  package static let summary = "A floating player is pulled to full screen and back, by a spring."

  /// From the thumbnail's place to the right and the bottom edge, in points (seed scene 11.7).
  private static let room = Size(width: 136, height: 250)

  private let player: ViewID
  private let animator: AnimatorID
  private let gesture: GestureID
  private let screen: Size
  private let dampingRatio: Double

  private var place = Place.thumbnail
  /// The fraction when the finger took hold.
  private var carried = 0.0
  /// Whether the pan recogniser is on.
  private var isPanEnabled = true
  /// Whether the present touch came down while it was off.
  private var ignoresTouch = false

  private enum Place: String {
    case thumbnail, full
  }

  package init(_ options: SceneOptions, on stage: inout Stage) throws(OptionProblem) {
    screen = options.size("screen")
    guard screen.width >= Self.room.width, screen.height >= Self.room.height else {
      throw OptionProblem(
        option: "screen",
        problem: "the thumbnail needs room: choose at least \(OptionValue.size(Self.room).text)")
    }
    dampingRatio = options.number("damping-ratio")
    player = stage.addView("player", .frame(Self.frame(.thumbnail, on: screen)))
    gesture = stage.addGesture(.pan("player"), on: player)
    animator = stage.addAnimator(
      "player", try Animator(options, timing: .damped(ratio: dampingRatio)))
  }

  package var state: String { place.rawValue }

  private static func frame(_ place: Place, on screen: Size) -> Rect {
    switch place {
    case .thumbnail:
      Rect(x: screen.width - room.width, y: screen.height - room.height, width: 120, height: 160)
    case .full: Rect(width: screen.width, height: screen.height)
    }
  }
}

// MARK: - The transition

extension FloatingPlayer {
  private func fill(_ stage: inout Stage) throws(Misuse) {
    let player = player
    let target = Self.frame(place == .thumbnail ? .full : .thumbnail, on: screen)
    try stage.addAnimations(to: animator) { stage in stage[player, .frame] = target }
    stage.addCompletion(to: animator)
  }

  package mutating func completed(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    enablePan(true, on: &stage)
    guard position == .end else { return }
    place = place == .thumbnail ? .full : .thumbnail
    stage.record(.state, .word(place.rawValue), reason: "the completion ran at end")
  }
}

// MARK: - The pan

extension FloatingPlayer {
  package mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    if pan.state == .began {
      ignoresTouch = !isPanEnabled
      if ignoresTouch { ignorePan(&stage) }
    }
    guard !ignoresTouch else { return }
    switch pan.state {
    case .began: try takeHold(pan, on: &stage)
    case .changed: try scrub(by: pan.translation.dy, on: &stage)
    case .ended: try letGo(pan, on: &stage)
    case .cancelled, .failed:
      if stage.fault("FP-2", healthy: "a cancelled pan goes back") {
        try scrub(by: pan.translation.dy, on: &stage)
      } else {
        try letGo(pan, on: &stage)
      }
    case .possible: break
    }
  }

  private mutating func takeHold(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    let wasHeld = stage[animator].isPaused
    if stage[animator].activity == .inactive { try fill(&stage) }
    try stage.pause(animator)
    carried = stage[animator].fraction(at: stage.now)
    if stage.fault("FP-2", healthy: "the fraction is assigned once the finger moves") {
      // Nothing is carried by the published code: what a cancelled pan left behind is forgotten.
      if wasHeld { carried = 0 }
      try scrub(by: pan.translation.dy, on: &stage)
    }
  }

  /// Moves the fraction by the finger's share of half the screen, short of either end.
  private func scrub(by dy: Double, on stage: inout Stage) throws(Misuse) {
    let goesUp = (place == .thumbnail) != stage[animator].isReversed
    let fraction = carried + (goesUp ? -dy : dy) / (screen.height / 2)
    stage.raw = fraction
    try stage.scrub(animator, to: min(max(fraction, 0.001), 0.999))
  }

  /// Completes by a flick, or after a third of the screen; a fresh spring takes it there.
  private mutating func letGo(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    let lift = lift(pan, on: stage)
    // A third of the screen is two thirds of the half that the whole way takes.
    var rule = FlickRule(
      speed: 100, position: PositionRule(threshold: 2.0 / 3, includesThreshold: true))
    rule.backward = .infinity
    let decision = stage.decide(lift, by: rule, [.number("vy", pan.velocity.dy)])
    let velocity = lift.isCancelled ? 0 : decision.completes ? lift.velocity : -lift.velocity
    try stage.setReversed(animator, !decision.completes)
    try stage.letGo(
      animator, timing: .damped(ratio: dampingRatio, velocity: velocity / 100), factor: 1)
    enablePan(!stage.has(fault: "FP-1"), on: &stage)
  }

  private mutating func enablePan(_ isOn: Bool, on stage: inout Stage) {
    isPanEnabled = isOn
    stage.setEnabled(gesture, isOn)
  }

  /// A recogniser that is off hears of no finger; the player itself does.
  package mutating func touched(
    _ view: ViewID, _ touch: Touch, on stage: inout Stage
  ) throws(Misuse) {
    if touch.phase == .down, !isPanEnabled { ignorePan(&stage) }
  }

  private func ignorePan(_ stage: inout Stage) {
    if stage.fault("FP-1", healthy: "the player is caught where it is") {
      stage.record(.panIgnored, reason: "the recognizer is off until the completion")
    }
  }

  package func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? {
    ignoresTouch ? nil : lift(pan, on: stage)
  }

  private func lift(_ pan: Pan, on stage: Stage) -> LiftOff {
    let isReversed = stage[animator].isReversed
    return LiftOff(
      progress: stage[animator].progress(at: stage.now),
      velocity: place == .thumbnail ? -pan.velocity.dy : pan.velocity.dy,
      distance: screen.height / 2, crossVelocity: pan.velocity.dx,
      startProgress: isReversed ? 1 - carried : carried, isReversed: isReversed,
      isCancelled: pan.state != .ended && pan.state.isOver)
  }
}

// MARK: - Options and paths

extension FloatingPlayer {
  package static let options: [SceneOption] = [
    .screen, .duration(0.5),
    SceneOption(
      "damping-ratio", .number(0.01...1, .fraction), standard: .number(0.8),
      "The damping ratio of the spring."),
    .faults([
      Fault(
        "FP-1",
        "The recognizer is off from a release to the completion: a grab in flight is "
          + "ignored.",
        lesson: "A transition that cannot be caught makes the user wait."),
      Fault(
        "FP-2", "Began and cancelled are treated as a change: a cancelled pan never finishes.",
        lesson: "Every state of a gesture needs an answer of its own."),
    ]),
  ]

  package static let paths: [ScenePath<FloatingPlayer>] = [
    ScenePath("pan.enabled", "Whether the pan recognizer is on.", value: { .flag($0.isPanEnabled) })
  ]
}
