package import PantomimeKit

/// `drag by=0,-200 over=0.3`: a finger touches down, moves and lifts off.
package struct Drag: FingerCommand {
  package static let form = Form(
    "drag", "Drags a finger across the screen.",
    details:
      "The touches are generated at the touch rate; the clock advances to lift-off, one touch "
      + "interval after the last move, or after `hold`. With `press`, the finger rests before it moves, "
      + "as a long press needs. A finger that holds still keeps the velocity of its last moves, however "
      + "long: for a slow release, write `velocity=0,0`, or choose an estimator that forgets, such as "
      + "`set estimator=scroll-view`, and `hold=0.1`. With `velocity=`, the path is adjusted until the "
      + "estimator returns exactly that at lift-off: the one that is set, or that of the list that wins "
      + "the touch. `drag card up 80` and "
      + "`drag card by=0,-80` are short for `drag on=card by=0,-80`; `drag up` moves 120 pt.",
    options: [by.form, over.form, press.form, shape.form, velocity.form, FingerPlace.view.form]
      + FingerPlace.forms + TouchSynthesisOptions.streamForms,
    example: ["scene city-guide", "drag on=card by=0,-200 over=0.3 hold=0.1"])

  private static let by = VerbKey.pair(
    "by", "by=0,-200", "the displacement across and down, such as 0,-200",
    quantity: .distance(.both)
  ) { (word) throws(ScriptError) in try word.points() }
  private static let over = VerbKey.time(
    "over", "the duration of the movement, default 0.3", quantity: .duration, standard: "0.3")
  private static let press = VerbKey.time(
    "press", "the rest before the movement, default 0", quantity: .time, standard: "0")
  private static let shape = VerbKey<TouchSynthesizer.Shape>.choice(
    "shape", what: "shape", all: "shapes", "the distribution of its speed, default even")
  private static let velocity = VerbKey.pair(
    "velocity", "velocity=0,-900", "the estimated velocity across and down at lift-off",
    quantity: .velocity(.both)
  ) { (word) throws(ScriptError) in try word.velocity() }

  private let options: TouchSynthesisOptions
  private let translation: Vector
  private let over: TimeValue
  private let press: TimeValue
  private let shape: TouchSynthesizer.Shape
  private let velocity: Vector?

  var target: Word? { options.view }

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    guard let by = try arguments.option(Self.by) else {
      try Self.refuseShortForm(arguments)
      throw ScriptError(
        "'drag' needs a displacement", arguments.verb.span, hint: "for example: drag by=0,-200")
    }
    if let word = arguments.remainingWords.first(where: {
      !$0.isQuoted && Direction(rawValue: $0.text) != nil
    }) {
      throw ScriptError(
        "'\(word.text)' and 'by' both give the displacement", word.span, hint: "remove one")
    }
    translation = try by.value
    let over = try arguments.option(Self.over)
    self.over = try over?.value ?? .seconds(0.3)
    press = try arguments.option(Self.press)?.value ?? .seconds(0)
    shape = try arguments.option(Self.shape)?.value ?? .even
    let velocity = try arguments.option(Self.velocity)
    self.velocity = try velocity?.value
    options = try TouchSynthesisOptions(
      &arguments,
      motion: .init(by: by.written, over: over?.written, velocity: velocity?.written))
  }

  /// The distance of a drag for which only a direction is given, in points; our choice.
  private static let distance = 120.0

  /// `drag [VIEW] DIRECTION [POINTS]` or `drag VIEW by=…`: the short forms.
  package static func expanded(_ short: ShortForm) -> [Token]? {
    if short.words.count == 1, short.direction(0) == nil, short.has("by"), !short.has("on") {
      return short.long([], [(name: "on", value: short.words[0])])
    }
    let start = short.words.count > 1 && short.direction(0) == nil ? 1 : 0
    guard let direction = short.direction(start), !short.has("by"), start == 0 || !short.has("on")
    else { return nil }
    var (length, span) = (distance, short.words[start].span)
    if let last = short.words.dropFirst(start + 1).first {
      guard short.words.count == start + 2, let points = try? last.points() else { return nil }
      (length, span) = (points, span.union(last.span))
    }
    let by = direction.step * length
    let text = "\(Numerals.text(by.dx)),\(Numerals.text(by.dy))"
    let view = short.words.prefix(start).map { (name: "on", value: $0) }
    return short.long([], view + [(name: "by", value: Word(text, span))])
  }

  /// Throws an error if the words are a short form that can't be expanded.
  private static func refuseShortForm(_ arguments: Arguments) throws(ScriptError) {
    let words = arguments.remainingWords
    let directions = Direction.allCases.map { $0.rawValue }
    func isDirection(_ word: Word) -> Bool { !word.isQuoted && directions.contains(word.text) }
    guard let place = words.firstIndex(where: isDirection) else {
      let misspelled = words.prefix(2).first {
        !$0.isQuoted && !Spelling.near($0.text, among: directions).isEmpty
      }
      _ = try misspelled?.choice(directions, what: "direction", all: "directions")
      return
    }
    let usage = "usage: drag [VIEW] \(directions.joined(separator: "|")) [POINTS]"
    guard place < 2 else {
      throw ScriptError("unexpected '\(words[1].text)' in 'drag'", words[1].span, hint: usage)
    }
    let rest = words.dropFirst(place + 1)
    if let last = rest.first {
      if place == 0, Numeral(last.text) == nil {
        throw ScriptError(
          "expected a distance instead of '\(last.text)'", last.span,
          hint: "the view comes before the direction; \(usage)")
      }
      _ = try last.points()
    }
    if let extra = rest.dropFirst().first {
      throw ScriptError("unexpected '\(extra.text)' in 'drag'", extra.span, hint: usage)
    }
    throw ScriptError(
      "'\(words[0].text)' and 'on' both give the view", words[0].span, hint: "remove one")
  }

  package static let refusalInReaction: RefusalInReaction? = .takesTime

  package var elapsed: Elapsed {
    if case .seconds(let press) = press, case .seconds(let over) = over {
      return options.elapsed(over: .seconds(press + over))
    }
    return .some
  }

  private func made(from start: Point2D, _ frames: Frames) -> TouchSynthesizer {
    var made = options.touches(from: start, by: translation, over: over, frames)
    made.press = press.seconds(frames)
    made.shape = shape
    made.velocity = velocity
    return made
  }

  package var gesturePart: GesturePart { .whole }

  package func standards(
    _ files: FileAccess, in simulation: Simulation?
  ) -> [(name: String, text: String)] {
    made(from: Point2D(), .standard).standards(of: Self.velocity.name, in: simulation)
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try options.check(made(from: Point2D(), .standard), scene)
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    var made = made(from: try options.start(in: session), session.options.frames)
    made.estimator = session.preferences.estimator
    return try options.play(made, in: &session)
  }
}

extension Statement {
  /// Returns whether a text drags a finger.
  static func drags(_ text: String) -> Bool { text.hasPrefix("\(Drag.form.name) ") }
}
