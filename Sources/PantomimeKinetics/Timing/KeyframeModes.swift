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
public enum KeyframeIssue: Sendable, Hashable {
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
public struct KeyframeShape: Sendable, Hashable {
  /// The tension at each value, from −1 (round) to 1 (tight).
  public var tensions: [Double]
  /// The continuity at each value, from −1 to 1, where 0 means no corner.
  public var continuities: [Double]
  /// The bias at each value, from −1 (undershooting) to 1 (overshooting).
  public var biases: [Double]

  /// Creates a shape from its numbers at each value.
  public init(tensions: [Double] = [], continuities: [Double] = [], biases: [Double] = []) {
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

extension Keyframes where Value == Point {
  /// Returns the direction of motion at a fraction of the animation, in radians from the x axis
  /// toward the y axis, as in the rotation mode `auto`; for `autoReverse`, add π (T103).
  ///
  /// If the point is at rest, the result is the direction of its last motion (our choice), or 0 if
  /// it has never moved.
  public func heading(at share: Double) -> Double {
    guard mode != .discrete, values.count > 1 else { return 0 }
    let (found, fraction) = position(at: share)
    let isEnd = found >= values.count - 1
    let first = isEnd ? values.count - 2 : found
    for segment in stride(from: first, through: 0, by: -1) {
      // The direction is that of a short chord around the point, within the segment.
      let middle = segment == first && !isEnd ? min(max(fraction, 1e-4), 1 - 1e-4) : 1 - 1e-4
      let (from, to) = (
        point(of: segment, at: middle - 1e-4), point(of: segment, at: middle + 1e-4)
      )
      if from != to { return Elementary.atan2(to.y - from.y, to.x - from.x) }
    }
    return 0
  }

  private func point(of segment: Int, at fraction: Double) -> Point {
    switch mode {
    case .linear, .paced, .discrete:
      values[segment].interpolated(to: values[segment + 1], at: fraction)
    case .cubic, .cubicPaced: shape.value(values, segment: segment, at: fraction)
    }
  }
}
