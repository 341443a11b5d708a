/// An element with a deadline.
protocol Scheduled: Sendable {
  /// The next deadline, or `nil` if there is none.
  var deadline: Instant? { get }
}

/// A list of elements with deadlines, in starting order, that finds the next deadline without
/// checking all elements.
///
/// It is a single reference, because every copy of a stage has several lists, most of them empty.
struct DueList<Element: Scheduled>: Sendable {
  private struct Entry: HeapOrdered {
    let instant: Instant
    /// The number of the element, which is its position among all starts.
    let number: Int

    func isBefore(_ other: Entry) -> Bool {
      instant != other.instant ? instant < other.instant : number < other.number
    }
  }

  private struct Contents: Sendable {
    /// The elements, including those without a deadline.
    var all = OrderedList<Element>()
    var heap = LazyHeap<Entry>()
    /// The number of elements without a deadline.
    var idle = 0
    /// The entry with the latest deadline (if there are several, the one that was started last);
    /// `nil` if there is none.
    private(set) var latest: Entry?

    func holds(_ turn: Entry) -> Bool { all[turn.number]?.deadline == turn.instant }

    mutating func put(_ instant: Instant?, _ number: Int) {
      if let instant {
        let entry = Entry(instant: instant, number: number)
        heap.add(entry)
        if latest.map({ $0.isBefore(entry) }) ?? true { latest = entry }
      }
      tidy()
    }

    mutating func tidy() {
      if let last = latest, !holds(last) { latest = self.last(of: heap) }
      guard heap.first != nil else { return }
      heap.tidy(all.count) { [all] turn in all[turn.number]?.deadline == turn.instant }
    }

    private func last(of heap: LazyHeap<Entry>) -> Entry? {
      heap.filter(holds).max { $0.isBefore($1) }
    }
  }

  /// Empty before the first element is added, and then always a single item.
  private var contents: [Contents] = []
}

extension DueList {
  /// The elements, in starting order.
  var all: OrderedList<Element> { contents.first?.all ?? OrderedList() }

  /// The number of elements.
  var count: Int { contents.isEmpty ? 0 : contents[0].all.count }

  /// The element with a number, or `nil` if the element was removed.
  subscript(number: Int) -> Element? { contents.isEmpty ? nil : contents[0].all[number] }

  /// The next deadline.
  var nextDeadline: Instant? { contents.isEmpty ? nil : contents[0].heap.first?.instant }

  /// The element that is due next (if there are several, the one that was started first).
  var next: Element? {
    guard !contents.isEmpty, let first = contents[0].heap.first else { return nil }
    return contents[0].all[first.number]
  }

  /// Whether every element has a deadline.
  var isAllDue: Bool { contents.isEmpty || contents[0].idle == 0 }

  /// The latest deadline.
  var lastDeadline: Instant? { contents.isEmpty ? nil : contents[0].latest?.instant }

  /// Returns the number of the element that is due at an instant (if there are several, the one
  /// that was started first).
  func due(at now: Instant) -> Int? {
    guard let deadline = nextDeadline, deadline <= now else { return nil }
    // An element can be overdue only after an endless chain was cut off.
    guard deadline < now else { return contents[0].heap.first?.number }
    let contents = contents[0]
    return contents.heap.filter { $0.instant <= now && contents.holds($0) }.map { $0.number }.min()
  }

  /// Appends an element with a number that is greater than all earlier ones.
  mutating func append(_ element: Element, number: Int) {
    if contents.isEmpty { contents.append(Contents()) }
    contents[0].all.append(element, number: number)
    if element.deadline == nil { contents[0].idle += 1 }
    contents[0].put(element.deadline, number)
  }

  /// Changes the element with a number; has no effect if the element was removed.
  mutating func change(_ number: Int, _ operation: (inout Element) -> Void) {
    // The closure reads only the deadline, so that the element can be changed in place.
    guard let deadline = self[number].map({ $0.deadline }) else { return }
    contents[0].all.change(number, operation)
    let next = self[number]?.deadline
    guard next != deadline else { return }
    contents[0].idle += (next == nil ? 1 : 0) - (deadline == nil ? 1 : 0)
    contents[0].put(next, number)
  }

  /// Removes the element with a number.
  mutating func remove(_ number: Int) -> Element? {
    if contents.isEmpty { return nil }
    defer { contents[0].tidy() }
    let element = contents[0].all.remove(number)
    if let element, element.deadline == nil { contents[0].idle -= 1 }
    return element
  }
}
