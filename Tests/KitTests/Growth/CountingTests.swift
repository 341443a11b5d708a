import TestSupport
import PantomimeCounting
import Testing

/// The counter itself: its counts are exact, and distinguish quadratic work from linear work.
@Suite(.timeLimit, .enabled(if: RuntimeCounts.areThere)) struct CountingTests {
  final class Thing {}

  @Test func anObjectIsCounted() {
    var things: [Thing] = []
    things.reserveCapacity(10)
    let counts = RuntimeCounts { for _ in 0..<10 { things.append(Thing()) } }
    #expect(counts.allocations == 10)
    #expect(things.count == 10)
  }

  @Test func whatIsDoneTwiceCountsTwice() {
    let things = (0..<100).map { _ in Thing() }
    func look(times: Int) -> RuntimeCounts {
      RuntimeCounts {
        for _ in 0..<times { for thing in things where thing === things[0] { _ = thing } }
      }
    }
    // Allocations at first use are not counted.
    _ = look(times: 1)
    let (once, twice) = (look(times: 10), look(times: 20))
    #expect(once.references >= 1_000)
    #expect(once == look(times: 10))
    #expect(twice.references == 2 * once.references)
  }

  @Test func quadraticWorkIsSeen() {
    let linear = Growth(from: 50, preparing: names) { names in
      for name in names { names[0] = name }
    }
    let quadratic = Growth(from: 50, preparing: names) { names in
      for name in names {
        for other in names where other == name { names[0] = other }
      }
    }
    #expect(linear.isLinear, "\(linear)")
    #expect(!quadratic.isLinear, "\(quadratic)")
  }

  private func names(_ count: Int) -> [String] {
    (0..<count).map { "a name too long to be stored inline, number \($0)" }
  }
}
