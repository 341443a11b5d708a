import TestSupport
import PantomimeKit
import Testing

/// A shared list behaves as an array, even if another one shares parts of it.
@Suite(.timeLimit) struct SharedListTests {
  /// Around each size at which a chunk, a branch or a level becomes full, but for the greatest.
  static let sizes =
    [0, 32, 64, 1024, 1056, 2048].flatMap { (max(0, $0 - 1)...($0 + 1)) } + [3000]
  /// Those, and where a tree of three levels becomes full.
  static let allSizes = sizes + [32_767, 32_768, 32_769, 33_825]

  @Test func growsAsAnArrayDoes() {
    var list = SharedList<Int>()
    var array: [Int] = []
    for number in 0...3000 {
      #expect(list.count == number && list.endIndex == number && list.startIndex == 0)
      #expect(list.isEmpty == array.isEmpty && list.last == array.last && list.first == array.first)
      let before = list
      list.append(number)
      array.append(number)
      // A copy reads as before, even after its last chunk has become full.
      #expect(before.endIndex == number && before.last == (number == 0 ? nil : number - 1))
      #expect(list[number] == number && list[number / 2] == number / 2)
    }
    #expect(Array(list) == array)
    for index in array.indices { #expect(list[index] == array[index]) }
  }

  @Test(arguments: allSizes)
  func readsAsAnArrayDoes(size: Int) {
    let array = Array(0..<size)
    let list = SharedList(array)
    #expect(Array(list) == array)
    #expect(list.elementsEqual(array) && list.reversed() == array.reversed())
    let isWhole = { (number: Int) in number % 31 == 0 }
    let whole: [Int] = list.lazy.filter(isWhole)
    #expect(whole == array.filter(isWhole))
    let elements: [Int] = list.indices.map { list[$0] }
    #expect(list.indices == array.indices && elements == array)
    #expect(list.index(list.startIndex, offsetBy: size) == list.endIndex)
    #expect(list.firstIndex(of: size - 1) == array.firstIndex(of: size - 1))
    #expect(list.last { $0 % 7 == 0 } == array.last { $0 % 7 == 0 })
    for mark in [0, 1, 31, 32, 33, size / 2, size - 33, size - 1, size]
    where (0...size).contains(mark) {
      #expect(Array(list[mark...]) == Array(array[mark...]))
      #expect(Array(list[..<mark]) == Array(array[..<mark]))
      #expect(list.suffix(mark).elementsEqual(array.suffix(mark)))
      #expect(list.dropFirst(mark).elementsEqual(array.dropFirst(mark)))
      #expect(list.dropFirst(mark).dropLast().last == array.dropFirst(mark).dropLast().last)
      #expect(list[mark...] == SharedList(array[mark...])[...])
      #expect((list[mark...] == list[...]) == (mark == 0))
    }
  }

  @Test func anIteratorStaysAtTheEnd() {
    for size in Self.sizes {
      var iterator = SharedList(0..<size).makeIterator()
      for number in 0..<size { #expect(iterator.next() == number) }
      for _ in 0..<40 { #expect(iterator.next() == nil) }
    }
  }

  @Test(arguments: allSizes)
  func equalAndHashedByWhatItHolds(size: Int) {
    let list = SharedList(0..<size)
    #expect(list == SharedList(0..<size) && list.hashValue == SharedList(0..<size).hashValue)
    var longer = list
    longer.append(size)
    #expect(list != longer && longer == SharedList(0...size))
    for place in [0, size / 2, size - 1] where list.indices.contains(place) {
      let other = SharedList(list.indices.map { $0 == place ? -1 : $0 })
      #expect(list != other && other != list)
    }
  }

  // MARK: Dropping

  @Test func dropsWholeChunksFromTheFront() {
    for size in Array(0...200) + Self.sizes {
      for wanted in [-1, 0, 1, 2, 31, 32, 33, 64, 100, size - 33, size - 1, size, size + 1] {
        let whole = SharedList(0..<size)
        var list = whole
        let superfluous = list.superfluous(beyondLast: wanted)
        list.keepLast(wanted)
        #expect(list.startIndex == superfluous && list.endIndex == size)
        let least = min(size, max(0, wanted))
        #expect(list.count >= least && (list.count < least + 32 || list.count == size))
        #expect(Array(list) == Array(superfluous..<size))
        #expect(list.superfluous(beyondLast: wanted) == 0)
        #expect(list.indices.allSatisfy { list[$0] == $0 })
        #expect(whole.elementsEqual(0..<size))
      }
    }
  }

  @Test func goesOnAfterDropping() {
    for size in Self.sizes {
      for wanted in [0, 1, 33] {
        var list = SharedList(0..<size)
        list.keepLast(wanted)
        let kept = list.count
        for number in size..<(size + 2100) { list.append(number) }
        #expect(list.count == kept + 2100)
        #expect(Array(list) == Array((size - kept)..<(size + 2100)))
        #expect(list.last == list[list.endIndex - 1])
      }
    }
  }

  @Test func equalWithWhateverWasDroppedBefore() {
    var one = SharedList(0..<96)
    one.keepLast(32)
    let other = SharedList(64..<96)
    #expect(one == other && other == one && one.hashValue == other.hashValue)
    #expect(one.startIndex == 64 && other.startIndex == 0)
    #expect(one != SharedList(0..<96) && one != SharedList(63..<95))
  }

  /// As long as a session of several days: the memory stays small, and so does every step.
  @Test func keepsItsShapeHoweverMuchIsDropped() {
    var list = SharedList<Int>()
    for number in 0..<1_050_000 {
      list.append(number)
      if number % 1000 == 0 { list.keepLast(100) }
    }
    #expect(list.endIndex == 1_050_000 && list.count < 1132)
    #expect(Array(list) == Array(list.startIndex..<1_050_000))
  }

  // MARK: Forks

  /// A list beside the array it must be like.
  private struct Twin {
    var list = SharedList<String>()
    var array: [String] = []
    var dropped = 0

    mutating func append(_ text: String) {
      list.append(text)
      array.append(text)
    }

    mutating func keepLast(_ count: Int) {
      list.keepLast(count)
      array.removeFirst(list.startIndex - dropped)
      dropped = list.startIndex
    }

    var isWhole: Bool {
      list.count == array.count && list.elementsEqual(array) && list.last == array.last
        && list.endIndex == dropped + array.count
    }
  }

  @Test(arguments: 0..<12)
  func forksKnowNothingOfOneAnother(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var twins = [Twin()]
    for step in 0..<400 {
      let index = Int.random(in: twins.indices, using: &generator)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<6:
        let count = [1, 2, 31, 32, 33, 300].randomElement(using: &generator) ?? 1
        for number in 0..<count { twins[index].append("\(step).\(number)") }
      case 6, 7:
        if twins.count == 8 { twins.remove(at: index) } else { twins.append(twins[index]) }
      case 8: twins[index].keepLast(Int.random(in: 0...400, using: &generator))
      default:
        let other = twins[Int.random(in: twins.indices, using: &generator)]
        #expect((twins[index].list == other.list) == (twins[index].array == other.array))
        let mark = Int.random(in: 0...twins[index].array.count, using: &generator)
        #expect(
          Array(twins[index].list[(twins[index].dropped + mark)...])
            == Array(twins[index].array[mark...]))
      }
      #expect(twins[min(index, twins.count - 1)].isWhole)
    }
    #expect(twins.allSatisfy { $0.isWhole })
  }
}
