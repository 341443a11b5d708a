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

  /// What waits for its turn, and what did and does so no more.
  private var heap = LazyHeap<Entry>()
  /// The turn of every animator; `nil` for one that waits for nothing.
  private var turns = PagedArray<Entry?>()

  /// The next instant at which something happens.
  var next: Instant? { heap.first.map { Instant(nanoseconds: $0.nanoseconds) } }

  /// The animator to which it happens, the one started first if there are several.
  var nextAnimator: Int? { heap.first?.animator }

  /// The animator whose turn it is at an instant, the one started first if there are several.
  func due(at now: Instant) -> Int? {
    guard let first = heap.first, first.nanoseconds <= now.nanoseconds else { return nil }
    // Ends are late only after an endless chain was cut off.
    guard first.nanoseconds < now.nanoseconds else { return first.animator }
    return heap.all.lazy.filter { $0.nanoseconds <= now.nanoseconds && turns[$0.animator] == $0 }
      .min { $0.isStartedBefore($1) }?.animator
  }

  /// Notes when an animator's turn comes; never, if there is no instant.
  mutating func put(_ animator: Int, at instant: Instant?, order: Int) {
    while turns.count <= animator { turns.append(nil) }
    let turn = instant.map { Entry(nanoseconds: $0.nanoseconds, order: order, animator: animator) }
    // Most of what is done to an animator leaves its turn as it was.
    guard turns[animator] != turn else { return }
    turns[animator] = turn
    if let turn { heap.add(turn) }
    heap.tidy(turns.count) { turns[$0.animator] == $0 }
  }
}
