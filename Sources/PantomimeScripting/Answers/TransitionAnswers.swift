import PantomimeKit
import PantomimeReporting

// Answers about the calls of transitions that statements have added.

extension Answers {
  /// Returns the answer for a transition that is held without a finger, or was released by a call.
  static func transition(_ moment: AnswerContext) -> Answer? {
    let last = moment.last(
      .transitionBegan, .transitionUpdated, .transitionPaused, .transitionFinishing,
      .transitionCancelling, .transitionFinished, .transitionCancelled)
    guard let last, last.time == moment.after.now, !moment.isPanUnderWay,
      let name = last.event.transition, let transition = moment.after.transition(named: name)
    else { return nil }
    let now = value("percent", of: name, moment)
    switch last.event.kind {
    case .transitionFinishing, .transitionCancelling:
      guard let end = moment.transitionEnd else { return nil }
      return Answer(
        end.clause(.next, name), because: Wording().text(of: last.event.why).reasons, now: now)
    case .transitionBegan, .transitionUpdated, .transitionPaused:
      guard transition.isInteractive else { return nil }
      return Answer(
        Clause(.held, name, share: transition.progress(at: moment.after.now)),
        because: Wording().text(of: last.event.why).reasons, now: now,
        still: Clause(.waitsForCall))
    default: return nil
    }
  }

  /// Returns the answer for elapsed time while a transition is held or runs.
  static func transitionWaiting(_ moment: AnswerContext) -> Answer? {
    let simulation = moment.after
    let name = simulation.transitionNames.first {
      simulation.transition(named: $0)?.isUnderWay ?? false
    }
    guard let name, let transition = simulation.transition(named: name) else { return nil }
    let now = value("progress", of: name, moment)
    guard transition.isInteractive else {
      return moment.transitionEnd.map { Answer($0.clause(.next, name), now: now) }
    }
    let isTouched = moment.isPanUnderWay
    return Answer(
      Clause(.heldStill, name, share: transition.progress(at: simulation.now)),
      because: [moment.holder], now: now,
      still: isTouched ? nil : Clause(.waitsForCall))
  }

  private static func value(
    _ path: String, of transition: String, _ moment: AnswerContext
  ) -> [Answer.Value] {
    let path = "\(transition).\(path)"
    return moment.after.read(path).map { [Answer.Value(path, $0)] } ?? []
  }
}
