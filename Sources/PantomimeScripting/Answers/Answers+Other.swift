import PantomimeKit
import PantomimeReporting

// Answers about additions, about other movements, and about the reason why nothing has moved.

extension Answers {
  /// Returns the answer for an object or a setting that was added.
  static func arranged(_ moment: AnswerContext) -> Answer? {
    guard let entry = moment.last(.added, .constructed, .setting) else { return nil }
    let isAddition = entry.event.theme != .setting
    let fields = entry.event.fields
    let pairs = fields.map { "\($0.name)=\($0.value.text)" }
    guard !isAddition else {
      return Answer(Clause(.arranged, detail: Happening.text(entry.event)))
    }
    let detail = ([entry.event.name] + pairs).joined(separator: " ")
    let reason = Clause.reason(
      subject(of: entry.event) + clause(Wording().text(of: entry.event.why)))
    var answer = Answer(Clause(.set, detail: detail), now: changes(moment, most: 2))
    // For a reading (the choice for a point that UIKit's documentation leaves open), the reason
    // describes that point, so it isn't a cause.
    if entry.event == .reading { answer.outcome.append(reason) } else { answer.because = [reason] }
    return answer
  }

  /// Returns the words that, placed before a setting's summary, make it a sentence, because the
  /// summary of an estimator, axis rule or reading is only a phrase.
  private static func subject(of setting: Event) -> String {
    switch setting.name.prefix(while: { $0 != " " }) {
    case "estimator": "it reports "
    case "axis" where !setting.name.hasSuffix(" \(NamedRule.nameOfOwn)"): "a pan "
    case "reading": "it decides "
    default: ""
    }
  }

  /// Returns a sentence as a clause, without its initial capital and its period.
  static func clause(_ sentence: String) -> String {
    let text = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    // A word in capitals is a name, except for the article `A`, and so is a word in the possessive.
    guard let first = text.first, let second = text.dropFirst().first,
      second.isLowercase || (first == "A" && second == " "),
      text.prefix(while: { $0 != " " }).suffix(2) != "'s"
    else { return text }
    return first.lowercased() + text.dropFirst()
  }

  /// Returns the answer for any other visible change.
  static func moved(_ moment: AnswerContext) -> Answer? {
    let happened = moment.entries.filter { !isOfTouch($0.event) }
    let changed = changes(moment, most: 3)
    let prospect = prospect(moment)
    let reason = happened.last.map { Wording().text(of: $0.event.why).reasons } ?? []
    if let before = moment.before, before.state != moment.after.state {
      let why = moment.last(.state).map { Wording().text(of: $0.event.why).reasons }
      var answer = Answer(
        Clause(.becomes, before.state, to: moment.after.state),
        because: moment.tapReason(in: before).map { [$0] } ?? why ?? reason,
        now: [Answer.Value("state", .word(moment.after.state))])
      if let prospect { answer.outcome.append(prospect) }
      return answer
    }
    if changed.isEmpty, let pan = moment.last(.pan), prospect == nil {
      let unused = Clause(.panUnused, detail: pan.event.name)
      guard let left = moment.after.leftByPan else {
        return Answer(unused, because: [Clause(.nothingHeld)])
      }
      return Answer(
        unused, because: reason, still: Clause(.heldAlready, left.animator, share: left.share))
    }
    guard
      let what = happened.last.map({ clause(of: $0, among: happened) })
        ?? changed.first.map({ Clause(.moved, $0.path) })
    else { return nil }
    // A fault replaces the effect that the tap would have had.
    let isFault = happened.last.map { $0.event == .fault } ?? false
    let because = moment.tapReason(in: moment.after).map { [$0] } ?? reason
    var answer = Answer(what, because: isFault ? [] : because, now: changed)
    answer.outcome.append(prospect ?? Clause(.atRest))
    return answer
  }

  /// Returns whether an event is part of a touch that had no effect: its course, or its loss.
  private static func isOfTouch(_ event: Event) -> Bool {
    switch event.theme {
    case .tap, .touch, .gestureLost, .gestureWaits: true
    default: false
    }
  }

  private static func clause(of entry: Trace.Entry, among entries: [Trace.Entry]) -> Clause {
    let count = entries.count { $0.event.matches(kindAndSubject: entry.event) }
    return Clause(.happened, detail: Happening.text(entry.event, count: count))
  }

  /// Returns the answer for a lost touch, after which the animators that it held are still held.
  static func lost(_ moment: AnswerContext) -> Answer? {
    guard let last = moment.last(.touch), last.event == EventKind.touchLost else {
      return nil
    }
    let held = moment.after.animatorNames.first { moment.isHeld($0) }
    return Answer(
      Clause(.vanished), because: [Clause(.undelivered)],
      still: held.map {
        Clause(.heldAlready, $0, share: moment.number("progress", of: $0) ?? 0)
      })
  }

  /// Returns the reason why nothing has moved.
  static func nothingMoved(_ moment: AnswerContext) -> Answer {
    let pan = moment.after.pan.state
    if !moment.after.touchesDown.isEmpty, pan != .began, pan != .changed {
      return Answer(
        Clause(.nothingMovedYet), because: [Clause(.nothingRecognized)],
        still: Clause(.waitsForGesture))
    }
    if let animator = moment.running.first {
      let end = moment.destination(of: animator)?.clause(.runsAlready, animator)
      return Answer(
        Clause(.nothingChanged), because: [end ?? Clause(.runsAlready, animator)])
    }
    if let held = moment.after.animatorNames.first(where: { moment.isHeld($0) }) {
      let last = moment.after.trace.entries.last { $0.event.animator == held }
      guard last?.event.theme != .waiting else {
        return Answer(Clause(.nothingChanged), because: [Clause(.unanimated, held)])
      }
      let share = moment.number("progress", of: held) ?? 0
      return Answer(
        Clause(.nothingChanged), because: [Clause(.heldAlready, held, share: share)])
    }
    if let prospect = prospect(moment) { return Answer(Clause(.nothingMovedYet), prospect) }
    if let loss = moment.last(.gestureLost, .gestureWaits) {
      return Answer(
        Clause(.nothingMoved),
        because: [Clause(.nothingResponded)] + Wording().text(of: loss.event.why).reasons)
    }
    let isTouch = moment.last(.touch) != nil
    return Answer(
      Clause(.nothingMoved), because: [Clause(isTouch ? .nothingResponded : .nothingRuns)])
  }

  /// Returns the paths whose values have changed most visibly, beginning with the paths of the
  /// scene.
  static func changes(_ moment: AnswerContext, most: Int) -> [Answer.Value] {
    guard let before = moment.before, !moment.isStill else { return [] }
    var found: [Answer.Value] = []
    let paths = moment.after.paths(differingFrom: before, most: most)
    for path in paths where found.count < most && isReported(path) {
      guard let value = moment.after.read(path), before.read(path) != value else { continue }
      found.append(Answer.Value(path, value))
    }
    return found
  }

  /// Returns the values that have changed visibly, with their paths in the scene.
  static func shownChanges(_ moment: AnswerContext) -> [Answer.Value] {
    let own = moment.after.viewNames.map { "\($0)." }
    return changes(moment, most: 12).filter { value in
      own.contains { value.path.hasPrefix($0) }
    }.prefix(1).map { $0 }
  }

  /// Returns whether a path is reported without a request; the clock isn't, and neither are values
  /// that are set but not displayed.
  private static func isReported(_ path: String) -> Bool {
    path != "time" && path != "touches" && !path.hasPrefix("pan.")
      && !path.hasPrefix("gesture.")
      && !path.hasPrefix("release.") && !path.hasPrefix("decision") && path != "raw"
      && !path.split(separator: ".").contains("model") && !path.hasSuffix(".layers")
      && !path.hasSuffix(".touch")
  }
}
