import PantomimeKit

/// A scene with timers, display links and view animations, which notes each notification with its
/// time.
struct Clockwork: TransitionScene {
  static let name = "clockwork"
  static let states: [String] = []
  static let summary = "Timers and animations side by side."
  static let rate = OptionKey.count("rate", 1...1_000, standard: 60, "The display's rate.")
  static let again = OptionKey.flag(
    "again", standard: false, "Whether what has fired starts again.")
  static let options: [SceneOption] = [
    rate.option, again.option,
  ]
  static let signals = [SignalForm("ring", options: ["rate"])]

  /// Something that a test wants done at the present instant, in the name of a view to tap.
  static let timer = "timer"
  static let link = "link"
  static let animation = "animation"
  static let late = "late"
  static let stop = "stop"

  let frames: Frames
  let dot: ViewID
  let startsAgain: Bool
  var told: [(name: String, at: Instant)] = []
  var started: [TimerID] = []
  var animations: [AnimatorID] = []
  var signal = 0

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    let rate = try options[Self.rate]
    frames = (try? Frames(rate: rate)) ?? .standard
    startsAgain = try options[Self.again]
    dot = stage.addView("dot", .radius(0))
    for name in [Self.timer, Self.link, Self.animation, Self.late, Self.stop] {
      _ = stage.addView(name)
    }
  }

  var state: String { told.last?.name ?? "fresh" }

  var tappable: [String] { [Self.timer, Self.link, Self.animation, Self.late, Self.stop] }

  mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    let dot = dot
    switch view {
    case Self.timer: started.append(stage.startTimer("timer \(started.count)", after: 0.5))
    case Self.link: started.append(stage.startDisplayLink("link", frames: frames))
    case Self.animation, Self.late:
      let animation = stage.animate(
        "animation \(animations.count)", duration: view == Self.late ? 0.3 : 0.5,
        delay: view == Self.late ? 0.2 : 0
      ) { stage in stage[dot, .radius] += 1 }
      if let animation { animations.append(animation) }
    default:
      for timer in started { stage.cancel(timer) }
      for animation in animations { stage.cancel(animation) }
    }
  }

  mutating func timerFired(_ timer: StageTimer, on stage: inout Stage) {
    told.append((timer.name, stage.now))
    if startsAgain, timer.name != "link" {
      stage.startTimer(timer.name, after: 0)
    }
  }

  mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    told.append((stage.name(of: animator), stage.now))
  }

  mutating func didReceive(
    _ signal: String, options: SceneOptions, on stage: inout Stage
  ) throws(OptionError) {
    self.signal = try options[Self.rate]
  }

  static let paths: [ScenePath<Clockwork>] = [
    ScenePath("told", summary: "The number of notifications.") { scene, _ in
      .count(scene.told.count)
    },
    ScenePath("told.N", count: { $0.told.count }, summary: "The subject of the notifications.") {
      scene, _, index in
      .word(scene.told[index].name)
    },
    ScenePath("at.N", count: { $0.told.count }, summary: "The time of the notifications.") {
      scene, _, index in
      .seconds(scene.told[index].at.seconds)
    },
    ScenePath("waiting", summary: "How many of its timers have yet to fire.") { scene, stage in
      .count(scene.started.count { stage.isWaiting($0) })
    },
    ScenePath("signal", summary: "The rate that the last signal brought.") { scene, _ in
      .count(scene.signal)
    },
  ]
}

extension Simulation {
  static func clockwork(rate: Int = 60, again: Bool = false) throws -> Simulation {
    try Simulation(
      Clockwork.self,
      options: SceneOptions(
        Clockwork.options, given: [("rate", .number(Double(rate))), ("again", .flag(again))]))
  }

  mutating func tap(_ views: String...) throws {
    for view in views { try handle(.tap(view: view)) }
  }

  var told: [String] {
    (0..<count("told")).compactMap { index in
      if case .word(let word)? = read("told.\(index)") { word } else { nil }
    }
  }

  func count(_ path: String) -> Int { Int(read(path)?.numbers.first ?? -1) }
}
