import PantomimeKit

/// A change to the path, to the times, or to the last moments of touches, as `again` applies it.
///
/// How the shape of a rescaled path changes is our choice.
struct TouchRescaling: Sendable {
  /// The displacement of the first finger, in points.
  var displacement: Vector?
  /// The time from the first touch to the last, in seconds.
  var duration: Double?
  /// The mean speed of the first finger over its last 100 ms of movement, in points per second.
  var speed: Double?
  /// The velocity of the first finger during its last 100 ms of movement, in points per second.
  var velocity: Vector?

  /// The length of the last moments of a path, in seconds.
  static let last = 0.1
  /// The length of the shortest movement that is considered to have a direction, in points.
  static let leastMovement = 0.5

  /// The reason why touches can't be rescaled.
  enum Problem: Error {
    /// The finger doesn't move, so its path has no direction.
    case doesNotMove
    /// The touches take no time.
    case takesNoTime
    /// A finger that rests has no velocity of its own: an estimator sees only the moves before.
    case rests
  }

  /// Returns the touches after rescaling first their times, then their path, then their last
  /// moments.
  func applied(to stream: TouchStream) throws(Problem) -> TouchStream {
    var changed = stream
    if let duration { try changed.rescale(duration: duration) }
    if let displacement {
      let change = displacement - (changed.displacement ?? .zero)
      for stroke in changed.strokes { changed.bend(stroke, by: change) }
    }
    if let speed {
      guard let first = changed.strokes.first, changed.lastMovement(of: first) != nil else {
        throw .doesNotMove
      }
      // A stroke may get a sample, which changes the indices of the others.
      for number in changed.strokes.indices {
        changed.sampleLastMovement(of: changed.strokes[number])
        changed.rescale(changed.strokes[number], speed: speed)
      }
    }
    if let velocity {
      guard velocity != .zero else { throw .rests }
      guard let first = changed.strokes.first, changed.lastMovement(of: first) != nil else {
        throw .doesNotMove
      }
      changed.sampleLastMovement(of: first)
      for share in [1.0 / 3, 2.0 / 3] {
        if let first = changed.strokes.first { changed.sampleLastMovement(of: first, at: share) }
      }
      if let first = changed.strokes.first { changed.release(first, at: velocity) }
    }
    return changed
  }
}

extension TouchStream {
  /// Returns the velocity that an estimator measures for the first finger when it leaves the screen,
  /// or `nil` if the finger doesn't move.
  func velocity(by estimator: VelocityEstimator) -> Vector? {
    guard let stroke = strokes.first, let end = stroke.last,
      lastMovement(of: stroke) != nil
    else { return nil }
    var tracker = VelocityTracker(estimator: estimator)
    var last: Point2D?
    for index in stroke where touches[index].touch.place != last {
      tracker.add(touches[index].touch.place, at: touches[index].time)
      last = touches[index].touch.place
    }
    return tracker.velocity(at: touches[end].time)
  }

  /// The displacement of the first finger from its touch-down until it leaves the screen, in
  /// points, or `nil` if there are no touches.
  var displacement: Vector? {
    guard let stroke = strokes.first, let start = stroke.first, let end = stroke.last else {
      return nil
    }
    return touches[end].touch.place - touches[start].touch.place
  }

  /// The time from the first touch to the last, in seconds.
  var duration: Double { end.seconds(since: touches.first?.time ?? .zero) }

  /// The mean speed of the first finger over its last 100 ms of movement, in points per second, or
  /// `nil` if the finger doesn't move.
  var lastSpeed: Double? { strokes.first.flatMap { lastMovement(of: $0) }?.speed }

  /// The indices of the touches of each finger, from its touch-down until it leaves the screen.
  fileprivate var strokes: [[Int]] {
    var strokes: [[Int]] = []
    var open: [Int: Int] = [:]
    for index in touches.indices {
      let touch = touches[index].touch
      if let stroke = open[touch.id] {
        strokes[stroke].append(index)
      } else {
        open[touch.id] = strokes.count
        strokes.append([index])
      }
      if touch.phase.isEnd { open[touch.id] = nil }
    }
    return strokes
  }

  // MARK: - Times

  fileprivate mutating func rescale(duration: Double) throws(TouchRescaling.Problem) {
    let (start, old) = (touches.first?.time ?? .zero, self.duration)
    guard old > 0 else { throw .takesNoTime }
    for index in touches.indices {
      let share = touches[index].time.seconds(since: start) / old
      touches[index].time = start.advanced(bySeconds: duration * share)
    }
  }

  // MARK: - The path

  /// Changes the displacement of a finger.
  ///
  /// The change is distributed along the path in proportion to the distance traveled, which scales
  /// a straight path. If the finger doesn't move, the change is distributed over time.
  fileprivate mutating func bend(_ stroke: [Int], by change: Vector) {
    guard change != .zero, let first = stroke.first else { return }
    var lengths = [0.0]
    for (index, next) in zip(stroke, stroke.dropFirst()) {
      lengths.append(
        lengths[lengths.count - 1]
          + (touches[next].touch.place - touches[index].touch.place).length)
    }
    if lengths[lengths.count - 1] == 0 {
      lengths = stroke.map { touches[$0].time.seconds(since: touches[first].time) }
    }
    if lengths[lengths.count - 1] == 0 { lengths = stroke.indices.map { Double($0) } }
    let whole = lengths[lengths.count - 1]
    guard whole > 0 else { return }
    for (index, length) in zip(stroke, lengths) {
      touches[index].touch.place = touches[index].touch.place + change * (length / whole)
    }
  }

  // MARK: - The last moments

  /// The last moments of a finger's movement.
  fileprivate struct LastMovement {
    /// The start of the last moments, and their length in seconds.
    let start: Instant
    let time: Double
    /// The displacement during the last moments, in points.
    let displacement: Vector
    /// The direction of the displacement, as a vector of length 1.
    let direction: Vector

    var speed: Double { displacement.length / time }
  }

  /// Returns the last 100 ms of a finger's movement, or `nil` if the finger doesn't move.
  fileprivate func lastMovement(of stroke: [Int]) -> LastMovement? {
    let last = zip(stroke, stroke.dropFirst()).reduce(nil as Int?) { last, step in
      touches[step.0].touch.place != touches[step.1].touch.place ? step.1 : last
    }
    guard let first = stroke.first, let last else { return nil }
    let (begin, end) = (touches[first], touches[last])
    let length = min(TouchRescaling.last, end.time.seconds(since: begin.time))
    guard length > 0 else { return nil }
    let start = Instant(nanoseconds: end.time.nanoseconds - Instant(clamping: length).nanoseconds)
    let displacement = end.touch.place - place(of: stroke, at: start)
    let whole = end.touch.place - begin.touch.place
    let least = TouchRescaling.leastMovement
    let way = displacement.length >= least ? displacement : whole
    guard way.length > 0 else { return nil }
    return LastMovement(
      start: start, time: length, displacement: displacement,
      direction: way * (1 / way.length))
  }

  /// Returns the finger's position at an instant, interpolated linearly between its samples.
  private func place(of stroke: [Int], at instant: Instant) -> Point2D {
    guard let next = stroke.firstIndex(where: { touches[$0].time >= instant }) else {
      return stroke.last.map { touches[$0].touch.place } ?? Point2D()
    }
    let after = touches[stroke[next]]
    guard next > 0, after.time > instant else { return after.touch.place }
    let before = touches[stroke[next - 1]]
    let share = instant.seconds(since: before.time) / after.time.seconds(since: before.time)
    return before.touch.place + (after.touch.place - before.touch.place) * share
  }

  /// The longest time between two samples of a finger, in seconds, within which its last moments may
  /// begin without a sample; our choice.
  private static let longestGap = 0.034

  /// Adds a sample at the start of a finger's last moments if the samples there are far apart, so that
  /// the new speed begins there rather than at the sample before.
  fileprivate mutating func sampleLastMovement(of stroke: [Int]) {
    guard let last = lastMovement(of: stroke),
      let next = stroke.firstIndex(where: { touches[$0].time >= last.start }), next > 0,
      touches[stroke[next]].time > last.start,
      touches[stroke[next]].time.seconds(since: touches[stroke[next - 1]].time)
        > TouchStream.longestGap
    else { return }
    let touch = Touch(
      .move, id: touches[stroke[next]].touch.id, at: place(of: stroke, at: last.start))
    let place = touches.firstIndex { $0.time > last.start } ?? touches.endIndex
    touches.insert(TimedTouch(last.start, touch), at: place)
  }

  /// Adds a sample at a share of the time of a finger's last moments if they have few samples, so that
  /// an estimator measures nothing but their velocity.
  fileprivate mutating func sampleLastMovement(of stroke: [Int], at share: Double) {
    guard let last = lastMovement(of: stroke), let id = stroke.first.map({ touches[$0].touch.id }),
      stroke.filter({ touches[$0].time >= last.start && !touches[$0].touch.phase.isEnd }).count < 4
    else { return }
    let time = last.start.advanced(bySeconds: last.time * share)
    guard !stroke.contains(where: { touches[$0].time == time }) else { return }
    let touch = Touch(.move, id: id, at: place(of: stroke, at: time))
    touches.insert(
      TimedTouch(time, touch), at: touches.firstIndex { $0.time > time } ?? touches.endIndex)
  }

  /// Changes the speed of a finger's last moments; its earlier path stays the same.
  ///
  /// To lower the speed, the movement is scaled, so that it never reverses. To raise the speed, an
  /// even movement is added, because the finger may have slowed down at the end.
  fileprivate mutating func rescale(_ stroke: [Int], speed: Double) {
    guard let last = lastMovement(of: stroke) else { return }
    let start = place(of: stroke, at: last.start)
    let added = last.direction * (speed * last.time) - last.displacement
    for index in stroke {
      let share = touches[index].time.seconds(since: last.start) / last.time
      guard share > 0 else { continue }
      let place = touches[index].touch.place
      touches[index].touch.place =
        speed < last.speed
        ? start + (place - start) * (speed / last.speed) : place + added * min(1, share)
    }
  }
}

extension TouchStream {
  /// Lets a finger move evenly at a velocity during its last moments, to the place where it has
  /// arrived without the change.
  ///
  /// If these moments are the whole movement, the finger moves from where it has touched down instead.
  fileprivate mutating func release(_ stroke: [Int], at velocity: Vector) {
    guard let last = lastMovement(of: stroke), let end = stroke.last else { return }
    let (start, place) = (touches[stroke[0]].touch.place, touches[end].touch.place)
    let isWhole = touches[stroke[0]].time.seconds(since: last.start) >= 0
    for index in stroke {
      let passed = touches[index].time.seconds(since: last.start)
      guard passed >= 0 else { continue }
      let time = min(passed, last.time)
      touches[index].touch.place =
        isWhole ? start + velocity * time : place + velocity * (time - last.time)
    }
  }
}
