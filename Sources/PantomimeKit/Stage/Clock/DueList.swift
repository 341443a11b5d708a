/// Something that has an instant at which it does something by itself.
protocol Due: Sendable {
  /// The next such instant; `nil` if there is none.
  var deadline: Instant? { get }
}

/// Things that wait for instants of their own, in the order in which they were started: what is due
/// next is known without asking them all.
struct DueList<Element: Due>: Sendable {
  private struct Entry: Turn {
    let instant: Instant
    /// The number of what is due, its place among all starts.
    let number: Int

    func isBefore(_ other: Entry) -> Bool {
      instant != other.instant ? instant < other.instant : number < other.number
    }
  }

  /// What waits, and what there is beside that without an instant.
  private(set) var all = OrderedList<Element>()
  private var heap = LazyHeap<Entry>()

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
    return heap.filter { $0.instant <= now && holds($0) }.map { $0.number }.min()
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
    if let instant { heap.add(Entry(instant: instant, number: number)) }
    tidy()
  }

  private mutating func tidy() {
    guard heap.first != nil else { return }
    heap.tidy(all.count) { [all] turn in all[turn.number]?.deadline == turn.instant }
  }

  private func holds(_ turn: Entry) -> Bool { all[turn.number]?.deadline == turn.instant }
}
