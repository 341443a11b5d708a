/// The frames of a display: frame *n* is shown *n* ÷ `rate` seconds after the scene starts.
///
/// The instant of a frame is computed from its number and rounded down to a nanosecond only once,
/// so the frames after an hour are as exact as the first one (T150, T154).
public struct Frames: Sendable, Hashable {
  /// The refresh rate, in frames per second, 1 … 1000.
  package let rate: Int

  /// A display with a refresh rate of 60 Hz.
  public static let standard = Frames(unchecked: 60)

  private init(unchecked rate: Int) { self.rate = rate }

  /// Creates a display with a refresh rate from 1 to 1000 Hz.
  ///
  /// - Throws: `OptionError` for any other rate.
  public init(rate: Int) throws(OptionError) {
    guard (1...1000).contains(rate) else {
      throw OptionError("rate", Double(rate), allowed: "1 to 1000 frames per second")
    }
    self.rate = rate
  }

  /// Returns the instant at which a frame is shown; a negative number counts as 0.
  package func instant(of number: Int64) -> Instant {
    let (whole, rest) = max(0, number).quotientAndRemainder(dividingBy: Int64(rate))
    let (nanoseconds, overflow) = whole.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflow, nanoseconds < Int64.max - 1_000_000_000 else { return .latest }
    return Instant(nanoseconds: nanoseconds + rest * 1_000_000_000 / Int64(rate))
  }

  /// Returns the number of the first frame shown after an instant.
  package func number(after instant: Instant) -> Int64 {
    let (whole, rest) = instant.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    // `instant(of:)` rounds down, so this frame may be at the given instant or before it.
    var number = whole * Int64(rate) + rest * Int64(rate) / 1_000_000_000
    // The count stops at the last instant, because all later frames would have that instant, too.
    while self.instant(of: number) <= instant, instant < .latest { number += 1 }
    return number
  }
}
