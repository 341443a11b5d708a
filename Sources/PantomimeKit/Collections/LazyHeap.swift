/// A number that tells what comes before what in a heap.
package protocol Turn: Sendable {
  func isBefore(_ other: Self) -> Bool
}

/// What comes first of many, without asking them all.
///
/// A heap with four branches from each place, so that it is half as deep as one with two: to change
/// something takes longer than to look at it. Whoever keeps it leaves in it what no longer holds, and
/// takes that away when it has come to the top.
package struct LazyHeap<Element: Turn>: Sendable {
  /// All that is in it, in no order that means anything.
  package private(set) var all = PagedArray<Element>()

  /// Makes an empty heap.
  package init() {}

  /// What comes first.
  package var first: Element? { all.isEmpty ? nil : all[0] }

  /// Adds something.
  package mutating func add(_ element: Element) {
    all.append(element)
    var place = all.count - 1
    while place > 0 {
      let above = (place - 1) / 4
      guard element.isBefore(all[above]) else { break }
      all[place] = all[above]
      place = above
    }
    all[place] = element
  }

  /// Takes away what no longer holds, where it is what comes first, or has become more than the rest.
  ///
  /// - Parameter count: how many can hold at the most.
  package mutating func tidy(_ count: Int, _ holds: (Element) -> Bool) {
    if all.count > 2 * count + 16 {
      let old = all
      all = PagedArray()
      for element in old where holds(element) { add(element) }
    }
    while let first, !holds(first) { removeFirst() }
  }

  private mutating func removeFirst() {
    let element = all.removeLast()
    guard !all.isEmpty else { return }
    var place = 0
    while true {
      let below = 4 * place + 1
      guard below < all.count else { break }
      // Each is looked up once: that takes as long as to compare two.
      var (least, first) = (below, all[below])
      for other in (below + 1)..<Swift.max(below + 1, Swift.min(below + 4, all.count)) {
        let next = all[other]
        if next.isBefore(first) { (least, first) = (other, next) }
      }
      guard first.isBefore(element) else { break }
      all[place] = first
      place = least
    }
    all[place] = element
  }
}
