import PantomimeKit

/// A scene of one view that an animator moves from 0 to 100: what the animator's tests look at.
struct Track: TransitionScene {
  static let name = "track"
  static let states: [String] = []
  static let summary = "One view moves along a line."
  static let duration = OptionKey.number(
    "duration", 0...1_000, .seconds, standard: 1, "A whole run in seconds.")
  static let timing = OptionKey.timing(.linear, "linear")
  static let count = OptionKey.count(
    "animators", 1...10, standard: 1, "How many animators there are.")
  static let options: [SceneOption] = [duration.option, timing.option, count.option]

  static let place = Property<Double>("x", .points)

  let view: ViewID
  let animators: [AnimatorID]
  /// The ends with which its completions were called.
  var ends: [(animator: String, position: Position)] = []
  /// The number of ends for which no completion was called.
  var untold = 0

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    view = stage.addView("dot", Track.place(0))
    var animators: [AnimatorID] = []
    let (duration, timing) = (try options[Self.duration], try options[Self.timing])
    for index in 0..<(try options[Self.count]) {
      do throws(OptionError) {
        animators.append(
          stage.addAnimator(
            "a\(index)",
            try Animator(duration: duration, timing: timing)))
      } catch {
        throw OptionError(option: "timing", problem: error.allowed)
      }
    }
    self.animators = animators
  }

  var state: String { ends.last?.position.rawValue ?? "fresh" }

  var tappable: [String] { ["dot"] }

  /// A tap moves the dot to 100 by the first animator; later taps move it back and forth.
  mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    let target = stage[self.view, Track.place] == 0 ? 100.0 : 0
    try add(target, to: animators[0], on: &stage)
  }

  private func add(_ target: Double, to animator: AnimatorID, on stage: inout Stage) throws(Misuse)
  {
    let view = view
    try stage.addAnimations(to: animator) { $0[view, Track.place] = target }
    stage.addCompletion(to: animator)
  }

  mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    guard stage.runsCompletions else {
      untold += 1
      return
    }
    ends.append((stage.name(of: animator), position))
  }

  static let paths: [ScenePath<Track>] = [
    ScenePath("ends", summary: "How many completions have run.") { scene, _ in
      .count(scene.ends.count)
    },
    ScenePath("ends.alone", summary: "How many ends there were without a completion.") { scene, _ in
      .count(scene.untold)
    },
  ]
}

extension Simulation {
  /// A track whose animator has one block, to 100, and one completion.
  static func track(duration: Double = 1, timing: Timing = .linear) throws -> Simulation {
    var track = try Simulation(
      Track.self,
      options: SceneOptions(
        Track.options,
        given: [("duration", .number(duration)), ("timing", .timing(timing, text: "given"))]))
    try track.handle(.tap(view: "dot"))
    return track
  }

  mutating func run(_ input: AnimatorInput) throws { try handle(.animator(input)) }

  mutating func go(to seconds: Double) throws { _ = try advance(to: Instant(seconds: seconds)) }

  func number(_ path: String) -> Double? { read(path)?.numbers.first }
  func word(_ path: String) -> String? {
    switch read(path) {
    case .word(let word): word
    case .flag(let flag): flag ? "yes" : "no"
    case .absent: "none"
    case .number, .pair, .rect, .color, nil: nil
    }
  }
}
