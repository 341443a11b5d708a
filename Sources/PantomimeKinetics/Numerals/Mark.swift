/// A hash that distinguishes an object from one with the same index on another stage, computed from
/// the object's name and the names of the objects that were added before it.
///
/// A mark contains no reference and depends only on names, so copies of a stage, and stages that
/// are built in the same way, accept each other's identifiers. The probability that two different
/// objects have the same mark is one in four billion. The hash is FNV-1a; our choice.
@usableFromInline
package struct Mark: Sendable, Hashable {
  @usableFromInline var bits: UInt32 = 0x811C_9DC5

  /// Creates the mark from which that of the first object is computed.
  package init() {}

  /// Returns the mark of an object that is added after the one with this mark.
  package func next(_ name: String) -> Mark {
    var next = self
    for byte in name.utf8 { next.add(byte) }
    // This byte separates names, so that "a" followed by "bc" has a different mark than "ab"
    // followed by "c".
    next.add(0xFF)
    return next
  }

  private mutating func add(_ byte: UInt8) {
    bits = (bits ^ UInt32(byte)) &* 0x0100_0193
  }
}

/// The index of an object among objects of its kind, and its mark.
@usableFromInline
package struct MarkedPlace: Sendable, Hashable {
  // Together with the mark, this index is as small as a plain `Int`, because identifiers are
  // compared whenever a touch is delivered.
  @usableFromInline let place: UInt32
  @usableFromInline package let mark: Mark

  /// Creates the index and mark of an object with the given name that is added after others.
  package init(after others: (count: Int, last: MarkedPlace?), _ name: String) {
    place = UInt32(truncatingIfNeeded: others.count)
    mark = (others.last?.mark ?? Mark()).next(name)
  }

  /// The index among objects of the same kind.
  @inlinable package var index: Int { Int(place) }

  /// Returns whether both belong to the same object.
  ///
  /// It is inlinable because other modules compare identifiers whenever a touch is delivered.
  @inlinable
  package static func == (one: MarkedPlace, other: MarkedPlace) -> Bool {
    one.place == other.place && one.mark.bits == other.mark.bits
  }

  /// The index and the mark as numbers, for callers that compare many identifiers and would
  /// otherwise make a call for each.
  package var numbers: (place: UInt32, mark: UInt32) { (place, mark.bits) }

  /// Creates an index and a mark from their numbers.
  package init(_ numbers: (place: UInt32, mark: UInt32)) {
    place = numbers.place
    var mark = Mark()
    mark.bits = numbers.mark
    self.mark = mark
  }
}
