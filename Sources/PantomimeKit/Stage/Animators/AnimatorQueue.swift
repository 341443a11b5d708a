/// When animators do something by themselves: whose turn comes next, without asking them all.
///
/// A binary heap, with the place of every animator in it, so that one can be moved or taken out.
/// Ends at one instant come in the order of the starts (U19).
struct AnimatorQueue: Sendable {
  /// An animator and its turn.
  struct Entry: Sendable {
    let instant: Instant
    /// Its place among all activations.
    let order: Int
    let animator: Int

    func isBefore(_ other: Entry) -> Bool {
      if instant != other.instant { return instant < other.instant }
      return isStartedBefore(other)
    }

    func isStartedBefore(_ other: Entry) -> Bool {
      order != other.order ? order < other.order : animator < other.animator
    }
  }

  private var heap = PagedArray<Entry>()
  /// Where in the heap an animator's entry is; −1 if it waits for nothing.
  private var places = PagedArray<Int32>()

  /// The next instant at which something happens.
  var next: Instant? { heap.first?.instant }

  /// The animator to which it happens, the one started first if there are several.
  var nextAnimator: Int? { heap.first?.animator }

  /// The animator whose turn it is at an instant, the one started first if there are several.
  func due(at now: Instant) -> Int? {
    guard let first = heap.first, first.instant <= now else { return nil }
    // Ends are late only after an endless chain was cut off.
    guard first.instant < now else { return first.animator }
    return heap.lazy.filter { $0.instant <= now }.min { $0.isStartedBefore($1) }?.animator
  }

  /// Notes when an animator's turn comes; never, if there is no instant.
  mutating func put(_ animator: Int, at instant: Instant?, order: Int) {
    while places.count <= animator { places.append(-1) }
    let place = Int(places[animator])
    if place >= 0 {
      // Most of what is done to an animator leaves its turn as it was.
      if heap[place].instant == instant, heap[place].order == order { return }
      remove(at: place)
    }
    guard let instant else { return }
    heap.append(Entry(instant: instant, order: order, animator: animator))
    rise(from: heap.count - 1)
  }

  private mutating func remove(at place: Int) {
    places[heap[place].animator] = -1
    let last = heap.removeLast()
    guard place < heap.count else { return }
    heap[place] = last
    sink(from: place)
    rise(from: place)
  }

  private mutating func rise(from start: Int) {
    let entry = heap[start]
    var place = start
    while place > 0, entry.isBefore(heap[(place - 1) / 2]) {
      set(place, heap[(place - 1) / 2])
      place = (place - 1) / 2
    }
    set(place, entry)
  }

  private mutating func sink(from start: Int) {
    let entry = heap[start]
    var place = start
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      guard heap[child].isBefore(entry) else { break }
      set(place, heap[child])
      place = child
    }
    set(place, entry)
  }

  private mutating func set(_ place: Int, _ entry: Entry) {
    heap[place] = entry
    places[entry.animator] = Int32(truncatingIfNeeded: place)
  }
}
