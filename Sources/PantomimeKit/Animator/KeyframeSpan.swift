/// The part of an animation during which a keyframe moves its values: a relative start and duration.
///
/// Before its start, a keyframe shows the old values; after its end, the new ones. In a view
/// animation, the curve of the whole animation warps the time that the keyframes see (T97). Keyframes
/// in an animator's block see the animator's curve (U46).
public struct KeyframeSpan: Sendable, Hashable {
  /// The start, as a fraction of the animation's duration.
  package let start: Double
  /// The duration, as a fraction of the animation's duration.
  package let length: Double

  /// Creates a span, by default from the start to the end of the animation.
  ///
  /// - Throws: `OptionError` if the span isn't within 0 … 1.
  public init(start: Double = 0, length: Double? = nil) throws(OptionError) {
    guard (0...1).contains(start) else {
      throw OptionError("start", start, allowed: "0 to 1")
    }
    let length = length ?? 1 - start
    guard length >= 0, start + length <= 1 + 1e-12 else {
      throw OptionError(
        "length", length,
        allowed:
          "0 to \(Numerals.text(1 - start, decimals: Numerals.shownDecimals)), so that it ends by 1"
      )
    }
    (self.start, self.length) = (start, length)
  }

  private init(unchecked start: Double, length: Double) {
    (self.start, self.length) = (start, length)
  }

  /// The span in an animation that runs the other way.
  var mirrored: KeyframeSpan {
    KeyframeSpan(unchecked: max(0, 1 - start - length), length: length)
  }

  /// Returns the keyframe's progress at a place of the animation, 0 … 1.
  func share(at place: Double) -> Double {
    if place >= 1 { return 1 }
    // Written so that a span that ends at 1 reaches 1 exactly there.
    if length > 0 { return min(max((place - start) / length, 0), 1) }
    return place >= start && place > 0 ? 1 : 0
  }
}

/// The way in which a property's animation follows its mover's progress.
enum AnimationCourse: Sendable, Hashable {
  /// The animation shows the progress.
  case whole
  /// The animation is a keyframe; `isLinear` means that it sees the elapsed time instead of the
  /// progress, which is a reading of U46.
  case keyframe(KeyframeSpan, isLinear: Bool)
  /// The second number follows a spring with another initial velocity (A185; U33).
  case perAxis
}

extension Animator {
  /// The course of an animation whose block is executed now.
  func course(of span: KeyframeSpan?, isCall: Bool) -> AnimationCourse {
    if let span {
      return .keyframe(span, isLinear: !isCall && readings.departs(on: .keyframePacing))
    }
    return pacing.verticalCurve == nil ? .whole : .perAxis
  }

  /// Returns the progress of a property's animation, for each of its numbers.
  func shares(of animation: PropertyAnimation, at now: Instant) -> SIMD4<Double> {
    let share = share(since: animation.onset, at: now)
    switch animation.course {
    case .whole: return SIMD4(repeating: share)
    case .keyframe(let span, let isLinear):
      return SIMD4(repeating: span.share(at: isLinear ? timeShare(at: now) : share))
    case .perAxis:
      guard case .beginning = animation.onset else { return SIMD4(repeating: share) }
      return SIMD4(share, verticalProgress(at: now), share, share)
    }
  }
}
