import PantomimeKit
import PantomimeReporting

/// `touches FILE` and `touches "0 195,420; …"`: plays recorded or written touches.
struct TouchesCommand: FingerCommand {
  static let form = Form(
    "touches", "Plays touches, from a file or written out.",
    details: "`format=` is detected from the file: a recording (`jsonl`, `csv`), the actions of a "
      + "W3C WebDriver (`webdriver`), the output of `getevent -lt` (`getevent`), or the swipes, "
      + "drags, and taps of a Maestro flow (`maestro`). A recording is JSON lines such as {\"t\":0,\"phase\":\"down\",\"id\":1,\"x\":195,"
      + "\"y\":420}, or comma-separated values with the header t,phase,id,x,y. Its times are relative "
      + "to the first touch, in seconds unless `unit=` or a line `# unit: ms` changes that. "
      + "Written out, as in `touches \"0 195,420; 16 195,408; 283 up\"`, each sample has its "
      + "milliseconds since the statement and its position. A sample can have a phase (`down`, "
      + "`move`, `up`, `cancel`, `lost`) and, before that, `id=2` for another finger, and `apart` "
      + "for a separate event at the same instant. `scale=` multiplies a file's positions, for "
      + "example 0.333 for pixels. "
      + "`by=`, `over=` and `speed=` rescale the touches, in the order `over`, `by`, `speed`; "
      + "`velocity=` replaces the velocity of the last 100 ms of movement. "
      + "The clock advances to the last touch.",
    positionals: [Positional(.touches)],
    options: [
      by.form, over.form, speed.form, velocity.form, format.form, unit.form, scale.form, place.form,
    ],
    example: ["scene city-guide", "touches \"0 195,430; 50 195,400; 100 195,350; 116 up\""])

  private static let unit = VerbKey<TouchRecording.Unit>.choice(
    "unit", what: "unit", all: "units", "the unit of a file's times")
  private static let format = VerbKey<TouchFormat>.choice(
    "format", what: "format", all: "formats",
    "the format of a file, by default detected from its contents")
  private static let scale = VerbKey<Double>(
    "scale", .number, "the factor of a file's positions, default 1"
  ) { (word) throws(ScriptError) in
    let scale = try word.number("a scale")
    guard (0.001...1000).contains(scale) else {
      throw ScriptError(
        "a scale cannot be '\(word.text)'", word.span, hint: "must be 0.001 to 1000")
    }
    return scale
  }
  private static let place = VerbKey.pair(
    "at", "at=195,420", "the position of its first touch, such as 195,420"
  ) { (word) throws(ScriptError) in try points(word, "a touch cannot be at") }
  private static let by = VerbKey.pair(
    "by", "by=0,-200", "the displacement of its first finger, such as 0,-200",
    quantity: .distance(.both)
  ) { (word) throws(ScriptError) in try points(word, "a finger cannot move") }

  /// Returns a number of points, which may not exceed the limit for recordings.
  private static func points(_ word: Word, _ problem: String) throws(ScriptError) -> Double {
    let points = try word.points()
    guard points.magnitude <= TouchRecording.farthest else {
      throw ScriptError(
        "\(problem) '\(word.text)'", word.span,
        hint: "the limit is \(Numerals.text(TouchRecording.farthest)) points")
    }
    return points
  }

  private static let over = VerbKey.time(
    "over", "the time from its first touch to its last", quantity: .duration)
  private static let speed = VerbKey<Double>(
    "speed", .velocity, "the mean speed in the last 100 ms of movement", quantity: .speed
  ) { (word) throws(ScriptError) in
    let speed = try word.velocity()
    guard (0...TouchRecording.farthest).contains(speed) else {
      throw ScriptError(
        "a speed cannot be '\(word.text)'", word.span,
        hint: "must be 0 to \(Numerals.text(TouchRecording.farthest)) pt/s")
    }
    return speed
  }

  private static let velocity = VerbKey.pair(
    "velocity", "velocity=0,-900", "the velocity across and down in the last 100 ms of movement",
    quantity: .velocity(.both)
  ) { (word) throws(ScriptError) in try word.velocity() }

  /// The duration, in seconds, below which written times are probably seconds; our choice.
  private static let shortestWritten = 0.005

  /// The source of the touches: a file, or the statement itself.
  private enum Source {
    case file(Word)
    case written(TouchStream)
  }

  /// The hint in the error for a file that is missing.
  private static var hint: String {
    "name a file, or write the touches out: \(form.example[1])"
  }

  private let source: Source
  private let span: Span
  private let unit: TouchRecording.Unit?
  private let format: TouchFormat?
  private let scale: Double
  private let place: Vector?
  private let rescaling: Rescaling

  /// The options for rescaling the touches, as they are given.
  private struct Rescaling {
    var by: GivenOption<Vector>?
    var over: GivenOption<TimeValue>?
    var speed: GivenOption<Double>?
    var velocity: GivenOption<Vector>?
  }

  var target: Word? { nil }

  init(_ arguments: inout Arguments) throws(ScriptError) {
    let needed = "a file, or touches written out"
    let word = try arguments.next(needed, example: Self.form.example[1])
    span = word.span
    guard !word.text.allSatisfy({ $0.isWhitespace }) else {
      throw ScriptError("'\(Self.form.name)' needs \(needed)", span, hint: Self.hint)
    }
    source = WrittenTouches.isWritten(word) ? .written(try WrittenTouches.read(word)) : .file(word)
    let unit = try arguments.option(Self.unit)
    let format = try arguments.option(Self.format)
    let scale = try arguments.option(Self.scale)
    let ofFiles = [
      (unit?.written, unit?.span), (format?.written, format?.span), (scale?.written, scale?.span),
    ]
    if case .written = source, case let (written?, span?)? = ofFiles.first(where: { $0.0 != nil }) {
      throw ScriptError(
        "written touches have no \(written.name.text)", span,
        hint: "omit it; they are in milliseconds and points")
    }
    self.unit = try unit?.value
    self.format = try format?.value
    self.scale = try scale?.value ?? 1
    place = try arguments.option(Self.place)?.value
    rescaling = Rescaling(
      by: try arguments.option(Self.by), over: try arguments.option(Self.over),
      speed: try arguments.option(Self.speed),
      velocity: try arguments.option(Self.velocity))
    _ = (try rescaling.by?.value, try rescaling.over?.value, try rescaling.speed?.value)
    _ = try rescaling.velocity?.value
    if case .written(let stream) = source { _ = try rescaled(stream, .standard) }
  }

  static let refusalInReaction: RefusalInReaction? = .takesTime

  var fileWords: [Word] { if case .file(let word) = source { [word] } else { [] } }

  var gesturePart: GesturePart { .whole }

  var elapsed: Elapsed {
    guard case .written(let stream) = source else { return .some }
    guard case .frames? = try? rescaling.over?.value else {
      let end = (try? rescaled(stream, .standard))?.end ?? stream.end
      return .by(.seconds(end.seconds))
    }
    return .some
  }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(span)
    switch source {
    case .written: break
    case .file:
      if scene.files.isPossible {
        _ = try rescaled(
          reading(scene.files, surroundings(in: scene.simulation)).stream, .standard)
      }
    }
  }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    let simulation = try session.running(span)
    if case .file = source { session.current.hasReadFile = true }
    let read = try reading(session.host.files, surroundings(in: simulation))
    var stream = try rescaled(read.stream, session.options.frames)
    if let place, let first = stream.touches.first?.touch.place {
      let (dx, dy) = (place.dx - first.x, place.dy - first.y)
      for index in stream.touches.indices {
        stream.touches[index].touch.place.x += dx
        stream.touches[index].touch.place.y += dy
      }
    }
    let response = try session.play(stream.shifted(by: simulation.now), span: span)
    guard let note = note(on: read), case .nothing = response else { return response }
    return .noted(note)
  }

  /// The note on what was ignored or assumed, or `nil` if nothing was.
  private func note(on reading: TouchReading) -> Clause? {
    let ignored = Spelling.list(reading.ignored, "and")
    guard !reading.assumptions.isEmpty else {
      guard !reading.ignored.isEmpty else { return nil }
      return Clause(.fieldsIgnored, count: reading.ignored.count, detail: ignored)
    }
    let rest = reading.ignored.isEmpty ? [] : [StatementNote.omitted + ignored]
    // What is missing comes first, because narrow lines omit the end.
    return .reason((rest + reading.assumptions).joined(separator: "; "))
  }

  private func surroundings(in simulation: Simulation?) -> TouchSurroundings {
    simulation.map { TouchSurroundings(in: $0) } ?? .usual
  }

  func standards(
    _ files: FileAccess, in simulation: Simulation?
  ) -> [(name: String, text: String)] {
    guard let stream = try? reading(files, surroundings(in: simulation)).stream else { return [] }
    func text(_ number: Double) -> String { Numerals.text(number, decimals: 4) }
    var standards: [(name: String, text: String)] = []
    if let way = stream.displacement {
      standards.append((Self.by.name, "\(text(way.dx)),\(text(way.dy))"))
    }
    if stream.duration > 0 { standards.append((Self.over.name, text(stream.duration))) }
    if let speed = stream.lastSpeed { standards.append((Self.speed.name, text(speed))) }
    if let velocity = stream.standardVelocity(in: simulation) {
      standards.append((Self.velocity.name, velocity))
    }
    return standards
  }

  /// Returns the touches before they are rescaled, and what was ignored or assumed.
  private func reading(
    _ files: FileAccess, _ surroundings: TouchSurroundings
  ) throws(ScriptError) -> TouchReading {
    switch source {
    case .written(let stream):
      var reading = TouchReading(stream)
      if stream.duration > 0, stream.duration < Self.shortestWritten, stream.displacement != nil {
        reading.assume(
          "written times are in milliseconds, \(Numerals.text(stream.duration * 1000, decimals: 3)) in all; 0.1 s is 100"
        )
      }
      return reading
    case .file(let file):
      switch files.read(file.text) {
      case .failure(let problem):
        throw ScriptError(
          "'\(file.text)' cannot be read: \(problem.reason)", file.span,
          hint: Self.hint)
      case .success(let bytes):
        do throws(RecordingError) {
          var reading = try files.touches(in: bytes, as: format, unit: unit, surroundings)
          guard scale != 1 else {
            if let unit = reading.assumedUnit { reading.assume(unit) }
            return reading
          }
          for index in reading.stream.touches.indices {
            reading.stream.touches[index].touch.place.x *= scale
            reading.stream.touches[index].touch.place.y *= scale
          }
          return reading
        } catch {
          throw ScriptError(error.text(file: file.text), file.span, hint: error.hint)
        }
      }
    }
  }

  private func rescaled(
    _ stream: TouchStream, _ frames: Frames
  ) throws(ScriptError) -> TouchStream {
    let change = TouchRescaling(
      displacement: try rescaling.by?.value, duration: try rescaling.over?.value.seconds(frames),
      speed: try rescaling.speed?.value, velocity: try rescaling.velocity?.value)
    do throws(TouchRescaling.Problem) {
      return try change.applied(to: stream)
    } catch {
      switch error {
      case .doesNotMove:
        throw ScriptError(
          "the finger does not move, so it has no speed to change",
          rescaling.speed?.span ?? rescaling.velocity?.span ?? span,
          hint: "omit \(rescaling.speed == nil ? "velocity" : "speed")=, or add by=0,-200")
      case .rests:
        throw ScriptError(
          "an estimator ignores a finger that rests, so its velocity cannot be 0",
          rescaling.velocity?.span ?? span, hint: "use a small one, such as velocity=0,1")
      case .takesNoTime:
        throw ScriptError(
          "the touches take no time, so it cannot be changed", rescaling.over?.span ?? span,
          hint: "omit over=")
      }
    }
  }
}

extension TouchStream {
  /// Returns the velocity at lift-off that the session's estimator measures, as it's typed, or `nil`
  /// if the finger doesn't move.
  func standardVelocity(in simulation: Simulation?) -> String? {
    velocity(by: simulation?.preferences.estimator ?? .twoSegment).map { velocity in
      [velocity.dx, velocity.dy].map { Numerals.text($0, decimals: 1) }.joined(separator: ",")
    }
  }
}
