import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// A session that executes statements in the state of a simulation, and returns their answers.
///
/// The last gesture is replayed as the statements that a script would use, so that `why` finds the
/// change that would flip the outcome.
struct RunSession {
  var session: Session
  /// The answer to the last gesture, or an empty text if that gesture can't be written as
  /// statements.
  private(set) var outcome = ""
  /// The ways to change the last gesture in Swift, or `nil` if it can't be written as statements.
  private var advice: SwiftAdvice?
  /// Whether the last gesture has left events other than its touches, so that pictures of it show
  /// something.
  private var isEventful = true

  /// Creates a session that begins in the current state of a simulation, without replaying its last
  /// gesture.
  init(at app: Simulation, _ catalog: Catalog = .standard) {
    session = Session(catalog)
    session.begin(app, keepsSettings: true)
  }

  /// Creates a session in the state of a simulation by replaying the simulation's last gesture and
  /// the inputs after it.
  init(replaying app: Simulation, _ catalog: Catalog = .standard) {
    guard let last = PlayedGesture(lastOf: app), let statements = last.statements(in: app),
      let start = try? app.replayed(first: last.inputs.lowerBound, until: last.start)
    else {
      self.init(at: app, catalog)
      return
    }
    self.init(at: start, catalog)
    let entries = app.trace.list
    isEventful = entries[max(start.trace.count, entries.startIndex)...].contains {
      !(EventKind.touches ~= $0.event.kind)
    }
    for statement in statements { outcome = (try? answer(statement)) ?? "" }
    let later = app.log.list[last.inputs.upperBound...]
    for entry in later { feed(entry) }
    try? session.advance(to: app.now, span: Span(0, 0))
    advice = SwiftAdvice(made: last.made(in: app), start: start, app: app, later: later)
    if session.simulation?.trace != app.trace { self = RunSession(at: app, catalog) }
  }

  /// Creates a session for the statements of a script, which may repeat or undo the last gesture of a
  /// simulation.
  init(performing script: String, in app: Simulation, _ catalog: Catalog) {
    self.init(at: app, catalog)
    let statements = try? session.read(script)
    guard statements?.contains(where: { $0.command.asksForHistory }) ?? false else { return }
    self = RunSession(replaying: app, catalog)
    // The misuses of the gesture were reported when it was made.
    _ = session.end(sceneContinues: true)
  }

  /// Whether the last gesture was replayed.
  var isReplayed: Bool { advice != nil }

  /// Handles an input from the log at its instant; if the input was refused the first time, it is
  /// refused again.
  mutating func feed(_ entry: InputLog.Entry) {
    try? session.advance(to: entry.time, span: Span(0, 0))
    _ = try? session.handle(entry.input, span: Span(0, 0))
  }

  /// Executes a statement, and returns its answer, including its output.
  mutating func answer(_ line: String) throws(ScriptError) -> String {
    try session.answer(line: line, style: RunSession.style).text
  }

  /// Executes a statement, and returns the assertions that failed.
  mutating func failures(_ line: String) throws(ScriptError) -> [Failure] {
    var failures: [Failure] = []
    for statement in try session.read(line) {
      try session.check(statement)
      failures += try session.execute(statement).failures
    }
    return failures
  }

  /// Ends the scene, and returns the assertions that failed.
  mutating func end() -> [Failure] { session.end().failures }

  /// The causal chain of the last outcome, including the change that would have flipped the
  /// outcome, or an empty text if there was no outcome.
  var why: String {
    var session = session
    var (why, flip): (String, Flip?) = ("", nil)
    try? session.answer(line: "why") { answered in
      why += answered.text(style: RunSession.style)
      guard case .explained(let explanation) = answered.step.response else { return }
      flip = explanation.links.compactMap { $0.flip }.first { $0.change != nil }
    }
    return RunSession.withoutStatements(why)
      + (flip.flatMap { advice?.code(for: $0, in: self.session) }.map { "in Swift  \($0)\n" } ?? "")
  }

  /// Returns an explanation without the links that only name statements to type, which a test can't
  /// use; nothing is left of an explanation without other links.
  private static func withoutStatements(_ text: String) -> String {
    var (kept, isDropping): ([Substring], Bool) = ([], false)
    for line in text.split(separator: "\n") {
      if !line.hasPrefix(" ") { isDropping = line.hasPrefix("try ") || line.hasPrefix("facts ") }
      if !isDropping { kept.append(line) }
    }
    return kept.count < 2 ? "" : kept.map { $0 + "\n" }.joined()
  }

  /// The film strip of the last gesture and the time after it, or `nil` if there is nothing to
  /// draw.
  var strip: Picture? {
    var session = session
    guard isEventful, let statement = try? session.read("strip").first,
      case .picture(let picture)? = try? session.execute(statement).response
    else { return nil }
    return picture
  }

  static let style = Style(hasColor: false, isUnicode: true, columns: 100)
}

/// The last gesture in the log of a run: the touches of the fingers since the first touch-down, the
/// reports of a pan, or a tap.
struct PlayedGesture {
  /// The inputs that belong to the gesture.
  let inputs: Range<Int>
  /// The instant of the first input.
  let start: Instant

  /// Finds the last gesture of a run; returns `nil` if there is none.
  init?(lastOf app: Simulation) {
    let log = app.log.list
    var found: Range<Int>?
    var (down, isPanning) = (FingersDown(), false)
    for (index, entry) in log.enumerated() {
      let isHeld = !down.isEmpty || isPanning
      switch entry.input.kind {
      case .touch, .liftOutside, .interruption: down.note(entry.input)
      case .pan(let report): isPanning = report.state == .began || report.state == .changed
      case .tap, .tapScreen: break
      default: continue
      }
      found = isHeld ? (found?.lowerBound ?? index)..<index + 1 : index..<index + 1
    }
    guard let found else { return nil }
    inputs = found
    start = log[found.lowerBound].time
  }

  /// The inputs of a gesture, as the methods of a test that could have made them.
  enum Made {
    /// A finger along a line, which lifts.
    case drag(TouchSynthesizer)
    /// The reports of a pan.
    case reports([InputLog.Entry])
    /// Anything else, such as two fingers.
    case other
  }

  /// Returns the inputs of the gesture.
  func made(in app: Simulation) -> Made {
    let entries = inputs.map { app.log.list[$0] }
    if let drag = PlayedGesture.drag(entries, in: app) { return .drag(drag) }
    let isPan = entries.allSatisfy { entry in
      if case .pan = entry.input.kind { true } else { false }
    }
    return isPan ? .reports(entries) : .other
  }

  /// Returns the statements that produce the same inputs, or `nil` if no statements do.
  func statements(in app: Simulation) -> [String]? {
    let entries = inputs.map { app.log.list[$0] }
    guard let first = entries.first else { return nil }
    switch first.input.kind {
    case .touch:
      let drag = PlayedGesture.drag(entries, in: app).map { PlayedGesture.statement($0) }
      return (drag ?? PlayedGesture.touches(entries)).map { [$0] }
    case .pan: return PlayedGesture.reports(entries)
    case .tap(let view, let taps) where entries.count == 1:
      return ["tap on=\(Word.quoted(view)) taps=\(taps)"]
    case .tapScreen(let place, let taps) where entries.count == 1:
      return ["tap x=\(text(place.x)) y=\(text(place.y)) taps=\(taps)"]
    default: return nil
    }
  }

  // MARK: - Touches

  /// Returns the drag that makes the same touches, or `nil` if the gesture isn't that of a single
  /// finger along a line.
  private static func drag(
    _ entries: [InputLog.Entry], in app: Simulation
  ) -> TouchSynthesizer? {
    var touches: [TimedTouch] = []
    for entry in entries {
      guard case .touch(let event) = entry.input.kind, event.count == 1 else { return nil }
      touches.append(TimedTouch(entry.time, event[0]))
    }
    guard let down = touches.first, let up = touches.last, up.touch.phase == .up else {
      return nil
    }
    let moved = touches.last { $0.touch.phase == .move } ?? up
    let way = up.touch.place - down.touch.place
    var made = TouchSynthesizer(
      from: down.touch.place, by: way, over: seconds(down.time, moved.time))
    made.id = down.touch.id
    made.hold = seconds(moved.time, up.time)
    func isMade() -> Bool {
      (try? made.stream(from: down.time))?.touches.isClose(to: touches) ?? false
    }
    if isMade() { return made }
    // The path may have been adjusted to a velocity, which the estimator then measures.
    made.estimator = app.preferences.estimator
    made.velocity = velocity(of: touches, by: made.estimator)
    return isMade() ? made : nil
  }

  /// Returns the velocity at lift-off, without the rounding errors of the adjusted path.
  private static func velocity(
    of touches: [TimedTouch], by estimator: VelocityEstimator
  ) -> Vector? {
    guard let down = touches.first, let up = touches.last else { return nil }
    var tracker = VelocityTracker(estimator: estimator)
    var last: Point2D?
    for touch in touches where touch.touch.place != last {
      tracker.add(
        translation: touch.touch.place - down.touch.place, at: shifted(touch.time, by: down.time))
      last = touch.touch.place
    }
    let velocity = tracker.velocity(at: shifted(up.time, by: down.time))
    guard velocity.dx.isFinite, velocity.dy.isFinite else { return nil }
    func rounded(_ number: Double) -> Double { (number * 1e5).rounded() / 1e5 }
    return Vector(dx: rounded(velocity.dx), dy: rounded(velocity.dy))
  }

  private static func shifted(_ time: Instant, by start: Instant) -> Instant {
    Instant(nanoseconds: time.nanoseconds - start.nanoseconds)
  }

  private static func statement(_ drag: TouchSynthesizer) -> String {
    let (start, way) = (drag.start, drag.translation)
    return "drag x=\(text(start.x)) y=\(text(start.y)) by=\(text(way.dx)),\(text(way.dy)) "
      + "over=\(text(drag.duration)) hold=\(text(drag.hold))"
      + (drag.velocity.map { " velocity=\(text($0.dx)),\(text($0.dy))" } ?? "")
      + (drag.id == 1 ? "" : " id=\(drag.id)")
  }

  /// Returns a statement that lists every touch, or `nil` if there are other inputs between the
  /// touches.
  private static func touches(_ entries: [InputLog.Entry]) -> String? {
    var touches: [TimedTouch] = []
    let start = entries[0].time.nanoseconds
    for entry in entries {
      guard case .touch(let event) = entry.input.kind else { return nil }
      let time = Instant(nanoseconds: entry.time.nanoseconds - start)
      for (number, touch) in event.enumerated() {
        let isApart = number == 0 && touches.last?.time == time
        touches.append(TimedTouch(time, touch, isApart: isApart))
      }
    }
    return WrittenTouches.statement(TouchStream(touches))
  }

  private static func seconds(_ start: Instant, _ end: Instant) -> Double {
    Double(end.nanoseconds - start.nanoseconds) / 1e9
  }

  // MARK: - Pans

  /// Returns the statements for the reports of a pan, or `nil` if there are other inputs between
  /// the reports.
  private static func reports(_ entries: [InputLog.Entry]) -> [String]? {
    var statements: [String] = []
    for entry in entries {
      guard case .pan(let report) = entry.input.kind else { return nil }
      statements.append("at \(text(entry.time.seconds)) pan \(words(report))")
    }
    return statements
  }

  private static func words(_ report: PanInput) -> String {
    var words = [report.state.rawValue]
    for (name, component) in [("dx", report.dx), ("dy", report.dy)] {
      switch component {
      case .kept: break
      case .absolute(let value): words.append("\(name)=\(text(value))")
      case .relative(let step): words.append("\(name)+=\(text(step))")
      }
    }
    if let velocity = report.velocity {
      words += ["vx=\(text(velocity.dx))", "vy=\(text(velocity.dy))"]
    }
    if let place = report.location { words += ["x=\(text(place.x))", "y=\(text(place.y))"] }
    if let view = report.view { words.append("on=\(Word.quoted(view))") }
    return words.joined(separator: " ")
  }
}

/// Returns a number as written in a statement.
private func text(_ number: Double) -> String { Numerals.text(number, decimals: 9) }

extension [TimedTouch] {
  /// Returns whether the touches equal other touches, apart from rounding errors in their
  /// locations.
  fileprivate func isClose(to others: [TimedTouch]) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy { one, other in
        one.time == other.time && one.touch.phase == other.touch.phase
          && (one.touch.place.x - other.touch.place.x).magnitude < 1e-6
          && (one.touch.place.y - other.touch.place.y).magnitude < 1e-6
      }
  }
}
