import PantomimeKit
import PantomimeReporting

/// How things stand at an instant, in a clause, without following what will come of them.
struct Standing {
  /// In words.
  let clause: String
  /// The values that tell the same.
  let now: [Answer.Value]

  init(_ session: Session) {
    guard let simulation = session.simulation else {
      (clause, now) = ("no scene is running", [])
      return
    }
    let time = "at \(Prose.seconds(simulation.now.seconds)) s"
    func value(_ name: String, of animator: String) -> Answer.Value? {
      let path = simulation.principalAnimator == animator ? name : "\(animator).\(name)"
      return simulation.read(path).map { Answer.Value(path, $0) }
    }
    let active = simulation.animatorNames.filter {
      value("animator.state", of: $0)?.pathValue == .word("active")
    }
    let animator = active.first { $0 == simulation.principalAnimator } ?? active.first
    guard let animator, let progress = value("progress", of: animator) else {
      let hasStates = simulation.state != simulation.name
      clause = "\(simulation.name)\(hasStates ? " \(simulation.state)" : "") \(time)"
      now = hasStates ? [Answer.Value("state", .word(simulation.state))] : []
      return
    }
    let isRunning = value("running", of: animator)?.pathValue == .flag(true)
    let share = Prose.share(progress.pathValue.numbers.first ?? 0)
    clause = "\(animator) \(isRunning ? "under way" : "held") at \(share), \(time)"
    now = [progress]
  }
}

extension Session {
  /// What is said where the session has gone elsewhere.
  func standing(_ told: String) -> Response {
    let standing = Standing(self)
    return .answered(Answer(told, standing.clause, now: standing.now), Page())
  }
}

extension Past {
  /// The step as an answer names it, on little room.
  var quoted: String { "`\(Printable.shortened(typed, to: Past.room))`" }

  /// The longest statement that is told whole, in columns; our choice.
  private static let room = 32
}
