/// The taps that a tap recognizer recognizes.
public struct TapTraits: Sendable, Hashable {
  /// The number of successive taps.
  public var taps: Int
  /// The number of simultaneous fingers.
  public var touches: Int
  /// The maximum movement of a finger, in points, as for a long press (G23); our choice.
  public var movement = 10.0
  /// The longest time from the lift-off of one tap to the touch-down of the next, in seconds (G102,
  /// G104).
  public var interval = 0.3
  /// The maximum distance from one tap to the next, in points (G102).
  public var reach = 100.0

  /// Creates the traits of a tap, or of several successive taps.
  public init(taps: Int = 1, touches: Int = 1) {
    self.taps = taps
    self.touches = touches
  }
}

/// The press that a long-press recognizer recognizes; after it begins, it continues like a pan
/// (G1).
public struct LongPressTraits: Sendable, Hashable {
  /// The time for which the fingers must stay down before the press begins, in seconds (G102,
  /// G104).
  public var duration: Double
  /// The maximum movement of a finger before the press begins, in points (G23).
  public var movement: Double
  /// The number of simultaneous fingers.
  public var touches: Int

  /// Creates the traits of a long press; the duration is in seconds, the movement in points.
  public init(duration: Double = 0.5, movement: Double = 10, touches: Int = 1) {
    self.duration = duration
    self.movement = movement
    self.touches = touches
  }
}
