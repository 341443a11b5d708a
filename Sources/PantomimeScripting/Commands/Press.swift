import PantomimeKit

/// `press on=VIEW for=0.5`: a finger touches down, stays, and lifts off.
struct Press: FingerCommand {
  static let form = Form(
    "press", "Presses and holds a view or a point of the screen.",
    details:
      "A touch begins at the center of the view's visible part. The view "
      + "on top there receives it. The clock advances to lift-off. `press card` is short for "
      + "`press on=card`.",
    options: [view.form] + FingerPlace.forms + [time.form],
    example: ["scene city-guide", "press on=card for=0.6"])

  private static let view = VerbKey.name(
    "on", .view, "the view to press, default the view of the scene's pan")
  private static let time = VerbKey.time(
    "for", "the duration of the press, default 0.5", quantity: .time, standard: "0.5"
  ).such(as: "1")

  /// The longest press, in seconds; the same limit applies whenever a finger rests (our choice).
  private static let longest = 3600.0

  private let place: FingerPlace
  private let duration: TimeValue
  private let span: Span

  var target: Word? { place.view }

  init(_ arguments: inout Arguments) throws(ScriptError) {
    span = arguments.verb.span
    place = try FingerPlace(&arguments, on: Self.view)
    let given = try arguments.option(Self.time)
    duration = try given?.value ?? .seconds(0.5)
    let seconds = duration.seconds(.standard)
    guard seconds > 0, seconds <= Press.longest else {
      throw ScriptError(
        "a press cannot last '\(given?.word.text ?? "")'", given?.word.span ?? span,
        hint: "must be more than 0, up to \(Numerals.text(Press.longest)) s")
    }
  }

  static func expanded(_ short: ShortForm) -> [Token]? { FingerPlace.expanded(short) }

  static let refusalInReaction: RefusalInReaction? = .takesTime

  var elapsed: Elapsed { .by(duration) }

  var gesturePart: GesturePart { .whole }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(span)
    if let view = place.view { try scene.view(view) }
  }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    let start = try place.start(in: session)
    try session.running(span).refuseOutside(start, span)
    let simulation = try session.running(span)
    let id = simulation.touchesDown.freeFinger
    return try session.play(
      TouchStream([
        TimedTouch(simulation.now, Touch(.down, id: id, at: start)),
        TimedTouch(
          session.options.frames.instant(after: duration, from: session.now),
          Touch(.up, id: id, at: start)),
      ]), span: span)
  }
}
