/// A number that tells what comes before what in a heap.
package protocol Turn: Sendable {
  func isBefore(_ other: Self) -> Bool
}

/// What comes first of many, without asking them all.
///
/// A heap with as many branches from each place as a leaf of an array has elements, so that what lies
/// below a place is one leaf. Whoever keeps it leaves in it what no longer holds, and takes that away
/// when it has come to the top.
package struct LazyHeap<Element: Turn>: Sendable {
  /// What comes first.
  package private(set) var first: Element?
  /// All others: below the first the first leaf, below the first of that the second, and so on.
  private var others = PagedArray<Element>()

  /// Makes an empty heap.
  package init() {}

  /// How many there are.
  package var count: Int { first == nil ? 0 : 1 + others.count }

  /// All that something is to be said of, in no order that means anything.
  package func filter(_ isMeant: (Element) -> Bool) -> [Element] {
    (first.map { [$0] } ?? []).filter(isMeant) + others.filter(isMeant)
  }

  private static var branches: Int { PagedArray<Element>.leafSize }

  /// Adds something.
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

  /// Puts something in its place; what was added last may be there already.
  private mutating func set(_ element: Element, at place: Int) {
    if place < others.count - 1 { others[place] = element }
  }

  /// Takes away what no longer holds, where it is what comes first, or has become more than the rest.
  ///
  /// - Parameter count: how many can hold at the most.
  package mutating func tidy(_ count: Int, _ holds: (Element) -> Bool) {
    if self.count > 2 * count + 16 {
      let all = filter(holds)
      (first, others) = (nil, PagedArray())
      for element in all { add(element) }
    }
    while let first, !holds(first) { removeFirst() }
  }

  private mutating func removeFirst() {
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
