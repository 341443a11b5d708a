import PantomimeKit

/// The place of a touch-down: the middle of a view, or a point on the screen.
struct FingerPlace: Sendable {
  /// The view to aim the finger at.
  let view: Word?
  /// The point, or `nil` if none is given.
  let point: Point?
  /// The place of the verb, for errors that aren't about an option.
  private let span: Span

  /// The key for the view to aim the finger at.
  static let view = VerbKey.name(
    "on", .view, "the view to touch, default the view of the scene's pan")
  static let x = VerbKey.points(
    "x", "the touch-down point, default the center of the view")
  static let y = VerbKey.points(
    "y", "the touch-down point, default the center of the view")

  static let forms = [x.form, y.form]

  /// Parses the view, and `x` and `y` if `hasPoint`.
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

  /// Converts `VIEW` to `on=VIEW`; further words remain.
  static func expanded(_ short: ShortForm) -> [Token]? {
    guard let view = short.words.first, !short.has("on") else { return nil }
    return short.long(Array(short.words.dropFirst()), [("on", view)])
  }

  /// Converts `VIEW DIRECTION` to `DIRECTION on=VIEW`; further words remain.
  static func expandedWithDirection(_ short: ShortForm) -> [Token]? {
    guard let view = short.words.first, short.direction(0) == nil, short.direction(1) != nil,
      !short.has("on")
    else { return nil }
    return short.long(Array(short.words.dropFirst()), [("on", view)])
  }

  /// Returns the point in the current state of a session: the given point, or the middle of the
  /// view (by default, of the view with the scene's pan).
  func start(in session: Session) throws(ScriptError) -> Point {
    let simulation = try session.running(span)
    if let point { return point }
    if let view { return try session.running(view.span).center(of: view) }
    guard let name = simulation.panView else {
      throw ScriptError(
        "'\(simulation.name)' has no pan and therefore no default view to touch", span,
        hint: "add on=VIEW, or x=195 y=420")
    }
    return try simulation.center(of: Word(name, span))
  }
}

extension Simulation {
  /// Throws an error if the finger would touch down outside the screen.
  func refuseOutside(_ place: Point, _ span: Span) throws(ScriptError) {
    guard (0...screen.width).contains(place.x), (0...screen.height).contains(place.y) else {
      let written = "\(Numerals.text(place.x)),\(Numerals.text(place.y))"
      throw ScriptError(
        "the touch is outside the screen, at \(written)", span,
        hint: "the screen is \(Numerals.text(screen.width))x\(Numerals.text(screen.height))")
    }
  }
}
