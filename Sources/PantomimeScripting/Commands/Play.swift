import PantomimeKit
import PantomimeReporting

/// `play`: animates the last gesture, and the time after it, in the terminal.
struct PlayCommand: Command {
  static let form = Form(
    "play", "Plays back the last gesture, and what follows it, on the terminal.",
    details:
      "It plays at the gesture's own speed until everything is at rest; `speed=0.25` is a quarter of "
      + "it, and `from=0.1 to=0.5` the time range. Curves of the moving values grow beside the screen. The "
      + "space bar pauses, the left and right arrow keys step by a frame, and any other key ends "
      + "it. `q` and Escape only end it; any other character also begins the next line.",
    options: [speed.form] + PictureTimeRange.options,
    example: ["scene city-guide", "drag on=card by=0,-150", "play speed=0.25"])

  private static let speed = VerbKey<Double>(
    "speed", .fraction, "the speed, default 1, such as 0.25 or 25%"
  ) { (word) throws(ScriptError) in
    let speed = try word.fraction()
    guard (0.01...100).contains(speed) else {
      throw ScriptError("a speed cannot be '\(word.text)'", word.span, hint: "must be 0.01 to 100")
    }
    return speed
  }

  static let refusalInReaction: RefusalInReaction? = .standsAlone(
    because: "takes over the terminal, which a 'when' cannot do")

  private let speed: Double
  private let stretch: PictureTimeRange
  private let verb: Span

  init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
    speed = try arguments.option(Self.speed)?.value ?? 1
    stretch = try PictureTimeRange(&arguments)
  }

  var undoBehavior: UndoBehavior { .look }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(verb)
    try scene.mayUseScreen(verb)
  }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    _ = try session.running(verb)
    try session.host.needsScreen(verb)
    guard let film = try stretch.film(of: session) else { return .nothing }
    guard film.from < film.to else {
      throw ScriptError(
        "nothing moves in this time", verb, hint: "for example: drag on=card by=0,-150; play")
    }
    return .screen(.play(film.moving(speed: speed)))
  }
}

extension Film {
  /// The frames per second of a moving strip, and the maximum number of frames; our choice.
  ///
  /// Frames beyond the maximum are omitted.
  private static let (rate, most) = (30.0, 1_800.0)

  /// Returns the film as a moving strip at a speed.
  func moving(speed: Double) -> MovingStrip {
    let seconds = to.seconds(since: from) / speed
    let count = min((seconds * Film.rate).rounded(.up) + 1, Film.most)
    let frames = simulations(at: evenly(max(Int(count), 2)))
    return MovingStrip(
      frames, interval: seconds / Double(max(frames.count - 1, 1)), speed: speed,
      paths: livelyPaths(frames))
  }

  /// Returns the paths to plot as curves: the progress, the fraction, and the finger's velocity.
  ///
  /// If neither the progress nor the fraction changes, the view that moves farthest replaces them.
  private func livelyPaths(_ frames: [Simulation]) -> [String] {
    func range(_ path: String) -> Double {
      let values = frames.compactMap { $0.read(path)?.numbers.first }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    var paths = ["progress", "fraction"].filter { range($0) > 0 }
    if paths.isEmpty, let last = frames.last {
      let moving = last.shownViews.flatMap { view in
        ["x", "y", "width", "height"].map { "\(view.name).frame.\($0)" }
      }
      let ranges = moving.map { (path: $0, range: range($0)) }
      if let most = ranges.max(by: { $0.range < $1.range }), most.range > 0 { paths = [most.path] }
    }
    let speeds = ["pan.velocity.y", "pan.velocity.x"].map { (path: $0, range: range($0)) }
    if let most = speeds.max(by: { $0.range < $1.range }), most.range > 0 {
      paths.append(most.path)
    }
    return paths
  }
}
