/// The sole owner of the present instant, of the order in which things were started, and of pending
/// notifications.
struct Clock: Sendable {
  /// The present instant; only the simulation's loop moves it.
  private(set) var now = Instant.zero
  /// The number of things started.
  private var started = 0
  /// The messages of recognizers, delivered before any ends.
  private var reports = Queue<PendingCallback>()
  /// The ends and other automatic changes.
  private var ends = Queue<PendingCallback>()
  /// The next deadline, as found when no notification was pending.
  private var nextDeadline: Instant?

  /// The completions at the present instant.
  private var completions = Completions()
  /// The number of chains of consequences so far.
  private(set) var chain = 0
  /// The number of unnamed animations besides the first when the present chain began.
  private(set) var others = 0

  /// Returns the position of something that starts now among everything started: things that are
  /// due at the same instant are ordered by it (U19).
  mutating func nextOrder() -> Int {
    started += 1
    return started
  }

  /// Returns whether at least a number of things has been started.
  func hasStarted(_ order: Int) -> Bool { order <= started }

  /// Notes the beginning of a chain of consequences: after an input, or at another instant.
  mutating func beginChain(among unnamed: Int) {
    chain += 1
    others = max(0, unnamed - 1)
  }

  /// Counts a completion at the present instant, and returns how often its source has completed.
  mutating func count(_ source: Completions.Source) -> Int { completions.add(source, at: now) }

  /// The instant of the last change other than the passing of time.
  private(set) var lastChange = Instant.zero

  /// Moves to an instant; an earlier one has no effect.
  mutating func move(to instant: Instant) { now = max(now, instant) }

  /// Notes that something changes now.
  mutating func noteChange() { lastChange = now }

  /// Sets the instant, which may be an earlier one, to inspect a copy at that time.
  mutating func stand(at instant: Instant) { now = instant }

  /// Appends a pending notification.
  mutating func tell(_ notice: PendingCallback) {
    if notice.isOfRecognizers { reports.append(notice) } else { ends.append(notice) }
  }

  /// Appends the messages of recognizers to the pending notifications.
  mutating func tell(_ messages: [ArenaMessage]) {
    for message in messages { tell(.recognizers(message)) }
  }

  /// Whether a notification is pending.
  var hasNotices: Bool { !reports.isEmpty || !ends.isEmpty }

  /// Removes and returns the next notification, or `nil` if none is pending.
  mutating func takeNotice() -> PendingCallback? { reports.popFirst() ?? ends.popFirst() }

  /// Drops the pending notifications.
  mutating func dropNotices() {
    reports = Queue()
    ends = Queue()
  }

  /// Sets the next deadline; called when no notification is pending.
  mutating func setNextDeadline(_ deadline: Instant?) { nextDeadline = deadline }

  /// Moves the clock if nothing but the passing of time happens up to an instant; otherwise returns
  /// false and moves nothing.
  @inline(__always)
  mutating func passesQuietly(to instant: Instant) -> Bool {
    guard instant >= now, reports.isEmpty, ends.isEmpty else { return false }
    if let nextDeadline, nextDeadline <= instant { return false }
    now = instant
    return true
  }
}

/// A first-in, first-out queue with constant-time operations.
struct Queue<Element: Sendable>: Sendable {
  private var elements: [Element] = []
  private var first = 0

  var isEmpty: Bool { first == elements.count }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func popFirst() -> Element? {
    guard first < elements.count else { return nil }
    defer {
      first += 1
      if first == elements.count {
        elements.removeAll(keepingCapacity: true)
        first = 0
      }
    }
    return elements[first]
  }
}
