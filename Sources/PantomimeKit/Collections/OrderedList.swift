/// Things in the order in which they were added, each with a number that only grows: it is found and
/// taken out by that, however many there are.
///
/// What is taken out leaves a gap until gaps are as many as what is left, so that taking all out one by
/// one takes as long as there are things. As all of it lies in pages, copies share it.
struct OrderedList<Element> {
  fileprivate struct Entry {
    let number: Int
    var element: Element?
  }

  private var entries = PagedArray<Entry>()
  /// How many things there are.
  private(set) var count = 0
  /// More than any number there was.
  private var next = 0

  var isEmpty: Bool { count == 0 }

  /// The first of them.
  var first: Element? {
    guard count > 0 else { return nil }
    return entries.first { $0.element != nil }?.element
  }

  /// The one that was added last.
  var last: Element? { entries.last?.element }

  /// What has a number; `nil` if it is gone.
  subscript(number: Int) -> Element? { place(of: number).flatMap { entries[$0].element } }

  /// Adds something with a number, which is more than all before.
  mutating func append(_ element: Element, number: Int) {
    entries.append(Entry(number: number, element: element))
    count += 1
    next = number + 1
  }

  /// Adds something; the number that it gets.
  mutating func append(_ element: Element) -> Int {
    append(element, number: next)
    return next - 1
  }

  /// Changes what has a number; nothing happens if it is gone.
  mutating func change(_ number: Int, _ operation: (inout Element) -> Void) {
    guard let place = place(of: number), var element = entries[place].element else { return }
    // Held once only while it changes, so that what it holds can change in place.
    entries[place].element = nil
    operation(&element)
    entries[place].element = element
  }

  /// Takes out what has a number.
  mutating func remove(_ number: Int) -> Element? {
    guard let place = place(of: number), let element = entries[place].element else { return nil }
    entries[place].element = nil
    count -= 1
    // So that the last one is always there.
    while let last = entries.last, last.element == nil { _ = entries.removeLast() }
    if entries.count > 2 * count + 16 {
      let old = entries
      entries = PagedArray()
      for entry in old where entry.element != nil { entries.append(entry) }
    }
    return element
  }

  /// Where the entry with a number is.
  private func place(of number: Int) -> Int? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].number == number ? low : nil
  }
}

extension OrderedList: Sequence {
  /// Goes through what there is, in order.
  struct Iterator: IteratorProtocol {
    fileprivate let entries: PagedArray<Entry>
    fileprivate var place: Int

    mutating func next() -> Element? {
      while place < entries.count {
        place += 1
        if let element = entries[place - 1].element { return element }
      }
      return nil
    }
  }

  func makeIterator() -> Iterator { Iterator(entries: entries, place: 0) }

  /// What there is from the last on that has something to it; all there is, if none has.
  func from(lastWhere isMeant: (Element) -> Bool) -> IteratorSequence<Iterator> {
    var place = entries.count
    while place > 0 {
      place -= 1
      if let element = entries[place].element, isMeant(element) { break }
    }
    return IteratorSequence(Iterator(entries: entries, place: place))
  }
}

extension OrderedList.Entry: Sendable where Element: Sendable {}
extension OrderedList: Sendable where Element: Sendable {}
