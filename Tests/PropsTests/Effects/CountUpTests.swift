import TestSupport
import PantomimeKit
import PantomimeProps
import Testing

/// Numbers that count up in a label.
@Suite(.timeLimit) struct CountUpTests {
  private func stat(_ value: Int) -> CountUp { CountUp(to: value, duration: 0.2, overshoot: 1.03) }

  /// The seed scene's label: 1.03 · value · (1 − (1 − n/12)³), truncated, on the ticks of 60 Hz.
  @Test func ticksAreThoseOfTheScene() {
    let shown = (0...12).map { stat(100).number(at: Double($0) / 60) }
    #expect(shown == [0, 23, 43, 59, 72, 82, 90, 95, 99, 100, 100, 100, 100])
  }

  /// The formula arrives 0.138465 s after the start, whatever the value.
  @Test(arguments: [1, 2, 10, 100, 255, 100_000, -40])
  func arrivesAtOneTimeForAll(value: Int) {
    #expect(stat(value).number(at: 0.138466) == value)
    #expect(stat(value).number(at: 0.138464) != value)
    #expect(stat(value).number(at: 0.15) == value)
    #expect(stat(value).number(at: 0) == 0)
  }

  @Test(arguments: [0, 1, 7, 99, 255])
  func neverFallsNorPassesItsValue(value: Int) {
    var last = 0
    for step in 0...400 {
      let number = stat(value).number(at: Double(step) / 1_000)
      #expect(number >= last && number <= value)
      last = number
    }
    #expect(last == value)
    #expect(!stat(value).isOver(at: 0.199) && stat(value).isOver(at: 0.2))
  }

  /// Without an overshoot it arrives with the end of its time.
  @Test func withoutOvershootItTakesItsTime() {
    let count = CountUp(to: 10, duration: 1, easing: PennerEasing(.cubic, .easeOut))
    #expect(count.number(at: 0.9) == 9)
    #expect(count.number(at: 1) == 10)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity], [Int.min, -1, 0, 1, .max])
  func oddNumbersDoNoHarm(duration: Double, value: Int) {
    for overshoot in [0, 1, 1e300, -1, .nan, .infinity] {
      let count = CountUp(to: value, duration: duration, overshoot: overshoot)
      for time in [0, 1, -1, .nan, .infinity, 1e300] { _ = count.number(at: time) }
      if duration <= 0 { #expect(count.number(at: 0) == value) }
    }
  }
}
