// The commonest layer animation in one call: from one value to another; and several in a table.

/// A layer animation of a property from one value to another, as a row of a table of them.
///
/// ```swift
/// stage.animateLayer(
///   of: ball, LayerMove("rise", .y, from: 0, to: -20, lasting: 0.15, curve: .easeOut),
///   LayerMove("fall", .y, from: -20, to: 0, lasting: 0.15, after: 0.15, curve: .easeIn))
/// ```
public struct LayerMove: Sendable, Equatable {
  let key: String
  let property: String
  let animation: LayerAnimation
  let delay: Double

  /// Describes an animation.
  ///
  /// - Parameters:
  ///   - key: what it is attached under; one attached under the same key is replaced (T92).
  ///   - property: what it moves.
  ///   - start: the value it begins with.
  ///   - end: the value it ends with.
  ///   - seconds: how long it takes; 0 stands for 0.25 (T87).
  ///   - delay: how long after it was attached it begins, in seconds; until then it shows nothing (T86).
  ///   - curve: how it gets there; `nil` is linear (T7).
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
  /// Attaches an animation of a property from one value to another; the model value stays as it is.
  ///
  /// - Parameters:
  ///   - view: the view whose layer shows it.
  ///   - property: what it moves.
  ///   - start: the value it begins with.
  ///   - end: the value it ends with.
  ///   - seconds: how long it takes; 0 stands for 0.25 (T87).
  ///   - delay: how long after now it begins, in seconds; until then it shows nothing (T86).
  ///   - curve: how it gets there; `nil` is linear (T7).
  ///   - remains: whether it stays attached at its end, and goes on showing that (T86).
  ///   - key: what it is attached under; one attached under the same key is replaced (T92).
  public mutating func animateLayer<Value: Animatable>(
    of view: ViewID, _ property: Property<Value>, from start: Value, to end: Value,
    lasting seconds: Double, after delay: Double = 0, curve: UnitBezier? = nil,
    remains: Bool = false, key: String
  ) {
    animateLayer(
      of: view, remains: remains,
      LayerMove(key, property, from: start, to: end, lasting: seconds, after: delay, curve: curve))
  }

  /// Attaches animations to a view, one after the other; the model values stay as they are.
  ///
  /// - Parameters:
  ///   - view: the view whose layer shows them.
  ///   - remains: whether they stay attached at their ends, and go on showing those (T86).
  ///   - moves: what they show and when.
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
