// The states of a scroll view in motion, one for each kind of movement.

/// A drag, which computes every offset from the start of the drag, rather than step by step (G191).
struct ScrollDrag: Sendable, Hashable {
  /// The raw offset at the start of the drag, from which any resistance has been removed (G187,
  /// G189).
  let start: Vector
  /// The offset shown at the start of the drag, which determines its page (G200).
  let home: Vector
  /// The axes to which the drag is locked, or `nil` while the finger hasn't moved.
  private var axes: ScrollAxes?
  private var translation = Vector.zero
  private var velocity = Vector.zero
  /// The offsets shown recently, recorded only if their velocity is needed (M12).
  private var applied = AppliedOffsets()

  init(start: Vector, home: Vector) {
    self.start = start
    self.home = home
  }

  /// The offset without resistance.
  var raw: Vector { start.mapped { $1 - translation[$0] } }

  /// Returns the velocity of the content in points per second.
  func contentVelocity(_ settings: ScrollSettings) -> Vector {
    velocity.mapped { axis, velocity in
      settings.line(axis).velocity(-velocity, at: raw[axis])
    }
  }

  /// Returns the offset shown.
  func shown(_ settings: ScrollSettings) -> Vector { raw.mapped { settings.line($0).shown($1) } }

  /// Returns the average velocity of the offset shown during the last 100 ms (M12).
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
      // A pan whose translation excludes the slop begins with a velocity but no translation.
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

/// An automatic motion, composed of one motion along each axis; both start at the same instant.
struct ScrollGlide: Sendable, Hashable {
  private let since: Instant
  /// The velocity with which the motion was started.
  private let start: Vector
  private let across: ScrollMotion
  private let down: ScrollMotion
  /// The events to report during the motion, the next one first.
  private var beats: [Beat] = []

  private struct Beat: Sendable, Hashable {
    let instant: Instant
    let arrival: ScrollOffset.Arrival
  }

  /// Computes the motion from an offset, and to a target if one was chosen.
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
    start = velocity
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

  mutating func arrive() -> ScrollOffset.Arrival {
    beats.isEmpty ? .ended : beats.removeFirst().arrival
  }

  func offset(at now: Instant) -> Vector {
    let elapsed = now.seconds(since: since)
    return Vector(dx: across.offset(at: elapsed), dy: down.offset(at: elapsed))
  }

  /// Returns the velocity with which the motion continues under other settings.
  ///
  /// At the instant of the release, that is the velocity of the release: the velocity of a bounce
  /// depends on the distance past the bound (M10), so on the new one.
  func carriedVelocity(at now: Instant) -> Vector { now == since ? start : velocity(at: now) }

  func velocity(at now: Instant) -> Vector {
    let elapsed = now.seconds(since: since)
    return Vector(dx: across.velocity(at: elapsed), dy: down.velocity(at: elapsed))
  }

  /// Returns the instants, from now on, between which the offset is monotonic.
  func turns(along axis: ScrollAxis, from now: Instant) -> [Instant] {
    var turns = [now]
    for (second, isEnd) in motion(axis).turns {
      let instant = since.advanced(bySeconds: second)
      // The last step of a phase, from a point within the tolerance to the bound, can be in either
      // direction.
      if isEnd, instant > now { turns.append(Instant(nanoseconds: instant.nanoseconds - 1)) }
      if instant > now { turns.append(instant) }
    }
    return turns
  }
}

/// A movement by the app over a duration.
struct ScrollDrive: Sendable, Hashable {
  let from: Vector
  let to: Vector
  let since: Instant
  let end: Instant
  let pace: Pace

  /// How the distance depends on the time.
  enum Pace: Sendable, Hashable {
    /// At constant speed.
    case even
    /// Half a cosine, slow at both ends (M27).
    case cosine
    /// The curve of a view animation.
    case curve(TimingCurve)
  }

  /// Whether the content moves to a bound that new settings have given it, rather than to an offset
  /// that the app chose.
  var movesToBound: Bool { if case .curve = pace { true } else { false } }

  func offset(at now: Instant) -> Vector {
    guard now < end else { return to }
    let time = now.seconds(since: since) / end.seconds(since: since)
    let share =
      switch pace {
      case .even: time
      case .cosine: (1 - Elementary.cos(Elementary.pi * time)) / 2
      case .curve(let curve): curve.progress(at: time)
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
      case .curve(let curve): curve.slope(at: now.seconds(since: since) / span)
      }
    return from.mapped { axis, from in (to[axis] - from) / span * slope }
  }
}

/// Two linked scroll views.
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
