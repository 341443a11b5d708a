import TestSupport
import PantomimeKit
import Testing

/// A paged array behaves as an array, even if another one shares parts of it.
@Suite(.timeLimit) struct PagedArrayTests {
  /// Around each size at which a leaf, or a page, becomes full.
  static let sizes = [0, 4, 8, 512, 516, 1024].flatMap { (max(0, $0 - 1)...($0 + 1)) }

  @Test(arguments: sizes)
  func readsAsAnArrayDoes(size: Int) {
    var paged = PagedArray<Int>()
    for number in 0..<size { paged.append(number) }
    #expect(paged.count == size && paged.isEmpty == (size == 0))
    #expect(Array(paged) == Array(0..<size))
    #expect(paged.reversed() == (0..<size).reversed())
    #expect(paged.last == (0..<size).last && paged.indices == 0..<size)
    for index in [0, size / 2, size - 1] where index >= 0 && index < size {
      #expect(paged[index] == index)
    }
  }

  @Test(arguments: sizes)
  func oneElementAgainAndAgain(size: Int) {
    var paged = PagedArray(repeating: 7, count: size)
    #expect(Array(paged) == Array(repeating: 7, count: size))
    // Copies that shared one leaf get separate leaves when they change.
    for index in stride(from: 0, to: size, by: 63) { paged[index] = index }
    for index in 0..<size { #expect(paged[index] == (index % 63 == 0 ? index : 7)) }
    paged.append(8)
    #expect(paged.last == 8 && paged.count == size + 1)
  }

  /// Forks that are changed, added to and taken from at random, each beside an array.
  @Test(arguments: 0..<8)
  func forksAreArraysOfTheirOwn(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var pairs = [(PagedArray<[Int]>(), [[Int]]())]
    for round in 0..<6_000 {
      let place = Int(generator.next() % UInt64(pairs.count))
      switch generator.next() % 16 {
      case 0 where pairs.count < 6: pairs.append(pairs[place])
      case 1 where pairs.count > 3: pairs.remove(at: place)
      case 2, 3, 4:
        guard let last = pairs[place].1.popLast() else { continue }
        #expect(pairs[place].0.removeLast() == last)
      case 5, 6, 7, 8:
        guard !pairs[place].1.isEmpty else { continue }
        let index = Int(generator.next() % UInt64(pairs[place].1.count))
        pairs[place].0[index].append(round)
        pairs[place].1[index].append(round)
      default:
        pairs[place].0.append([round])
        pairs[place].1.append([round])
      }
    }
    for (paged, array) in pairs { #expect(Array(paged) == array) }
  }
}
