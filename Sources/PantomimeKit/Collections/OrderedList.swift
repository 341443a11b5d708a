/// A list of elements in insertion order, each of which has a number, greater than all earlier
/// ones, for fast lookup and removal.
///
/// A removed element leaves a gap until there are as many gaps as elements, so removing all
/// elements one by one takes linear time. A long list is stored in pages, which copies share. A
/// short list is stored in an array; most lists have at most one element.
package struct OrderedList<Element> {
  fileprivate struct Entry {
    let number: Int
    var element: Element?
  }

  private var few: [Entry] = []
  /// The entries, if there are too many for an array.
  private var many = PagedArray<Entry>()
  /// The number of elements.
  package private(set) var count = 0
  /// The next unused number, which is greater than all earlier ones.
  private var next = 0

  /// The maximum number of entries that are stored in an array.
  private static var mostInArray: Int { 32 }

  /// Creates an empty list.
  package init() {}
}

extension OrderedList {
  /// Whether the list is empty.
  package var isEmpty: Bool { count == 0 }

  /// The element that was added last.
  package var last: Element? { many.isEmpty ? few.last?.element : many.last?.element }

  /// The element with the given number, or `nil` if the element was removed.
  package subscript(number: Int) -> Element? { place(of: number).flatMap { element(at: $0) } }

  /// Appends an element with a number that is greater than all earlier ones.
  package mutating func append(_ element: Element, number: Int) {
    append(Entry(number: number, element: element))
    count += 1
    next = number + 1
  }

  /// Appends an element and returns its number.
  package mutating func append(_ element: Element) -> Int {
    append(element, number: next)
    return next - 1
  }

  /// Changes the element with the given number; has no effect if the element was removed.
  package mutating func change(_ number: Int, _ operation: (inout Element) -> Void) {
    guard let place = place(of: number), var element = element(at: place) else { return }
    // The list gives up its reference during the change, so that the element can change in place.
    set(place, nil)
    operation(&element)
    set(place, element)
  }

  /// Removes the element with the given number.
  package mutating func remove(_ number: Int) -> Element? {
    if places == 1 {
      // In this case, which is the usual one, emptying a shared array in place would first copy it.
      guard self.number(at: 0) == number, let element = element(at: 0) else { return nil }
      (few, many, count) = ([], PagedArray(), 0)
      return element
    }
    guard let place = place(of: number), let element = element(at: place) else { return nil }
    set(place, nil)
    count -= 1
    // Removes the gaps at the end, so that the last entry is an element.
    while places > 0, self.element(at: places - 1) == nil { removeLast() }
    if places > 2 * count + 16 { closeGaps() }
    return element
  }

  private mutating func closeGaps() {
    let old = self
    (few, many) = ([], PagedArray())
    for place in 0..<old.places where old.element(at: place) != nil { append(old.entry(at: place)) }
  }

  /// Returns the position of the entry with the given number.
  private func place(of number: Int) -> Int? {
    var (low, high) = (0, places)
    while low < high {
      let middle = (low + high) / 2
      if self.number(at: middle) < number { low = middle + 1 } else { high = middle }
    }
    return low < places && self.number(at: low) == number ? low : nil
  }
}

// MARK: - Entries

extension OrderedList {
  /// The number of entries, including gaps.
  fileprivate var places: Int { many.isEmpty ? few.count : many.count }

  private func number(at place: Int) -> Int {
    many.isEmpty ? few[place].number : many[place].number
  }

  fileprivate func element(at place: Int) -> Element? {
    many.isEmpty ? few[place].element : many[place].element
  }

  private func entry(at place: Int) -> Entry { many.isEmpty ? few[place] : many[place] }

  private mutating func set(_ place: Int, _ element: Element?) {
    if many.isEmpty { few[place].element = element } else { many[place].element = element }
  }

  private mutating func append(_ entry: Entry) {
    if many.isEmpty, few.count < Self.mostInArray { return few.append(entry) }
    for entry in few { many.append(entry) }
    few = []
    many.append(entry)
  }

  private mutating func removeLast() {
    if many.isEmpty { few.removeLast() } else { _ = many.removeLast() }
  }
}

extension OrderedList: Sequence {
  /// An iterator over the elements, in order.
  public struct Iterator: IteratorProtocol {
    fileprivate let list: OrderedList
    fileprivate var place: Int

    package mutating func next() -> Element? {
      while place < list.places {
        place += 1
        if let element = list.element(at: place - 1) { return element }
      }
      return nil
    }
  }

  package func makeIterator() -> Iterator { Iterator(list: self, place: 0) }

  /// Returns the last element that satisfies a predicate and the elements after it, or all elements
  /// if none satisfies the predicate.
  package func from(lastWhere isMeant: (Element) -> Bool) -> IteratorSequence<Iterator> {
    var place = places
    while place > 0 {
      place -= 1
      if let element = element(at: place), isMeant(element) { break }
    }
    return IteratorSequence(Iterator(list: self, place: place))
  }
}

extension OrderedList.Entry: Sendable where Element: Sendable {}
extension OrderedList: Sendable where Element: Sendable {}
