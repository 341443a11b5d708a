/// The scroll views of a stage: their state machines, their links, and the watched offsets.
struct ScrollBoard: Sendable {
  private(set) var all: [AttachedScroll] = []
  /// The scroll views that were moving when the fingers on the screen touched them.
  private(set) var caught: [Int] = []
  private var links: [ScrollLink] = []
  private(set) var watches: [ScrollWatch] = []
  /// The next deadline of any scroll view.
  private(set) var nextDeadline: Instant?
}

// MARK: - Reading

extension ScrollBoard {
  /// Returns the index of a view among the scroll views, or `nil` if it doesn't scroll.
  func index(of view: ViewID) -> Int? { all.firstIndex { $0.view == view } }

  /// The names of the views that scroll.
  var names: [String] { all.map { $0.name } }

  /// Returns whether the scene, rather than the pan recognizer, moves a scroll view that a finger
  /// drags.
  func isSteered(_ view: ViewID) -> Bool { index(of: view).map { all[$0].isSteered } ?? false }

  /// Returns the index of the scroll view with the given name.
  ///
  /// - Throws: `InputError` if there is none.
  func find(_ name: String, on views: ViewBoard) throws(InputError) -> Int {
    guard let view = views.view(named: name) else {
      throw InputError(.noView(name, among: names))
    }
    guard let index = index(of: view) else {
      throw InputError(.notScrollable(name, among: names))
    }
    return index
  }

  func offset(of index: Int, at instant: Instant) -> Vector {
    guard let leader = all[index].leader else { return all[index].scroll.offset(at: instant) }
    return all[leader.index].scroll.offset(at: instant).mapped { $1 * leader.share }
  }

  /// Returns whether a scroll view can scroll further along an axis.
  ///
  /// - Parameters:
  ///   - index: The scroll view.
  ///   - axis: The axis.
  ///   - isForward: Whether its offset would grow.
  ///   - instant: The present instant.
  func hasRoom(
    _ index: Int, along axis: ScrollAxis, isForward: Bool, at instant: Instant
  ) -> Bool {
    let settings = all[index].scroll.settings
    guard settings.scrollableAxes?.contains(axis) == true else { return false }
    let (place, bounds) = (offset(of: index, at: instant)[axis], settings.bounds(along: axis))
    return isForward ? bounds.upper.exceeds(place) : place.exceeds(bounds.lower)
  }

  /// Returns the velocity of a scroll view's content, in points per second.
  func velocity(of index: Int, at instant: Instant) -> Vector {
    guard let leader = all[index].leader else { return all[index].scroll.velocity(at: instant) }
    return all[leader.index].scroll.velocity(at: instant).mapped { $1 * leader.share }
  }

  /// Returns the scroll view that determines the motion of the given one: the one that it follows,
  /// or otherwise itself.
  func mover(of index: Int) -> ScrollOffset { all[all[index].leader?.index ?? index].scroll }

  /// Returns whether a touch stops the scroll view because it is moving.
  ///
  /// A touch on a scroll view that only follows another one doesn't stop the other one: the follower
  /// isn't decelerating; its app sets its offset.
  func catchesTouches(_ index: Int) -> Bool {
    all[index].leader == nil && all[index].scroll.settings.isEnabled
      && all[index].scroll.isStoppable
  }

  func isWatching(_ watch: ScrollWatchID) -> Bool { watches.contains { $0.id == watch } }
}

// MARK: - Moving

extension ScrollBoard {
  mutating func add(_ view: ViewID, named name: String, _ scroll: ScrollOffset) {
    all.append(AttachedScroll(view: view, name: name, scroll: scroll, order: 0))
  }

  /// Lets the scene control how a finger moves a scroll view.
  mutating func steer(_ index: Int) { all[index].isSteered = true }

  /// Changes the settings of a scroll view; a motion in flight continues as it began.
  mutating func configure(_ index: Int, _ change: (inout ScrollSettings) -> Void) {
    change(&all[index].scroll.settings)
  }

  /// Changes the settings of a scroll view on behalf of the app, and keeps its content within the new
  /// bounds.
  ///
  /// - Parameters:
  ///   - index: The scroll view.
  ///   - seconds: The duration of the content's motion to a new bound; 0 to move it immediately.
  ///   - curve: The curve of that motion.
  ///   - readings: The readings of open questions.
  ///   - ledger: The clock and the trace.
  ///   - change: The change.
  mutating func reconfigure(
    _ index: Int, over seconds: Double = 0, _ curve: TimingCurve? = nil,
    by readings: Interpretations, in ledger: inout Ledger,
    _ change: (inout ScrollSettings) -> Void
  ) {
    // A scroll view that follows another one moves with it.
    guard all[index].leader == nil else { return configure(index, change) }
    let now = ledger.now
    let from = offset(of: index, at: now)
    switch perform(index, at: now, { $0.reconfigure(over: seconds, curve, at: $1, change) }) {
    case .none: return
    case .moved:
      noteScrolled(index, from: from, reason: "it moves to the nearest new bound", in: &ledger)
      beginMoving(index, order: ledger.clock.nextOrder(), at: now)
    case .redirected:
      record(
        index, .decelerating,
        [
          .vector(.velocity, velocity(of: index, at: now)),
          .vector("rest", all[index].scroll.target ?? .zero),
        ], reason: motionReason(of: index, by: readings), in: &ledger)
      beginMoving(index, order: ledger.clock.nextOrder(), at: now)
    }
    ledger.clock.tell(.scrolled(all[index].view))
  }

  /// Applies another interpretation of UIKit's scrolling to all scroll views, starting with the
  /// next lift-off.
  mutating func follow(_ laws: ScrollLaws) {
    for index in all.indices { all[index].scroll.settings.style.follow(laws) }
  }

  /// Performs an operation on a scroll view; if its offset changes, call `changed` or `beginMoving`
  /// afterward.
  mutating func perform<Result>(
    _ index: Int, at now: Instant, _ operation: (inout ScrollOffset, Instant) -> Result
  ) -> Result { operation(&all[index].scroll, now) }

  /// Records that a scroll view has begun to move or has settled, and stores the position of that
  /// start among all starts.
  mutating func beginMoving(_ index: Int, order: Int, at now: Instant) {
    all[index].order = order
    changed(index, at: now)
  }

  /// Records that the offset of a scroll view has changed, or will change.
  mutating func changed(_ index: Int, at now: Instant) {
    for watch in watches.indices {
      guard let watched = self.index(of: watches[watch].view) else { continue }
      if watched == index || all[watched].leader?.index == index { findCrossing(watch, at: now) }
    }
    schedule()
  }

  /// Links two scroll views, so that each follows the other.
  mutating func link(_ one: Int, _ other: Int, share: Double, at now: Instant) {
    links.append(ScrollLink(first: one, second: other, share: share))
    lead(one, at: now)
  }

  /// Makes a scroll view lead: the scroll views that are linked to it follow it from now on.
  mutating func lead(_ index: Int, at now: Instant) {
    if all[index].leader != nil {
      let offset = offset(of: index, at: now)
      all[index].leader = nil
      all[index].scroll.scroll(to: offset)
    }
    for link in links {
      guard let (other, share) = link.follower(of: index) else { continue }
      all[other].leader = (index, share)
      all[other].scroll.scroll(to: .zero)
    }
    schedule()  // A following scroll view has no end to schedule.
  }
}

// MARK: - Watching

extension ScrollBoard {
  mutating func watch(_ index: Int, _ place: ScrollPlace, _ id: ScrollWatchID, at now: Instant) {
    watches.append(
      ScrollWatch(
        id: id, view: all[index].view, place: place,
        isPassed: place.isPassed(by: offset(of: index, at: now))))
    findCrossing(watches.count - 1, at: now)
    schedule()
  }

  /// Stops watching an offset.
  mutating func cancel(_ watch: ScrollWatchID) {
    watches.removeAll { $0.id == watch }
    schedule()
  }

  private mutating func findCrossing(_ watch: Int, at now: Instant) {
    guard let index = index(of: watches[watch].view) else { return }
    let place = watches[watch].place
    let turns = mover(of: index).turns(along: place.axis, from: now)
    watches[watch].due = place.crossing(
      from: watches[watch].isPassed, turns: turns.isEmpty ? [now] : turns
    ) { offset(of: index, at: $0) }
  }

  private mutating func schedule() {
    var next: Instant?
    for scroll in all {
      if let deadline = scroll.scroll.deadline { next = next.map { min($0, deadline) } ?? deadline }
    }
    for watch in watches {
      if let due = watch.due { next = next.map { min($0, due) } ?? due }
    }
    nextDeadline = next
  }
}

// MARK: - The clock

extension ScrollBoard: TimedBoard {
  /// An automatic change of a scroll view.
  private enum Arrival {
    case motion(Int, ScrollOffset.Arrival)
    case crossing(ScrollWatch)
  }

  func turn(at now: Instant) -> Int? { due(at: now)?.order }

  private enum Item {
    case motion(Int)
    case crossing(Int)
  }

  /// Returns the item that is due (if there are several, the one that was started first), and the
  /// position of its start among all starts.
  private func due(at now: Instant) -> (order: Int, item: Item)? {
    guard let nextDeadline, nextDeadline <= now else { return nil }
    var first: (order: Int, item: Item)?
    for (index, scroll) in all.enumerated() {
      guard let deadline = scroll.scroll.deadline, deadline <= now else { continue }
      if first.map({ scroll.order < $0.order }) ?? true { first = (scroll.order, .motion(index)) }
    }
    for (index, watch) in watches.enumerated() {
      guard let due = watch.due, due <= now else { continue }
      if first.map({ watch.id.order < $0.order }) ?? true {
        first = (watch.id.order, .crossing(index))
      }
    }
    return first
  }

  /// Does the due work that was started first.
  private mutating func arrive(at now: Instant) -> Arrival? {
    switch due(at: now)?.item {
    case nil: return nil
    case .crossing(let index):
      watches[index].isPassed.toggle()
      findCrossing(index, at: now)
      schedule()
      return .crossing(watches[index])
    case .motion(let index):
      guard let arrival = all[index].scroll.arrive(at: now) else { return nil }
      return .motion(index, arrival)
    }
  }
}

extension ScrollBoard {
  /// Ends a motion that is over, or reports that an offset has crossed a watched threshold.
  mutating func arrive(in ledger: inout Ledger) {
    switch arrive(at: ledger.now) {
    case nil: break
    case .crossing(let watch): ledger.clock.tell(.crossed(watch))
    case .motion(let index, .bounced(let axis, let velocity)):
      record(
        index, .bounced, [.word("axis", axis.rawValue), .number("velocity", velocity)],
        reason: "it reached a bound, and a spring takes over its velocity (G196)", in: &ledger)
      changed(index, at: ledger.now)
    case .motion(let index, .ended):
      changed(index, at: ledger.now)
      ledger.clock.tell(.scrolled(all[index].view))
      rested(index, in: &ledger)
    }
  }
}

/// A scroll view on a stage.
struct AttachedScroll: Sendable {
  let view: ViewID
  /// The name of the view, for the trace.
  let name: String
  var scroll: ScrollOffset
  /// The position of the scroll view's last start among all activations.
  var order: Int
  /// The other scroll view whose offset this one currently follows, and the ratio of the offsets,
  /// or `nil` if this one moves independently.
  var leader: (index: Int, share: Double)?
  /// Whether the scene handles the reports of the scroll view's pan recognizer.
  var isSteered = false
}

// Movements of scroll views, with and without a finger.

extension ScrollBoard {
  /// Returns the traits of a scroll view's pan recognizer for the next finger: the recognizer
  /// counts movement along the axes in which the view scrolls (G81), has no slop if the finger has
  /// stopped a moving view (G184), and uses the scroll view's velocity estimator (GU10).
  private func traits(of index: Int) -> PanTraits {
    let settings = all[index].scroll.settings
    let axes = settings.isEnabled ? settings.scrollableAxes : nil
    return PanTraits(
      slop: catchesTouches(index) ? 0 : PanTraits().slop,
      allowsHorizontal: axes == .horizontal || axes == .both,
      allowsVertical: axes == .vertical || axes == .both, estimator: settings.estimator)
  }

  /// Returns the declaration of a scroll view's pan recognizer for the next finger.
  func recognizer(of index: Int) -> GestureRecognizer {
    var gesture = GestureRecognizer.pan(all[index].name, traits(of: index))
    gesture.contentTouchDelay = all[index].scroll.settings.contentTouchDelay
    return gesture
  }

  /// Stops the scroll views that a finger is about to touch, and updates their pan recognizers for
  /// that finger.
  mutating func prepare(
    along path: [ViewID], renewing gestures: inout GestureBoard, in ledger: inout Ledger
  ) {
    for view in path {
      guard let index = index(of: view) else { continue }
      touchDown(index, in: &ledger)
      gestures.renew(view, recognizer(of: index))
    }
  }

  /// Stops a moving scroll view, because a finger touches it (G184).
  mutating func touchDown(_ index: Int, in ledger: inout Ledger) {
    guard catchesTouches(index), !all[index].scroll.isHeld else { return }
    caught.append(index)
    let velocity = velocity(of: index, at: ledger.now)
    lead(index, at: ledger.now)
    perform(index, at: ledger.now) { $0.hold(at: $1) }
    record(
      index, .scrollCaught, [.vector(.velocity, velocity)],
      reason: "a touch stops a moving scroll view immediately (G184)", in: &ledger)
    changed(index, at: ledger.now)
    ledger.clock.tell(.scrolled(all[index].view))
  }

  /// Forgets which scroll views the fingers have stopped, because all of them have lifted.
  mutating func forgetCaught() {
    if !caught.isEmpty { caught = [] }
  }

  /// Releases a scroll view that a finger has stopped but not dragged.
  mutating func touchUp(_ index: Int, by readings: Interpretations, in ledger: inout Ledger) {
    if let release = perform(index, at: ledger.now, { $0.touchUp(at: $1) }) {
      released(index, release, by: readings, in: &ledger)
    }
  }

  /// Releases the scroll views that fingers have stopped, after the last finger has lifted.
  mutating func fingersLifted(by readings: Interpretations, in ledger: inout Ledger) {
    for index in all.indices { touchUp(index, by: readings, in: &ledger) }
  }

  /// Moves a scroll view according to a report of its pan recognizer.
  mutating func pan(
    _ index: Int, _ pan: Pan, by readings: Interpretations, in ledger: inout Ledger
  ) {
    let now = ledger.now
    switch pan.state {
    case .possible, .failed: return
    case .began:
      // This check comes first, because if the drag is refused, the scroll view that this one
      // follows must continue to move.
      guard all[index].scroll.isDraggable else {
        record(index, .scrollRefused, reason: refusal(of: index), in: &ledger)
        return
      }
      touchDown(index, in: &ledger)
      lead(index, at: now)
      _ = perform(index, at: now) { $0.began(pan, at: $1) }
      record(
        index, .scrollBegan, reason: "the content follows the finger point for point (G185)",
        in: &ledger)
      ledger.clock.tell(.scrollBegan(all[index].view))
    case .changed: perform(index, at: now) { $0.moved(pan, at: $1) }
    case .ended, .cancelled:
      let release = perform(index, at: now) { scroll, now in
        pan.state == .ended ? scroll.ended(pan, at: now) : scroll.cancelled(at: now)
      }
      if let release { released(index, release, by: readings, in: &ledger) }
      return
    }
    guard all[index].scroll.isDragging else { return }
    changed(index, at: now)
    ledger.clock.tell(.scrolled(all[index].view))
  }

  private func refusal(of index: Int) -> Reason {
    all[index].scroll.settings.isEnabled
      ? "the content fits and the view does not always bounce (G81, G194)"
      : "scrolling is switched off"
  }

  private mutating func released(
    _ index: Int, _ release: ScrollOffset.DragEnd, by readings: Interpretations,
    in ledger: inout Ledger
  ) {
    record(
      index, .scrollReleased,
      [.vector(.velocity, release.velocity), .vector("target", release.target)],
      reason: all[index].scroll.settings.isPaging
        ? "paging: it settles at most one page from the start of the drag (G198, G200)"
        : readings.isMeasured(on: .announcedTarget)
          ? "the projected target, computed as the integral of the velocity (M7)"
          : "the projected target, computed from the deceleration rate per millisecond (G174, G201)",
      in: &ledger)
    ledger.clock.tell(.scrollReleased(all[index].view, release))
    beginMoving(index, order: ledger.clock.nextOrder(), at: ledger.now)
  }

  /// Applies the scene's choice of the offset at which a released scroll view settles (G180).
  mutating func land(
    _ index: Int, on target: Vector, after release: ScrollOffset.DragEnd,
    by readings: Interpretations,
    in ledger: inout Ledger
  ) {
    let before = all[index].scroll
    if target != release.target {
      perform(index, at: ledger.now) { $0.land(on: target, after: release, at: $1) }
      record(
        index, .scrollTarget, [.vector("target", target)],
        reason: "the scene changed the target (G180)", in: &ledger)
      if before != all[index].scroll {
        beginMoving(index, order: ledger.clock.nextOrder(), at: ledger.now)
      }
    }
    changed(index, at: ledger.now)
    ledger.clock.tell(.scrolled(all[index].view))
    guard all[index].scroll.isDecelerating else {
      if !all[index].scroll.isDragging { rested(index, in: &ledger) }
      return
    }
    record(
      index, .decelerating,
      [
        .vector(.velocity, velocity(of: index, at: ledger.now)),
        .vector("rest", all[index].scroll.target ?? .zero),
      ], reason: motionReason(of: index, by: readings), in: &ledger)
  }

  /// Returns the reason that the trace gives for the motion of a scroll view after its release,
  /// which depends on the readings chosen for open questions.
  private func motionReason(of index: Int, by readings: Interpretations) -> Reason {
    if all[index].scroll.settings.isPaging {
      return "it keeps moving until it settles on a page (GU14)"
    }
    switch (readings.isMeasured(on: .throwWay), readings.isMeasured(on: .bounceSpring)) {
    case (false, false): return "it decelerates until it is at rest (G173, G195)"
    case (true, false): return "it decelerates until it is slower than 10 pt/s (M5, M6, G195)"
    case (false, true): return "it decelerates until it is at rest (G173, M9)"
    case (true, true): return "it decelerates until it is slower than 10 pt/s (M5, M6, M9)"
    }
  }

  /// Moves the content of a scroll view without a finger.
  mutating func move(
    _ index: Int, in ledger: inout Ledger, reason: Reason = "the program scrolled it",
    _ move: (inout ScrollOffset, Instant) -> Void
  ) {
    let now = ledger.now
    lead(index, at: now)
    let from = offset(of: index, at: now)
    perform(index, at: now, move)
    noteScrolled(index, from: from, reason: reason, in: &ledger)
    beginMoving(index, order: ledger.clock.nextOrder(), at: now)
    ledger.clock.tell(.scrolled(all[index].view))
  }

  /// Changes the offset of a scroll view.
  ///
  /// Call this method only on a copy, to find out which values depend on the offset.
  mutating func disturb(_ index: Int, at now: Instant) {
    let offset = offset(of: index, at: now)
    perform(index, at: now) { scroll, _ in
      scroll.scroll(to: Vector(dx: offset.dx + 1, dy: offset.dy + 1))
    }
  }

  /// Records that a scroll view moves without a finger, from an offset to its next one.
  private func noteScrolled(
    _ index: Int, from: Vector, reason: Reason, in ledger: inout Ledger
  ) {
    let (scroll, now) = (all[index].scroll, ledger.now)
    ledger.note(
      Event(
        .scrolled, nil,
        [
          .word(.view, all[index].name), .vector("from", from),
          .vector("to", scroll.offset(at: scroll.deadline ?? now)),
          .number(.over, scroll.deadline.map { $0.seconds(since: now) } ?? 0),
        ], reason: reason))
  }

  /// Records that a scroll view is at rest, and notifies the scene.
  func rested(_ index: Int, in ledger: inout Ledger) {
    record(index, .scrollEnded, reason: "it is at rest", in: &ledger)
    ledger.clock.tell(.scrollEnded(all[index].view))
  }

  /// Records an operation on a scroll view, along with the view's offset.
  func record(
    _ index: Int, _ kind: EventKind, _ extra: [Event.Field] = [], reason: Reason,
    in ledger: inout Ledger
  ) {
    ledger.note(
      Event(
        kind, nil,
        [
          .word(.view, all[index].name), .vector("offset", offset(of: index, at: ledger.now)),
        ] + extra, reason: reason))
  }
}

/// A path that reads the state of a scroll view, such as its offset.
struct ScrollPath: Sendable {
  let name: String
  let read: @Sendable (Stage, Int) -> PathValue

  /// Returns the paths of a scroll view, including `page` if it has paging.
  static func all(of scroll: ScrollOffset) -> [ScrollPath] {
    scroll.settings.isPaging ? common + [page] : common
  }

  private static let common: [ScrollPath] = [
    ScrollPath(name: "offset") { stage, index in
      length(stage.scrolling.offset(of: index, at: stage.now), stage, index)
    },
    ScrollPath(name: "target") { stage, index in
      stage.scrolling.all[index].scroll.target.map { length($0, stage, index) } ?? .absent
    },
    ScrollPath(name: "content") { stage, index in
      let content = stage.scrolling.all[index].scroll.settings.content
      return .pair(content.width, content.height, .points)
    },
    ScrollPath(name: "insets") { stage, index in
      let insets = stage.scrolling.all[index].scroll.settings.insets
      return .rect(
        Rect2D(x: insets.top, y: insets.left, width: insets.bottom, height: insets.right))
    },
    ScrollPath(name: "dragging") { .flag($0.scrolling.all[$1].scroll.isDragging) },
    ScrollPath(name: "decelerating") { .flag($0.scrolling.all[$1].scroll.isDecelerating) },
    ScrollPath(name: "speed") { stage, index in
      let velocity = stage.scrolling.velocity(of: index, at: stage.now)
      guard let axis = stage.scrolling.all[index].scroll.settings.shownAxes.single else {
        return .pair(velocity.dx, velocity.dy, .pointsPerSecond)
      }
      return .number(velocity[axis], .pointsPerSecond)
    },
  ]

  private static let page = ScrollPath(name: "page") { stage, index in
    stage.scrolling.all[index].scroll.page(at: stage.scrolling.offset(of: index, at: stage.now)).map
    {
      .count($0)
    } ?? .absent
  }

  /// Returns an offset as a path's value: a number if the scroll view scrolls along one axis,
  /// otherwise a pair.
  private static func length(_ offset: Vector, _ stage: Stage, _ index: Int) -> PathValue {
    guard let axis = stage.scrolling.all[index].scroll.settings.shownAxes.single else {
      return .pair(offset.dx, offset.dy, .points)
    }
    return .points(offset[axis])
  }
}

extension ScrollBoard {
  /// Returns the path of a scroll view's offset along an axis, with a component if both axes
  /// scroll.
  func offsetPath(of index: Int, _ axis: ScrollAxis) -> String {
    let path = "\(all[index].name).offset"
    guard all[index].scroll.settings.shownAxes.single != axis else { return path }
    return axis == .horizontal ? "\(path).x" : "\(path).y"
  }
}

// The events of scroll views.

extension EventKind {
  /// A drag of a scroll view began.
  public static let scrollBegan = EventKind(
    "scroll began", summary: "A drag of a scroll view began.",
    [.view, FieldSchema("offset", .numbers(.points))])
  /// A drag of a scroll view was refused.
  public static let scrollRefused = EventKind(
    "scroll refused", summary: "A drag of a scroll view was refused.",
    [.view, FieldSchema("offset", .numbers(.points))])
  /// A touch stopped a moving scroll view.
  public static let scrollCaught = EventKind(
    "scroll caught", summary: "A touch stopped a moving scroll view.",
    [
      .view, FieldSchema("offset", .numbers(.points)),
      .velocity,
    ])
  /// A drag of a scroll view ended.
  public static let scrollReleased = EventKind(
    "scroll released", summary: "A drag of a scroll view ended.",
    [
      .view, FieldSchema("offset", .numbers(.points)),
      .velocity, FieldSchema("target", .numbers(.points)),
    ])
  /// The scene changed the target of a scroll view.
  public static let scrollTarget = EventKind(
    "scroll target", summary: "The scene changed the target of a scroll view.",
    [
      .view, FieldSchema("offset", .numbers(.points)),
      FieldSchema("target", .numbers(.points)),
    ])
  /// A scroll view began to decelerate.
  public static let decelerating = EventKind(
    "decelerating", summary: "A scroll view decelerates.",
    [
      .view, FieldSchema("offset", .numbers(.points)),
      .velocity, FieldSchema("rest", .numbers(.points)),
    ])
  /// A scroll view reached a bound and began to bounce.
  public static let bounced = EventKind(
    "bounced", summary: "A scroll view reached a bound and bounces.",
    [
      .view, FieldSchema("offset", .numbers(.points)), FieldSchema("axis"),
      FieldSchema("velocity", .number(.pointsPerSecond)),
    ])
  /// A scroll view settled.
  public static let scrollEnded = EventKind(
    "scroll ended", summary: "A scroll view came to rest.",
    [.view, FieldSchema("offset", .numbers(.points))])
  /// A scroll view was scrolled without a finger.
  public static let scrolled = EventKind(
    "scrolled", summary: "A scroll view was scrolled by the app's code.",
    [
      .view, FieldSchema("from", .numbers(.points)),
      FieldSchema("to", .numbers(.points)), .over,
    ])

  /// All events of scroll views.
  static let scrolling: [EventKind] = [
    .scrollBegan, .scrollRefused, .scrollCaught, .scrollReleased, .scrollTarget, .decelerating,
    .bounced, .scrollEnded, .scrolled,
  ]
}
