import PantomimeKit

/// A card that a pan drags up by 400 points, or that returns.
struct Lift: Scene {
  static let name = "lift"
  let card: ViewID
  var grab: Grab

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionProblem) {
    card = stage.addView("card", .frame(Rect(x: 20, y: 500, width: 350, height: 200)))
    grab = Grab(of: stage.addAnimator("lift", try Animator(lasting: 0.5)), out: .up, over: 400)
    stage.addGesture(.pan("pull"), on: card)
  }
  mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try stage.addAnimations(
      to: grab.animator, [card: [.frame(Rect(x: 20, y: 100, width: 350, height: 200))]])
    try grab.takeHold(on: &stage)
  }
  mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try grab.scrub(by: pan.translation, on: &stage)
  }
  mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try grab.letGo(pan, by: NamedRule.half, on: &stage)
  }
}
