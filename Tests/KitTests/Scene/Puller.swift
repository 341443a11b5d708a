import PantomimeKit

/// A dot that is pulled to and fro, 100 points for the distance that the finger goes.
struct Puller: TransitionScene, PanHandling {
  static let name = "puller"
  static let states: [String] = []
  static let summary = "A dot is pulled to and fro."

  static let direction = OptionKey<Direction>.choice(
    "direction", standard: .down, "The target of a run outward.")
  static let distance = OptionKey.number(
    "distance", 1...10_000, .points, standard: 200, "How far the finger goes.")
  static let returns = OptionKey.flag(
    "returns", standard: true, "Whether the second run leads home.")
  static let keeps = OptionKey.flag(
    "keeps", standard: false, "Whether a cancelled pan keeps its direction.")
  static let follows = OptionKey.flag(
    "follows", standard: false, "Whether a shadow goes along.")
  static let spring = OptionKey.flag(
    "spring", standard: false, "Whether a spring takes it on.")
  static let options = [
    direction.option, distance.option, returns.option, keeps.option, follows.option, spring.option,
  ]

  private static let x = Property<Double>("x", .points)

  private let dots: [ViewID]
  private(set) var transition: InteractiveTransition

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    let (direction, distance) = (try options[Self.direction], try options[Self.distance])
    let returns = try options[Self.returns]
    dots = [stage.addView("dot", Self.x(0)), stage.addView("shadow", Self.x(0))]
    let main = stage.addAnimator("main", try Animator(duration: 1, timing: .linear))
    if try options[Self.follows] {
      let other = stage.addAnimator("other", try Animator(duration: 1, timing: .linear))
      transition = InteractiveTransition(
        of: main, other, direction: direction, travel: distance, isReversible: returns)
    } else {
      transition = InteractiveTransition(
        of: main, direction: direction, travel: distance, isReversible: returns)
    }
  }

  var state: String { transition.place.rawValue }

  mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    if stage[transition.animator].activity == .inactive {
      let target = transition.destination == .out ? 100.0 : 0
      for (dot, animator) in zip(dots, transition.animators) {
        // Without a return the run leads out again, from where it began.
        if !transition.isReversible { stage[dot, Self.x] = 0 }
        try stage.addAnimations(to: animator) { stage in stage[dot, Self.x] = target }
        stage.addCompletion(to: animator)
      }
    }
    try transition.begin(on: &stage)
  }

  mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try transition.update(translation: pan.translation, on: &stage)
  }

  mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    let timing = stage[Self.spring] ? Timing.damped(ratio: 1) : nil
    try transition.end(
      pan, rule: PositionRule(), timing: timing, ifCancelled: stage[Self.keeps] ? .keep : .back,
      on: &stage)
  }

  mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    _ = transition.animatorDidComplete(animator, at: position)
  }

  static let paths: [ScenePath<Puller>] = [
    ScenePath(
      "direction", summary: "The outward target.",
      value: { .word($0.transition.direction.rawValue) }),
    ScenePath(
      "distance", summary: "How far the finger goes.", value: { .points($0.transition.travel) }),
    ScenePath("place", summary: "At rest.", value: { .word($0.transition.place.rawValue) }),
    ScenePath(
      "destination", summary: "The current target.",
      value: { .word($0.transition.destination.rawValue) }),
    ScenePath(
      "held", summary: "Whether a finger has it.", value: { .flag($0.transition.isHolding) }),
  ]
}
