import PantomimeKit
import PantomimeReporting

/// What `why` tells: the links that led to something, and the least change that would have led
/// elsewhere.
enum Causes {
  /// What is asked about.
  enum Subject: Sendable {
    /// The last outcome.
    case outcome
    case won
    case velocity
    case decision
    case path(Word)
    case event(Word)
  }

  /// The words that ask about a link by itself, with what each tells.
  static let links: [(name: String, subject: Subject, meaning: String)] = [
    ("won", .won, "Who has won the touch, and why the others have not."),
    ("velocity", .velocity, "Which places of the finger the velocity is made of."),
    ("decision", .decision, "What the rule made of the lift-off, and by how much."),
  ]

  static func answer(
    _ subject: Subject, _ session: Session, _ span: Span
  ) throws(ScriptError)
    -> Response
  {
    let simulation = try session.running(span)
    switch subject {
    case .outcome: return outcome(session, simulation)
    case .won: return won(session, simulation)
    case .velocity: return velocity(session, simulation)
    case .decision: return decision(session, simulation, isWhole: false)
    case .path(let path): return try Causes.path(path, session, simulation)
    case .event(let text): return event(text, session, simulation)
    }
  }

  /// What the last outcome was, and what led to it.
  private static func outcome(_ session: Session, _ simulation: Simulation) -> Response {
    let entries = simulation.trace.entries
    guard let index = entries.lastIndex(where: { isOutcome($0.event) }) else {
      if simulation.pan.state.isActive {
        return decision(session, simulation, isWhole: true)
      }
      return nothing("nothing has come of anything yet", session, simulation)
    }
    let last = entries[index]
    if simulation.pan.state.isActive, simulation.ruling != nil {
      return decision(session, simulation, isWhole: true)
    }
    let same = entries[...index].reversed().prefix { $0.time == last.time }
    if same.contains(where: { $0.event.theme == .decided }), last.event.theme != .misuse {
      return decision(session, simulation, isWhole: true)
    }
    let course = Course(session, simulation, upTo: index)
    switch last.event.theme {
    case .panRefused: return refusal(Course(session, simulation))
    case .scrollReleased where course.last(.panRefused) != nil:
      return refusal(Course(session, simulation))
    case .started, .delayed:
      if let tap = same.last(where: { $0.event.theme == .tap }) {
        return tapped(tap, course, index)
      }
      return event(at: index, session, simulation, isAlone: true)
    default: return event(at: index, session, simulation, isAlone: true)
    }
  }

  /// Whether something has come to pass that one may wonder about.
  private static func isOutcome(_ event: Event) -> Bool {
    switch event.theme {
    case .decided, .panRefused, .panIgnored, .tapIgnored, .holdRefused, .misuse, .started, .delayed,
      .waiting, .paused, .reversed, .forward, .continued, .stopped, .parked, .transitionLetGo,
      .scrollReleased, .scrollRefused, .scrolled:
      true
    default: false
    }
  }

  /// A touch that its recognizer did not get.
  private static func refusal(_ course: Course) -> Response {
    guard let refusal = course.last(.panRefused) else {
      return nothing("nobody was refused", course.session, course.simulation)
    }
    let winner = refusal.event.winner ?? "none"
    let loser = refusal.event.gesture ?? course.simulation.panView ?? "the pan"
    let who = winner == "none" ? "nobody won" : "\(winner) won"
    var why = Explanation("\(who), \(loser) refused at \(Prose.seconds(refusal.time.seconds)) s")
    why.add("touches", touches(course, by: course.entries.last?.time ?? refusal.time))
    let velocity = (refusal.event.velocity ?? .zero).toldVelocity
    why.add("velocity", "\(velocity) as it wanted to begin")
    why.add("lost", losers(course, besides: course.taps))
    why.add("won", winners(course).filter { _ in !course.all(.gestureBegan).isEmpty })
    for reason in arbitrationReasons(course) { why.cite(reason) }
    let path = "\(winner).offset"
    if let now = course.simulation.read(path), let rest = Rest(of: course.session),
      let end = rest.simulation.read(path)
    {
      let isMoving = now != end
      why.add(
        "so",
        "\(path) \(PathValueText.text(now))"
          + (isMoving ? ", \(PathValueText.text(end)) at rest" : ""))
    }
    why.add("change", Flip.told(course.session, decidedAt: refusal.time))
    why.end()
    return .explained(why)
  }

  /// A run that a tap has started.
  private static func tapped(_ tap: Trace.Entry, _ course: Course, _ index: Int) -> Response {
    let simulation = course.simulation
    let started = simulation.trace.entries[index]
    let animator = started.event.animator ?? ""
    var why = Explanation("\(animator) started at \(Prose.seconds(started.time.seconds)) s")
    let target =
      tap.event.on.map { "on \($0)" } ?? "by \(tap.event.gesture ?? "a finger")"
    why.add("tap", "\(target): \(simulation.tapping)")
    why.add("because", Wording().told(started.event.why))
    why.add("so", run(of: animator, simulation))
    why.add("change", "a tap has no number that would have led elsewhere")
    for reason in [tap.event.reason, started.event.reason] { why.cite(reason) }
    why.end()
    return .explained(why)
  }

  /// How long an animator runs, and by which curve.
  static func run(of animator: String, _ simulation: Simulation) -> String {
    guard let timing = simulation.timing(of: animator) else { return "" }
    let path = simulation.principalAnimator == animator ? "duration" : "\(animator).duration"
    let seconds = simulation.read(path)?.numbers.first
    let time = seconds.map { "\(Prose.seconds($0)) s for a whole run, " } ?? ""
    return "\(animator): \(time)\(timing.told)"
  }

  /// What is said where there is nothing to explain: what to do first.
  static func nothing(
    _ what: String, _ session: Session, _ simulation: Simulation
  ) -> Response {
    var why = Explanation(what)
    if let line = suggestion(session, simulation) { why.add("try", "`\(line)`, then `why`") }
    return .explained(why)
  }

  /// A statement that works here and comes to something: tried on a fork.
  private static func suggestion(_ session: Session, _ simulation: Simulation) -> String? {
    let pan = simulation.panView
    let drags = ["0,-120", "0,120", "-120,0", "120,0"].compactMap { way in
      pan.map { "drag on=\($0) by=\(way)" }
    }
    let taps = simulation.tappable.prefix(1).map { "tap on=\($0)" }
    let flicks = simulation.scrollViewNames.prefix(2).flatMap { view in
      ["up", "left"].map { "flick \($0) on=\(view)" }
    }
    return (drags + taps + flicks + ["start"]).first { line in
      var fork = session
      (fork.sampler, fork.history) = (nil, nil)
      guard let statement = (try? Statement(line, in: session.catalogue)) ?? nil,
        (try? fork.check(statement)) != nil,
        let step = try? fork.execute(statement)
      else { return false }
      return step.failures.isEmpty && step.entries.contains { isOutcome($0.event) }
        && !step.entries.contains { $0.event.theme == .misuse }
    }
  }
}
