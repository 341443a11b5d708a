/// An element with a deadline.
protocol Scheduled: Sendable {
  /// The next deadline, or `nil` if there is none.
  var deadline: Instant? { get }
}

/// A list of elements with deadlines, in the order in which they were started, that finds the next
/// deadline without checking all elements.
///
/// A list takes the space of a single reference, because every copy of a stage has several lists,
/// most of them empty.
//
// An end takes 2.4 µs among 300 layer animations and 3.6 among 3,000; with a check of all deadlines,
// 104 µs and 1.3 ms.
struct DueList<Element: Scheduled>: Sendable {
  /// A deadline, and the number of its element: its position among all starts.
  private struct Turn: Comparable, Sendable {
    let instant: Instant
    let number: Int

    static func < (one: Turn, other: Turn) -> Bool {
      one.instant != other.instant ? one.instant < other.instant : one.number < other.number
    }
  }

  private struct Contents: Sendable {
    /// The elements, including those without a deadline.
    var all = OrderedList<Element>()
    var turns = SortedList<Turn>()

    mutating func set(_ instant: Instant?, of number: Int, _ isPending: Bool) {
      if let instant { turns.set(Turn(instant: instant, number: number), isPending) }
    }
  }

  /// Empty before the first element is added, and then always a single item.
  private var contents: [Contents] = []
}

extension DueList {
  /// The elements, in the order in which they were started.
  var all: OrderedList<Element> { contents.first?.all ?? OrderedList() }

  /// The number of elements.
  var count: Int { contents.isEmpty ? 0 : contents[0].all.count }

  /// The element with the given number, or `nil` if the element was removed.
  subscript(number: Int) -> Element? { contents.isEmpty ? nil : contents[0].all[number] }

  /// The next deadline.
  var nextDeadline: Instant? { contents.isEmpty ? nil : contents[0].turns.first?.instant }

  /// The element that is due next (if there are several, the one that was started first).
  var next: Element? {
    guard !contents.isEmpty, let first = contents[0].turns.first else { return nil }
    return contents[0].all[first.number]
  }

  /// Whether every element has a deadline.
  var isAllDue: Bool { contents.isEmpty || contents[0].turns.count == contents[0].all.count }

  /// The latest deadline.
  var lastDeadline: Instant? { contents.isEmpty ? nil : contents[0].turns.last?.instant }

  /// Returns the number of the element that is due at an instant (if there are several, the one
  /// that was started first).
  func due(at now: Instant) -> Int? {
    guard !contents.isEmpty, let first = contents[0].turns.first, first.instant <= now else {
      return nil
    }
    // A deadline can be in the past only after an endless chain of completions was cut off.
    guard first.instant < now else { return first.number }
    return contents[0].turns.elements.prefix { $0.instant <= now }.map { $0.number }.min()
  }

  /// Appends an element with a number that is greater than all earlier ones.
  mutating func append(_ element: Element, number: Int) {
    if contents.isEmpty { contents.append(Contents()) }
    contents[0].all.append(element, number: number)
    contents[0].set(element.deadline, of: number, true)
  }

  /// Changes the element with the given number; has no effect if the element was removed.
  mutating func change(_ number: Int, _ operation: (inout Element) -> Void) {
    // The closure reads only the deadline, so that the element can be changed in place.
    guard let deadline = self[number].map({ $0.deadline }) else { return }
    contents[0].all.change(number, operation)
    let next = self[number]?.deadline
    guard next != deadline else { return }
    contents[0].set(deadline, of: number, false)
    contents[0].set(next, of: number, true)
  }

  /// Removes the element with the given number.
  mutating func remove(_ number: Int) -> Element? {
    if contents.isEmpty { return nil }
    let element = contents[0].all.remove(number)
    contents[0].set(element?.deadline, of: number, false)
    return element
  }
}
