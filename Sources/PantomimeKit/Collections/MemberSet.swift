/// A set of indices that provides its size and its smallest index without checking all indices.
///
/// Like the objects to which the indices refer, the set is stored in pages that copies share.
struct MemberSet: Sendable {
  private struct Entry: HeapOrdered {
    let index: Int

    func isBefore(_ other: Entry) -> Bool { index < other.index }
  }

  private struct Mark: Sendable {
    var isMember = false
    /// Whether the heap contains the index, which may no longer be a member.
    var isEntered = false
  }

  private var heap = LazyHeap<Entry>()
  private var marks = PagedArray<Mark>()
  /// The number of indices in the set.
  private(set) var count = 0

  /// The smallest index, or `nil` if the set is empty.
  var first: Int? { heap.first?.index }

  /// Returns whether the set contains an index.
  func contains(_ index: Int) -> Bool { index < marks.count && marks[index].isMember }

  /// Inserts an index, or removes it.
  mutating func set(_ index: Int, _ isMember: Bool) {
    guard contains(index) != isMember else { return }
    while marks.count <= index { marks.append(Mark()) }
    marks[index].isMember = isMember
    count += isMember ? 1 : -1
    if isMember, !marks[index].isEntered {
      marks[index].isEntered = true
      heap.add(Entry(index: index))
    }
    tidy()
  }

  /// Removes and returns the smallest index, or returns `nil` if the set is empty.
  mutating func popFirst() -> Int? {
    guard let first else { return nil }
    set(first, false)
    return first
  }

  /// Removes indices that aren't members from the top of the heap.
  private mutating func tidy() {
    while let first = heap.first?.index, !marks[first].isMember {
      marks[first].isEntered = false
      heap.removeFirst()
    }
  }
}
