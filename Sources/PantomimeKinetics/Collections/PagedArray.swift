/// An array whose copies share storage, and whose elements can be changed in place.
///
/// Copying the array costs almost nothing, and neither does the first change to a copy, regardless
/// of the length. The first change to a copy of an ordinary array would copy all elements, and
/// retain every reference in them. For data that is only appended, use a `SharedList`, which can
/// also drop elements at its beginning.
///
/// The elements are stored in leaves of 4, or of 2 if they are large, and 128 leaves form a page.
/// The first change to a copy copies one leaf, the list of leaves of one page, and the list of
/// pages; a million elements have 1954 pages. Leaves are short because a history of copies keeps
/// one leaf for each change.
//
// Changing an element of a copy with up to 3,000 large elements takes 1 µs on average, and with a plain
// array 64 µs, for every statement whose copy a history keeps.
//
// The entire type is inlinable, because other modules use its subscript in their innermost loops.
// If the type itself weren't usable from inlined code, those modules would call an unspecialized
// subscript.
@usableFromInline
package struct PagedArray<Element> {
  @usableFromInline var pages: [[[Element]]] = []
  /// The number of elements.
  @usableFromInline package internal(set) var count = 0

  /// The number of index bits that select an element of a leaf, and the number that select a leaf
  /// of a page.
  @inlinable static var leafBits: Int { MemoryLayout<Element>.stride < 128 ? 2 : 1 }
  @inlinable static var pageBits: Int { 7 }

  /// The number of elements of a leaf.
  @inlinable package static var leafSize: Int { 1 << leafBits }

  @inlinable @inline(__always)
  static func page(_ index: Int) -> Int { index >> (leafBits + pageBits) }
  @inlinable @inline(__always)
  static func leaf(_ index: Int) -> Int { index >> leafBits & (1 << pageBits - 1) }
  @inlinable @inline(__always)
  static func place(_ index: Int) -> Int { index & (leafSize - 1) }

  /// Creates an empty array.
  @inlinable
  package init() {}
}

extension PagedArray {
  /// Creates an array of a repeated element.
  @inlinable
  package init(repeating element: Element, count: Int) {
    // All leaves share the same storage until they are changed.
    let leaf = Array(repeating: element, count: Swift.min(Swift.max(0, count), Self.leafSize))
    while self.count + Self.leafSize <= count {
      if Self.leaf(self.count) == 0 { pages.append([]) }
      pages[pages.count - 1].append(leaf)
      self.count += Self.leafSize
    }
    while self.count < count { append(element) }
  }

  /// Appends an element.
  @inlinable
  package mutating func append(_ element: Element) {
    if Self.place(count) == 0 {
      if Self.leaf(count) == 0 { pages.append([]) }
      pages[pages.count - 1].append([])
    }
    pages[Self.page(count)][Self.leaf(count)].append(element)
    count += 1
  }

  /// Removes and returns the last element, which must exist.
  @inlinable
  package mutating func removeLast() -> Element {
    count -= 1
    let (page, leaf) = (Self.page(count), Self.leaf(count))
    let element = pages[page][leaf].removeLast()
    if Self.place(count) == 0 {
      pages[page].removeLast()
      if leaf == 0 { pages.removeLast() }
    }
    return element
  }
}

extension PagedArray: RandomAccessCollection {
  @usableFromInline package typealias Indices = Range<Int>

  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { count }

  /// The element at an index, which can be read and changed in place.
  //
  // Each accessor yields in a single place, because an accessor that yields in two places is never
  // inlined, and allocates memory.
  @inlinable
  package subscript(index: Int) -> Element {
    @inline(__always)
    _read {
      yield pages[Self.page(index)][Self.leaf(index)][Self.place(index)]
    }
    @inline(__always)
    _modify {
      yield &pages[Self.page(index)][Self.leaf(index)][Self.place(index)]
    }
  }
}

extension PagedArray {
  /// Returns the element of a leaf that is first according to a given order, and the index of that
  /// element.
  ///
  /// - Parameters:
  ///   - index: The index at which the leaf begins, which must exist.
  ///   - isBefore: Whether one element precedes another.
  @inlinable
  package func first(
    inLeafAt index: Int, by isBefore: (Element, Element) -> Bool
  ) -> (place: Int, element: Element) {
    pages[Self.page(index)][Self.leaf(index)].withUnsafeBufferPointer { leaf in
      var (place, first) = (0, leaf[0])
      for other in leaf.indices.dropFirst() where isBefore(leaf[other], first) {
        (place, first) = (other, leaf[other])
      }
      return (index + place, first)
    }
  }
}

extension PagedArray {
  /// Returns, in ascending order, the indices of all elements that may differ from those of another
  /// copy.
  ///
  /// The cost is proportional to the number of changes and pages.
  @inlinable
  package func indices(changedSince other: PagedArray) -> [Int] {
    var changed: [Int] = []
    for page in pages.indices {
      let known = page < other.pages.count ? other.pages[page] : []
      if Self.areOne(pages[page], known) { continue }
      for leaf in pages[page].indices {
        if leaf < known.count, Self.areOne(pages[page][leaf], known[leaf]) { continue }
        let first = page << (Self.leafBits + Self.pageBits) + leaf << Self.leafBits
        changed += first..<first + pages[page][leaf].count
      }
    }
    return changed
  }

  /// Returns whether two arrays have the same storage.
  @inlinable
  static func areOne<Member>(_ one: [Member], _ other: [Member]) -> Bool {
    one.withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { $0.baseAddress == one.baseAddress && $0.count == one.count }
    }
  }
}

extension PagedArray: Sendable where Element: Sendable {}
