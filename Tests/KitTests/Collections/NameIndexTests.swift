import TestSupport
import PantomimeKit
import Testing

/// A name is found where it was first added, however it is written down.
@Suite(.timeLimit) struct NameIndexTests {
  @Test func theFirstOfEachNameIsFound() {
    var index = NameIndex()
    var first: [String: Int] = [:]
    var generator = SplitMix64(seed: 1)
    for place in 0..<3_000 {
      let name = "name.\(generator.next() % 2_000)"
      index.add(name, 10 * place)
      if first[name] == nil { first[name] = 10 * place }
    }
    for (name, place) in first {
      #expect(index[name] == place)
      // As a part of a text as well, as when a path is taken apart.
      #expect(index["\(name).alpha".dropLast(6)] == place)
    }
    #expect(index.count == 3_000 && index.names.count == 3_000)
    #expect(index.namesakes.count == 3_000 - first.count)
    #expect(index["name.2000"] == nil && index[""] == nil)
    #expect(index.longest == 9)
  }

  @Test func emptyItKnowsNothing() {
    #expect(NameIndex()["name"] == nil && NameIndex().names.isEmpty)
  }

  /// Two texts that are equal are one name, of whatever code points they are made.
  @Test func oneNameHasSeveralSpellings() {
    var index = NameIndex()
    index.add("caf\u{E9}", 3)
    #expect(index["cafe\u{301}"] == 3)
    index.add("cafe\u{301}", 4)
    #expect(index["caf\u{E9}"] == 3 && index.namesakes == [4])
  }

  @Test func copiesGoTheirOwnWay() {
    var one = NameIndex()
    for place in 0..<500 { one.add("a\(place)", place) }
    var other = one
    for place in 500..<900 {
      one.add("one\(place)", place)
      other.add("other\(place)", place)
    }
    #expect(one["other600"] == nil && other["one600"] == nil)
    #expect(one["a499"] == 499 && other["a499"] == 499 && other["other899"] == 899)
  }
}
