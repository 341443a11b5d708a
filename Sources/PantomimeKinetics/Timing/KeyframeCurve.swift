/// The values of an animation at given fractions of its duration, and the calculation mode between
/// them (T94).
package struct KeyframeCurve<Value: Interpolatable>: Sendable, Equatable {
  /// The values, at least one.
  package let values: [Value]
  /// The calculation mode between values.
  package let mode: KeyframeMode
  /// The fractions of the animation at which the values are reached.
  ///
  /// There are as many key times as values, or one more in discrete mode, in order from 0 to 1.
  /// They are the given key times if those are usable; otherwise, they are replaced.
  package let keyTimes: [Double]
  /// The easing within each segment, or `nil` for a linear segment (T97).
  package let timings: [UnitBezier?]
  /// The problems that were found in the given key times and easings, and corrected.
  package let issues: [KeyframeIssue]
  /// The shape of a cubic track.
  package let shape: KeyframeShape

  /// The number of chords along which the length of a cubic segment is measured.
  private static var stretches: Int { 64 }

  /// Creates keyframes from values, and from key times and easings if the mode uses them.
  ///
  /// Unsuitable key times are ignored, as Apple documents, and the values are spaced evenly (T98;
  /// the spacing is our choice, T99). No values are dropped.
  ///
  /// - Throws: `OptionError` if there are no values.
  package init(
    _ values: [Value], keyTimes: [Double]? = nil, timings: [UnitBezier?] = [],
    mode: KeyframeMode = .linear, shape: KeyframeShape = KeyframeShape()
  ) throws(OptionError) {
    guard !values.isEmpty else { throw OptionError("values", 0, allowed: "at least 1 value") }
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
  package func value(at share: Double) -> Value {
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

/// The calculation mode between keyframe values (T94).
public enum KeyframeMode: String, Sendable, Hashable, CaseIterable {
  /// Linear interpolation over each interval between key times.
  case linear
  /// No interpolation: each value is shown until the next key time (T95).
  case discrete
  /// Linear interpolation at constant speed; key times and easings aren't used (T102).
  case paced
  /// Along a smooth curve through the values (T100).
  case cubic
  /// Along the same smooth curve as `cubic`, at constant speed (T102).
  case cubicPaced = "cubic-paced"
}

/// A problem with the given keyframes (T98).
package enum KeyframeIssue: Sendable, Hashable {
  /// There aren't as many key times as values (in discrete mode, one more than values): the key
  /// times are ignored, and the values are spaced evenly (T99).
  case keyTimeCount(Int, needed: Int, values: Int)
  /// A key time is outside 0 … 1: all key times are ignored.
  case keyTimesOutOfRange
  /// A key time is smaller than the one before it: all key times are ignored.
  case keyTimesOutOfOrder
  /// The first key time isn't 0, or the last one isn't 1: all key times are ignored.
  case keyTimesDoNotSpan
  /// Key times were given for a paced mode, which computes the key times itself (T94).
  case keyTimesUnused
  /// There aren't as many easings as segments: segments without an easing are linear.
  case timingCount(Int, needed: Int)
  /// Easings were given for a paced mode, which uses none (T94).
  case timingsUnused
}

/// The shape of a cubic track at its values, in Kochanek and Bartels's terms (T100).
///
/// Missing numbers count as 0; if all numbers are 0, the track is a Catmull–Rom spline.
package struct KeyframeShape: Sendable, Hashable {
  /// The tension at each value, from −1 (round) to 1 (tight).
  package var tensions: [Double]
  /// The continuity at each value, from −1 to 1, where 0 means no corner.
  package var continuities: [Double]
  /// The bias at each value, from −1 (undershooting) to 1 (overshooting).
  package var biases: [Double]

  /// Creates a shape from its numbers at each value.
  package init(tensions: [Double] = [], continuities: [Double] = [], biases: [Double] = []) {
    self.tensions = tensions
    self.continuities = continuities
    self.biases = biases
  }

  /// Returns the point of a segment's cubic curve at a fraction of the segment, by de Casteljau's
  /// construction, which needs only interpolation.
  ///
  /// To compute the tangents at the ends, the first and last values are repeated; unequal key times
  /// don't affect the tangents (T101, our choice).
  func value<Value: Interpolatable>(
    _ values: [Value], segment: Int, at fraction: Double
  ) -> Value {
    let (start, end) = (values[segment], values[segment + 1])
    let out = control(values, at: segment, direction: 1)
    let back = control(values, at: segment + 1, direction: -1)
    let (a, b) = (
      start.interpolated(to: out, at: fraction), out.interpolated(to: back, at: fraction)
    )
    let c = back.interpolated(to: end, at: fraction)
    return a.interpolated(to: b, at: fraction)
      .interpolated(to: b.interpolated(to: c, at: fraction), at: fraction)
  }

  /// Returns the control point next to a value: the value plus a third of its outgoing tangent for
  /// direction 1, or minus a third of its incoming tangent for direction −1.
  private func control<Value: Interpolatable>(
    _ values: [Value], at index: Int, direction: Double
  ) -> Value {
    let tension = index < tensions.count ? tensions[index] : 0
    let continuity = (index < continuities.count ? continuities[index] : 0) * direction
    let bias = index < biases.count ? biases[index] : 0
    let behind = (1 - tension) * (1 + bias) * (1 + continuity) / 2
    let ahead = (1 - tension) * (1 - bias) * (1 - continuity) / 2
    let here = values[index]
    // The factor is doubled, because the result is the mean of `before` and `after`.
    let twice = 2 * direction / 3
    let before = index > 0 ? here.interpolated(to: values[index - 1], at: -behind * twice) : here
    let after =
      index + 1 < values.count ? here.interpolated(to: values[index + 1], at: ahead * twice) : here
    return before.interpolated(to: after, at: 0.5)
  }
}
