/// The one owner of the present instant, of the order in which things were started, and of what
/// somebody is still to be told.
struct Clock: Sendable {
  /// The present instant; only the simulation's loop moves it.
  private(set) var now = Instant.zero
  /// How many things have been started.
  private var started = 0
  /// What recognizers have said: it is told before anything that has ended.
  private var reports = WaitingLine<Notice>()
  /// What has ended, or happened by itself.
  private var ends = WaitingLine<Notice>()
  /// The next instant at which something happens by itself, as it was found when all had been told.
  private var nextDeadline: Instant?

  /// What has completed at the present instant.
  private var completions = Completions()
  /// How many chains of consequences have begun.
  private(set) var chain = 0
  /// How many things without a name of their own there were besides the first as the present one began.
  private(set) var others = 0

  /// The place of something that starts now among all that was started: what is due at one instant
  /// comes in this order (U19).
  mutating func nextOrder() -> Int {
    started += 1
    return started
  }

  /// Whether so many things have been started already.
  func hasStarted(_ order: Int) -> Bool { order <= started }

  /// Notes that a chain of consequences begins: after an input, or at another instant.
  mutating func beginChain(among unnamed: Int) {
    chain += 1
    others = max(0, unnamed - 1)
  }

  /// Counts a completion at the present instant, and returns how often its source has completed.
  mutating func count(_ source: Completions.Source) -> Int { completions.add(source, at: now) }

  /// When something last happened but that time passed.
  private(set) var lastChange = Instant.zero

  /// Moves on to an instant; an earlier one changes nothing.
  mutating func move(to instant: Instant) { now = max(now, instant) }

  /// Notes that something happens now.
  mutating func noteChange() { lastChange = now }

  /// Stands at an instant, an earlier one too, for whoever looks at it on a copy.
  mutating func stand(at instant: Instant) { now = instant }

  /// Puts something at the end of what is to be told.
  mutating func tell(_ notice: Notice) {
    if notice.isOfRecognizers { reports.append(notice) } else { ends.append(notice) }
  }

  /// Puts what recognizers have reported at the end of what is to be told.
  mutating func tell(_ messages: [ArenaMessage]) {
    for message in messages { tell(.recognizers(message)) }
  }

  /// Whether anybody is still to be told of anything.
  var hasNotices: Bool { !reports.isEmpty || !ends.isEmpty }

  /// What is to be told next; `nil` if everybody knows everything.
  mutating func takeNotice() -> Notice? { reports.popFirst() ?? ends.popFirst() }

  /// Drops what nobody has been told yet.
  mutating func dropNotices() {
    reports = WaitingLine()
    ends = WaitingLine()
  }

  /// Notes when something happens by itself next, now that everybody has been told everything.
  mutating func setNextDeadline(_ deadline: Instant?) { nextDeadline = deadline }

  /// Moves the clock if nothing happens up to an instant but that time passes; false, and nothing is
  /// moved, otherwise.
  @inline(__always)
  mutating func passesQuietly(to instant: Instant) -> Bool {
    guard instant >= now, reports.isEmpty, ends.isEmpty else { return false }
    if let nextDeadline, nextDeadline <= instant { return false }
    now = instant
    return true
  }
}

/// What comes first leaves first, each in constant time.
struct WaitingLine<Element: Sendable>: Sendable {
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
