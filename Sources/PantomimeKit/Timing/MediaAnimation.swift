/// Keyframes with a timing and an easing: an explicit animation of one property (T107).
///
/// Order of evaluation: the layers' time, the animation's own, repetition and fill, the
/// animation's easing, the segment, the segment's easing, the interpolation.
public struct MediaAnimation<Value: Interpolatable>: Sendable, Equatable {
  /// When it runs.
  public var timing: MediaTiming
  /// The easing of each whole pass; nil is linear, the default of Core Animation (T7).
  public var curve: UnitBezier?
  /// What it shows.
  public var keyframes: Keyframes<Value>

  /// An animation of keyframes.
  public init(_ keyframes: Keyframes<Value>, timing: MediaTiming, curve: UnitBezier? = nil) {
    self.keyframes = keyframes
    self.timing = timing
    self.curve = curve
  }

  /// The value at a time of the layer; nil where the animation shows nothing.
  public func value(atLayer time: Double) -> Value? {
    value(in: timing.playback(atParent: time))
  }

  /// The value at a time of the root, through the layers around it, outermost first (T78).
  public func value(atRoot time: Double, through layers: [MediaTiming]) -> Value? {
    value(atLayer: MediaTiming.localTime(atRoot: time, through: layers))
  }

  /// The value in a state, such as one that a group has worked out.
  public func value(in playback: Playback) -> Value? {
    guard let fraction = playback.fraction else { return nil }
    return keyframes.value(at: curve?.value(at: fraction) ?? fraction)
  }
}

/// Several animations in one time, which their group starts, cuts off and repeats (T104).
public struct MediaGroup: Sendable, Equatable {
  /// When the group runs.
  public var timing: MediaTiming
  /// What bends the time that the members see; nil leaves it straight (T104).
  public var curve: UnitBezier?
  /// The timings of the members, begin times counted from the group's start (T80).
  public var members: [MediaTiming]

  /// A group of members.
  public init(_ members: [MediaTiming], timing: MediaTiming, curve: UnitBezier? = nil) {
    self.members = members
    self.timing = timing
    self.curve = curve
  }

  /// Where each member stands at a time of the layer; nil where the group shows nothing.
  ///
  /// The members are cut off at the group's duration, not stretched to it, and their being removed
  /// at their own end is ignored (T104).
  public func playbacks(atLayer time: Double) -> [Playback?] {
    guard let fraction = timing.playback(atParent: time).fraction else {
      return [Playback?](repeating: nil, count: members.count)
    }
    let inside = (curve?.value(at: fraction) ?? fraction) * timing.duration
    return members.map {
      $0.playback(atLocal: $0.localTime(atParent: inside), isRemoved: false)
    }
  }
}
