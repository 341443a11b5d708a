import PantomimeKit
import PantomimeReporting

// What was asserted, and what was misused.

extension Answers {
  /// An expectation that holds, or does not.
  static func expected(_ moment: Moment) -> Answer? {
    switch moment.response {
    case .verdict(.passed): return Answer("ok", tone: .good)
    case .verdict(.failed(let mismatch)):
      return Answer(told(mismatch), because: [situation(moment)], tone: .bad)
    case .nothing, .text, .page, .answered, .picture, .values, .everything, .events, .quit:
      return nil
    }
  }

  private static func told(_ mismatch: Mismatch) -> String {
    mismatch.told.isEmpty
      ? "failed: \(mismatch.actual), expected was \(mismatch.expected)"
      : "failed: \(mismatch.told)"
  }

  /// What was asserted over time, and is not so.
  static func violated(_ failure: Failure) -> Answer { Answer(told(failure.mismatch), tone: .bad) }

  /// What has failed among other things that were answered with a statement: of a file that it used,
  /// of what was done at events.
  static func failures(among responses: [Response]) -> [Answer] {
    responses.compactMap { response in
      guard case .verdict(.failed(let mismatch)) = response else { return nil }
      return Answer(told(mismatch), tone: .bad)
    }
  }

  /// A misuse: what the real interface would do, at once.
  static func misused(_ moment: Moment) -> Answer? {
    guard let misuse = moment.ownEntries.compactMap({ $0.event.misuse }).first else { return nil }
    return Answer(
      clauses: MisuseAdvice.outcome(misuse), because: [MisuseAdvice.reason(misuse)],
      instead: MisuseAdvice.instead(misuse), tone: .bad)
  }

  /// How it comes that values are as they are: what is under way, and since when.
  private static func situation(_ moment: Moment) -> String {
    if let animator = moment.running.first { return since(animator, moment) }
    if let held = moment.after.animatorNames.first(where: { moment.isHeld($0) }) {
      let share = moment.number("progress", of: held) ?? 0
      return "\(held) is held at \(Prose.share(share))"
    }
    let entries = moment.after.trace.entries
    guard let last = entries.last(where: { $0.event.tone == .outcome }) else {
      return "nothing has moved yet"
    }
    let ago = Prose.seconds(-moment.seconds(until: last.time))
    guard last.event.theme == .completed, let name = last.event.word("animator") else {
      return "the last thing that happened was '\(last.event.name)', \(ago) s ago"
    }
    let end = moment.destination(endingWith: last, of: name, in: moment.after)
    return "\(name) has come \(end.isBack ? "back " : "")to \(end.word), \(ago) s ago"
  }

  /// When a run has begun, and how long it takes.
  private static func since(_ animator: String, _ moment: Moment) -> String {
    let beginning = moment.after.trace.entries.last { entry in
      guard entry.event.word("animator") == animator else { return false }
      switch entry.event.theme {
      case .started, .moving, .continued: return true
      default: return false
      }
    }
    guard let beginning, let left = moment.number("remaining", of: animator) else {
      return "\(animator) is on its way"
    }
    let ago = -moment.seconds(until: beginning.time)
    let verb = beginning.event.theme == .continued ? "was let go" : "started"
    return "\(animator) \(verb) \(Prose.seconds(ago)) s ago and takes \(Prose.seconds(ago + left))"
  }
}
