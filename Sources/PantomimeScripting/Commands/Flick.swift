import PantomimeKit

/// `flick up speed=900`: a finger makes a short movement at constant speed; the distance is the
/// speed multiplied by the time.
struct Flick: FingerCommand {
  static let form = Form(
    "flick", "Flicks a finger across the screen at constant speed.",
    details: "The distance is speed × time. The clock advances to the "
      + "lift-off. `flick card up` is short for `flick up on=card`.",
    positionals: [.choice(SwipeDirection.self)],
    options: [speed.form, over.form, FingerPlace.view.form]
      + FingerPlace.forms + TouchSynthesisOptions.streamForms,
    example: ["scene city-guide", "flick up speed=900 on=card"])

  private static let speed = VerbKey.velocity(
    "speed", "the speed, default 1000", quantity: .speed, standard: "1000")
  private static let over = VerbKey.time(
    "over", "the duration of the movement, default 0.1", quantity: .time, standard: "0.1")

  private let options: TouchSynthesisOptions
  private let direction: SwipeDirection
  private let speed: Double
  private let over: TimeValue

  var target: Word? { options.view }

  init(_ arguments: inout Arguments) throws(ScriptError) {
    direction = try SwipeDirection.next(&arguments, example: "flick up speed=900")
    let speed = try arguments.option(Self.speed)
    self.speed = try speed?.value ?? 1000
    if let speed, self.speed <= 0 {
      throw ScriptError(
        "a speed must be more than 0", speed.word.span, hint: "the direction sets the sign")
    }
    let over = try arguments.option(Self.over)
    self.over = try over?.value ?? .seconds(0.1)
    options = try TouchSynthesisOptions(
      &arguments, motion: .init(speed: speed?.written, over: over?.written))
  }

  static func expanded(_ short: ShortForm) -> [Token]? {
    FingerPlace.expandedWithDirection(short)
  }

  static let refusalInReaction: RefusalInReaction? = .takesTime

  var elapsed: Elapsed { options.elapsed(over: over) }

  private func made(from start: Point2D, _ frames: Frames) -> TouchSynthesizer {
    let length = speed * over.seconds(frames)
    let translation = Vector(dx: direction.step.dx * length, dy: direction.step.dy * length)
    return options.touches(from: start, by: translation, over: over, frames)
  }

  var gesturePart: GesturePart { .whole }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    try options.check(made(from: Point2D(), .standard), scene)
  }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    try options.play(
      made(from: try options.start(in: session), session.options.frames), in: &session)
  }
}

extension Statement {
  /// Returns whether a text flicks a finger.
  static func flicks(_ text: String) -> Bool { text.hasPrefix("\(Flick.form.name) ") }
}
