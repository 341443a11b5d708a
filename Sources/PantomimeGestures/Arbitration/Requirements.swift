/// The failure requirements among the recognizers of an arena, and the recognizers in cycles of
/// requirements (G70, G74).
///
/// Adding a requirement updates the cycles, so errors are known without checking all requirements
/// again. The cost of adding a requirement is proportional to the number of recognizers whose
/// findings change; extending a chain of requirements changes none.
struct Requirements: Sendable {
  private var nodes = PagedArray<Node>()
  /// The recognizers whose findings may have changed since the last call to `takeDoubtful`.
  private var doubtful: [Int] = []

  /// A recognizer, by its index in the arena.
  private struct Node: Sendable {
    /// The recognizers that must fail before this one may begin.
    var needs: [Int] = []
    /// The recognizers that wait for this one.
    var neededBy: [Int] = []
    var isInCircle = false
    var leadsIntoCircle = false
    var isDoubtful = false
  }

  /// Returns the recognizers that must fail before a recognizer may begin, in the order in which
  /// the requirements were added.
  func needs(of index: Int) -> [Int] { nodes[index].needs }

  /// Returns whether a recognizer ultimately waits for itself.
  func isInCircle(_ index: Int) -> Bool { nodes[index].isInCircle }

  /// Returns whether a recognizer waits for one that ultimately waits for itself.
  func leadsIntoCircle(_ index: Int) -> Bool { nodes[index].leadsIntoCircle }

  /// Adds a recognizer without requirements.
  mutating func add() {
    nodes.append(Node())
    doubt(nodes.count - 1)
  }

  /// Makes a recognizer wait for another; repeated calls have no effect.
  mutating func add(_ index: Int, needs other: Int) {
    // A requirement is in both lists, so searching the shorter one is enough.
    let isKnown =
      nodes[index].needs.count < nodes[other].neededBy.count
      ? nodes[index].needs.contains(other) : nodes[other].neededBy.contains(index)
    if isKnown { return }
    let closes = leads(from: other, to: index)
    nodes[index].needs.append(other)
    nodes[other].neededBy.append(index)
    guard closes || nodes[other].leadsIntoCircle else { return }
    let waiting = all(from: index) { nodes[$0].neededBy }
    if closes {
      let below = Set(all(from: other) { nodes[$0].needs })
      for one in waiting where below.contains(one) { nodes[one].isInCircle = true }
    }
    for one in waiting {
      nodes[one].leadsIntoCircle = true
      doubt(one)
    }
  }

  /// Records that the findings of a recognizer may have changed.
  mutating func doubt(_ index: Int) {
    if nodes[index].isDoubtful { return }
    nodes[index].isDoubtful = true
    doubtful.append(index)
  }

  /// Removes and returns the recognizers whose findings may have changed, in order.
  mutating func takeDoubtful() -> [Int] {
    let all = doubtful.sorted()
    for index in all { nodes[index].isDoubtful = false }
    doubtful.removeAll(keepingCapacity: true)
    return all
  }
}

// MARK: - Searching

extension Requirements {
  /// A breadth-first search through requirements, forward or backward.
  private struct Walk {
    private(set) var found: [Int]
    private var seen: Set<Int>
    private var place = 0
    private var edge = 0

    init(from start: Int) {
      found = [start]
      seen = [start]
    }

    /// Follows one more requirement and returns the recognizer at its other end, or `nil` if no
    /// requirement is left.
    mutating func step(_ edges: (Int) -> [Int]) -> Int? {
      while place < found.count {
        let next = edges(found[place])
        if edge < next.count {
          let other = next[edge]
          edge += 1
          if seen.insert(other).inserted { found.append(other) }
          return other
        }
        place += 1
        edge = 0
      }
      return nil
    }
  }

  /// Returns all recognizers that are reachable along requirements, beginning with the start.
  private func all(from start: Int, _ edges: (Int) -> [Int]) -> [Int] {
    var walk = Walk(from: start)
    while walk.step(edges) != nil {}
    return walk.found
  }

  /// Returns whether requirements lead from one recognizer to another.
  ///
  /// Two searches, one from each end, advance in turn, so the result is known as soon as the
  /// shorter search ends; a requirement added at either end of a chain takes only a few steps.
  private func leads(from start: Int, to end: Int) -> Bool {
    if start == end { return true }
    if nodes[start].needs.isEmpty || nodes[end].neededBy.isEmpty { return false }
    var onwards = Walk(from: start)
    var back = Walk(from: end)
    while let here = onwards.step({ nodes[$0].needs }),
      let there = back.step({ nodes[$0].neededBy })
    {
      if here == end || there == start { return true }
    }
    return false
  }

  /// Returns the shortest path along requirements, of at least one step, from a recognizer to one
  /// that satisfies a predicate; the path uses only recognizers whose index is at least `lowest`.
  func way(from start: Int, to isGoal: (Int) -> Bool, above lowest: Int = 0) -> [Int]? {
    var origins: [Int: Int] = [:]
    var found = [start]
    var next = 0
    while next < found.count {
      let here = found[next]
      next += 1
      for other in nodes[here].needs where other >= lowest && origins[other] == nil {
        if isGoal(other) {
          var way = [other, here]
          while let last = way.last, last != start, let origin = origins[last] {
            way.append(origin)
          }
          return way.reversed()
        }
        origins[other] = here
        found.append(other)
      }
    }
    return nil
  }
}
