import PantomimeKit
import PantomimeReporting

// What became of things while time passed.

extension Answers {
  /// What has come to its end, what is on its way, and what waits.
  static func progressed(_ moment: Moment) -> Answer? {
    if let end = moment.last(.completed), let animator = end.event.word("animator") {
      return arrived(animator, main(of: moment) ?? end, moment)
    }
    if let end = moment.last(.transitionEnded) {
      let isBack = end.event.lastWord == "cancelled"
      return ended(
        end, "\(isBack ? "back at" : "reached") \(moment.after.state)",
        [Answer.Value("state", .word(moment.after.state))], moment)
    }
    if let end = moment.last(.scrollEnded), let view = end.event.word("view") {
      let told = "\(view) came to rest at \(place(of: view, in: moment.after))"
      return ended(end, told, offset(of: view, moment), moment)
    }
    guard moment.hasPassed else { return nil }
    if let animator = moment.running.first { return underWay(animator, moment) }
    return waiting(moment)
  }

  /// The completion that matters most: that of the animator that is meant where none is named.
  private static func main(of moment: Moment) -> Trace.Entry? {
    moment.all(.completed).last { $0.event.word("animator") == moment.after.principalAnimator }
  }

  private static func arrived(
    _ last: String, _ end: Trace.Entry, _ moment: Moment
  ) -> Answer {
    let animator = end.event.word("animator") ?? last
    let word = moment.destination(endingWith: end, of: animator, in: moment.after).word
    let told: String
    switch end.event.lastWord {
    case "start": told = "\(animator) went back to \(word)"
    case "current": told = "\(animator) ended where it was"
    default: told = "\(animator) reached \(word)"
    }
    if moment.state(of: animator, in: moment.after) != nil {
      return ended(end, told, [Answer.Value("state", .word(moment.after.state))], moment)
    }
    let position = moment.value("position", of: animator).map { [$0] } ?? []
    let changed = shownChanges(moment)
    return ended(end, told, changed.isEmpty ? position : changed, moment)
  }

  private static func ended(
    _ end: Trace.Entry, _ told: String, _ now: [Answer.Value], _ moment: Moment
  ) -> Answer {
    let time = moment.hasPassed ? " at \(Prose.seconds(end.time.seconds)) s" : ""
    var answer = Answer("\(told)\(time)", now: now)
    if let animator = moment.running.first, let next = moment.destination(of: animator) {
      answer.outcome.append("\(animator): \(next.withTime)")
    } else {
      answer.outcome.append(prospect(moment) ?? atRest(since: end, moment))
    }
    return answer
  }

  /// That nothing moves any more, with the instant of the last end if that came after an end.
  private static func atRest(since end: Trace.Entry, _ moment: Moment) -> String {
    guard let last = Moment.lastEnd(moment.ownEntries), last.time > end.time else {
      return "nothing moves any more"
    }
    return "at rest at \(Prose.seconds(last.time.seconds)) s"
  }

  private static func underWay(_ animator: String, _ moment: Moment) -> Answer {
    let progress = moment.number("progress", of: animator) ?? 0
    let time = moment.number("time-fraction", of: animator) ?? 0
    let end = moment.destination(of: animator)
    let word = end?.word ?? "its end"
    let told: String
    if moment.isReversed(animator) {
      let left = end.map { ", \(Prose.seconds($0.seconds)) s to go" } ?? ""
      told = "\(animator) back towards \(word): \(Prose.share(progress)) of the way\(left)"
    } else {
      told =
        "\(animator) towards \(word): \(Prose.share(progress)) of the way in "
        + "\(Prose.share(time)) of the time"
    }
    var answer = Answer(told, now: moment.place(of: animator))
    let others = moment.running.count - 1
    if others > 0 { answer.outcome.append("\(others) more on the way") }
    return answer
  }

  /// Time that passed while something is held, or something else moves.
  private static func waiting(_ moment: Moment) -> Answer? {
    let moving = moment.after.scrollViewNames.first { view in
      let (path, now) = ("\(view).offset", moment.after.read("\(view).offset"))
      return moment.before?.read(path) != now && moment.rest.simulation.read(path) != now
    }
    if let moving {
      let end = place(of: moving, in: moment.rest.simulation)
      var answer = Answer(
        "\(moving) towards \(end): at \(place(of: moving, in: moment.after))",
        now: offset(of: moving, moment))
      let last = moment.rest.entries.last { $0.event.theme == .scrollEnded }
      if let last {
        answer.outcome[0] += ", \(Prose.seconds(moment.seconds(until: last.time))) s to go"
      }
      return answer
    }
    if let transition = transitionUnderWay(moment) { return transition }
    guard let held = moment.after.animatorNames.first(where: { moment.isHeld($0) }) else {
      return nil
    }
    let share = Prose.share(moment.number("progress", of: held) ?? 0)
    let who = moment.isPanUnderWay ? "the finger holds it" : "it is paused"
    return Answer(
      "\(held) held at \(share): nothing moved", because: [who], now: moment.place(of: held),
      still: moment.isPanUnderWay ? "" : "it waits for continue, start or stop")
  }

  private static func transitionUnderWay(_ moment: Moment) -> Answer? {
    guard moment.after.read("transition.running") == .flag(true), let end = moment.transitionEnd,
      let progress = moment.after.read("progress")
    else { return nil }
    let word = end.isBack ? "back towards \(end.word)" : "towards \(end.word)"
    return Answer(
      "\(word): \(Prose.seconds(end.seconds)) s to go", now: [Answer.Value("progress", progress)])
  }
}
