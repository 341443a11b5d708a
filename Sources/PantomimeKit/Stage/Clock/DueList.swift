/// Something that has an instant at which it does something by itself.
protocol Due: Sendable {
  /// The next such instant; `nil` if there is none.
  var deadline: Instant? { get }
}

/// Things that wait for instants of their own, in the order in which they were started: what is due
/// next is known without asking them all.
///
/// It is one reference, since every copy of a stage has several, and mostly nothing waits.
struct DueList<Element: Due>: Sendable {
  private struct Entry: Turn {
    let instant: Instant
    /// The number of what is due, its place among all starts.
    let number: Int

    func isBefore(_ other: Entry) -> Bool {
      instant != other.instant ? instant < other.instant : number < other.number
    }
  }

  private struct Contents: Sendable {
    /// What waits, and what there is beside that without an instant.
    var all = OrderedList<Element>()
    var heap = LazyHeap<Entry>()
    /// How many have no instant.
    var idle = 0
    /// What is due last, of several the one started last; `nil` if nothing is due.
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

  /// None before the first is added, and one from then on.
  private var contents: [Contents] = []
}

extension DueList {
  /// What there is, in the order in which it was started.
  var all: OrderedList<Element> { contents.first?.all ?? OrderedList() }

  /// How many there are.
  var count: Int { contents.isEmpty ? 0 : contents[0].all.count }

  /// What has a number; `nil` if it is gone.
  subscript(number: Int) -> Element? { contents.isEmpty ? nil : contents[0].all[number] }

  /// The next instant at which something is due.
  var nextDeadline: Instant? { contents.isEmpty ? nil : contents[0].heap.first?.instant }

  /// What is due next, the one started first if there are several.
  var next: Element? {
    guard !contents.isEmpty, let first = contents[0].heap.first else { return nil }
    return contents[0].all[first.number]
  }

  /// Whether everything there is has an instant.
  var isAllDue: Bool { contents.isEmpty || contents[0].idle == 0 }

  /// The latest instant at which something is due.
  var lastDeadline: Instant? { contents.isEmpty ? nil : contents[0].latest?.instant }

  /// The number of what is due at an instant, the one started first if there are several.
  func due(at now: Instant) -> Int? {
    guard let deadline = nextDeadline, deadline <= now else { return nil }
    // Something is late only after an endless chain was cut off.
    guard deadline < now else { return contents[0].heap.first?.number }
    let contents = contents[0]
    return contents.heap.filter { $0.instant <= now && contents.holds($0) }.map { $0.number }.min()
  }

  /// Adds something with its number, which is more than all before.
  mutating func append(_ element: Element, number: Int) {
    if contents.isEmpty { contents.append(Contents()) }
    contents[0].all.append(element, number: number)
    if element.deadline == nil { contents[0].idle += 1 }
    contents[0].put(element.deadline, number)
  }

  /// Changes what has a number; nothing happens if it is gone.
  mutating func change(_ number: Int, _ operation: (inout Element) -> Void) {
    // Not the element itself, which is to change in place.
    guard let deadline = self[number].map({ $0.deadline }) else { return }
    contents[0].all.change(number, operation)
    let next = self[number]?.deadline
    guard next != deadline else { return }
    contents[0].idle += (next == nil ? 1 : 0) - (deadline == nil ? 1 : 0)
    contents[0].put(next, number)
  }

  /// Takes out what has a number.
  mutating func remove(_ number: Int) -> Element? {
    if contents.isEmpty { return nil }
    defer { contents[0].tidy() }
    let element = contents[0].all.remove(number)
    if let element, element.deadline == nil { contents[0].idle -= 1 }
    return element
  }
}
