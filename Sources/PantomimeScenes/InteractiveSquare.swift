package import PantomimeKit

/// Two squares: a tap moves the blue square away permanently; a finger drags the yellow square
/// between two places.
///
/// The yellow square's animator lives as long as the scene and gets new animations for every run.
/// The animator is only scrubbed and continued, never started; after a release, the remaining
/// distance takes the same short time, however long it is.
package struct InteractiveSquare: TwoStateScene, PanHandling {
  package static let name = "interactive-square"
  package static let dynamicAnimators: [String]? = []
  package static let summary = "A pan drags a square between two places; a threshold decides."
  package static let shows: Insight? = Insight(
    """
    An animator moves the yellow square, so a finger can hold it; a view animation moves the blue one, \
    which can't be held. An animator is inactive, active or stopped.
    """,
    type:
      "scene interactive-square; pan began; show animator.state; pan changed dx=100; show yellow.x")
  package static let examples = [
    "pan began; pan changed dx=70; pan ended", "run", "tap on=blue; run",
  ]
  package static let places = (home: "start", out: "end")

  private static let size = Size2D(width: 100, height: 100)

  private let blue: ViewID
  private let blueAnimator: AnimatorID
  private let yellow: ViewID
  package var transition: InteractiveTransition
  /// The positions of the yellow square: on the right, and on the left after a run there and back.
  private let right: Double
  private let left: Double
  /// The distance of the current run, in points.
  private var movement = 0.0

  package init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    right = stage.screen.width - Self.size.width - 2 * (try options[Self.padding])
    left = try options[Self.returnInset]
    try OptionError.require(
      right >= left + 1, "screen",
      "the places must be at least a point apart: choose a width of at least "
        + Numerals.text(left + 1 + stage.screen.width - right))
    // These frames come from the storyboard.
    yellow = stage.addView(
      "yellow", laidOut: Rect2D(x: 20, y: 408, Self.size), .x(0))
    blue = stage.addView("blue", laidOut: Rect2D(x: 20, y: 179, Self.size), .x(0))
    stage.furnish(yellow, nil, "yellow")
    stage.furnish(blue, nil, "blue")
    stage.addGesture(.pan("yellow"), on: yellow)
    transition = InteractiveTransition(
      of: stage.addAnimator("yellow", try Animator(options)), direction: .right,
      travel: Self.size.width)
    blueAnimator = stage.addViewAnimation("blue", try Animator(duration: 1))
  }

  package func pose(
    at place: InteractiveTransition.Place, by animator: AnimatorID, on stage: Stage
  ) -> Pose {
    [yellow: [.x(place == .out ? right : left)]]
  }

  package mutating func begin(on stage: inout Stage) throws(Misuse) {
    if transition.isInFlight(on: stage) { return }
    movement = ((transition.destination == .out ? right : left) - stage[yellow, .x]).magnitude
    measure(&stage)
    try fill(transition.animator, on: &stage)
  }

  /// Sets the finger's travel that corresponds to the full distance.
  private mutating func measure(_ stage: inout Stage) {
    let width = stage[Self.denominator] == .screen ? stage.screen.width : Self.size.width
    transition.travel = stage[Self.followsFinger] ? max(1, movement) : width
  }

  /// Applies the options; those of a held square wait for the next pan, so that the square doesn't
  /// jump under the finger.
  package mutating func optionsDidChange(_ options: SceneOptions, on stage: inout Stage) {
    if !transition.isHolding { measure(&stage) }
  }

  /// Returns the place of the yellow square on the screen; with IA-2, it can be stranded between the
  /// two places.
  package func stateOnScreen(movedBy animator: AnimatorID, on stage: Stage) -> String? {
    guard animator == transition.animator else { return nil }
    let x = stage.shown(yellow, .x)
    func isAt(_ place: Double) -> Bool { (x - place).magnitude < 0.5 }
    if isAt(right) { return Self.places.out }
    return isAt(0) || isAt(left) ? Self.places.home : "x \(Numerals.text(x, decimals: 0))"
  }

  package var tappable: [String] { ["blue"] }

  package mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    try stage.addAnimations(
      to: blueAnimator, [blue: [.x(stage.screen.width - 2 * Self.size.width)]])
    try stage.start(blueAnimator)
  }

  package mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    let isCaught = stage[transition.animator].isRunning
    if isCaught, stage.shouldCommit(.stopsWhatIsCaught) {
      try stage.stop(transition.animator, withoutFinishing: true)
    }
    try begin(on: &stage)
    measure(&stage)
    try transition.begin(on: &stage)
    if isCaught, stage.shouldCommit(.beginsAtNought) { transition.startOver() }
  }

  package mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    let share = transition.share(of: pan.translation, on: stage)
    let losesSign =
      share < 0
      && stage.shouldCommit(
        .losesTheSign, healthy: "the progress is \(Numerals.text(share))")
    try transition.update(translation: losesSign ? -pan.translation : pan.translation, on: &stage)
  }

  /// Completes the run if the progress is at or above the threshold, regardless of the velocity;
  /// the remaining distance takes the same time from every position.
  package mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    let rule = PositionRule(threshold: stage[Self.threshold], includesThreshold: true)
    let decision = transition.decide(pan, by: rule, [.number("vx", pan.velocity.dx)], on: &stage)
    if pan.state.isCancelled, stage[Self.cancel] == .snap {
      try stage.stop(transition.animator, withoutFinishing: false)
      try stage.finish(transition.animator, at: .start)
    } else {
      try transition.end(decision, timing: .linear, durationFactor: stage[Self.factor], on: &stage)
    }
  }

  // MARK: - Options and paths

  enum Denominator: String, CaseIterable { case square, screen }
  enum Cancellation: String, CaseIterable { case snap, `return` }

  private static let threshold = OptionKey.share(
    "threshold", 0.5, isLive: true, "The progress at or above which a release completes.")
  private static let factor = OptionKey.number(
    "factor", 0...100, .fraction, standard: 0.2, isLive: true,
    "The duration after lift-off, as a fraction of the full one; 0 keeps the remaining time.")
  private static let denominator = OptionKey<Denominator>.choice(
    "denominator", isLive: true, "The view whose width is the distance for a full drag.")
  private static let padding = OptionKey.points(
    "padding", 20, "The padding on either side, in points.")
  private static let returnInset = OptionKey.points(
    "return-inset", 20, "The end of a round trip, relative to its start.")
  private static let followsFinger = OptionKey.flag(
    "follow-finger", isLive: true,
    "Whether the square stays under the finger; overrides `denominator`.")
  private static let cancel = OptionKey<Cancellation>.choice(
    "cancel", isLive: true,
    "How the square returns after a cancelled pan: with a jump, or with an animation.")

  package static let options: [SceneOption] = [
    .screen, OptionKey.duration(1).option, OptionKey.timing(.linear, "linear").option,
    threshold.option, factor.option,
    denominator.option, padding.option, returnInset.option, followsFinger.option, cancel.option,
    .faults(faults),
  ]

  package static let paths: [ScenePath<InteractiveSquare>] = ["yellow", "blue"].map {
    .frame($0, summary: "The frame of the \($0) square on screen.")
  }
}

// MARK: - Faults

// The faults of the tutorial that this scene is based on; the scene's corrected code reports where
// each fault would occur.
extension InteractiveSquare {
  static let faults: [Fault] = [
    .losesTheSign, .stopsWhatIsCaught, .beginsAtNought,
    .stays(
      "IA-4", "Velocity is ignored: a fast, short flick reverts.",
      cure: "set rule=flick-or-half", lesson: "A threshold of position alone misses flicks.",
      demonstration: Fault.Demonstration("pan began; pan changed dx=30; pan ended vx=2000; run")),
    .stays(
      "IA-5", "A round trip ends 20 points from where it started.", cure: "return-inset=0",
      lesson: "A view's position already includes its margin; don't add it again.",
      demonstration: Fault.Demonstration(
        "pan began; pan changed dx=60; pan ended; run; pan began; "
          + "pan changed dx=-60; pan ended; run")),
    .stays(
      "IA-6", "Progress is the translation over the square's width: the square outruns the finger.",
      cure: "follow-finger=yes",
      lesson: "Divide the translation by the distance that the view travels.",
      demonstration: Fault.Demonstration("pan began; pan changed dx=100")),
    .stays(
      "IA-7", "The blue square never returns: a second tap animates to where it already is.",
      lesson: "Toggle the target, or the second tap has no effect."),
    .stays(
      "IA-8", "The scene doesn't clamp the fraction; the animator does.",
      lesson: "Clamp the fraction at its ends, or add resistance."),
    .stays(
      "IA-9", "A cancelled drag snaps back without an animation.", cure: "cancel=return",
      lesson: "Animate a cancellation, too.",
      demonstration: Fault.Demonstration("pan began; pan changed dx=40; pan cancelled; run")),
    Fault(
      "IA-10",
      "An animator that was reversed and continued with a factor is reused; on devices, its "
        + "later runs slow down.",
      lesson: "Create an animator for each run; `set quirks=slow-reuse` shows the defect.",
      effect: .elsewhere("`set quirks=slow-reuse` shows it")),
  ]
}

extension Fault {
  static let losesTheSign = Fault(
    "IA-1",
    "Dragged left from its left end, the square moves right: the code uses the translation's "
      + "magnitude without its sign.", lesson: "Keep the sign of a translation.")
  static let stopsWhatIsCaught = Fault(
    "IA-2",
    "A grab in flight stops the animator: no completion runs, and a release that reverts "
      + "strands the square where it was grabbed.",
    healthy: "the run is paused and continues from there",
    lesson: "To grab an animation in flight, pause its animator; don't stop it.",
    demonstration: Demonstration(
      "pan began; pan changed dx=60; pan ended; wait 0.1; pan began; pan ended; run"))
  static let beginsAtNought = Fault(
    "IA-3", "A grab in flight starts at 0 again, so the next move jumps.",
    healthy: "the translation adds to the fraction reached",
    lesson: "Add the fraction already reached to the next drag.",
    demonstration: Demonstration(
      "pan began; pan changed dx=60; pan ended; wait 0.1; pan began; "
        + "pan changed dx=1; pan ended; run"))
}

// MARK: - Pictures

extension InteractiveSquare {
  /// Returns how a picture displays a square, in the color that its name says.
  package func shownView(_ view: ViewID, on stage: Stage) -> ShownView? {
    stage.shownView(view) { stage.frameOnScreen(of: $0) }?
      .showing(nil, stage.name(of: view), color: view == yellow ? .yellow : .blue)
  }
}

// MARK: - Invariants

extension InteractiveSquare {
  package static let invariants: [SceneInvariant<InteractiveSquare>] = [
    .always("between-places", "The yellow square stays between its places.") { scene, stage in
      let x = stage.shown(scene.yellow, .x)
      return x > min(0, scene.left) - 0.01 && x < scene.right + 0.01
    },
    .followsFinger(
      "under-finger", "The held square follows the finger: never backward, and without a jump.",
      growing: .right, component: "x"
    ) { scene, stage in
      guard scene.transition.isHolding, scene.transition.travel > 0 else { return nil }
      return HeldNumber(
        scene.yellow, stage.shown(scene.yellow, .x),
        gain: max(1, scene.movement / scene.transition.travel))
    },
    .atRest("no-animator", "No animator is active.") { scene, stage in
      !scene.transition.isInFlight(on: stage)
    },
    .atRest("at-a-place", "The yellow square is at one of its places.") { scene, stage in
      let state = scene.stateOnScreen(movedBy: scene.transition.animator, on: stage)
      return state == places.home || state == places.out
    },
  ]
}
