// The most common layer animation, from one value to another, in a single call, and several of them
// as a table.

/// A layer animation of a property from one value to another, for a table of animations.
///
/// ```swift
/// stage.animateLayer(
///   of: ball, LayerMove("rise", .y, from: 0, to: -20, lasting: 0.15, curve: .easeOut),
///   LayerMove("fall", .y, from: -20, to: 0, lasting: 0.15, after: 0.15, curve: .easeIn))
/// ```
public struct LayerMove: Sendable, Hashable {
  let key: String
  let property: String
  let animation: LayerAnimation
  let delay: Double

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - key: The key under which the animation is attached; it replaces an animation under the
  ///     same key (T92).
  ///   - property: The property that the animation moves.
  ///   - start: The initial value.
  ///   - end: The final value.
  ///   - seconds: The duration, in seconds; 0 stands for 0.25 (T87).
  ///   - delay: The delay after the animation is attached, in seconds; until then it shows nothing
  ///     (T86).
  ///   - curve: The timing curve; `nil` is linear (T7).
  public init<Value: Animatable>(
    _ key: String, _ property: Property<Value>, from start: Value, to end: Value,
    lasting seconds: Double, after delay: Double = 0, curve: UnitBezier? = nil
  ) {
    self.key = key
    self.property = property.name
    self.delay = delay
    animation = LayerAnimation(
      from: start, to: end, timing: MediaTiming(duration: seconds), curve: curve)
  }
}

extension Stage {
  /// Attaches an animation of a property from one value to another; the model value is unchanged.
  ///
  /// - Parameters:
  ///   - view: The view whose layer shows the animation.
  ///   - property: The property that the animation moves.
  ///   - start: The initial value.
  ///   - end: The final value.
  ///   - seconds: The duration, in seconds; 0 stands for 0.25 (T87).
  ///   - delay: The delay from now, in seconds; until then the animation shows nothing (T86).
  ///   - curve: The timing curve; `nil` is linear (T7).
  ///   - remains: Whether the animation stays attached after its end and keeps showing the final
  ///     value (T86).
  ///   - key: The key under which the animation is attached; it replaces an animation under the
  ///     same key (T92).
  public mutating func animateLayer<Value: Animatable>(
    of view: ViewID, _ property: Property<Value>, from start: Value, to end: Value,
    lasting seconds: Double, after delay: Double = 0, curve: UnitBezier? = nil,
    remains: Bool = false, key: String
  ) {
    animateLayer(
      of: view, remains: remains,
      LayerMove(key, property, from: start, to: end, lasting: seconds, after: delay, curve: curve))
  }

  /// Attaches animations to a view, in order; the model values are unchanged.
  ///
  /// - Parameters:
  ///   - view: The view whose layer shows the animations.
  ///   - remains: Whether the animations stay attached after their ends and keep showing their
  ///     final values (T86).
  ///   - moves: The animations.
  public mutating func animateLayer(
    of view: ViewID, remains: Bool = false, _ moves: LayerMove...
  ) {
    for move in moves {
      var animation = move.animation
      if move.delay > 0 {
        animation.timing.beginTime = now.advanced(bySeconds: move.delay).seconds
      }
      if remains {
        animation.timing.fillMode = .forwards
        animation.timing.isRemovedOnCompletion = false
      }
      add(animation, to: view, named: move.property, key: move.key)
    }
  }
}
