/// A finger's news and its instant.
public struct TimedTouch: Sendable, Hashable {
  /// When it happened.
  public var time: Instant
  /// What the finger did.
  public var touch: Touch
  /// Whether it is an event of its own, although other fingers have news at the same instant.
  public var isApart: Bool

  /// Dates a finger's news.
  public init(_ time: Instant, _ touch: Touch, isApart: Bool = false) {
    self.time = time
    self.touch = touch
    self.isApart = isApart
  }
}

/// What one finger or several did, in the order of time.
public struct TouchStream: Sendable, Hashable {
  /// The news, in order.
  public var touches: [TimedTouch]

  /// Makes a stream of news that are in order.
  public init(_ touches: [TimedTouch] = []) { self.touches = touches }

  /// The instant of the last news; zero without any.
  public var end: Instant { touches.last?.time ?? .zero }

  /// The same later by the time since the clock's zero.
  public func shifted(by start: Instant) -> TouchStream {
    var shifted = self
    for index in touches.indices {
      let (sum, overflow) = touches[index].time.nanoseconds
        .addingReportingOverflow(start.nanoseconds)
      shifted.touches[index].time = overflow ? .latest : Instant(nanoseconds: sum)
    }
    return shifted
  }

  /// The news as events: different fingers at one instant are one event (G211), unless one of them
  /// stands apart.
  public var events: [TouchEvent] {
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

  /// The first of the news that cannot have happened, by its place in the order; `nil` for a legal
  /// stream.
  public var problem: (index: Int, problem: TouchProblem)? {
    var order = TouchOrder()
    for index in touches.indices {
      if let problem = order.add(touches[index]) { return (index, problem) }
    }
    return nil
  }
}

/// What several fingers did at one instant.
public struct TouchEvent: Sendable, Hashable {
  /// When it happened.
  public var time: Instant
  /// What each of the fingers did.
  public var touches: [Touch]

  fileprivate func has(_ id: Int) -> Bool {
    for touch in touches where touch.id == id { return true }
    return false
  }
}

/// Follows a stream of news, and finds what cannot be.
public struct TouchOrder: Sendable, Hashable {
  private var down: Set<Int> = []
  private var now = Instant.zero

  /// Follows from the beginning: no finger is down.
  public init() {}

  /// Takes note of the next news; says what is wrong with them, and then is as it was.
  public mutating func add(_ news: TimedTouch) -> TouchProblem? {
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
    case .up, .cancel:
      guard down.remove(touch.id) != nil else { return .unknownTouch(touch.id) }
    }
    now = news.time
    return nil
  }
}
