/// An array whose copies share what they have in common, and can be changed in the middle.
///
/// A copy costs next to nothing, and so does the first change of it, however long it is; an array would
/// then be copied whole, with a count for every reference in it. What is only added to is kept in a
/// `SharedList`, which can drop its beginning; what has a place and changes there is kept here.
///
/// The elements lie in leaves of 4, or of 2 where they are large, and 128 leaves make a page. The first
/// change to a copy copies one leaf, the list of leaves of one page, and the list of pages: a million
/// elements have 1954. Leaves are short since a history keeps one for each change.
//
// Inlinable in whole: other modules index it in their innermost loops. Where the type itself is not usable
// from inlined code, they get it unspecialized.
@usableFromInline
package struct PagedArray<Element> {
  @usableFromInline var pages: [[[Element]]] = []
  /// How many elements there are.
  @usableFromInline package internal(set) var count = 0

  /// How many bits of an index say which element of a leaf it is, and how many which leaf of a page.
  @inlinable static var leafBits: Int { MemoryLayout<Element>.stride < 128 ? 2 : 1 }
  @inlinable static var pageBits: Int { 7 }

  /// How many elements a leaf has.
  @inlinable package static var leafSize: Int { 1 << leafBits }

  @inlinable @inline(__always)
  static func page(_ index: Int) -> Int { index >> (leafBits + pageBits) }
  @inlinable @inline(__always)
  static func leaf(_ index: Int) -> Int { index >> leafBits & (1 << pageBits - 1) }
  @inlinable @inline(__always)
  static func place(_ index: Int) -> Int { index & (leafSize - 1) }

  /// Makes an empty array.
  @inlinable
  package init() {}
}

extension PagedArray {
  /// Makes an array of one element again and again.
  @inlinable
  package init(repeating element: Element, count: Int) {
    // Leaves that are alike are one until they change.
    let leaf = Array(repeating: element, count: Swift.min(Swift.max(0, count), Self.leafSize))
    while self.count + Self.leafSize <= count {
      if Self.leaf(self.count) == 0 { pages.append([]) }
      pages[pages.count - 1].append(leaf)
      self.count += Self.leafSize
    }
    while self.count < count { append(element) }
  }

  /// Adds an element at the end.
  @inlinable
  package mutating func append(_ element: Element) {
    if Self.place(count) == 0 {
      if Self.leaf(count) == 0 { pages.append([]) }
      pages[pages.count - 1].append([])
    }
    pages[Self.page(count)][Self.leaf(count)].append(element)
    count += 1
  }

  /// Takes the last element away; there must be one.
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

  /// The element at a place, which can be looked at and changed where it lies.
  //
  // One yield each: what yields in one of two places is never inlined, and allocates.
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
  /// What comes first of a leaf, and where it is.
  ///
  /// - Parameters:
  ///   - index: where the leaf begins; there is something.
  ///   - isBefore: whether one comes before another.
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
  /// Whether an element is certainly the same in a copy: neither has changed around it since.
  @inlinable
  package func isShared(with other: PagedArray, at index: Int) -> Bool {
    guard index < count, index < other.count else { return false }
    let (page, leaf) = (Self.page(index), Self.leaf(index))
    return Self.areOne(pages[page][leaf], other.pages[page][leaf])
  }

  /// The places of all elements that are not certainly the same in a copy, in ascending order.
  ///
  /// It costs what has changed, and a look at each page.
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

  /// Whether two arrays are the same storage.
  @inlinable
  static func areOne<Member>(_ one: [Member], _ other: [Member]) -> Bool {
    one.withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { $0.baseAddress == one.baseAddress && $0.count == one.count }
    }
  }
}

extension PagedArray: Sendable where Element: Sendable {}
