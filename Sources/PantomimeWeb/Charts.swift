import PantomimeKit
import PantomimeReporting
import PantomimeScripting

// The scene over time.

extension WebModule {
  /// Returns a curve from an instant until everything is at rest: the curve of `progress` or, if
  /// the progress doesn't change, of another path.
  ///
  /// The result also includes the location of the finger, phases, flags, and the instants of
  /// events.
  ///
  /// - Parameter columns: The number of samples, in addition to the instants of events if there are
  ///   only a few.
  mutating func course(from seconds: Double, columns: Int) -> JSONText {
    guard var film = takeFootage() else { return .object([]) }
    defer { footage = film }
    let start = min(WebModule.instant(seconds), film.end)
    let entries = WebModule.entries(of: film.rested, since: start)
    let instants = WebModule.instants(from: start, to: film.end, min(columns, 2_000), entries)
    let simulations = instants.map { film.simulation(at: $0) }
    let path =
      WebModule.path(ofScrolled: entries, simulations)
      ?? WebModule.path(ofWhatMoves: film.rested)
      ?? WebModule.path(worthACurve: simulations, entries)
    let animators = film.rested.animatorNames
    let subject = path == "progress" && animators.count > 1 ? film.rested.principalAnimator : nil
    let phases = simulations.map {
      JSONText.count($0.touchesDown.isEmpty ? ($0.nextDeadline == nil ? 0 : 2) : 1)
    }
    let runs = WebModule.distinct(
      entries.filter { $0.event.kind == .animatorStarted }.map { $0.time })
    let ends = runs.indices.map { index -> JSONText in
      let next = index + 1 < runs.count ? runs[index + 1] : nil
      let last = next.flatMap { next in instants.lastIndex { $0 < next } } ?? instants.count - 1
      return .list([
        .string(simulations[last].state), WebModule.number(path, in: simulations[last]),
      ])
    }
    func finger(_ part: (Point2D) -> Double) -> JSONText {
      .list(
        simulations.map { $0.touchesDown.first.map { JSONText.place(part($0.place)) } ?? .null })
    }
    return .object([
      ("from", .seconds(start)), ("end", .seconds(film.end)),
      ("now", .seconds(session.now)), ("path", .string(path)), ("subject", .string(subject)),
      ("t", .list(instants.map { .seconds($0) })),
      ("value", .list(simulations.map { WebModule.number(path, in: $0) })),
      ("x", finger { $0.x }), ("y", finger { $0.y }),
      ("phase", .list(phases)),
      ("runs", .list(runs.map { .seconds($0) })), ("ends", .list(ends)),
      ("flags", .list(entries.compactMap { WebModule.flag($0, in: film.rested) })),
      (
        "stops",
        .list(WebModule.distinct(entries.map { $0.time }).map { .seconds($0) })
      ),
    ])
  }

  /// Returns the events from an instant on, each both as in a trace and as a line of text.
  func events(from seconds: Double) -> JSONText {
    let start = WebModule.instant(seconds)
    let entries = session.simulation.map { WebModule.entries(of: $0, since: start) } ?? []
    let wide = Style(hasColor: false, isUnicode: true, columns: 10_000)
    return .list(
      entries.map { entry in
        JSONText.object([
          ("t", .seconds(entry.time)),
          ("text", .string(Listing.line(entry, style: wide))),
          ("event", JSONLines.object(entry, version: JSONLines.version)),
        ])
      })
  }

  /// Returns the events from an instant on, which are the last ones of the trace.
  private static func entries(of simulation: Simulation, since start: Instant) -> [Trace.Entry] {
    let all = simulation.trace.list
    var first = all.endIndex
    while first > all.startIndex, all[first - 1].time >= start { first -= 1 }
    return Array(all.suffix(from: first))
  }

  /// Returns evenly spaced instants, and the instants of the events.
  private static func instants(
    from start: Instant, to end: Instant, _ count: Int, _ entries: [Trace.Entry]
  ) -> [Instant] {
    let span = end.nanoseconds - start.nanoseconds
    guard span > 0 else { return [start] }
    let parts = Int64(max(count, 1))
    let even = (0...parts).map { part in
      // The division comes first, because multiplying a long span by the number of parts would
      // overflow.
      Instant(
        nanoseconds: start.nanoseconds + span / parts * part + span % parts * part / parts)
    }
    return distinct((even + entries.map { $0.time }.prefix(mostEvents)).sorted())
  }

  /// The number of events at whose instants a curve has a sample; our choice.
  private static let mostEvents = 2_000

  private static func distinct(_ instants: [Instant]) -> [Instant] {
    var distinct: [Instant] = []
    for instant in instants where instant != distinct.last { distinct.append(instant) }
    return distinct
  }

  /// Returns the path of the offset of the scroll view that the last lift-off released, or `nil` if it
  /// has released something else.
  private static func path(
    ofScrolled entries: [Trace.Entry], _ simulations: [Simulation]
  ) -> String? {
    let last = entries.last { entry in
      switch entry.event.kind {
      case .scrollReleased, .decided, .animatorStarted, .transitionBegan: true
      default: false
      }
    }
    guard let last, last.event.kind == .scrollReleased, let view = last.event.view else {
      return nil
    }
    return changing("\(view).offset", in: simulations)
  }

  /// Returns the path of a number if its value changes.
  private static func changing(_ path: String, in simulations: [Simulation]) -> String? {
    guard let first = simulations.first.map({ number(path, in: $0) }), first != .null else {
      return nil
    }
    return simulations.contains { number(path, in: $0) != first } ? path : nil
  }

  /// Returns the path of the number that the last drag among anchors moved, or `nil` if the last
  /// decision was about something else.
  private static func path(ofWhatMoves simulation: Simulation) -> String? {
    guard let record = simulation.decisionRecord, record.lift.scope == .anchors else { return nil }
    let released = simulation.trace.list.last {
      $0.event.kind == .animatorContinued && $0.time == record.time
    }
    if let path = released?.event.animator, simulation.read(path)?.numbers.count == 1 {
      return path
    }
    // The view that moves is the one that the pan moves, whose frame is among the anchors at rest.
    let candidates = simulation.viewNames.flatMap { ["\($0).frame.y", "\($0).frame.x"] }
    return candidates.first { path in
      guard let place = simulation.read(path)?.numbers.first else { return false }
      return record.lift.anchors.contains { ($0 - place).magnitude < 0.5 } && place != 0
    }
  }

  /// Returns `progress` or, if the progress doesn't change, that of the animator that has started last;
  /// or, if there is none, the path of the number that has the most different values at a few instants.
  ///
  /// If several paths have equally many different values, the first path is returned, because
  /// `show` lists the most informative paths first.
  private static func path(
    worthACurve simulations: [Simulation], _ entries: [Trace.Entry]
  ) -> String {
    let standard = "progress"
    guard let first = simulations.first, let last = simulations.last else { return standard }
    let start = number(standard, in: first)
    if start != .null, simulations.contains(where: { number(standard, in: $0) != start }) {
      return standard
    }
    if let started = entries.last(where: { $0.event.kind == .animatorStarted })?.event {
      // The event names what the animator moves.
      let paths = ["\(started.animator ?? "").progress"] + started.fields.map { $0.name }
      let moved = paths.lazy.compactMap { changing($0, in: simulations) }.first
      if let moved { return moved }
    }
    let stride = max(simulations.count / 8, 1)
    let some = simulations.indices.filter { $0 % stride == 0 }.map { simulations[$0] } + [last]
    var best = standard
    var mostValues = 1
    for moment in [last, simulations[simulations.count / 2]] {
      var candidates: [String] = []
      moment.forEachPath(thatMayDifferFrom: first) { path in
        if isAboutTheScene(path), moment.read(path) != first.read(path) { candidates.append(path) }
        return candidates.count < mostCandidates
      }
      for path in candidates {
        let values = Set(some.map { number(path, in: $0) }).subtracting([.null]).count
        if values > mostValues { (best, mostValues) = (path, values) }
      }
    }
    return best
  }

  /// The number of paths among which the one worth a curve is chosen; our choice.
  private static let mostCandidates = 24

  /// Whether a path describes the scene rather than the finger or the clock; the page draws the
  /// finger as a separate curve, and the clock as the axis.
  private static func isAboutTheScene(_ path: String) -> Bool {
    path != "time" && path != "touches" && !path.hasPrefix("pan.")
  }

  private static func number(_ path: String, in simulation: Simulation) -> JSONText {
    guard case .number(let number, _)? = simulation.read(path) else { return .null }
    return .number(number, decimals: 4)
  }

  /// Returns the flag of an event that decides or completes something, or `nil` for any other
  /// event.
  private static func flag(_ entry: Trace.Entry, in simulation: Simulation) -> JSONText? {
    let kind: String
    switch entry.event.kind {
    case .decided, .transitionFinishing, .transitionCancelling, .scrollReleased: kind = "decision"
    case .completed, .transitionFinished, .transitionCancelled, .scrollEnded: kind = "completion"
    case .gestureBegan, EventKind.taps, .scrollBegan, .transitionBegan: kind = "beginning"
    case .misuse: kind = "misuse"
    default: return nil
    }
    let plain = Style(hasColor: false, isUnicode: true, columns: 10_000)
    var members: [JSONText.Member] = [
      ("t", .seconds(entry.time)), ("kind", .string(kind)),
      ("text", .string(Listing.line(entry, style: plain))),
    ]
    if let (name, view) = winner(of: entry, in: simulation) {
      members.append(("won", .strings([name, view])))
    }
    return .object(members)
  }
}

// The decisions for the last lift-off, and for similar lift-offs.

extension WebModule {
  /// The number of rows and columns of the plane; our choice.
  private static let (rows, columns) = (60, 90)

  /// The outcomes by distance and velocity, row by row from the highest velocity, and the lift-off
  /// itself; an empty object if nothing has been decided.
  var plane: JSONText {
    guard let map = DecisionMap(of: session) else { return .object([]) }
    let ways = [-0.1 * map.length, 1.1 * map.length, map.way]
    let (left, right) = (ways.reduce(map.way, min), ways.reduce(map.way, max))
    let reach = max(1_000, map.velocity.magnitude * 1.25)
    var outcomes: [Int: String] = [:]
    var rows: [JSONText] = []
    for row in 0..<WebModule.rows {
      let velocity = reach * (1 - (Double(row) + 0.5) / Double(WebModule.rows) * 2)
      var cells: [JSONText] = []
      for column in 0..<WebModule.columns {
        let way = left + (right - left) * (Double(column) + 0.5) / Double(WebModule.columns)
        let index = map.index(way: way, velocity: velocity)
        if outcomes[index] == nil {
          outcomes[index] = map.verdict(way: way, velocity: velocity).outcome
        }
        cells.append(.count(index))
      }
      rows.append(.list(cells))
    }
    let words = map.directions
    return .object([
      ("rule", .string(map.name)), ("decided", .string(map.decided)),
      ("ways", .list([.number(left), .number(right)])),
      ("velocities", .list([.number(-reach), .number(reach)])),
      ("way", .number(map.way)), ("velocity", .number(map.velocity)),
      ("ahead", .string(words.ahead)), ("behind", .string(words.behind)),
      ("own", decision(way: map.way, velocity: map.velocity)),
      (
        "outcomes",
        .list(
          outcomes.keys.sorted().map { index in
            JSONText.list([.count(index), .string(outcomes[index])])
          })
      ),
      ("rows", .list(rows)),
    ])
  }

  /// Returns the decision for a lift-off.
  func decision(way: Double, velocity: Double) -> JSONText {
    guard let map = DecisionMap(of: session), way.isFinite, velocity.isFinite else {
      return .object([])
    }
    let verdict = map.verdict(way: way, velocity: velocity)
    return .object([
      ("outcome", .string(verdict.outcome)), ("margin", .string(verdict.margin)),
      ("reason", .string(verdict.reason)),
    ])
  }

  /// The decision of every rule; an empty object if nothing has been decided.
  var rules: JSONText {
    guard let comparison = RuleComparison(of: session) else { return .object([]) }
    let rows = comparison.rows.map { row in
      JSONText.object([
        ("rule", .string(row.rule)), ("outcome", .string(row.outcome)),
        ("ground", .strings(row.ground)), ("reason", .string(row.reason)),
        ("isPresent", .flag(row.isPresent)),
      ])
    }
    return .object([
      ("title", .string(comparison.title)), ("decided", .string(comparison.decided)),
      ("rows", .list(rows)),
    ])
  }
}
