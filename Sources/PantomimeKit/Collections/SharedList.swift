/// A list that grows at its end and whose copies share storage.
///
/// A copy costs almost nothing, and so does the first append to it, regardless of the list's
/// length; an array would be copied entirely. The common part of a list and its forks is stored
/// once.
///
/// The elements are stored in chunks of 32, which never change. The chunks are the leaves of a tree
/// whose branches have up to 32 children each, so that a million elements are four levels deep.
/// Elements that don't fill a chunk yet are in a short array, the tail. The first append to a copy
/// copies the tail and, if that fills a chunk, one branch on each level as well.
///
/// An index counts from the first element ever appended. Elements can be dropped from the front
/// (`keepLast(_:)`): the others keep their indices, as in an array slice.
public struct SharedList<Element> {
  /// The full chunks in order, with empty leaves in place of dropped ones.
  @usableFromInline var root = Node.leaf([])
  /// The number of levels of branches above the leaves.
  @usableFromInline var depth = 0
  /// The number of elements in chunks, including those dropped: the index of the tail's first
  /// element.
  @usableFromInline var chunked = 0
  /// The elements after the last full chunk, fewer than a chunk.
  @usableFromInline var tail: [Element] = []
  /// The index of the first retained element, which is the first of a chunk.
  public private(set) var startIndex = 0

  /// Creates an empty list.
  public init() {}

  /// Creates a list with the elements of a sequence.
  public init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Appends an element.
  ///
  /// - Complexity: O(1) on average, including the first append to a copy.
  @inlinable
  public mutating func append(_ element: consuming Element) {
    // Doubling from one element would allocate six arrays for each chunk.
    if tail.isEmpty { tail.reserveCapacity(8) }
    tail.append(element)
    if tail.count == Node.width { closeTail() }
  }

  /// Turns the tail, which has the length of a chunk, into a chunk.
  @usableFromInline
  mutating func closeTail() {
    // A full tree becomes the first child of a tree one level deeper.
    if chunked == Node.width << (depth * Node.bits) {
      root = .branch([root])
      depth += 1
    }
    root.put(tail, at: chunked, depth: depth)
    chunked += Node.width
    tail = []
  }

  /// Drops elements from the front, chunk by chunk, as long as at least a number of them remain.
  ///
  /// Other copies of the list aren't affected.
  ///
  /// - Complexity: O(log n)
  public mutating func keepLast(_ count: Int) {
    let dropped = superfluous(beyondLast: count)
    guard dropped > 0 else { return }
    startIndex += dropped
    root.empty(upTo: startIndex, depth: depth)
  }

  /// Returns the number of elements that `keepLast(_:)` would drop.
  public func superfluous(beyondLast count: Int) -> Int {
    let others = Swift.max(0, self.count - Swift.max(0, count))
    return others - others % Node.width
  }
}

extension SharedList: Sendable where Element: Sendable {}

extension SharedList: Equatable where Element: Equatable {
  /// Returns a Boolean value that indicates whether two lists have the same retained elements in
  /// the same order.
  ///
  /// Chunks that both lists share aren't compared element by element.
  public static func == (one: SharedList, other: SharedList) -> Bool {
    guard one.startIndex == other.startIndex, one.endIndex == other.endIndex else {
      return one.count == other.count && one.elementsEqual(other)
    }
    // The trees then have the same shape, too, and arrays with the same storage compare equal in
    // constant time.
    return one.tail == other.tail && one.root == other.root
  }
}

extension SharedList: Hashable where Element: Hashable {
  /// Hashes the retained elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}
