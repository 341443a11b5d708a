import PantomimeKit
import PantomimeReporting

/// The state of a session at an instant, which doesn't depend on future events.
struct SessionSummary {
  /// The state as a clause.
  let clause: Clause
  /// The values to show after the clause.
  let now: [Answer.Value]

  init(_ session: Session) {
    if let simulation = session.simulation {
      self.init(simulation)
    } else {
      self.init(clause: Clause(.noScene), now: [])
    }
  }

  private init(clause: Clause, now: [Answer.Value]) { (self.clause, self.now) = (clause, now) }

  init(_ simulation: Simulation) {
    let time = simulation.now.seconds
    func value(_ name: String, of animator: String) -> Answer.Value? {
      let path = simulation.principalAnimator == animator ? name : "\(animator).\(name)"
      return simulation.read(path).map { Answer.Value(path, $0) }
    }
    let active = simulation.animatorNames.filter {
      value("animator.state", of: $0)?.pathValue == .word("active")
    }
    let animator = active.first { $0 == simulation.principalAnimator } ?? active.first
    guard let animator, let progress = value("progress", of: animator) else {
      let state = simulation.state == simulation.name ? nil : simulation.state
      clause = Clause(.standing, simulation.name, to: state, at: time)
      now = state.map { [Answer.Value("state", .word($0))] } ?? []
      return
    }
    let isRunning = value("running", of: animator)?.pathValue == .flag(true)
    clause = Clause(
      .standingRun, animator, to: isRunning ? "running" : "held",
      share: progress.pathValue.numbers.first ?? 0, at: time)
    now = [progress]
  }
}

extension SessionSummary {
  /// Returns the response to a statement that moves to another point of the session.
  ///
  /// - Parameter still: What the statement hasn't changed, although the reader may expect it.
  func response(_ clause: Clause, still: Clause? = nil) -> Response {
    .answered(Answer(clause, self.clause, now: now, still: still), Page())
  }
}

extension HistoryEntry {
  /// The step in backticks, shortened for an answer.
  var quoted: String { "`\(Printable.shortened(typed, to: HistoryEntry.room))`" }

  /// The longest statement printed in full, in columns; our choice.
  private static let room = 32
}

extension Session {
  /// The scene's state for a prompt, or a verb such as `expanding` during a run to another state,
  /// or `nil` if the scene's name is enough.
  package var promptState: String? {
    guard let simulation, let moment = AnswerContext(of: self, since: simulation) else {
      return nil
    }
    if !moment.isPanUnderWay, let animator = moment.running.first,
      let end = moment.destination(of: animator), end.verb != nil || end.isBack
    {
      return end.isBack ? "returning to \(end.word)" : end.verb?.participle
    }
    return moment.hasStates(simulation) ? simulation.state : nil
  }
}
