/// The values of an animation at given fractions of its duration, and the calculation mode between
/// them (T94).
public struct Keyframes<Value: Interpolatable>: Sendable, Equatable {
  /// The values, at least one.
  public let values: [Value]
  /// The calculation mode between values.
  public let mode: KeyframeMode
  /// The fractions of the animation at which the values are reached.
  ///
  /// There are as many key times as values, or one more in discrete mode, in order from 0 to 1.
  /// They are the given key times if those are usable; otherwise, they are replaced.
  public let keyTimes: [Double]
  /// The easing within each segment, or `nil` for a linear segment (T97).
  public let timings: [UnitBezier?]
  /// The problems that were found in the given key times and easings, and corrected.
  public let issues: [KeyframeIssue]
  /// The shape of a cubic track.
  public let shape: KeyframeShape

  /// The number of chords along which the length of a cubic segment is measured.
  private static var stretches: Int { 64 }

  /// Creates keyframes from values, and from key times and easings if the mode uses them.
  ///
  /// Unsuitable key times are ignored, as Apple documents, and the values are spaced evenly (T98;
  /// the spacing is our choice, T99). No values are dropped.
  ///
  /// - Throws: `OutOfRange` if there are no values.
  public init(
    _ values: [Value], keyTimes: [Double]? = nil, timings: [UnitBezier?] = [],
    mode: KeyframeMode = .linear, shape: KeyframeShape = KeyframeShape()
  ) throws(OutOfRange) {
    guard !values.isEmpty else { throw OutOfRange("values", 0, allowed: "at least 1 value") }
    self.values = values
    self.mode = mode
    self.shape = shape
    var issues: [KeyframeIssue] = []
    let times = Self.usable(keyTimes, count: values.count, mode: mode, issues: &issues)
    let segments = mode == .discrete ? values.count : values.count - 1
    self.timings = Self.fitted(timings, segments: segments, mode: mode, issues: &issues)
    self.issues = issues
    switch mode {
    case .linear, .discrete, .cubic: self.keyTimes = times
    case .paced, .cubicPaced:
      self.keyTimes = Self.paced(values, isCubic: mode == .cubicPaced, shape) ?? times
    }
  }

  /// Returns the given key times if they are usable, and otherwise evenly spaced key times.
  private static func usable(
    _ given: [Double]?, count: Int, mode: KeyframeMode, issues: inout [KeyframeIssue]
  ) -> [Double] {
    let needed = mode == .discrete ? count + 1 : count
    let even = (0..<needed).map { needed > 1 ? Double($0) / Double(needed - 1) : 0 }
    guard let given else { return even }
    if mode == .paced || mode == .cubicPaced {
      issues.append(.keyTimesUnused)
    } else if given.count != needed {
      issues.append(.keyTimeCount(given.count, needed: needed, values: count))
    } else if !given.allSatisfy({ $0 >= 0 && $0 <= 1 }) {
      issues.append(.keyTimesOutOfRange)
    } else if zip(given, given.dropFirst()).contains(where: { $0 > $1 }) {
      issues.append(.keyTimesOutOfOrder)
    } else if given.first != 0 || (needed > 1 && given.last != 1) {
      issues.append(.keyTimesDoNotSpan)
    } else {
      return given
    }
    return even
  }

  /// Returns one easing for each segment.
  private static func fitted(
    _ given: [UnitBezier?], segments: Int, mode: KeyframeMode, issues: inout [KeyframeIssue]
  ) -> [UnitBezier?] {
    if given.isEmpty { return [UnitBezier?](repeating: nil, count: segments) }
    if mode == .paced || mode == .cubicPaced {
      issues.append(.timingsUnused)
      return [UnitBezier?](repeating: nil, count: segments)
    }
    if given.count != segments { issues.append(.timingCount(given.count, needed: segments)) }
    return (0..<segments).map { $0 < given.count ? given[$0] : nil }
  }

  /// Returns key times in proportion to the distances between the values, or `nil` if the total
  /// distance is zero or the type has no measure of distance.
  private static func paced(
    _ values: [Value], isCubic: Bool, _ shape: KeyframeShape
  ) -> [Double]? {
    var sums = [0.0]
    for index in 0..<(values.count - 1) {
      let steps = isCubic ? stretches : 1
      var last = values[index]
      var sum = sums[index]
      for step in 1...steps {
        let share = Double(step) / Double(steps)
        let next =
          isCubic
          ? shape.value(values, segment: index, at: share)
          : last.interpolated(to: values[index + 1], at: share)
        guard let distance = last.distance(to: next), distance.isFinite else { return nil }
        sum += distance
        last = next
      }
      sums.append(sum)
    }
    guard let total = sums.last, total > 0, total.isFinite else { return nil }
    return sums.map { $0 / total }
  }

  /// Returns the value at a fraction of the animation, after the animation's easing (T97, T107).
  ///
  /// The fraction is clamped to 0 … 1. At the instant of a jump, where two key times are equal, the
  /// result is the later value (T96, our choice). NaN counts as 0.
  public func value(at share: Double) -> Value {
    let (segment, fraction) = position(at: share)
    guard mode != .discrete, segment + 1 < values.count else { return values[segment] }
    switch mode {
    case .linear, .paced, .discrete:
      return values[segment].interpolated(to: values[segment + 1], at: fraction)
    case .cubic: return shape.value(values, segment: segment, at: fraction)
    case .cubicPaced: return evenly(segment: segment, at: fraction)
    }
  }

  /// Returns the segment at a fraction, and the elapsed fraction of the segment after its easing.
  func position(at share: Double) -> (segment: Int, fraction: Double) {
    let p = share > 0 ? min(share, 1) : 0
    // The number of key times that have passed, which is at least 1, because the first one is 0.
    let low = max(keyTimes.partitioningIndex { $0 > p }, 1)
    let segment = min(low - 1, values.count - 1)
    guard low < keyTimes.count, segment < timings.count else { return (segment, 0) }
    let (start, end) = (keyTimes[low - 1], keyTimes[low])
    let fraction = end > start ? (p - start) / (end - start) : 1
    return (segment, timings[segment]?.value(at: fraction) ?? fraction)
  }

  /// Returns the value at a fraction of the length of a cubic segment.
  ///
  /// The length is measured along 64 chords, with an error of about a ten-thousandth of the length
  /// (our choice, T102).
  private func evenly(segment: Int, at fraction: Double) -> Value {
    let count = Self.stretches
    let points = (0...count).map {
      shape.value(values, segment: segment, at: Double($0) / Double(count))
    }
    let lengths = zip(points, points.dropFirst()).map { $0.distance(to: $1) ?? 0 }
    var left = lengths.reduce(0, +) * fraction
    for (index, length) in lengths.enumerated() {
      if left < length {
        let share = (Double(index) + left / length) / Double(count)
        return shape.value(values, segment: segment, at: share)
      }
      left -= length
    }
    return values[segment + 1]
  }
}
