public import PantomimeKit

/// A number in a label that counts up to a value, as a function of the elapsed time.
///
/// It counts toward a larger value and is clamped, so that it reaches its value before the duration
/// ends instead of creeping toward it. A label updates only on the ticks of a display link: pass
/// the time of the tick, computed from its number (T152).
public struct CountUp: Sendable, Equatable {
  /// The final value.
  public let value: Int
  /// The time to count to the unclamped target, in seconds.
  public let duration: Double
  /// The ratio of the unclamped target to the value.
  public let overshoot: Double
  /// The easing curve.
  public let easing: PennerEasing

  /// Creates a count from 0; negative values count down.
  public init(
    to value: Int, duration: Double, overshoot: Double = 1,
    easing: PennerEasing = PennerEasing(.cubic, .easeOut)
  ) {
    self.value = value
    self.duration = duration
    self.overshoot = overshoot
    self.easing = easing
  }

  /// Returns the number shown, truncated to an integer and clamped to the value.
  public func number(at seconds: Double) -> Int {
    guard !isOver(at: seconds) else { return value }
    let share = easing.value(at: max(0, seconds / duration)) * overshoot
    let number = (Double(value) * share).rounded(.towardZero)
    guard number.magnitude < Double(value).magnitude else { return value }
    return Int(exactly: number) ?? value
  }

  /// Returns a Boolean value that indicates whether the duration has elapsed; always `true` if the
  /// duration isn't positive.
  public func isOver(at seconds: Double) -> Bool { !(seconds < duration) }
}
