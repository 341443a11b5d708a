/// A list that grows at its end, and whose copies share what they have in common.
///
/// A copy costs next to nothing, and so does the first append to it, however long the list is; an
/// array would then be copied whole. Of a list and its forks, what they have in common is held once.
///
/// The elements lie in chunks of 32, which never change. The chunks are the leaves of a tree whose
/// branches hold up to 32 parts each, so that a million elements are four levels deep. What does not
/// fill a chunk yet waits in a short array, the tail. The first append to a copy copies the tail, and
/// where that fills a chunk, one branch on each level besides.
///
/// An index counts from the first element ever appended. Elements can be dropped from the front
/// (`keepLast(_:)`): the others keep their indices, as those of an array's slice do.
public struct SharedList<Element> {
  /// The full chunks in order, an empty leaf for all that were dropped.
  @usableFromInline var root = Node.leaf([])
  /// How many levels of branches lie above the leaves.
  @usableFromInline var depth = 0
  /// How many elements were put into chunks, those dropped included: the index of the tail's first.
  @usableFromInline var chunked = 0
  /// The elements after the last full chunk, fewer than a chunk has.
  @usableFromInline var tail: [Element] = []
  /// The index of the first element that is kept, which begins a chunk.
  public private(set) var startIndex = 0

  /// Makes an empty list.
  public init() {}

  /// Makes a list of what a sequence holds.
  public init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Adds an element at the end.
  ///
  /// - Complexity: O(1) on average, and for the first append to a copy, too.
  @inlinable
  public mutating func append(_ element: consuming Element) {
    // Not from one element on by twos: that makes a new array six times for each chunk.
    if tail.isEmpty { tail.reserveCapacity(8) }
    tail.append(element)
    if tail.count == Node.width { closeTail() }
  }

  /// Makes a chunk of the tail, which is as long as one.
  @usableFromInline
  mutating func closeTail() {
    // A tree that is full becomes the first part of one that is a level higher.
    if chunked == Node.width << (depth * Node.bits) {
      root = .branch([root])
      depth += 1
    }
    root.put(tail, at: chunked, depth: depth)
    chunked += Node.width
    tail = []
  }

  /// Drops elements from the front, chunk by chunk, as long as so many are left.
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

  /// How many elements `keepLast(_:)` would drop.
  public func superfluous(beyondLast count: Int) -> Int {
    let others = Swift.max(0, self.count - Swift.max(0, count))
    return others - others % Node.width
  }
}

extension SharedList: Sendable where Element: Sendable {}

extension SharedList: Equatable where Element: Equatable {
  /// Whether two lists keep the same elements in the same order.
  ///
  /// What both share is not looked at.
  public static func == (one: SharedList, other: SharedList) -> Bool {
    guard one.startIndex == other.startIndex, one.endIndex == other.endIndex else {
      return one.count == other.count && one.elementsEqual(other)
    }
    // Then they are of one shape, too, and arrays that are the same are equal at once.
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
