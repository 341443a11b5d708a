/// The scroll views of a stage: their state machines, their links, and the watched offsets.
struct ScrollBoard: Sendable {
  private(set) var all: [AttachedScroll] = []
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

  /// Returns whether the scene itself moves a scroll view that a finger drags.
  func isSteered(_ view: ViewID) -> Bool { index(of: view).map { all[$0].isSteered } ?? false }

  /// Returns the index of the scroll view with a name.
  ///
  /// - Throws: `InputError` if there is none.
  func find(_ name: String, on views: ViewBoard) throws(InputError) -> Int {
    guard let view = views.view(named: name) else {
      throw .impossible(.noView(name, among: names))
    }
    guard let index = index(of: view) else {
      throw .impossible(.notScrollable(name, among: names))
    }
    return index
  }

  func offset(of index: Int, at instant: Instant) -> Vector {
    guard let leader = all[index].leader else { return all[index].scroll.offset(at: instant) }
    return all[leader.index].scroll.offset(at: instant).mapped { $1 * leader.share }
  }

  /// Returns the velocity of a scroll view's content, in points per second.
  func velocity(of index: Int, at instant: Instant) -> Vector {
    guard let leader = all[index].leader else { return all[index].scroll.velocity(at: instant) }
    return all[leader.index].scroll.velocity(at: instant).mapped { $1 * leader.share }
  }

  /// Returns the scroll view that moves another: itself, or the one that it follows.
  func mover(of index: Int) -> ScrollView { all[all[index].leader?.index ?? index].scroll }

  /// Returns whether a touch stops the scroll view because it is moving.
  func catchesTouches(_ index: Int) -> Bool {
    all[index].scroll.settings.isEnabled && mover(of: index).isStoppable
  }

  func isWatching(_ watch: ScrollWatchID) -> Bool { watches.contains { $0.id == watch } }
}

// MARK: - Moving

extension ScrollBoard {
  mutating func add(_ view: ViewID, named name: String, _ scroll: ScrollView) {
    all.append(AttachedScroll(view: view, name: name, scroll: scroll, order: 0))
  }

  /// Lets the scene control how a finger moves a scroll view.
  mutating func steer(_ index: Int) { all[index].isSteered = true }

  /// Changes the settings of a scroll view; a motion in flight continues as it began.
  mutating func configure(_ index: Int, _ change: (inout ScrollSettings) -> Void) {
    change(&all[index].scroll.settings)
  }

  /// Applies other readings to all scroll views, starting with the next lift-off.
  mutating func follow(_ laws: ScrollLaws) {
    for index in all.indices { all[index].scroll.settings.style.follow(laws) }
  }

  /// Performs an operation on a scroll view; if its offset changes, call `changed` or `beginMoving`
  /// afterward.
  mutating func perform<Result>(
    _ index: Int, at now: Instant, _ operation: (inout ScrollView, Instant) -> Result
  ) -> Result { operation(&all[index].scroll, now) }

  /// Records that a scroll view has begun to move or has settled, and its position among all
  /// starts.
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

  /// Links two scroll views.
  mutating func link(_ one: Int, _ other: Int, share: Double, at now: Instant) {
    links.append(ScrollLink(first: one, second: other, share: share))
    lead(one, at: now)
  }

  /// Makes a scroll view the one that its linked views follow.
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
    case motion(Int, ScrollView.Arrival)
    case crossing(ScrollWatch)
  }

  func turn(at now: Instant) -> Int? { due(at: now)?.order }

  private enum Item {
    case motion(Int)
    case crossing(Int)
  }

  /// Returns the due item, with the position of its start.
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
  /// Ends a motion that is over, or reports that a watched offset was crossed.
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
