import PantomimeKit

/// A dot that is pulled to and fro, 100 points for the distance that the finger goes.
struct Puller: Scene {
  static let name = "puller"
  static let states: [String] = []
  static let summary = "A dot is pulled to and fro."

  static let direction = OptionKey<Direction>.choice(
    "direction", standard: .down, "Where a run leads out.")
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
  private(set) var grab: Grab

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionProblem) {
    let (direction, distance) = (try options[Self.direction], try options[Self.distance])
    let returns = try options[Self.returns]
    dots = [stage.addView("dot", Self.x(0)), stage.addView("shadow", Self.x(0))]
    let main = stage.addAnimator("main", try Animator(lasting: 1, timing: .linear))
    if try options[Self.follows] {
      let other = stage.addAnimator("other", try Animator(lasting: 1, timing: .linear))
      grab = Grab(of: main, other, out: direction, over: distance, returns: returns)
    } else {
      grab = Grab(of: main, out: direction, over: distance, returns: returns)
    }
  }

  var state: String { grab.place.rawValue }

  mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    if stage[grab.animator].activity == .inactive {
      let target = grab.destination == .out ? 100.0 : 0
      for (dot, animator) in zip(dots, grab.animators) {
        // Without a return the run leads out again, from where it began.
        if !grab.returns { stage[dot, Self.x] = 0 }
        try stage.addAnimations(to: animator) { stage in stage[dot, Self.x] = target }
        stage.addCompletion(to: animator)
      }
    }
    try grab.takeHold(on: &stage)
  }

  mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try grab.scrub(by: pan.translation, on: &stage)
  }

  mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    let timing = stage[Self.spring] ? Timing.damped(ratio: 1) : nil
    try grab.letGo(
      pan, by: PositionRule(), timing: timing, ifCancelled: stage[Self.keeps] ? .keep : .back,
      on: &stage)
  }

  mutating func completed(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    _ = grab.completed(animator, at: position)
  }

  static let paths: [ScenePath<Puller>] = [
    ScenePath("direction", "Where it leads out.", value: { .word($0.grab.direction.rawValue) }),
    ScenePath("distance", "How far the finger goes.", value: { .points($0.grab.distance) }),
    ScenePath("place", "Where it rests.", value: { .word($0.grab.place.rawValue) }),
    ScenePath("destination", "Where it leads.", value: { .word($0.grab.destination.rawValue) }),
    ScenePath("held", "Whether a finger has it.", value: { .flag($0.grab.isHolding) }),
  ]
}
