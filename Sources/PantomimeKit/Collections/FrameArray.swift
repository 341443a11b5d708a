/// An array of trivial elements, most of which are read at every frame; copies share storage.
///
/// A short array has leaves of 4 elements, like a `PagedArray`, because a history keeps one leaf
/// for each change. In a long array, memory access limits the speed of a frame, so leaves have 64
/// and then 256 elements, to keep elements that are read in succession adjacent.
package struct FrameArray<Element: BitwiseCopyable> {
  private var leaves: [[Element]] = []
  /// The number of elements.
  package private(set) var count = 0
  /// The number of index bits that select an element of a leaf.
  private var leafBits = 2

  /// The maximum number of elements with short leaves, and with medium leaves.
  private static var few: Int { 256 }
  private static var many: Int { 16_384 }

  /// Creates an empty array.
  package init() {}

  @inline(__always)
  private func leaf(_ index: Int) -> Int { index &>> leafBits }
  @inline(__always)
  private func place(_ index: Int) -> Int { index & (1 &<< leafBits &- 1) }
}

extension FrameArray {
  /// The element at an index.
  package subscript(index: Int) -> Element {
    @inline(__always)
    get { leaves[leaf(index)][place(index)] }
    set { leaves[leaf(index)][place(index)] = newValue }
  }

  /// Appends an element.
  package mutating func append(_ element: Element) {
    if count == Self.few { lengthenLeaves(6) } else if count == Self.many { lengthenLeaves(8) }
    put(element)
  }

  private mutating func put(_ element: Element) {
    if place(count) == 0 { leaves.append([]) }
    leaves[leaf(count)].append(element)
    count += 1
  }

  /// Moves all elements to longer leaves.
  private mutating func lengthenLeaves(_ bits: Int) {
    let old = leaves
    (leaves, count, leafBits) = ([], 0, bits)
    for leaf in old {
      for element in leaf { put(element) }
    }
  }
}

extension FrameArray: Sendable where Element: Sendable {}
