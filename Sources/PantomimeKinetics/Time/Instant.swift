/// A point in virtual time, in whole nanoseconds since the start of the scene.
///
/// Instants are integers, so they can be compared exactly, and no error accumulates (T150): the
/// instant of a frame is computed from its number.
public struct Instant: Sendable, Hashable, Comparable {
  /// The number of nanoseconds since the start of the scene; never negative.
  public let nanoseconds: Int64

  /// The instant at which a scene starts.
  public static let zero = Instant(nanoseconds: 0)

  /// The last instant that the clock can represent, about 292 years after the start of the scene.
  public static let latest = Instant(nanoseconds: .max)

  /// Creates an instant from the number of nanoseconds since the start of the scene; a negative
  /// number counts as 0.
  public init(nanoseconds: Int64) {
    self.nanoseconds = max(0, nanoseconds)
  }

  /// Creates the instant nearest to a time in seconds, with ties to even, clamped to `zero ...
  /// latest`.
  ///
  /// NaN counts as 0.
  public init(seconds: Double) {
    let scaled = (seconds * 1e9).rounded(.toNearestOrEven)
    if scaled >= 9.223372036854775e18 {
      self = .latest
    } else if scaled > 0 {
      self.init(nanoseconds: Int64(scaled))
    } else {
      self = .zero
    }
  }

  /// The time since the start of the scene, in seconds.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Returns the time from another instant to this one, in seconds, which is negative if the other
  /// is later.
  public func seconds(since other: Instant) -> Double {
    Double(nanoseconds - other.nanoseconds) / 1e9
  }

  /// Returns the instant a number of seconds later, rounded to the nanosecond and clamped to the
  /// valid range.
  public func advanced(bySeconds seconds: Double) -> Instant {
    let span = Instant(seconds: seconds).nanoseconds
    let (sum, overflow) = nanoseconds.addingReportingOverflow(span)
    return overflow ? .latest : Instant(nanoseconds: sum)
  }

  /// Returns a Boolean value that indicates whether the first instant is before the second.
  public static func < (earlier: Instant, later: Instant) -> Bool {
    earlier.nanoseconds < later.nanoseconds
  }
}
