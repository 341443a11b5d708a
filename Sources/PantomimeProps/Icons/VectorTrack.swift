package import PantomimeKit

/// A value of one or two numbers, interpolated between keyframes.
///
/// Before the first keyframe, the track has the first keyframe's value; after the last keyframe, it
/// has the last keyframe's value. At the frame of a keyframe, the track already has that keyframe's
/// value; if several keyframes share a frame, the last of them applies.
package struct VectorTrack: Sendable, Equatable {
  /// The keyframes, at least one, sorted by frame.
  package let keyframes: [VectorKeyframe]

  /// The maximum magnitude of a number in a keyframe; our choice.
  package static let largest = 1e9

  /// Creates a track from keyframes, sorted by frame.
  ///
  /// - Throws: `OptionError` if there are no keyframes, if their frames decrease, or if a number
  ///   exceeds `largest`.
  package init(_ keyframes: [VectorKeyframe]) throws(OptionError) {
    guard !keyframes.isEmpty else { throw OptionError("k", 0, allowed: "at least 1 keyframe") }
    var before = -VectorTrack.largest
    for keyframe in keyframes {
      for number in keyframe.numbers where !(number.magnitude <= VectorTrack.largest) {
        throw OptionError("k", number, allowed: "-1e9 to 1e9")
      }
      guard keyframe.frame >= before else {
        throw OptionError("t", keyframe.frame, allowed: "at least that of the previous one")
      }
      before = keyframe.frame
    }
    self.keyframes = keyframes
  }

  /// Creates a track with a constant value; a number that isn't valid in a keyframe becomes 0.
  package init(constant value: SIMD2<Double>) {
    let isGood =
      value.x.magnitude <= VectorTrack.largest && value.y.magnitude <= VectorTrack.largest
    keyframes = [VectorKeyframe(frame: 0, value: isGood ? value : .zero, easing: .hold)]
  }

  /// Returns the value at a frame, which need not be whole; NaN counts as the earliest frame.
  package func value(atFrame frame: Double) -> SIMD2<Double> {
    // The number of keyframes up to the frame.
    let low = keyframes.partitioningIndex { !($0.frame <= frame) }
    guard low > 0 else { return keyframes[0].value }
    let start = keyframes[low - 1]
    guard low < keyframes.count else { return start.value }
    // The divisor can't be 0: the next keyframe is after `frame`, and `start` isn't.
    let share = (frame - start.frame) / (keyframes[low].frame - start.frame)
    return start.value(at: share)
  }
}

/// A value at a frame, and the easing to the next keyframe.
package struct VectorKeyframe: Sendable, Equatable {
  /// The frame.
  package let frame: Double
  /// The value; if the property has only one number, the second component is ignored.
  package let value: SIMD2<Double>
  /// The easing to the next keyframe.
  package let easing: Easing

  /// The interpolation from a keyframe to the next.
  package enum Easing: Sendable, Equatable {
    /// No interpolation: the value jumps at the next keyframe.
    case hold
    /// Straight to a value, with an easing for each number; `nil` means linear in time.
    case straight(to: SIMD2<Double>, UnitBezier?, UnitBezier?)
    /// Along a curve, with an easing of the distance traveled; `nil` means linear in time.
    case curved(VectorArc, UnitBezier?)
  }

  /// Creates a keyframe.
  package init(frame: Double, value: SIMD2<Double>, easing: Easing) {
    self.frame = frame
    self.value = value
    self.easing = easing
  }

  var numbers: [Double] {
    switch easing {
    case .hold: [frame, value.x, value.y]
    case .straight(let end, _, _): [frame, value.x, value.y, end.x, end.y]
    case .curved(let arc, _): [frame, value.x, value.y] + arc.points.flatMap { [$0.x, $0.y] }
    }
  }

  /// Returns the value at a fraction of the time to the next keyframe; the fraction is at least 0
  /// and less than 1.
  func value(at share: Double) -> SIMD2<Double> {
    switch easing {
    case .hold:
      return value
    case .straight(let end, let x, let y):
      let eased = SIMD2(x?.value(at: share) ?? share, y?.value(at: share) ?? share)
      let result = value + (end - value) * eased
      // An easing may overshoot by any amount, so the result may not be finite.
      return result.x.isFinite && result.y.isFinite ? result : end
    case .curved(let arc, let easing):
      return arc.point(at: easing?.value(at: share) ?? share)
    }
  }
}
