/// One touch of a finger, with its instant.
public struct TimedTouch: Sendable, Hashable {
  /// The instant.
  public var time: Instant
  /// The touch.
  public var touch: Touch
  /// A Boolean value that indicates whether the touch is a separate event even if other fingers
  /// have touches at the same instant.
  package var isApart: Bool

  /// Creates a touch at an instant.
  ///
  /// Touches of different fingers at the same instant are delivered as one event (G211), as a screen
  /// delivers them.
  ///
  /// - Parameters:
  ///   - time: The instant.
  ///   - touch: The touch.
  ///   - isApart: Whether the touch is delivered as an event of its own even if it has the instant of
  ///     the touch before it.
  public init(_ time: Instant, _ touch: Touch, isApart: Bool = false) {
    self.time = time
    self.touch = touch
    self.isApart = isApart
  }
}

/// The touches of one or more fingers, sorted by time.
public struct TouchStream: Sendable, Hashable {
  /// The touches, in order.
  public var touches: [TimedTouch]

  /// Creates a stream from touches in order.
  public init(_ touches: [TimedTouch] = []) { self.touches = touches }

  /// The instant of the last touch, or zero if there are no touches.
  public var end: Instant { touches.last?.time ?? .zero }

  /// Returns the same stream, delayed by the time from zero to an instant.
  package func shifted(by start: Instant) -> TouchStream {
    var shifted = self
    for index in touches.indices {
      let (sum, overflow) = touches[index].time.nanoseconds
        .addingReportingOverflow(start.nanoseconds)
      shifted.touches[index].time = overflow ? .latest : Instant(nanoseconds: sum)
    }
    return shifted
  }

  /// The touches, grouped into events: touches of different fingers at the same instant form one
  /// event (G211), unless one of them is marked as separate.
  package var events: [TouchEvent] {
    var events: [TouchEvent] = []
    for news in touches {
      if let last = events.last, !news.isApart, last.time == news.time, !last.has(news.touch.id) {
        events[events.count - 1].touches.append(news.touch)
      } else {
        events.append(TouchEvent(time: news.time, touches: [news.touch]))
      }
    }
    return events
  }

  /// The index of the first impossible touch and the reason why it is impossible, or `nil` if the
  /// stream is legal.
  package var problem: (index: Int, problem: TouchError)? {
    var order = TouchOrder()
    for index in touches.indices {
      if let problem = order.add(touches[index]) { return (index, problem) }
    }
    return nil
  }
}

/// The touches of several fingers at the same instant.
package struct TouchEvent: Sendable, Hashable {
  /// The instant.
  package var time: Instant
  /// The touch of each finger.
  package var touches: [Touch]

  fileprivate func has(_ id: Int) -> Bool {
    for touch in touches where touch.id == id { return true }
    return false
  }
}

/// A checker that follows a stream of touches and finds impossible ones.
package struct TouchOrder: Sendable, Hashable {
  private var down: Set<Int> = []
  private var now = Instant.zero

  /// Creates a checker for the beginning of a stream, with no finger down.
  package init() {}

  /// Adds the next touch; if the touch is impossible, returns the reason and leaves the checker
  /// unchanged.
  package mutating func add(_ news: TimedTouch) -> TouchError? {
    let touch = news.touch
    guard news.time >= now else { return .tooEarly(news.time, now: now) }
    guard touch.place.x.magnitude <= 1e100, touch.place.y.magnitude <= 1e100 else {
      return .notANumber(touch.id)
    }
    switch touch.phase {
    case .down:
      guard !down.contains(touch.id) else { return .alreadyDown(touch.id) }
      guard down.count < Touch.mostDown else {
        return .tooManyTouches(most: Touch.mostDown)
      }
      down.insert(touch.id)
    case .move:
      guard down.contains(touch.id) else { return .unknownTouch(touch.id) }
    case .up, .cancel, .lost:
      guard down.remove(touch.id) != nil else { return .unknownTouch(touch.id) }
    }
    now = news.time
    return nil
  }
}

extension TouchStream: CustomStringConvertible {
  /// The touches, one on each line.
  public var description: String { touches.map { $0.description }.joined(separator: "\n") }
}

extension TimedTouch: CustomStringConvertible {
  /// The instant and the touch: `0.1 s: finger 1 move 195,400`.
  public var description: String { "\(time): \(touch)" }
}

// Embedded Swift has no `Codable`.
#if !hasFeature(Embedded)
extension TimedTouch: Codable {
  private enum Key: String, CodingKey {
    case time = "t"
    case isApart
  }

  /// Encodes the seconds and the touch as one object, as the lines of a recording are.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(time, forKey: .time)
    if isApart { try container.encode(isApart, forKey: .isApart) }
    try touch.encode(to: encoder)
  }

  /// Decodes the seconds and the touch.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      try container.decode(Instant.self, forKey: .time), try Touch(from: decoder),
      isApart: try container.decodeIfPresent(Bool.self, forKey: .isApart) ?? false)
  }
}

extension TouchStream: Codable {
  /// Encodes the touches as an array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(touches)
  }

  /// Decodes an array of touches.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([TimedTouch].self))
  }
}
#endif
