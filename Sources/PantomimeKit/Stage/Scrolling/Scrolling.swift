// Scroll views, whose content is moved by a finger or by the app, or moves over time.

extension Stage {
  /// Adds a view that scrolls the views inside it.
  @discardableResult
  public mutating func addScrollView(
    _ name: String, in parent: ViewID? = nil, frame: Rect2D, content: Size2D,
    _ properties: PropertySetting..., settings change: (inout ScrollSettings) -> Void = { _ in }
  ) -> ViewID {
    let parent = known(parent)
    // A frame with a number that isn't finite is recorded as that of any other view.
    let isFinite = frame.lanes.isFinite
    var settings = ScrollSettings(
      viewport: isFinite ? Size2D(width: frame.width, height: frame.height) : Size2D(),
      content: content)
    change(&settings)
    settings = ledger.claim(settings, of: "addScrollView")
    return addScrollView(name, in: parent, [.frame(frame)] + properties, settings)
  }

  mutating func addScrollView(
    _ name: String, in parent: ViewID?, _ properties: [PropertySetting], _ settings: ScrollSettings
  ) -> ViewID {
    ledger.claim(name, taken: view(named: name) != nil, by: "view")
    let view = views.add(name, ledger.claim(properties, of: name), in: parent)
    var settings = settings
    settings.style.follow(self.settings.readings.scrollLaws)
    scrolling.add(view, named: name, ScrollOffset(settings))
    if let index = scrolling.index(of: view) {
      _ = gestures.add(
        scrolling.recognizer(of: index), on: view, named: name, role: .scroll,
        self.settings.preferences.panStart)
    }
    return view
  }

  /// Returns the scroll view with a view's identifier, or `nil` if the view doesn't scroll.
  package func scrollView(_ view: ViewID) -> ScrollOffset? {
    scrolling.index(of: view).map { scrolling.all[$0].scroll }
  }

  /// Returns the content offset of a view, in points, or zero if the view doesn't scroll.
  public func contentOffset(of view: ViewID) -> Vector {
    scrolling.index(of: view).map { scrolling.offset(of: $0, at: now) } ?? .zero
  }

  /// Changes the configuration of a scroll view, such as the size of its content.
  ///
  /// A motion in flight continues as it began, and the offset is unchanged. A number that a scroll
  /// view can't have is recorded as a finding, and nothing changes.
  public mutating func configure(_ view: ViewID, _ change: (inout ScrollSettings) -> Void) {
    guard let index = scrollIndex(of: view) else { return }
    var settings = scrolling.all[index].scroll.settings
    change(&settings)
    guard ledger.claim(settings, of: "configure", isKept: true) == settings else { return }
    scrolling.configure(index) { $0 = settings }
  }
}

// MARK: - Watching

extension Stage {
  /// Watches the offset of a scroll view: `scrollCrossed` notifies the scene whenever the offset
  /// crosses a threshold.
  ///
  /// The notification comes at the exact instant, regardless of what moves the offset and of the
  /// steps in which time advances.
  ///
  /// If the offset jumps past the threshold, because a finger or an immediate scroll moves it, the
  /// crossing occurs at the instant of that move.
  @discardableResult
  public mutating func watch(_ view: ViewID, _ place: ScrollPlace) -> ScrollWatchID {
    let id = ScrollWatchID(order: ledger.clock.nextOrder(), mark: view.place.mark)
    if let index = scrollIndex(of: view), ledger.accepts(place.offset, "offset", of: "watch") {
      scrolling.watch(index, place, id, at: now)
    }
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
  package mutating func scrollTouchDown(_ view: ViewID) {
    guard knows(view), let index = scrolling.index(of: view) else { return }
    scrolling.touchDown(index, in: &ledger)
  }

  /// Handles the lift-off of a finger that has stopped a scroll view without dragging it.
  package mutating func scrollTouchUp(_ view: ViewID) {
    guard knows(view), let index = scrolling.index(of: view) else { return }
    scrolling.touchUp(index, by: readings, in: &ledger)
  }

  /// Scrolls a scroll view as its own recognizer would with a report of a pan; use it to forward
  /// the pans of statements, and the reports of a recognizer that `takeOverScrolling(of:)` returned.
  public mutating func scroll(_ view: ViewID, with pan: Pan) {
    guard knows(view), let index = scrolling.index(of: view), ledger.accepts(pan, of: "scroll")
    else { return }
    scrolling.pan(index, pan, by: readings, in: &ledger)
  }
}

// MARK: - The app

extension Stage {
  /// Scrolls a view to an offset, immediately or at constant speed over a duration in seconds from
  /// now.
  public mutating func scroll(_ view: ViewID, to offset: Vector, over seconds: Double = 0) {
    guard let index = scrollIndex(of: view), ledger.accepts(offset, "to", of: "scroll"),
      ledger.accepts(seconds, "over", of: "scroll", .notNegative)
    else { return }
    scrolling.move(index, in: &ledger) { scroll, now in
      scroll.scroll(to: offset, over: seconds, at: now)
    }
  }

  /// Scrolls a view by a displacement, immediately or at constant speed over a duration in seconds
  /// from now.
  public mutating func scroll(_ view: ViewID, by distance: Vector, over seconds: Double = 0) {
    guard let index = scrollIndex(of: view), ledger.accepts(distance, "by", of: "scroll"),
      ledger.accepts(seconds, "over", of: "scroll", .notNegative)
    else { return }
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
    guard let index = scrollIndex(of: view),
      ledger.accepts(offset, "offset", of: "setContentOffset")
    else { return }
    scrolling.move(
      index, in: &ledger,
      reason: animated
        ? "the program scrolls it along half a cosine (M27)" : "the program scrolled it"
    ) { scroll, now in
      scroll.setContentOffset(offset, animated: animated, at: now)
    }
  }

  /// Links two scroll views: when either of them moves, the other one follows it at every instant.
  ///
  /// The ratio is the number of points that the second view scrolls for each point that the first
  /// view scrolls.
  public mutating func coupleOffset(of first: ViewID, to second: ViewID, ratio share: Double) {
    guard let one = scrollIndex(of: first), let other = scrollIndex(of: second),
      ledger.accepts(share, "ratio", of: "coupleOffset", .notZero), one != other
    else { return }
    scrolling.link(one, other, share: share, at: now)
  }
}

// Nested scroll views.

extension Stage {
  /// Returns the name of the scroll view that a new drag scrolls in place of one inside it, and
  /// whether a pan on a view between them may receive the touch before it; returns `nil` if the inner
  /// one scrolls.
  ///
  /// The inner one doesn't scroll if it is at its limit in the direction of the drag, and an outer
  /// one isn't (G92). If none of them can move, the inner one bounces; our choice, and so is that a
  /// touch that stops the inner one belongs to its pan (G184).
  func scrollView(
    replacing view: ViewID, for pan: Pan
  ) -> (name: String, isContested: Bool)? {
    guard let inner = scrolling.index(of: view), !scrolling.all[inner].scroll.isHeld,
      !scrolling.isSteered(view), let own = gestures.scrollRecognizer(of: view),
      gestures[own]?.isDriving == false
    else { return nil }
    let way = pan.translation == .zero ? pan.velocity : pan.translation
    let axis =
      scrolling.all[inner].scroll.settings.scrollableAxes?.single
      ?? (way.dy.magnitude >= way.dx.magnitude ? .vertical : .horizontal)
    // The offset grows as the finger moves up or left.
    let isForward = way[axis] < 0
    guard way[axis] != 0,
      !scrolling.hasRoom(inner, along: axis, isForward: isForward, at: now)
    else { return nil }
    var isContested = hasPan(on: view)
    for holder in path(of: view).dropFirst() {
      defer { isContested = isContested || hasPan(on: holder) }
      guard let outer = scrolling.index(of: holder), scrolling.all[outer].scroll.isDraggable,
        scrolling.hasRoom(outer, along: axis, isForward: isForward, at: now),
        let other = gestures.scrollRecognizer(of: holder), gestures[other]?.isEnabled == true
      else { continue }
      return isTogether(own, other) ? nil : (scrolling.all[outer].name, isContested)
    }
    return nil
  }

  /// Whether a view has an enabled pan other than that of a scroll view.
  private func hasPan(on view: ViewID) -> Bool {
    gestures.pans(on: view).contains { gestures[$0]?.isEnabled == true }
  }
}

// Scroll views that the scene itself moves under a finger.

extension Stage {
  /// Lets the scene control how a finger moves a scroll view (G91).
  ///
  /// The scroll view's pan recognizer recognizes pans as usual, and a touch stops the scroll view
  /// as usual (G184), but the recognizer doesn't move the scroll view. Instead,
  /// `handle(_:report:on:)` notifies the scene of each report, for which no event is recorded, and
  /// the scene moves the scroll view itself. The pan's velocity comes from the scroll view's velocity
  /// estimator (GU10).
  ///
  /// - Returns: The scroll view's pan, or `nil` if the view doesn't scroll.
  @discardableResult
  public mutating func takeOverScrolling(of view: ViewID) -> GestureID? {
    guard let index = scrollIndex(of: view) else { return nil }
    scrolling.steer(index)
    return scrollRecognizer(of: view)
  }

  /// Returns the pan of a scroll view, or `nil` if the view doesn't scroll.
  package func scrollRecognizer(of view: ViewID) -> GestureID? {
    gestures.scrollRecognizer(of: view)
  }
}

/// A threshold for the offset of a scroll view.
public struct ScrollPlace: Sendable, Hashable {
  /// The axis of the offset.
  package let axis: ScrollAxis
  /// The offset, in points.
  package let offset: Double
  /// A Boolean value that indicates whether the offset itself counts as past the threshold.
  package let includesOffset: Bool

  /// Returns a threshold that the offset has passed if it is greater than the given value.
  public static func above(_ offset: Double, _ axis: ScrollAxis) -> ScrollPlace {
    ScrollPlace(axis: axis, offset: offset, includesOffset: false)
  }

  /// Returns a threshold that the offset has passed if it is greater than or equal to the given
  /// value.
  public static func atLeast(_ offset: Double, _ axis: ScrollAxis) -> ScrollPlace {
    ScrollPlace(axis: axis, offset: offset, includesOffset: true)
  }

  /// Returns a Boolean value that indicates whether an offset is past the threshold.
  package func isPassed(by offset: Vector) -> Bool {
    includesOffset ? offset[axis] >= self.offset : offset[axis] > self.offset
  }

  /// Returns the first instant at which the offset crosses the threshold, or `nil` if it doesn't;
  /// between any two successive instants in `turns`, the offset must be monotonic.
  ///
  /// Bisection finds the instant to the nanosecond, so the result doesn't depend on the frame rate.
  func crossing(
    from side: Bool, turns: [Instant], offset: (Instant) -> Vector
  ) -> Instant? {
    for (number, turn) in turns.enumerated() where isPassed(by: offset(turn)) != side {
      guard number > 0 else { return turn }
      var (before, after) = (turns[number - 1].nanoseconds, turn.nanoseconds)
      while after - before > 1 {
        let middle = before + (after - before) / 2
        if isPassed(by: offset(Instant(nanoseconds: middle))) == side {
          before = middle
        } else {
          after = middle
        }
      }
      return Instant(nanoseconds: after)
    }
    return nil
  }
}

/// A watch on the offset of a scroll view, in the form in which the scene receives it.
public struct ScrollWatch: Sendable, Hashable {
  /// The identifier, which is never reused.
  public let id: ScrollWatchID
  /// The scroll view.
  public let view: ViewID
  /// The watched threshold.
  public let place: ScrollPlace
  /// A Boolean value that indicates whether the offset is past the threshold.
  package internal(set) var isPassed: Bool
  /// The instant of the next crossing, or `nil` if there is none.
  var due: Instant?
}

/// The identifier of a watch on a stage.
public struct ScrollWatchID: Sendable, Hashable {
  /// The position of the watch among everything that was ever started on the stage.
  let order: Int
  /// A mark derived from the view's name, which distinguishes a watch with the same position on
  /// another stage.
  let mark: Mark
}

/// A movement of a scroll view without a finger.
package struct ScrollInput: Sendable, Hashable {
  /// The offset or the displacement, in points: one number if the view scrolls along one axis, or
  /// two numbers if it scrolls along both.
  package let numbers: [Double]
  /// A Boolean value that indicates whether the numbers are a displacement, which is added to the
  /// offset.
  package let isRelative: Bool
  /// The duration of the movement, at constant speed, in seconds; if it is 0, the view moves
  /// immediately.
  package let seconds: Double
  /// Whether the movement is animated in the way, and with the duration, in which UIKit animates a
  /// content offset (M27).
  package let isAnimated: Bool

  /// Creates a movement.
  package init(_ numbers: [Double], isRelative: Bool = false, over seconds: Double = 0) {
    self.numbers = numbers
    self.isRelative = isRelative
    self.seconds = seconds
    isAnimated = false
  }

  /// Creates an animated change of the content offset (M27).
  package init(animatedTo numbers: [Double], isRelative: Bool = false) {
    self.numbers = numbers
    self.isRelative = isRelative
    seconds = 0
    isAnimated = true
  }
}

// Moves scroll views by name.

extension ScrollInput {
  /// Moves the scroll view with the given name, as a user does.
  func move(_ name: String, on stage: inout Stage) throws(InputError) {
    let index = try stage.scrolling.find(name, on: stage.views)
    let view = stage.scrolling.all[index].view
    let axis = stage.scrolling.all[index].scroll.settings.shownAxes.single
    let wanted = axis == nil ? 2 : 1
    guard numbers.count == wanted else {
      throw InputError(.wrongCount(name, wanted: wanted, given: numbers.count))
    }
    var offset = isRelative ? Vector.zero : stage.scrolling.offset(of: index, at: stage.now)
    if let axis {
      offset[axis] = numbers[0]
    } else {
      offset = Vector(dx: numbers[0], dy: numbers[1])
    }
    if isAnimated {
      let now = isRelative ? stage.scrolling.offset(of: index, at: stage.now) : .zero
      stage.setContentOffset(offset.mapped { $1 + now[$0] }, animated: true, of: view)
    } else if isRelative {
      stage.scroll(view, by: offset, over: seconds)
    } else {
      stage.scroll(view, to: offset, over: seconds)
    }
  }
}
