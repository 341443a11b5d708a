// What scroll views do by themselves, and where their offsets pass a place that is watched.

extension Stage {
  /// Watches the offset of a scroll view: the scene is told, by `scrollCrossed`, whenever it is on
  /// the other side of a place, at the very instant, however it is moved and time is cut.
  ///
  /// Moved by a finger or at once, that is the instant of the move.
  @discardableResult
  public mutating func watch(_ view: ViewID, _ place: ScrollPlace) -> ScrollWatchID {
    let id = ScrollWatchID(order: clock.nextOrder(), mark: view.place.mark)
    if let index = scrollIndex(of: view) { scrolling.watch(index, place, id, at: now) }
    return id
  }

  /// Watches a place no longer.
  public mutating func cancel(_ watch: ScrollWatchID) {
    if knows(watch) { scrolling.cancel(watch) }
  }

  /// Notes that a scroll view has begun to move, or come to rest.
  mutating func beginMoving(_ index: Int) {
    scrolling.beginMoving(index, order: clock.nextOrder(), at: now)
  }

  /// Lets happen what is due of scroll views.
  mutating func scrollArrives() {
    switch scrolling.arrive(at: now) {
    case nil: break
    case .crossing(let watch): clock.tell(.crossed(watch))
    case .motion(let index, .bounced(let axis, let velocity)):
      record(
        index, .bounced, [.word("axis", axis.rawValue), .number("velocity", velocity)],
        reason: "it has run into a bound: a spring takes its velocity over (G196)")
      scrolling.changed(index, at: now)
    case .motion(let index, .ended):
      scrolling.changed(index, at: now)
      clock.tell(.scrolled(scrolling.all[index].view))
      rested(index)
    }
  }

  /// Records that a scroll view is at rest, and makes the scene hear of it.
  mutating func rested(_ index: Int) {
    record(index, .scrollEnded, reason: "it is at rest")
    clock.tell(.scrollEnded(scrolling.all[index].view))
  }

  /// Records what a scroll view does, with its offset.
  mutating func record(
    _ index: Int, _ kind: EventKind, _ extra: [Event.Field] = [], reason: Reason
  ) {
    note(
      Event(
        kind, nil,
        [
          .word("view", self.name(of: scrolling.all[index].view)),
          .vector("offset", scrolling.offset(of: index, at: now)),
        ] + extra, reason: reason))
  }
}
