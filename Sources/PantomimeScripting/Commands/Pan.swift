import PantomimeKit

/// `pan began|changed|ended|cancelled …`: what the pan recognizer reports.
package struct PanCommand: Command {
  package static let form = Form(
    "pan", "Reports a pan, as its recognizer would.",
    details: "`dx dy` tell the movement since it began, `dy+=-20` adds to the last. Without a "
      + "velocity `pan began` is taken as already won, with one the scene's arbitration is asked. On "
      + "an empty stage it is the pan of the view named by `on`, or else that of the first drive.",
    positionals: [Positional(.words(["began", "changed", "ended", "cancelled"]))],
    options: [
      OptionForm("dx", .points, "horizontal translation since it began", canAdd: true),
      OptionForm(
        "dy", .points, "vertical translation since it began, up is negative", canAdd: true),
      OptionForm("vx", .velocity, "horizontal velocity"),
      OptionForm("vy", .velocity, "vertical velocity, up is negative"),
      OptionForm("x", .points, "where the finger is on the screen"),
      OptionForm("y", .points, "where the finger is on the screen"),
      OptionForm("on", .view, "the view the finger came down on"),
    ],
    example: ["scene city-guide", "pan began", "pan changed dy=-120"])

  let input: PanInput
  let span: Span
  private let view: Word?
  /// The input itself, made once: logs of inputs then hold it once, however often it comes.
  private let request: Input

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let word = try arguments.next("a phase", example: "pan changed dy=-120")
    let phases = ["began", "changed", "ended", "cancelled"]
    guard phases.contains(word.text), let state = GestureState(rawValue: word.text) else {
      throw ScriptError(
        "there is no phase '\(word.text)'", word.span,
        hint: Spelling.hint(word.text, among: phases, what: "phases"))
    }
    span = arguments.verb.span.union(word.span)
    var input = PanInput(state)
    input.dx = try PanCommand.component(arguments.option("dx"))
    input.dy = try PanCommand.component(arguments.option("dy"))
    let vx = try arguments.option("vx")?.value.velocity()
    let vy = try arguments.option("vy")?.value.velocity()
    if vx != nil || vy != nil { input.velocity = Vector(dx: vx ?? 0, dy: vy ?? 0) }
    let x = try arguments.option("x")
    let y = try arguments.option("y")
    switch (x, y) {
    case (let x?, let y?): input.location = Point(x: try x.value.points(), y: try y.value.points())
    case (nil, nil): break
    case (let one?, nil), (nil, let one?):
      throw ScriptError(
        "a place needs both x and y", one.span, hint: "for example: x=195 y=420")
    }
    let on = try arguments.option("on")
    if let on, state != .began {
      throw ScriptError(
        "'on' is said when the pan begins", on.span, hint: "write it after `pan began`")
    }
    view = on?.value
    input.view = view?.text
    self.input = input
    request = .pan(input)
  }

  private static func component(_ given: NamedValue?) throws(ScriptError) -> PanInput.Component {
    guard let given else { return .kept }
    let value = try given.value.points()
    return given.isAdded ? .relative(value) : .absolute(value)
  }

  package var role: CommandRole { .pan(self) }

  package var gesturePart: GesturePart { input.state == .began ? .opening : .rest }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(span)
    if let view { try scene.view(view) }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try session.handle(request, span: span)
  }
}
