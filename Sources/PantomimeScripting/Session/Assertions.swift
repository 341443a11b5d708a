import PantomimeKit

/// The assertions over time in a scene, and the violations found in the current statement.
struct Assertions: Sendable {
  private var watched: [Watched] = []
  /// The violations that no statement has reported yet.
  private var violations: [Violation] = []
  /// The assertions that `undo`, `redo` or `switch` left before they were reached.
  private var left: [Left] = []
  /// The progress of the simulation at the last check.
  private var looked: Place?

  var isEmpty: Bool { watched.isEmpty }

  /// The assertions that are still checked, each as it was written, without its verb.
  var open: [String] { watched.map { $0.assertion.text } }

  /// An assertion, and the statement that made it.
  private struct Watched: Sendable {
    var assertion: Assertion
    let statement: Statement

    /// Whether both are the same statement, which may have run again to restore the session.
    func isSame(as other: Watched) -> Bool {
      statement.line == other.statement.line && statement.file == other.statement.file
        && statement.written == other.statement.written
    }
  }

  /// An assertion that must still be reached, and the state in which the session left it.
  private struct Left: Sendable {
    let watched: Watched
    let time: Instant
    let entries: [Trace.Entry]

    var violation: Violation {
      let text = watched.assertion.text
      let actual =
        "not reached: undone, or left in another fork, at \(ClaimText.time(time)), and not resumed"
      return Violation(
        statement: watched.statement,
        mismatch: Mismatch(
          expected: text, actual: actual, .course(actual, MissText(), namesPath: false)),
        entries: entries)
    }
  }

  /// A failed assertion, with the last events before the failure.
  struct Violation: Sendable {
    let statement: Statement
    let mismatch: Mismatch
    let entries: [Trace.Entry]
  }

  /// The progress of a simulation; if it's equal at two checks, nothing has changed on screen
  /// between them.
  private struct Place: Sendable, Equatable {
    let now: Instant
    let inputs: Int
    let events: Int

    init(_ simulation: Simulation) {
      now = simulation.now
      inputs = simulation.log.list.count
      events = simulation.eventCount
    }
  }

  /// The values of a path over an interval, shared by all assertions about the path.
  private struct View {
    private(set) var leap: Double?
    private(set) var sights: [PathSample] = []
    private(set) var course: PathCourse?
    private var appointments: [Instant] = []

    mutating func note(_ assertion: Assertion) {
      let needs = assertion.needs
      if let leap = needs.leap { self.leap = min(leap, self.leap ?? leap) }
      if let instant = needs.appointment { appointments.append(instant) }
    }

    mutating func look(along course: PathCourse, after start: Instant, through end: Instant) {
      self.course = course
      course.look(after: start, through: end, also: appointments) { sight in
        sights.append(sight)
        return true
      }
    }
  }

  /// Watches an assertion until the end of the scene.
  mutating func add(_ assertion: Assertion, of statement: Statement) {
    watched.append(Watched(assertion: assertion, statement: statement))
  }

  /// Checks the events and the values at the current instant.
  mutating func look(at simulation: Simulation) {
    guard !isEmpty else { return }
    let place = Place(simulation)
    guard looked != place else { return }
    looked = place
    // The value at each path is read only once, even if several assertions are about the path.
    var values: [String: PathValue] = [:]
    judge(simulation) { assertion in
      guard let path = assertion.path else { return assertion.take(.trace(simulation.trace)) }
      if values[path] == nil { values[path] = simulation.read(path) }
      guard let value = values[path] else { return .watched }
      let sight = PathSample(instant: simulation.now, value: value)
      if assertion.needs.run {
        let verdict = assertion.take(.run(PathRun(of: path, in: simulation), now: sight))
        guard case .watched = verdict else { return verdict }
      }
      let verdict = assertion.last == sight ? .watched : assertion.see(sight, by: nil)
      if assertion.needs.way {
        _ = assertion.take(.way(ValueRange(of: path, in: simulation), now: sight))
      }
      return verdict
    }
  }

  /// Checks the interval from now to an instant before which nothing is due.
  mutating func look(ahead simulation: Simulation, through instant: Instant) {
    guard !isEmpty else { return }
    // Anything that is due now must happen first.
    if let next = simulation.nextDeadline, next <= simulation.now { return }
    var views: [String: View] = [:]
    for watched in watched {
      guard let path = watched.assertion.path else { continue }
      views[path, default: View()].note(watched.assertion)
    }
    for path in views.keys {
      guard let course = PathCourse(of: path, in: simulation, leap: views[path]?.leap) else {
        continue
      }
      views[path]?.look(along: course, after: simulation.now, through: instant)
    }
    judge(simulation) { assertion in
      guard let path = assertion.path, let view = views[path] else { return .watched }
      for sight in view.sights {
        let verdict = assertion.see(sight, by: view.course)
        guard case .watched = verdict else { return verdict }
      }
      return .watched
    }
  }

  /// Checks the assertions that are decided at the end of a statement.
  mutating func pause(_ simulation: Simulation) {
    look(at: simulation)
    guard watched.contains(where: { $0.assertion.needs.isBeyond }) else { return }
    judge(simulation) { assertion in
      guard let path = assertion.path, assertion.needs.isBeyond else { return .watched }
      return assertion.pause(PathCourse(of: path, in: simulation))
    }
  }

  /// Checks the assertions that are decided at the end of a scene, and removes all assertions.
  mutating func finish(_ simulation: Simulation) {
    let trace = simulation.trace
    judge(simulation) { assertion in
      let verdict = assertion.take(.trace(trace))
      return verdict.holds ? assertion.take(.end(simulation.now)) : verdict
    }
    (watched, looked) = ([], nil)
  }

  /// Takes over from the assertions of a session that this one replaces: those that must still be
  /// reached, and that aren't among these, are reported at the end unless the session returns to
  /// them.
  mutating func replace(_ other: Assertions, in simulation: Simulation?) {
    left = other.left
    if let simulation {
      let entries = Assertions.entries(of: simulation.trace, until: simulation.now)
      for watched in other.watched where watched.assertion.isEventual {
        var assertion = watched.assertion
        // An assertion that would hold if the scene ended now has been reached.
        if case .passed = assertion.take(.end(simulation.now)) { continue }
        left.append(Left(watched: watched, time: simulation.now, entries: entries))
      }
    }
    for watched in watched where watched.assertion.isEventual {
      guard let index = left.firstIndex(where: { $0.watched.isSame(as: watched) }) else { continue }
      left.remove(at: index)
    }
  }

  /// Reports the assertions that the session has left and not returned to.
  mutating func giveUpLeft() {
    violations += left.map { $0.violation }
    left = []
  }

  /// Continues to observe from the current values, without comparing them with earlier ones.
  mutating func resume(_ simulation: Simulation) {
    for index in watched.indices { watched[index].assertion.resume(simulation) }
  }

  /// Returns the violations, and removes them.
  mutating func takeViolations() -> [Violation] {
    defer { if !violations.isEmpty { violations = [] } }
    return violations
  }

  /// Evaluates each assertion, and removes the assertions that are decided.
  private mutating func judge(
    _ simulation: Simulation, _ evaluate: (inout Assertion) -> Verdict
  ) {
    let trace = simulation.trace
    var pending: [Watched] = []
    pending.reserveCapacity(watched.count)
    for var watched in watched {
      switch evaluate(&watched.assertion) {
      case .watched: pending.append(watched)
      case .passed: break
      case .failed(var mismatch):
        let time = mismatch.instant ?? simulation.now
        if mismatch.reason.isEmpty, watched.assertion.needs.leap != nil,
          Assertions.springEnds(in: trace, at: time)
        {
          mismatch.reason = "a spring ends with up to 0.1 % of its distance left (T50)"
        }
        violations.append(
          Violation(
            statement: watched.statement, mismatch: mismatch,
            entries: Assertions.entries(of: trace, until: time)))
      }
    }
    watched = pending
  }

  /// Returns whether a spring ends at an instant, at which it jumps over what remains of its
  /// distance.
  private static func springEnds(in trace: Trace, at instant: Instant) -> Bool {
    let entries = trace.list
    guard
      let end = entries.last(where: { $0.time == instant && $0.event.kind == .completed }),
      let start = entries.last(where: {
        $0.event.animator == end.event.animator && $0.event.curve != nil
      }), let curve = start.event.curve
    else { return false }
    if case .spring? = NamedCurve.named(curve)?.timing { return true }
    return curve.hasPrefix("spring(")
  }

  /// The number of events to keep for a failure, which is more than are ever shown.
  private static let mostContext = 16

  /// Returns the last events up to an instant.
  private static func entries(of trace: Trace, until instant: Instant) -> [Trace.Entry] {
    let entries = trace.list
    var end = entries.endIndex
    while end > entries.startIndex, entries[end - 1].time > instant { end -= 1 }
    return Array(entries[max(entries.startIndex, end - mostContext)..<end])
  }
}

// The movements of a gesture that an assertion allows.

extension Assertions {
  /// Lets the assertions that except a gesture continue after its movement, which the last input has
  /// caused; the end of the gesture isn't a movement, and neither is a jump at its beginning.
  mutating func excuse(_ simulation: Simulation, _ entries: [Trace.Entry]) {
    guard watched.contains(where: { $0.assertion.needs.exception != nil }) else { return }
    for index in watched.indices {
      let assertion = watched[index].assertion
      guard let gesture = assertion.needs.exception,
        let movement = entries.lazy.compactMap({ entry in
          FingerMovement(entry.event, of: gesture, in: simulation)
        }).last, assertion.allows(movement, in: simulation)
      else { continue }
      watched[index].assertion.resume(simulation)
    }
  }
}

/// A report of a gesture that moves something.
private enum FingerMovement {
  /// The gesture moved on.
  case change
  /// The gesture began, with a translation of this length.
  case beginning(of: String, length: Double)

  /// Creates the movement that an event records, or returns `nil` if it records none.
  ///
  /// If an event about a pan names no recognizer, that pan is the only one of the scene.
  init?(_ event: Event, of gesture: String, in simulation: Simulation) {
    let isScrollView = simulation.scrollViewNames.contains(gesture)
    let isOwn = event.gesture.map { $0 == gesture } ?? !isScrollView
    switch event.gestureState {
    case .changed where isOwn: self = .change
    case .began where isOwn:
      self = .beginning(of: gesture, length: event.translation?.length ?? 0)
    default:
      guard isScrollView else { return nil }
      let isMove =
        event.touch == .move && simulation.read("\(gesture).dragging") == .flag(true)
        || event.kind == .scrollBegan && event.view == gesture
      guard isMove else { return nil }
      self = .change
    }
  }
}

extension Assertion {
  /// Returns whether a movement explains the change of the value since the assertion last saw it.
  ///
  /// The movement with which a gesture begins explains as much as the gesture moves the value by; if
  /// that is unknown, it explains everything.
  fileprivate func allows(_ movement: FingerMovement, in simulation: Simulation) -> Bool {
    guard case .beginning(let gesture, let length) = movement, let path, let last,
      let leap = needs.leap, let value = simulation.read(path),
      value.numbers.count == last.value.numbers.count,
      let gain = simulation.gain(of: path, by: gesture)
    else { return true }
    let most = leap + gain * length
    return zip(value.numbers, last.value.numbers).allSatisfy {
      ($0 - $1).magnitude <= most * (1 + 1e-12)
    }
  }
}

extension Simulation {
  /// Returns the change of a value per point of a gesture's movement, or `nil` if it is unknown.
  fileprivate func gain(of path: String, by gesture: String) -> Double? {
    if path.hasPrefix("\(gesture).offset") { return 1 }
    for connection in log.connections {
      switch connection {
      case .anchors(let drive) where drive.gesture == gesture:
        let isOwn =
          drive.path == path || drive.path.hasPrefix("\(path).") || path.hasPrefix("\(drive.path).")
        if isOwn { return 1 }
      case .drive(let drive) where drive.gesture == gesture:
        guard let range = ValueRange(of: path, in: self), let from = range.from else { continue }
        return zip(from, range.to).map { ($1 - $0).magnitude / drive.travel }.max()
      case .drive, .anchors, .toggle, .present, .dismiss, .timer, .state: continue
      }
    }
    return nil
  }
}

extension Session {
  /// Adds an assertion that must hold from now to the end of the scene, and returns the verdict if
  /// the verdict is already known.
  mutating func assert(_ claim: Claim, _ verb: Span) throws(ScriptError) -> Verdict {
    let simulation = try running(verb)
    guard let statement = current.statement else { return .passed }
    let frames = options.frames
    let path = claim.subject.path
    let start = ClaimStart(
      simulation: simulation, path: path.text,
      value: claim.needs.listens ? .absent : try read(path), frames: frames,
      instant: { frames.instant(after: $0, from: simulation.now) })
    var assertion = try Assertion(claim, start)
    var verdict = Verdict.watched
    if let path = assertion.path {
      let sight = PathSample(instant: simulation.now, value: start.value)
      if assertion.needs.way {
        _ = assertion.take(.way(ValueRange(of: path, in: simulation), now: sight))
      }
      verdict = assertion.see(sight, by: nil)
      if verdict == .watched { verdict = assertion.pause(PathCourse(of: path, in: simulation)) }
    }
    if verdict == .watched { watchers.assertions.add(assertion, of: statement) }
    return verdict
  }

  /// Returns the failures of assertions over time that no statement has reported yet, and removes
  /// them.
  mutating func takeViolations() -> [Failure] {
    watchers.assertions.takeViolations().map { failure($0.statement, $0.mismatch, $0.entries) }
  }
}
