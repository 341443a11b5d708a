import TestSupport
import PantomimeKit
import PantomimeReporting
import Testing

/// Long runs of the same events are folded, and nothing else is left out.
@Suite(.timeLimit) struct FoldingTests {
  private static func entries(_ names: [String]) -> [Trace.Entry] {
    var trace = Trace()
    for (index, name) in names.enumerated() {
      trace.append(Event(named: name), at: Instant(nanoseconds: Int64(index)))
    }
    return Array(trace.list)
  }

  private static func shown(_ names: [String]) -> [String] {
    Folding.parts(of: entries(names)).map { part in
      switch part {
      case .entry(let entry): entry.event.name
      case .more(let count): "+\(count)"
      }
    }
  }

  private static func drag(_ moves: Int) -> [String] {
    ["touch down"] + (0..<moves).flatMap { _ in ["touch move", "pan changed"] } + ["touch up"]
  }

  @Test func aDragShowsItsEnds() {
    let pair = ["touch move", "pan changed"]
    #expect(
      Self.shown(Self.drag(20)) == ["touch down"] + pair + pair + ["+32"] + pair + pair + [
        "touch up"
      ])
    // Folding one or two away would save nothing.
    #expect(Self.shown(Self.drag(5)) == Self.drag(5))
  }

  @Test func newsInTheMiddleIsShown() {
    let names = Self.drag(20) + ["pan refused"] + Self.drag(20)
    #expect(Self.shown(names).contains("pan refused"))
  }

  /// Whatever the events: none is lost, none is made up, and every name is shown.
  @Test func everythingIsCounted() {
    let all = ["a", "b", "c", "d"]
    var state: UInt64 = 7
    for _ in 0..<500 {
      var names: [String] = []
      for _ in 0..<60 {
        state = state &* 6_364_136_223_846_793_005 &+ 1
        names.append(all[Int(state >> 61) % (state >> 40 & 7 == 0 ? 4 : 2)])
      }
      let shown = Self.shown(names)
      let count = shown.reduce(0) { $0 + ($1.hasPrefix("+") ? Int($1.dropFirst()) ?? 0 : 1) }
      #expect(count == names.count)
      #expect(Set(shown.filter { !$0.hasPrefix("+") }) == Set(names))
    }
  }
}
