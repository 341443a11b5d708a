// Descriptions of timings, for `print`, the debugger, and failed expectations.

extension UnitBezier: CustomStringConvertible {
  /// The curve as written in the language: `ease-in` or `cubic(0.42,0,1,1)`.
  public var description: String { Timing.cubic(self).text }
}

extension StepEasing: CustomStringConvertible {
  /// The easing as written in the language: `steps(4,end)`.
  public var description: String { Timing.steps(self).text }
}

extension LinearEasing: CustomStringConvertible {
  /// The easing as written in the language, with each progress and the fraction of the time.
  public var description: String { Timing.points(self).text }
}

extension LinearEasing.Stop: CustomStringConvertible {
  /// The progress, and the fraction of the time: `0.5 at 0.2`.
  public var description: String {
    Numerals.text(progress) + (fraction.map { " at \(Numerals.text($0))" } ?? "")
  }
}

extension PennerEasing: CustomStringConvertible {
  /// The easing as written in the language: `back-out`.
  public var description: String { Timing.penner(self).text }
}

extension FormulaEasing: CustomStringConvertible {
  /// The word for a curve that only its code describes.
  public var description: String { Timing.formula(self).text }
}

extension Repetition: CustomStringConvertible {
  /// The number of cycles: `3 cycles, each with a pass back`.
  public var description: String {
    let cycles =
      isEndless ? "forever" : "\(Numerals.text(count)) cycle\(count == 1 ? "" : "s")"
    return cycles + (autoreverses ? ", each with a pass back" : "")
  }
}

extension MediaTiming: CustomStringConvertible {
  /// The duration, and what differs from a plain animation: `0.5 s, repeats 3, autoreverses`.
  public var description: String {
    var parts = ["\(Numerals.text(duration)) s"]
    if beginTime != 0 { parts.append("begins at \(Numerals.text(beginTime)) s") }
    if speed != 1 { parts.append("speed \(Numerals.text(speed))") }
    if timeOffset != 0 { parts.append("offset \(Numerals.text(timeOffset)) s") }
    if repeatCount == .infinity {
      parts.append("repeats forever")
    } else if repeatCount != 0 {
      parts.append("repeats \(Numerals.text(repeatCount))")
    }
    if repeatDuration != 0 { parts.append("repeats for \(Numerals.text(repeatDuration)) s") }
    if autoreverses { parts.append("autoreverses") }
    if fillMode != .removed { parts.append("fill mode \(fillMode.rawValue)") }
    if !isRemovedOnCompletion { parts.append("stays attached") }
    return parts.joined(separator: ", ")
  }
}

extension Frames: CustomStringConvertible {
  /// The refresh rate: `60 Hz`.
  public var description: String { "\(rate) Hz" }
}

extension PathValue.Unit: CustomStringConvertible {
  /// The unit: `pt/s`.
  public var description: String {
    switch self {
    case .points: "pt"
    case .pointsPerSecond: "pt/s"
    case .perSecond: "/s"
    case .fraction: "fraction"
    case .seconds: "s"
    case .degrees: "deg"
    case .count: "count"
    }
  }
}
