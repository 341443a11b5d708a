// Movements of scroll views, with and without a finger.

extension ScrollBoard {
  /// Returns the traits of a scroll view's pan for the next finger: it counts movement along the
  /// axes in which the view scrolls (G81), has no slop if the finger has stopped a movement (G184),
  /// and uses the scroll view's estimator (GU10).
  private func traits(of index: Int) -> PanTraits {
    let settings = all[index].scroll.settings
    let axes = settings.isEnabled ? settings.scrollableAxes : nil
    return PanTraits(
      slop: catchesTouches(index) ? 0 : PanTraits().slop,
      allowsHorizontal: axes == .horizontal || axes == .both,
      allowsVertical: axes == .vertical || axes == .both, estimator: settings.estimator)
  }

  /// Returns the recognizer of a scroll view for the next finger.
  func recognizer(of index: Int) -> Gesture {
    var gesture = Gesture.pan(all[index].name, traits(of: index))
    gesture.contentTouchDelay = all[index].scroll.settings.contentTouchDelay
    return gesture
  }

  /// Stops the scroll views that a finger is about to touch, and updates their pans for it.
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
    guard catchesTouches(index), !mover(of: index).isHeld else { return }
    let velocity = velocity(of: index, at: ledger.now)
    lead(index, at: ledger.now)
    perform(index, at: ledger.now) { $0.hold(at: $1) }
    record(
      index, .scrollCaught, [.vector(.velocity, velocity)],
      reason: "a touch stops a moving scroll view immediately (G184)", in: &ledger)
    changed(index, at: ledger.now)
    ledger.clock.tell(.scrolled(all[index].view))
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

  /// Follows a report of a scroll view's pan.
  mutating func pan(
    _ index: Int, _ pan: Pan, by readings: Interpretations, in ledger: inout Ledger
  ) {
    let now = ledger.now
    switch pan.state {
    case .possible, .failed: return
    case .began:
      // Comes first, because if the drag is refused, a leading scroll view must continue to move.
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
    _ index: Int, _ release: ScrollView.DragEnd, by readings: Interpretations,
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
    _ index: Int, on target: Vector, after release: ScrollView.DragEnd,
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

  /// Returns the reason for the motion of a scroll view under the current readings; one of them
  /// selects a page (GU14).
  private func motionReason(of index: Int, by readings: Interpretations) -> Reason {
    if all[index].scroll.settings.isPaging {
      return "it keeps moving until it settles on a page (GU14)"
    }
    switch (readings.isMeasured(on: .throwWay), readings.isMeasured(on: .bounceSpring)) {
    case (false, false): return "it decelerates until it is at rest (G173, G195)"
    case (true, false): return "it decelerates until it is at rest (M5, G195)"
    case (false, true): return "it decelerates until it is at rest (G173, M9)"
    case (true, true): return "it decelerates until it is at rest (M5, M9)"
    }
  }

  /// Moves the content of a scroll view without a finger.
  mutating func move(
    _ index: Int, in ledger: inout Ledger, reason: Reason = "the program scrolled it",
    _ move: (inout ScrollView, Instant) -> Void
  ) {
    let now = ledger.now
    lead(index, at: now)
    let from = offset(of: index, at: now)
    perform(index, at: now, move)
    let scroll = all[index].scroll
    ledger.note(
      Event(
        .scrolled, nil,
        [
          .word(.view, all[index].name), .vector("from", from),
          .vector("to", scroll.offset(at: scroll.deadline ?? now)),
          .number(.over, scroll.deadline.map { $0.seconds(since: now) } ?? 0),
        ], reason: reason))
    beginMoving(index, order: ledger.clock.nextOrder(), at: now)
    ledger.clock.tell(.scrolled(all[index].view))
  }

  /// Records that a scroll view is at rest, and notifies the scene.
  func rested(_ index: Int, in ledger: inout Ledger) {
    record(index, .scrollEnded, reason: "it is at rest", in: &ledger)
    ledger.clock.tell(.scrollEnded(all[index].view))
  }

  /// Records an operation of a scroll view, with its offset.
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
