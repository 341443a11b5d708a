import TestSupport
import PantomimeKit
import Testing

/// The first element is always the one that an array of all elements would find.
@Suite(.timeLimit) struct LazyHeapTests {
  private struct Number: HeapOrdered, Equatable {
    let value: Int
    let id: Int

    func isBefore(_ other: Number) -> Bool { (value, id) < (other.value, other.id) }
  }

  @Test(arguments: TestRun.seeds(20 as UInt64, oneIn: 10))
  func theFirstIsWhatASearchFinds(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var heap = LazyHeap<Number>()
    var holding: [Number] = []
    for id in 0..<600 {
      // It grows to some hundreds, and shrinks to nothing.
      if id < 400, !generator.chance(3) {
        let number = Number(value: Int(generator.next() % 50), id: id)
        heap.add(number)
        holding.append(number)
      } else if !holding.isEmpty {
        holding.remove(at: Int(generator.next() % UInt64(holding.count)))
      }
      heap.tidy(holding.count) { holding.contains($0) }
      #expect(heap.first == holding.min { $0.isBefore($1) })
      #expect(heap.count <= 2 * holding.count + 16 && heap.count >= holding.count)
      #expect(
        heap.filter { $0.value < 25 && holding.contains($0) }.count
          == holding.count { $0.value < 25 })
    }
  }

  /// Elements removed one after the other are in order, for any number of them.
  @Test(arguments: [1, 4, 5, 20, 21, 84, 85, 1_000])
  func whatIsTakenOutIsInOrder(count: Int) {
    var heap = LazyHeap<Number>()
    for id in 0..<count { heap.add(Number(value: id * 7_919 % 1_009, id: id)) }
    var taken: [Number] = []
    while let first = heap.first {
      taken.append(first)
      heap.tidy(count) { $0 != first }
    }
    #expect(taken.count == count)
    #expect(zip(taken, taken.dropFirst()).allSatisfy { $0.isBefore($1) })
  }
}
