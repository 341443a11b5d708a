import PantomimeKit

/// A photo that an upward or downward pan rotates and carries off screen, or that springs back.
struct PhotoViewer: TransitionScene, PanHandling {
  static let name = "photo-viewer"
  static let summary = "A photo is swiped away."
  static let states = ["shown", "dismissed"]
  static let events = [EventKind("photo dismissed", summary: "The photo has left the screen.")]

  private(set) var state = "shown"
  private let photo: ViewID
  private var transition: InteractiveTransition

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    let frame = Rect2D(x: 20, y: 200, width: 350, height: 350)
    photo = stage.addView("photo", .frame(frame), .rotation(0), .alpha(1))
    transition = InteractiveTransition(
      of: stage.addAnimator("dismissal", try Animator(duration: 0.4, timing: .easeOut)),
      direction: .up, travel: 240, isReversible: false)
    stage.addGesture(.pan("swipe"), on: photo)
  }

  mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    if !transition.isInFlight(on: stage) {
      let away = Rect2D(x: 20, y: -400, width: 350, height: 350)
      try stage.addAnimations(
        to: transition.animator, [photo: [.frame(away), .rotation(-10), .alpha(0)]])
      try stage.start(transition.animator)
    }
    try transition.begin(on: &stage)
  }

  mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try transition.update(translation: pan.translation, on: &stage)
  }

  mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try transition.end(pan, rule: .steep, on: &stage)
  }

  func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? {
    transition.isHolding ? transition.liftOff(pan, on: stage) : nil
  }

  mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    guard transition.animatorDidComplete(animator, at: position) else { return }
    state = "dismissed"
    stage.record(Self.events[0])
  }
}
