import PantomimeKit
import PantomimeReporting

// Explaining the touches, and which recognizers won or lost them.

extension Causes {
  /// Returns the movement of the fingers, or that of the reported pan, up to an instant.
  static func touches(_ course: Course, by time: Instant) -> String {
    let moves = course.all(.touch).filter { $0.time <= time }
    guard let first = moves.first, let last = moves.last else {
      guard let pan = course.pan(by: time) else { return "" }
      let way = (pan.event.translation ?? .zero).displacementText
      return "reported as a pan: " + (way.isEmpty ? "no movement" : way)
    }
    guard let from = first.event.place, let to = last.event.place else { return "" }
    let movement = Vector(dx: to.x - from.x, dy: to.y - from.y)
    let count = moves.count { $0.event.touch == .move }
    let steps = count == 0 ? "no moves" : count == 1 ? "1 move" : "\(count) moves"
    let seconds = Prose.seconds(last.time.seconds - first.time.seconds)
    let isUp = last.event.touch == .up
    // A tap has neither a movement nor a duration.
    if count == 0, isUp, first.time == last.time { return "" }
    let distance = movement.distance(slop: slop(in: movement, course, by: time))
    let head = "\(steps) in \(seconds) s\(isUp ? "" : " so far")"
    guard count > 0 else { return head }
    return "\(head): " + (distance.isEmpty ? "no movement" : distance)
  }

  /// Returns, for each axis, the part of a finger's movement that its pan doesn't report.
  private static func slop(in movement: Vector, _ course: Course, by time: Instant) -> Vector {
    guard let pan = course.pan(by: time), pan.event.gesture != nil else { return .zero }
    let reported = pan.event.translation ?? .zero
    return Vector(dx: movement.dx - reported.dx, dy: movement.dy - reported.dy)
  }

  private static func reason(
    _ entry: Trace.Entry, _ course: Course, isRefusal: Bool
  ) -> String {
    Answers.axisReason(
      entry, isRefusal: isRefusal, isBrief: true, among: course.session.catalogue.axes)
  }

  /// Returns the recognizers that won the touch, with the reasons.
  static func winners(_ course: Course) -> [String] {
    let began = course.all(.gestureBegan, .swiped)
    if began.isEmpty, let pan = course.entries.first(where: { $0.event.theme == .pan }) {
      let reason = reason(pan, course, isRefusal: false)
      return reason.isEmpty ? [] : ["\(course.simulation.panView ?? "the pan"): \(reason)"]
    }
    return began.map { entry in
      let reason = reason(entry, course, isRefusal: false)
      return [entry.event.gesture ?? "", reason].filter { !$0.isEmpty }
        .joined(separator: ": ")
    }
  }

  /// Returns the recognizers that lost the touch, with the reasons.
  ///
  /// - Parameter others: The recognizers to omit.
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
      if entry.event.lastWord == "prevented", let winner = entry.event.by {
        let text = "\(name): \(winner) recognized first and blocks it"
        if !texts.contains(text) { texts.append(text) }
        continue
      }
      let verb = entry.event.lastWord
      let preposition = entry.event.theme == .gestureWaits ? "for" : "by"
      let by = entry.event.by.map { " \(preposition) \($0)" } ?? ""
      let why = Wording().text(of: entry.event.why)
      let text = "\(name) \(verb)\(by)" + (why.isEmpty ? "" : ": \(why)")
      if !texts.contains(text) { texts.append(text) }
    }
    return first + texts
  }

  /// Returns the reasons of the arbitration, from which the cited facts are taken.
  static func arbitrationReasons(_ course: Course) -> [String] {
    course.all(.gestureBegan, .swiped, .panRefused, .gestureLost, .gestureWaits).map {
      $0.event.reason
    }
  }

  /// Returns the explanation of where a released scroll view settles.
  static func scrolled(_ course: Course, _ index: Int) -> Response {
    let (session, simulation) = (course.session, course.simulation)
    let release = simulation.trace.entries[index]
    let (event, view) = (release.event, release.event.view ?? "the scroll view")
    let rest = SettledFork(of: session)
    let place = Clause(
      .scrollEnded, view, place: Answers.place(of: view, in: rest?.simulation ?? simulation))
    let verb = rest?.entries.isEmpty == false ? "settles" : "settled"
    let spot = "\(view) \(verb) at \(place.spot)"
    var why = Explanation("\(spot); released at \(Prose.seconds(release.time.seconds)) s")
    why.add("touches", touches(course, by: release.time))
    why.add("velocity", (event.velocity ?? .zero).opposite.labeledVelocityText)
    why.add("won", winners(course).filter { _ in !course.all(.gestureBegan).isEmpty })
    why.add("lost", losers(course, besides: course.taps))
    why.add("rule", Wording().text(of: event.why))
    let ends = (Array(simulation.trace.entries[index...]) + (rest?.entries ?? [])).filter {
      $0.event.theme == .scrollEnded && $0.event.view == view
    }
    why.add("then", ends.first.map { "at rest at \(Prose.seconds($0.time.seconds)) s" } ?? "")
    why.add("fault", faults(course))
    why.add(
      FlipSearch.isPaged(view, simulation)
        ? .last(session, decidedAt: release.time) : .withoutThreshold(view))
    why.cite(event.reason)
    why.end()
    return .explained(why)
  }

  /// `why won`: returns the recognizer that won the touch, and the reasons why the others lost it.
  static func won(_ session: Session, _ simulation: Simulation) -> Response {
    let course = Course(session, simulation)
    let (winners, losers) = (winners(course), losers(course))
    guard !winners.isEmpty || !losers.isEmpty else {
      return nothing("no touch has reached a recognizer yet", session, simulation)
    }
    let refusal = course.last(.panRefused)
    let first = course.all(.gestureBegan, .swiped).last
    let name = first?.event.gesture ?? refusal?.event.winner ?? ""
    let time = (first ?? refusal ?? course.entries[0]).time
    let head =
      name.isEmpty
      ? "the pan began at \(Prose.seconds(time.seconds)) s"
      : name == "none"
        ? "no recognizer won at \(Prose.seconds(time.seconds)) s"
        : "\(name) won at \(Prose.seconds(time.seconds)) s"
    var why = Explanation(head)
    why.add("touches", touches(course, by: time))
    why.add("won", winners)
    why.add("lost", losers)
    for reason in arbitrationReasons(course) { why.cite(reason) }
    if let refusal { why.add(.last(session, decidedAt: refusal.time)) }
    why.end()
    return .explained(why)
  }
}
