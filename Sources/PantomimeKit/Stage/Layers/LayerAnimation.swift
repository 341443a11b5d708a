/// An animation that is attached to a view's layer: it changes what is shown, never the model
/// (S14, A207).
///
/// It is linear without a curve (T7), removed when it is over unless its timing says otherwise, and
/// fills nothing by default (T86). Its begin time is read on the stage's clock, 0 meaning the
/// instant at which it is added (T80); in a group it counts from the group's start. A duration of 0
/// stands for 0.25 seconds (T87).
public struct LayerAnimation: Sendable, Equatable {
  /// What it shows; numbers are those of the property, in order.
  public enum Content: Sendable, Equatable {
    /// From one value to another, in any combination of the three (T89).
    case basic(from: [Double]?, to: [Double]?, by: [Double]?)
    /// One value after the other (T94).
    case keyframes(LayerKeyframes)
  }

  /// What it shows.
  public var content: Content
  /// When it runs, how often, and what it shows outside its time (T77 – T86).
  public var timing: MediaTiming
  /// The easing of each whole pass; `nil` is linear (T7).
  public var curve: UnitBezier?
  /// Whether its value is added to what is below it instead of hiding that (T91, T92).
  public var isAdditive = false
  /// Whether each repetition goes on from where the one before ended (T91).
  public var isCumulative = false

  /// The numbers that it was given.
  var numbers: [Double] {
    switch content {
    case .basic(let from, let to, let by): (from ?? []) + (to ?? []) + (by ?? [])
    case .keyframes(let keyframes): keyframes.values.flatMap { $0 }
    }
  }

  /// An animation by its content.
  public init(_ content: Content, timing: MediaTiming, curve: UnitBezier? = nil) {
    self.content = content
    self.timing = timing
    self.curve = curve
  }

  /// An animation between two values; what is left out is the model value, as it then is (T89, T90).
  public init<Value: Animatable>(
    from: Value? = nil, to: Value? = nil, by: Value? = nil, timing: MediaTiming,
    curve: UnitBezier? = nil
  ) {
    self.init(
      .basic(from: from.map { $0.numbers }, to: to.map { $0.numbers }, by: by.map { $0.numbers }),
      timing: timing, curve: curve)
  }

  /// An animation through values.
  public init<Value: Animatable>(
    values: [Value], keyTimes: [Double]? = nil, curves: [UnitBezier?] = [],
    mode: KeyframeMode = .linear, timing: MediaTiming, curve: UnitBezier? = nil
  ) {
    let keyframes = LayerKeyframes(
      values: values.map { $0.numbers }, keyTimes: keyTimes, curves: curves, mode: mode)
    self.init(.keyframes(keyframes), timing: timing, curve: curve)
  }
}

/// The keyframes of a layer animation, as they were given: what does not fit is put right, and told
/// in the trace, when the animation is added (T98, T99).
public struct LayerKeyframes: Sendable, Equatable {
  /// The values, each with the numbers of the property.
  public var values: [[Double]]
  /// The shares of the pass at which they are shown; `nil` for even ones (T94).
  public var keyTimes: [Double]?
  /// The easing inside each segment; `nil` is linear (T97).
  public var curves: [UnitBezier?]
  /// How to go from value to value.
  public var mode: KeyframeMode
  /// The bends of a cubic track (T100).
  public var shape: KeyframeShape

  /// Keyframes by their values, and what else was given.
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

/// Several animations of one view in one time, which cuts them off but does not stretch them (T104).
public struct LayerAnimationGroup: Sendable, Equatable {
  /// When the group runs; members count their begin times from its start (T80).
  public var timing: MediaTiming
  /// What bends the time that the members see (T104).
  public var curve: UnitBezier?
  /// The members: a property's name, perhaps with a component (`frame.y`), and its animation.
  public var members: [Member]

  /// An animation in a group and what it moves.
  public struct Member: Sendable, Equatable {
    /// The property's name, perhaps with a component.
    public let property: String
    /// What it shows and when; being removed at its own end is ignored (T104).
    public let animation: LayerAnimation

    /// Names what an animation moves.
    public init(_ property: String, _ animation: LayerAnimation) {
      self.property = property
      self.animation = animation
    }
  }

  /// A group of members.
  public init(_ members: [Member] = [], timing: MediaTiming, curve: UnitBezier? = nil) {
    self.members = members
    self.timing = timing
    self.curve = curve
  }
}

extension Animatable {
  /// As many numbers as a value of the type has.
  var numbers: [Double] { (0..<Self.shape.count).map { lanes[$0] } }
}
