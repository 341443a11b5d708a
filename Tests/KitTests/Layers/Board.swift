import PantomimeKit

/// A scene of one dot that layer animations move, and that notes the ends that it is notified of.
struct Board: TransitionScene {
  static let name = "board"
  static let states: [String] = []
  static let summary = "One dot is moved by layer animations."
  static let again = OptionKey.flag(
    "again", standard: false, "Whether it adds again what has ended.")
  static let options: [SceneOption] = [
    again.option
  ]

  static let x = Property<Double>("x", .points)

  let dot: ViewID
  let addsAgain: Bool
  var told: [String] = []

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    dot = stage.addView(
      "dot", Board.x(100), .alpha(1), .frame(Rect2D(x: 1, y: 2, width: 3, height: 4)))
    addsAgain = try options[Self.again]
  }

  var state: String { told.last ?? "fresh" }

  var tappable: [String] { ["dot"] }

  /// A tap takes off what is attached under `a`, through the stage's own interface.
  mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    stage.removeLayerAnimation(from: dot, key: "a")
  }

  mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    told.append(stage.name(of: animator))
  }

  mutating func layerAnimationEnded(
    _ key: String?, on view: ViewID, finished: Bool, on stage: inout Stage
  ) {
    told.append("\(key ?? "none")-\(finished ? "yes" : "no")")
    guard addsAgain else { return }
    stage.add(
      LayerAnimation(from: 0.0, to: 1, timing: MediaTiming(duration: 1)), to: view, Board.x,
      key: key)
  }

  static let paths: [ScenePath<Board>] = [
    ScenePath("told", summary: "The number of ends it was notified of.") { scene, _ in
      .count(scene.told.count)
    }
  ]
}

extension Simulation {
  static func board(again: Bool = false) throws -> Simulation {
    try Simulation(
      Board.self, options: SceneOptions(Board.options, given: [("again", .flag(again))]))
  }

  /// Adds an animation to the dot, by default to its `x`.
  mutating func add(
    _ animation: LayerAnimation, to property: String = "x", key: String? = nil,
    group: String? = nil
  ) throws {
    try handle(
      .construct(
        .layer(.animation(animation, path: "dot.\(property)", key: key, group: group))))
  }

  /// Adds a way from 0 to 1, so that what is shown is the fraction.
  mutating func addWay(
    _ duration: Double, key: String? = nil, _ change: (inout MediaTiming) -> Void = { _ in }
  ) throws {
    var timing = MediaTiming(duration: duration)
    change(&timing)
    try add(LayerAnimation(from: 0.0, to: 1, timing: timing), key: key)
  }

  /// Lets everything happen that has an instant.
  mutating func finish() throws {
    while let deadline = nextDeadline { _ = try advance(to: deadline) }
  }

  var x: Double? { read("dot.x")?.numbers.first }

  /// The names of what has happened since the scene began.
  var eventNames: [String] { trace.list.dropFirst().map(\.event.name) }
}
