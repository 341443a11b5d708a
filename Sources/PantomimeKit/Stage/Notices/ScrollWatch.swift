/// A place that the offset of a scroll view is on one side of or the other.
public struct ScrollPlace: Sendable, Hashable {
  /// The axis along which it lies.
  public let axis: ScrollAxis
  /// The offset, in points.
  public let offset: Double
  /// Whether the offset itself counts as beyond.
  public let includesOffset: Bool

  /// What lies above an offset.
  public static func above(_ offset: Double, _ axis: ScrollAxis) -> ScrollPlace {
    ScrollPlace(axis: axis, offset: offset, includesOffset: false)
  }

  /// What lies at an offset or above it.
  public static func atLeast(_ offset: Double, _ axis: ScrollAxis) -> ScrollPlace {
    ScrollPlace(axis: axis, offset: offset, includesOffset: true)
  }

  /// Whether an offset is beyond it.
  public func isPassed(by offset: Vector) -> Bool {
    includesOffset ? offset[axis] >= self.offset : offset[axis] > self.offset
  }

  /// The first instant at which it is on the other side, given instants between which the offset
  /// only grows or only falls; `nil` if it stays on this one.
  ///
  /// Found by halving, to the nanosecond: the same whatever the frame rate is.
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

/// A watch on the offset of a scroll view, as the scene hears of it.
public struct ScrollWatch: Sendable, Hashable {
  /// Which one it is; never used again.
  public let id: ScrollWatchID
  /// The view that is scrolled.
  public let view: ViewID
  /// The place that is watched.
  public let place: ScrollPlace
  /// Whether the offset is beyond the place.
  public internal(set) var isPassed: Bool
  /// When it is next on the other side; `nil` if it stays.
  var due: Instant?
}

/// A watch on a stage.
public struct ScrollWatchID: Sendable, Hashable {
  /// Its place among everything that was ever started on the stage.
  let order: Int
  /// That of the view.
  let mark: Mark
}
