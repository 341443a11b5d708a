import PantomimeKit

/// `touch down|move|up|cancel|lost …`: a finger's touch, as the screen reports it.
struct TouchCommand: FingerCommand {
  static let form = Form(
    "touch", "Begins, moves or ends a touch.",
    details: "Slop, arbitration and velocity estimation apply. `x y` is a point on the "
      + "screen, `y+=-20` adds to the finger's position; an omitted coordinate stays the same. `on=card` "
      + "is the center of the view's visible part. `touch up outside` ends the touch "
      + "outside its view; `touch cancel` is a cancellation by the system, "
      + "`touch cancel all` of every touch, as for a phone call. After `touch lost` the finger is "
      + "gone, but nothing is delivered: no recognizer ends.",
    positionals: [
      .choice(Touch.Phase.self), .choice(Detail.self, isOptional: true),
    ],
    options: [x.form, y.form, view.form, id.form],
    example: [
      "scene city-guide", "touch down on=card", "at 0.1 touch move y+=-40", "touch up",
    ])

  /// The words that may follow the phase.
  fileprivate enum Detail: String, CaseIterable {
    /// The finger lifts outside the view that it pressed.
    case outside
    /// The statement applies to all touches.
    case all
  }

  fileprivate static let x = VerbKey.points("x", "the finger's position on screen", canAdd: true)
    .such(as: "195")
  fileprivate static let y = VerbKey.points("y", "the finger's position on screen", canAdd: true)
    .such(as: "420")
  private static let view = VerbKey.name(
    "on", .view, "the view whose center the finger moves to")
  fileprivate static let id = VerbKey<Int>(
    "id", .number, "the finger's number, default 1"
  ) { (word) throws(ScriptError) in
    let number = try word.number("a finger's number")
    guard let id = Int(exactly: number), (1...1000).contains(id) else {
      throw ScriptError(
        "'\(word.text)' is not a finger's number", word.span,
        hint: "must be a whole number from 1 to 1000")
    }
    return id
  }

  let phase: Touch.Phase
  let isOutside: Bool
  /// Whether the statement applies to all fingers.
  let isForAll: Bool
  let id: Int
  let span: Span
  private let x: GivenOption<Double>?
  private let y: GivenOption<Double>?
  private let view: Word?

  var target: Word? { view }

  init(_ arguments: inout Arguments) throws(ScriptError) {
    let word = try arguments.next("a phase", example: "touch down on=card")
    phase = try word.choice(what: "phase", all: "phases")
    let outside = phase == .up ? arguments.accept(Detail.outside.rawValue) : nil
    isOutside = outside != nil
    let all = phase == .cancel ? arguments.accept(Detail.all.rawValue) : nil
    isForAll = all != nil
    span = arguments.verb.span.union(word.span)
    let finger = try arguments.option(Self.id)
    id = try finger?.value ?? 1
    x = try arguments.option(Self.x)
    y = try arguments.option(Self.y)
    view = try arguments.option(Self.view)?.word
    for part in [x, y].compactMap({ $0 }) { _ = try part.value }
    if let all, x != nil || y != nil || view != nil || finger != nil {
      throw ScriptError(
        "'all' cancels every finger", all.span, hint: "omit x, y, on and id")
    }
    try refuseContradictions(outside)
  }

  private func refuseContradictions(_ outside: Word?) throws(ScriptError) {
    if let view, let part = x ?? y {
      throw ScriptError(
        "'on' and '\(part.written.name.text)' cannot be combined", part.span.union(view.span),
        hint: "keep one; x= and y= are a point on the screen, not in the view")
    }
    if let outside, x != nil || y != nil || view != nil {
      throw ScriptError(
        "'outside' already sets the position", outside.span, hint: "omit x, y and on")
    }
    guard phase == .down else { return }
    if let part = [x, y].compactMap({ $0 }).first(where: { $0.isAdded }) {
      throw ScriptError(
        "a touch that begins has no position to add to", part.span,
        hint: "write = instead")
    }
    guard view != nil || (x != nil && y != nil) else {
      throw ScriptError(
        "'touch down' needs a position", span,
        hint: "or x=195 y=420; for example: touch down on=card")
    }
  }

  var gesturePart: GesturePart { phase == .down ? .opening : .rest }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(span)
    if let view { try scene.view(view) }
  }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    if isForAll { return try session.handle(.interruption, span: span) }
    if isOutside { return try session.handle(.liftOutside(id: id), span: span) }
    let place = try place(in: session)
    return try session.handle(.touch([Touch(phase, id: id, at: place)]), span: span)
  }

  private func place(in session: Session) throws(ScriptError) -> Point2D {
    let simulation = try session.running(span)
    if let view { return try session.running(view.span).center(of: view) }
    let last = simulation.touchesDown.first { $0.id == id }?.place ?? Point2D()
    return Point2D(
      x: try TouchCommand.part(x, last.x), y: try TouchCommand.part(y, last.y))
  }

  private static func part(
    _ given: GivenOption<Double>?, _ last: Double
  ) throws(ScriptError) -> Double {
    guard let given else { return last }
    let value = try given.value
    return given.isAdded ? last + value : value
  }
}

/// A verb that puts fingers on the screen; the run then determines whether a pan that follows
/// begins and reports.
protocol FingerCommand: Command {
  /// The view that the finger is intended for, or `nil` if the statement names none.
  var target: Word? { get }
}

extension FingerCommand {
  package var role: CommandRole { .fingers(on: target?.text) }
}

extension Simulation {
  /// Returns the middle of the visible part of a view.
  func center(of view: Word) throws(ScriptError) -> Point2D {
    guard viewNames.contains(view.text) else {
      throw ScriptError(.noView(view.text, among: viewNames), view.span)
    }
    guard let center = visibleCenter(of: view.text) else {
      if hasNoFrame(view.text) {
        throw ScriptError(
          "'\(view.text)' has no frame for a finger to hit", view.span,
          hint: "give the finger's position: x=195 y=420")
      }
      throw ScriptError(
        "'\(view.text)' is not visible on screen", view.span,
        hint: "give the finger's position: x=195 y=420")
    }
    return center
  }

  /// Returns whether a view has no area.
  private func hasNoFrame(_ view: String) -> Bool {
    guard case .rect(let frame) = read("\(view).frame") else { return true }
    return frame.width == 0 || frame.height == 0
  }
}

extension Input {
  /// Returns the shortest statements that input the same touches.
  ///
  /// - Parameter down: The touches that are down before the input.
  func touchStatements(from down: [Touch]) -> [String] {
    func number(_ value: Double) -> String {
      // Uses the fewest digits that parse back to the same number.
      let text = value.description
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    func finger(_ id: Int) -> String { id == 1 ? "" : " \(TouchCommand.id.name)=\(id)" }
    let verb = TouchCommand.form.name
    let (lift, end) = (Touch.Phase.up.rawValue, Touch.Phase.cancel.rawValue)
    switch kind {
    case .touch(let touches):
      return touches.map { touch in
        // If a coordinate is omitted, the finger keeps the previous one.
        let last = down.first { $0.id == touch.id }?.place
        let x = last?.x == touch.place.x ? "" : " \(TouchCommand.x.name)=\(number(touch.place.x))"
        let y = last?.y == touch.place.y ? "" : " \(TouchCommand.y.name)=\(number(touch.place.y))"
        return "\(verb) \(touch.phase.rawValue)\(x)\(y)\(finger(touch.id))"
      }
    case .liftOutside(let id):
      return ["\(verb) \(lift) \(TouchCommand.Detail.outside.rawValue)\(finger(id))"]
    case .interruption: return ["\(verb) \(end) \(TouchCommand.Detail.all.rawValue)"]
    default: return []
    }
  }
}
