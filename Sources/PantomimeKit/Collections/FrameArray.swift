/// An array of plain numbers of which most are read at every frame, and whose copies share what they
/// have in common.
///
/// Few elements lie in leaves of 4, as those of a `PagedArray` do: a history keeps one for each change.
/// Where there are many, it is memory that a frame waits for, and leaves are of 64, and then of 256, so
/// that what is read next lies beside what was read.
package struct FrameArray<Element: BitwiseCopyable> {
  private var leaves: [[Element]] = []
  /// How many elements there are.
  package private(set) var count = 0
  /// How many bits of an index say which element of a leaf it is.
  private var leafBits = 2

  /// The most elements that are few, and the most that are not very many.
  private static var few: Int { 256 }
  private static var many: Int { 16_384 }

  /// Makes an empty array.
  package init() {}

  @inline(__always)
  private func leaf(_ index: Int) -> Int { index &>> leafBits }
  @inline(__always)
  private func place(_ index: Int) -> Int { index & (1 &<< leafBits &- 1) }
}

extension FrameArray {
  /// The element at a place.
  package subscript(index: Int) -> Element {
    @inline(__always)
    get { leaves[leaf(index)][place(index)] }
    set { leaves[leaf(index)][place(index)] = newValue }
  }

  /// Adds an element at the end.
  package mutating func append(_ element: Element) {
    if count == Self.few { lengthenLeaves(6) } else if count == Self.many { lengthenLeaves(8) }
    put(element)
  }

  private mutating func put(_ element: Element) {
    if place(count) == 0 { leaves.append([]) }
    leaves[leaf(count)].append(element)
    count += 1
  }

  /// Puts all elements into longer leaves.
  private mutating func lengthenLeaves(_ bits: Int) {
    let old = leaves
    (leaves, count, leafBits) = ([], 0, bits)
    for leaf in old {
      for element in leaf { put(element) }
    }
  }
}

extension FrameArray: Sendable where Element: Sendable {}
