/// The content offset of a scroll view, which fingers, the app, and time move.
///
/// This value has no access to views or clocks: every input comes with its instant. Velocities are
/// those of the offset, which grows as the finger moves up or left (G181, G185). NaN counts as 0.
package struct ScrollOffset: Sendable, Hashable {
  /// The sizes of the view, and its response to fingers.
  ///
  /// A change doesn't affect a motion in flight.
  package var settings: ScrollSettings
  /// The target of the last release, in points, or `nil` before the first release and after any
  /// other movement.
  package private(set) var target: Vector?
  private var state: State

  private enum State: Sendable, Hashable {
    case resting(Vector)
    /// The content was stopped by a finger that hasn't dragged it yet (G184).
    case held(Vector)
    case dragging(ScrollDrag)
    /// The content is moving automatically.
    case gliding(ScrollGlide)
    /// The app is moving the content over a duration.
    case driven(ScrollDrive)
  }

  /// An automatic change.
  package enum Arrival: Sendable, Hashable {
    /// The content has reached a bound along an axis, at the given velocity in points per second
    /// (G196).
    case bounced(ScrollAxis, velocity: Double)
    /// The content has settled.
    case ended
  }

  /// The result of a lift-off.
  package struct DragEnd: Sendable, Hashable {
    /// The velocity of the content, in points per second.
    package let velocity: Vector
    /// The offset at which the content would settle (G174, G201), or that of the target page
    /// (G200).
    package let target: Vector
    /// A Boolean value that indicates whether the content continues to move (G182).
    package let glides: Bool
  }

  /// Creates a scroll view at rest, with its content at the insets.
  package init(_ settings: ScrollSettings) {
    self.settings = settings
    state = .resting(settings.firstOffset)
  }
}

// MARK: - Reading

extension ScrollOffset {
  /// Returns the content offset at an instant, in points, on whole device pixels if `pixels` is set
  /// (G186).
  package func offset(at now: Instant) -> Vector { settings.rounded(exactOffset(at: now)) }

  /// Returns the offset before rounding, to which displacements are added (G186).
  func exactOffset(at now: Instant) -> Vector {
    switch state {
    case .resting(let offset), .held(let offset): return offset
    case .dragging(let drag): return drag.shown(settings)
    case .gliding(let glide): return glide.offset(at: now)
    case .driven(let drive): return drive.offset(at: now)
    }
  }

  /// Returns the velocity of the content at an instant, in points per second.
  package func velocity(at now: Instant) -> Vector {
    switch state {
    case .resting, .held: return .zero
    case .dragging(let drag): return drag.contentVelocity(settings)
    case .gliding(let glide): return glide.velocity(at: now)
    case .driven(let drive): return drive.velocity(at: now)
    }
  }

  /// The instant of the next automatic change, or `nil` if there is none.
  package var deadline: Instant? {
    switch state {
    case .resting, .held, .dragging: nil
    case .gliding(let glide): glide.deadline
    case .driven(let drive): drive.end
    }
  }

  /// A Boolean value that indicates whether a finger is dragging the content.
  package var isDragging: Bool { if case .dragging = state { true } else { false } }

  /// A Boolean value that indicates whether the content is moving automatically after a lift-off.
  package var isDecelerating: Bool { if case .gliding = state { true } else { false } }

  /// A Boolean value that indicates whether a touch would stop a movement, after which a drag has
  /// no slop (G184).
  package var catchesTouches: Bool { settings.isEnabled && isStoppable }

  /// Whether the content is moving, or a finger has stopped it.
  package var isStoppable: Bool {
    switch state {
    case .resting, .dragging: false
    case .held, .gliding, .driven: true
    }
  }

  /// Whether a finger has stopped the content but not dragged it yet.
  package var isHeld: Bool { if case .held = state { true } else { false } }

  /// Whether a finger can drag the content at all.
  package var isDraggable: Bool { settings.isEnabled && settings.scrollableAxes != nil }

  /// Returns the number of the page at an offset, or `nil` if the view has no pages: the offset
  /// divided by the length of a page, rounded down (seed scene 9), or 0 before the first page.
  package func page(at offset: Vector) -> Int? {
    let axis = settings.shownAxes.single ?? .horizontal
    let length = settings.line(axis).length
    guard settings.isPaging, length > 0 else { return nil }
    return Int(exactly: max(0, (offset[axis] / length).rounded(.down)))
  }

  /// Returns the instants, from now on, between which the offset along an axis is monotonic, or
  /// none if the content isn't moving.
  package func turns(along axis: ScrollAxis, from now: Instant) -> [Instant] {
    switch state {
    case .resting, .held, .dragging: []
    case .driven(let drive): [now, drive.end]
    case .gliding(let glide): glide.turns(along: axis, from: now)
    }
  }
}

// MARK: - Fingers

extension ScrollOffset {
  /// Handles the touch-down of a finger that stops the content (G184), even if the content follows
  /// another scroll view.
  ///
  /// Call it only if `catchesTouches` is true; at rest there is nothing to stop.
  package mutating func hold(at now: Instant) {
    state = .held(exactOffset(at: now))
    target = nil
  }

  /// Handles the lift-off of a finger that has stopped the content without dragging it; returns
  /// `nil` if there was none.
  package mutating func touchUp(at now: Instant) -> DragEnd? {
    guard case .held(let offset) = state else { return nil }
    return release(raw: offset.mapped { settings.line($0).raw($1) }, home: offset, .zero, at: now)
  }

  /// Begins a drag; returns `false` if a finger can't scroll the content.
  package mutating func began(_ pan: Pan, at now: Instant) -> Bool {
    guard isDraggable else { return false }
    let offset = exactOffset(at: now)
    state = .dragging(
      ScrollDrag(start: offset.mapped { settings.line($0).raw($1) }, home: offset))
    target = nil
    follow(pan, at: now)
    return true
  }

  /// Continues the drag.
  package mutating func moved(_ pan: Pan, at now: Instant) { follow(pan, at: now) }

  /// Ends the drag at lift-off; returns `nil` if there was no drag.
  package mutating func ended(_ pan: Pan, at now: Instant) -> DragEnd? {
    follow(pan, at: now)
    guard case .dragging(let drag) = state else { return nil }
    return release(
      raw: drag.raw, home: drag.home, drag.contentVelocity(settings),
      beyond: drag.releaseVelocity(at: now, settings), at: now)
  }

  /// Ends a canceled drag, without a velocity; returns `nil` if there was no drag.
  package mutating func cancelled(at now: Instant) -> DragEnd? {
    guard case .dragging(let drag) = state else { return nil }
    return release(raw: drag.raw, home: drag.home, .zero, at: now)
  }

  private mutating func follow(_ pan: Pan, at now: Instant) {
    guard case .dragging(var drag) = state else { return }
    drag.follow(pan, at: now, settings)
    state = .dragging(drag)
  }

  private mutating func release(
    raw: Vector, home: Vector, _ velocity: Vector, beyond: Vector = .zero, at now: Instant
  ) -> DragEnd {
    let shown = raw.mapped { settings.line($0).shown($1) }
    var place = shown.mapped { axis, offset in
      settings.line(axis).proposed(offset, velocity: velocity[axis], home: home[axis], settings)
    }
    // Past a bound, the spring may start at a velocity other than the reported one.
    let start = velocity.mapped { axis, reported in
      let isInside = settings.bounds(along: axis).clamp(shown[axis]) == shown[axis]
      return isInside ? reported : beyond[axis]
    }
    glide(from: shown, start, to: settings.isPaging ? place : nil, at: now)
    if !settings.isPaging, let rest = target {
      place = place.mapped { axis, offset in
        let bounds = settings.bounds(along: axis)
        // After a release past a bound, the remaining motion depends on the distance back to it. If
        // the caller chooses the reported bound as the target, the content must not settle short of
        // it.
        let isBeyond = bounds.clamp(shown[axis]) != shown[axis]
        let isBound = offset == bounds.lower || offset == bounds.upper
        return isBeyond || isBound ? rest[axis] : offset
      }
    }
    return DragEnd(velocity: velocity, target: place, glides: isDecelerating)
  }
}

// MARK: - The app and time

extension ScrollOffset {
  /// Redirects a release to another offset (G180, G201), which is clamped to the bounds.
  package mutating func land(on place: Vector, after release: DragEnd, at now: Instant) {
    switch state {
    case .dragging, .held, .driven: return
    case .resting, .gliding:
      glide(from: exactOffset(at: now), release.velocity, to: place.sanitized, at: now)
    }
  }

  /// The effect of new settings on the content.
  package enum Adjustment: Sendable, Hashable {
    /// The content stays, or continues to move, as before.
    case none
    /// The content at rest moves to the nearest new bound.
    case moved
    /// The content in motion is redirected to the new bounds.
    case redirected
  }

  /// Changes the settings, on behalf of the app, and keeps the content within the new bounds unless
  /// a finger or the app moves it.
  ///
  /// Content at rest past a new bound moves to that bound, and content that decelerates or bounces
  /// continues under the new settings; our choice. With a duration, either moves to the bound along
  /// a curve instead. Content that still moves to an earlier bound is redirected in the same way.
  package mutating func reconfigure(
    over seconds: Double = 0, _ curve: TimingCurve? = nil, at now: Instant,
    _ change: (inout ScrollSettings) -> Void
  ) -> Adjustment {
    let (offset, old) = (exactOffset(at: now), settings)
    change(&settings)
    guard settings != old else { return .none }
    let bound = offset.mapped { axis, place in settings.bounds(along: axis).clamp(place) }
    let end = now.advanced(bySeconds: max(0, seconds.orZero))
    switch state {
    case .driven(let drive) where drive.movesToBound:
      let bound = drive.to.mapped { axis, place in settings.bounds(along: axis).clamp(place) }
      if bound == drive.to { return .none }
      if end > now, let curve {
        self.drive(to: bound, until: end, .curve(curve), at: now)
      } else {
        scroll(to: bound)
      }
      return .moved
    case .held, .dragging, .driven: return .none
    case .resting, .gliding:
      if bound != offset, end > now, let curve {
        drive(to: bound, until: end, .curve(curve), at: now)
        return .moved
      }
      if case .gliding(let motion) = state {
        glide(
          from: offset, motion.carriedVelocity(at: now), to: settings.isPaging ? target : nil,
          at: now)
        return .redirected
      }
      guard bound != offset else { return .none }
      scroll(to: bound)
      return .moved
    }
  }

  /// Scrolls immediately, on behalf of the app; ends a drag or a movement in flight.
  ///
  /// The offset isn't clamped to the bounds; that is the app's responsibility.
  package mutating func scroll(to offset: Vector) {
    target = nil
    state = .resting(offset.sanitized)
  }

  /// Scrolls at constant speed over a duration in seconds from now, on behalf of the app; ends a
  /// drag or a movement in flight.
  package mutating func scroll(to offset: Vector, over seconds: Double, at now: Instant) {
    let end = now.advanced(bySeconds: max(0, seconds.orZero))
    guard end > now else { return scroll(to: offset) }
    drive(to: offset, until: end, .even, at: now)
  }

  /// The duration of an animated change of the offset, in seconds (M27).
  package static let animatedDuration = 0.3

  /// Sets the content offset, immediately or animated along half a cosine over 0.3 s (M27); ends a
  /// drag or a movement in flight.
  ///
  /// As in `UIScrollView`, the offset may be outside the bounds, and a finger stops the animation.
  package mutating func setContentOffset(
    _ offset: Vector, animated: Bool, at now: Instant
  ) {
    let end = now.advanced(bySeconds: animated ? Self.animatedDuration : 0)
    guard end > now else { return scroll(to: offset) }
    drive(to: offset, until: end, .cosine, at: now)
  }

  private mutating func drive(
    to offset: Vector, until end: Instant, _ pace: ScrollDrive.Pace, at now: Instant
  ) {
    target = nil
    state = .driven(
      ScrollDrive(
        from: exactOffset(at: now), to: offset.sanitized, since: now, end: end, pace: pace))
  }

  /// Scrolls by a displacement, immediately or at constant speed over a duration in seconds from
  /// now, on behalf of the app.
  package mutating func scroll(by distance: Vector, over seconds: Double = 0, at now: Instant) {
    let offset = exactOffset(at: now)
    scroll(to: offset.mapped { $1 + distance[$0].sanitized }, over: seconds, at: now)
  }

  /// Performs the next change that is due; returns `nil` if nothing is due.
  package mutating func arrive(at now: Instant) -> Arrival? {
    guard let deadline, deadline <= now else { return nil }
    switch state {
    case .resting, .held, .dragging: return nil
    case .driven(let drive):
      state = .resting(drive.to)
      return .ended
    case .gliding(var glide):
      let arrival = glide.arrive()
      switch arrival {
      case .bounced: state = .gliding(glide)
      case .ended: state = .resting(glide.rest)
      }
      return arrival
    }
  }

  /// Starts an automatic motion from an offset, to a target if one is given.
  private mutating func glide(
    from offset: Vector, _ velocity: Vector, to place: Vector?, at now: Instant
  ) {
    let glide = ScrollGlide(from: offset, velocity, to: place, at: now, settings)
    target = glide.rest
    state = glide.duration > 0 ? .gliding(glide) : .resting(glide.rest)
  }
}
