// Scroll views: views whose content a finger, the app or time moves.

extension Stage {
  /// Adds a view that scrolls the views inside it.
  @discardableResult
  public mutating func addScrollView(
    _ name: String, in parent: ViewID? = nil, frame: Rect, content: Size,
    _ properties: PropertySetting..., settings change: (inout ScrollSettings) -> Void = { _ in }
  ) -> ViewID {
    var settings = ScrollSettings(
      viewport: Size(width: frame.width, height: frame.height), content: content)
    change(&settings)
    return addScrollView(name, in: parent, [.frame(frame)] + properties, settings)
  }

  mutating func addScrollView(
    _ name: String, in parent: ViewID?, _ properties: [PropertySetting], _ settings: ScrollSettings
  ) -> ViewID {
    let view = addView(name, properties)
    views[view.index].parent = parent
    scrolls.append(AttachedScroll(view: view, scroll: ScrollView(settings), order: 0))
    _ = add(scrollGesture(of: view), on: view, role: .scroll)
    return view
  }

  /// The scroll view that a view is; `nil` for any other view.
  public func scrollView(_ view: ViewID) -> ScrollView? {
    scrollIndex(view).map { scrolls[$0].scroll }
  }

  /// How far the content of a view is scrolled, in points; zero for one that does not scroll.
  public func contentOffset(of view: ViewID) -> Vector {
    scrollIndex(view).map { contentOffset(of: $0, at: now) } ?? .zero
  }

  /// Changes what a scroll view was told about itself, such as the size of its content.
  ///
  /// A motion under way goes on as it was begun, and the offset stays.
  public mutating func configure(_ view: ViewID, _ change: (inout ScrollSettings) -> Void) {
    guard let index = scrollIndex(view) else { return }
    change(&scrolls[index].scroll.settings)
  }

  /// What the pan of a scroll view is like just now: it counts movements along the axes that it can
  /// scroll (G81), has no slop if the finger has stopped a movement (G184), and an estimator of its
  /// own (U10).
  func scrollTraits(of view: ViewID) -> PanTraits {
    guard let index = scrollIndex(view) else { return PanTraits() }
    let settings = scrolls[index].scroll.settings
    let axes = settings.isEnabled ? settings.scrollableAxes : nil
    return PanTraits(
      slop: catchesTouches(index) ? 0 : PanTraits().slop,
      allowsHorizontal: axes == .horizontal || axes == .both,
      allowsVertical: axes == .vertical || axes == .both, estimator: settings.estimator)
  }

  /// The recogniser of a scroll view as it is to be for the next finger.
  private func scrollGesture(of view: ViewID) -> Gesture {
    var gesture = Gesture.pan(name(of: view), scrollTraits(of: view))
    gesture.contentTouchDelay = scrollView(view)?.settings.contentTouchDelay
    return gesture
  }

  /// A finger is about to come down: the scroll views under it stop, and their pans are as they are
  /// to be for it.
  mutating func prepareScrolling(along path: [ViewID]) {
    for view in path where scrollIndex(view) != nil {
      scrollTouchDown(view)
      if let gesture = scrollRecognizer(of: view) {
        arena.renew(gesture, scrollGesture(of: view))
      }
    }
  }

  /// No finger is on the screen any more: scroll views that one has stopped are let go.
  mutating func finishScrolling() {
    for scroll in scrolls { scrollTouchUp(scroll.view) }
  }

  /// Whether a view is a scroll view that is moving.
  func catchesTouches(_ index: Int) -> Bool {
    scrolls[index].scroll.settings.isEnabled && mover(of: index).isStoppable
  }

  /// What moves a scroll view: itself, or the one that it follows.
  private func mover(of index: Int) -> ScrollView {
    scrolls[scrolls[index].leader?.index ?? index].scroll
  }

  func scrollIndex(_ view: ViewID) -> Int? { scrolls.firstIndex { $0.view == view } }

  func contentOffset(of index: Int, at instant: Instant) -> Vector {
    guard let leader = scrolls[index].leader else {
      return scrolls[index].scroll.offset(at: instant)
    }
    return scrolls[leader.index].scroll.offset(at: instant).mapped { $1 * leader.share }
  }
}

extension Stage {
  /// The names of the views that scroll.
  var scrollViewNames: [String] { scrolls.map { name(of: $0.view) } }

  /// Moves a scroll view by its name, as a user does.
  mutating func scroll(_ name: String, _ input: ScrollInput) throws(Refusal) {
    guard let view = view(named: name) else {
      throw .impossible(.noView(name, among: scrollViewNames))
    }
    guard let index = scrollIndex(view) else {
      throw .impossible(.notScrollable(name, among: scrollViewNames))
    }
    let axis = scrolls[index].scroll.settings.shownAxes.single
    let wanted = axis == nil ? 2 : 1
    guard input.numbers.count == wanted else {
      throw .impossible(.wrongCount(name, wanted: wanted, given: input.numbers.count))
    }
    var numbers = input.isRelative ? Vector.zero : contentOffset(of: index, at: now)
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
    guard let index = scrollIndex(view), catchesTouches(index), !mover(of: index).isHeld else {
      return
    }
    let velocity = scrollVelocity(of: index)
    lead(index)
    scrolls[index].scroll.hold(at: now)
    record(
      index, "scroll caught", [.vector("velocity", velocity)],
      reason: "a touch stops a scroll view that moves at once (G184)")
    scrollChanged(index)
    endings.append(.scrolled(view))
  }

  /// A finger lifts from a scroll view it has stopped, and has not dragged it.
  public mutating func scrollTouchUp(_ view: ViewID) {
    guard let index = scrollIndex(view) else { return }
    if let release = scrolls[index].scroll.touchUp(at: now) { released(index, release) }
  }

  /// The pan of a scroll view reports.
  public mutating func scrollPan(_ view: ViewID, _ pan: Pan) {
    guard let index = scrollIndex(view) else { return }
    switch pan.state {
    case .possible, .failed: return
    case .began:
      // Asked first: what it follows goes on as it was if nothing comes of the drag.
      guard scrolls[index].scroll.isDraggable else {
        record(index, "scroll refused", reason: refusal(scrolls[index].scroll))
        return
      }
      scrollTouchDown(view)
      lead(index)
      _ = scrolls[index].scroll.began(pan, at: now)
      record(index, "scroll began", reason: "the finger moves the content, point for point (G185)")
    case .changed: scrolls[index].scroll.moved(pan)
    case .ended, .cancelled:
      let release =
        pan.state == .ended
        ? scrolls[index].scroll.ended(pan, at: now) : scrolls[index].scroll.cancelled(at: now)
      if let release { released(index, release) }
      return
    }
    guard scrolls[index].scroll.isDragging else { return }
    scrollChanged(index)
    endings.append(.scrolled(view))
  }

  private func refusal(_ scroll: ScrollView) -> String {
    scroll.settings.isEnabled
      ? "the content is no larger than the view, and does not always bounce (G81, G194)"
      : "scrolling is switched off"
  }

  private mutating func released(_ index: Int, _ release: ScrollView.Release) {
    record(
      index, "scroll released",
      [.vector("velocity", release.velocity), .vector("target", release.target)],
      reason: scrolls[index].scroll.settings.isPaging
        ? "it rests on a page, at most one from where the drag began (G198, G200)"
        : "where it would rest, by the velocity that is left each millisecond (G174, G201)")
    endings.append(.scrollReleased(scrolls[index].view, release))
    beginMoving(index)
  }

  /// The scene has said where a released scroll view is to rest (G180).
  mutating func land(_ view: ViewID, on target: Vector, after release: ScrollView.Release) {
    guard let index = scrollIndex(view) else { return }
    let before = scrolls[index].scroll
    if target != release.target {
      scrolls[index].scroll.land(on: target, after: release, at: now)
      record(
        index, "scroll target", [.vector("target", target)],
        reason: "the scene has chosen where it rests (G180)")
      if before != scrolls[index].scroll { beginMoving(index) }
    }
    scrollChanged(index)
    endings.append(.scrolled(view))
    guard scrolls[index].scroll.isDecelerating else {
      if !scrolls[index].scroll.isDragging { rested(index) }
      return
    }
    record(
      index, "decelerating",
      [
        .vector("velocity", scrollVelocity(of: index)),
        .vector("rest", scrolls[index].scroll.target ?? .zero),
      ], reason: "it moves on by itself until it rests (G173, G195)")
  }
}

// MARK: - The app

extension Stage {
  /// Moves the content of a scroll view at once, or evenly over some seconds from now.
  public mutating func scroll(_ view: ViewID, to offset: Vector, over seconds: Double = 0) {
    move(view, over: seconds) { scroll, now in scroll.scroll(to: offset, over: seconds, at: now) }
  }

  /// Moves the content of a scroll view on by a way, at once or evenly over some seconds from now.
  public mutating func scroll(_ view: ViewID, by way: Vector, over seconds: Double = 0) {
    move(view, over: seconds) { scroll, now in scroll.scroll(by: way, over: seconds, at: now) }
  }

  private mutating func move(
    _ view: ViewID, over seconds: Double, _ move: (inout ScrollView, Instant) -> Void
  ) {
    guard let index = scrollIndex(view) else { return }
    lead(index)
    let from = contentOffset(of: index, at: now)
    move(&scrolls[index].scroll, now)
    let scroll = scrolls[index].scroll
    record(
      Event(
        "scrolled",
        [
          .word("view", name(of: view)), .vector("from", from),
          .vector("to", scroll.offset(at: scroll.deadline ?? now)),
          .number("over", scroll.deadline.map { $0.seconds(since: now) } ?? 0),
        ], reason: "without a finger"))
    beginMoving(index)
    endings.append(.scrolled(view))
  }

  /// Makes two scroll views move together: whichever is moved, the other follows at every instant.
  ///
  /// The share is the second one's offset for each point of the first one's.
  public mutating func link(_ first: ViewID, _ second: ViewID, share: Double) {
    guard let one = scrollIndex(first), let other = scrollIndex(second), one != other,
      share.isFinite, share != 0
    else { return }
    links.append(ScrollLink(first: one, second: other, share: share))
    lead(one)
  }

  /// Makes a scroll view the one that others follow.
  mutating func lead(_ index: Int) {
    if scrolls[index].leader != nil {
      let offset = contentOffset(of: index, at: now)
      scrolls[index].leader = nil
      scrolls[index].scroll.scroll(to: offset)
    }
    for link in links {
      guard let (other, share) = link.follower(of: index) else { continue }
      scrolls[other].leader = (index, share)
      scrolls[other].scroll.scroll(to: .zero)
    }
    scheduleScrolls()  // What follows has nothing of its own to come to an end.
  }
}
