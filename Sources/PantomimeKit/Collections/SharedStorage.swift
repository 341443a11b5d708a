/// A value that is stored outside its container, which keeps the container small.
///
/// The undo history keeps a copy of everything for each step. If a large value seldom changes, a
/// box stores it once for all copies that share it; the first change to a copy creates a separate
/// value.
package struct Boxed<Value> {
  /// The value, as the only element of an array, because arrays provide sharing and copy-on-write.
  private var one: [Value]

  /// Creates a box with a value.
  package init(_ value: Value) { one = [value] }

  /// The value, which can be read and changed in place.
  package var value: Value {
    @inline(__always) _read { yield one[0] }
    @inline(__always) _modify { yield &one[0] }
  }
}

extension Boxed: Sendable where Value: Sendable {}

/// An array whose copies share storage, for trivial elements most of which are read at every frame.
///
/// A short array has leaves of 4 elements, like a `PagedArray`, because the undo history keeps one
/// leaf for each change. In a longer array, memory access limits the speed of a frame, so the
/// leaves grow to 64 and then to 256 elements, so that elements that are read in succession are
/// adjacent.
package struct FrameArray<Element: BitwiseCopyable> {
  private var leaves: [[Element]] = []
  /// The number of elements.
  package private(set) var count = 0
  /// The number of index bits that select an element within a leaf.
  private var leafBits = 2

  /// The maximum number of elements that are stored in short leaves (`few`) and in medium leaves.
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
