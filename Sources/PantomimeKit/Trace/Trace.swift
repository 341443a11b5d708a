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
  /// What the dropped entries come to, so that whoever asks for all need not have them.
  private var past = Digest()

  /// Makes an empty trace.
  public init() {}

  /// How many events have been recorded, those dropped included.
  public var count: Int { entries.endIndex }

  /// How many of the first events have been dropped (`keepLast(_:)`).
  public var dropped: Int { entries.startIndex }

  /// Adds an event at the end.
  public mutating func append(_ event: consuming Event, at time: Instant) {
    entries.append(Entry(time: time, event: event))
  }

  /// Drops the first events as far as at least so many are left; it may be a few more.
  public mutating func keepLast(_ count: Int) {
    for entry in entries.prefix(entries.superfluous(beyondLast: count)) { past.add(entry) }
    entries.keepLast(count)
  }

  /// The entries from a number on, as far as they are kept.
  func entries(from start: Int) -> [Entry] {
    var found: [Entry] = []
    found.reserveCapacity(max(0, count - max(start, dropped)))
    for index in max(start, dropped)..<max(start, count) { found.append(entries[index]) }
    return found
  }

  /// What all entries come to, those dropped included.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries kept: nothing is done as they are
  ///   appended, since hardly anybody asks.
  var digest: Digest { entries.reduce(into: past) { digest, entry in digest.add(entry) } }

  /// Whether two traces keep the same events, of as many.
  public static func == (one: Trace, other: Trace) -> Bool {
    one.dropped == other.dropped && one.entries == other.entries
  }

  /// Feeds what is kept to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}
