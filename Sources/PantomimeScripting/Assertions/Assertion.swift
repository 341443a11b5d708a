import PantomimeKit

/// Something that is asserted over time, and what has been seen of it so far.
struct Assertion: Sendable {
  let said: OverTime
  /// The statement that said so.
  let statement: Statement
  /// What was seen last of its path.
  var last: Sight?
  /// What it looks for.
  var watch: Watch

  /// What it looks for, and how far that has come.
  enum Watch: Sendable {
    case bounds(Bounds, Excursion?)
    case direction(OverTime.Direction, Turn?)
    case leaps(Double)
    case run(share: Double, Run)
    case events([EventKind], [Substring], seen: Int)
    case approach(Bounds, by: Instant, nearest: (sight: Sight, amount: Double)?)
    case settling(Bounds, by: Instant, Excursion?)
  }

  /// A stretch in which a value misses its bounds.
  struct Excursion: Sendable {
    /// Where it began, and where it is worst.
    let since: Sight
    var worst: Sight
    var miss: Miss
  }

  /// How far a number has come on its way.
  struct Turn: Sendable {
    var top: Sight
    /// Which way it goes; `nil` before it has moved.
    var rises: Bool?
  }

  /// The run that leads a path just now.
  struct Run: Sendable {
    var way: Bounds?
    var to: [Double] = []
    var from: [Double] = []
    var excursion: Excursion?
    /// Whether there was any.
    var wasLed = false
  }

  /// What has come of it.
  enum Outcome {
    /// It holds so far.
    case pending
    /// It holds whatever comes.
    case passed
    case failed(Mismatch, at: Instant)
  }
}

// MARK: - Making

extension Assertion {
  /// What is asserted from now on.
  init(
    _ said: OverTime, _ statement: Statement, in simulation: Simulation, value: PathValue?,
    _ session: Session
  ) throws(ScriptError) {
    self.said = said
    self.statement = statement
    let frames = session.frames
    switch said.claim {
    case .never(let event):
      let kinds = EventCheck(simulation.events).kinds(of: event)
      watch = .events(kinds, event.text.split { $0.isWhitespace }, seen: simulation.trace.count)
      return
    case .holds(let comparison):
      watch = .bounds(try comparison.bounds(for: value ?? .absent, frames), nil)
    case .goes(let direction): watch = .direction(direction, nil)
    case .isContinuous(let tolerance, let unit):
      let of = value?.unit ?? .fraction
      watch = .leaps(try OverTime.limit(tolerance, unit, of, frames))
    case .overshoots(let share): watch = .run(share: try share.fraction(), Run())
    case .comes(let comparison, let time):
      let bounds = try comparison.bounds(for: value ?? .absent, frames)
      watch = .approach(bounds, by: session.instant(after: time), nearest: nil)
    case .settles(let comparison, let time):
      let bounds = try comparison.bounds(for: value ?? .absent, frames)
      watch = .settling(bounds, by: session.instant(after: time), nil)
    }
  }

  /// The path that it looks at; `nil` where it listens to events.
  var path: String? {
    if case .events = watch { nil } else { said.path.text }
  }

  /// Whether it has to know where a run leads its path.
  var asksForWay: Bool { if case .run = watch { true } else { false } }

  /// Whether a value is beyond its bounds just now.
  var isBeyond: Bool {
    switch watch {
    case .bounds(_, let excursion), .settling(_, _, let excursion): excursion != nil
    case .run(_, let run): run.excursion != nil
    case .direction, .leaps, .events, .approach: false
    }
  }

  /// Goes on from what is shown now, whatever was before.
  mutating func resume(_ simulation: Simulation) {
    if case .events(let kinds, let words, _) = watch {
      watch = .events(kinds, words, seen: simulation.trace.count)
    }
    guard let path, let value = simulation.read(path) else { return }
    last = Sight(instant: simulation.now, value: value)
  }

  /// The leaps that it has to find.
  var leap: Double? { if case .leaps(let leap) = watch { leap } else { nil } }

  /// An instant at which it has to look.
  var appointment: Instant? {
    switch watch {
    case .approach(_, let by, _), .settling(_, let by, _): by
    case .bounds, .direction, .leaps, .run, .events: nil
    }
  }
}

// MARK: - What else happens

extension Assertion {
  /// Listens to what was recorded.
  mutating func listen(to trace: Trace) -> Outcome {
    guard case .events(let kinds, let words, var seen) = watch else { return .pending }
    seen = max(seen, trace.entries.startIndex)
    while seen < trace.count {
      let entry = trace.entries[seen]
      seen += 1
      if kinds.contains(where: { entry.event.isOf($0) }),
        entry.event.begins(with: words)
      {
        return .failed(happened(entry), at: entry.time)
      }
    }
    watch = .events(kinds, words, seen: seen)
    return .pending
  }

  /// Takes note of where a run leads its path from now on.
  mutating func lead(along way: Way?, now sight: Sight) {
    guard case .run(let share, var run) = watch else { return }
    defer { watch = .run(share: share, run) }
    guard let way else {
      (run.way, run.to) = (nil, [])
      return
    }
    if way.to != run.to { run.from = sight.value.numbers }
    run.to = way.to
    run.wasLed = true
    let from = way.from ?? run.from
    run.way = from.count == way.to.count ? .run(from: from, to: way.to, share: share) : nil
  }

  /// What can be said at the end of a statement: a value that is beyond its bounds, and goes no
  /// further by itself.
  mutating func pause(_ course: PathCourse?) -> Outcome {
    let (bounds, excursion): (Bounds, Excursion?)
    switch watch {
    case .bounds(let watched, let present), .settling(let watched, _, let present):
      (bounds, excursion) = (watched, present)
    case .run(_, let run):
      guard let way = run.way else { return .pending }
      (bounds, excursion) = (way, run.excursion)
    case .direction, .leaps, .events, .approach: return .pending
    }
    guard let excursion, let last else { return .pending }
    guard let course else { return .pending }
    var goesOn = false
    course.look(after: last.instant, through: last.instant.after(PathCourse.cell)) { sight in
      goesOn = bounds.miss(sight.value).map { $0.amount > excursion.miss.amount } ?? false
      return false
    }
    return goesOn ? .pending : failed(by: excursion, bounds)
  }

  /// What can be said when the scene is over.
  func end(at now: Instant) -> Outcome {
    switch watch {
    case .bounds(let bounds, let excursion):
      return excursion.map { failed(by: $0, bounds) } ?? .passed
    case .run(_, let run):
      if let way = run.way, let excursion = run.excursion { return failed(by: excursion, way) }
      return run.wasLed ? .passed : .failed(unled(), at: now)
    case .direction, .leaps, .events: return .passed
    case .approach(let bounds, let by, let nearest):
      guard now >= by, let nearest else { return .failed(unreached(by, now), at: now) }
      return missed(nearest.sight, bounds, by)
    case .settling(let bounds, let by, let excursion):
      guard now >= by else { return .failed(unreached(by, now), at: now) }
      return excursion.map { failed(by: $0, bounds) } ?? .passed
    }
  }
}
