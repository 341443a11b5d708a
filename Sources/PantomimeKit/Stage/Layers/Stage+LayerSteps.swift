// The commonest layer animation in one call: from one value to another.

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
    var timing = MediaTiming(duration: seconds)
    if delay > 0 { timing.beginTime = now.advanced(bySeconds: delay).seconds }
    if remains {
      timing.fillMode = .forwards
      timing.isRemovedOnCompletion = false
    }
    add(
      LayerAnimation(from: start, to: end, timing: timing, curve: curve), to: view, property,
      key: key)
  }
}
