/// An array whose copies share what they have in common, and can be changed in the middle.
///
/// A copy costs next to nothing, and so does the first change of it, however long it is; an array would
/// then be copied whole, with a count for every reference in it. What is only added to is kept in a
/// `SharedList`, which can drop its beginning; what has a place and changes there is kept here.
///
/// The elements lie in leaves of 64, and 64 leaves make a page. The first change to a copy copies one
/// leaf, the list of leaves of one page, and the list of pages: a million elements have 245.
package struct PagedArray<Element> {
  private var pages: [[[Element]]] = []
  /// How many elements there are.
  package private(set) var count = 0

  /// How many bits of an index say which element of a leaf it is, and which leaf of a page.
  private static var bits: Int { 6 }
  private static var mask: Int { 1 << bits - 1 }

  /// Makes an empty array.
  package init() {}
}

extension PagedArray {
  /// Makes an array of one element again and again.
  package init(repeating element: Element, count: Int) {
    // Leaves that are alike are one until they change.
    let leaf = Array(repeating: element, count: Swift.min(Swift.max(0, count), 1 << Self.bits))
    while self.count + 1 << Self.bits <= count {
      if self.count >> Self.bits & Self.mask == 0 { pages.append([]) }
      pages[pages.count - 1].append(leaf)
      self.count += 1 << Self.bits
    }
    while self.count < count { append(element) }
  }

  /// Adds an element at the end.
  package mutating func append(_ element: Element) {
    if count & Self.mask == 0 {
      if count >> Self.bits & Self.mask == 0 { pages.append([]) }
      pages[pages.count - 1].append([])
    }
    pages[count >> (2 * Self.bits)][count >> Self.bits & Self.mask].append(element)
    count += 1
  }

  /// Takes the last element away; there must be one.
  package mutating func removeLast() -> Element {
    count -= 1
    let (page, leaf) = (count >> (2 * Self.bits), count >> Self.bits & Self.mask)
    let element = pages[page][leaf].removeLast()
    if count & Self.mask == 0 {
      pages[page].removeLast()
      if leaf == 0 { pages.removeLast() }
    }
    return element
  }
}

extension PagedArray: RandomAccessCollection {
  package typealias Indices = Range<Int>

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  /// The element at a place, which can be looked at and changed where it lies.
  //
  // One yield each: what yields in one of two places is never inlined, and allocates.
  package subscript(index: Int) -> Element {
    @inline(__always)
    _read {
      yield pages[index >> (2 * Self.bits)][index >> Self.bits & Self.mask][index & Self.mask]
    }
    @inline(__always)
    _modify {
      yield &pages[index >> (2 * Self.bits)][index >> Self.bits & Self.mask][index & Self.mask]
    }
  }
}

extension PagedArray: Sendable where Element: Sendable {}
