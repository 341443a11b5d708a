/// What tells a thing from whatever has its place on another stage: a number made of its name, and of
/// the names of those that were there before it.
///
/// It holds no reference and depends on nothing but names, so that copies of a stage, and one that is
/// built once more in the same way, know each other's ids. Two that differ have one mark in common
/// only by an accident of one in four billion. The number is FNV-1a, our choice.
@usableFromInline
package struct Mark: Sendable, Hashable {
  @usableFromInline var bits: UInt32 = 0x811C_9DC5

  /// The mark that the first of all follows.
  package init() {}

  /// The mark of a thing that is added after the one with this mark.
  package func next(_ name: String) -> Mark {
    var next = self
    for byte in name.utf8 { next.take(byte) }
    // So that "a" before "bc" is not "ab" before "c".
    next.take(0xFF)
    return next
  }

  private mutating func take(_ byte: UInt8) {
    bits = (bits ^ UInt32(byte)) &* 0x0100_0193
  }
}

/// Where a thing is among its like, and its mark.
@usableFromInline
package struct MarkedPlace: Sendable, Hashable {
  // As small as a plain index: ids are compared wherever touches go.
  @usableFromInline let place: UInt32
  @usableFromInline package let mark: Mark

  /// The place of a thing that is added after others, by its name.
  package init(after others: (count: Int, last: MarkedPlace?), _ name: String) {
    place = UInt32(truncatingIfNeeded: others.count)
    mark = (others.last?.mark ?? Mark()).next(name)
  }

  /// Where it is among its like.
  @inlinable package var index: Int { Int(place) }

  /// Whether both are of one thing: seen by other modules, which compare ids wherever touches go.
  @inlinable
  package static func == (one: MarkedPlace, other: MarkedPlace) -> Bool {
    one.place == other.place && one.mark.bits == other.mark.bits
  }

  /// The place and the mark as numbers, for whoever compares many and would be called for each.
  package var numbers: (place: UInt32, mark: UInt32) { (place, mark.bits) }

  /// The place that numbers stand for.
  package init(_ numbers: (place: UInt32, mark: UInt32)) {
    place = numbers.place
    var mark = Mark()
    mark.bits = numbers.mark
    self.mark = mark
  }
}
