import PantomimeKit
import PantomimeReporting

/// The answers of `why`: the chain of causes that led to an outcome, and a small change that would
/// have flipped the outcome.
enum Causes {
  /// The subject of a question to `why`.
  enum Subject: Sendable {
    /// The last outcome.
    case outcome
    case won
    case velocity
    case decision
    /// A single link in the chain of causes of the last outcome, given by its label.
    case link(String)
    case path(Word)
    case event(Word)
  }

  /// The words that name a single link in the chain, with the meaning of each word.
  static let links: [(name: String, subject: Subject, meaning: String)] = [
    ("won", .won, "The recognizer that won the touch, and why the others lost."),
    ("velocity", .velocity, "The samples that the velocity is computed from."),
    ("decision", .decision, "The rule's decision at lift-off, and its margin."),
    ("touches", .link("touches"), "The movement of the fingers."),
    ("lost", .link("lost"), "The recognizers that lost the touch."),
    ("rule", .link("rule"), "The completion rule, and its reason."),
    ("then", .link("then"), "The effects of the lift-off."),
    ("flip", .link("to flip"), "A small change that flips the outcome."),
    ("facts", .link("facts"), "The facts behind the outcome."),
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
    case .link(let label): return link(label, session, simulation)
    case .path(let path): return try Causes.path(path, session, simulation)
    case .event(let text): return event(text, session, simulation)
    }
  }

  /// Returns a single link in the chain of causes of the last outcome.
  private static func link(
    _ label: String, _ session: Session, _ simulation: Simulation
  ) -> Response {
    guard case .explained(let whole) = outcome(session, simulation) else { return .nothing }
    guard let link = whole.links.first(where: { $0.label == label }) else {
      let labels = whole.links.map { String($0.label.split(separator: " ").last ?? "") }
      let known = labels.filter { label in links.contains { $0.name == label } }
      guard !known.isEmpty else { return .explained(whole) }
      var why = Explanation("\(whole.head): `\(label)` doesn't apply")
      why.add("try", known.map { "`why \($0)`" }.joined(separator: ", "))
      return .explained(why)
    }
    var why = Explanation(whole.head)
    why.add(link)
    return .explained(why)
  }

  /// Returns the explanation of the last outcome, with its causes.
  private static func outcome(_ session: Session, _ simulation: Simulation) -> Response {
    let entries = simulation.trace.list
    let index = entries.lastIndex { isOutcome($0.event) }
    if let lost = LostTouch(session, simulation), lost.isLater(than: index, in: simulation) {
      return .explained(lost.explanation)
    }
    if let hung = HungTransition(simulation), hung.isLater(than: index, in: simulation) {
      return .explained(hung.explanation(session, simulation))
    }
    if let response = Ineffective.response(session, simulation, since: index) { return response }
    guard let index else {
      if simulation.pan.state.isActive {
        return decision(session, simulation, isWhole: true)
      }
      return nothing("there is no outcome yet", session, simulation)
    }
    let last = entries[index]
    if simulation.pan.state.isActive, simulation.decisionRecord != nil {
      return decision(session, simulation, isWhole: true)
    }
    let same = entries[...index].reversed().prefix { $0.time == last.time }
    if same.contains(where: { $0.event.kind == .decided }), last.event.kind != .misuse {
      return decision(session, simulation, isWhole: true)
    }
    let first = firstStart(as: index, session, simulation)
    let account = GestureAccount(session, simulation, upTo: first)
    switch last.event.kind {
    case .panRefused: return refusal(account)
    case .scrollReleased where account.last(.panRefused) != nil: return refusal(account)
    case .scrollReleased: return scrolled(account, index)
    case .animatorStarted, .animatorDelayed, .animatorReversed, .animatorForward,
      .animatorContinued:
      // Another tap at the same instant came before.
      if let tap = same.first(where: { EventKind.taps.contains($0.event.kind) }) {
        return tapped(tap, account, first)
      }
      return event(at: first, session, simulation, isAlone: true)
    default: return event(at: index, session, simulation, isAlone: true)
    }
  }

  /// Returns the index of the first of several starts by the same tap or statement, which is the one
  /// that the answer names.
  private static func firstStart(
    as index: Int, _ session: Session, _ simulation: Simulation
  ) -> Int {
    let entries = simulation.trace.list
    let last = entries[index]
    guard last.event.kind == .animatorStarted else { return index }
    let since =
      entries[..<index].lastIndex {
        $0.time == last.time && EventKind.taps.contains($0.event.kind)
      } ?? max(0, entries.count - session.last.events.count)
    return entries.indices.first {
      $0 > since - 1 && entries[$0].time == last.time && entries[$0].event.kind == .animatorStarted
    }.map { min($0, index) } ?? index
  }

  /// Returns whether an event is an outcome that `why` explains.
  static func isOutcome(_ event: Event) -> Bool {
    switch event.kind {
    case .decided, .panRefused, .panIgnored, EventKind.ignoredTaps, .holdRefused,
      .transitionCallLost, .misuse, .animatorStarted, .animatorDelayed,
      .animatorWaiting, .animatorPaused, .animatorReversed, .animatorForward, .animatorContinued,
      .animatorStopped, .animatorParked, .transitionFinishing, .transitionCancelling,
      .scrollReleased, .scrollRefused, .scrolled:
      true
    default: false
    }
  }

  /// Returns the explanation of a touch for which the recognizer was refused.
  private static func refusal(_ account: GestureAccount) -> Response {
    guard let refusal = account.last(.panRefused) else {
      return nothing("no recognizer was refused", account.session, account.simulation)
    }
    let winner = account.winner(after: refusal, in: account.simulation)
    let loser = refusal.event.gesture ?? account.simulation.panView ?? "the pan"
    let lift = account.all(EventKind.touches).last { $0.time >= refusal.time } ?? refusal
    let won = winner.map { "\($0) won" } ?? "no recognizer won"
    let outcome =
      refusal.event.gesture == nil
      ? (account.simulation.panView.map { "the pan of \($0)" } ?? "the pan") + " was refused"
      : "\(won), and \(loser) was refused"
    var why = Explanation("\(outcome) at \(Prose.seconds(refusal.time.seconds)) s")
    why.add("touches", account.touches(by: lift.time))
    // Each recognizer has an estimator of its own.
    let velocities = account.all(.panRefused).map { entry in
      (
        name: entry.event.gesture ?? loser,
        text: (entry.event.velocity ?? .zero).labeledVelocityText
      )
    }
    let velocity =
      velocities.allSatisfy { $0.text == velocities[0].text }
      ? velocities[0].text
      : velocities.map { "\($0.text) for \($0.name)" }.joined(separator: ", ")
    why.add(
      "velocity",
      "\(velocity) \(Criteria.instant(of: refusal.event.gesture, in: account.state(before: refusal)))"
    )
    why.add("lost", account.losers(besides: account.taps))
    why.add("won", account.winners)
    for reason in account.arbitrationReasons { why.cite(reason) }
    let path = "\(winner ?? "").offset"
    let lifted = account.state(after: lift)
    if let now = lifted.read(path),
      let rest = SettledFork(of: account.session.standing(at: lifted)),
      let end = rest.simulation.read(path)
    {
      let isDown = !lifted.touchesDown.isEmpty
      why.add(
        "then",
        "\(path) is \(PathValueText.text(now))"
          + (now == end
            ? isDown ? " so far" : ""
            : " \(isDown ? "now" : "at lift-off") and \(PathValueText.text(end)) at rest"))
    }
    why.add("when", account.conditions(by: lift.time))
    why.add("fault", account.faults)
    why.add(.last(account.session, decidedAt: refusal.time))
    why.end()
    return .explained(why)
  }

  /// Returns the explanation of a run that a tap has started or reversed.
  private static func tapped(
    _ tap: Trace.Entry, _ account: GestureAccount, _ index: Int
  ) -> Response {
    let simulation = account.simulation
    let started = simulation.trace.list[index]
    let animator = started.event.animator ?? ""
    let isReversal =
      started.event.kind == .animatorReversed || started.event.kind == .animatorForward
    let verb = isReversal ? "reversed" : "started"
    var why = Explanation("\(animator) \(verb) at \(Prose.seconds(started.time.seconds)) s")
    let target =
      tap.event.on.map { "on \($0)" } ?? "by \(tap.event.gesture ?? "a finger")"
    why.add("touches", "tap \(target)")
    let reversal = isReversal ? simulation.reversalByToggle(of: animator, at: started.time) : nil
    why.add("rule", reversal ?? account.state(before: tap).tapDescription(of: tap.event) ?? "")
    // The reason of a reversal is about the fraction.
    let toggled = simulation.trace.list[..<index].reversed()
      .prefix { $0.time == started.time }.first { $0.event.kind == .toggled }
    let reason = (toggled ?? started).event.why
    if !isReversal { why.add("because", Wording().text(of: reason)) }
    why.add("then", run(of: animator, recorded: started.event, account.past.after(index)))
    why.add("fault", account.faults)
    why.add(.tap(account.session))
    for reason in [tap.event.reason, started.event.reason] { why.cite(reason) }
    why.end()
    return .explained(why)
  }

  /// Returns the text for the duration and the curve of an animator.
  ///
  /// - Parameter event: The event that records a run. A view animation has the name of the value that
  ///   it moves, as a drive does.
  static func run(
    of animator: String, recorded event: Event? = nil, _ simulation: Simulation
  ) -> String {
    if !simulation.meansAnimator(animator),
      let curve = event?.fields.first(where: { $0.name == "curve" })?.value.text
    {
      return "\(animator) runs with \(curve)"
    }
    guard let curve = simulation.curve(of: animator) else { return "" }
    let path = simulation.principalAnimator == animator ? "duration" : "\(animator).duration"
    let seconds = simulation.read(path)?.numbers.first
    let stray = curve.strayFit.map { "; \($0.text)" } ?? ""
    guard let seconds else { return "\(animator) runs with \(curve.text)\(stray)" }
    return "\(animator): \(Prose.seconds(seconds)) s for a full run, \(curve.text)\(stray)"
  }

  /// Returns the answer if there is nothing to explain, which suggests a statement to start with.
  static func nothing(
    _ what: String, _ session: Session, _ simulation: Simulation
  ) -> Response {
    var why = Explanation(what)
    if let line = suggestion(session, simulation) { why.add("try", "`\(line)`, then `why`") }
    return .explained(why)
  }

  /// Returns a statement that makes something move in this scene, which is found by trying
  /// statements on a fork.
  ///
  /// - Parameter changes: Changes of the last gesture, to try first.
  static func suggestion(
    _ session: Session, _ simulation: Simulation, changing changes: [String] = []
  ) -> String? {
    let changed = changes.map { "\(Again.form.name) \($0)" }
    let pan = simulation.panView
    let drags = ["0,-120", "0,120", "-120,0", "120,0"].compactMap { way in
      pan.map { "drag on=\($0) by=\(way)" }
    }
    let taps = simulation.tappable.prefix(4).map { "tap on=\($0)" }
    let flicks = simulation.scrollViewNames.prefix(2).flatMap { view in
      ["up", "left"].map { "flick \($0) on=\(view)" }
    }
    return (changed + drags + taps + flicks + ["start"]).first { line in
      let isDrag = (changed + drags).contains(line)
      var fork = session
      fork.recording.sampler = nil
      if !changed.contains(line) { fork.history = nil }
      guard let statement = (try? Statement(line, in: session.catalog)) ?? nil,
        (try? fork.check(statement)) != nil,
        let step = try? fork.execute(statement)
      else { return false }
      return step.failures.isEmpty && !step.entries.contains { $0.event.kind == .misuse }
        && step.entries.contains { isMotion($0.event) }
        && moves(fork, step, from: session, isDrag: isDrag)
    }
  }

  /// Returns whether a statement has moved a view, or will have moved one when everything is at rest,
  /// compared with the same session without it; unless it's a drag, whose run may not leave its
  /// start, also whether it has started a run or has scrolled.
  private static func moves(
    _ session: Session, _ step: Session.Step, from before: Session, isDrag: Bool
  ) -> Bool {
    if step.entries.contains(where: { startsMotion($0.event, isDrag: isDrag) }) { return true }
    guard let now = session.simulation, var idle = before.simulation else { return false }
    _ = try? idle.advance(to: now.now)
    if now.shownViews != idle.shownViews { return true }
    let rests = [session, before].map { SettledFork(of: $0)?.simulation.shownViews }
    return rests[0] != rests[1]
  }

  /// Returns whether an event shows that something moves, or may move if a finger has moved it.
  private static func isMotion(_ event: Event) -> Bool {
    switch event.kind {
    case .decided, .animatorReversed, .animatorForward, .animatorContinued, .transitionFinishing,
      .transitionCancelling:
      true
    default: startsMotion(event)
    }
  }

  /// Returns whether an event shows that something has begun to move.
  private static func startsMotion(_ event: Event, isDrag: Bool = false) -> Bool {
    switch event.kind {
    case .animatorStarted, .animatorDelayed: !isDrag
    case .scrollReleased, .scrolled: true
    default: event.kind == .layerAdded
    }
  }
}

// Explaining an event in a listing.

extension Causes {
  /// Returns the explanation of the last event that matches some words.
  static func event(
    _ text: Word, _ session: Session, _ simulation: Simulation
  ) -> Response {
    let words = text.text.split { $0.isWhitespace }.map(String.init)
    guard let index = simulation.trace.list.lastIndex(where: { matches(words, $0.event) })
    else {
      var why = Explanation("no such event has been recorded yet: \(text.text)")
      if let wanted = Intents.standard.match("why \(text.text)"), wanted.isWhole,
        let statement = IntentHelp.statement(wanted)
      {
        why.add("try", "`\(answered(statement, session, simulation))`")
      }
      // A sentence may contain the words of an event that it isn't about.
      for kind in Symptoms.isSentence(text.text) ? [] : kinds(words, simulation).prefix(2) {
        why.add("means", "\(kind.name): \(clause(kind.summary))")
      }
      why.add("events", "`help events` lists them all, `more` those of the last statement")
      return .explained(why)
    }
    return event(at: index, session, simulation, isAlone: false)
  }

  /// Returns a statement, or `why` alone if the statement names a link that the last outcome lacks.
  private static func answered(
    _ statement: String, _ session: Session, _ simulation: Simulation
  ) -> String {
    let link = links.first { "\(Why.form.name) \($0.name)" == statement }
    guard case .link(let label)? = link?.subject,
      case .explained(let whole) = outcome(session, simulation),
      !whole.links.contains(where: { $0.label == label })
    else { return statement }
    return "\(Why.form.name)"
  }

  /// Returns the explanation of the event at an index.
  ///
  /// - Parameter isAlone: Whether the event represents the last outcome, for which the animator's
  ///   run is also described.
  static func event(
    at index: Int, _ session: Session, _ simulation: Simulation, isAlone: Bool
  ) -> Response {
    let entry = simulation.trace.list[index]
    let event = entry.event
    let past = PastStates(session, simulation)
    // An animator that moves a number to its anchors is named after the number's path, and is never
    // paused by anything but a finger.
    let moved = event.animator.flatMap { simulation.read($0) == nil ? nil : $0 }
    let isMove = isAlone && event.kind == .animatorContinued && moved != nil
    let name = isMove ? "\(moved ?? "") started" : event.name
    var why = Explanation("\(name) at \(Prose.seconds(entry.time.seconds)) s")
    let account = isAlone ? GestureAccount(session, simulation, upTo: index) : nil
    if let account, account.all(.gestureBegan, .swipeRecognized, .pan).last?.time == entry.time {
      why.add("touches", account.touches(by: entry.time))
      why.add("won", account.winners)
      why.add("lost", account.losers(besides: account.taps))
    }
    why.add("with", event.fields.prefix(6).map { field(of: $0) }.joined(separator: " "))
    if let misuse = event.misuse {
      why.add("because", misuse.account.reason)
      why.add("instead", misuse.instead(in: activity(at: index, simulation)))
    } else {
      why.add("because", because(event, at: index, simulation, past))
    }
    if !isMove { why.add("means", clause(event.kind.summary)) }
    addCause(of: index, to: &why, session, simulation)
    why.cite(event.reason)
    if isAlone, let animator = event.animator {
      why.add("so", run(of: animator, recorded: event, past.after(index)))
    }
    if let account {
      why.add("when", account.conditions)
      why.add("fault", account.faults)
      why.add(.condition(account))
    }
    why.end()
    return .explained(why)
  }

  /// Returns the reason of an event, or the one that the trace leaves to the statement that
  /// connected a pan.
  private static func because(
    _ event: Event, at index: Int, _ simulation: Simulation, _ past: PastStates
  ) -> String {
    let entries = simulation.trace.list
    let time = entries[index].time
    if event.kind == .animatorContinued, let animator = event.animator,
      simulation.keepsCancelled(animator),
      entries[...index].reversed().prefix(while: { $0.time == time }).contains(where: {
        $0.event.kind == .pan && $0.event.lastWord == "cancelled"
      })
    {
      return Answers.keptReason
    }
    return Criteria.met(event, in: past.before(index)) ?? Wording().text(of: event.why)
  }

  private static func field(of field: Event.Field) -> String {
    switch field.value {
    case .number(let number):
      "\(field.name)=\(Numerals.text(number, decimals: Numerals.shownDecimals))"
    case .numbers(let numbers):
      "\(field.name)="
        + numbers.map { Numerals.text($0, decimals: Numerals.shownDecimals) }
        .joined(separator: ",")
    case .word(let word): "\(field.name)=\(word)"
    }
  }

  /// Adds the cause of an event: the statement that recorded the event, or the start of the run
  /// that the event ended.
  private static func addCause(
    of index: Int, to why: inout Explanation, _ session: Session, _ simulation: Simulation
  ) {
    let entries = simulation.trace.list
    let event = entries[index].event
    if event.kind == .completed || event.kind == .animatorMoving,
      let begin = entries[..<index].lastIndex(where: { entry in
        entry.event.animator == event.animator
          && (entry.event.kind == .animatorContinued || entry.event.kind == .animatorStarted)
      })
    {
      let by = session.text(ofStatementRecording: begin).map { ", during \($0)" } ?? ""
      why.add(
        "begun",
        "\(Prose.seconds(entries[begin].time.seconds)) s: \(entries[begin].event.name)\(by)")
      why.cite(entries[begin].event.reason)
    }
    why.add("during", session.text(ofStatementRecording: index) ?? "")
  }

  /// Returns whether the text of an event contains some words in the same order: `paused`, `pan
  /// refused`, `card refused`.
  static func matches(_ words: [String], _ event: Event) -> Bool {
    let name = event.name.split(separator: " ").map(String.init)
    let values = event.fields.map { $0.value.text }
    let facts = event.fields.map { "\($0.name)=\($0.value.text)" }
    let isNamed = words.contains { name.contains($0) }
    return isNamed
      && words.allSatisfy { name.contains($0) || values.contains($0) || facts.contains($0) }
  }

  /// Returns the state of an event's animator at that event, or `nil` if the animator has changed
  /// since.
  private static func activity(at index: Int, _ simulation: Simulation) -> Animator.Activity? {
    guard let animator = simulation.trace.list[index].event.animator,
      !simulation.entries(from: index + 1).contains(where: {
        $0.event.animator == animator && $0.event.misuse == nil
      })
    else { return nil }
    return simulation.activity(of: animator)
  }

  /// Returns the kinds of events that some words may name.
  static func kinds(_ words: [String], _ simulation: Simulation) -> [EventKind] {
    let whole = Word(words.joined(separator: " "), Span(0, 0))
    let exact = EventCheck(simulation.events).kinds(of: whole)
    if !exact.isEmpty { return exact }
    let all = simulation.events.flatMap { $0.kinds }
    let named = words.filter { word in
      all.contains { kind in names(kind).contains(word) }
    }
    guard !named.isEmpty else { return [] }
    return all.filter { kind in named.allSatisfy { names(kind).contains($0) } }
  }

  /// Returns the words in a kind's name, including the words that its variable part can be.
  static func names(_ kind: EventKind) -> [String] {
    kind.name.split(separator: " ").map(String.init).filter { $0 != $0.uppercased() } + kind.choices
  }
}

extension Simulation {
  /// Returns the reason for the reversal of an animator by a toggle, or `nil` if no toggle has
  /// reversed it at the given instant.
  func reversalByToggle(of animator: String, at time: Instant) -> String? {
    entry(at: milestones(of: animator).reversal)?.time == time
      ? "a tap in flight reverses it (while-running=reverse)" : nil
  }
}

extension TimingCurve {
  /// The text for the timing, in the notation of `curve=` if that can express it.
  var text: String { timing.text }
}

extension Timing {
  /// The timing in the notation of `curve=`, if that can express it.
  var text: String { text(unlimited: nil) }

  /// Returns the timing with the initial velocity that a spring would have without a limit, or
  /// `nil` if it isn't limited.
  func text(unlimited: Double?) -> String {
    switch self {
    case .damped(let ratio, let velocity):
      return "spring(\(ratio.shown))" + Timing.begins(at: velocity, unlimited: unlimited)
    case .spring(let spring):
      // Every digit counts: a rounded critically damped spring settles later by another formula (T46).
      let numbers = [spring.mass, spring.stiffness, spring.damping].map { Numerals.text($0) }
      return "spring(\(numbers.joined(separator: ",")))"
        + Timing.begins(at: spring.initialVelocity, unlimited: unlimited)
    case .linear, .cubic, .penner, .formula, .steps, .points:
      if let named = NamedCurve.all.first(where: { $0.timing == self }) { return named.name }
      guard case .cubic(let curve) = self else { return "a custom curve" }
      return "cubic(\(curve.x1.shown),\(curve.y1.shown),\(curve.x2.shown),\(curve.y2.shown))"
    }
  }

  private static func begins(at velocity: Double, unlimited: Double?) -> String {
    if velocity == 0 { return "" }
    let limited = unlimited.map { "\(Prose.plain($0)), limited to " } ?? ""
    return ", initial velocity \(limited)\(velocity.shown) (per remaining distance, per second)"
  }
}

extension SpringCurve.StrayFit {
  /// The reason why a spring isn't the one that its duration suggests.
  var text: String {
    "UIKit's fit does not converge at this velocity (M25): stiffness \(spring.stiffness.shown), not "
      + "\(settled.stiffness.shown); it does up to \(fastest.shown)"
  }
}
