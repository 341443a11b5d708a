import PantomimeKit
import PantomimeReporting
import PantomimeScripting

// The causes that the page shows while a finger is down: both ends, and the threshold.

/// The ends to which a finger can move the scene, found by releasing copies of the session.
struct Aims {
  /// What a copy showed at rest.
  struct End {
    let state: String
    let views: [ShownView]
    /// The basis of the rule's decision, or `nil` if no rule has decided.
    let ground: DecidedBy?
  }

  /// The location of the touch-down.
  let start: Point2D
  /// The axis of the gesture.
  let isVertical: Bool
  /// The ends after flicks in the direction of growing coordinates, and against it.
  var ends: [End] = []
  /// The distances from the touch-down between which a slow release changes its end.
  var low = 0.0
  var high = 0.0
  /// The number of copies that have run.
  var count = 0
  /// Whether a slow release is decided by its position, so that it has a threshold.
  var isByPosition = true
  /// The index of the end to which a release would lead now, or `nil` if it leads to neither.
  var now: Int?

  /// The number of copies that locate the threshold; our choice.
  static let searches = 8

  var isDone: Bool { count >= 2 + Aims.searches || (ends.count == 2 && ends[0].isLike(ends[1])) }
}

extension Aims.End {
  /// Returns whether all views are at the same places.
  func isLike(_ other: Aims.End) -> Bool {
    views.count == other.views.count
      && zip(views, other.views).allSatisfy { one, two in
        one.name == two.name && one.distance(to: two) < 2
      }
  }
}

extension WebModule {
  /// Runs one more copy, and returns what is known.
  ///
  /// - Parameter milliseconds: The time since the touch-down, at which the last copy lifts its finger.
  mutating func aims(after milliseconds: Int) -> JSONText {
    guard var finger = touched, let simulation = finger.session.simulation,
      simulation.pan.state.isActive, let touch = simulation.touchesDown.first
    else { return .object([]) }
    let pan = simulation.pan
    var aims =
      finger.aims
      ?? Aims(
        start: Point2D(
          x: touch.place.x - pan.translation.dx, y: touch.place.y - pan.translation.dy),
        isVertical: pan.translation.dy.magnitude >= pan.translation.dx.magnitude)
    if !aims.isDone { search(&aims, finger.session, touch.place, in: simulation.screen) }
    if aims.isDone, aims.ends.count == 2 {
      let lift = finger.start.nanoseconds + Int64(milliseconds) * 1_000_000
      let wait = max(0, Double(lift - finger.session.now.nanoseconds) / 1e9)
      let released = end(of: finger.session, [], liftOff: wait)
      aims.now = released.flatMap { released in aims.ends.firstIndex { released.isLike($0) } }
    }
    finger.aims = aims
    touched = finger
    return json(aims, in: simulation)
  }

  private func search(
    _ aims: inout Aims, _ session: Session, _ place: Point2D, in screen: Size2D
  ) {
    let size = aims.isVertical ? screen.height : screen.width
    defer { aims.count += 1 }
    guard aims.count >= 2 else {
      // Two moves of half a screen in 16 ms each are faster than the threshold of any flick, and farther
      // than that of any position.
      let sign = aims.count == 0 ? 1.0 : -1.0
      let moves: [(time: Double, place: Point2D)] = [
        (time: 0.016, place: moved(place, by: size / 2 * sign, aims.isVertical)),
        (time: 0.032, place: moved(place, by: size * sign, aims.isVertical)),
      ]
      if let end = end(of: session, moves, liftOff: 0.04) { aims.ends.append(end) }
      if aims.count == 1, let slow = slowEnd(aims, session, 0), let first = aims.ends.first {
        note(slow, &aims)
        // The end that a finger reaches only by moving is ahead of it.
        let isAhead = slow.isLike(first)
        (aims.low, aims.high) = (0, isAhead ? -size : size)
      }
      return
    }
    guard aims.ends.count == 2 else { return }
    let middle = (aims.low + aims.high) / 2
    guard let slow = slowEnd(aims, session, middle) else { return }
    note(slow, &aims)
    let ahead = aims.high < 0 || aims.low < 0 ? aims.ends[1] : aims.ends[0]
    if slow.isLike(ahead) { aims.high = middle } else { aims.low = middle }
  }

  /// Notes whether a slow release has been decided by its position.
  private func note(_ slow: Aims.End, _ aims: inout Aims) {
    if slow.ground == .velocity || slow.ground == .direction { aims.isByPosition = false }
  }

  /// Returns the end after a slow release at a distance from the touch-down.
  private func slowEnd(_ aims: Aims, _ session: Session, _ distance: Double) -> Aims.End? {
    end(
      of: session, [(time: 0.05, place: moved(aims.start, by: distance, aims.isVertical))],
      liftOff: 0.5)
  }

  private func moved(_ place: Point2D, by distance: Double, _ isVertical: Bool) -> Point2D {
    Point2D(
      x: place.x + (isVertical ? 0 : distance), y: place.y + (isVertical ? distance : 0))
  }

  /// Returns what a copy of the session shows at rest after its finger has moved and was lifted.
  private func end(
    of session: Session, _ moves: [(time: Double, place: Point2D)], liftOff: Double
  ) -> Aims.End? {
    var copy = session
    let now = copy.now
    func at(_ seconds: Double) -> String {
      let nanoseconds = now.nanoseconds + Int64(seconds * 1_000) * 1_000_000
      return "at \(Numerals.text(Instant(nanoseconds: nanoseconds))) touch"
    }
    do throws(ScriptError) {
      for (time, place) in moves {
        let (x, y) = (Numerals.text(place.x, decimals: 1), Numerals.text(place.y, decimals: 1))
        try copy.answer(line: "\(at(time)) move x=\(x) y=\(y)") { _ in }
      }
      try copy.answer(line: "\(at(liftOff)) up") { _ in }
    } catch {
      return nil
    }
    guard let rest = SettledFork(of: copy), !rest.isEndless else { return nil }
    let views = rest.simulation.shownViews.filter { !$0.name.isEmpty && $0.isNamed }
    return Aims.End(
      state: rest.simulation.state, views: views,
      ground: copy.simulation?.decisionRecord?.decision.by)
  }

  /// The number of views whose ends are drawn, and the distance between them; our choice.
  private static let (mostGhosts, leastDistance) = (2, 12.0)

  private func json(_ aims: Aims, in simulation: Simulation) -> JSONText {
    var members: [JSONText.Member] = [
      ("isUnfinished", .flag(!aims.isDone)), ("isVertical", .flag(aims.isVertical)),
    ]
    guard aims.ends.count == 2, !aims.ends[0].isLike(aims.ends[1]) else {
      return .object(members)
    }
    let pairs = aims.ends[0].views.compactMap { one -> (ShownView, ShownView, Double)? in
      guard let other = aims.ends[1].views.first(where: { $0.name == one.name }) else { return nil }
      let distance = one.distance(to: other)
      // The ghost of a small part, such as a button, says nothing.
      let width = one.corners.count > 1 ? (one.corners[1].x - one.corners[0].x).magnitude : 0
      return distance >= WebModule.leastDistance && width > 50 && !one.scrolls
        ? (one, other, distance) : nil
    }
    let farthest = pairs.sorted { $0.2 > $1.2 }.prefix(WebModule.mostGhosts)
    func ghost(_ view: ShownView) -> JSONText {
      .string(VectorPath.text(.polygon(view.corners, radius: ViewContent.radius(of: view))))
    }
    members.append(
      (
        "ends",
        .list([
          .object([
            ("state", .string(aims.ends[0].state)),
            ("paths", .list(farthest.map { ghost($0.0) })),
          ]),
          .object([
            ("state", .string(aims.ends[1].state)),
            ("paths", .list(farthest.map { ghost($0.1) })),
          ]),
        ])
      ))
    if let now = aims.now { members.append(("now", .count(now))) }
    guard aims.isByPosition else { return .object(members) }
    let threshold = (aims.low + aims.high) / 2
    let size = aims.isVertical ? simulation.screen.height : simulation.screen.width
    let place = (aims.isVertical ? aims.start.y : aims.start.x) + threshold
    if aims.isDone, aims.high != aims.low, threshold.magnitude < size - 8, place > 0, place < size {
      members.append(("threshold", .place(place)))
    }
    return .object(members)
  }
}
