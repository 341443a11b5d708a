/// A list of different elements, in ascending order.
//
// An array, although copies share nothing of it after a change: it's faster than pages for up to 3,000
// elements, and a history of 3,000 copies of as many indices takes 42 MB.
package struct SortedList<Element: Comparable> {
  package private(set) var elements: [Element] = []

  /// Creates an empty list.
  package init() {}

  package var count: Int { elements.count }
  package var first: Element? { elements.first }
  package var last: Element? { elements.last }

  /// Returns whether the list contains an element.
  package func contains(_ element: Element) -> Bool {
    let place = place(of: element)
    return place < elements.count && elements[place] == element
  }

  /// Inserts an element; has no effect if the list contains it.
  package mutating func insert(_ element: Element) {
    let place = place(of: element)
    if place == elements.count || elements[place] != element {
      elements.insert(element, at: place)
    }
  }

  /// Removes an element; has no effect if the list doesn't contain it.
  package mutating func remove(_ element: Element) {
    let place = place(of: element)
    if place < elements.count, elements[place] == element { elements.remove(at: place) }
  }

  /// Inserts an element, or removes it.
  package mutating func set(_ element: Element, _ isMember: Bool) {
    if isMember { insert(element) } else { remove(element) }
  }

  /// Returns the index of the first element that isn't less than another.
  private func place(of element: Element) -> Int {
    // Most elements are added at the end.
    guard let last, element <= last else { return elements.count }
    return elements.partitioningIndex { $0 >= element }
  }
}

extension SortedList: Sendable where Element: Sendable {}

/// A set of indices, in ascending order.
typealias MemberSet = SortedList<Int>
