/// When animators do something by themselves: whose turn comes next, without asking them all.
///
/// Ends at one instant come in the order of the starts (U19).
struct AnimatorQueue: Sendable {
  /// An animator and its turn.
  private struct Entry: Turn, Equatable {
    /// Its instant; a plain number, as it is compared again and again.
    let nanoseconds: Int64
    /// Its place among all activations.
    let order: Int
    let animator: Int

    func isBefore(_ other: Entry) -> Bool {
      if nanoseconds != other.nanoseconds { return nanoseconds < other.nanoseconds }
      return isStartedBefore(other)
    }

    func isStartedBefore(_ other: Entry) -> Bool {
      order != other.order ? order < other.order : animator < other.animator
    }
  }

  /// When an animator's turn comes.
  private struct When: Sendable, Equatable {
    /// Its instant; less than none for one that waits for nothing.
    var nanoseconds: Int64 = -1
    /// Its place among all activations.
    var order = 0
  }

  /// What waits for its turn, and what did and does so no more.
  private var heap = LazyHeap<Entry>()
  /// The turn of every animator.
  private var turns = PagedArray<When>()

  /// The next instant at which something happens.
  var next: Instant? { heap.first.map { Instant(nanoseconds: $0.nanoseconds) } }

  /// The animator to which it happens, the one started first if there are several.
  var nextAnimator: Int? { heap.first?.animator }

  /// The animators that wait for their turn, with its instant.
  var deadlines: some Sequence<(Int, Instant)> {
    turns.lazy.enumerated().lazy.filter { $0.element.nanoseconds >= 0 }.map {
      ($0.offset, Instant(nanoseconds: $0.element.nanoseconds))
    }
  }

  /// The animator whose turn it is at an instant, the one started first if there are several.
  func due(at now: Instant) -> Int? {
    guard let first = heap.first, first.nanoseconds <= now.nanoseconds else { return nil }
    // Ends are late only after an endless chain was cut off.
    guard first.nanoseconds < now.nanoseconds else { return first.animator }
    return heap.filter { $0.nanoseconds <= now.nanoseconds && Self.holds($0, turns) }
      .min { $0.isStartedBefore($1) }?.animator
  }

  /// Notes when an animator's turn comes; never, if there is no instant.
  mutating func put(_ animator: Int, at instant: Instant?, order: Int) {
    while turns.count <= animator { turns.append(When()) }
    let when = instant.map { When(nanoseconds: $0.nanoseconds, order: order) } ?? When()
    // Most of what is done to an animator leaves its turn as it was.
    guard turns[animator] != when else { return }
    turns[animator] = when
    if let instant {
      heap.add(Entry(nanoseconds: instant.nanoseconds, order: order, animator: animator))
    }
    heap.tidy(turns.count) { Self.holds($0, turns) }
  }

  private static func holds(_ entry: Entry, _ turns: PagedArray<When>) -> Bool {
    turns[entry.animator] == When(nanoseconds: entry.nanoseconds, order: entry.order)
  }
}
