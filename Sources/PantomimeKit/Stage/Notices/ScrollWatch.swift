/// A threshold for the offset of a scroll view.
public struct ScrollPlace: Sendable, Hashable {
  /// The axis of the offset.
  public let axis: ScrollAxis
  /// The offset, in points.
  public let offset: Double
  /// A Boolean value that indicates whether the offset itself counts as past the threshold.
  public let includesOffset: Bool

  /// Returns a threshold that offsets greater than a value have passed.
  public static func above(_ offset: Double, _ axis: ScrollAxis) -> ScrollPlace {
    ScrollPlace(axis: axis, offset: offset, includesOffset: false)
  }

  /// Returns a threshold that offsets greater than or equal to a value have passed.
  public static func atLeast(_ offset: Double, _ axis: ScrollAxis) -> ScrollPlace {
    ScrollPlace(axis: axis, offset: offset, includesOffset: true)
  }

  /// Returns a Boolean value that indicates whether an offset is past the threshold.
  public func isPassed(by offset: Vector) -> Bool {
    includesOffset ? offset[axis] >= self.offset : offset[axis] > self.offset
  }

  /// Returns the first instant at which the offset crosses the threshold, given instants between
  /// which the offset is monotonic, or `nil` if there is none.
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

/// A watch on the offset of a scroll view, as the scene receives it.
public struct ScrollWatch: Sendable, Hashable {
  /// The identifier, which is never reused.
  public let id: ScrollWatchID
  /// The scroll view.
  public let view: ViewID
  /// The watched threshold.
  public let place: ScrollPlace
  /// A Boolean value that indicates whether the offset is past the threshold.
  public internal(set) var isPassed: Bool
  /// The instant of the next crossing, or `nil` if there is none.
  var due: Instant?
}

/// The identifier of a watch on a stage.
public struct ScrollWatchID: Sendable, Hashable {
  /// The position of the watch among everything that was ever started on the stage.
  let order: Int
  /// The mark of the view.
  let mark: Mark
}
