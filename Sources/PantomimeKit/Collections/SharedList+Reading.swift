extension SharedList: RandomAccessCollection {
  /// The index after the last element: how many have ever been appended.
  @inlinable public var endIndex: Int { chunked + tail.count }

  /// The element with that index.
  ///
  /// - Complexity: O(log n), to a base of 32.
  @inlinable
  public subscript(index: Int) -> Element {
    precondition(index >= startIndex && index < endIndex, "the list has no element with this index")
    return index >= chunked ? tail[index - chunked] : root.element(at: index, depth: depth)
  }

  /// The elements with indices in that range, which share the list's parts.
  @inlinable
  public subscript(bounds: Range<Int>) -> SubSequence { SubSequence(self, bounds) }

  /// Goes through the elements that are kept, in order.
  @inlinable
  public func makeIterator() -> Iterator { Iterator(self, startIndex..<endIndex) }

  /// The chunk that an element is in, the tail where it is in none yet.
  @usableFromInline
  func chunk(with index: Int) -> [Element] {
    index >= chunked ? tail : root.chunk(at: index, depth: depth)
  }

  /// Goes through elements chunk by chunk, hardly slower than through those of an array.
  public struct Iterator: IteratorProtocol {
    @usableFromInline let list: SharedList
    @usableFromInline let end: Int
    @usableFromInline var index: Int
    /// The elements around the index, once the first has been asked for.
    @usableFromInline var chunk: [Element] = []

    @usableFromInline
    init(_ list: SharedList, _ bounds: Range<Int>) {
      self.list = list
      index = bounds.lowerBound
      end = bounds.upperBound
    }

    /// The next element; `nil` at the end.
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
  /// Successive elements of a shared list, with the indices they have there.
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

    /// The element with that index.
    @inlinable
    public subscript(index: Int) -> Element {
      precondition(
        index >= startIndex && index < endIndex, "the slice has no element with this index")
      return list[index]
    }

    /// The elements with indices in that range.
    @inlinable
    public subscript(bounds: Range<Int>) -> SubSequence {
      precondition(
        bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
        "the slice has no elements with these indices")
      return SubSequence(list, bounds)
    }

    /// Goes through the elements in order.
    @inlinable
    public func makeIterator() -> Iterator { Iterator(list, startIndex..<endIndex) }
  }
}

extension SharedList.SubSequence: Sendable where Element: Sendable {}

extension SharedList.SubSequence: Equatable where Element: Equatable {
  /// Whether two slices have the same elements in the same order.
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
