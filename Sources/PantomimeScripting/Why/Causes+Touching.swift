import PantomimeKit
import PantomimeReporting

// From the fingers to who has won them.

extension Causes {
  /// What the fingers did, or what was reported of them, up to an instant.
  static func touches(_ course: Course, by time: Instant) -> String {
    let moves = course.all(.touch).filter { $0.time <= time }
    guard let first = moves.first, let last = moves.last else {
      guard let pan = course.pan(by: time) else { return "" }
      let way = (pan.event.translation ?? .zero).toldWay
      return "reported as a pan: " + (way.isEmpty ? "no movement" : way) + " since it began"
    }
    guard let from = first.event.place, let to = last.event.place else { return "" }
    let way = Vector(dx: to.x - from.x, dy: to.y - from.y).toldWay
    let count = moves.count { $0.event.touch == .move }
    let steps = count == 0 ? "" : count == 1 ? " in 1 move" : " in \(count) moves"
    let seconds = last.time.seconds - first.time.seconds
    let isUp = last.event.touch == .up
    return "\(way.isEmpty ? "no movement" : way)\(steps), "
      + (isUp ? "lifted after" : "so far") + " \(Prose.seconds(seconds)) s"
  }

  private static func reason(
    _ entry: Trace.Entry, _ course: Course, isRefusal: Bool
  ) -> String {
    Answers.axisReason(entry, isRefusal: isRefusal, among: course.session.catalogue.axes)
  }

  /// Who has won the touch, and by what; nothing where nobody was asked.
  static func winners(_ course: Course) -> [String] {
    let began = course.all(.gestureBegan)
    if began.isEmpty, let pan = course.entries.first(where: { $0.event.theme == .pan }) {
      return [reason(pan, course, isRefusal: false)]
    }
    return began.map { entry in
      let reason = reason(entry, course, isRefusal: false)
      return [entry.event.gesture ?? "", reason].filter { !$0.isEmpty }
        .joined(separator: ": ")
    }
  }

  /// Who has not, and why.
  ///
  /// - Parameter others: recognizers of which nothing is told.
  static func losers(_ course: Course, besides others: [String] = []) -> [String] {
    let refused = course.all(.panRefused)
    let named = refused.compactMap { $0.event.gesture }
    let first = refused.map { entry in
      let name = entry.event.gesture ?? course.simulation.panView ?? "the pan"
      return "\(name): \(reason(entry, course, isRefusal: true))"
    }
    var texts: [String] = []
    for entry in course.all(.gestureLost, .gestureRefused, .gestureWaits) {
      let name = entry.event.gesture ?? ""
      if others.contains(name) { continue }
      if entry.event.theme == .gestureRefused, named.contains(name) { continue }
      let verb = entry.event.lastWord
      let preposition = entry.event.theme == .gestureWaits ? "for" : "by"
      let by = entry.event.by.map { " \(preposition) \($0)" } ?? ""
      let why = Wording().told(entry.event.why)
      let text = "\(name) \(verb)\(by)" + (why.isEmpty ? "" : ": \(why)")
      if !texts.contains(text) { texts.append(text) }
    }
    return first + texts
  }

  /// The reasons of the arbitration, for their facts.
  static func arbitrationReasons(_ course: Course) -> [String] {
    course.all(.gestureBegan, .panRefused, .gestureLost, .gestureWaits).map { $0.event.reason }
  }

  /// `why won`: who has the touch, and why the others have not.
  static func won(_ session: Session, _ simulation: Simulation) -> Response {
    let course = Course(session, simulation)
    let (winners, losers) = (winners(course), losers(course))
    guard !winners.isEmpty || !losers.isEmpty else {
      return nothing("no recognizer was asked about a touch yet", session, simulation)
    }
    let refusal = course.last(.panRefused)
    let first = course.all(.gestureBegan).last
    let name = first?.event.gesture ?? refusal?.event.winner ?? ""
    let time = (first ?? refusal ?? course.entries[0]).time
    let head =
      name.isEmpty
      ? "the pan began at \(Prose.seconds(time.seconds)) s"
      : name == "none"
        ? "nobody won at \(Prose.seconds(time.seconds)) s"
        : "\(name) won at \(Prose.seconds(time.seconds)) s"
    var why = Explanation(head)
    why.add("touches", touches(course, by: time))
    why.add("won", winners)
    why.add("lost", losers)
    for reason in arbitrationReasons(course) { why.cite(reason) }
    if let refusal { why.add("change", Flip.told(session, decidedAt: refusal.time)) }
    why.end()
    return .explained(why)
  }
}
