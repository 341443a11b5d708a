import PantomimeKit
import PantomimeReporting

/// A gesture as it was, and as it is now that it was made once more.
struct GestureComparison {
  private let old: (start: Session, lifted: Session, present: Session)
  private let new: (start: Session, lifted: Session, present: Session)

  /// The most paths that are told of; our choice.
  private static let mostPaths = 12

  init(_ gesture: PastGesture, _ replayed: Replayed) {
    old = (gesture.opened(gesture.start), gesture.lifted, gesture.present)
    new = (replayed.start, replayed.lifted, replayed.present)
  }

  /// What the gesture is answered with as it is now, with the values of the present.
  var answer: Answer {
    guard var answer = GestureComparison.answer(new.start, new.lifted) else {
      return Answer(Clause(.repeated))
    }
    answer.now = answer.now.compactMap { value in
      new.present.simulation?.read(value.path).map { Answer.Value(value.path, $0) }
    }
    if new.present.now > new.lifted.now {
      let seconds = new.present.now.seconds(since: new.lifted.now)
      answer.outcome = answer.outcome.prefix(1).map { $0.with { $0.sinceLiftOff = seconds } }
      (answer.still, answer.instead) = (nil, "")
    }
    return answer
  }

  /// What was answered as the finger lifted.
  private static func answer(_ start: Session, _ lifted: Session) -> Answer? {
    let count = start.simulation?.trace.count ?? 0
    guard let trace = lifted.simulation?.trace, trace.dropped <= count else { return nil }
    let step = Session.Step(
      response: .nothing, others: [], entries: Array(trace.entries[min(count, trace.count)...]),
      samples: [], failures: [], violations: [])
    return Answers.answer(step, before: start.simulation, after: lifted)
  }

  /// What differs, in a table.
  var page: Page {
    var page = Page()
    var rows = outcomes
    let others = differences
    rows += others.prefix(GestureComparison.mostPaths)
    guard !rows.isEmpty else {
      page.add("nothing differs\n")
      return page
    }
    var table = PlainTable([.init(""), .init("before"), .init("now")])
    for row in rows { table.add([row.name, row.before, row.now]) }
    page.add(table)
    let more = others.count - GestureComparison.mostPaths
    if more > 0 { page.add("and \(more) more path\(more == 1 ? "" : "s"): `show` lists them\n") }
    return page
  }

  private struct Row {
    let name: String
    let before: String
    let now: String
  }

  /// What the gestures came to, where that differs.
  private var outcomes: [Row] {
    func outcome(_ answer: Answer?) -> String {
      answer?.outcome.first?.untimedBody ?? "nothing"
    }
    let before = GestureComparison.answer(old.start, old.lifted)
    let now = GestureComparison.answer(new.start, new.lifted)
    var rows = [Row(name: "outcome", before: outcome(before), now: outcome(now))]
    for path in GestureComparison.ofLiftOff {
      rows.append(
        Row(
          name: path, before: GestureComparison.value(path, old.lifted),
          now: GestureComparison.value(path, new.lifted)))
    }
    rows.append(
      Row(
        name: "at rest", before: GestureComparison.rest(old.lifted),
        now: GestureComparison.rest(new.lifted)))
    return rows.filter { $0.before != $0.now }
  }

  /// What is told of the lift-off itself.
  private static let ofLiftOff = [
    "decision", "decision.by", "decision.margin", "pan.velocity", "pan.translation",
  ]

  /// When everything is at rest by itself.
  private static func rest(_ session: Session) -> String {
    guard let rest = Rest(of: session) else { return "" }
    let last = rest.entries.last { $0.event.tone == .outcome } ?? rest.entries.last
    guard let last else { return rest.isEndless ? "never" : "immediately" }
    return rest.isEndless ? "never" : "at \(Prose.seconds(last.time.seconds)) s"
  }

  /// The paths that differ now, those of the scene's own first.
  private var differences: [Row] {
    guard let before = old.present.simulation, let now = new.present.simulation else { return [] }
    return PathDifference.all(between: before, and: now).filter { difference in
      !GestureComparison.ofLiftOff.contains(difference.path)
    }.map { Row(name: $0.path, before: $0.one, now: $0.other) }
  }

  private static func value(_ path: String, _ session: Session) -> String {
    session.simulation?.read(path).map { PathValueText.text($0) } ?? ""
  }
}
