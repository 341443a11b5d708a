import PantomimeKit

/// `tap on=VIEW`: a finger touches down and lifts off, both at the current instant.
package struct Tap: Command {
  package static let form = Form(
    "tap", "Taps a view or a point of the screen.",
    details:
      "A touch begins and ends at the center of the view's visible part. The view "
      + "on top there receives it, and the event `tap ignored` names that view; a hidden view receives no touch. "
      + "A view without a frame is tapped directly. The statement takes no time. `tap card` is short "
      + "for `tap on=card`.",
    options: [view.form] + FingerPlace.forms + [taps.form],
    example: ["scene city-guide", "tap on=card"])

  private static let view = VerbKey.name("on", .tappable, "the view to tap")
  private static let taps = VerbKey.count(
    "taps", 1...Input.mostTaps, "a number of taps", "the number of taps, default 1"
  ).such(as: "2")

  private let place: FingerPlace
  private let input: Input
  private let taps: Int
  private let span: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    place = try FingerPlace(&arguments, on: Self.view)
    taps = try arguments.option(Self.taps)?.value ?? 1
    span = place.view?.span ?? arguments.verb.span
    if let view = place.view {
      input = .tap(view: view.text, taps: taps)
    } else if let point = place.point {
      input = .tapScreen(at: point, taps: taps)
    } else if let half = place.half {
      throw ScriptError(
        "a point needs both x and y", half, hint: "for example: x=195 y=420; or add on=VIEW")
    } else {
      throw ScriptError(
        "'tap' needs a view", span, hint: "for example: tap on=card")
    }
  }

  package static func expanded(_ short: ShortForm) -> [Token]? { FingerPlace.expanded(short) }

  package var role: CommandRole { .tap }

  package var gesturePart: GesturePart { .whole }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(span)
    if let view = place.view { try scene.tappable(view) }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    guard place.point != nil || place.half != nil else {
      return try session.handle(input, span: span)
    }
    let point = try place.start(in: session)
    try session.running(span).refuseOutside(point, span)
    return try session.handle(.tapScreen(at: point, taps: taps), span: span)
  }
}
