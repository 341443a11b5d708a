extension SharedList: RandomAccessCollection {
  /// The index after the last element: the number of elements ever appended.
  @inlinable public var endIndex: Int { chunked + tail.count }

  /// The element at an index.
  ///
  /// - Complexity: O(log n), with base 32.
  @inlinable
  public subscript(index: Int) -> Element {
    precondition(index >= startIndex && index < endIndex, "the list has no element with this index")
    return index >= chunked ? tail[index - chunked] : root.element(at: index, depth: depth)
  }

  /// The elements in a range of indices; the slice shares the list's nodes.
  @inlinable
  public subscript(bounds: Range<Int>) -> SubSequence { SubSequence(self, bounds) }

  /// Returns an iterator over the retained elements, in order.
  @inlinable
  public func makeIterator() -> Iterator { Iterator(self, startIndex..<endIndex) }

  /// Returns the chunk that contains an element, or the tail if the element isn't in a chunk yet.
  @usableFromInline
  func chunk(with index: Int) -> [Element] {
    index >= chunked ? tail : root.chunk(at: index, depth: depth)
  }

  /// An iterator that proceeds chunk by chunk and is almost as fast as an array's iterator.
  public struct Iterator: IteratorProtocol {
    @usableFromInline let list: SharedList
    @usableFromInline let end: Int
    @usableFromInline var index: Int
    /// The chunk that contains the index, after the first call to `next()`.
    @usableFromInline var chunk: [Element] = []

    @usableFromInline
    init(_ list: SharedList, _ bounds: Range<Int>) {
      self.list = list
      index = bounds.lowerBound
      end = bounds.upperBound
    }

    /// Returns the next element, or `nil` at the end.
    @inlinable
    public mutating func next() -> Element? {
      guard index < end else { return nil }
      let place = index % Node.width
      if place == 0 || chunk.isEmpty { chunk = list.chunk(with: index) }
      index += 1
      return chunk[place]
    }
  }
}

extension SharedList {
  /// A slice of a shared list, with the list's indices.
  public struct SubSequence: RandomAccessCollection {
    @usableFromInline let list: SharedList
    /// The index of the first element.
    public let startIndex: Int
    /// The index after the last element.
    public let endIndex: Int

    @usableFromInline
    init(_ list: SharedList, _ bounds: Range<Int>) {
      precondition(
        bounds.lowerBound >= list.startIndex && bounds.upperBound <= list.endIndex,
        "the list has no elements with these indices")
      self.list = list
      startIndex = bounds.lowerBound
      endIndex = bounds.upperBound
    }

    /// The element at an index.
    @inlinable
    public subscript(index: Int) -> Element {
      precondition(
        index >= startIndex && index < endIndex, "the slice has no element with this index")
      return list[index]
    }

    /// The elements in a range of indices.
    @inlinable
    public subscript(bounds: Range<Int>) -> SubSequence {
      precondition(
        bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
        "the slice has no elements with these indices")
      return SubSequence(list, bounds)
    }

    /// Returns an iterator over the elements, in order.
    @inlinable
    public func makeIterator() -> Iterator { Iterator(list, startIndex..<endIndex) }
  }
}

extension SharedList.SubSequence: Sendable where Element: Sendable {}

extension SharedList.SubSequence: Equatable where Element: Equatable {
  /// Returns a Boolean value that indicates whether two slices have the same elements in the same
  /// order.
  public static func == (one: Self, other: Self) -> Bool {
    one.count == other.count && one.elementsEqual(other)
  }
}

extension SharedList.SubSequence: Hashable where Element: Hashable {
  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}
