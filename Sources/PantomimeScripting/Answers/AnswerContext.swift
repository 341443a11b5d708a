package import PantomimeKit
import PantomimeReporting

/// The data for an answer: the state before and after a statement, the events in between, and the
/// events that will follow automatically.
struct AnswerContext: EntrySelection {
  /// The simulation before the statement, or `nil` if there was no scene or the statement started
  /// another one.
  let before: Simulation?
  let after: Simulation
  /// The events that the statement added to the trace.
  let entries: [Trace.Entry]
  let response: Response
  /// The events until everything is at rest, computed when an answer needs them.
  let ahead: Ahead
  /// The catalog in which rules and estimators are looked up by name.
  let catalog: Catalog

  var rest: SettledFork { ahead.rest }

  /// Whether the statement advanced the clock.
  var hasPassed: Bool { before.map { $0.now < after.now } ?? (after.now > .zero) }

  /// Whether the statement can't have changed any value: everything was at rest, no input reached
  /// the simulation, and no event occurred.
  // Finding out by reading more than a hundred paths twice would take longer than the rest of the
  // answer.
  var isStill: Bool {
    guard let before else { return false }
    return before.nextDeadline == nil && before.endless == nil && before.now <= after.now
      && before.eventCount == after.eventCount && before.log == after.log
  }

  /// The entries that the current scene recorded, without those of a scene that the statement
  /// replaced.
  var ownEntries: ArraySlice<Trace.Entry> {
    let start = entries.lastIndex { $0.event.kind == .scene } ?? entries.startIndex
    return entries[start...]
  }

  /// Whether a pan is active.
  var isPanUnderWay: Bool { after.pan.state.isActive }

  /// Returns the reason for the effect of the statement's last tap, or `nil` if there was no tap.
  ///
  /// - Parameter simulation: The simulation whose scene or connections handled the tap.
  func tapReason(in simulation: Simulation) -> Clause? {
    last(EventKind.taps).map { tap in
      .reason(
        simulation.tapDescription(of: tap.event) ?? ahead.reason(of: tap.event)
          ?? Criteria.met(tap.event, in: simulation) ?? Wording().text(of: tap.event.why))
    }
  }

  /// The event that ends the last run before everything is at rest, or `nil` if no run ends
  /// automatically or something never ends.
  var restEnd: Trace.Entry? {
    rest.isEndless ? nil : AnswerContext.lastEnd(rest.entries[...])
  }

  /// Returns the last entry that ends a run.
  static func lastEnd(_ entries: ArraySlice<Trace.Entry>) -> Trace.Entry? {
    entries.last { entry in
      switch entry.event.kind {
      case .completed, .transitionFinished, .transitionCancelled, .scrollEnded: true
      default: false
      }
    }
  }

  /// Returns the seconds from now to an instant.
  func seconds(until time: Instant) -> Double { time.seconds - after.now.seconds }
}

extension AnswerContext {
  /// Creates the data for an answer about everything that has happened in a session since an earlier
  /// state, or returns `nil` if no scene is running.
  ///
  /// - Parameter before: The earlier state, or `nil` if the answer is only about the present.
  init?(of session: Session, since before: Simulation?) {
    guard let ahead = Ahead(of: session), let after = session.simulation else { return nil }
    self.init(
      before: before, after: after, entries: before.map { after.entries(since: $0) } ?? [],
      response: .nothing, ahead: ahead, catalog: session.catalog)
  }
}

/// A value that has some entries of a trace, in which answers and explanations look up events.
protocol EntrySelection {
  var entries: [Trace.Entry] { get }
}

extension EntrySelection {
  /// Returns the last entry whose event is of one of the given kinds.
  func last(_ kinds: [EventKind]) -> Trace.Entry? {
    entries.last { kinds.contains($0.event.kind) }
  }

  /// Returns the last entry whose event is of one of the given kinds.
  func last(_ kinds: EventKind...) -> Trace.Entry? { last(kinds) }

  /// Returns all entries whose events are of one of the given kinds.
  func all(_ kinds: [EventKind]) -> [Trace.Entry] {
    entries.filter { kinds.contains($0.event.kind) }
  }

  /// Returns all entries whose events are of one of the given kinds.
  func all(_ kinds: EventKind...) -> [Trace.Entry] { all(kinds) }

  /// Returns the recognizer that got the touch of a refused pan: one that began after it, or else the
  /// one that the refusal names, unless that one doesn't exist or can't get the touch; `nil` if there
  /// is none.
  func winner(after refusal: Trace.Entry, in simulation: Simulation) -> String? {
    let named = refusal.event.winner.flatMap { $0 == "none" ? nil : $0 }
    let began = all(.gestureBegan).filter {
      $0.time >= refusal.time && $0.event.gesture != refusal.event.gesture
    }
    if let named, began.contains(where: { $0.event.gesture == named }) { return named }
    if let other = began.last?.event.gesture { return other }
    return named.flatMap { simulation.mayWin($0, after: refusal) ? $0 : nil }
  }
}

extension Simulation {
  /// Returns whether a recognizer may get a touch after a pan was refused: it exists, it hasn't lost
  /// the touch, and if it's that of a scroll view, the content scrolls along the velocity's main axis.
  fileprivate func mayWin(_ name: String, after refusal: Trace.Entry) -> Bool {
    guard recognizer(named: name) != nil || scrollViewNames.contains(name) else { return false }
    let velocity = refusal.event.velocity ?? .zero
    if refusal.event.gesture == nil, let settings = scrollSettings(of: name) {
      guard settings.isEnabled, let axes = settings.scrollableAxes else { return false }
      let (across, along) = (velocity.dx.magnitude, velocity.dy.magnitude)
      if along > across { return axes.contains(.vertical) }
      return across == along || axes.contains(.horizontal)
    }
    // The events of the touch end with its touch-down.
    for entry in trace.list.reversed()
    where entry.event.gesture == name || entry.event.touch != nil {
      if entry.event.touch == .down { break }
      if EventKind.losses.contains(entry.event.kind) { return false }
    }
    return true
  }
}

extension Event {
  /// The last word of the event's name: for a completion, the position; for a change of state, the
  /// new state.
  package var lastWord: String { name.split(separator: " ").last.map(String.init) ?? "" }
}

// MARK: - Animators

extension AnswerContext {
  /// Returns an animator's path as a user writes it; the path of the default animator omits its
  /// name.
  func path(_ name: String, of animator: String) -> String {
    after.principalAnimator == animator ? name : "\(animator).\(name)"
  }

  /// Returns the current value of one of an animator's paths.
  func value(_ name: String, of animator: String) -> Answer.Value? {
    let path = path(name, of: animator)
    return after.read(path).map { Answer.Value(path, $0) }
  }

  /// Returns the current value of one of an animator's paths as a number.
  func number(_ name: String, of animator: String) -> Double? {
    value(name, of: animator)?.pathValue.numbers.first
  }

  /// Returns the progress of an animator, and its fraction if the two differ.
  func place(of animator: String) -> [Answer.Value] {
    guard let progress = value("progress", of: animator) else { return [] }
    guard let fraction = value("fraction", of: animator),
      PathValueText.text(fraction.pathValue) != PathValueText.text(progress.pathValue)
    else { return [progress] }
    return [progress, fraction]
  }

  /// Returns the clause for an animator whose progress has changed although no time has passed, or
  /// `nil` if it hasn't.
  func jumpOnScreen(of animator: String) -> Clause? {
    guard let before, before.now == after.now, before.pan.translation == after.pan.translation,
      let old = before.read(path("progress", of: animator))?.numbers.first,
      let new = number("progress", of: animator),
      (old - new).magnitude > PathValue.Unit.fraction.tolerance
    else { return nil }
    return Clause(
      .jumped, animator,
      detail: "from \(Prose.share(old, apart: [new])) to \(Prose.share(new, apart: [old]))")
  }

  func isInactive(_ animator: String) -> Bool {
    value("animator.state", of: animator)?.pathValue == .word(Animator.Activity.inactive.rawValue)
  }

  func isRunning(_ animator: String) -> Bool {
    value("running", of: animator)?.pathValue == .flag(true)
  }

  func isReversed(_ animator: String) -> Bool {
    value("reversed", of: animator)?.pathValue == .flag(true)
  }

  /// Returns whether an animator is held, that is, active but not running.
  func isHeld(_ animator: String) -> Bool { after.isHeld(animator) }

  /// The default animator if it's in flight, or else the first animator in flight, and the number
  /// of all animators in flight.
  var running: (first: String?, count: Int) { Prospect(of: after).runningAnimators }
}

/// The state in which everything has settled without further input, found by running a fork.
package struct SettledFork {
  /// The fork, at rest or as far as it was run.
  package let simulation: Simulation
  /// The events that the fork recorded.
  let entries: [Trace.Entry]
  /// Whether something in the fork is still moving or pending, because it never ends or takes too
  /// many instants.
  package let isEndless: Bool

  /// The limits for running a fork: the number of instants, and the time in seconds after the last
  /// known end, when only endless activity remains; our choice.
  private static let (mostInstants, patience) = (4_000, 2.0)

  /// Creates a fork of a session and runs it, or returns `nil` if the session has no scene.
  package init?(of session: Session) {
    guard let now = session.simulation else { return nil }
    self.init(of: session, from: now)
  }

  fileprivate init(of session: Session, from now: Simulation) {
    guard now.nextDeadline != nil else {
      (simulation, entries, isEndless) = (now, [], now.endless != nil)
      return
    }
    var fork = session
    fork.recording.sampler = nil
    fork.watchers.assertions = Assertions()
    fork.options.traceLength = nil
    var steps = 0
    var lastEnd = now.now
    while steps < SettledFork.mostInstants, let present = fork.simulation,
      let next = present.nextDeadline, next > present.now || steps == 0
    {
      if let end = present.nextEnd { lastEnd = end.time }
      let bound = lastEnd.advanced(bySeconds: SettledFork.patience)
      guard next <= bound, (try? fork.advance(to: next, span: Span(0, 0))) != nil else { break }
      steps += 1
    }
    let rested = fork.simulation ?? now
    simulation = rested
    entries = Array(rested.trace.list[now.trace.count...])
    isEndless = rested.nextDeadline != nil || rested.endless != nil
  }
}

/// The future of a session without further input.
///
/// It's computed on demand, because most answers don't need it and its cost grows with the number
/// of animators in flight.
final class Ahead {
  private let session: Session
  private let now: Simulation
  private var known: SettledFork?

  /// - Returns: `nil` if the session has no scene.
  init?(of session: Session) {
    guard let now = session.simulation else { return nil }
    (self.session, self.now) = (session, now)
  }

  var rest: SettledFork {
    if let known { return known }
    let rest = SettledFork(of: session, from: now)
    known = rest
    return rest
  }

  /// Returns the reaction to an event as a reason, or `nil` if nothing reacts to it.
  func reason(of event: Event) -> String? {
    session.watchers.reactions.reaction(to: event).map { "`\($0.name)` reacts to the tap" }
  }

  /// Whether the ends of the animators in flight are known without running a fork.
  var isForeseeable: Bool {
    session.watchers.reactions.all.isEmpty && Prospect(of: now).isForeseeable
  }
}

extension Simulation {
  /// Returns whether a statement has connected an animator to a pan whose cancellation lets the run
  /// go on.
  func keepsCancelled(_ animator: String) -> Bool {
    log.connections.contains { connection in
      guard case .drive(let drive) = connection else { return false }
      return drive.animator == animator && drive.cancellation == .keep
    }
  }

  /// Returns the state of an animator, or `nil` if no animator has the name.
  func activity(of animator: String) -> Animator.Activity? {
    guard case .word(let word)? = read("\(owner(animator))animator.state") else { return nil }
    return Animator.Activity(rawValue: word)
  }

  /// Returns whether an animator is held, that is, active but not running.
  func isHeld(_ animator: String) -> Bool {
    activity(of: animator) == .active && read("\(owner(animator))running") != .flag(true)
  }

  /// Returns the first part of the paths of an animator.
  private func owner(_ animator: String) -> String {
    principalAnimator == animator ? "" : "\(animator)."
  }

  /// Returns the progress at which the last pan has paused an animator, or `nil` if it hasn't.
  func progressWhenCaught(_ animator: String) -> Double? {
    let entries = trace.list
    let began = entries.lastIndex { $0.event.kind == .pan && $0.event.lastWord == "began" }
    return began.flatMap { began in
      entries[began...].first {
        $0.event.kind == .animatorPaused && $0.event.animator == animator
      }?.event.progress
    }
  }

  /// The first animator that the last pan has paused or moved and left paused, with its progress,
  /// or `nil` if there is none or the pan is still active.
  var leftByPan: (animator: String, share: Double)? {
    let entries = trace.list
    guard !pan.state.isActive,
      let began = entries.lastIndex(where: {
        $0.event.kind == .pan && $0.event.lastWord == "began"
      })
    else { return nil }
    for entry in entries[began...] {
      guard entry.event.kind == .animatorPaused || entry.event.kind == .animatorScrubbed,
        let animator = entry.event.animator, isHeld(animator)
      else { continue }
      return (animator, read("\(owner(animator))progress")?.numbers.first ?? 0)
    }
    return nil
  }
}
