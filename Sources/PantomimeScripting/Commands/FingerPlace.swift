import PantomimeKit

/// Where a finger comes down: the middle of a view, or a point of the screen.
struct FingerPlace: Sendable {
  /// The view whose middle the finger goes to.
  let view: Word?
  /// The point, if one is given.
  let point: Point?
  /// The verb, for errors that are no option's fault.
  private let span: Span

  /// The view that the finger goes to.
  static let view = VerbKey.name(
    "on", .view, "the view to touch, default the view of the scene's pan")
  static let x = VerbKey.points(
    "x", "the touch-down point, default the center of the view")
  static let y = VerbKey.points(
    "y", "the touch-down point, default the center of the view")

  static let forms = [x.form, y.form]

  /// Takes the view, and `x` and `y` if `hasPoint`.
  init(
    _ arguments: inout Arguments, on view: VerbKey<Word> = FingerPlace.view, hasPoint: Bool = true
  ) throws(ScriptError) {
    self.view = try arguments.option(view)?.word
    span = arguments.verb.span
    let x = hasPoint ? try arguments.option(Self.x) : nil
    let y = hasPoint ? try arguments.option(Self.y) : nil
    switch (x, y) {
    case (let x?, let y?): point = Point(x: try x.value, y: try y.value)
    case (nil, nil): point = nil
    case (let one?, nil), (nil, let one?):
      throw ScriptError(
        "a point needs both x and y", one.span, hint: "for example: x=195 y=420")
    }
    if let view = self.view, point != nil {
      throw ScriptError(
        "'on' and a point cannot be combined", view.span, hint: "keep one")
    }
  }

  /// The point in the session as it is: the one given, or the middle of the view, which is that of the
  /// scene's pan if none is given.
  func start(in session: Session) throws(ScriptError) -> Point {
    let simulation = try session.running(span)
    if let point { return point }
    if let view { return try session.running(view.span).center(of: view) }
    guard let name = simulation.panView else {
      throw ScriptError(
        "'\(simulation.name)' has no pan, so no default view to touch", span,
        hint: "add on=VIEW, or x=195 y=420")
    }
    return try simulation.center(of: Word(name, span))
  }
}

extension Simulation {
  /// Refuses a finger that would come down beside the screen.
  func refuseOutside(_ place: Point, _ span: Span) throws(ScriptError) {
    guard (0...screen.width).contains(place.x), (0...screen.height).contains(place.y) else {
      let told = "\(Numerals.text(place.x)),\(Numerals.text(place.y))"
      throw ScriptError(
        "the touch is outside the screen, at \(told)", span,
        hint: "the screen is \(Numerals.text(screen.width))x\(Numerals.text(screen.height))")
    }
  }
}
