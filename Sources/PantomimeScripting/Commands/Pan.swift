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

    var state: RecognizerState {
      switch self {
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      }
    }
  }

  private static let dx = VerbKey<Double>(
    "dx", .points, "horizontal translation since it began", canAdd: true,
    quantity: .distance(.horizontal)
  ) { (word) throws(ScriptError) in try distance(word) }
  private static let dy = VerbKey<Double>(
    "dy", .points, "vertical translation since it began; up is negative", canAdd: true,
    quantity: .distance(.vertical)
  ) { (word) throws(ScriptError) in try distance(word) }
  private static let vx = VerbKey<Double>(
    "vx", .velocity, "horizontal velocity", quantity: .velocity(.horizontal)
  ) { (word) throws(ScriptError) in try velocity(word) }
  private static let vy = VerbKey<Double>(
    "vy", .velocity, "vertical velocity; up is negative", quantity: .velocity(.vertical)
  ) { (word) throws(ScriptError) in try velocity(word) }
  private static let x = VerbKey<Double>(
    "x", .points, "the finger's position on screen"
  ) { (word) throws(ScriptError) in try distance(word) }
  private static let y = VerbKey<Double>(
    "y", .points, "the finger's position on screen"
  ) { (word) throws(ScriptError) in try distance(word) }
  private static let view = VerbKey.name("on", .view, "the view under the touch-down")

  /// The greatest distance and speed of a finger, which are those of synthesized touches.
  private static let limit = TouchRecording.farthest

  private static func distance(_ word: Word) throws(ScriptError) -> Double {
    let points: Double = try word.points()
    guard points.magnitude <= limit else {
      throw tooFar("'\(word.text)'", word.span)
    }
    return points
  }

  private static func tooFar(_ points: String, _ span: Span) -> ScriptError {
    ScriptError(
      "a finger cannot move \(points)", span, hint: "the limit is \(Numerals.text(limit)) points")
  }

  private static func velocity(_ word: Word) throws(ScriptError) -> Double {
    let velocity = try word.velocity()
    guard velocity.magnitude <= limit else {
      throw ScriptError(
        "a finger cannot move at '\(word.text)'", word.span,
        hint: "the limit is \(Numerals.text(limit)) pt/s")
    }
    return velocity
  }

  private let input: PanInput
  private let span: Span
  private let view: Word?
  /// The input, created only once so that all logs share its storage.
  private let request: Input

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let word = try arguments.next("a phase", example: "pan began")
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
    case (let x?, let y?): input.location = Point2D(x: try x.value, y: try y.value)
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
    // The translation may be a sum, which is known only now.
    let last = input.state == .began ? .zero : try session.running(span).pan.translation
    let moved = input.translation(after: last)
    if let far = [moved.dx, moved.dy].first(where: { $0.magnitude > PanCommand.limit }) {
      throw PanCommand.tooFar("\(Numerals.text(far)) points", span)
    }
    return try session.handle(request, span: span)
  }
}

extension Statement {
  /// Whether the statement reports the beginning of a pan.
  var beginsPan: Bool {
    if case .pan(let input, _) = command.role { input.state == .began } else { false }
  }
}
