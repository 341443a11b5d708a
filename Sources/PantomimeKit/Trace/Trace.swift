/// The ordered events of a run: the product of a simulation, and the source of every report.
public struct Trace: Sendable, Hashable {
  /// One event and the instant at which it happened.
  public struct Entry: Sendable, Hashable {
    /// When it happened.
    public let time: Instant
    /// What happened.
    public let event: Event

    /// Places an event in time.
    public init(time: Instant, event: Event) {
      self.time = time
      self.event = event
    }
  }

  /// What happened, in order.
  ///
  /// An index is the number of the entries before it, whether they are still kept or not.
  public private(set) var entries = SharedList<Entry>()

  /// Makes an empty trace.
  public init() {}

  /// How many events have been recorded, those dropped included.
  public var count: Int { entries.endIndex }

  /// How many of the first events have been dropped (`keepLast(_:)`).
  public var dropped: Int { entries.startIndex }

  /// Adds an event at the end.
  public mutating func append(_ event: Event, at time: Instant) {
    entries.append(Entry(time: time, event: event))
  }

  /// Drops the first events as far as at least so many are left; it may be a few more.
  public mutating func keepLast(_ count: Int) { entries.keepLast(count) }

  /// Whether two traces keep the same events, of as many.
  public static func == (one: Trace, other: Trace) -> Bool {
    one.dropped == other.dropped && one.entries == other.entries
  }
}
