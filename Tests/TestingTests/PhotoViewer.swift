import PantomimeKit

/// A photo that a pan upwards or downwards turns and carries away, or that springs back.
struct PhotoViewer: Scene {
  static let name = "photo-viewer"
  static let summary = "A photo is swiped away."
  static let states = ["shown", "dismissed"]
  static let events = [EventKind("photo dismissed", "The photo has left the screen.")]

  private(set) var state = "shown"
  private let photo: ViewID
  private var grab: Grab

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionProblem) {
    let frame = Rect(x: 20, y: 200, width: 350, height: 350)
    photo = stage.addView("photo", .frame(frame), .rotation(0), .alpha(1))
    grab = Grab(
      of: stage.addAnimator("dismissal", try Animator(lasting: 0.4, timing: .easeOut)),
      out: .up, over: 240, returns: false)
    stage.addGesture(.pan("swipe"), on: photo)
  }

  mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    if !grab.isUnderWay(on: stage) {
      let photo = photo
      try stage.addAnimations(to: grab.animator) { stage in
        stage[photo, .frame].y -= 600
        stage[photo, .rotation] = -10
        stage[photo, .alpha] = 0
      }
      try stage.start(grab.animator)
    }
    try grab.takeHold(on: &stage)
  }

  mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try grab.scrub(by: pan.translation, on: &stage)
  }

  mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try grab.letGo(pan, by: NamedRule.steep, on: &stage)
  }

  func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? {
    grab.isHolding ? grab.liftOff(pan, on: stage) : nil
  }

  mutating func completed(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    guard grab.completed(animator, at: position) else { return }
    state = "dismissed"
    stage.record(Self.events[0])
  }
}
