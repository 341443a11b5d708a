// Scroll views, whose content moves by a finger, by the app, or over time.

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
    ledger.claim(name, taken: view(named: name) != nil, by: "view")
    let view = views.add(name, ledger.claim(properties, of: name), in: parent)
    var settings = settings
    settings.style.follow(self.settings.readings.scrollLaws)
    scrolling.add(view, named: name, ScrollView(settings))
    if let index = scrolling.index(of: view) {
      _ = gestures.add(
        scrolling.recognizer(of: index), on: view, named: name, role: .scroll,
        self.settings.preferences.panStart)
    }
    return view
  }

  /// Returns the scroll view with a view's identifier, or `nil` if the view doesn't scroll.
  public func scrollView(_ view: ViewID) -> ScrollView? {
    scrolling.index(of: view).map { scrolling.all[$0].scroll }
  }

  /// Returns the content offset of a view, in points, or zero if the view doesn't scroll.
  public func contentOffset(of view: ViewID) -> Vector {
    scrolling.index(of: view).map { scrolling.offset(of: $0, at: now) } ?? .zero
  }

  /// Changes the configuration of a scroll view, such as the size of its content.
  ///
  /// A motion in flight continues as it began, and the offset is unchanged.
  public mutating func configure(_ view: ViewID, _ change: (inout ScrollSettings) -> Void) {
    guard let index = scrollIndex(of: view) else { return }
    scrolling.configure(index, change)
  }
}

// MARK: - Watching

extension Stage {
  /// Watches the offset of a scroll view: `scrollCrossed` notifies the scene whenever the offset
  /// crosses a threshold, at the exact instant, regardless of how the offset moves and how time is
  /// divided.
  ///
  /// If a finger or an immediate scroll moves the offset, that is the instant of the move.
  @discardableResult
  public mutating func watch(_ view: ViewID, _ place: ScrollPlace) -> ScrollWatchID {
    let id = ScrollWatchID(order: ledger.clock.nextOrder(), mark: view.place.mark)
    if let index = scrollIndex(of: view) { scrolling.watch(index, place, id, at: now) }
    return id
  }

  /// Stops watching an offset.
  public mutating func cancel(_ watch: ScrollWatchID) {
    if knows(watch) { scrolling.cancel(watch) }
  }
}

// MARK: - Fingers

extension Stage {
  /// Handles a touch-down on a scroll view, which stops immediately if it is moving (G184).
  public mutating func scrollTouchDown(_ view: ViewID) {
    guard knows(view), let index = scrolling.index(of: view) else { return }
    scrolling.touchDown(index, in: &ledger)
  }

  /// Handles the lift-off of a finger that has stopped a scroll view without dragging it.
  public mutating func scrollTouchUp(_ view: ViewID) {
    guard knows(view), let index = scrolling.index(of: view) else { return }
    scrolling.touchUp(index, by: readings, in: &ledger)
  }

  /// Handles a report of a scroll view's pan.
  public mutating func scrollPan(_ view: ViewID, _ pan: Pan) {
    guard knows(view), let index = scrolling.index(of: view) else { return }
    scrolling.pan(index, pan, by: readings, in: &ledger)
  }
}

// MARK: - The app

extension Stage {
  /// Scrolls a view to an offset, immediately or at constant speed over a duration in seconds from
  /// now.
  public mutating func scroll(_ view: ViewID, to offset: Vector, over seconds: Double = 0) {
    guard let index = scrollIndex(of: view) else { return }
    scrolling.move(index, in: &ledger) { scroll, now in
      scroll.scroll(to: offset, over: seconds, at: now)
    }
  }

  /// Scrolls a view by a displacement, immediately or at constant speed over a duration in seconds
  /// from now.
  public mutating func scroll(_ view: ViewID, by distance: Vector, over seconds: Double = 0) {
    guard let index = scrollIndex(of: view) else { return }
    scrolling.move(index, in: &ledger) { scroll, now in
      scroll.scroll(by: distance, over: seconds, at: now)
    }
  }

  /// Sets the content offset of a view, immediately or animated along half a cosine over 0.3 s (M27).
  ///
  /// A finger on the view stops the animation at its current offset.
  public mutating func setContentOffset(
    _ offset: Vector, animated: Bool = false, of view: ViewID
  ) {
    guard let index = scrollIndex(of: view) else { return }
    scrolling.move(
      index, in: &ledger,
      reason: animated
        ? "the program scrolls it along half a cosine (M27)" : "the program scrolled it"
    ) { scroll, now in
      scroll.setContentOffset(offset, animated: animated, at: now)
    }
  }

  /// Links two scroll views: when one moves, the other follows at every instant.
  ///
  /// The ratio is the second view's offset per point of the first view's offset.
  public mutating func coupleOffset(of first: ViewID, to second: ViewID, ratio share: Double) {
    guard let one = scrollIndex(of: first), let other = scrollIndex(of: second),
      one != other,
      share.isFinite, share != 0
    else { return }
    scrolling.link(one, other, share: share, at: now)
  }
}
