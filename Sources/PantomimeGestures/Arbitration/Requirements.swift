/// Whose failure each recognizer of an arena waits for, and who of them waits in a circle (G70, G74).
///
/// Circles are kept up as requirements are added, so that what is wrong is known without going through
/// all of them again: a requirement costs what it changes, and a chain of them nothing more.
struct Requirements: Sendable {
  private var nodes = PagedArray<Node>()
  /// Those of whom something else may have to be said than when that was last asked for.
  private var doubtful: [Int] = []

  /// A recognizer by its place in the arena.
  private struct Node: Sendable {
    /// Those that must fail first.
    var needs: [Int] = []
    /// Those that wait for it.
    var neededBy: [Int] = []
    var isInCircle = false
    var leadsIntoCircle = false
    var isDoubtful = false
  }

  /// Those that must fail before a recognizer may begin, in the order in which that was said.
  func needs(of index: Int) -> [Int] { nodes[index].needs }

  /// Whether a recognizer waits for itself in the end.
  func isInCircle(_ index: Int) -> Bool { nodes[index].isInCircle }

  /// Whether a recognizer waits for one that waits for itself.
  func leadsIntoCircle(_ index: Int) -> Bool { nodes[index].leadsIntoCircle }

  /// Makes room for one more recognizer, which waits for nobody.
  mutating func add() {
    nodes.append(Node())
    doubt(nodes.count - 1)
  }

  /// Makes a recognizer wait for another; saying so twice changes nothing.
  mutating func add(_ index: Int, needs other: Int) {
    // Both lists tell; the shorter one is looked through.
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

  /// Notes that something else may have to be said of a recognizer.
  mutating func doubt(_ index: Int) {
    if nodes[index].isDoubtful { return }
    nodes[index].isDoubtful = true
    doubtful.append(index)
  }

  /// Those of whom something else may have to be said since this was last asked for, in order.
  mutating func takeDoubtful() -> [Int] {
    let all = doubtful.sorted()
    for index in all { nodes[index].isDoubtful = false }
    doubtful.removeAll(keepingCapacity: true)
    return all
  }
}

// MARK: - Searching

extension Requirements {
  /// A search through requirements, forwards or backwards: the nearest first.
  private struct Walk {
    private(set) var found: [Int]
    private var seen: Set<Int>
    private var place = 0
    private var edge = 0

    init(from start: Int) {
      found = [start]
      seen = [start]
    }

    /// Goes along one more requirement: whom that leads to; `nil` when there is none left.
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

  /// Everybody that some edges lead to, the start first.
  private func all(from start: Int, _ edges: (Int) -> [Int]) -> [Int] {
    var walk = Walk(from: start)
    while walk.step(edges) != nil {}
    return walk.found
  }

  /// Whether requirements lead from one recognizer to another.
  ///
  /// Searched from both ends by turns, so that it takes no longer than from the better one: what is put
  /// at either end of a chain is seen to be there at once.
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

  /// The shortest way along requirements to a recognizer that will do, among those from a number
  /// on; at least one step.
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
