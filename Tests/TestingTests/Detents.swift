import PantomimeTesting

/// A sheet with three detents under a rule of its own, and a map that slides between two places.
struct Detents: ConnectedScene {
  static let name = "three-detents"
  static let options: [SceneOption] = [.screen]
  var connections = Connections(state: name)

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    let sheet = stage.addView("sheet", .frame(Rect2D(y: 400, width: 390, height: 744)))
    let map = stage.addView("map", .frame(Rect2D(width: 390, height: 100)), .x(0))
    let pull = stage.addGesture(.pan("pull"), on: sheet)
    stage.setAxisRule(.vertical, for: pull)
    let slide = stage.addGesture(.pan("slide"), on: map)
    stage.setAxisRule(.horizontal, for: slide)
    try connections.connect(
      pull.moves(sheet[.frame.y], toAnchors: [100, 400, 700], rule: .overLimit), on: &stage)
    try connections.connect(slide.moves(map[.x], toAnchors: [0, 100]), on: &stage)
  }
}

extension NamedRule {
  /// A release that is faster than a limit moves by one detent; any other one goes to the nearest.
  static let overLimit = NamedRule(
    "over-limit", "A fast release moves one detent, a slow one to the nearest.",
    RuleParameter("speed", 600, in: 0...5000, .pointsPerSecond, summary: "A fast one.")
  ) { OverLimit(speed: $0) }
}

private struct OverLimit: CompletionRule {
  let speed: Double
  var scope: RuleScope { .anchors }

  func choose(_ lift: LiftOff) -> Decision {
    let (below, above) = lift.around(lift.position)
    let fast = lift.velocity.magnitude - speed
    guard fast > 0 else {
      return Decision(
        lift.nearest(to: lift.position), lift, by: .velocity, margin: -fast, .pointsPerSecond,
        "it is slow")
    }
    return Decision(
      lift.velocity > 0 ? above : below, lift, by: .velocity, margin: fast, .pointsPerSecond,
      "it is fast")
  }
}

/// A card that a pan lifts by 400 points, and that stays up past half of the distance.
struct HalfCard: TransitionScene, PanHandling {
  static let name = "half-card"
  let card: ViewID
  var transition: InteractiveTransition

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    card = stage.addView("card", .frame(Rect2D(x: 20, y: 500, width: 350, height: 200)))
    transition = InteractiveTransition(
      of: stage.addAnimator("lift", try Animator(duration: 0.5)), direction: .up, travel: 400)
    stage.addGesture(.pan("pull"), on: card)
  }
  mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try stage.addAnimations(
      to: transition.animator, [card: [.frame(Rect2D(x: 20, y: 100, width: 350, height: 200))]])
    try transition.begin(on: &stage)
  }
  mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try transition.update(translation: pan.translation, on: &stage)
  }
  mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try transition.end(pan, rule: .half, on: &stage)
  }
}
