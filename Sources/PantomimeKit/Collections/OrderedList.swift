/// Things in the order in which they were added, each with a number that only grows: it is found and
/// taken out by that, however many there are.
///
/// What is taken out leaves a gap until gaps are as many as what is left, so that taking all out one by
/// one takes as long as there are things. Where there are many they lie in pages, which copies share;
/// most lists have one thing or none, and lie in an array.
package struct OrderedList<Element> {
  fileprivate struct Entry {
    let number: Int
    var element: Element?
  }

  private var few: [Entry] = []
  /// All of them, where they are more than a few.
  private var many = PagedArray<Entry>()
  /// How many things there are.
  package private(set) var count = 0
  /// More than any number there was.
  private var next = 0

  /// The most entries that lie in an array.
  private static var mostInArray: Int { 32 }

  /// Makes an empty list.
  package init() {}
}

extension OrderedList {
  /// Whether there is nothing.
  package var isEmpty: Bool { count == 0 }

  /// The one that was added last.
  package var last: Element? { many.isEmpty ? few.last?.element : many.last?.element }

  /// What has a number; `nil` if it is gone.
  package subscript(number: Int) -> Element? { place(of: number).flatMap { element(at: $0) } }

  /// Adds something with a number, which is more than all before.
  package mutating func append(_ element: Element, number: Int) {
    append(Entry(number: number, element: element))
    count += 1
    next = number + 1
  }

  /// Adds something; the number that it gets.
  package mutating func append(_ element: Element) -> Int {
    append(element, number: next)
    return next - 1
  }

  /// Changes what has a number; nothing happens if it is gone.
  package mutating func change(_ number: Int, _ operation: (inout Element) -> Void) {
    guard let place = place(of: number), var element = element(at: place) else { return }
    // Held once only while it changes, so that what it holds can change in place.
    set(place, nil)
    operation(&element)
    set(place, element)
  }

  /// Takes out what has a number.
  package mutating func remove(_ number: Int) -> Element? {
    if places == 1 {
      // As nearly always. Emptied by itself it would first be copied where a copy shares it.
      guard self.number(at: 0) == number, let element = element(at: 0) else { return nil }
      (few, many, count) = ([], PagedArray(), 0)
      return element
    }
    guard let place = place(of: number), let element = element(at: place) else { return nil }
    set(place, nil)
    count -= 1
    // So that the last one is always there.
    while places > 0, self.element(at: places - 1) == nil { removeLast() }
    if places > 2 * count + 16 { closeGaps() }
    return element
  }

  private mutating func closeGaps() {
    let old = self
    (few, many) = ([], PagedArray())
    for place in 0..<old.places where old.element(at: place) != nil { append(old.entry(at: place)) }
  }

  /// Where the entry with a number is.
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
  /// How many entries there are, gaps included.
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
  /// Goes through what there is, in order.
  package struct Iterator: IteratorProtocol {
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

  /// What there is from the last on that has something to it; all there is, if none has.
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
