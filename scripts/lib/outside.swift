import PantomimeKit

/// A card that a spring lifts, and that a pan can hold.
struct Lift: TransitionScene, PanHandling {
  static let name = "lift"
  static let summary = "A card that a spring lifts."
  static let options: [SceneOption] = []
  static let paths: [ScenePath<Lift>] = []
  static let invariants = [
    SceneInvariant<Lift>.always("on-screen", "The card never leaves the screen.") { lift, stage in
      stage.shown(lift.card, .frame).y >= 0
    }
  ]
  private(set) var state = "down"
  let card: ViewID
  var transition: InteractiveTransition

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    card = stage.addView("card", .frame(Rect2D(x: 20, y: 600, width: 350, height: 200)))
    let animator = try Animator(duration: 0.5, timing: .damped(ratio: 0.5))
    transition = InteractiveTransition(
      of: stage.addAnimator("lift", animator), direction: .up, travel: 500)
    try? stage.addAnimations(to: transition.animator, [card: [.y(100)]])
    stage.addCompletion(to: transition.animator)
  }

  mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    state = "held"
    try transition.begin(on: &stage)
  }

  mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try transition.update(translation: pan.translation, on: &stage)
  }

  mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    state = "up"
    try transition.end(pan, rule: .half, on: &stage)
  }
}

// A program without PantomimeTesting handles inputs, and compares the results itself.
var simulation = try Simulation(Lift.self)
try simulation.handle(.animator(.start()))
try simulation.advance(to: Instant(seconds: 0.1))
print(simulation.read("card.frame").map { "\($0)" } ?? "no card")
print(simulation.read("invariant.on-screen").map { "on the screen: \($0)" } ?? "no invariant")

var held = simulation
try held.pan(.began)
try held.pan(.changed, dy: -300)
print("\(held.state), due: \(held.nextDeadline.map { "\($0)" } ?? "nothing")")
try held.pan(.ended)
print("\(held.state), \(held.advance(by: .milliseconds(10))), \(held.run())")

let (down, up) = (
  Touch(.down, at: Point2D(x: 195, y: 700)), Touch(.up, at: Point2D(x: 195, y: 700))
)
let lifted = Instant(seconds: held.now.seconds + 0.05)
try held.play(TouchStream([TimedTouch(held.now, down), TimedTouch(lifted, up)]))

try simulation.advance(to: Instant(seconds: 2))
print(simulation.trace, terminator: "")
