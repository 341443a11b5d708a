import TestSupport
import PantomimeKit
import Testing

/// An ordered list has what was added and not taken out, in order, under its number.
@Suite(.timeLimit) struct OrderedListTests {
  /// Lists that grow and shrink at random, with forks, each beside an array of pairs.
  @Test(arguments: 0..<8)
  func holdsWhatIsLeft(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var list = OrderedList<[Int]>()
    var pairs: [(number: Int, element: [Int])] = []
    var forks: [(OrderedList<[Int]>, [[Int]])] = []
    var last = 0
    for round in 0..<4_000 {
      // It grows first, and shrinks to nothing in the end.
      let grows = generator.next() % 4_000 > UInt64(round)
      if grows {
        last += 1 + Int(generator.next() % 3)
        list.append([round], number: last)
        pairs.append((last, [round]))
      } else if !pairs.isEmpty {
        let count = pairs.count
        let place = generator.chance(3) ? count - 1 : Int(generator.next() % UInt64(count))
        if generator.chance(4) {
          list.change(pairs[place].number) { $0.append(round) }
          pairs[place].element.append(round)
        } else {
          let (number, element) = pairs.remove(at: place)
          #expect(list.remove(number) == element)
          #expect(list.remove(number) == nil && list[number] == nil)
        }
      }
      #expect(list.count == pairs.count && list.last == pairs.last?.element)
      if round % 500 == 0 { forks.append((list, pairs.map { $0.element })) }
    }
    for (number, element) in pairs { #expect(list[number] == element) }
    #expect(Array(list) == pairs.map { $0.element })
    for (fork, elements) in forks { #expect(Array(fork) == elements) }
  }

  @Test(arguments: [0, 1, 31, 32, 33, 200])
  func goesOnFromTheLastThatIsMeant(size: Int) {
    var list = OrderedList<Int>()
    for number in 0..<size { #expect(list.append(number) == number) }
    #expect(Array(list.from { _ in false }) == Array(0..<size))
    for start in 0..<size { #expect(Array(list.from { $0 <= start }) == Array(start..<size)) }
    // A number is never used again.
    _ = list.remove(size - 1)
    #expect(list.append(-1) == max(size, 0))
  }

  /// Taken out one by one from the front, as timers are, it takes no longer than there are things.
  @Test func gapsDoNotStay() {
    var list = OrderedList<Int>()
    for number in 0..<1_000 { list.append(number, number: number) }
    let isInOrder = (0..<1_000).allSatisfy { number in
      list.remove(number) == number
        && list.first { _ in true } == (number < 999 ? number + 1 : nil)
    }
    #expect(isInOrder)
    #expect(list.isEmpty)
  }
}
