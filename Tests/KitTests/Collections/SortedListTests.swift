import TestSupport
import PantomimeKit
import Testing

/// A sorted list has the elements of a set, in order.
@Suite(.timeLimit) struct SortedListTests {
  @Test(arguments: TestRun.seeds(20 as UInt64))
  func itIsASortedSet(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var list = SortedList<Int>()
    var set: Set<Int> = []
    for _ in 0..<600 {
      let (number, isMember) = (Int(generator.next() % 50), generator.chance(2))
      list.set(number, isMember)
      if isMember { set.insert(number) } else { set.remove(number) }
      #expect(list.elements == set.sorted())
      #expect(list.contains(number) == isMember)
    }
  }
}
