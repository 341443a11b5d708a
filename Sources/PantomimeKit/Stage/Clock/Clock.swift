/// The sole owner of the current instant, the order of starts, and the pending notifications.
struct Clock: Sendable {
  /// The current instant; only the simulation's event loop moves it.
  private(set) var now = Instant.zero
  /// The number of starts so far.
  private var started = 0
  /// The messages of recognizers, which are delivered before any ends.
  private var reports = Queue<PendingCallback>()
  /// The notifications of ends and other automatic changes.
  private var ends = Queue<PendingCallback>()
  /// The next deadline, computed when no notification was pending.
  private var nextDeadline: Instant?

  /// The completions at the current instant.
  private var completions = Completions()
  /// The number of chains of consequences so far.
  private(set) var chain = 0
  /// The number of unnamed animations, except the first, when the current chain began.
  private(set) var others = 0

  /// Returns the position of a new start among all starts, which determines the order of work that
  /// is due at the same instant (U19).
  mutating func nextOrder() -> Int {
    started += 1
    return started
  }

  /// Returns whether there have been at least a number of starts.
  func hasStarted(_ order: Int) -> Bool { order <= started }

  /// Records the beginning of a chain of consequences, after an input or at another instant.
  mutating func beginChain(among unnamed: Int) {
    chain += 1
    others = max(0, unnamed - 1)
  }

  /// Counts a completion at the current instant, and returns how often its source has completed.
  mutating func count(_ source: Completions.Source) -> Int { completions.add(source, at: now) }

  /// The instant of the last change other than the passing of time.
  private(set) var lastChange = Instant.zero

  /// Moves to an instant; an earlier one has no effect.
  mutating func move(to instant: Instant) { now = max(now, instant) }

  /// Records that something changes at the current instant.
  mutating func noteChange() { lastChange = now }

  /// Sets the instant, which may be in the past, to inspect a copy at that time.
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

  /// Sets the next deadline; call it only when no notification is pending.
  mutating func setNextDeadline(_ deadline: Instant?) { nextDeadline = deadline }

  /// Moves the clock to an instant if only time passes until then; otherwise returns `false`
  /// without moving it.
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
