/// A queue of the animators' deadlines, which finds the next one without checking all of them.
///
/// Ends at the same instant are in starting order (U19).
struct AnimatorQueue: Sendable {
  /// An animator and its deadline.
  private struct Entry: HeapOrdered, Hashable {
    /// The instant; a plain number, because it is compared often.
    let nanoseconds: Int64
    /// The position of the animator's start among all activations.
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

  /// The deadline of an animator.
  private struct When: Sendable, Hashable {
    /// The instant, or a negative number if the animator has no deadline.
    var nanoseconds: Int64 = -1
    /// The position of the animator's start among all activations.
    var order = 0
  }

  /// The pending entries, including outdated ones.
  private var heap = LazyHeap<Entry>()
  /// The deadline of every animator.
  private var turns = PagedArray<When>()

  /// The next deadline.
  var next: Instant? { heap.first.map { Instant(nanoseconds: $0.nanoseconds) } }

  /// The animator with the next deadline (if there are several, the one that was started first).
  var nextAnimator: Int? { heap.first?.animator }

  /// The animators with a deadline, each with its instant.
  var deadlines: some Sequence<(Int, Instant)> {
    turns.lazy.enumerated().lazy.filter { $0.element.nanoseconds >= 0 }.map {
      ($0.offset, Instant(nanoseconds: $0.element.nanoseconds))
    }
  }

  /// Returns the animator that is due at an instant (if there are several, the one that was started
  /// first).
  func due(at now: Instant) -> Int? {
    guard let first = heap.first, first.nanoseconds <= now.nanoseconds else { return nil }
    // An end can be overdue only after an endless chain was cut off.
    guard first.nanoseconds < now.nanoseconds else { return first.animator }
    return heap.filter { $0.nanoseconds <= now.nanoseconds && Self.holds($0, turns) }
      .min { $0.isStartedBefore($1) }?.animator
  }

  /// Sets an animator's deadline, or removes it if the instant is `nil`.
  mutating func put(_ animator: Int, at instant: Instant?, order: Int) {
    while turns.count <= animator { turns.append(When()) }
    let when = instant.map { When(nanoseconds: $0.nanoseconds, order: order) } ?? When()
    // Most operations leave the deadline of an animator unchanged.
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
