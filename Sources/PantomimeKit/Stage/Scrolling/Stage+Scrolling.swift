// Scroll views: views whose content a finger, the app or time moves.

extension Stage {
  /// Adds a view that scrolls the views inside it.
  @discardableResult
  public mutating func addScrollView(
    _ name: String, in parent: ViewID? = nil, frame: Rect, content: Size,
    _ properties: PropertySetting..., settings change: (inout ScrollSettings) -> Void = { _ in }
  ) -> ViewID {
    let parent = known(parent)
    var settings = ScrollSettings(
      viewport: Size(width: frame.width, height: frame.height), content: content)
    change(&settings)
    return addScrollView(name, in: parent, [.frame(frame)] + properties, settings)
  }

  mutating func addScrollView(
    _ name: String, in parent: ViewID?, _ properties: [PropertySetting], _ settings: ScrollSettings
  ) -> ViewID {
    claim(name, taken: view(named: name) != nil, by: "view")
    let view = views.add(name, claim(properties, of: name), in: parent)
    var settings = settings
    settings.style.follow(self.settings.readings.scrollLaws)
    scrolling.add(view, ScrollView(settings))
    _ = add(scrollGesture(of: view), on: view, role: .scroll)
    return view
  }

  /// The scroll view that a view is; `nil` for any other view.
  public func scrollView(_ view: ViewID) -> ScrollView? {
    scrolling.index(of: view).map { scrolling.all[$0].scroll }
  }

  /// How far the content of a view is scrolled, in points; zero for one that does not scroll.
  public func contentOffset(of view: ViewID) -> Vector {
    scrolling.index(of: view).map { scrolling.offset(of: $0, at: now) } ?? .zero
  }

  /// Changes what a scroll view was told about itself, such as the size of its content.
  ///
  /// A motion under way goes on as it was begun, and the offset stays.
  public mutating func configure(_ view: ViewID, _ change: (inout ScrollSettings) -> Void) {
    guard let index = scrollIndex(of: view) else { return }
    scrolling.configure(index, change)
  }

  /// What the pan of a scroll view is like just now: it counts movements along the axes that it can
  /// scroll (G81), has no slop if the finger has stopped a movement (G184), and an estimator of its
  /// own (GU10).
  func scrollTraits(of view: ViewID) -> PanTraits {
    guard let index = scrolling.index(of: view) else { return PanTraits() }
    let settings = scrolling.all[index].scroll.settings
    let axes = settings.isEnabled ? settings.scrollableAxes : nil
    return PanTraits(
      slop: scrolling.catchesTouches(index) ? 0 : PanTraits().slop,
      allowsHorizontal: axes == .horizontal || axes == .both,
      allowsVertical: axes == .vertical || axes == .both, estimator: settings.estimator)
  }

  /// The recognizer of a scroll view as it is to be for the next finger.
  private func scrollGesture(of view: ViewID) -> Gesture {
    var gesture = Gesture.pan(name(of: view), scrollTraits(of: view))
    gesture.contentTouchDelay = scrollView(view)?.settings.contentTouchDelay
    return gesture
  }

  /// A finger is about to come down: the scroll views under it stop, and their pans are as they are
  /// to be for it.
  mutating func prepareScrolling(along path: [ViewID]) {
    for view in path where scrolling.index(of: view) != nil {
      scrollTouchDown(view)
      if let gesture = scrollRecognizer(of: view) {
        gestures.renew(gesture, scrollGesture(of: view))
      }
    }
  }

  /// No finger is on the screen any more: scroll views that one has stopped are let go.
  mutating func finishScrolling() {
    for scroll in scrolling.all { scrollTouchUp(scroll.view) }
  }
}

extension Stage {
  /// The names of the views that scroll.
  var scrollViewNames: [String] { scrolling.all.map { name(of: $0.view) } }

  /// Moves a scroll view by its name, as a user does.
  mutating func scroll(_ name: String, _ input: ScrollInput) throws(Refusal) {
    guard let view = view(named: name) else {
      throw .impossible(.noView(name, among: scrollViewNames))
    }
    guard let index = scrolling.index(of: view) else {
      throw .impossible(.notScrollable(name, among: scrollViewNames))
    }
    let axis = scrolling.all[index].scroll.settings.shownAxes.single
    let wanted = axis == nil ? 2 : 1
    guard input.numbers.count == wanted else {
      throw .impossible(.wrongCount(name, wanted: wanted, given: input.numbers.count))
    }
    var numbers = input.isRelative ? Vector.zero : scrolling.offset(of: index, at: now)
    if let axis {
      numbers[axis] = input.numbers[0]
    } else {
      numbers = Vector(dx: input.numbers[0], dy: input.numbers[1])
    }
    if input.isRelative {
      scroll(view, by: numbers, over: input.seconds)
    } else {
      scroll(view, to: numbers, over: input.seconds)
    }
  }
}

// MARK: - Fingers

extension Stage {
  /// A finger comes down on a scroll view: if it moves, it stops at once (G184).
  public mutating func scrollTouchDown(_ view: ViewID) {
    guard knows(view), let index = scrolling.index(of: view), scrolling.catchesTouches(index),
      !scrolling.mover(of: index).isHeld
    else {
      return
    }
    let velocity = scrolling.velocity(of: index, at: now)
    scrolling.lead(index, at: now)
    scrolling.perform(index, at: now) { $0.hold(at: $1) }
    record(
      index, .scrollCaught, [.vector("velocity", velocity)],
      reason: "a touch stops a scroll view that moves at once (G184)")
    scrolling.changed(index, at: now)
    clock.tell(.scrolled(view))
  }

  /// A finger lifts from a scroll view it has stopped, and has not dragged it.
  public mutating func scrollTouchUp(_ view: ViewID) {
    guard knows(view), let index = scrolling.index(of: view) else { return }
    if let release = scrolling.perform(index, at: now, { $0.touchUp(at: $1) }) {
      released(index, release)
    }
  }

  /// The pan of a scroll view reports.
  public mutating func scrollPan(_ view: ViewID, _ pan: Pan) {
    guard knows(view), let index = scrolling.index(of: view) else { return }
    switch pan.state {
    case .possible, .failed: return
    case .began:
      // Asked first: what it follows goes on as it was if nothing comes of the drag.
      guard scrolling.all[index].scroll.isDraggable else {
        record(index, .scrollRefused, reason: refusal(scrolling.all[index].scroll))
        return
      }
      scrollTouchDown(view)
      scrolling.lead(index, at: now)
      _ = scrolling.perform(index, at: now) { $0.began(pan, at: $1) }
      record(index, .scrollBegan, reason: "the finger moves the content, point for point (G185)")
      clock.tell(.scrollBegan(view))
    case .changed: scrolling.perform(index, at: now) { $0.moved(pan, at: $1) }
    case .ended, .cancelled:
      let release = scrolling.perform(index, at: now) { scroll, now in
        pan.state == .ended ? scroll.ended(pan, at: now) : scroll.cancelled(at: now)
      }
      if let release { released(index, release) }
      return
    }
    guard scrolling.all[index].scroll.isDragging else { return }
    scrolling.changed(index, at: now)
    clock.tell(.scrolled(view))
  }

  private func refusal(_ scroll: ScrollView) -> Reason {
    scroll.settings.isEnabled
      ? "the content is no larger than the view, and does not always bounce (G81, G194)"
      : "scrolling is switched off"
  }

  private mutating func released(_ index: Int, _ release: ScrollView.DragEnd) {
    record(
      index, .scrollReleased,
      [.vector("velocity", release.velocity), .vector("target", release.target)],
      reason: scrolling.all[index].scroll.settings.isPaging
        ? "it rests on a page, at most one from where the drag began (G198, G200)"
        : settings.readings.isMeasured(on: .toldTarget)
          ? "where it is told to rest, by the integral of the velocity (M7)"
          : "where it would rest, by the velocity that is left each millisecond (G174, G201)")
    clock.tell(.scrollReleased(scrolling.all[index].view, release))
    beginMoving(index)
  }

  /// Why it moves as it does, by the accounts that are followed; to a page one way leads (GU14).
  private func motionReason(of index: Int) -> Reason {
    if scrolling.all[index].scroll.settings.isPaging {
      return "it moves on by itself until it rests on a page (GU14)"
    }
    let readings = settings.readings
    switch (readings.isMeasured(on: .throwWay), readings.isMeasured(on: .bounceSpring)) {
    case (false, false): return "it moves on by itself until it rests (G173, G195)"
    case (true, false): return "it moves on by itself until it rests (M5, G195)"
    case (false, true): return "it moves on by itself until it rests (G173, M9)"
    case (true, true): return "it moves on by itself until it rests (M5, M9)"
    }
  }

  /// The scene has said where a released scroll view is to rest (G180).
  mutating func land(_ view: ViewID, on target: Vector, after release: ScrollView.DragEnd) {
    guard let index = scrolling.index(of: view) else { return }
    let before = scrolling.all[index].scroll
    if target != release.target {
      scrolling.perform(index, at: now) { $0.land(on: target, after: release, at: $1) }
      record(
        index, .scrollTarget, [.vector("target", target)],
        reason: "the scene has chosen where it rests (G180)")
      if before != scrolling.all[index].scroll { beginMoving(index) }
    }
    scrolling.changed(index, at: now)
    clock.tell(.scrolled(view))
    guard scrolling.all[index].scroll.isDecelerating else {
      if !scrolling.all[index].scroll.isDragging { rested(index) }
      return
    }
    record(
      index, .decelerating,
      [
        .vector("velocity", scrolling.velocity(of: index, at: now)),
        .vector("rest", scrolling.all[index].scroll.target ?? .zero),
      ], reason: motionReason(of: index))
  }
}

// MARK: - The app

extension Stage {
  /// Moves the content of a scroll view at once, or evenly over some seconds from now.
  public mutating func scroll(_ view: ViewID, to offset: Vector, over seconds: Double = 0) {
    move(view, over: seconds) { scroll, now in scroll.scroll(to: offset, over: seconds, at: now) }
  }

  /// Moves the content of a scroll view on by a way, at once or evenly over some seconds from now.
  public mutating func scroll(_ view: ViewID, by distance: Vector, over seconds: Double = 0) {
    move(view, over: seconds) { scroll, now in scroll.scroll(by: distance, over: seconds, at: now) }
  }

  private mutating func move(
    _ view: ViewID, over seconds: Double, _ move: (inout ScrollView, Instant) -> Void
  ) {
    guard let index = scrollIndex(of: view) else { return }
    scrolling.lead(index, at: now)
    let from = scrolling.offset(of: index, at: now)
    scrolling.perform(index, at: now, move)
    let scroll = scrolling.all[index].scroll
    note(
      Event(
        .scrolled, nil,
        [
          .word("view", name(of: view)), .vector("from", from),
          .vector("to", scroll.offset(at: scroll.deadline ?? now)),
          .number("over", scroll.deadline.map { $0.seconds(since: now) } ?? 0),
        ], reason: "without a finger"))
    beginMoving(index)
    clock.tell(.scrolled(view))
  }

  /// Makes two scroll views move together: whichever is moved, the other follows at every instant.
  ///
  /// The share is the second one's offset for each point of the first one's.
  public mutating func link(_ first: ViewID, _ second: ViewID, share: Double) {
    guard let one = scrollIndex(of: first), let other = scrollIndex(of: second),
      one != other,
      share.isFinite, share != 0
    else { return }
    scrolling.link(one, other, share: share, at: now)
  }
}
