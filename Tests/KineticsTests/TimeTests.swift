import TestSupport
import PantomimeKit
import Testing

@Suite(.timeLimit) struct TimeTests {
  @Test(arguments: [1, 24, 30, 48, 59, 60, 90, 120, 144, 240, 1000])
  func frameNumbersAndInstantsAgree(rate: Int) throws {
    let frames = try Frames(rate: rate)
    for number in Int64(0)..<5_000 {
      let instant = frames.instant(of: number)
      #expect(instant.nanoseconds == number * 1_000_000_000 / Int64(rate))
      #expect(frames.number(after: instant) == number + 1)
      if instant > .zero {
        let before = Instant(nanoseconds: instant.nanoseconds - 1)
        #expect(frames.number(after: before) == number)
      }
    }
  }

  @Test(arguments: [0, -1, 1001])
  func impossibleRatesAreRefused(rate: Int) {
    #expect(throws: OptionError.self) { try Frames(rate: rate) }
  }

  @Test func secondsAreRoundedToTheNearestNanosecond() {
    #expect(Instant(seconds: 0.1).nanoseconds == 100_000_000)
    #expect(Instant(seconds: 1.0 / 3).nanoseconds == 333_333_333)
    #expect(Instant(seconds: 2.5e-9).nanoseconds == 2)
    #expect(Instant(seconds: 3.5e-9).nanoseconds == 4)
  }

  @Test func noNumberOfSecondsLeavesTheClock() {
    for wild in [Double.nan, -1, -Double.infinity] {
      #expect(Instant(clamping: wild) == .zero)
      #expect(Instant(seconds: wild) < .zero && !Instant(seconds: wild).isPossible)
      #expect("\(Instant(seconds: wild))" == "no instant")
    }
    for wild in [Double.infinity, 1e300, 9.3e9] { #expect(Instant(seconds: wild) == .latest) }
    #expect(Instant.latest.advanced(bySeconds: 1) == .latest && !Instant.latest.isPossible)
    #expect(Instant(seconds: 0).isPossible && Instant(seconds: -0.0) == .zero)
    #expect(Instant.latest.seconds(since: Instant(seconds: -1)).isFinite)
  }
}
