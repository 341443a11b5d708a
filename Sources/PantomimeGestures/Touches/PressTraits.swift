/// What a tap recognizer looks for.
public struct TapTraits: Sendable, Hashable {
  /// How many taps in a row.
  public var taps: Int
  /// How many fingers at once.
  public var touches: Int
  /// How far a finger may move, in points: as for a long press (G23); our choice.
  public var movement = 10.0
  /// The longest time from one tap's lift to the next one's touch, in seconds (G102, G104).
  public var interval = 0.3
  /// The longest way from one tap to the next, in points (G102).
  public var reach = 100.0

  /// Declares a tap, or several in a row.
  public init(taps: Int = 1, touches: Int = 1) {
    self.taps = taps
    self.touches = touches
  }
}

/// What a long-press recognizer looks for; once begun it goes on like a pan (G1).
public struct LongPressTraits: Sendable, Hashable {
  /// How long the fingers stay before it begins, in seconds (G102, G104).
  public var duration: Double
  /// How far they may move until then, in points (G23).
  public var movement: Double
  /// How many fingers at once.
  public var touches: Int

  /// Declares a long press; the duration is in seconds, the movement in points.
  public init(duration: Double = 0.5, movement: Double = 10, touches: Int = 1) {
    self.duration = duration
    self.movement = movement
    self.touches = touches
  }
}
