extension SharedList {
  /// A part of the tree that holds a shared list's chunks.
  ///
  /// Each method is told how many levels of branches there are from here down to the leaves. Of a
  /// place, only what says where it is within this part counts.
  @usableFromInline
  enum Node {
    /// A full chunk; an empty one stands for a part, of whatever depth, that has been dropped.
    case leaf([Element])
    /// The parts one level down, in order; all but the last are full.
    case branch([Node])

    /// How many bits of an index say which part of a branch it is in.
    @usableFromInline static var bits: Int { 5 }
    /// How many elements a chunk has, and how many parts a branch at the most.
    @usableFromInline static var width: Int { 1 << bits }
  }
}

extension SharedList.Node: Sendable where Element: Sendable {}
extension SharedList.Node: Equatable where Element: Equatable {}

extension SharedList.Node {
  /// Which part of a branch a place is in.
  @usableFromInline
  static func part(of place: Int, depth: Int) -> Int { (place >> (depth * bits)) % width }

  /// The element at a place.
  @usableFromInline
  func element(at place: Int, depth: Int) -> Element {
    switch self {
    case .leaf(let elements): elements[place % Self.width]
    case .branch(let parts):
      parts[Self.part(of: place, depth: depth)].element(at: place, depth: depth - 1)
    }
  }

  /// The chunk that a place is in.
  func chunk(at place: Int, depth: Int) -> [Element] {
    switch self {
    case .leaf(let elements): elements
    case .branch(let parts):
      parts[Self.part(of: place, depth: depth)].chunk(at: place, depth: depth - 1)
    }
  }

  /// Puts a chunk in its place, the one after all others.
  mutating func put(_ chunk: [Element], at place: Int, depth: Int) {
    guard case .branch(var parts) = self else {
      self = .leaf(chunk)
      return
    }
    // Held once only while they change, so that they change in place unless another list has them.
    self = .leaf([])
    let index = Self.part(of: place, depth: depth)
    if index < parts.count {
      parts[index].put(chunk, at: place, depth: depth - 1)
    } else {
      parts.append(.path(to: chunk, depth: depth - 1))
    }
    self = .branch(parts)
  }

  /// A chunk below so many branches of nothing else.
  private static func path(to chunk: [Element], depth: Int) -> Self {
    var node = Self.leaf(chunk)
    for _ in 0..<depth { node = .branch([node]) }
    return node
  }

  /// Empties all chunks before a place, counted from the beginning of this part.
  mutating func empty(upTo place: Int, depth: Int) {
    guard case .branch(var parts) = self else {
      if place > 0 { self = .leaf([]) }
      return
    }
    self = .leaf([])
    let index = place >> (depth * Self.bits)
    for earlier in 0..<min(index, parts.count) { parts[earlier] = .leaf([]) }
    if index < parts.count {
      let rest = place - index << (depth * Self.bits)
      parts[index].empty(upTo: rest, depth: depth - 1)
    }
    self = .branch(parts)
  }
}
