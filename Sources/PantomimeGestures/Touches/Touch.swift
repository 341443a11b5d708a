/// One finger's part in an event: it touched down, moved, or lifted, or its touch was canceled or
/// lost.
public struct Touch: Sendable, Hashable {
  /// The phase of a touch (G211); there is no phase for fingers that haven't moved, because events
  /// don't contain them.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// The finger touched down.
    case down
    /// The finger moved.
    case move
    /// The finger lifted.
    case up
    /// The system canceled the touch (G15).
    case cancel
    /// The touch vanished without a notification: recognizers and views keep waiting for its end.
    /// This phase is our choice; it tests handlers that must survive a touch whose end never
    /// arrives.
    case lost
  }

  /// The finger's number, which can be reused after the finger has lifted.
  public var id: Int
  /// The phase.
  public var phase: Phase
  /// The location, in screen points.
  public var place: Point2D

  /// Creates a touch at a location, in screen points.
  public init(_ phase: Phase, id: Int = 1, at place: Point2D) {
    self.id = id
    self.phase = phase
    self.place = place
  }
}

extension Touch.Phase {
  /// Whether the finger is no longer on the screen after this phase.
  package var isEnd: Bool {
    switch self {
    case .down, .move: false
    case .up, .cancel, .lost: true
    }
  }
}

extension Touch {
  /// The maximum number of fingers that may be down; our choice.
  static let mostDown = 16
}

/// The reason why a touch event is impossible.
package enum TouchError: Error, Sendable, Hashable {
  /// The finger moves, lifts, or is canceled without being down.
  case unknownTouch(Int)
  /// The finger touches down although it is already down.
  case alreadyDown(Int)
  /// The finger occurs twice in one event; an event has one location for each finger (G210).
  case twiceInOneEvent(Int)
  /// More than the maximum number of fingers would be down.
  case tooManyTouches(most: Int)
  /// The location is NaN or more than 1e100 points away.
  case notANumber(Int)
  /// The event is earlier than a previous one.
  case tooEarly(Instant, now: Instant)
}

/// An object that receives touches and has recognizers, such as a view on a stage, identified by a
/// number that its owner assigns.
package struct TouchTarget: Sendable, Hashable {
  /// The number.
  package let index: Int

  /// Creates a target with a number.
  package init(index: Int) { self.index = index }
}

extension Touch: CustomStringConvertible {
  /// The finger, the phase, and the location: `finger 1 down 195,420`.
  public var description: String { "finger \(id) \(phase.rawValue) \(place)" }
}

extension TouchError: CustomStringConvertible {
  /// The reason for the error, and the fix.
  package var description: String { "\(text.message); \(text.fix)" }

  /// The reason for the error as a clause, and the fix in Swift.
  package var text: (message: String, fix: String) {
    switch self {
    case .unknownTouch(let id): ("finger \(id) is not down", "put it down first")
    case .alreadyDown(let id): ("finger \(id) is already down", "lift it first, or use another")
    case .twiceInOneEvent(let id):
      ("finger \(id) appears twice in one event", "give it one position")
    case .tooManyTouches(let most): ("no more than \(most) fingers can be down", "lift one first")
    case .notANumber(let id):
      ("the position of finger \(id) is not a number, or too far away", "use screen coordinates")
    case .tooEarly(let instant, let now):
      ("a touch cannot move back from \(now) to \(instant)", "use another simulation")
    }
  }
}

// Embedded Swift has no `Codable`.
#if !hasFeature(Embedded)
extension Touch: Codable {
  private enum Key: String, CodingKey { case id, phase, x, y }

  /// Encodes the finger's id, phase, and location under the names that recordings use.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(phase.rawValue, forKey: .phase)
    try container.encode(place.x, forKey: .x)
    try container.encode(place.y, forKey: .y)
  }

  /// Decodes the finger's id, phase, and location.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      try container.word(.phase), id: try container.decodeIfPresent(Int.self, forKey: .id) ?? 1,
      at: Point2D(
        x: try container.decode(Double.self, forKey: .x),
        y: try container.decode(Double.self, forKey: .y)))
  }
}
#endif
