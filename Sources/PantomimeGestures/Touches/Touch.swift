/// One finger's news in one event.
public struct Touch: Sendable, Hashable {
  /// What the finger did (G211); fingers that stayed where they were are not news.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// It came down.
    case down
    /// It moved.
    case move
    /// It lifted.
    case up
    /// The system took the touch away (G15).
    case cancel
  }

  /// Which finger; a number is free again once its finger has lifted.
  public var id: Int
  /// What it did.
  public var phase: Phase
  /// Where it is, in points of the screen.
  public var place: Point

  /// Notes what a finger did at a place, in points of the screen.
  public init(_ phase: Phase, id: Int = 1, at place: Point) {
    self.id = id
    self.phase = phase
    self.place = place
  }
}

extension Touch {
  /// The most fingers that may be down; our choice.
  static let mostDown = 16
}

/// Why an event of touches cannot have happened.
public enum TouchProblem: Error, Sendable, Hashable {
  /// The finger moves, lifts or is cancelled without being down.
  case unknownTouch(Int)
  /// The finger comes down although it is down.
  case alreadyDown(Int)
  /// The finger is in one event twice; an event has one place for each finger (G210).
  case twiceInOneEvent(Int)
  /// More fingers than that would be down.
  case tooManyTouches(most: Int)
  /// The place of the finger is no number, or farther away than 1e100 points.
  case notANumber(Int)
  /// The event is earlier than one that has been.
  case tooEarly(Instant, now: Instant)
}
