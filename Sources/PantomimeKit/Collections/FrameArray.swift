/// An array of plain numbers of which most are read at every frame, and whose copies share what they
/// have in common.
///
/// Few elements lie in leaves of 4, as those of a `PagedArray` do: a history keeps one for each change.
/// Where there are many, it is memory that a frame waits for, and leaves are of 64, and then of 256, so
/// that what is read next lies beside what was read. 128 leaves make a page.
package struct FrameArray<Element: BitwiseCopyable> {
  private var pages: [[[Element]]] = []
  /// How many elements there are.
  package private(set) var count = 0

  /// The most elements that are few, and the most that are not very many.
  private static var few: Int { 256 }
  private static var many: Int { 16_384 }
  private static var pageBits: Int { 7 }

  /// How many bits of an index say which element of a leaf it is.
  @inline(__always)
  private var leafBits: Int { count <= Self.few ? 2 : count <= Self.many ? 6 : 8 }

  /// Makes an empty array.
  package init() {}

  @inline(__always)
  private func page(_ index: Int) -> Int { index &>> (leafBits &+ Self.pageBits) }
  @inline(__always)
  private func leaf(_ index: Int) -> Int { index &>> leafBits & (1 << Self.pageBits - 1) }
  @inline(__always)
  private func place(_ index: Int) -> Int { index & (1 &<< leafBits &- 1) }
}

extension FrameArray {
  /// The element at a place.
  package subscript(index: Int) -> Element {
    @inline(__always)
    get { pages[page(index)][leaf(index)][place(index)] }
    set { pages[page(index)][leaf(index)][place(index)] = newValue }
  }

  /// Adds an element at the end.
  package mutating func append(_ element: Element) {
    count += 1
    if count == Self.few + 1 || count == Self.many + 1 { lengthenLeaves() }
    put(element, at: count - 1)
  }

  /// Puts all but the last element, which is still to come, into leaves as long as they are now.
  private mutating func lengthenLeaves() {
    let old = pages
    pages = []
    var index = 0
    for page in old {
      for leaf in page {
        for element in leaf {
          put(element, at: index)
          index += 1
        }
      }
    }
  }

  /// Puts an element where the array ends, which has been counted already.
  private mutating func put(_ element: Element, at index: Int) {
    if place(index) == 0 {
      if leaf(index) == 0 { pages.append([]) }
      pages[pages.count - 1].append([])
    }
    pages[page(index)][leaf(index)].append(element)
  }
}

extension FrameArray: Sendable where Element: Sendable {}
