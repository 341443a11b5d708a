public import PantomimeKit

/// A value, of one number or two, on its way from keyframe to keyframe.
///
/// Before the first keyframe it is that one's value, from the last one on the last one's. At the
/// frame of a keyframe its own value is shown already; where several have one frame, the last's.
public struct VectorTrack: Sendable, Equatable {
  /// The keyframes, at least one, in order of their frames.
  public let keyframes: [VectorKeyframe]

  /// The largest number that a keyframe may hold, in magnitude; our choice.
  public static let largest = 1e9

  /// Keyframes in order.
  ///
  /// - Throws: `OutOfRange` for none, for frames that go back, and for numbers beyond `largest`.
  public init(_ keyframes: [VectorKeyframe]) throws(OutOfRange) {
    guard !keyframes.isEmpty else { throw OutOfRange("k", 0, allowed: "at least 1 keyframe") }
    var before = -VectorTrack.largest
    for keyframe in keyframes {
      for number in keyframe.numbers where !(number.magnitude <= VectorTrack.largest) {
        throw OutOfRange("k", number, allowed: "-1e9 to 1e9")
      }
      guard keyframe.frame >= before else {
        throw OutOfRange("t", keyframe.frame, allowed: "at least that of the previous one")
      }
      before = keyframe.frame
    }
    self.keyframes = keyframes
  }

  /// A value that does not move; 0 for what no keyframe may hold.
  public init(constant value: SIMD2<Double>) {
    let isGood =
      value.x.magnitude <= VectorTrack.largest && value.y.magnitude <= VectorTrack.largest
    keyframes = [VectorKeyframe(frame: 0, value: isGood ? value : .zero, easing: .hold)]
  }

  /// The value at a frame, which need not be whole; what is not a number counts as the earliest.
  public func value(atFrame frame: Double) -> SIMD2<Double> {
    // The number of the keyframes that have come.
    let low = keyframes.partitioningIndex { !($0.frame <= frame) }
    guard low > 0 else { return keyframes[0].value }
    let start = keyframes[low - 1]
    guard low < keyframes.count else { return start.value }
    // Neither difference can be 0: the next keyframe is after the frame, and this one is not.
    let share = (frame - start.frame) / (keyframes[low].frame - start.frame)
    return start.value(at: share)
  }
}

/// A value at a frame, and the way from there to the next keyframe.
public struct VectorKeyframe: Sendable, Equatable {
  /// The frame.
  public let frame: Double
  /// The value there; of one number only the first counts.
  public let value: SIMD2<Double>
  /// How it goes on.
  public let easing: Easing

  /// How a value goes from a keyframe to the next.
  public enum Easing: Sendable, Equatable {
    /// Not at all: it jumps when the next keyframe comes.
    case hold
    /// Straight to a value, each number by an easing of its own; `nil` is linear.
    case straight(to: SIMD2<Double>, UnitBezier?, UnitBezier?)
    /// Along a curve; an easing of the length that has been covered, and `nil` is linear.
    case curved(VectorArc, UnitBezier?)
  }

  /// Describes a keyframe.
  public init(frame: Double, value: SIMD2<Double>, easing: Easing) {
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

  /// The value at a share of the time to the next keyframe, at least 0 and less than 1.
  func value(at share: Double) -> SIMD2<Double> {
    switch easing {
    case .hold:
      return value
    case .straight(let end, let x, let y):
      let eased = SIMD2(x?.value(at: share) ?? share, y?.value(at: share) ?? share)
      let result = value + (end - value) * eased
      // An easing may go as far beyond its ends as it likes.
      return result.x.isFinite && result.y.isFinite ? result : end
    case .curved(let arc, let easing):
      return arc.point(at: easing?.value(at: share) ?? share)
    }
  }
}
