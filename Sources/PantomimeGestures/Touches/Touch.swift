/// The change of one finger in one event.
public struct Touch: Sendable, Hashable {
  /// The phase of a touch (G211); fingers that stayed where they were are not in an event.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// It came down.
    case down
    /// It moved.
    case move
    /// It lifted.
    case up
    /// The system canceled the touch (G15).
    case cancel
    /// It vanished without a delivery: recognizers and views keep waiting for its end. Our choice,
    /// for handlers that must survive a touch whose end never arrives.
    case lost
  }

  /// The finger's number, free again once the finger has lifted.
  public var id: Int
  /// The phase.
  public var phase: Phase
  /// The location, in screen points.
  public var place: Point

  /// Creates a touch at a location, in screen points.
  public init(_ phase: Phase, id: Int = 1, at place: Point) {
    self.id = id
    self.phase = phase
    self.place = place
  }
}

extension Touch {
  /// The greatest number of fingers that may be down; our choice.
  static let mostDown = 16
}

/// The reason why an event of touches is impossible.
public enum TouchError: Error, Sendable, Hashable {
  /// The finger moves, lifts or is canceled without being down.
  case unknownTouch(Int)
  /// The finger comes down although it is down.
  case alreadyDown(Int)
  /// The finger is in one event twice; an event has one location for each finger (G210).
  case twiceInOneEvent(Int)
  /// More fingers than that would be down.
  case tooManyTouches(most: Int)
  /// The location is NaN, or farther away than 1e100 points.
  case notANumber(Int)
  /// The event is earlier than a previous one.
  case tooEarly(Instant, now: Instant)
}
