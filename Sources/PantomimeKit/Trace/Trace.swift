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
  /// The index of an entry is the number of entries before it, including dropped ones.
  public private(set) var entries = SharedList<Entry>()
  /// The digest of the dropped entries, from which the digest of all entries continues.
  private var past = Digest()

  /// Creates an empty trace.
  public init() {}

  /// The number of recorded events, including dropped ones.
  public var count: Int { entries.endIndex }

  /// The number of events that were dropped from the front (`keepLast(_:)`).
  public var dropped: Int { entries.startIndex }

  /// Appends an event.
  public mutating func append(_ event: consuming Event, at time: Instant) {
    entries.append(Entry(time: time, event: event))
  }

  /// Drops events from the front, as long as at least a number of events remain; a few more may be
  /// kept.
  public mutating func keepLast(_ count: Int) {
    for entry in entries.prefix(entries.superfluous(beyondLast: count)) { past.add(entry) }
    entries.keepLast(count)
  }

  /// Returns the retained entries, starting at an index.
  func entries(from start: Int) -> [Entry] {
    var found: [Entry] = []
    found.reserveCapacity(max(0, count - max(start, dropped)))
    for index in max(start, dropped)..<max(start, count) { found.append(entries[index]) }
    return found
  }

  /// The digest of all entries, including dropped ones.
  ///
  /// - Complexity: O(*n*), where *n* is the number of retained entries: the digest isn't updated on
  ///   each append, because it is rarely read.
  var digest: Digest { entries.reduce(into: past) { digest, entry in digest.add(entry) } }

  /// Returns a Boolean value that indicates whether two traces have the same retained events and
  /// the same count.
  public static func == (one: Trace, other: Trace) -> Bool {
    one.dropped == other.dropped && one.entries == other.entries
  }

  /// Feeds the retained entries to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}
