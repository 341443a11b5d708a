import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// The last gesture, beginning with its touch-down: its events, its touches, the recognizers that
/// won and lost them, and the faults that mattered.
struct GestureAccount: EntrySelection {
  let session: Session
  let simulation: Simulation
  /// All events from the beginning of the gesture to that of the next gesture.
  let entries: [Trace.Entry]
  /// The index, among all recorded events, of the first of these entries.
  let start: Int
  /// The states of the simulation at these events.
  let past: PastStates

  /// - Parameter end: The index of an entry that the gesture has caused, or `nil` for the last
  ///   entry.
  init(_ session: Session, _ simulation: Simulation, upTo end: Int? = nil) {
    self.session = session
    self.simulation = simulation
    past = PastStates(session, simulation)
    let all = simulation.trace.list
    let last = min(end ?? Int.max, all.endIndex - 1)
    var first = max(all.startIndex, last)
    var index = last
    while index >= all.startIndex {
      let event = all[index].event
      if event.kind == .scene { break }
      if GestureAccount.begins(event) {
        first = index
        // If several fingers touch down one after the other, they belong to the same gesture.
        if EventKind.touches.contains(event.kind), GestureAccount.isBetween(all, before: index) {
          break
        }
        if event.kind == .pan { break }
      }
      index -= 1
    }
    // A touch that stops a scroll view is recorded after the stop.
    while first > all.startIndex, all[first - 1].event.kind == .scrollCaught,
      all[first - 1].time == all[first].time
    {
      first -= 1
    }
    start = first
    let next = all.indices[max(last + 1, first)...].first { index in
      let event = all[index].event
      guard event.kind != .scene else { return true }
      return GestureAccount.begins(event)
        && (event.touch == nil || GestureAccount.isBetween(all, before: index))
    }
    entries = first <= last ? Array(all[first..<(next ?? all.endIndex)]) : []
  }

  /// Returns the index of one of the entries among all recorded events.
  private func index(of entry: Trace.Entry) -> Int {
    let place = entries.firstIndex { $0.time == entry.time && $0.event == entry.event }
    return start + (place ?? 0)
  }

  /// Returns the simulation immediately before the input that recorded one of the entries.
  func state(before entry: Trace.Entry) -> Simulation { past.before(index(of: entry)) }

  /// Returns the simulation immediately after the input that recorded one of the entries.
  func state(after entry: Trace.Entry) -> Simulation { past.after(index(of: entry)) }

  /// Returns whether a gesture may begin with an event, which must be a touch-down or the start of
  /// a reported pan.
  private static func begins(_ event: Event) -> Bool {
    switch event.kind {
    case EventKind.touches: event.touch == .down
    case .pan: event.lastWord == "began" && event.gesture == nil
    case .panRefused: event.gesture == nil
    default: false
    }
  }

  /// Returns whether no finger was down before an entry.
  private static func isBetween(_ all: SharedList<Trace.Entry>, before index: Int) -> Bool {
    var previous = index - 1
    while previous >= all.startIndex {
      let event = all[previous].event
      // The system's cancellation and a lost finger end a gesture without naming a touch.
      if event.kind == .touchesCancelled || event.kind == .touchLost { return true }
      if let touch = event.touch { return touch == .up || touch == .cancel }
      previous -= 1
    }
    return true
  }

  /// The names of the tap recognizers, which don't matter for a gesture whose finger has moved.
  var taps: [String] { simulation.tappable.map { "tap-\($0)" } }

  /// Returns the simulation as it was before the statement that made the gesture, at the instant of
  /// an event.
  func simulation(before entry: Trace.Entry) -> Simulation {
    guard let history = session.history,
      let past = Lineage(of: session).statement(recording: start)
    else { return simulation }
    var recall = Recall(history, for: session)
    guard var before = try? recall.session(before: past).simulation,
      before.name == simulation.name, (try? before.advance(to: entry.time)) != nil
    else { return simulation }
    return before
  }

  /// Returns the last report of a pan at or before an instant.
  func pan(by time: Instant) -> Trace.Entry? {
    entries.last { $0.event.kind == .pan && $0.time <= time }
  }
}

// The touches, and the recognizers that won or lost them.

extension GestureAccount {
  /// Returns the movement of the fingers, or that of the reported pan, up to an instant.
  func touches(by time: Instant) -> String {
    let moves = all(EventKind.touches).filter { $0.time <= time }
    guard let first = moves.first, let last = moves.last else {
      guard let pan = pan(by: time) else { return "" }
      let way = (pan.event.translation ?? .zero).displacementText
      return "reported as a pan: " + (way.isEmpty ? "no movement" : way)
    }
    guard first.event.place != nil else { return "" }
    let course = FingerCourse(moves)
    let steps =
      course.moves == 0 ? "no moves" : course.moves == 1 ? "1 move" : "\(course.moves) moves"
    let seconds = Prose.seconds(last.time.seconds - first.time.seconds)
    let isUp = last.event.touch == .up && course.down == 0
    let isOver = course.down == 0 || entries.contains { $0.event.kind == .touchesCancelled }
    let later = all(EventKind.touches).contains { $0.time > time && $0.event.touch == .up }
    let soFar = isOver ? "" : later ? " by then" : " so far"
    // A tap has neither a movement nor a duration.
    if course.moves == 0, course.fingers == 1, isUp, first.time == last.time { return "" }
    let distance = course.movement.distance(slop: slop(in: course.movement, by: time))
    let with = course.fingers > 1 ? " of \(course.fingers) fingers" : ""
    let head = "\(steps)\(with) in \(seconds) s\(soFar)"
    guard course.moves > 0 else { return head }
    return "\(head): " + (distance.isEmpty ? "no movement" : distance)
  }

  /// Returns, for each axis, the part of a finger's movement that its pan doesn't report.
  private func slop(in movement: Vector, by time: Instant) -> Vector {
    guard let pan = pan(by: time), pan.event.gesture != nil else { return .zero }
    let reported = pan.event.translation ?? .zero
    return Vector(dx: movement.dx - reported.dx, dy: movement.dy - reported.dy)
  }

  private func reason(_ entry: Trace.Entry, isRefusal: Bool) -> String {
    Answers.axisReason(
      entry, isRefusal: isRefusal, isBrief: true, state(before: entry), among: session.catalog.axes)
  }

  /// The recognizers that have lost the touch: those that, after anything else, were refused or
  /// failed, or still wait.
  private var lost: Set<String> {
    let kinds = EventKind.losses + [.gestureRefused, .panRefused, .gestureWaits]
    return entries.reduce(into: []) { lost, entry in
      guard let name = entry.event.gesture else { return }
      if entry.event.kind == .gestureBegan || entry.event.kind == .swipeRecognized {
        lost.remove(name)
      } else if kinds.contains(entry.event.kind) {
        lost.insert(name)
      }
    }
  }

  /// The events of the recognizers that won the touch.
  var won: [Trace.Entry] {
    let lost = lost
    return all(.gestureBegan, .swipeRecognized).filter { !lost.contains($0.event.gesture ?? "") }
  }

  /// The recognizers that won the touch, with the reasons.
  var winners: [String] {
    let isReported = all(.gestureBegan, .swipeRecognized).isEmpty
    if isReported, let pan = entries.first(where: { $0.event.kind == .pan }) {
      let reason = reason(pan, isRefusal: false)
      return reason.isEmpty ? [] : ["the reported pan: \(reason)"]
    }
    // A reported pan has no recognizers, so only the scene names the one that gets the touch.
    if isReported, let refusal = last(.panRefused), refusal.event.gesture == nil,
      let winner = winner(after: refusal, in: simulation)
    {
      return ["\(winner): it receives the touch that \(simulation.panView ?? "the pan") refused"]
    }
    return won.map { entry in
      let reason = reason(entry, isRefusal: false)
      return [entry.event.gesture ?? "", reason].filter { !$0.isEmpty }
        .joined(separator: ": ")
    }
  }

  /// Returns the recognizers that lost the touch, with the reasons.
  ///
  /// - Parameters:
  ///   - others: The recognizers to omit.
  ///   - before: The simulation before the gesture, if the caller has already restored it.
  func losers(besides others: [String] = [], before: Simulation? = nil) -> [String] {
    let lost = lost
    let refused = all(.panRefused).filter { $0.event.gesture.map(lost.contains) ?? true }
    let named = refused.compactMap { $0.event.gesture }
    let first = refused.map { entry in
      let name = entry.event.gesture ?? simulation.panView ?? "the pan"
      return "\(name): \(reason(entry, isRefusal: true))"
    }
    var texts: [String] = []
    for entry in all(EventKind.losses + [.gestureRefused, .gestureWaits]) {
      let name = entry.event.gesture ?? ""
      if others.contains(name) || !lost.contains(name) { continue }
      if entry.event.kind == .gestureRefused, named.contains(name) { continue }
      if entry.event.lastWord == "prevented", let winner = entry.event.by {
        let text = "\(name): \(winner) recognized first and blocks it"
        if !texts.contains(text) { texts.append(text) }
        continue
      }
      let verb = entry.event.lastWord
      let preposition = entry.event.kind == .gestureWaits ? "for" : "by"
      let by = entry.event.by.map { " \(preposition) \($0)" } ?? ""
      let why = Criteria.missed(entry.event, in: state(before: entry))
      let text = "\(name) \(verb)\(by)" + (why.isEmpty ? "" : ": \(why)")
      if !texts.contains(text) { texts.append(text) }
    }
    guard let down = entries.first(where: { $0.event.touch == .down }),
      let place = down.event.place
    else { return first + texts }
    // A tap would miss an edge pan anywhere.
    let isTap = simulation.touchesDown.isEmpty && all(.touchMove).isEmpty
    return (isTap ? [] : Criteria.missedEdges(from: place, in: state(before: down)).map { $0.text })
      + disabled(at: place, down, before: before) + first + texts
  }

  /// Returns the recognizers under a finger that were disabled when it touched down, with the
  /// statements that disabled them.
  private func disabled(
    at place: Point2D, _ down: Trace.Entry, before: Simulation?
  ) -> [String] {
    let all = simulation.trace.list
    var switches: [String: Int] = [:]
    for index in all.indices {
      let event = all[index].event
      guard event.kind == .gestureDisabled || event.kind == .gestureEnabled else { continue }
      // A later event only shows that a recognizer may have been disabled.
      if let gesture = event.gesture, index < start || switches[gesture] == nil {
        switches[gesture] = index
      }
    }
    guard !switches.isEmpty || !simulation.disabledRecognizers.isEmpty else { return [] }
    let before = before ?? simulation(before: down)
    return before.disabledRecognizers.compactMap { one in
      guard before.covers(one.view, place) else { return nil }
      guard let index = switches[one.label], index < start,
        all[index].event.kind == .gestureDisabled
      else { return "\(one.label) was disabled" }
      let by = session.text(ofStatementRecording: index).map { " by `\($0)`" } ?? ""
      return "\(one.label) was disabled\(by) at \(Prose.seconds(all[index].time.seconds)) s"
    }
  }

  /// The reasons of the arbitration, from which the cited facts are taken.
  var arbitrationReasons: [String] {
    all([.gestureBegan, .swipeRecognized, .panRefused, .gestureWaits] + EventKind.losses)
      .map {
        $0.event.reason
      }
  }

  /// The conditions of reactions to the gesture's events, with the values that decided them.
  var conditions: [String] { conditions(by: .init(nanoseconds: .max)) }

  /// Returns the conditions of reactions to the gesture's events up to an instant, with the values
  /// that decided them.
  func conditions(by time: Instant) -> [String] {
    let count = entries.count { $0.time <= time }
    return session.watchers.reactions.judgments(from: start)
      .filter { $0.event < start + count }
      .reduce(into: []) { texts, judgment in
        if !texts.contains(judgment.text) { texts.append(judgment.text) }
      }
  }

  /// The faults that have changed anything since the gesture began, each once.
  var faults: [String] { faults(in: entries) }

  /// Returns the faults that some entries record, each once.
  func faults(in entries: [Trace.Entry]) -> [String] {
    let declared = session.catalog.scene(simulation.name)?.faults ?? []
    var texts: [String] = []
    for entry in entries where entry.event.kind == .fault {
      let id = entry.event.lastWord
      let effect = declared.first { $0.id == id }.map { Causes.clause($0.published) }
      let text = "\(id): \(effect ?? Wording().text(of: entry.event.why))"
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }
}

/// The course of the fingers of a gesture: the movement of their centroid, without the jumps that
/// occur when the number of fingers changes (G45).
private struct FingerCourse {
  /// The largest number of fingers that were down at the same time.
  private(set) var fingers = 0
  /// The number of moves of all fingers.
  private(set) var moves = 0
  private var tracked = Fingers()
  private var travel = Travel()

  /// The movement of the centroid since the first finger touched down, in points.
  var movement: Vector { travel.movement }
  /// The number of fingers that are still down.
  var down: Int { tracked.count }

  init(_ entries: [Trace.Entry]) {
    for entry in entries {
      guard let phase = entry.event.touch, let place = entry.event.place else { continue }
      let id = entry.event.id ?? 1
      if phase == .down {
        tracked.add(id, at: place)
      } else {
        if tracked.move(id, to: place) == .moves { travel.follow(tracked.centroid) }
        if phase.isEnd { _ = tracked.remove(id) }
      }
      if phase != .move { travel.rebase(tracked.centroid) }
      fingers = max(fingers, tracked.count)
      if phase == .move { moves += 1 }
    }
  }
}

extension Lineage {
  /// Returns the statement that recorded the event at an index, or `nil` if the statement is
  /// unknown.
  func statement(recording index: Int) -> HistoryEntry? {
    for past in self {
      guard !past.statement.beginsScene, past.stood.scene != nil else { return past }
      if past.stood.eventCount <= index { return past }
    }
    return nil
  }
}

extension Session {
  /// Returns the text of the statement that recorded the event at an index, or `nil` if the statement
  /// is unknown.
  func text(ofStatementRecording index: Int) -> String? {
    Lineage(of: self).statement(recording: index).map { text(of: $0) }
  }

  /// Returns the text of a statement as the user typed it; if it only lets time pass on behalf of
  /// `again` or `undo until`, the text of that statement.
  func text(of statement: HistoryEntry) -> String {
    guard statement.statement.verb == nil else { return statement.typed }
    var (next, actor): (HistoryEntry?, HistoryEntry?) = (history?.past, nil)
    while let past = next, past !== statement {
      switch past.kind {
      case .instead(let other): (next, actor) = (other, past)
      case .aside: next = past.previous
      case .plainly, .upTo, .asserted: (next, actor) = (past.previous, nil)
      }
    }
    return (next == nil ? nil : actor ?? next)?.typed ?? statement.typed
  }
}

// MARK: - Movements as text

extension Vector {
  /// The displacement as text, such as `140 pt up, 30 pt right`, or an empty string if there is
  /// none.
  var displacementText: String { text("pt", slop: .zero) }

  /// The opposite vector, which describes the offset of a scroll view, because the offset changes
  /// against the finger's movement.
  var opposite: Vector { Vector(dx: -dx, dy: -dy) }

  /// Returns the displacement as text with its slop, such as `140 pt up (10 of it slop), 30 pt
  /// right`.
  func distance(slop: Vector) -> String { text("pt", slop: slop) }

  /// The velocity as text, such as `467 pt/s up, 100 pt/s right`.
  var velocityText: String { self == .zero ? "zero velocity" : text("pt/s", slop: .zero) }

  /// The velocity as it follows the label `velocity`.
  var labeledVelocityText: String { labeledVelocityText(apart: []) }

  /// Returns the velocity as it follows the label `velocity`, with as many decimals as a comparison
  /// with some speeds needs.
  func labeledVelocityText(apart speeds: [Double]) -> String {
    self == .zero ? "zero" : text("pt/s", slop: .zero, apart: speeds)
  }

  private func text(_ unit: String, slop: Vector, apart numbers: [Double] = []) -> String {
    let vertical = (dy, Direction(of: dy, isVertical: true).rawValue, slop.dy)
    let horizontal = (dx, Direction(of: dx, isVertical: false).rawValue, slop.dx)
    let isVertical = dy.magnitude >= dx.magnitude
    let parts = isVertical ? [vertical, horizontal] : [horizontal, vertical]
    return parts.enumerated().filter { $0.1.0 != 0 }.map { index, part in
      let (number, word, slop) = part
      let direction = unit == "pt" ? Prose.side(word) : word
      let isSlop = index == 0 && slop.magnitude >= 0.05 && (slop < 0) == (number < 0)
      return "\(Prose.number(number.magnitude, apart: [0] + numbers)) \(unit) \(direction)"
        + (isSlop ? " (\(Prose.points(slop.magnitude)) of it slop)" : "")
    }.joined(separator: ", ")
  }
}
