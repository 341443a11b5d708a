import PantomimeKit
import PantomimeReporting
import PantomimeScenes

// Explaining the value at a path: the run that moves the value, the start of that run, and the
// statement that caused it.

extension Causes {
  static func path(
    _ path: Word, _ session: Session, _ simulation: Simulation
  ) throws(ScriptError) -> Response {
    let value = try session.read(path)
    let name = path.text
    let head = "\(name) is \(PathValueText.text(value))"
    if name == "decision" || name.hasPrefix("decision."), simulation.decisionRecord != nil {
      return decision(session, simulation, isWhole: false)
    }
    if name.hasPrefix("pan.velocity"), simulation.pan.state != .possible,
      !simulation.panSamples.isEmpty
    {
      return velocity(session, simulation)
    }
    let change = PathChange(of: name, value, in: session)
    var why = Explanation(head)
    let isReported =
      addMovement(of: name, change, to: &why, simulation)
      || addSpeed(name, to: &why, simulation)
      || addAnimator(name, to: &why, simulation)
      || addTransition(name, to: &why, simulation)
      || addOther(name, change, to: &why, simulation)
    if !isReported, let path = scenePath(name, session, simulation) {
      why.add("means", clause(path))
    }
    if let change {
      why.add("before", "\(name) \(PathValueText.text(change.old))")
      why.add("during", session.text(of: change.past))
    }
    why.end()
    return .explained(why)
  }

  /// Returns the meaning of a path that the running scene declares.
  private static func scenePath(
    _ name: String, _ session: Session, _ simulation: Simulation
  ) -> String? {
    let paths = session.catalog.scene(simulation.name)?.paths ?? []
    let parts = name.split(separator: ".")
    return paths.first { path in
      let pattern = path.name.split(separator: ".")
      return pattern.count <= parts.count
        && zip(pattern, parts).allSatisfy { $0 == $1 || ($0 == "N" && Int($1) != nil) }
    }?.summary
  }

  // MARK: - Properties

  private static func addMovement(
    of name: String, _ change: PathChange?, to why: inout Explanation, _ simulation: Simulation
  ) -> Bool {
    let parts = name.split(separator: ".")
    let isModel = parts.contains("model")
    let shown = parts.filter { $0 != "model" }.joined(separator: ".")
    guard simulation.read("\(modelPath(of: shown, simulation))") != nil else { return false }
    let movements = movements(of: shown, in: simulation)
    guard !isModel else {
      why.add("means", "the model value; `show \(shown)` is the value on screen")
      for movement in movements {
        if case .animator(let animator) = movement.mover {
          why.add("set by", "\(animator); previously \(PathValueText.text(movement.from))")
        }
      }
      return true
    }
    guard !movements.isEmpty else {
      let past = change.map { Causes.movements(of: shown, in: $0.before) } ?? []
      for movement in past { add(movement, of: shown, to: &why, simulation, isOver: true) }
      // What a scene computes needn't be the model value of a property with the same name.
      guard simulation.read(modelPath(of: shown, simulation)) == simulation.read(shown) else {
        return !past.isEmpty
      }
      why.add(
        change == nil ? "moved by" : "now",
        change == nil
          ? "nothing: the screen shows the model value"
          : "nothing moves it: the screen shows the model value")
      why.cite("A207")
      return true
    }
    for movement in movements { add(movement, of: shown, to: &why, simulation) }
    why.add("together", sum(of: movements))
    if movements.count > 1 { why.cite("A208") }
    return true
  }

  /// Returns the causes that move a property; those that leave the number at the path unchanged,
  /// because they move another component, are omitted.
  private static func movements(of path: String, in simulation: Simulation) -> [Movement] {
    let all = Movement.all(of: path, in: simulation)
    let moving = all.filter { movement in
      switch movement.mover {
      case .animator, .transition: movement.from != movement.to
      case .layer, .follow, .scroll, .link: true
      }
    }
    return moving.isEmpty ? all : moving
  }

  /// Returns the text for what several animations of one number add up to, or an empty text if
  /// there is only one.
  private static func sum(of movements: [Movement]) -> String {
    let parts = movements.compactMap { movement -> Double? in
      switch movement.mover {
      case .animator, .transition:
        guard movement.from != .absent, let from = movement.from.numbers.first,
          let to = movement.to.numbers.first,
          movement.from.numbers.count == 1
        else { return nil }
        return to - from
      case .layer, .follow, .scroll, .link: return nil
      }
    }
    guard parts.count > 1, parts.count == movements.count else { return "" }
    let sum = parts.reduce(0, +)
    let texts = parts.map { Prose.plain($0) }
    return sum.magnitude < .sameness
      ? "the animations cancel out: \(Spelling.list(texts, "and")) add up to 0"
      : "the animations add up: \(Spelling.list(texts, "and")) make \(Prose.plain(sum))"
  }

  /// Returns the path of the model value that belongs to the path of a property.
  private static func modelPath(of path: String, _ simulation: Simulation) -> String {
    let view = simulation.viewNames.filter { path.hasPrefix("\($0).") }
      .max { $0.utf8.count < $1.utf8.count }
    guard let view else { return "" }
    return "\(view).model.\(path.dropFirst(view.count + 1))"
  }

  /// - Parameter isOver: Whether the run or animation has ended and no longer moves the property.
  private static func add(
    _ movement: Movement, of path: String, to why: inout Explanation, _ simulation: Simulation,
    isOver: Bool = false
  ) {
    let (from, to) = (PathValueText.text(movement.from), PathValueText.text(movement.to))
    switch movement.mover {
    case .animator(let name):
      let mover = movement.began == nil ? name : "the view animation of \(name)"
      why.add("moved by", movement.from == .absent ? mover : "\(mover), from \(from) to \(to)")
      guard let began = movement.began else {
        return addRun(
          of: name, to: &why, simulation, covering: movement.share(of: path, simulation))
      }
      why.add("since", "\(Prose.seconds(began.seconds)) s: the view animation started")
    case .transition(let name):
      let path = simulation.transitionNames.contains(name) ? "\(name).progress" : "progress"
      let percent =
        isOver ? "" : simulation.read(path).map { ", at \(PathValueText.text($0))" } ?? ""
      let ends = movement.from == .absent ? "" : ", from \(from) to \(to)"
      why.add("moved by", "the \(name) transition\(ends)\(percent)")
    case .layer(let phrase):
      why.add("moved by", "\(phrase), on top of the other animations")
      why.cite("T92")
    case .follow(let leader):
      why.add("follows", "\(leader), at every instant")
    case .scroll(let name):
      why.add("moved by", "the scroll view \(name), from whose offset the scene computes it")
    case .link(let name):
      why.add("moved by", "the display link \(name): the scene sets it at each tick")
    }
  }

  /// Adds the meaning of a speed, and the runs that move its property.
  private static func addSpeed(
    _ name: String, to why: inout Explanation, _ simulation: Simulation
  ) -> Bool {
    guard name.hasSuffix(".speed"), !simulation.scrollViewNames.contains(String(name.dropLast(6))),
      simulation.read(String(name.dropLast(6))) != nil
    else { return false }
    why.add("means", "the change of the shown value per second, if nothing but time passes")
    let path = String(name.dropLast(6))
    let movements = Movement.all(of: path, in: simulation)
    for movement in movements { add(movement, of: path, to: &why, simulation) }
    if movements.isEmpty { why.add("moved by", "nothing: the screen shows the model value") }
    return true
  }

  // MARK: - Transitions

  /// Adds the last event of the transition that owns a path, and the meaning of the path.
  private static func addTransition(
    _ name: String, to why: inout Explanation, _ simulation: Simulation
  ) -> Bool {
    let owner = simulation.transitionNames.filter { name.hasPrefix("\($0).") }
      .max { $0.utf8.count < $1.utf8.count }
    guard let owner else { return false }
    switch name.dropFirst(owner.count + 1) {
    case "percent": why.add("means", "the last percent it received (A221)")
    case "running": why.add("means", "whether it has started and not ended")
    case "interactive": why.add("means", "whether it is held at its percent (A249)")
    case "outcome":
      why.add("means", "where it goes, from the release until the next start (A250)")
    case "progress":
      why.add("means", "the pose on screen: 0 at the original values, 1 at the targets")
    case "remaining": why.add("means", "the seconds until it ends; none while it is held")
    case "duration": why.add("means", "the time of a full run (A223)")
    default: return false
    }
    let kinds = transitionEvents(of: name.dropFirst(owner.count + 1))
    let last = simulation.trace.list.last {
      $0.event.transition == owner && kinds.contains($0.event.kind)
    }
    guard let last else { return true }
    let reason = Wording().text(of: last.event.why)
    why.add(
      "since",
      "\(Prose.seconds(last.time.seconds)) s: \(last.event.name)"
        + (reason.isEmpty ? "" : "; \(reason)"))
    why.cite(last.event.reason)
    return true
  }

  /// Returns the events that change the value of one of a transition's paths.
  private static func transitionEvents(of path: Substring) -> [EventKind] {
    switch path {
    case "percent": [.transitionBegan, .transitionUpdated, .transitionPaused]
    case "running": [.transitionBegan, .transitionFinished, .transitionCancelled]
    case "interactive":
      [.transitionBegan, .transitionPaused, .transitionFinishing, .transitionCancelling]
    case "outcome": [.transitionBegan, .transitionFinishing, .transitionCancelling]
    case "duration": [.transitionAdded]
    default:
      [
        .transitionBegan, .transitionUpdated, .transitionPaused, .transitionFinishing,
        .transitionCancelling, .transitionFinished, .transitionCancelled, .transitionLeftOpen,
      ]
    }
  }

  // MARK: - Animators

  /// The paths of an animator, without its name.
  static let animatorPaths = [
    "fraction", "progress", "time-fraction", "animator.state", "running", "reversed", "remaining",
    "duration", "completions", "position", "place",
  ]

  private static func addAnimator(
    _ name: String, to why: inout Explanation, _ simulation: Simulation
  ) -> Bool {
    let all = simulation.animatorNames.filter { name.hasPrefix("\($0).") }
    let owner = all.max { $0.utf8.count < $1.utf8.count }
    let path = owner.map { String(name.dropFirst($0.count + 1)) } ?? name
    guard animatorPaths.contains(path), let animator = owner ?? simulation.principalAnimator
    else { return false }
    why.add("of", run(of: animator, simulation))
    addRun(of: animator, to: &why, simulation)
    why.add("means", meaning(of: path, animator, simulation))
    switch path {
    case "fraction": why.cite("A63, A64")
    case "reversed": why.cite("A97")
    case "position": why.cite("A40")
    default: break
    }
    return true
  }

  private static func value(
    _ path: String, of animator: String, _ simulation: Simulation
  ) -> PathValue? {
    simulation.read("\(animator).\(path)")
      ?? (simulation.principalAnimator == animator ? simulation.read(path) : nil)
  }

  /// Returns the meaning of one of an animator's paths in the animator's current state.
  private static func meaning(
    of path: String, _ animator: String, _ simulation: Simulation
  ) -> String {
    let isRunning = value("running", of: animator, simulation) == .flag(true)
    switch path {
    case "fraction":
      return isRunning
        ? "while running, the elapsed fraction of the time in the direction of travel"
        : "while paused, the fraction complete; 0 while inactive"
    case "progress": return "the pose on screen: 0 at the original values, 1 at the targets"
    case "time-fraction": return "the elapsed fraction of the curve's time, counted forward"
    case "reversed": return "whether it runs, or will run, toward its start"
    case "position": return "the end of its last run; none before the first"
    case "place": return "the place of its last completed run"
    case "remaining": return "the seconds until it ends; none unless it is running"
    default: return ""
    }
  }

  /// Adds the event with which the current state of an animator began, and the reason for that
  /// event.
  ///
  /// - Parameter share: The fraction of its distance that the explained value has covered, or `nil` if
  ///   the progress of the animator is explained. A delayed value lags behind the animator.
  private static func addRun(
    of animator: String, to why: inout Explanation, _ simulation: Simulation,
    covering share: Double? = nil
  ) {
    let last = simulation.trace.list.last { entry in
      guard entry.event.animator == animator else { return false }
      switch entry.event.kind {
      case .animatorStarted, .animatorDelayed, .animatorMoving, .animatorWaiting, .animatorPaused,
        .animatorReversed, .animatorForward, .animatorContinued,
        .animatorStopped, .animatorParked, .completed:
        return true
      default: return false
      }
    }
    guard let last else {
      why.add("since", "the beginning: nothing has started \(animator)")
      return
    }
    let reason = Wording().text(of: last.event.why)
    why.add(
      "since",
      "\(Prose.seconds(last.time.seconds)) s: \(last.event.name)"
        + (reason.isEmpty ? "" : "; \(reason)"))
    why.cite(last.event.reason)
    guard value("running", of: animator, simulation) == .flag(true) else { return }
    let share = share ?? value("progress", of: animator, simulation)?.numbers.first ?? 0
    let time = value("time-fraction", of: animator, simulation)?.numbers.first ?? 0
    let curve = simulation.curve(of: animator)?.text ?? ""
    why.add(
      "now", "\(Prose.share(share)) of the distance at \(Prose.share(time)) of the time, \(curve)")
  }

  // MARK: - Others

  private static func addOther(
    _ name: String, _ change: PathChange?, to why: inout Explanation, _ simulation: Simulation
  ) -> Bool {
    let entries = simulation.trace.list
    var last: Trace.Entry?
    if name == "state" {
      last = entries.last { $0.event.kind == .state }
    } else if name.hasPrefix("pan.") {
      last = entries.last { $0.event.kind == .pan || $0.event.kind == .panRefused }
    } else if name == "rule" {
      why.add("means", "the completion rule; \(NamedRule.nameOfOwn) is the scene's rule")
      return true
    } else if let gesture = simulation.gestureNames.first(where: { name == "gesture.\($0)" }) {
      last = entries.last { $0.event.gesture == gesture }
    } else if let gesture = finger(of: name, simulation) {
      last = entries.last { $0.event.gesture == gesture && $0.event.gestureState != nil }
    } else if name.hasPrefix("invariant.") {
      return addInvariant(String(name.dropFirst("invariant.".count)), to: &why, simulation)
    } else if let view = simulation.scrollViewNames.first(where: { name.hasPrefix("\($0).") }) {
      last = entries.last { entry in
        entry.event.view == view && isScrolling(entry.event)
      }
    } else if name == "time" {
      why.add("means", "virtual time, which passes only when a statement advances it")
      return true
    } else if name.hasPrefix("release.") || name == "raw" {
      last = entries.last {
        $0.event.kind == .animatorContinued || $0.event.kind == .animatorScrubbed
      }
    } else {
      return false
    }
    guard let last else {
      if change == nil { why.add("since", "the beginning: nothing has changed it") }
      return change == nil
    }
    let reason = Wording().text(of: last.event.why)
    why.add(
      "since",
      "\(Prose.seconds(last.time.seconds)) s: \(last.event.name)"
        + (reason.isEmpty ? "" : "; \(reason)"))
    why.cite(last.event.reason)
    return true
  }

  /// Returns the name of the recognizer whose last report a path reads, or `nil` if it reads none.
  private static func finger(of path: String, _ simulation: Simulation) -> String? {
    let whole = simulation.derivedPaths.first { path == $0 || path.hasPrefix("\($0).") }
    return whole.flatMap { whole in
      whole.lastIndex(of: ".").map { String(whole[..<$0]) }
    }
  }

  /// Adds the meaning of an invariant, and whatever is held although no finger holds it.
  private static func addInvariant(
    _ name: String, to why: inout Explanation, _ simulation: Simulation
  ) -> Bool {
    guard let invariant = simulation.invariants.first(where: { $0.name == name }) else {
      return false
    }
    why.add(
      "means",
      clause(invariant.sentence) + (invariant.occasion == .atRest ? "; checked at rest" : ""))
    guard name == Blank.nothingHeld, simulation.read("invariant.\(name)") == .flag(false) else {
      return true
    }
    let held = simulation.animatorNames.filter { simulation.isHeld($0) }
    why.add("held", held.map { "the animator \($0)" })
    if let hung = HungTransition(simulation) {
      why.add("held", hung.phrase)
      why.add("because", hung.reason)
      why.add("instead", hung.advice)
    }
    return true
  }

  private static func isScrolling(_ event: Event) -> Bool {
    switch event.kind {
    case .scrollBegan, .scrollRefused, .scrollCaught, .scrollReleased, .decelerating, .scrollEnded,
      .scrolled:
      true
    default: false
    }
  }
}

/// The last change of the value at a path: the statement during which the value changed, and the
/// value before.
struct PathChange {
  let past: HistoryEntry
  /// The simulation immediately before the statement.
  let before: Simulation
  let old: PathValue

  /// The maximum number of statements to search for a change; our choice.
  private static let mostStatements = 400

  /// Finds the last statement before which the value was different.
  ///
  /// - Returns: `nil` if the scene has had the value since its start, or if the history is too
  ///   short.
  init?(of name: String, _ value: PathValue, in session: Session) {
    guard let history = session.history, name != "time" else { return nil }
    var recall = Recall(history, for: session)
    for past in Lineage(of: session).prefix(PathChange.mostStatements) {
      // A statement may have started the scene automatically.
      guard !past.statement.beginsScene,
        let before = try? recall.session(before: past).opened(for: past.statement).simulation,
        let old = before.read(name)
      else { return nil }
      if old != value {
        (self.past, self.before, self.old) = (past, before, old)
        return
      }
      if past.stood.scene == nil { return nil }
    }
    return nil
  }
}

extension Movement {
  /// Returns the fraction of the distance that a value has covered, or `nil` if it isn't one number
  /// or has no distance to cover.
  fileprivate func share(of path: String, _ simulation: Simulation) -> Double? {
    guard let now = simulation.read(path)?.numbers, now.count == 1, let start = from.numbers.first,
      let end = to.numbers.first, start != end
    else { return nil }
    return (now[0] - start) / (end - start)
  }
}
