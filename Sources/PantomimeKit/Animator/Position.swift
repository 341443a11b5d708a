/// The position at which an animation ended, in terms of its values rather than its direction (A2,
/// A3).
public enum Position: String, Sendable, Hashable, CaseIterable {
  /// At the values before the animation.
  case start
  /// At the values assigned in the animation's blocks.
  case end
  /// At the values on screen when the animation was stopped.
  case current
}
