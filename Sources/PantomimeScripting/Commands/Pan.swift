import PantomimeKit

/// `pan began|changed|ended|cancelled …`: makes the pan recognizer report a state.
package struct PanCommand: Command {
  package static let form = Form(
    "pan", "Reports a pan, as its recognizer does.",
    details: "`dx dy` is the translation since it began, `dy+=-20` adds to the last. Without a "
      + "velocity, `pan began` skips arbitration; with one, the scene arbitrates. On "
      + "an empty stage, the pan belongs to the view named by `on`, or to the first drive.",
    positionals: [.choice(Phase.self)],
    options: [dx.form, dy.form, vx.form, vy.form, x.form, y.form, view.form],
    example: ["scene city-guide", "pan began", "pan changed dy=-120"])

  /// The states that a pan can report.
  private enum Phase: String, CaseIterable {
    case began, changed, ended, cancelled

    var state: GestureState {
      switch self {
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      }
    }
  }

  private static let dx = VerbKey.points(
    "dx", "horizontal translation since it began", canAdd: true,
    quantity: .distance(.horizontal))
  private static let dy = VerbKey.points(
    "dy", "vertical translation since it began; up is negative", canAdd: true,
    quantity: .distance(.vertical))
  private static let vx = VerbKey.velocity(
    "vx", "horizontal velocity", quantity: .velocity(.horizontal))
  private static let vy = VerbKey.velocity(
    "vy", "vertical velocity; up is negative", quantity: .velocity(.vertical))
  private static let x = VerbKey.points("x", "the finger's position on screen")
  private static let y = VerbKey.points("y", "the finger's position on screen")
  private static let view = VerbKey.name("on", .view, "the view under the touch-down")

  private let input: PanInput
  private let span: Span
  private let view: Word?
  /// The input, created only once so that all logs share its storage.
  private let request: Input

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let word = try arguments.next("a phase", example: "pan changed dy=-120")
    let phase: Phase = try word.choice(what: "phase", all: "phases")
    span = arguments.verb.span.union(word.span)
    var input = PanInput(phase.state)
    input.dx = try PanCommand.component(arguments.option(Self.dx))
    input.dy = try PanCommand.component(arguments.option(Self.dy))
    let vx = try arguments.option(Self.vx)?.value
    let vy = try arguments.option(Self.vy)?.value
    if vx != nil || vy != nil { input.velocity = Vector(dx: vx ?? 0, dy: vy ?? 0) }
    let x = try arguments.option(Self.x)
    let y = try arguments.option(Self.y)
    switch (x, y) {
    case (let x?, let y?): input.location = Point(x: try x.value, y: try y.value)
    case (nil, nil): break
    case (let one?, nil), (nil, let one?):
      throw ScriptError(
        "a point needs both x and y", one.span, hint: "for example: x=195 y=420")
    }
    let on = try arguments.option(Self.view)
    if let on, phase != .began {
      throw ScriptError(
        "'on' is valid only with `pan began`", on.span, hint: "move it to `pan began`")
    }
    view = on?.word
    input.view = view?.text
    self.input = input
    request = .pan(input)
  }

  private static func component(
    _ given: GivenOption<Double>?
  ) throws(ScriptError) -> PanInput.Component {
    guard let given else { return .kept }
    let value = try given.value
    return given.isAdded ? .relative(value) : .absolute(value)
  }

  package var role: CommandRole { .pan(input, span) }

  package static let unknownIfUnreadable = UnknownState.pan

  package var gesturePart: GesturePart { input.state == .began ? .opening : .rest }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(span)
    if let view { try scene.view(view) }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try session.handle(request, span: span)
  }
}
