/// A list that grows at its end, and whose copies share storage.
///
/// A copy costs almost nothing, and so does the first append to it, regardless of the list's
/// length; an array would be copied whole. The common part of a list and its forks is stored once.
///
/// The elements are stored in chunks of 32, which never change. The chunks are the leaves of a tree
/// whose branches have up to 32 children each, so that a million elements are four levels deep.
/// Elements that do not fill a chunk yet are in a short array, the tail. The first append to a copy
/// copies the tail, and where that fills a chunk, one branch on each level as well.
///
/// An index counts from the first element ever appended. Elements can be dropped from the front
/// (`keepLast(_:)`): the others keep their indices, as those of an array's slice do.
public struct SharedList<Element> {
  /// The full chunks in order, with an empty leaf for all that were dropped.
  @usableFromInline var root = Node.leaf([])
  /// The number of levels of branches above the leaves.
  @usableFromInline var depth = 0
  /// The number of elements in chunks, including those dropped: the index of the tail's first
  /// element.
  @usableFromInline var chunked = 0
  /// The elements after the last full chunk, fewer than a chunk has.
  @usableFromInline var tail: [Element] = []
  /// The index of the first element that is kept, which begins a chunk.
  public private(set) var startIndex = 0

  /// Creates an empty list.
  public init() {}

  /// Creates a list of the elements of a sequence.
  public init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Appends an element.
  ///
  /// - Complexity: O(1) on average, including the first append to a copy.
  @inlinable
  public mutating func append(_ element: consuming Element) {
    // Growth from one element by doubling would allocate six arrays for each chunk.
    if tail.isEmpty { tail.reserveCapacity(8) }
    tail.append(element)
    if tail.count == Node.width { closeTail() }
  }

  /// Makes a chunk of the tail, which has the length of one.
  @usableFromInline
  mutating func closeTail() {
    // A full tree becomes the first child of a tree that is one level deeper.
    if chunked == Node.width << (depth * Node.bits) {
      root = .branch([root])
      depth += 1
    }
    root.put(tail, at: chunked, depth: depth)
    chunked += Node.width
    tail = []
  }

  /// Drops elements from the front, chunk by chunk, while at least a number of them is left.
  ///
  /// Other copies of the list keep theirs.
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
  /// Returns a Boolean value that indicates whether two lists keep the same elements in the same
  /// order.
  ///
  /// Shared storage is not examined.
  public static func == (one: SharedList, other: SharedList) -> Bool {
    guard one.startIndex == other.startIndex, one.endIndex == other.endIndex else {
      return one.count == other.count && one.elementsEqual(other)
    }
    // Then they have the same shape as well, and arrays with the same storage compare equal in
    // constant time.
    return one.tail == other.tail && one.root == other.root
  }
}

extension SharedList: Hashable where Element: Hashable {
  /// Hashes the elements that are kept.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}
