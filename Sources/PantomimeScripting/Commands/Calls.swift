package import PantomimeKit
package import PantomimeReporting

/// `calls [NAME] [as=FILE.svg]`: shows the states of an animator or a transition, and the effect
/// that each call would have now.
struct Calls: Command {
  static let form = Form(
    "calls", "Shows what each call of an animator or a transition would do now.",
    details: "The present state is marked. Each call is carried out on a fork, so nothing changes: "
      + "the next state, a call that is ignored or lost, or the misuse. Where several could be "
      + "meant, it lists the names. `as=FILE.svg` writes a picture.",
    positionals: [Positional(.animator, isOptional: true)], options: PictureForm.options,
    example: ["scene city-guide", "tap on=card", "wait 0.1", "calls card.1"])

  private let name: Word?
  private let verb: Span
  private let form: PictureForm?

  init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
    form = try PictureForm(ifGiven: &arguments)
    name = arguments.next()
  }

  var undoBehavior: UndoBehavior { .look }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(verb)
    if let name { try scene.mover(name) }
    try form?.check(scene)
  }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    let simulation = try session.running(verb)
    try check(SceneCheck(simulation, in: session.catalog, files: session.host.files))
    let names = simulation.animatorNames + simulation.transitionNames
    guard let meant = name?.text ?? (names.count == 1 ? names[0] : nil) else {
      return .text(
        names.isEmpty
          ? "no animator and no transition; add one: animator NAME duration=0.5\n"
          : "several could be meant: \(names.map { "`calls \($0)`" }.joined(separator: ", "))\n")
    }
    guard let table = CallTable(of: meant, in: simulation) else { return .nothing }
    guard let form else { return .text(table.text) }
    return try form.response(
      Picture { room in table.drawing(columns: min(room.columns, Self.columns)) }, in: session)
  }

  /// The widest picture, in columns; our choice.
  private static let columns = 80
}

extension CallTable {
  /// Creates the table of an animator or a transition, or returns `nil` if there is none with the
  /// name.
  package init?(of name: String, in simulation: Simulation) {
    if let transition = simulation.transition(named: name) {
      self.init(name, transition, in: simulation)
    } else if let animator = simulation.animator(named: name) {
      self.init(name, animator, in: simulation)
    } else {
      return nil
    }
  }

  private init(_ name: String, _ animator: Animator, in simulation: Simulation) {
    let calls: [(String, AnimatorInput)] = [
      ("start", .start()), ("pause", .pause), ("scrub 0.5", .scrub(0.5)), ("reverse", .reverse),
      ("continue", .resume(timing: nil, durationFactor: 0)),
      ("stop", .stop(withoutFinishing: false)),
      ("stop finishing=no", .stop(withoutFinishing: true)), ("finish", .finish(.end)),
    ]
    func phrase(_ simulation: Simulation) -> String {
      simulation.animator(named: name)?.phrase(at: simulation.now) ?? ""
    }
    let states = Animator.Activity.allCases
    func flag(_ value: Bool) -> String { value ? "yes" : "no" }
    self.init(
      "\(name): \(phrase(simulation))", states: states.map { $0.rawValue },
      present: states.firstIndex(of: animator.activity) ?? 0,
      flags: "running \(flag(animator.isRunning)) · reversed \(flag(animator.isReversed))",
      rows: calls.map { call, input in
        Row(call, .animator(input, name: name), in: simulation, phrase)
      })
  }

  private init(_ name: String, _ transition: PercentDrivenTransition, in simulation: Simulation) {
    let calls: [PercentDrivenTransition.Call] = [
      .start, .update(0.5), .pause, .finish, .cancel,
    ]
    func phrase(_ simulation: Simulation) -> String {
      simulation.transition(named: name)?.phrase(at: simulation.now) ?? ""
    }
    let states = PercentDrivenTransition.Condition.allCases.filter {
      $0 != .open || !transition.completes
    }
    func flag(_ value: Bool) -> String { value ? "yes" : "no" }
    self.init(
      "\(name): \(phrase(simulation))", states: states.map { $0.rawValue },
      present: states.firstIndex(of: transition.condition) ?? 0,
      flags: "interactive \(flag(transition.isInteractive)) · percent "
        + Numerals.text(transition.percent, decimals: Numerals.shownDecimals),
      rows: calls.map { call in
        let text = if case .update = call { "update 0.5" } else { call.name }
        return Row(text, .transition(call, name: name), in: simulation, phrase)
      })
  }
}

extension CallTable.Row {
  /// Carries out a call on a fork.
  fileprivate init(
    _ call: String, _ input: Input, in simulation: Simulation,
    _ phrase: (Simulation) -> String
  ) {
    var fork = simulation
    do throws(InputError) { try fork.handle(input) } catch {
      if case .misuse(let misuse) = error {
        self.init(call, "misuse \(misuse.rawValue)", .misuse)
        return
      }
    }
    let entries = fork.entries(since: simulation)
    if let misuse = entries.lazy.compactMap({ $0.event.misuse }).first {
      self.init(call, "ignored: \(misuse.rawValue)", .nothing)
    } else if let lost = entries.first(where: { $0.event.kind == .transitionCallLost }) {
      let transition = lost.event.transition.flatMap { simulation.transition(named: $0) }
      let reason =
        transition?.isOpen == true
        ? "the animation has ended"
        : transition?.condition == .idle
          ? "the transition has not started" : "the transition has ended"
      self.init(call, "lost: \(reason)", .nothing)
    } else if entries.contains(where: { $0.event.kind == .holdRefused }) {
      self.init(call, "ignored: a UIView.animate cannot be held", .nothing)
    } else if phrase(fork) == phrase(simulation), entries.isEmpty {
      self.init(call, "no effect", .nothing)
    } else {
      self.init(call, phrase(fork), .change)
    }
  }
}

extension Animator {
  /// The state in words: `active, runs to its end in 0.2 s`.
  fileprivate func phrase(at now: Instant) -> String {
    let share = Prose.share(progress(at: now))
    let end = isReversed ? "start" : "end"
    switch condition {
    case .inactive:
      let place =
        switch position {
        case nil: ""
        case .start: ", at its start"
        case .end: ", at its end"
        case .current: ", at \(share)"
        }
      return "inactive\(place)" + (isReversed ? ", will run reversed" : "")
    case .waiting: return "active, waits for animations"
    case .delayed: return "active, in its start delay"
    case .running, .completing:
      let left = remaining(at: now).map { " in \(Prose.seconds($0)) s" } ?? " forever"
      return "active, runs to its \(end)\(left)"
    case .paused: return "active, paused at \(share)" + (isReversed ? ", reversed" : "")
    case .stopped: return "stopped at \(share), waits for finish"
    }
  }
}

extension PercentDrivenTransition {
  /// The state in words: `held at 40 %`, `runs to its end in 0.3 s`.
  fileprivate func phrase(at now: Instant) -> String {
    let left = remaining(at: now).map { " in \(Prose.seconds($0)) s" } ?? ""
    switch condition {
    case .idle: return "idle"
    case .interactive: return "interactive, held at \(Prose.share(percent))"
    case .animating: return "animating, runs to its end\(left)"
    case .finishing: return "finishing, runs to its end\(left)"
    case .cancelling: return "cancelling, returns to its start\(left)"
    case .finished: return "finished"
    case .cancelled: return "cancelled"
    case .open: return "open, waits for `completeTransition`"
    }
  }
}
