/// Something that has an instant at which it does something by itself.
protocol Due: Sendable {
  /// The next such instant; `nil` if there is none.
  var deadline: Instant? { get }
}

/// Things that wait for instants of their own, in the order in which they were started: what is due
/// next is known without asking them all.
///
/// A binary heap of what is due, in which what no longer holds stays until it comes to the top.
struct DueList<Element: Due>: Sendable {
  private struct Turn: Sendable {
    let instant: Instant
    /// The number of what is due, its place among all starts.
    let number: Int

    func isBefore(_ other: Turn) -> Bool {
      instant != other.instant ? instant < other.instant : number < other.number
    }
  }

  /// What waits, and what there is beside that without an instant.
  private(set) var all = OrderedList<Element>()
  private var heap = PagedArray<Turn>()

  /// How many there are.
  var count: Int { all.count }

  /// What has a number; `nil` if it is gone.
  subscript(number: Int) -> Element? { all[number] }

  /// The next instant at which something is due.
  var nextDeadline: Instant? { heap.first?.instant }

  /// What is due next, the one started first if there are several.
  var next: Element? { heap.first.flatMap { all[$0.number] } }

  /// The number of what is due at an instant, the one started first if there are several.
  func due(at now: Instant) -> Int? {
    guard let first = heap.first, first.instant <= now else { return nil }
    // Something is late only after an endless chain was cut off.
    guard first.instant < now else { return first.number }
    return heap.lazy.filter { $0.instant <= now && all[$0.number]?.deadline == $0.instant }
      .map { $0.number }.min()
  }

  /// Adds something with its number, which is more than all before.
  mutating func append(_ element: Element, number: Int) {
    all.append(element, number: number)
    put(element.deadline, number)
  }

  /// Changes what has a number; nothing happens if it is gone.
  mutating func change(_ number: Int, _ operation: (inout Element) -> Void) {
    let before = all[number]?.deadline
    all.change(number, operation)
    let deadline = all[number]?.deadline
    if deadline != before { put(deadline, number) }
  }

  /// Takes out what has a number.
  mutating func remove(_ number: Int) -> Element? {
    defer { tidy() }
    return all.remove(number)
  }

  private mutating func put(_ instant: Instant?, _ number: Int) {
    if let instant {
      heap.append(Turn(instant: instant, number: number))
      rise()
    }
    tidy()
  }

  /// Takes away what no longer holds, as far as it has come to the top, or is more than the rest.
  private mutating func tidy() {
    if heap.count > 2 * count + 16 {
      let old = heap
      heap = PagedArray()
      for turn in old where holds(turn) {
        heap.append(turn)
        rise()
      }
    }
    while let first = heap.first, !holds(first) { removeFirst() }
  }

  private func holds(_ turn: Turn) -> Bool { all[turn.number]?.deadline == turn.instant }

  private mutating func rise() {
    var place = heap.count - 1
    let turn = heap[place]
    while place > 0, turn.isBefore(heap[(place - 1) / 2]) {
      heap[place] = heap[(place - 1) / 2]
      place = (place - 1) / 2
    }
    heap[place] = turn
  }

  private mutating func removeFirst() {
    let turn = heap.removeLast()
    guard heap.count > 0 else { return }
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      guard heap[child].isBefore(turn) else { break }
      heap[place] = heap[child]
      place = child
    }
    heap[place] = turn
  }
}
