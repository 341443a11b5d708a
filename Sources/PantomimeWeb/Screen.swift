import PantomimeKit
import PantomimeReporting
import PantomimeScripting

// The screen at an instant.

extension WebModule {
  /// Returns the screen at an instant, as numbers from which the page draws shapes.
  mutating func look(at seconds: Double) -> JSONText {
    let instant = WebModule.instant(seconds)
    if let touched { return Screen.json(of: touched, at: instant, &contents) }
    guard let film = film(instant) else { return .object([]) }
    return Screen.json(
      of: film.simulation, end: film.end, [("endless", .flag(film.isEndless))], &contents)
  }

  /// Returns the screen at an instant in words, one sentence per item.
  mutating func describe(at seconds: Double) -> JSONText {
    guard let film = film(WebModule.instant(seconds)) else { return .list([]) }
    let drawing = Phone.drawing(of: film.simulation)
    return .strings([drawing.title] + drawing.words)
  }

  /// Creates the footage if necessary, and returns the scene at an instant, or `nil` if there is no
  /// scene.
  private mutating func film(
    _ instant: Instant
  ) -> (simulation: Simulation, end: Instant, isEndless: Bool)? {
    // The copies must have no other owner here, or each access would copy them all.
    guard var film = takeFootage() else { return nil }
    defer { footage = film }
    return (film.simulation(at: instant), film.end, film.isEndless)
  }

  /// Takes the footage of the session out of the module, and creates it if necessary; returns `nil`
  /// if there is no scene.
  mutating func takeFootage() -> Footage? {
    defer { (footage, earlier) = (nil, nil) }
    return footage ?? Footage(of: session, after: earlier)
  }

  /// Returns the instant for a time that the page passes; NaN becomes 0.
  static func instant(_ seconds: Double) -> Instant {
    seconds.isFinite && seconds > 0 ? Instant(seconds: min(seconds, 1e6)) : .zero
  }
}

/// The views and fingers of a simulation as JSON.
enum Screen {
  /// Returns the screen of the session that a finger is acting on, with the answer so far.
  static func json(
    of finger: TouchedSession, at instant: Instant, _ contents: inout SentContents
  ) -> JSONText {
    guard var simulation = finger.session.simulation else { return .object([]) }
    // After a move, the simulation is already at the instant, and advancing would copy it.
    if instant > simulation.now { _ = try? simulation.advance(to: instant) }
    return json(
      of: simulation, end: nil,
      [
        ("outcome", .string(finger.outcome)), ("because", .string(finger.because)),
        ("won", .list(finger.winners.map { .strings([$0.name, $0.view]) })),
      ], &contents)
  }

  static func json(
    of simulation: Simulation, end: Instant?, _ more: [JSONText.Member],
    _ contents: inout SentContents
  ) -> JSONText {
    let size = simulation.screen
    contents.begin()
    var views: [JSONText] = []
    for shown in simulation.shownViews { views.append(view(shown, contents.number(of: shown))) }
    var members: [JSONText.Member] = [
      ("t", .seconds(simulation.now)),
      ("screen", .list([.place(size.width), .place(size.height)])),
      ("state", .string(simulation.state)),
      ("value", simulation.read("progress")?.numbers.first.map { .number($0) } ?? .null),
      ("views", .list(views)),
      ("pan", pan(simulation.pan)),
      ("fingers", .list(simulation.touchesDown.map { finger($0) })),
    ]
    if let end { members.append(("end", .seconds(end))) }
    return .object(members + more + contents.members)
  }

  /// Returns the pan: its state, and its velocity; `null` if there has been none.
  private static func pan(_ pan: Pan) -> JSONText {
    guard pan.state != .possible else { return .null }
    return .list([
      .string(pan.state.rawValue), .place(pan.velocity.dx),
      .place(pan.velocity.dy),
    ])
  }

  /// Returns a view: its name, corners, radius, alpha, and shade, whether it scrolls, its window, and
  /// the number of its content.
  private static func view(_ view: ShownView, _ content: JSONText) -> JSONText {
    let corners = view.corners.flatMap { [$0.x, $0.y] }
    let window = view.window.map { frame in
      JSONText.list([frame.x, frame.y, frame.width, frame.height].map { .place($0) })
    }
    return .list([
      .string(view.name), .numbers(corners, decimals: 2), .place(ViewContent.radius(of: view)),
      .number(view.alpha, decimals: 3), .number(view.shade, decimals: 3),
      .count(view.scrolls ? 1 : 0), window ?? .null, content,
    ])
  }

  private static func finger(_ touch: Touch) -> JSONText {
    .list([
      .count(touch.id), .place(touch.place.x), .place(touch.place.y),
    ])
  }
}

/// A scene from its start until everything is at rest, whose instants can be viewed in any order.
///
/// A simulation is a value, so an earlier instant can be reached from the nearest stored copy by
/// replaying the inputs that follow the copy.
struct Footage {
  /// The session up to its present instant.
  private let session: Session
  /// The scene when everything is at rest, or at the instant where the run was stopped.
  let rested: Simulation
  /// Whether something still moves at the end of the footage.
  let isEndless: Bool
  /// The copies, sorted by instant, each with the number of inputs that precede the copy.
  private var kept: [Place] = []
  /// The copy for the last instant that was viewed.
  private var last: Place?

  private struct Place {
    var simulation: Simulation
    var inputs: Int
    /// The instant of the copy, which is compared with every instant that is viewed.
    var now: Instant

    init(simulation: Simulation, inputs: Int) {
      (self.simulation, self.inputs, now) = (simulation, inputs, simulation.now)
    }
  }

  /// The number of inputs from one copy to the next, and the maximum number of copies; our choice.
  private static let (stride, mostKept) = (64, 256)

  /// Creates the footage of a session, or returns `nil` if the session has no scene.
  ///
  /// - Parameter earlier: The footage before the last line; if the line has only added to the
  ///   session, the copies remain valid, so an instant in a long session is reached as quickly as
  ///   one in a short session.
  init?(of session: Session, after earlier: Footage? = nil) {
    guard let now = session.simulation, let rest = SettledFork(of: session) else { return nil }
    (rested, isEndless, self.session) = (rest.simulation, rest.isEndless, session)
    if let earlier, let then = earlier.session.simulation, session.continues(earlier.session) {
      let known = then.log.list.count
      kept = earlier.kept.filter { $0.inputs <= known && $0.now <= then.now }
    }
    keep(Place(simulation: now, inputs: now.log.list.count))
  }

  var end: Instant { rested.now }

  /// Returns the scene at an instant, clamped to the footage.
  mutating func simulation(at instant: Instant) -> Simulation {
    let instant = min(max(instant, .zero), end)
    var place = nearest(to: instant)
    let inputs = rested.log.list
    while place.inputs < inputs.count, inputs[place.inputs].time <= instant {
      let input = inputs[place.inputs]
      // Inputs that were refused the first time are refused again.
      _ = try? place.simulation.advance(to: input.time)
      try? place.simulation.handle(input.input)
      place.inputs += 1
      place.now = place.simulation.now
      if place.inputs % Footage.stride == 0 { keep(place) }
    }
    _ = try? place.simulation.advance(to: max(place.simulation.now, instant))
    place.now = place.simulation.now
    last = place
    return place.simulation
  }

  /// Returns the latest copy that isn't later than an instant.
  private mutating func nearest(to instant: Instant) -> Place {
    var best = last.flatMap { $0.now <= instant ? $0 : nil }
    for place in kept where place.now <= instant {
      if best.map({ $0.now < place.now }) ?? true { best = place }
    }
    if let best { return best }
    // The scene started with these options, so it can start with them again.
    let start = (try? rested.replayed(first: 0, until: .zero)) ?? rested
    let place = Place(simulation: start, inputs: 0)
    keep(place)
    return place
  }

  private mutating func keep(_ place: Place) {
    guard !kept.contains(where: { $0.inputs == place.inputs }) else { return }
    kept.append(place)
    guard kept.count > Footage.mostKept else { return }
    kept = kept.indices.compactMap { $0 % 2 == 0 || $0 == kept.count - 1 ? kept[$0] : nil }
  }
}

// While a finger is on the screen, it acts on a copy of the session; at lift-off, the whole gesture
// becomes a statement.

/// A copy of the session with a finger on it.
struct TouchedSession {
  var session: Session
  /// The instant and the location of the touch-down.
  let start: Instant
  let place: Point2D
  /// The last answer: the outcome, followed by the reason if there is one.
  var outcome = ""
  var because = ""
  /// The last step, and the simulation before it, if its answer hasn't been worded yet.
  fileprivate var unanswered: (step: Session.Step, before: Simulation?)?
  /// The ends and the threshold, as far as they are known, or `nil` before a pan begins.
  var aims: Aims?
  /// The recognizers that have recognized the touch, each with its view, in order.
  private(set) var winners: [(name: String, view: String)] = []
  /// The number of events that have been searched for winners.
  private var searched: Int

  init(session: Session, start: Instant, at place: Point2D) {
    (self.session, self.start, self.place) = (session, start, place)
    searched = session.simulation?.eventCount ?? 0
  }
}

extension WebModule {
  /// Puts a finger down.
  mutating func fingerDown(at place: Point2D, seen: Double) -> JSONText {
    var copy = session
    copy.history = nil
    let instant = seen.isFinite && seen < 1e6 ? Instant(clamping: seen) : copy.now
    touched = TouchedSession(session: copy, start: max(instant, copy.now), at: place)
    return feed("down", place, after: 0)
  }

  /// Moves the finger.
  ///
  /// - Parameter isBrief: Whether the answer isn't worded; wording takes as long as the move itself, and a
  ///   visitor can't read an answer that is replaced after a frame.
  mutating func fingerMove(
    to place: Point2D, after milliseconds: Int, isBrief: Bool
  ) -> JSONText {
    guard touched != nil else { return WebModule.failure("no finger is down") }
    return feed("move", place, after: milliseconds, isBrief: isBrief)
  }

  /// The answer to the last move.
  var fingerWords: JSONText {
    mutating get {
      guard var finger = touched else { return .object([]) }
      touched = nil
      defer { touched = finger }
      finger.word()
      return .object([("outcome", .string(finger.outcome)), ("because", .string(finger.because))])
    }
  }

  private mutating func feed(
    _ phase: String, _ place: Point2D, after milliseconds: Int, isBrief: Bool = false
  ) -> JSONText {
    guard var finger = touched else { return WebModule.failure("no finger is down") }
    // The copy must have no other owner here, or every move would copy it again.
    touched = nil
    defer { touched = finger }
    let time = Instant(nanoseconds: finger.start.nanoseconds + Int64(milliseconds) * 1_000_000)
    let (x, y) = (Numerals.text(place.x, decimals: 1), Numerals.text(place.y, decimals: 1))
    let line = "at \(Numerals.text(max(time, finger.session.now))) touch \(phase) x=\(x) y=\(y)"
    finger.unanswered = nil
    let list = finger.draggedList
    let before = list == nil ? finger.session.simulation : nil
    do throws(ScriptError) {
      for statement in try finger.session.read(line) {
        finger.unanswered = (try finger.session.execute(statement), before)
      }
    } catch {
      return WebModule.failure(error.message)
    }
    finger.findWinners()
    if let list {
      finger.unanswered = nil
      finger.note(dragging: list)
    } else if !isBrief {
      finger.word()
    }
    return Screen.json(of: finger, at: time, &contents)
  }
}

extension WebModule {
  /// Returns the recognizer that begins in an event, with the name that events record and its view,
  /// or `nil` if none does.
  static func winner(
    of entry: Trace.Entry, in simulation: Simulation
  ) -> (name: String, view: String)? {
    guard entry.event.kind == .gestureBegan, let name = entry.event.gesture,
      let view = simulation.recognizers.first(where: { $0.label == name })?.view
    else { return nil }
    return (name, view)
  }
}

extension TouchedSession {
  /// Adds the recognizers that have begun since the last search.
  fileprivate mutating func findWinners() {
    guard let simulation = session.simulation else { return }
    let entries = simulation.trace.list
    for entry in entries.suffix(from: max(searched, entries.startIndex)) {
      if let winner = WebModule.winner(of: entry, in: simulation) { winners.append(winner) }
    }
    searched = simulation.eventCount
  }

  /// Words the answer to the last step, unless that has been done: the outcome with the velocity of the
  /// finger, and the reason.
  fileprivate mutating func word() {
    guard let (step, before) = unanswered else { return }
    unanswered = nil
    (outcome, because) = ("", "")
    let answer = Answers.answer(step, before: before, after: session)
    guard let answer else { return }
    let wide = Style(hasColor: false, isUnicode: true, columns: 10_000)
    for line in answer.text(style: wide).split(separator: "\n") {
      if line.hasPrefix("because ") {
        because = String(line)
      } else if outcome.isEmpty {
        outcome = String(line)
      }
    }
    guard let pan = session.simulation?.pan, pan.state.isActive else { return }
    outcome += "; " + TouchedSession.words(of: pan.velocity, "pt/s")
  }

  /// The scroll view that the finger drags, and nothing else with it, or `nil` if there is none.
  ///
  /// Most rows of a list move with it, so an answer that compares all values takes long, and names one
  /// of the rows.
  fileprivate var draggedList: String? {
    guard winners.count == 1, let name = winners.first?.name, let simulation = session.simulation,
      simulation.scrollViewNames.contains(name), simulation.read("\(name).dragging") == .flag(true)
    else { return nil }
    return name
  }

  /// Stores the distance by which the finger has dragged a scroll view.
  fileprivate mutating func note(dragging list: String) {
    guard let touch = session.simulation?.touchesDown.first else { return }
    let distance = Vector(dx: touch.place.x - place.x, dy: touch.place.y - place.y)
    because = ""
    outcome = "\(list) dragged \(TouchedSession.words(of: distance, "pt"))"
  }

  /// Returns the larger component of a velocity or a distance in words: `300 pt/s up`.
  private static func words(of vector: Vector, _ unit: String) -> String {
    let isVertical = vector.dy.magnitude >= vector.dx.magnitude
    let part = isVertical ? vector.dy : vector.dx
    guard part != 0 else { return "0 \(unit)" }
    return "\(Prose.speed(part)) \(unit) \(Direction(of: part, isVertical: isVertical).rawValue)"
  }
}
