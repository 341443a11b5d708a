/// An element of a heap.
package protocol HeapOrdered: Sendable {
  func isBefore(_ other: Self) -> Bool
}

/// A heap that provides quick access to its first element and tolerates outdated elements.
///
/// Each node has as many children as a leaf of the paged array has elements, so that the children
/// of a node form one leaf. The owner of the heap leaves outdated elements in it, and removes them
/// when they reach the top.
package struct LazyHeap<Element: HeapOrdered>: Sendable {
  /// The first element.
  package private(set) var first: Element?
  /// All other elements: the first leaf contains the children of `first`, the second leaf contains
  /// the children of the first leaf's first element, and so on.
  private var others = PagedArray<Element>()

  /// Creates an empty heap.
  package init() {}

  /// The number of elements.
  package var count: Int { first == nil ? 0 : 1 + others.count }

  /// Returns the elements that satisfy a predicate, in unspecified order.
  package func filter(_ isMeant: (Element) -> Bool) -> [Element] {
    (first.map { [$0] } ?? []).filter(isMeant) + others.filter(isMeant)
  }

  private static var branches: Int { PagedArray<Element>.leafSize }

  /// Adds an element.
  package mutating func add(_ element: Element) {
    guard let first else {
      self.first = element
      return
    }
    others.append(element)
    var place = others.count - 1
    while place >= Self.branches {
      let above = place / Self.branches - 1
      let other = others[above]
      guard element.isBefore(other) else { return set(element, at: place) }
      others[place] = other
      place = above
    }
    guard element.isBefore(first) else { return set(element, at: place) }
    others[place] = first
    self.first = element
  }

  /// Stores an element at an index, unless it is the last index, at which the added element is
  /// already stored.
  private mutating func set(_ element: Element, at place: Int) {
    if place < others.count - 1 { others[place] = element }
  }

  /// Removes outdated elements from the top, or all of them when they outnumber the valid ones.
  ///
  /// - Parameter count: The maximum number of elements that may be valid.
  package mutating func tidy(_ count: Int, _ holds: (Element) -> Bool) {
    if self.count > 2 * count + 16 {
      let all = filter(holds)
      (first, others) = (nil, PagedArray())
      for element in all { add(element) }
    }
    while let first, !holds(first) { removeFirst() }
  }

  /// Removes the first element, if there is one.
  package mutating func removeFirst() {
    guard !others.isEmpty else {
      first = nil
      return
    }
    let element = others.removeLast()
    var (place, below) = (-1, 0)
    while below < others.count {
      let next = others.first(inLeafAt: below) { $0.isBefore($1) }
      guard next.element.isBefore(element) else { break }
      if place < 0 { first = next.element } else { others[place] = next.element }
      place = next.place
      below = Self.branches * (place + 1)
    }
    if place < 0 { first = element } else { others[place] = element }
  }
}
