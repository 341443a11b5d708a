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

extension RubberBand: CustomStringConvertible {
  /// The resistance, and the size of the view: `0.55 over 800 pt`.
  public var description: String {
    "\(Numerals.text(resistance)) over \(Numerals.text(dimension)) pt"
  }
}

extension ScrollBounds: CustomStringConvertible {
  /// The minimum and the maximum: `0 to 1200 pt`.
  public var description: String { "\(Numerals.text(lower)) to \(Numerals.text(upper)) pt" }
}

extension Insets: CustomStringConvertible {
  /// The insets that aren't 0: `top 47, bottom 34`.
  public var description: String {
    let parts = [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
      .filter { $0.1 != 0 }.map { "\($0.0) \(Numerals.text($0.1))" }
    return parts.isEmpty ? "no insets" : parts.joined(separator: ", ")
  }
}

extension ScrollSettings: CustomStringConvertible {
  /// The sizes, and what differs from the defaults: `390,844 showing 390,2400, pages`.
  public var description: String {
    var parts = ["\(viewport) showing \(content)"]
    if insets != Insets() { parts.append("\(insets)") }
    if let axes { parts.append("only \(axes.rawValue)") }
    if !bounces { parts.append("no bounce") }
    if let alwaysBounces { parts.append("always bounces \(alwaysBounces.rawValue)") }
    if isPaging { parts.append("pages") }
    if !isEnabled { parts.append("disabled") }
    if let contentTouchDelay {
      parts.append("delays touches by \(Numerals.text(contentTouchDelay)) s")
    }
    return parts.joined(separator: ", ")
  }
}

extension TapTraits: CustomStringConvertible {
  /// The numbers of taps and fingers: `2 taps, 1 finger`.
  public var description: String {
    "\(taps) tap\(taps == 1 ? "" : "s"), \(touches) finger\(touches == 1 ? "" : "s")"
  }
}

extension LongPressTraits: CustomStringConvertible {
  /// The duration, the movement, and the number of fingers: `0.5 s within 10 pt, 1 finger`.
  public var description: String {
    "\(Numerals.text(duration)) s within \(Numerals.text(movement)) pt, "
      + "\(touches) finger\(touches == 1 ? "" : "s")"
  }
}

extension EdgeTraits: CustomStringConvertible {
  /// The edges, and the width of their strips: `left, 20 pt`.
  public var description: String { "\(edges), \(Numerals.text(width)) pt" }
}

extension EdgeTraits.Edges: CustomStringConvertible {
  /// The edges: `left and right`.
  public var description: String { isEmpty ? "no edge" : names.joined(separator: " and ") }
}

extension PositionRule: CustomStringConvertible {
  /// The threshold: `past 0.5`.
  public var description: String {
    "\(includesThreshold ? "from" : "past") \(Numerals.text(threshold))"
  }
}
