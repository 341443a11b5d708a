// What a scroll view keeps while it moves, each kind of movement for itself.

/// A drag: everything follows from where it started, not from step to step (G191).
struct ScrollDrag: Sendable, Hashable {
  /// Where the finger took hold, had nothing resisted it (G187, G189).
  let start: Vector
  /// The offset at which it did: the page that is counted from (G200).
  let home: Vector
  /// The axes it is locked to; `nil` while the finger has not moved.
  private var axes: ScrollAxes?
  private var translation = Vector.zero
  private var velocity = Vector.zero
  /// What was shown lately, where the velocity of that is asked for (M12).
  private var applied = AppliedOffsets()

  init(start: Vector, home: Vector) {
    self.start = start
    self.home = home
  }

  /// The offset it would have if nothing resisted.
  var raw: Vector { start.mapped { $1 - translation[$0] } }

  /// The velocity of the content in points per second.
  func contentVelocity(_ settings: ScrollSettings) -> Vector {
    velocity.mapped { axis, velocity in
      settings.line(axis).velocity(-velocity, at: raw[axis])
    }
  }

  /// The offset that is shown.
  func shown(_ settings: ScrollSettings) -> Vector { raw.mapped { settings.line($0).shown($1) } }

  /// The velocity in points per second that a spring takes over beyond a bound (M26, M12, T131).
  func releaseVelocity(at now: Instant, _ settings: ScrollSettings) -> Vector {
    switch settings.style.laws.release {
    case .banded: velocity.mapped { $1 * -settings.resistance }
    case .finger: contentVelocity(settings)
    case .applied: applied.velocity(to: shown(settings), at: now)
    }
  }

  mutating func follow(_ pan: Pan, at now: Instant, _ settings: ScrollSettings) {
    let (moved, speed) = (pan.translation.sanitized, pan.velocity.sanitized)
    if axes == nil, moved != .zero || speed != .zero {
      // A pan whose slop is not part of its translation begins with a velocity alone.
      axes = settings.lock?.axes(startingWith: moved == .zero ? speed : moved) ?? .both
    }
    let axes = axes ?? .both
    func along(_ axis: ScrollAxis, _ value: Double) -> Double {
      axes.contains(axis) && settings.line(axis).isScrollable ? value : 0
    }
    translation = moved.mapped(along)
    velocity = speed.mapped(along)
    if settings.style.laws.release == .applied { applied.note(shown(settings), at: now) }
  }
}

/// A motion by itself: one along each axis, from the same instant on.
struct ScrollGlide: Sendable, Hashable {
  private let since: Instant
  private let across: ScrollMotion
  private let down: ScrollMotion
  /// What happens on the way that somebody wants to know, the next one first.
  private var beats: [Beat] = []

  private struct Beat: Sendable, Hashable {
    let instant: Instant
    let arrival: ScrollView.Arrival
  }

  /// Works out the motion from an offset; to a place, if one was chosen.
  init(
    from offset: Vector, _ velocity: Vector, to place: Vector?, at now: Instant,
    _ settings: ScrollSettings
  ) {
    func motion(_ axis: ScrollAxis) -> ScrollMotion {
      let bounds = settings.bounds(along: axis)
      guard let place else {
        return ScrollMotion(
          offset: offset[axis], velocity: velocity[axis], within: bounds, style: settings.motion)
      }
      return ScrollMotion(
        offset: offset[axis], velocity: velocity[axis], landingOn: place[axis],
        springs: settings.isPaging, within: bounds, style: settings.motion)
    }
    since = now
    across = motion(.horizontal)
    down = motion(.vertical)
    let bounces = (bounces(.horizontal) + bounces(.vertical)).sorted { $0.instant < $1.instant }
    beats = bounces + [Beat(instant: now.advanced(bySeconds: duration), arrival: .ended)]
  }

  private func bounces(_ axis: ScrollAxis) -> [Beat] {
    motion(axis).legs.dropFirst().compactMap { leg in
      guard case .bouncing = leg.kind else { return nil }
      return Beat(
        instant: since.advanced(bySeconds: leg.start),
        arrival: .bounced(axis, velocity: leg.velocity))
    }
  }

  private func motion(_ axis: ScrollAxis) -> ScrollMotion {
    switch axis {
    case .horizontal: across
    case .vertical: down
    }
  }

  var duration: Double { max(across.duration, down.duration) }
  var rest: Vector { Vector(dx: across.rest, dy: down.rest) }
  var deadline: Instant? { beats.first?.instant }

  mutating func arrive() -> ScrollView.Arrival {
    beats.isEmpty ? .ended : beats.removeFirst().arrival
  }

  func offset(at now: Instant) -> Vector {
    let elapsed = now.seconds(since: since)
    return Vector(dx: across.offset(at: elapsed), dy: down.offset(at: elapsed))
  }

  func velocity(at now: Instant) -> Vector {
    let elapsed = now.seconds(since: since)
    return Vector(dx: across.velocity(at: elapsed), dy: down.velocity(at: elapsed))
  }

  /// The instants between which the offset only grows or only falls, from now on.
  func turns(along axis: ScrollAxis, from now: Instant) -> [Instant] {
    var turns = [now]
    for (second, isEnd) in motion(axis).turns {
      let instant = since.advanced(bySeconds: second)
      // The last step of a phase, from within the tolerance, goes either way.
      if isEnd, instant > now { turns.append(Instant(nanoseconds: instant.nanoseconds - 1)) }
      if instant > now { turns.append(instant) }
    }
    return turns
  }
}

/// A movement by the app.
struct ScrollDrive: Sendable, Hashable {
  let from: Vector
  let to: Vector
  let since: Instant
  let end: Instant
  let pace: Pace

  /// The relation of the distance to the time.
  enum Pace: Sendable, Hashable {
    /// Both in proportion.
    case even
    /// Half a cosine, slow at both ends (M27).
    case cosine
  }

  func offset(at now: Instant) -> Vector {
    guard now < end else { return to }
    let time = now.seconds(since: since) / end.seconds(since: since)
    let share =
      switch pace {
      case .even: time
      case .cosine: (1 - Elementary.cos(Elementary.pi * time)) / 2
      }
    return from.mapped { axis, from in from + (to[axis] - from) * share }
  }

  func velocity(at now: Instant) -> Vector {
    guard now < end else { return .zero }
    let span = end.seconds(since: since)
    let slope =
      switch pace {
      case .even: 1.0
      case .cosine:
        Elementary.pi / 2 * Elementary.sin(Elementary.pi * now.seconds(since: since) / span)
      }
    return from.mapped { axis, from in (to[axis] - from) / span * slope }
  }
}

/// Two scroll views that move together.
package struct ScrollLink: Sendable {
  let first: Int
  let second: Int
  let share: Double

  package init(first: Int, second: Int, share: Double) {
    self.first = first
    self.second = second
    self.share = share
  }

  package func follower(of leader: Int) -> (index: Int, share: Double)? {
    if leader == first { return (second, share) }
    return leader == second ? (first, 1 / share) : nil
  }
}
