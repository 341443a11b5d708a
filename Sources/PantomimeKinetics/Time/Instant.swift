/// A point in virtual time, in whole nanoseconds since the start of the scene.
///
/// Instants are integers, so they can be compared exactly, and no error accumulates (T150): the
/// instant of a frame is computed from its number.
///
/// A negative number of seconds or NaN is no instant. A value that is created from one comes before
/// every instant, so that a clock refuses it.
public struct Instant: Sendable, Hashable, Comparable {
  /// The number of nanoseconds since the start of the scene; negative only if the value is no
  /// instant.
  public let nanoseconds: Int64

  /// The instant at which a scene starts.
  public static let zero = Instant(nanoseconds: 0)

  /// The last instant that the clock can represent, about 292 years after the start of the scene.
  package static let latest = Instant(nanoseconds: .max)

  /// The value for a time that is no instant.
  private static let impossible = Instant(unchecked: -1)

  private init(unchecked nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Creates an instant from the number of nanoseconds since the start of the scene; a negative
  /// number counts as 0.
  public init(nanoseconds: Int64) {
    self.nanoseconds = max(0, nanoseconds)
  }

  /// Creates the instant nearest to a time in seconds, with ties to even.
  ///
  /// A clock refuses an instant that is created from a negative number or NaN, or from more than
  /// 9.22e9 seconds.
  public init(seconds: Double) {
    self = seconds >= 0 ? Instant(clamping: seconds) : .impossible
  }

  /// Creates the instant nearest to a time in seconds, with ties to even, clamped to `zero ...
  /// latest`.
  ///
  /// NaN counts as 0.
  package init(clamping seconds: Double) {
    let scaled = (seconds * 1e9).rounded(.toNearestOrEven)
    if scaled >= 9.223372036854775e18 {
      self = .latest
    } else if scaled > 0 {
      self.init(nanoseconds: Int64(scaled))
    } else {
      self = .zero
    }
  }

  /// Whether a clock can reach the instant.
  package var isPossible: Bool { nanoseconds >= 0 && self != .latest }

  /// The time since the start of the scene, in seconds.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Returns the time from another instant to this one, in seconds, which is negative if the other
  /// is later.
  public func seconds(since other: Instant) -> Double {
    Double(nanoseconds &- other.nanoseconds) / 1e9
  }

  /// Returns the instant a number of seconds later, rounded to the nanosecond and clamped to the
  /// valid range.
  package func advanced(bySeconds seconds: Double) -> Instant {
    let span = Instant(clamping: seconds).nanoseconds
    let (sum, overflow) = nanoseconds.addingReportingOverflow(span)
    return overflow ? .latest : Instant(nanoseconds: sum)
  }

  /// Returns a Boolean value that indicates whether the first instant is before the second.
  public static func < (earlier: Instant, later: Instant) -> Bool {
    earlier.nanoseconds < later.nanoseconds
  }
}

// MARK: - Instants in decimal notation

extension Numerals {
  /// Returns the text of an instant, in seconds and exact to the nanosecond.
  package static func text(_ instant: Instant) -> String {
    text(units: instant.nanoseconds, decimals: 9)
  }

  /// Returns the instant for a number of seconds in decimal notation with at most nine decimals, or
  /// `nil` if the text isn't such a number.
  package static func instant(_ text: some StringProtocol) -> Instant? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), !parts[0].isEmpty, parts[0].utf8.allSatisfy(isDigit)
    else { return nil }
    var fraction = parts.count == 2 ? Array(parts[1].utf8) : []
    guard fraction.count <= 9, fraction.allSatisfy(isDigit), parts.count == 1 || !fraction.isEmpty
    else { return nil }
    while fraction.count < 9 { fraction.append(UInt8(ascii: "0")) }
    var nanoseconds: Int64 = 0
    for digit in Array(parts[0].utf8) + fraction {
      let (tens, overflow) = nanoseconds.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tens.addingReportingOverflow(Int64(digit - UInt8(ascii: "0")))
      guard !overflow, !carry else { return nil }
      nanoseconds = sum
    }
    return Instant(nanoseconds: nanoseconds)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension Instant: CustomStringConvertible {
  /// The time since the scene started: `0.3 s`.
  public var description: String {
    nanoseconds < 0 ? "no instant" : "\(Numerals.text(self)) s"
  }
}

// Embedded Swift has no `Codable`.
#if !hasFeature(Embedded)
extension Instant: Codable {
  /// Encodes the seconds since the scene started.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(seconds)
  }

  /// Decodes the seconds since the scene started; a negative number is no instant.
  public init(from decoder: any Decoder) throws {
    self.init(seconds: try decoder.singleValueContainer().decode(Double.self))
  }
}
#endif
