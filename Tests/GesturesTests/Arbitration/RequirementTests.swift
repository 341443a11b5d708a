import TestSupport
import PantomimeKit
import Testing

/// The findings about requirements, as they are added one by one.
@Suite(.timeLimit) struct RequirementTests {
  /// Graphs that grow at random: each requirement reports only new findings, and the findings agree
  /// with all paths between all pairs.
  @Test func growing() {
    for seed in 0..<120 {
      var random = SeededGenerator(seed: UInt64(seed))
      let count = 3 + seed % 5
      var graph = Graph(count)
      var arena = GestureArena(screen: Size2D(width: 400, height: 800))
      let ids = (0..<count).map { arena.add(.pan("pan\($0)"), on: TouchTarget(index: 0)) }
      var told: Set<ArenaFinding> = []
      for _ in 0..<2 * count {
        let (from, to) = (Int(random.unit() * Double(count)), Int(random.unit() * Double(count)))
        graph.add(from, to)
        arena.gesture(ids[from], waitsForFailureOf: ids[to])
        let all = arena.findings
        let new = all.filter { !told.contains($0) }
        #expect(arena.takeFindings().filter { !told.contains($0) } == new)
        told.formUnion(new)
        #expect(all.map { graph.isTrue($0, ids) } == all.map { _ in true })
        #expect(losers(all) == graph.losers.map { ids[$0] })
        #expect(circles(all) == graph.lowestOfCircles.map { ids[$0] })
      }
    }
  }

  /// A recognizer that is declared again is checked again, and only once.
  @Test func declaredAnew() {
    var arena = GestureArena(screen: Size2D(width: 400, height: 800))
    let pan = arena.add(.pan("pan"), on: TouchTarget(index: 0))
    #expect(arena.takeFindings().isEmpty)
    _ = arena.setEnabled(pan, false, at: .zero)
    #expect(losers(arena.takeFindings()) == [pan])
    #expect(arena.takeFindings().isEmpty)
    arena.renew(pan, .pan("pan", PanTraits(minimumTouches: 2, maximumTouches: 1)))
    #expect(losers(arena.takeFindings()) == [pan])
    _ = arena.setEnabled(pan, true, at: .zero)
    #expect(losers(arena.takeFindings()) == [pan])
  }

  private func losers(_ findings: [ArenaFinding]) -> [GestureID] {
    findings.compactMap { if case .neverWins(let gesture, _, _) = $0 { gesture } else { nil } }
  }

  private func circles(_ findings: [ArenaFinding]) -> [GestureID] {
    findings.compactMap { if case .cycle(let path) = $0 { path.first } else { nil } }
  }
}

/// Who requires whom, with the length of the shortest way between all pairs, worked out by brute force.
private struct Graph {
  let count: Int
  private var edges: Set<Int> = []
  private let never = 1_000

  init(_ count: Int) { self.count = count }

  mutating func add(_ from: Int, _ to: Int) { edges.insert(from * count + to) }

  private func has(_ from: Int, _ to: Int) -> Bool { edges.contains(from * count + to) }

  /// The lengths of ways of at least one step, among those from a number on.
  private func lengths(above lowest: Int = 0) -> [[Int]] {
    let all = lowest..<count
    var lengths = Array(repeating: Array(repeating: never, count: count), count: count)
    for from in all {
      for to in all where has(from, to) { lengths[from][to] = 1 }
    }
    for middle in all {
      for from in all {
        for to in all {
          lengths[from][to] = min(lengths[from][to], lengths[from][middle] + lengths[middle][to])
        }
      }
    }
    return lengths
  }

  /// Those that come to a circle, or are in one.
  var losers: [Int] {
    let lengths = lengths()
    return (0..<count).filter { one in
      (0..<count).contains { lengths[$0][$0] < never && (one == $0 || lengths[one][$0] < never) }
    }
  }

  /// Those from which a circle leads through higher ones alone.
  var lowestOfCircles: [Int] { (0..<count).filter { lengths(above: $0)[$0][$0] < never } }

  /// Whether a finding names existing requirements, along a shortest path.
  func isTrue(_ finding: ArenaFinding, _ ids: [GestureID]) -> Bool {
    switch finding {
    case .cycle(let path):
      let path = path.compactMap { ids.firstIndex(of: $0) }
      return isWay(path + path.prefix(1)) && path.count == lengths(above: path[0])[path[0]][path[0]]
    case .neverWins(_, let path, _):
      let path = path.compactMap { ids.firstIndex(of: $0) }
      let (lengths, first) = (lengths(), path[0])
      let inCircles = (0..<count).filter { lengths[$0][$0] < never }
      let shortest =
        inCircles.contains(first)
        ? lengths[first][first] : inCircles.map { lengths[first][$0] }.min() ?? never
      return isWay(path) && path.count - 1 == shortest
    }
  }

  private func isWay(_ path: [Int]) -> Bool {
    zip(path, path.dropFirst()).allSatisfy { has($0, $1) }
  }
}
