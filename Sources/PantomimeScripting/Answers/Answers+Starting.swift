import PantomimeKit
import PantomimeReporting

// What begins to move, and scenes that begin.

extension Answers {
  /// A run that begins to move by itself.
  static func started(_ moment: Moment) -> Answer? {
    let starts = moment.all(.started, .delayed).filter { $0.time == moment.after.now }
    let isTap = moment.last(.tap) != nil
    if let waiting = moment.last(.waiting), waiting.time == moment.after.now,
      let animator = waiting.event.word("animator")
    {
      return Answer(
        "\(animator) waits for something to animate", because: [Wording().told(waiting.event.why)])
    }
    if let began = moment.last(.transitionBegan), began.event.word("interactive") == "no" {
      guard let end = moment.transitionEnd else { return nil }
      return Answer(
        "\(began.event.word("transition") ?? "transition") starts: \(end.withTime)",
        because: [whyTapped(moment, isTap)])
    }
    guard let first = starts.first, !moment.isPanUnderWay, isTap || !moment.hasPassed,
      let animator = first.event.word("animator"), !moment.isHeld(animator)
    else { return nil }
    var answer = Answer(
      startClause(of: animator, first, moment), because: [whyTapped(moment, isTap)])
    if starts.count > 1 {
      answer.outcome.append("\(starts.count - 1) more start with it")
    }
    return answer
  }

  private static func startClause(
    of animator: String, _ start: Trace.Entry, _ moment: Moment
  ) -> String {
    let delay = start.event.numbers("delay").first.map { " after \(Prose.seconds($0)) s" } ?? ""
    guard let end = moment.destination(of: animator) else {
      return "\(animator) starts\(delay), and does not end by itself"
    }
    return "\(animator) starts\(delay): \(end.withTime)"
  }

  private static func whyTapped(_ moment: Moment, _ isTap: Bool) -> String {
    guard isTap, let before = moment.before else { return "" }
    let wasQuiet = before.animatorNames.allSatisfy { name in
      let path = before.principalAnimator == name ? "animator.state" : "\(name).animator.state"
      return before.read(path) != .word("active")
    }
    return wasQuiet ? "\(before.tapping), and nothing was under way" : before.tapping
  }

  /// A scene that begins, with what it does by itself.
  static func sceneBegan(_ moment: Moment) -> Answer? {
    guard moment.entries.last(where: { $0.event.theme == .scene }) != nil, moment.before == nil,
      moment.after.now == .zero
    else { return nil }
    let simulation = moment.after
    var answer = Answer("\(simulation.name) begins")
    if moment.hasStates(simulation) {
      answer.outcome[0] += ": \(simulation.state)"
    }
    answer.outcome.append(prospect(moment) ?? "nothing moves by itself")
    answer.still = leftBehind(moment)
    return answer
  }

  /// A note about what the scene before was replaced in the middle of; empty if nothing.
  private static func leftBehind(_ moment: Moment) -> String {
    let old = moment.entries[..<moment.ownEntries.startIndex]
    let names = old.filter { $0.event.misuse != nil }.compactMap { $0.event.word("animator") }
    guard !names.isEmpty else { return "" }
    return "\(Spelling.list(names, "and")) of the scene before was left unfinished (A50)"
  }

  /// A scene that a statement has begun by itself, told before its answer.
  static func began(_ step: Session.Step) -> Answer? {
    step.began.map { Answer("\($0) begins, as there was no scene", "`help scenes` lists others") }
  }

  /// What will come of what is under way, in a clause; `nil` if nothing is.
  static func prospect(_ moment: Moment) -> String? {
    if moment.ahead.isForeseeable, moment.after.endless.isEmpty {
      let ends = moment.after.lastEnds
      return (ends.ofRuns ?? ends.ofLayers).map {
        "at rest in \(Prose.seconds(moment.seconds(until: $0))) s"
      }
    }
    let rest = moment.rest
    guard let end = rest.entries.last(where: { $0.event.tone == .outcome }) ?? rest.entries.last
    else {
      let what = rest.simulation.endless.first ?? "something"
      return rest.isEndless ? "\(what) goes on for ever" : nil
    }
    let time = Prose.seconds(moment.seconds(until: end.time))
    let state = rest.simulation.state
    if state != moment.after.state {
      let change = rest.entries.last { $0.event.theme == .state } ?? end
      let when = "\(state) in \(Prose.seconds(moment.seconds(until: change.time))) s"
      return change.time < end.time ? "\(when), at rest in \(time) s" : when
    }
    return rest.isEndless ? "it goes on" : "at rest in \(time) s"
  }
}
