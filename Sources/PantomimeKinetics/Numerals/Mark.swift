/// A hash that distinguishes an object from one with the same index on another stage, computed from
/// its name and the names of those added before it.
///
/// It holds no reference and depends only on names, so that copies of a stage, and one that is
/// built again in the same way, accept each other's ids. Different objects share a mark only with a
/// probability of one in four billion. The hash is FNV-1a, our choice.
@usableFromInline
package struct Mark: Sendable, Hashable {
  @usableFromInline var bits: UInt32 = 0x811C_9DC5

  /// Creates the mark before the first object.
  package init() {}

  /// Returns the mark of an object that is added after the one with this mark.
  package func next(_ name: String) -> Mark {
    var next = self
    for byte in name.utf8 { next.take(byte) }
    // Separates names, so that "a" before "bc" is not "ab" before "c".
    next.take(0xFF)
    return next
  }

  private mutating func take(_ byte: UInt8) {
    bits = (bits ^ UInt32(byte)) &* 0x0100_0193
  }
}

/// The index of an object among its kind, and its mark.
@usableFromInline
package struct MarkedPlace: Sendable, Hashable {
  // As small as a plain index: ids are compared wherever touches go.
  @usableFromInline let place: UInt32
  @usableFromInline package let mark: Mark

  /// Creates the index and mark of an object that is added after others, by its name.
  package init(after others: (count: Int, last: MarkedPlace?), _ name: String) {
    place = UInt32(truncatingIfNeeded: others.count)
    mark = (others.last?.mark ?? Mark()).next(name)
  }

  /// The index among its kind.
  @inlinable package var index: Int { Int(place) }

  /// Returns whether both belong to one object; visible to other modules, which compare ids
  /// wherever touches go.
  @inlinable
  package static func == (one: MarkedPlace, other: MarkedPlace) -> Bool {
    one.place == other.place && one.mark.bits == other.mark.bits
  }

  /// The index and the mark as numbers, for callers that compare many and would otherwise make a
  /// call for each.
  package var numbers: (place: UInt32, mark: UInt32) { (place, mark.bits) }

  /// Creates the index and mark from numbers.
  package init(_ numbers: (place: UInt32, mark: UInt32)) {
    place = numbers.place
    var mark = Mark()
    mark.bits = numbers.mark
    self.mark = mark
  }
}
