public import PantomimeKit

/// A number that counts up to a value in a label, as a function of the time since it began.
///
/// It aims beyond the value and is cut off there, so that it arrives before its time is over rather
/// than creeping up to it. A label shows it on the ticks of a display link only: pass the time of
/// the tick, computed from its number (T152).
public struct CountUp: Sendable, Equatable {
  /// Where it ends.
  public let value: Int
  /// How long it would take to what it aims at, in seconds.
  public let duration: Double
  /// How many times the value it aims at.
  public let overshoot: Double
  /// How it gets there.
  public let easing: PennerEasing

  /// A count from 0; negative values count downwards.
  public init(
    to value: Int, duration: Double, overshoot: Double = 1,
    easing: PennerEasing = PennerEasing(.cubic, .easeOut)
  ) {
    self.value = value
    self.duration = duration
    self.overshoot = overshoot
    self.easing = easing
  }

  /// The number shown, truncated to a whole one and never beyond the value.
  public func number(at seconds: Double) -> Int {
    guard !isOver(at: seconds) else { return value }
    let share = easing.value(at: max(0, seconds / duration)) * overshoot
    let number = (Double(value) * share).rounded(.towardZero)
    guard number.magnitude < Double(value).magnitude else { return value }
    return Int(exactly: number) ?? value
  }

  /// Whether its time is over; at once where it has none.
  public func isOver(at seconds: Double) -> Bool { !(seconds < duration) }
}
