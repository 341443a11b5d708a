import PantomimeKit

/// A card that a pan drags up by 400 points.
struct Lift: TransitionScene, PanHandling {
  static let name = "lift"
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
