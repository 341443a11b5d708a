import TestSupport
import PantomimeKit
import PantomimeReporting
import Testing

/// The numbers along an axis.
@Suite(.timeLimit) struct AxisTests {
  @Test(arguments: 0..<400) func itHasThreeRoundNumbersAtLeast(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let scale = 16 * generator.unit() - 8
    func power(_ exponent: Double) -> Double {
      (0..<Int(exponent.magnitude)).reduce(1) { value, _ in exponent < 0 ? value / 10 : value * 10 }
    }
    let low = (2 * generator.unit() - 1) * power(scale)
    let high = low + (0.001 + generator.unit()) * power(scale)
    let axis = PlotAxis([low, high], about: 3 + seed % 5)
    #expect(axis.ticks.count >= 3, "\(low) … \(high): \(axis.ticks)")
    #expect(axis.ticks.count <= 20, "\(low) … \(high): \(axis.ticks)")
    let texts = axis.ticks.map { axis.text($0) }
    #expect(Set(texts).count == texts.count, "\(low) … \(high): \(texts)")
    for tick in axis.ticks {
      #expect(tick >= axis.low - (high - low) * 1e-6 && tick <= axis.high + (high - low) * 1e-6)
    }
  }

  @Test(arguments: [
    [], [0], [5, 5], [.nan], [.infinity, 1], [-.infinity, .infinity], [1e300, -1e300],
    [1e99, -1e99], [1e-300, 2e-300], [1, 1 + 1e-15],
  ])
  func nothingOfItTraps(numbers: [Double]) {
    let axis = PlotAxis(numbers, about: 4)
    #expect(axis.low < axis.high)
    #expect(axis.low.isFinite && axis.high.isFinite)
  }

  @Test func theEndsLieWhereTheyAreAsked() {
    let axis = PlotAxis([0, 10], about: 3)
    #expect(axis.place(0, from: 100, to: 200) == 100)
    #expect(axis.place(10, from: 100, to: 200) == 200)
    #expect(axis.place(5, from: 200, to: 100) == 150)
  }

  /// An empty range is widened down to the limit, but never moved.
  @Test(arguments: [0.0, 0.2, 3, -1]) func anEmptyRangeKeepsToItsLimit(number: Double) {
    let axis = PlotAxis([number], about: 4, notBelow: 0)
    #expect(axis.low >= min(number, 0) && axis.low <= number && axis.high > number)
    #expect(PlotAxis([number, number + 1], about: 4, notBelow: 0).low == number)
  }
}
