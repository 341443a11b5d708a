/// The ordered events of a run: the product of a simulation, and the source of every report.
public struct Trace: Sendable, Hashable {
  /// One event and the instant at which it happened.
  public struct Entry: Sendable, Hashable {
    /// The instant of the event.
    public let time: Instant
    /// The event.
    public let event: Event

    /// Creates an entry.
    public init(time: Instant, event: Event) {
      self.time = time
      self.event = event
    }
  }

  /// The entries, in order.
  ///
  /// An index is the number of the entries before it, including those no longer kept.
  public private(set) var entries = SharedList<Entry>()
  /// The digest of the dropped entries, so that the digest of all entries does not need them.
  private var past = Digest()

  /// Creates an empty trace.
  public init() {}

  /// The number of events recorded, including those dropped.
  public var count: Int { entries.endIndex }

  /// The number of first events that were dropped (`keepLast(_:)`).
  public var dropped: Int { entries.startIndex }

  /// Appends an event.
  public mutating func append(_ event: consuming Event, at time: Instant) {
    entries.append(Entry(time: time, event: event))
  }

  /// Drops the first events while at least a number of events is left; a few more may be kept.
  public mutating func keepLast(_ count: Int) {
    for entry in entries.prefix(entries.superfluous(beyondLast: count)) { past.add(entry) }
    entries.keepLast(count)
  }

  /// Returns the entries from a number on, as far as they are kept.
  func entries(from start: Int) -> [Entry] {
    var found: [Entry] = []
    found.reserveCapacity(max(0, count - max(start, dropped)))
    for index in max(start, dropped)..<max(start, count) { found.append(entries[index]) }
    return found
  }

  /// The digest of all entries, including those dropped.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries kept: it is not updated as they are
  ///   appended, because it is rarely read.
  var digest: Digest { entries.reduce(into: past) { digest, entry in digest.add(entry) } }

  /// Returns a Boolean value that indicates whether two traces keep the same events, out of the
  /// same number.
  public static func == (one: Trace, other: Trace) -> Bool {
    one.dropped == other.dropped && one.entries == other.entries
  }

  /// Feeds the kept entries to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}
