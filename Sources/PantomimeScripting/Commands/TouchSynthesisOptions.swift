import PantomimeKit

/// The options shared by all verbs that create touches.
struct TouchSynthesisOptions: Sendable {
  /// The place of the touch-down.
  let place: FingerPlace
  /// The place of the statement without its `at TIME`, for errors that aren't about an option.
  let span: Span
  /// The time for which the finger rests before lift-off.
  let hold: TimeValue
  private let jitter: TimeValue
  private let id: Int
  private let rate: Int
  private let coalescing: Int
  private let dropped: Double
  private let late: Double
  private let twice: Double
  private let seed: UInt64
  private let motion: Motion
  /// The options as written.
  private let given: [NamedValue]

  static let streamForms = [
    holdKey.form, rateKey.form, jitterKey.form, coalesceKey.form, dropKey.form, lateKey.form,
    twiceKey.form, seedKey.form, idKey.form,
  ]

  private static let holdKey = VerbKey.time(
    "hold", "the pause before lift-off, default 0", quantity: .time, standard: "0")
  private static let rateKey = VerbKey.count(
    "rate", 1...1000, "a touch rate", "the touch rate in Hz, default 60"
  ).such(as: "120")
  private static let jitterKey = VerbKey.time("jitter", "the timing jitter of samples")
    .such(as: "0.002")
  private static let coalesceKey = VerbKey.count(
    "coalesce", 1...1000, "a count of samples", "the samples coalesced into one touch")
  private static let dropKey = VerbKey.share("drop", "the fraction of samples dropped")
  private static let lateKey = VerbKey.share(
    "late", "the fraction of touches delivered late, with the next")
  private static let twiceKey = VerbKey.share(
    "twice", "the fraction of moves delivered twice")
  private static let seedKey = VerbKey.whole(
    "seed", 0...(1 << 53), "a seed", "the random seed, default 0")
  private static let idKey = VerbKey.count(
    "id", 1...1000, "a finger's number", "the finger's number, default 1"
  ).such(as: "2")

  /// The options for the movement of the finger, which errors about the movement refer to.
  struct Motion: Sendable {
    var by, speed, over, velocity: NamedValue?
  }

  /// The view to aim the finger at.
  var view: Word? { place.view }

  /// Parses the options.
  ///
  /// - Parameters:
  ///   - motion: The verb's options for the movement of the finger, which errors about the movement
  ///     refer to.
  ///   - view: The key for the view to aim the finger at.
  ///   - hasPlace: Whether to parse `x` and `y`.
  init(
    _ arguments: inout Arguments, motion: Motion, on view: VerbKey<Word> = FingerPlace.view,
    hasPlace: Bool = true
  ) throws(ScriptError) {
    let (x, y) = (
      hasPlace ? try arguments.option(FingerPlace.x) : nil,
      hasPlace ? try arguments.option(FingerPlace.y) : nil
    )
    let hold = try arguments.option(Self.holdKey)
    let rate = try arguments.option(Self.rateKey)
    let jitter = try arguments.option(Self.jitterKey)
    let coalesce = try arguments.option(Self.coalesceKey)
    let drop = try arguments.option(Self.dropKey)
    let late = try arguments.option(Self.lateKey)
    let twice = try arguments.option(Self.twiceKey)
    let seed = try arguments.option(Self.seedKey)
    let id = try arguments.option(Self.idKey)
    place = try FingerPlace(&arguments, on: view, hasPoint: hasPlace)
    span = arguments.verb.span
    self.hold = try hold?.value ?? .seconds(0)
    self.jitter = try jitter?.value ?? .seconds(0)
    self.rate = try rate?.value ?? 60
    coalescing = try coalesce?.value ?? 1
    self.id = try id?.value ?? 1
    self.seed = UInt64(try seed?.value ?? 0)
    dropped = try drop?.value ?? 0
    self.late = try late?.value ?? 0
    self.twice = try twice?.value ?? 0
    self.motion = motion
    given = [
      x?.written, y?.written, hold?.written, rate?.written, jitter?.written, coalesce?.written,
      drop?.written, late?.written, twice?.written, seed?.written, id?.written, motion.by,
      motion.speed, motion.over, motion.velocity,
    ].compactMap { $0 }
  }

  /// Returns the total duration, as far as it's known before the statement runs.
  func elapsed(over: TimeValue) -> Elapsed {
    guard case .seconds(let over) = over, case .seconds(let hold) = hold else { return .some }
    return .by(.seconds(over + hold))
  }

  /// Returns the touches of a movement with these options.
  func touches(
    from start: Point2D, by translation: Vector, over: TimeValue, _ frames: Frames
  ) -> TouchSynthesizer {
    var made = TouchSynthesizer(from: start, by: translation, over: over.seconds(frames))
    made.id = id
    made.hold = hold.seconds(frames)
    made.rate = rate
    made.jitter = jitter.seconds(frames)
    made.coalescing = coalescing
    made.dropped = dropped
    made.late = late
    made.twice = twice
    made.seed = seed
    return made
  }

  /// Checks the touches before anything runs, except for their place and velocity.
  func check(_ made: TouchSynthesizer, _ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(span)
    if let view { try scene.view(view) }
    var made = made
    made.velocity = nil
    do throws(TouchSynthesisError) { _ = try made.stream() } catch { throw self.error(error, made) }
  }

  /// Returns the place of the touch-down: the given one, or the middle of the view.
  func start(in session: Session) throws(ScriptError) -> Point2D { try place.start(in: session) }

  /// Plays the touches from now to their lift-off.
  func play(_ made: TouchSynthesizer, in session: inout Session) throws(ScriptError) -> Response {
    let simulation = try session.running(span)
    try simulation.refuseOutside(made.start, span)
    guard made.velocity != nil else {
      return try session.play(try stream(made, simulation), span: span)
    }
    return try playForReader(made, in: &session, simulation)
  }

  /// - Parameter isFixed: Whether the estimator is that of a scroll view, which `set` doesn't change.
  private func stream(
    _ made: TouchSynthesizer, _ simulation: Simulation, isFixed: Bool = false
  ) throws(ScriptError) -> TouchStream {
    do throws(TouchSynthesisError) {
      return try made.stream(from: simulation.now)
    } catch {
      throw self.error(error, made, isFixed: isFixed)
    }
  }

  /// Plays the touches whose velocity is the required one for the recognizer that wins them.
  ///
  /// Every scroll view has an estimator of its own (GU10). If the pans under the finger have different
  /// estimators, which recognizer wins is found by playing the touches on a fork, which replaces the
  /// session if the winner has the estimator for which they were made. Because another estimator
  /// changes the path, it may change the winner, too.
  private func playForReader(
    _ made: TouchSynthesizer, in session: inout Session, _ simulation: Simulation
  ) throws(ScriptError) -> Response {
    var made = made
    let pans = simulation.pans(at: made.start)
    let estimators = pans.map { simulation.estimator(of: $0) }
    let scrolling = Set(simulation.recognizers.filter { $0.scrolls }.map { $0.name })
    if let first = estimators.first, estimators.allSatisfy({ $0 == first }) {
      made.estimator = first
      let isFixed = pans.allSatisfy(scrolling.contains)
      return try session.play(try stream(made, simulation, isFixed: isFixed), span: span)
    }
    var readers: [String] = []
    // The estimator that is set comes first, and then those of the winners; one that comes again
    // would lead to the same path again.
    var (tried, isFixed): ([VelocityEstimator], Bool) = ([], false)
    while !tried.contains(made.estimator) {
      tried.append(made.estimator)
      var fork = session
      let stream = try stream(made, simulation, isFixed: isFixed)
      do throws(ScriptError) { _ = try fork.play(stream, span: span) } catch {
        session = fork
        throw error
      }
      readers = fork.winners(among: pans, since: simulation)
      let other = readers.first { simulation.estimator(of: $0) != made.estimator }
      guard let other else {
        session = fork
        return .nothing
      }
      made.estimator = simulation.estimator(of: other)
      isFixed = scrolling.contains(other)
    }
    throw ScriptError(
      "no path has this velocity for \(Spelling.list(readers, "and"))", span,
      hint:
        "\(Spelling.list(pans, "and")) use different estimators, and the path decides which of them "
        + "wins; omit velocity="
    )
  }

  private func error(
    _ problem: TouchSynthesisError, _ made: TouchSynthesizer, isFixed: Bool = false
  ) -> ScriptError {
    func text(_ vector: Vector) -> String {
      "\(Numerals.text(vector.dx)),\(Numerals.text(vector.dy)) pt/s"
    }
    let wanted = made.velocity.map(text) ?? ""
    let head = "\(made.estimator.name) cannot return \(wanted)"
    switch problem {
    case .outOfRange(let range): return self.error(range)
    case .tooManySamples(let most):
      return ScriptError(
        "this drag has more than \(most) touches", span, hint: "use a shorter time, or a lower rate"
      )
    case .tooFewSamples(let count, let velocity):
      return ScriptError(
        "\(head): its \(count) samples give \(text(velocity)) for any path", span,
        hint: "use a longer time, or a higher rate")
    case .stale(let rest, let limit):
      return ScriptError(
        "\(head): it returns 0 after a pause of more than \(Numerals.text(limit)) s", span,
        hint: "the finger pauses \(Numerals.text(rest)) s; shorten hold=, or raise the rate")
    case .tooSlow(let velocity):
      return ScriptError(
        "\(head): it treats so slow a finger as stationary", span,
        hint: "use a higher velocity; this gives \(text(velocity))")
    case .unreachable(let nearest):
      return ScriptError(
        "\(head); the nearest is \(text(nearest))", span,
        hint: "use a longer time"
          + (isFixed || made.estimator == .twoSegment
            ? "" : ", or another estimator: set estimator=two-segment"))
    }
  }
}

extension TouchSynthesisOptions {
  /// Returns the error for an invalid number, expressed in terms of the option that determines the
  /// number.
  private func error(_ range: OptionError) -> ScriptError {
    let value = Numerals.text(range.value)
    if let option = given.first(where: { $0.name.text == range.parameter }) {
      return ScriptError(
        "'\(range.parameter)' cannot be \(value)", option.span, hint: "must be \(range.allowed)")
    }
    let size = Numerals.text(range.value.magnitude)
    switch range.parameter {
    case "dx", "dy":
      let speed = motion.speed
      return ScriptError(
        "a finger cannot move \(size) points", (speed ?? motion.by)?.span ?? span,
        hint: "the limit is 1000000 points"
          + (speed == nil ? "" : "; lower speed=, or shorten over="))
    case "velocity":
      return ScriptError(
        "a finger cannot move at \(size) pt/s", motion.speed?.span ?? span,
        hint: "the limit is 1000000 pt/s")
    default:
      return ScriptError(
        "'\(range.parameter)' cannot be \(value)", span, hint: "must be \(range.allowed)")
    }
  }
}

extension Session {
  /// Returns those of some recognizers that have won touches since an earlier simulation and whose
  /// velocity counts.
  fileprivate func winners(among pans: [String], since before: Simulation) -> [String] {
    let entries = simulation?.entries(since: before) ?? []
    let won = entries.compactMap { entry in
      entry.event.kind == .gestureBegan ? entry.event.gesture : nil
    }.filter { pans.contains($0) }
    let scrolling = (simulation?.recognizers ?? []).filter { $0.scrolls }.map { $0.name }
    let others = won.filter { !scrolling.contains($0) }
    guard !others.isEmpty, others.count < won.count else { return won }
    // Of a list and another pan that win together, the one counts that the lift-off releases.
    let isScrolled = entries.contains { $0.event.kind == .scrollReleased }
    let isOther = entries.contains {
      $0.event.kind == .decided || $0.event.kind == .valueReleased
    }
    return isScrolled && !isOther ? won.filter { scrolling.contains($0) } : others
  }
}

extension Direction {
  /// Parses the direction at the start of a statement.
  static func next(
    _ arguments: inout Arguments, example: String
  ) throws(ScriptError) -> Direction {
    let names = allCases.map { $0.rawValue }
    if let word = arguments.nextWord, !names.contains(word.text),
      Spelling.near(word.text, among: names).isEmpty,
      Words.standard.word(for: word.text, among: names) == nil
    {
      throw ScriptError(
        "unknown direction '\(word.text)'", word.span,
        hint: "directions: \(names.joined(separator: ", ")); for a view: "
          + "`\(arguments.verb.text) \(names[0]) on=\(word.text)`")
    }
    return try arguments.choice(
      "a direction", what: "direction", all: "directions", example: example)
  }
}

/// The place of a touch-down: the middle of a view, a point on the screen, or, if only one coordinate is
/// given, the point of the screen with that coordinate and the other one of the middle of a view.
struct FingerPlace: Sendable {
  /// The view to aim the finger at.
  let view: Word?
  /// The point, or `nil` unless both of its coordinates are given.
  let point: Point2D?
  /// The given coordinates.
  private let x, y: Double?
  /// The place of the only coordinate that is given, or `nil` if none or both are.
  let half: Span?
  /// The place of the verb, for errors that aren't about an option.
  private let span: Span

  /// The key for the view to aim the finger at.
  static let view = VerbKey.name(
    "on", .view, "the view to touch, default the view of the scene's pan")
  static let x = VerbKey.points(
    "x", "the touch-down point on the screen, default the center of the view"
  ).such(as: "195")
  static let y = VerbKey.points(
    "y", "the touch-down point on the screen, default the center of the view"
  ).such(as: "420")

  static let forms = [x.form, y.form]

  /// Parses the view, and `x` and `y` if `hasPoint`.
  init(
    _ arguments: inout Arguments, on view: VerbKey<Word> = FingerPlace.view, hasPoint: Bool = true
  ) throws(ScriptError) {
    self.view = try arguments.option(view)?.word
    span = arguments.verb.span
    let x = hasPoint ? try arguments.option(Self.x) : nil
    let y = hasPoint ? try arguments.option(Self.y) : nil
    (self.x, self.y) = (try x?.value, try y?.value)
    half = (x == nil) == (y == nil) ? nil : (x ?? y)?.span
    if let x = self.x, let y = self.y { point = Point2D(x: x, y: y) } else { point = nil }
    if let view = self.view, point != nil {
      throw ScriptError(
        "'on' and a point cannot be combined", view.span,
        hint: "keep one, or one of x= and y=; they are a point on the screen, not in the view")
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
  /// view (by default, of the view with the scene's pan), with the given coordinate.
  func start(in session: Session) throws(ScriptError) -> Point2D {
    if let point { return point }
    let center = try center(in: session)
    return Point2D(x: x ?? center.x, y: y ?? center.y)
  }

  private func center(in session: Session) throws(ScriptError) -> Point2D {
    let simulation = try session.running(span)
    if let view { return try session.running(view.span).center(of: view) }
    guard let name = simulation.panView else {
      // A list takes the finger where no recognizer of the scene does.
      let lists = simulation.scrollViewNames
      throw ScriptError(
        "'\(simulation.name)' has no pan and therefore no default view to touch", span,
        hint: "add on=\(lists.count == 1 ? lists[0] : "VIEW"), or x=195 y=420")
    }
    return try simulation.center(of: Word(name, span))
  }
}

extension Simulation {
  /// Throws an error if the finger would touch down outside the screen.
  func refuseOutside(_ place: Point2D, _ span: Span) throws(ScriptError) {
    guard (0...screen.width).contains(place.x), (0...screen.height).contains(place.y) else {
      let written = "\(Numerals.text(place.x)),\(Numerals.text(place.y))"
      throw ScriptError(
        "the touch is outside the screen, at \(written)", span,
        hint: "the screen is \(Numerals.text(screen.width))x\(Numerals.text(screen.height))")
    }
  }
}

extension TouchSynthesizer {
  /// Returns the velocity at lift-off of a path that isn't adjusted, as the default of an option.
  func standards(
    of option: String, in simulation: Simulation?
  ) -> [(name: String, text: String)] {
    var plain = self
    plain.velocity = nil
    let velocity = (try? plain.stream())?.standardVelocity(in: simulation)
    return velocity.map { [(option, $0)] } ?? []
  }
}
