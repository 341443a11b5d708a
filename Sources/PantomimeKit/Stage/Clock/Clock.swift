/// The owner of the current instant, the order of starts, and the pending notifications; no other
/// type stores them.
struct Clock: Sendable {
  /// The current instant; only the simulation's event loop moves it.
  private(set) var now = Instant.zero
  /// The number of things started so far, such as animator runs and timers.
  private var started = 0
  /// The pending messages of recognizers, which are delivered before the notifications in `ends`.
  private var reports = Queue<PendingCallback>()
  /// The pending notifications of ends and other automatic changes.
  private var ends = Queue<PendingCallback>()
  /// The next deadline, as computed when no notification was pending.
  private var nextDeadline: Instant?

  /// The completions at the current instant.
  private var completions = Completions()
  /// The number of chains of consequences so far; an input begins a chain, and so does an automatic
  /// change at a new instant.
  private(set) var chain = 0
  /// The number of unnamed animations when the current chain began, not counting the first.
  private(set) var others = 0

  /// Counts a start, and returns its position among all starts, which determines the order of work
  /// that is due at the same instant (U19).
  mutating func nextOrder() -> Int {
    started += 1
    return started
  }

  /// Returns whether there have been at least the given number of starts.
  func hasStarted(_ order: Int) -> Bool { order <= started }

  /// Records the beginning of a chain of consequences, after an input or at a new instant.
  mutating func beginChain(among unnamed: Int) {
    chain += 1
    others = max(0, unnamed - 1)
  }

  /// Counts a completion at the current instant, and returns how often its source has completed.
  mutating func count(_ source: Completions.Source) -> Int { completions.add(source, at: now) }

  /// The instant of the last change other than the passing of time.
  private(set) var lastChange = Instant.zero

  /// Moves the clock to an instant; has no effect if the instant is in the past.
  mutating func move(to instant: Instant) { now = max(now, instant) }

  /// Records that something changes at the current instant.
  mutating func noteChange() { lastChange = now }

  /// Sets the clock to an instant, which may be in the past, so that a copy of the stage can be
  /// inspected at that time.
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

/// The completions of one instant, counted by source.
struct Completions: Sendable {
  /// The source of a completion.
  enum Source: Sendable, Hashable {
    case animator(Int)
    // Each run of an animation or a timer is a new object, so runs are counted by name within one
    // chain.
    case animation(String, chain: Int)
    case layer(ViewID, key: String?, chain: Int)
    case timer(String, chain: Int)
  }

  /// The limit for the completions of one source at one instant; a source that reaches the limit
  /// counts as an endless chain (see the documentation of the language).
  static let most = 1_000

  private var instant = Instant.zero
  /// The first source, kept separately from the others because most instants have only one.
  private var first: Source?
  private var others: [Source] = []
  /// The counts, which are kept only once there are enough completions for one source to exceed the
  /// limit.
  private var counts: [Source: Int] = [:]

  /// Counts a completion, and returns how often its source has completed at this instant; 0 while
  /// there are fewer than `most` in total.
  mutating func add(_ source: Source, at now: Instant) -> Int {
    if now != instant || first == nil {
      self = Completions()
      (instant, first) = (now, source)
      return 0
    }
    if counts.isEmpty {
      others.append(source)
      guard let first, others.count + 1 >= Completions.most else { return 0 }
      counts[first] = 1
      for other in others { counts[other, default: 0] += 1 }
      others = []
    } else {
      counts[source, default: 0] += 1
    }
    return counts[source] ?? 0
  }
}

/// A pending notification.
enum PendingCallback: Sendable {
  /// A message of the stage's recognizers.
  case recognizers(ArenaMessage)
  /// The last finger has lifted, and the messages of recognizers that resulted from it have been
  /// delivered.
  case fingersLifted
  /// The offset of a scroll view has changed, or settled.
  case scrolled(ViewID)
  /// A finger has begun to drag a scroll view.
  case scrollBegan(ViewID)
  /// A finger has released a scroll view.
  case scrollReleased(ViewID, ScrollOffset.DragEnd)
  /// A scroll view is at rest.
  case scrollEnded(ViewID)
  /// The offset of a scroll view has crossed a watched threshold.
  case crossed(ScrollWatch)
  /// The run of an animator has ended; `completions` is the number of completions that are due.
  case animator(AnimatorID, at: Position, completions: Int)
  /// A layer animation has ended.
  case layer(key: String?, view: ViewID, finished: Bool)
  /// A transition has ended.
  case transition(TransitionID, finished: Bool)
  /// A timer has fired.
  case timer(StageTimer)

  /// Whether the notification comes from touches, and is therefore delivered before the
  /// notifications of ends.
  var isOfRecognizers: Bool {
    switch self {
    case .recognizers, .fingersLifted: true
    case .scrolled, .scrollBegan, .scrollReleased, .scrollEnded, .crossed, .animator, .layer,
      .transition, .timer:
      false
    }
  }
}

// Endless chains of completions at one instant.

extension Clock {
  /// Counts a completion, and returns whether its animator, layer animation, or timer has completed
  /// too often at this instant.
  mutating func isEndless(_ notice: PendingCallback, of animators: AnimatorBoard) -> Bool {
    guard let (source, others) = source(of: notice, animators) else { return false }
    return count(source) >= Completions.most + others
  }

  /// Returns the source of a completion, and the number of other sources that may share its name.
  private func source(
    of notice: PendingCallback, _ animators: AnimatorBoard
  ) -> (Completions.Source, others: Int)? {
    switch notice {
    case .animator(let id, _, _):
      animators.isNamed(id)
        ? (.animator(id.index), 0) : (.animation(animators.name(of: id), chain: chain), others)
    case .layer(let key, let view, _):
      (.layer(view, key: key, chain: chain), key == nil ? others : 0)
    case .timer(let timer): (.timer(timer.name, chain: chain), others)
    case .recognizers, .fingersLifted, .scrolled, .scrollBegan, .scrollReleased, .scrollEnded,
      .crossed, .transition:
      nil
    }
  }
}

extension PendingCallback {
  /// Records that a completion exceeds the limit.
  ///
  /// The scene doesn't receive the completion, which ends the chain.
  func reportEndless(on stage: inout Stage) {
    switch self {
    case .animator(let id, _, _):
      stage.animators.completionsHaveRun(id)
      stage.ledger.note(stage.animators.finding(.endless, by: id))
    case .layer(let key, let view, _):
      stage.ledger.note(
        Event(
          Misuse.endless,
          [
            .word("of", "layer"), .word("name", key ?? "none"),
            .word(.view, stage.views.name(of: view)),
          ]))
    case .timer(let timer):
      stage.ledger.note(
        Event(Misuse.endless, [.word("of", "timer"), .word("name", timer.name)]))
    case .recognizers, .fingersLifted, .scrolled, .scrollBegan, .scrollReleased, .scrollEnded,
      .crossed, .transition:
      break
    }
  }
}
