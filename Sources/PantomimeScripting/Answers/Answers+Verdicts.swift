import PantomimeKit
import PantomimeReporting

// Answers about assertions and misuses.

extension Answers {
  /// Returns the answer for an expectation that holds or fails.
  static func expected(_ moment: AnswerContext) -> Answer? {
    switch moment.response {
    case .verdict(.passed): return Answer(Clause(.passed))
    case .verdict(.watched): return Answer(Clause(.watched))
    case .verdict(.failed(let mismatch)):
      return Answer(clause(mismatch), because: [situation(moment)])
    case .nothing, .noted, .text, .page, .answered, .explained, .picture, .values, .everything,
      .events, .screen, .quit:
      return nil
    }
  }

  private static func clause(_ mismatch: Mismatch) -> Clause {
    Clause(.failed, detail: mismatch.sentence.isEmpty ? nil : mismatch.sentence).with {
      ($0.expected, $0.actual) = (mismatch.expected, mismatch.actual)
    }
  }

  /// Returns the answer for an assertion over time that failed.
  static func violated(_ failure: Failure) -> Answer {
    var answer = Answer(clause(failure.mismatch))
    // A violated assertion prints only the outcome of its answer, so the reason is part of the
    // outcome.
    let reason = Wording.withoutCitations(failure.mismatch.reason)
    if !reason.isEmpty { answer.outcome.append(.reason(reason)) }
    return answer
  }

  /// Returns the failures among the other responses of a statement, which come from an included
  /// file or from reactions.
  static func failures(among responses: [Response]) -> [Answer] {
    responses.compactMap { response in
      guard case .verdict(.failed(let mismatch)) = response else { return nil }
      return Answer(clause(mismatch))
    }
  }

  /// Returns the answer for a misuse, with the immediate effect that it has in UIKit.
  static func misused(_ moment: AnswerContext) -> Answer? {
    guard let entry = moment.ownEntries.first(where: { $0.event.misuse != nil }),
      let misuse = entry.event.misuse
    else { return nil }
    // A misuse changes nothing, so the animator is still in the state that was wrong for the call.
    let activity = entry.event.animator.flatMap { moment.after.activity(of: $0) }
    var answer = Answer(
      because: [.reason(MisuseAdvice.reason(misuse))],
      instead: MisuseAdvice.instead(misuse, activity))
    answer.outcome = MisuseAdvice.outcome(misuse)
    return answer
  }

  /// Returns the reason for the current values: the run in flight and the time of its start, or
  /// else the last event.
  private static func situation(_ moment: AnswerContext) -> Clause {
    if let animator = moment.running.first { return since(animator, moment) }
    if let held = moment.after.animatorNames.first(where: { moment.isHeld($0) }) {
      return Clause(.heldAlready, held, share: moment.number("progress", of: held) ?? 0)
    }
    let entries = moment.after.trace.entries
    guard let last = entries.last(where: { $0.event.tone == .outcome }) else {
      return Clause(.nothingHappened)
    }
    let ago = -moment.seconds(until: last.time)
    guard last.event.theme == .completed, let name = last.event.animator else {
      return Clause(.lastEvent, detail: last.event.name).with { $0.ago = ago }
    }
    let end = moment.destination(endingWith: last, of: name, in: moment.after)
    return end.clause(.arrived, name).with { ($0.seconds, $0.ago) = (nil, ago) }
  }

  /// Returns the time since the start of a run, and the run's duration.
  private static func since(_ animator: String, _ moment: AnswerContext) -> Clause {
    let beginning = moment.after.trace.entries.last { entry in
      guard entry.event.animator == animator else { return false }
      switch entry.event.theme {
      case .started, .moving, .continued: return true
      default: return false
      }
    }
    guard let beginning, let left = moment.number("remaining", of: animator) else {
      return Clause(.runsUnknown, animator)
    }
    let ago = -moment.seconds(until: beginning.time)
    let isRelease =
      beginning.event.theme == .continued
      && moment.programmed(animator, since: beginning.time) == nil
    return Clause(isRelease ? .releasedBefore : .startedBefore, animator, in: ago + left)
      .with { $0.ago = ago }
  }
}

extension AnswerContext {
  /// The answer after an endless chain that was cut off, or `nil` if none was.
  ///
  /// It reports only the current state, because a fork that runs to rest would run the chain again.
  var cutOffAnswer: Answer? {
    guard ownEntries.contains(where: { $0.event == .endless }) else { return nil }
    let summary = SessionSummary(after)
    return Answer(Clause(.chainCutOff), summary.clause, now: summary.now)
  }
}
