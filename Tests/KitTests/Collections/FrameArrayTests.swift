import TestSupport
import PantomimeKit
import Testing

/// An array of what frames read is an array, whatever the length of its leaves, and its copies keep what
/// they had.
@Suite(.timeLimit) struct FrameArrayTests {
  /// As many as are few, and as are not very many, and one more or less.
  private static let sizes = [0, 1, 4, 5, 255, 256, 257, 320, 16_384, 16_385, 16_700]

  @Test(arguments: sizes)
  func itHoldsWhatWasAppended(size: Int) {
    var array = FrameArray<Int>()
    for number in 0..<size {
      array.append(number)
      #expect(array.count == number + 1)
    }
    #expect((0..<size).map { array[$0] } == Array(0..<size))
  }

  @Test(arguments: sizes)
  func everyElementChangesByItself(size: Int) {
    var array = FrameArray<Int>()
    for number in 0..<size { array.append(number) }
    let places = Array(Set([0, 3, 4, size / 2, size - 1]).filter { $0 >= 0 && $0 < size }).sorted()
    for place in places {
      let before = array
      array[place] = -1 - place
      #expect(before[place] == place)
      #expect(
        (0..<size).allSatisfy { array[$0] == (places.contains($0) && $0 <= place ? -1 - $0 : $0) })
    }
  }

  /// A copy is as it was while the original grows past each length of leaves.
  @Test func copiesKeepWhatTheyHad() {
    var array = FrameArray<Int>()
    var copies: [(copy: FrameArray<Int>, count: Int)] = []
    for number in 0..<17_000 {
      if number % 997 == 0 || [255, 256, 257, 16_384, 16_385].contains(number) {
        copies.append((array, number))
      }
      array.append(number)
    }
    for (copy, count) in copies {
      #expect(copy.count == count)
      #expect((0..<count).allSatisfy { copy[$0] == $0 })
    }
  }
}
