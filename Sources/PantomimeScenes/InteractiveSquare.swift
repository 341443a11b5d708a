package import PantomimeKit

/// Two squares: a tap sends the blue one off for good; the yellow one is dragged between two places.
///
/// The yellow square's animator lives as long as the scene and is refilled for every run. It is
/// only ever scrubbed; once let go, what is left takes the same short time, wherever it stands.
package struct InteractiveSquare: Scene {
  package static let name = "interactive-square"
  package static let summary = "A square is dragged between two places and let go at a threshold."

  /// How wide the squares are, in points.
  private static let side = 100.0
  /// Where the views are laid out, in points: the storyboard's margin and tops.
  private static let blueFrame = Rect(x: 20, y: 179, width: side, height: side)
  private static let yellowFrame = Rect(x: 20, y: 408, width: side, height: side)
  private static let x = Property<Double>("x", .points)

  private let blue: ViewID
  private let blueAnimator: AnimatorID
  private let yellow: ViewID
  private let animator: AnimatorID
  private let screenWidth: Double
  /// The translations of the right rest place, and of the left one after a round trip.
  private let right: Double
  private let left: Double
  private var settings: Settings

  /// What the article calls `position`: the place the yellow square rests at.
  private var place = Place.start
  /// Where the present run began.
  private var runStart = 0.0
  /// The fraction when the finger took hold.
  private var carried = 0.0

  private enum Place: String {
    case start, end
  }

  /// The options that can change while the scene runs.
  private struct Settings: Sendable {
    let threshold: Double
    let factor: Double
    let measuresByScreen: Bool
    let followsFinger: Bool
    let snapsOnCancel: Bool

    init(_ options: SceneOptions) {
      threshold = options.number("threshold")
      factor = options.number("factor")
      measuresByScreen = options.word("denominator") == "screen"
      followsFinger = options.flag("follow-finger")
      snapsOnCancel = options.word("cancel") == "snap"
    }
  }

  package init(_ options: SceneOptions, on stage: inout Stage) throws(OptionProblem) {
    settings = Settings(options)
    screenWidth = options.size("screen").width
    right = screenWidth - (Self.side + 2 * options.number("padding"))
    left = options.number("return-inset")
    guard right >= left + 1 else {
      throw OptionProblem(
        option: "screen",
        problem: "the way between the two places must be at least a point: choose a width from "
          + Numerals.text(left + 1 + screenWidth - right))
    }
    yellow = stage.addView("yellow", Self.x(0))
    blue = stage.addView("blue", Self.x(0))
    stage.addGesture(.pan("yellow"), on: yellow)
    animator = stage.addAnimator("yellow", try Animator(options))
    blueAnimator = stage.addViewAnimation("blue", try Self.viewAnimation)
    stage.principal = animator
  }

  package var state: String { place.rawValue }

  package func frameOnScreen(of view: ViewID, on stage: Stage) -> Rect? {
    var frame = view == blue ? Self.blueFrame : Self.yellowFrame
    frame.x += stage.shown(view, Self.x)
    return frame
  }

  package mutating func changed(_ options: SceneOptions, on stage: inout Stage) {
    settings = Settings(options)
  }

  /// `UIView.animate` for a second, with its default curve.
  private static var viewAnimation: Animator {
    get throws(OptionProblem) { try Animator(SceneOptions([.duration(1)]), timing: .easeInOut) }
  }
}

// MARK: - Running

extension InteractiveSquare {
  /// Fills the animator for the run to the other place.
  private mutating func fill(_ stage: inout Stage) throws(Misuse) {
    let (yellow, target) = (yellow, place == .start ? right : left)
    runStart = stage[yellow, Self.x]
    try stage.addAnimations(to: animator) { stage in stage[yellow, Self.x] = target }
    stage.addCompletion(to: animator)
  }

  /// Starts the run to the other place, or resumes the one that is held.
  package mutating func start(after delay: Double?, on stage: inout Stage) throws(Misuse) {
    // A delay that is none is refused before anything is filled.
    if stage[animator].activity == .inactive, delay ?? 0 >= 0 { try fill(&stage) }
    try stage.start(animator, after: delay)
  }

  package mutating func completed(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    guard animator == self.animator, position == .end else { return }
    place = place == .start ? .end : .start
    stage.record(.state, .word(place.rawValue), reason: "the completion ran at end")
  }

  package var tappable: [String] { ["blue"] }

  package mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    let (blue, target) = (blue, screenWidth - 2 * Self.side)
    try stage.addAnimations(to: blueAnimator) { stage in stage[blue, Self.x] = target }
    try stage.start(blueAnimator)
  }
}

// MARK: - The pan on the yellow square

extension InteractiveSquare {
  package mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    switch pan.state {
    case .began: try takeHold(&stage)
    case .changed: try scrub(by: pan.translation.dx, on: &stage)
    case .ended, .cancelled, .failed: try letGo(pan, on: &stage)
    case .possible: break
    }
  }

  private mutating func takeHold(_ stage: inout Stage) throws(Misuse) {
    let isGrab = stage[animator].isRunning
    if stage[animator].activity == .inactive {
      try fill(&stage)
    } else if isGrab, stage.fault("IA-2", healthy: "the run is held, and goes on from there") {
      try stage.stop(animator, finishing: false)
      try fill(&stage)
    }
    try stage.pause(animator)
    // Read after the pause: only now does the fraction tell progress (A76).
    carried = stage[animator].fraction(at: stage.now)
    if isGrab, stage.fault("IA-3", healthy: "the finger adds to the fraction reached") {
      carried = 0
    }
  }

  /// Moves the fraction by the finger's share of the way, counted in the direction of travel (A79).
  private func scrub(by dx: Double, on stage: inout Stage) throws(Misuse) {
    let goesRight = (place == .start) != stage[animator].isReversed
    var share = (goesRight ? dx : -dx) / way(on: stage)
    if share < 0, stage.fault("IA-1", healthy: "the share of the way is \(Numerals.text(share))") {
      share = -share
    }
    stage.raw = carried + share
    try stage.scrub(animator, to: carried + share)
  }

  /// How far the finger moves for the whole way, in points.
  private func way(on stage: Stage) -> Double {
    if settings.followsFinger { return max(1, (stage[yellow, Self.x] - runStart).magnitude) }
    return settings.measuresByScreen ? screenWidth : Self.side
  }

  /// Completes from the threshold on, whatever the velocity, over the same time from everywhere.
  private func letGo(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    let lift = lift(pan, on: stage)
    let rule = PositionRule(threshold: settings.threshold, includesThreshold: true)
    let decision = stage.decide(lift, by: rule, [.number("vx", pan.velocity.dx)])
    if lift.isCancelled && settings.snapsOnCancel {
      try stage.stop(animator, finishing: true)
      try stage.finish(animator, at: .start)
    } else {
      try stage.setReversed(animator, !decision.completes)
      try stage.letGo(animator, timing: .linear, factor: settings.factor)
    }
  }

  package func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? { lift(pan, on: stage) }

  private func lift(_ pan: Pan, on stage: Stage) -> LiftOff {
    let isReversed = stage[animator].isReversed
    return LiftOff(
      progress: stage[animator].progress(at: stage.now),
      velocity: place == .start ? pan.velocity.dx : -pan.velocity.dx,
      distance: way(on: stage), crossVelocity: pan.velocity.dy,
      startProgress: isReversed ? 1 - carried : carried, isReversed: isReversed,
      isCancelled: pan.state != .ended && pan.state.isOver)
  }
}

// MARK: - Options, paths and faults

extension InteractiveSquare {
  package static let options: [SceneOption] = [
    .screen, .duration(1), .timing(.linear, "linear"),
    SceneOption(
      "threshold", .number(0...1, .fraction), standard: .number(0.5), isLive: true,
      "The share of the way from which a lift-off completes."),
    SceneOption(
      "factor", .number(0...100, .fraction), standard: .number(0.2), isLive: true,
      "The share of the duration that the rest takes; 0 is the time that is left."),
    SceneOption(
      "denominator", .word(["square", "screen"]), standard: .word("square"), isLive: true,
      "Whose width the finger moves for the whole way."),
    SceneOption(
      "padding", .number(0...10_000, .points), standard: .number(20),
      "The space taken off the way on either side."),
    SceneOption(
      "return-inset", .number(0...10_000, .points), standard: .number(20),
      "Where a round trip ends, counted from the place it began at."),
    SceneOption(
      "follow-finger", .flag, standard: .flag(false), isLive: true,
      "Whether the square stays under the finger, whatever the denominator."),
    SceneOption(
      "cancel", .word(["snap", "return"]), standard: .word("snap"), isLive: true,
      "Whether a cancelled pan goes back at once, or by the animator."),
    .faults(faults),
  ]

  package static let paths: [ScenePath<InteractiveSquare>] = [
    ScenePath("yellow.frame", "The frame of the yellow square as shown.") { scene, stage in
      scene.frameOnScreen(of: scene.yellow, on: stage).map { .rect($0) } ?? .absent
    },
    ScenePath("blue.frame", "The frame of the blue square as shown.") { scene, stage in
      scene.frameOnScreen(of: scene.blue, on: stage).map { .rect($0) } ?? .absent
    },
  ]

  private static let faults: [Fault] = [
    Fault(
      "IA-1",
      "Dragged left from the left place, the square goes right: the translation's size "
        + "is taken, not its sign.",
      lesson: "A mapping from finger to fraction has a sign."),
    Fault(
      "IA-2",
      "A grab in flight stops the animator: no completion runs, and a release that goes "
        + "back strands the square where it was grabbed.",
      lesson: "Stopping gives a run up, pausing holds it."),
    Fault(
      "IA-3", "A grab in flight begins at 0 again, so that the next move jumps.",
      lesson: "What has been covered is carried into the next drag."),
    Fault(
      "IA-4", "The velocity is ignored: a fast short flick goes back.",
      lesson: "A threshold alone does not see a flick.",
      effect: .stays(cure: "set rule=flick-or-half")),
    Fault(
      "IA-5", "A round trip ends 20 points from where it began.",
      lesson: "A translation is relative: a margin that the view has must not be added again.",
      effect: .stays(cure: "return-inset=0")),
    Fault(
      "IA-6", "The finger's way is measured by the square's own width, so the square outruns it.",
      lesson: "Measure the finger by the way the view really goes.",
      effect: .stays(cure: "follow-finger=yes")),
    Fault(
      "IA-7", "The blue square never returns: a second tap animates to where it already is.",
      lesson: "A target that is set, not toggled, is reached once.", effect: .stays()),
    Fault(
      "IA-8", "The fraction is not clamped by the scene; the animator does it.",
      lesson: "Beyond its ends a fraction is dead: clamp it, or let it resist.", effect: .stays()),
    Fault(
      "IA-9", "A cancelled drag snaps back without an animation.",
      lesson: "Cancelled is not ended, but it can be shown just as well.",
      effect: .stays(cure: "cancel=return")),
    Fault(
      "IA-10",
      "An animator that has been reversed and continued with a factor is used again; on "
        + "devices its later runs were seen to slow down.",
      lesson: "Make a new animator for each run; `set quirks=slow-reuse` shows the defect.",
      effect: .elsewhere("`set quirks=slow-reuse` shows it")),
  ]
}
