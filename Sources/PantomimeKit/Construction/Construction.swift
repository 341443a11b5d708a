/// An addition to a running scene, such as a view, an animator, or an animation, for users who
/// haven't written a scene in Swift.
public enum Construction: Sendable, Hashable {
  /// A view with initial properties, inside the view that `in` names, if any.
  case view(name: String, [PropertySetting], in: String? = nil)
  /// A view that scrolls its contents.
  case scrollView(name: String, [PropertySetting], ScrollSettings, in: String? = nil)
  /// An animator.
  case animator(name: String, Animator)
  /// Changes of model values, made immediately or by a block of an animator (A140, A141).
  case change([PropertyChange], by: Mover?)
  /// A completion of an animator, by default of the principal animator (A40).
  case completion(animator: String?)
  /// An animator that starts immediately, and its block (A9, A164).
  case running(name: String, RunningAnimator, [PropertyChange])
  /// A `UIView.animate` call, whose animation can't be held (S13).
  case viewAnimation(RunningAnimator, [PropertyChange])
  /// A recognizer.
  case gesture(GestureConstruction)
  /// A layer animation, a group of layer animations, or the removal of either.
  case layer(LayerConstruction)
  /// A binding: a numeric property of a view follows another value.
  case follow(Follow)
  /// A connection, such as from a recognizer to the animator that it drives.
  case connection(Connection)

  /// The animator whose block makes a change, and the delay of the block.
  public struct Mover: Sendable, Hashable {
    /// The animator's name, or `nil` for the principal animator.
    public let animator: String?
    /// The delay of the block, as a fraction of the duration if the animator is inactive, or of the
    /// remaining duration if it is active (A147, A148).
    public let delayFactor: Double

    /// Creates a mover.
    public init(animator: String?, delayFactor: Double) {
      self.animator = animator
      self.delayFactor = delayFactor
    }
  }

  /// The parameters of `runningPropertyAnimator` (A164) or `UIView.animate`.
  public struct RunningAnimator: Sendable, Hashable {
    /// The duration, in seconds.
    public let duration: Double
    /// The delay before the animation, in seconds.
    public let delay: Double
    /// The timing parameters of the animation.
    public let timing: Timing
    /// Whether the animated views receive touches during the animation.
    public let allowsUserInteraction: Bool

    /// Creates the parameters.
    public init(
      duration: Double, delay: Double, timing: Timing, allowsUserInteraction: Bool = false
    ) {
      self.allowsUserInteraction = allowsUserInteraction
      self.duration = duration
      self.delay = delay
      self.timing = timing
    }
  }
}

extension Construction {
  /// Whether the addition applies to an animator but doesn't name it.
  var leavesAnimatorOpen: Bool {
    switch self {
    case .change(_, let mover): mover.map { $0.animator == nil } ?? false
    case .completion(let name): name == nil
    case .view, .scrollView, .animator, .running, .viewAnimation, .gesture, .layer, .follow,
      .connection:
      false
    }
  }
}

/// A recognizer, and its relations to other recognizers, for users who haven't written a scene in
/// Swift.
public struct GestureConstruction: Sendable, Hashable {
  /// The declaration of the recognizer.
  public let gesture: Gesture
  /// The view to which the recognizer is added.
  public let view: String
  /// The axis rule, which limits the directions in which a pan recognizer may begin, or `nil` for
  /// none.
  public let axis: AxisRule?
  /// The recognizers that have to fail before this one can begin (G70).
  public let requires: [String]
  /// The recognizers that may recognize simultaneously with this one (G66).
  public let together: [String]

  /// Creates a recognizer and its relations.
  public init(
    _ gesture: Gesture, on view: String, axis: AxisRule? = nil, requires: [String] = [],
    together: [String] = []
  ) {
    self.gesture = gesture
    self.view = view
    self.axis = axis
    self.requires = requires
    self.together = together
  }
}

/// An operation on layer animations, for users who haven't written a scene in Swift.
public enum LayerConstruction: Sendable, Hashable {
  /// Attaches an animation to a property, or adds it to a group that was added at this instant.
  ///
  /// The shape of the property determines how the numbers of keyframes are grouped into values.
  case animation(LayerAnimation, path: String, key: String?, group: String?)
  /// Attaches a group to a view.
  case group(LayerAnimationGroup, view: String, key: String)
  /// Removes the animation that is attached to a view under a key; if the view is omitted, applies
  /// to all views, and if the key is omitted, to all keys.
  case removal(view: String?, key: String?)
}

/// A new value for a property, or for a component of one.
public struct PropertyChange: Sendable, Hashable {
  /// The path: `VIEW.PROPERTY` or `VIEW.PROPERTY.COMPONENT`.
  public let path: String
  /// The numbers: one for a number or a component, two for a pair, four for a frame.
  public let numbers: [Double]
  /// A Boolean value that indicates whether the numbers are added to the value; otherwise they
  /// replace it.
  public let isRelative: Bool

  /// Creates a change.
  public init(path: String, numbers: [Double], isRelative: Bool = false) {
    self.path = path
    self.numbers = numbers
    self.isRelative = isRelative
  }
}

extension PropertySetting {
  /// The predefined properties, with the shape and unit of each.
  ///
  /// A property with any other name is a single fraction, like `alpha`.
  public static let known: [(name: String, shape: PropertyShape, unit: PathValue.Unit)] = [
    ("frame", .rect, .points), ("center", .pair, .points), ("alpha", .number, .fraction),
    ("radius", .number, .points), ("x", .number, .points), ("y", .number, .points),
    ("width", .number, .points), ("height", .number, .points),
    ("rotation", .number, .degrees), ("scale", .number, .fraction),
    ("color", .color, .fraction),
  ]

  /// Creates a property from its name and the numbers of its initial value.
  ///
  /// - Throws: `OutOfRange` if the property doesn't have that many numbers.
  public init(_ name: String, numbers: [Double]) throws(OutOfRange) {
    let known = PropertySetting.known.first { $0.name == name }
    shape = known?.shape ?? .number
    unit = known?.unit ?? .fraction
    self.name = name
    guard numbers.count == shape.count else {
      throw OutOfRange(
        name, Double(numbers.count), allowed: "\(shape.count) number\(shape.count == 1 ? "" : "s")")
    }
    var lanes = SIMD4<Double>.zero
    for (index, number) in numbers.enumerated() { lanes[index] = number }
    self.lanes = lanes
  }
}
