/// An animation that is attached to a view's layer: it changes the presentation value, never the
/// model value (S14, A207).
///
/// Without a curve it is linear (T7). By default it is removed at its end and has no fill mode
/// (T86). Its begin time is in terms of the stage's clock, where 0 stands for the instant at which
/// it is added (T80); in a group, it counts from the group's start. A duration of 0 stands for 0.25
/// seconds (T87).
public struct LayerAnimation: Sendable, Hashable {
  /// The values of an animation, as the property's numbers, in order.
  public enum Content: Sendable, Hashable {
    /// From one value to another, in any combination of the three (T89).
    case basic(from: [Double]?, to: [Double]?, by: [Double]?)
    /// Through several values (T94).
    case keyframes(LayerKeyframes)
  }

  /// The values that the animation shows.
  public var content: Content
  /// The timing, including repetition and the fill mode outside the active time (T77 – T86).
  public var timing: MediaTiming
  /// The easing of each entire pass; `nil` is linear (T7).
  public var curve: UnitBezier?
  /// A Boolean value that indicates whether the animation's value is added to the value below
  /// rather than replaces it (T91, T92).
  public var isAdditive = false
  /// A Boolean value that indicates whether each repetition continues from the end of the previous
  /// one (T91).
  public var isCumulative = false

  /// All numbers that the animation specifies.
  var numbers: [Double] {
    switch content {
    case .basic(let from, let to, let by): (from ?? []) + (to ?? []) + (by ?? [])
    case .keyframes(let keyframes): keyframes.values.flatMap { $0 }
    }
  }

  /// Creates an animation from its values.
  public init(_ content: Content, timing: MediaTiming, curve: UnitBezier? = nil) {
    self.content = content
    self.timing = timing
    self.curve = curve
  }

  /// Creates an animation between two values; an omitted value is the model value at the time (T89,
  /// T90).
  public init<Value: Animatable>(
    from: Value? = nil, to: Value? = nil, by: Value? = nil, timing: MediaTiming,
    curve: UnitBezier? = nil
  ) {
    self.init(
      .basic(from: from.map { $0.numbers }, to: to.map { $0.numbers }, by: by.map { $0.numbers }),
      timing: timing, curve: curve)
  }

  /// Creates an animation through values.
  public init<Value: Animatable>(
    values: [Value], keyTimes: [Double]? = nil, curves: [UnitBezier?] = [],
    mode: KeyframeMode = .linear, timing: MediaTiming, curve: UnitBezier? = nil
  ) {
    let keyframes = LayerKeyframes(
      values: values.map { $0.numbers }, keyTimes: keyTimes, curves: curves, mode: mode)
    self.init(.keyframes(keyframes), timing: timing, curve: curve)
  }
}

/// The keyframes of a layer animation, as given; adding the animation corrects inconsistencies and
/// records them in the trace (T98, T99).
public struct LayerKeyframes: Sendable, Hashable {
  /// The values, each with the numbers of the property.
  public var values: [[Double]]
  /// The fractions of the pass at which the values are reached, or `nil` to space them evenly
  /// (T94).
  public var keyTimes: [Double]?
  /// The easing within each segment; `nil` is linear (T97).
  public var curves: [UnitBezier?]
  /// The calculation mode between values.
  public var mode: KeyframeMode
  /// The shape of a cubic track (T100).
  public var shape: KeyframeShape

  /// Creates keyframes.
  public init(
    values: [[Double]], keyTimes: [Double]? = nil, curves: [UnitBezier?] = [],
    mode: KeyframeMode = .linear, shape: KeyframeShape = KeyframeShape()
  ) {
    self.values = values
    self.keyTimes = keyTimes
    self.curves = curves
    self.mode = mode
    self.shape = shape
  }
}

/// A group of animations of one view with a common time, whose duration cuts them off but doesn't
/// scale them (T104).
public struct LayerAnimationGroup: Sendable, Hashable {
  /// The timing of the group; the members' begin times count from its start (T80).
  public var timing: MediaTiming
  /// The easing of the members' time (T104).
  public var curve: UnitBezier?
  /// The members of the group.
  public var members: [Member]

  /// An animation in a group and the property that it moves.
  public struct Member: Sendable, Hashable {
    /// The property's name, optionally with a component.
    public let property: String
    /// The animation, whose removal on completion is ignored (T104).
    public let animation: LayerAnimation

    /// Creates a member.
    public init(_ property: String, _ animation: LayerAnimation) {
      self.property = property
      self.animation = animation
    }
  }

  /// Creates a group of members.
  public init(_ members: [Member] = [], timing: MediaTiming, curve: UnitBezier? = nil) {
    self.members = members
    self.timing = timing
    self.curve = curve
  }
}

extension Animatable {
  /// The numbers that the value's type uses.
  var numbers: [Double] { (0..<Self.shape.count).map { lanes[$0] } }
}
