import PantomimeKit

/// The options that the verbs have in common which make touches.
struct MadeTouchOptions: Sendable {
  /// Where the finger comes down.
  let place: FingerPlace
  /// The whole of the statement's own part, for what is no option's fault.
  let span: Span
  /// How long the finger rests before it lifts.
  let hold: TimeValue
  private let jitter: TimeValue
  private let id: Int
  private let rate: Int
  private let coalescing: Int
  private let dropped: Double
  private let late: Double
  private let seed: UInt64
  /// The options, as they are written.
  private let given: [String: NamedValue]

  static let viewForm = OptionForm(
    "on", .view, "the view to touch, that of the scene's pan if not given")
  static let streamForms = [
    OptionForm("hold", .time, "how long the finger rests before it lifts, 0 if not given"),
    OptionForm("rate", .number, "touches in a second, 60 if not given"),
    OptionForm("jitter", .time, "by how much samples are early or late"),
    OptionForm("coalesce", .number, "how many samples come as one touch"),
    OptionForm("drop", .fraction, "the share of samples that get lost"),
    OptionForm("late", .fraction, "the share of touches that come when the next is due"),
    OptionForm("seed", .number, "what chance follows from, 0 if not given"),
    OptionForm("id", .number, "which finger, 1 if not given"),
  ]

  /// The view whose middle the finger goes to.
  var view: Word? { place.view }

  /// Takes them.
  ///
  /// - Parameters:
  ///   - motion: the verb's own options that say how the finger moves, which an error may point at.
  ///   - hasPlace: whether `x` and `y` are among them.
  init(
    _ arguments: inout Arguments, motion: [String], hasPlace: Bool = true
  ) throws(ScriptError) {
    var taken: [String: NamedValue] = [:]
    let names = (hasPlace ? ["x", "y"] : []) + Self.streamForms.map { $0.name } + motion
    for name in names { taken[name] = try arguments.option(name) }
    place = try FingerPlace(&arguments, hasPoint: hasPlace)
    span = arguments.verb.span
    hold =
      try taken["hold"].map { (given) throws(ScriptError) in try TimeValue(given.value) }
      ?? .seconds(0)
    jitter =
      try taken["jitter"].map { (given) throws(ScriptError) in try TimeValue(given.value) }
      ?? .seconds(0)
    rate = try Self.count(taken["rate"], 1...1000, "a touch rate") ?? 60
    coalescing = try Self.count(taken["coalesce"], 1...1000, "a count of samples") ?? 1
    id = try Self.count(taken["id"], 1...1000, "a finger's number") ?? 1
    seed = UInt64(try Self.whole(taken["seed"], 0...(1 << 53), "a seed") ?? 0)
    dropped = try Self.share(taken["drop"])
    late = try Self.share(taken["late"])
    given = taken
  }

  static func count(
    _ given: NamedValue?, _ range: ClosedRange<Int64>, _ what: String
  ) throws(ScriptError) -> Int? {
    try whole(given, range, what).map { Int($0) }
  }

  /// A whole number, which may be larger than an index where those have 32 bits.
  private static func whole(
    _ given: NamedValue?, _ range: ClosedRange<Int64>, _ what: String
  ) throws(ScriptError) -> Int64? {
    guard let given else { return nil }
    let number = try given.value.number(what)
    guard let count = Int64(exactly: number), range.contains(count) else {
      throw ScriptError(
        "\(what) cannot be '\(given.value.text)'", given.value.span,
        hint: "it is a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return count
  }

  private static func share(_ given: NamedValue?) throws(ScriptError) -> Double {
    guard let given else { return 0 }
    let share = try given.value.fraction()
    guard (0...1).contains(share) else {
      throw ScriptError(
        "a share cannot be '\(given.value.text)'", given.value.span, hint: "it is from 0 to 1")
    }
    return share
  }

  /// How long it all takes, where that is known before running.
  func elapsed(over: TimeValue) -> Elapsed {
    guard case .seconds(let over) = over, case .seconds(let hold) = hold else { return .some }
    return .by(.seconds(over + hold))
  }

  /// The touches of a way, as these options have them.
  func touches(
    from start: Point, by translation: Vector, over: TimeValue, _ frames: Frames
  ) -> MadeTouches {
    var made = MadeTouches(from: start, by: translation, over: over.seconds(frames))
    made.id = id
    made.hold = hold.seconds(frames)
    made.rate = rate
    made.jitter = jitter.seconds(frames)
    made.coalescing = coalescing
    made.dropped = dropped
    made.late = late
    made.seed = seed
    return made
  }

  /// Finds what is wrong before anything runs, as far as neither place nor velocity matter.
  func check(_ made: MadeTouches, _ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(span)
    if let view { try scene.view(view) }
    var made = made
    made.velocity = nil
    do throws(MadeTouchesProblem) { _ = try made.stream() } catch { throw self.error(error, made) }
  }

  /// Where the finger comes down: what is said, or the middle of the view.
  func start(in session: Session) throws(ScriptError) -> Point { try place.start(in: session) }

  /// Plays the touches from now on, up to their lift-off.
  func play(_ made: MadeTouches, in session: inout Session) throws(ScriptError) -> Response {
    try session.refuseOutside(made.start, span)
    let stream: TouchStream
    do throws(MadeTouchesProblem) {
      stream = try made.stream(from: session.simulation?.now ?? .zero)
    } catch {
      throw self.error(error, made)
    }
    return try session.play(stream, span: span)
  }

  private func error(_ problem: MadeTouchesProblem, _ made: MadeTouches) -> ScriptError {
    func text(_ vector: Vector) -> String {
      "\(Numerals.text(vector.dx)),\(Numerals.text(vector.dy)) pt/s"
    }
    let wanted = made.velocity.map(text) ?? ""
    let head = "\(made.estimator.name) cannot be made to tell \(wanted)"
    switch problem {
    case .outOfRange(let range): return self.error(range)
    case .tooManySamples(let most):
      return ScriptError(
        "so long a way is more than \(most) touches", span, hint: "take less time, or a lower rate")
    case .tooFewSamples(let count, let velocity):
      return ScriptError(
        "\(head): its \(count) samples make \(text(velocity)), whatever the way", span,
        hint: "take more time, or a higher rate")
    case .stale(let rest, let limit):
      return ScriptError(
        "\(head): it tells 0 after a rest of more than \(Numerals.text(limit)) s", span,
        hint: "the finger rests \(Numerals.text(rest)) s: hold it for less, or raise the rate")
    case .tooSlow(let velocity):
      return ScriptError(
        "\(head): it takes so slow a finger for one that rests", span,
        hint: "ask for more; this makes \(text(velocity))")
    case .unreachable(let nearest):
      return ScriptError(
        "\(head): the nearest is \(text(nearest))", span,
        hint: "take more time, or another estimator: set estimator=two-segment")
    }
  }
}

extension MadeTouchOptions {
  /// The error for a number that is not allowed, in terms of the option that it follows from.
  private func error(_ range: OutOfRange) -> ScriptError {
    let value = Numerals.text(range.value)
    if let option = given[range.parameter] {
      return ScriptError(
        "'\(range.parameter)' cannot be \(value)", option.span, hint: "it takes \(range.allowed)")
    }
    let size = Numerals.text(range.value.magnitude)
    switch range.parameter {
    case "dx", "dy":
      let speed = given["speed"]
      return ScriptError(
        "a finger cannot move \(size) points", (speed ?? given["by"])?.span ?? span,
        hint: "it moves 1000000 points at most"
          + (speed == nil ? "" : ": take a lower speed=, or less time with over="))
    case "velocity":
      return ScriptError(
        "a finger cannot be \(size) pt/s fast", given["speed"]?.span ?? span,
        hint: "it takes up to 1000000 pt/s")
    default:
      return ScriptError(
        "'\(range.parameter)' cannot be \(value)", span, hint: "it takes \(range.allowed)")
    }
  }
}

/// A way across the screen, as a word.
enum SwipeDirection: String, Sendable, CaseIterable {
  case up, down, left, right

  /// One point of the way.
  var step: Vector {
    switch self {
    case .up: Vector(dx: 0, dy: -1)
    case .down: Vector(dx: 0, dy: 1)
    case .left: Vector(dx: -1, dy: 0)
    case .right: Vector(dx: 1, dy: 0)
    }
  }

  static let names = allCases.map { $0.rawValue }

  /// The direction that a statement begins with.
  static func next(
    _ arguments: inout Arguments, example: String
  ) throws(ScriptError) -> SwipeDirection {
    let word = try arguments.next("a direction", example: example)
    let name = try word.choice(names, what: "direction", all: "directions")
    return SwipeDirection(rawValue: name) ?? .up
  }
}

extension Word {
  /// The two numbers this list is.
  func pair(
    _ example: String, _ read: (Word) throws(ScriptError) -> Double
  ) throws(ScriptError)
    -> Vector
  {
    let parts = parts
    guard parts.count == 2 else {
      throw ScriptError("'\(text)' is not two numbers", span, hint: "for example: \(example)")
    }
    return Vector(dx: try read(parts[0]), dy: try read(parts[1]))
  }
}
