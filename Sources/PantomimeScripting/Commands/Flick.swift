import PantomimeKit

/// `flick up speed=900`: a finger makes a short movement at constant speed; the distance is the
/// speed multiplied by the time.
struct Flick: FingerCommand {
  static let form = Form(
    "flick", "Flicks a finger across the screen at constant speed.",
    details: "The distance is speed × time. The clock advances to the "
      + "lift-off. With `velocity=`, the path is adjusted until the estimator returns exactly that at "
      + "lift-off. `flick card up` is short for `flick up on=card`.",
    positionals: [.choice(Direction.self)],
    options: [speed.form, over.form, velocity.form, FingerPlace.view.form]
      + FingerPlace.forms + TouchSynthesisOptions.streamForms,
    example: ["scene city-guide", "flick up speed=900 on=card"])

  private static let speed = VerbKey.velocity(
    "speed", "the speed, default 1000", quantity: .speed, standard: "1000"
  ).such(as: "1500")
  private static let over = VerbKey.time(
    "over", "the duration of the movement, default 0.1", quantity: .duration, standard: "0.1")

  private static let velocity = VerbKey.pair(
    "velocity", "velocity=0,-900", "the estimated velocity across and down at lift-off",
    quantity: .velocity(.both)
  ) { (word) throws(ScriptError) in try word.velocity() }

  private let options: TouchSynthesisOptions
  private let direction: Direction
  private let speed: Double
  private let over: TimeValue
  private let velocity: Vector?

  var target: Word? { options.view }

  init(_ arguments: inout Arguments) throws(ScriptError) {
    direction = try Direction.next(&arguments, example: "flick up speed=900")
    let speed = try arguments.option(Self.speed)
    self.speed = try speed?.value ?? 1000
    if let speed, self.speed <= 0 {
      throw ScriptError(
        "a speed must be more than 0", speed.word.span, hint: "the direction sets the sign")
    }
    let over = try arguments.option(Self.over)
    self.over = try over?.value ?? .seconds(0.1)
    let velocity = try arguments.option(Self.velocity)
    self.velocity = try velocity?.value
    options = try TouchSynthesisOptions(
      &arguments,
      motion: .init(speed: speed?.written, over: over?.written, velocity: velocity?.written))
  }

  static func expanded(_ short: ShortForm) -> [Token]? {
    FingerPlace.expandedWithDirection(short)
  }

  static let refusalInReaction: RefusalInReaction? = .takesTime

  var elapsed: Elapsed { options.elapsed(over: over) }

  private func made(from start: Point2D, _ frames: Frames) -> TouchSynthesizer {
    let length = speed * over.seconds(frames)
    let translation = direction.step * length
    var made = options.touches(from: start, by: translation, over: over, frames)
    made.velocity = velocity
    return made
  }

  var gesturePart: GesturePart { .whole }

  func standards(
    _ files: FileAccess, in simulation: Simulation?
  ) -> [(name: String, text: String)] {
    made(from: Point2D(), .standard).standards(of: Self.velocity.name, in: simulation)
  }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    try options.check(made(from: Point2D(), .standard), scene)
  }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    var made = made(from: try options.start(in: session), session.options.frames)
    made.estimator = session.preferences.estimator
    return try options.play(made, in: &session)
  }
}

extension Statement {
  /// Returns whether a text flicks a finger.
  static func flicks(_ text: String) -> Bool { text.hasPrefix("\(Flick.form.name) ") }
}
