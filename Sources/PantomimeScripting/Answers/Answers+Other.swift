import PantomimeKit
import PantomimeReporting

// What was arranged, what else has moved, and why nothing has.

extension Answers {
  /// Something that was added, or set.
  static func arranged(_ moment: Moment) -> Answer? {
    guard let entry = moment.last(.constructed, .setting) else { return nil }
    let fields = entry.event.fields.map { "\($0.name)=\($0.value.text)" }
    let told = entry.event.theme == .setting && entry.event.name == "set"
      ? "set: \(fields.joined(separator: " "))"
      : entry.event.name + (entry.event.fields.first.map { ": \($0.value.text)" } ?? "")
    let isAddition = entry.event.theme == .constructed
    return Answer(
      told, because: isAddition ? [] : [Wording().told(entry.event.why)],
      now: isAddition ? [] : changes(moment, most: 2))
  }

  /// Whatever is shown otherwise than before.
  static func moved(_ moment: Moment) -> Answer? {
    let changed = changes(moment, most: 3)
    let happened = moment.entries.filter { $0.event.theme != .tap && $0.event.theme != .touch }
    if let state = moment.last(.state) {
      return Answer(
        "\(state.event.lastWord)\(prospect(moment).map { "; \($0)" } ?? "")",
        because: Wording().told(state.event.why).clauses,
        now: [Answer.Value("state", .word(moment.after.state))])
    }
    guard !changed.isEmpty || !happened.isEmpty else { return nil }
    let what =
      happened.last.map { entry in
        let count = happened.count { $0.event.isLike(entry.event) }
        return count > 1 ? "\(entry.event.name) and \(count - 1) more" : entry.event.name
      } ?? changed.first.map { "\($0.path) moved" } ?? ""
    return Answer(
      "\(what); \(prospect(moment) ?? "nothing moves any more")",
      because: happened.last.map { Wording().told($0.event.why).clauses } ?? [], now: changed)
  }

  /// Why nothing has moved.
  static func nothingMoved(_ moment: Moment) -> Answer {
    if !moment.after.touchesDown.isEmpty {
      return Answer(
        "nothing moved yet", because: ["the finger has recognized nothing so far"],
        still: "a pan waits for a movement, a tap for the lift")
    }
    if let prospect = prospect(moment) {
      return Answer("nothing moved yet; \(prospect)")
    }
    return Answer("nothing moved", because: ["nothing is under way"])
  }

  /// The paths whose values differ most visibly from before, those of the scene's own first.
  static func changes(_ moment: Moment, most: Int) -> [Answer.Value] {
    guard let before = moment.before else { return [] }
    var found: [Answer.Value] = []
    for path in moment.after.paths where found.count < most && isTold(path) {
      guard let value = moment.after.read(path), before.read(path) != value else { continue }
      found.append(Answer.Value(path, value))
    }
    return found
  }

  /// Whether a path is told unasked: not the clock, nor what is set rather than shown.
  private static func isTold(_ path: String) -> Bool {
    path != "time" && path != "touches" && !path.hasPrefix("pan.") && !path.hasPrefix("gesture.")
      && !path.hasPrefix("release.") && !path.hasPrefix("decision") && path != "raw"
      && !path.contains(".model.") && !path.hasSuffix(".layers") && !path.hasSuffix(".touch")
  }
}
