// What scroll views do by themselves, and where their offsets pass a place that is watched.

extension Stage {
  /// Watches the offset of a scroll view: the scene is told, by `scrollCrossed`, whenever it is on
  /// the other side of a place, at the very instant, however it is moved and time is cut.
  ///
  /// Moved by a finger or at once, that is the instant of the move.
  @discardableResult
  public mutating func watch(_ view: ViewID, _ place: ScrollPlace) -> ScrollWatchID {
    activations += 1
    let id = ScrollWatchID(order: activations)
    guard let index = scrollIndex(view) else { return id }
    watches.append(
      ScrollWatch(
        id: id, view: view, place: place,
        isPassed: place.isPassed(by: contentOffset(of: index, at: now))))
    findCrossing(watches.count - 1)
    scheduleScrolls()
    return id
  }

  /// Watches a place no longer.
  public mutating func cancel(_ watch: ScrollWatchID) {
    watches.removeAll { $0.id == watch }
    scheduleScrolls()
  }

  func isWatching(_ watch: ScrollWatchID) -> Bool { watches.contains { $0.id == watch } }

  /// The velocity of a scroll view's content, in points per second.
  func scrollVelocity(of index: Int) -> Vector {
    guard let leader = scrolls[index].leader else {
      return scrolls[index].scroll.velocity(at: now)
    }
    return scrolls[leader.index].scroll.velocity(at: now).mapped { $1 * leader.share }
  }

  /// Notes that a scroll view has begun to move, or come to rest.
  mutating func beginMoving(_ index: Int) {
    activations += 1
    scrolls[index].order = activations
    scrollChanged(index)
  }

  /// Notes that the offset of a scroll view is, or will be, another.
  mutating func scrollChanged(_ index: Int) {
    for watch in watches.indices {
      guard let watched = scrollIndex(watches[watch].view) else { continue }
      if watched == index || scrolls[watched].leader?.index == index { findCrossing(watch) }
    }
    scheduleScrolls()
  }

  mutating func scheduleScrolls() {
    var next: Instant?
    for scroll in scrolls {
      if let deadline = scroll.scroll.deadline { next = next.map { min($0, deadline) } ?? deadline }
    }
    for watch in watches {
      if let due = watch.due { next = next.map { min($0, due) } ?? due }
    }
    scrollDeadline = next
  }

  private mutating func findCrossing(_ watch: Int) {
    guard let index = scrollIndex(watches[watch].view) else { return }
    let place = watches[watch].place
    let moving = scrolls[index].leader?.index ?? index
    let turns = scrolls[moving].scroll.turns(along: place.axis, from: now)
    watches[watch].due = place.crossing(
      from: watches[watch].isPassed, turns: turns.isEmpty ? [now] : turns
    ) { contentOffset(of: index, at: $0) }
  }

  /// What is due of scroll views, by the order in which it was started.
  var dueScroll: (order: Int, item: ScrollItem)? {
    guard let scrollDeadline, scrollDeadline <= now else { return nil }
    var first: (order: Int, item: ScrollItem)?
    for (index, scroll) in scrolls.enumerated() {
      guard let deadline = scroll.scroll.deadline, deadline <= now else { continue }
      if first.map({ scroll.order < $0.order }) ?? true { first = (scroll.order, .arrival(index)) }
    }
    for (index, watch) in watches.enumerated() {
      guard let due = watch.due, due <= now else { continue }
      if first.map({ watch.id.order < $0.order }) ?? true {
        first = (watch.id.order, .crossing(index))
      }
    }
    return first
  }

  /// Something that a scroll view does by itself.
  enum ScrollItem {
    case arrival(Int)
    case crossing(Int)
  }

  /// Lets happen what is due.
  mutating func finish(_ item: ScrollItem) {
    switch item {
    case .crossing(let index):
      watches[index].isPassed.toggle()
      findCrossing(index)
      scheduleScrolls()
      endings.append(.crossed(watches[index]))
    case .arrival(let index): arrive(index)
    }
  }

  private mutating func arrive(_ index: Int) {
    guard let arrival = scrolls[index].scroll.arrive(at: now) else { return }
    switch arrival {
    case .bounced(let axis, let velocity):
      record(
        index, "bounced", [.word("axis", axis.rawValue), .number("velocity", velocity)],
        reason: "it has run into a bound: a spring takes its velocity over (G196)")
      scrollChanged(index)
    case .ended:
      scrollChanged(index)
      endings.append(.scrolled(scrolls[index].view))
      rested(index)
    }
  }

  /// Records that a scroll view is at rest, and makes the scene hear of it.
  mutating func rested(_ index: Int) {
    record(index, "scroll ended", reason: "it is at rest")
    endings.append(.scrollEnded(scrolls[index].view))
  }

  /// Records what a scroll view does, with its offset.
  mutating func record(
    _ index: Int, _ name: String, _ extra: [Event.Field] = [], reason: String
  ) {
    record(
      Event(
        name,
        [
          .word("view", self.name(of: scrolls[index].view)),
          .vector("offset", contentOffset(of: index, at: now)),
        ] + extra, reason: reason))
  }
}
