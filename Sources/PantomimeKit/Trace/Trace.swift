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
  public private(set) var entries: [Entry] = []

  /// Makes an empty trace.
  public init() {}

  /// Adds an event at the end.
  public mutating func append(_ event: Event, at time: Instant) {
    entries.append(Entry(time: time, event: event))
  }
}
