// Descriptions of values, for `print`, the debugger, and failed expectations.

extension Pan: CustomStringConvertible {
  /// The state, the translation, and the velocity: `changed 0,-40 at 0,-300 pt/s`.
  public var description: String {
    "\(state.rawValue) \(translation) at \(velocity) pt/s" + (view.map { " on \($0)" } ?? "")
  }
}

extension GestureID: CustomStringConvertible {
  /// The number of the recognizer, in insertion order: `recognizer 0`.
  public var description: String { "recognizer \(index)" }
}

extension GestureRecognizer: CustomStringConvertible {
  /// The kind and the name: `pan pull`.
  public var description: String {
    let word =
      switch kind {
      case .pan: "pan"
      case .edgePan: "edge pan"
      case .tap: "tap"
      case .longPress: "long press"
      case .swipe: "swipe"
      }
    return "\(word) \(name)" + (isEnabled ? "" : ", disabled")
  }
}

extension PanTraits: CustomStringConvertible {
  /// The slop, the axes, and the estimator: `slop 10 pt, only vertical, two-segment`.
  public var description: String {
    let axes =
      switch (allowsHorizontal, allowsVertical) {
      case (true, true): "both axes"
      case (true, false): "only horizontal"
      case (false, true): "only vertical"
      case (false, false): "no axis"
      }
    return "slop \(Numerals.text(slop)) pt, \(axes), \(estimator)"
  }
}

extension PointSample: CustomStringConvertible {
  /// The instant and the location: `0.1 s: 195,400`.
  public var description: String { "\(time): \(place)" }
}

extension Deceleration: CustomStringConvertible {
  /// The fraction of the velocity that remains after a millisecond: `0.998 per ms`.
  public var description: String { "\(Numerals.text(rate)) per ms" }
}
