extension SharedList {
  /// A node of the tree that stores a shared list's chunks.
  ///
  /// Each method receives the number of branch levels from this node down to the leaves. It uses
  /// only the bits of an index that select an element within this node.
  @usableFromInline
  enum Node {
    /// A full chunk; an empty one stands for a subtree, of any depth, that has been dropped.
    case leaf([Element])
    /// The children, in order; all but the last are full.
    case branch([Node])

    /// The number of index bits that select a child of a branch.
    @usableFromInline static var bits: Int { 5 }
    /// The number of elements of a chunk, and the maximum number of children of a branch.
    @usableFromInline static var width: Int { 1 << bits }
  }
}

extension SharedList.Node: Sendable where Element: Sendable {}
extension SharedList.Node: Equatable where Element: Equatable {}

extension SharedList.Node {
  /// Returns the child of a branch that contains an index.
  @usableFromInline
  static func part(of place: Int, depth: Int) -> Int { (place >> (depth * bits)) % width }

  /// Returns the element at an index.
  @usableFromInline
  func element(at place: Int, depth: Int) -> Element {
    switch self {
    case .leaf(let elements): elements[place % Self.width]
    case .branch(let parts):
      parts[Self.part(of: place, depth: depth)].element(at: place, depth: depth - 1)
    }
  }

  /// Returns the chunk that contains an index.
  func chunk(at place: Int, depth: Int) -> [Element] {
    switch self {
    case .leaf(let elements): elements
    case .branch(let parts):
      parts[Self.part(of: place, depth: depth)].chunk(at: place, depth: depth - 1)
    }
  }

  /// Stores a chunk at its index, after all others.
  mutating func put(_ chunk: [Element], at place: Int, depth: Int) {
    guard case .branch(var parts) = self else {
      self = .leaf(chunk)
      return
    }
    // The node gives up its reference during the change, so that the chunk changes in place unless
    // another list shares it.
    self = .leaf([])
    let index = Self.part(of: place, depth: depth)
    if index < parts.count {
      parts[index].put(chunk, at: place, depth: depth - 1)
    } else {
      parts.append(.path(to: chunk, depth: depth - 1))
    }
    self = .branch(parts)
  }

  /// Returns a chunk inside a number of nested branches, each with a single child.
  private static func path(to chunk: [Element], depth: Int) -> Self {
    var node = Self.leaf(chunk)
    for _ in 0..<depth { node = .branch([node]) }
    return node
  }

  /// Empties all chunks before an index, which counts from the beginning of this node.
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
