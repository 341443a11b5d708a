/// An addition to a running scene, for users who haven't written one: a view, an animator, or an
/// animation.
public enum Construction: Sendable, Hashable {
  /// A view with initial properties, inside another if one is named.
  case view(name: String, [PropertySetting], in: String? = nil)
  /// A view that scrolls its contents.
  case scrollView(name: String, [PropertySetting], ScrollSettings, in: String? = nil)
  /// An animator.
  case animator(name: String, Animator)
  /// Changes of model values: immediately, or by a block of an animator (A140, A141).
  case change([PropertyChange], by: Mover?)
  /// A completion of an animator, by default of the principal one (A40).
  case completion(animator: String?)
  /// An animator that starts immediately, with its block (A9, A164).
  case running(name: String, RunningAnimator, [PropertyChange])
  /// A `UIView.animate`, which can't be held (S13).
  case viewAnimation(RunningAnimator, [PropertyChange])
  /// A recognizer.
  case gesture(GestureConstruction)
  /// A layer animation, a group of them, or the end of one.
  case layer(LayerConstruction)
  /// A numeric property of a view that follows another.
  case follow(Follow)
  /// A connection, such as from a recognizer to the animator that it drives.
  case connection(Connection)

  /// The animator that makes a change, and the delay of its block.
  public struct Mover: Sendable, Hashable {
    /// The animator's name, or `nil` for the principal one.
    public let animator: String?
    /// The delay of the block, as a fraction of the duration or of the remaining duration (A147,
    /// A148).
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
    /// The timing.
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
  /// Whether the addition applies to an animator that it doesn't name.
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

/// A recognizer for users who haven't written a scene, and its relations to other recognizers.
public struct GestureConstruction: Sendable, Hashable {
  /// The declaration of the recognizer.
  public let gesture: Gesture
  /// The view to which the recognizer is added.
  public let view: String
  /// The axis rule of a pan, or `nil` for none.
  public let axis: AxisRule?
  /// The recognizers that have to fail first (G70).
  public let requires: [String]
  /// The recognizers that may recognize simultaneously with it (G66).
  public let together: [String]

  /// Creates a recognizer with its relations.
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

/// An operation on layer animations, for users who haven't written a scene.
public enum LayerConstruction: Sendable, Hashable {
  /// Attaches an animation to a property, or adds it to a group that was added at this instant.
  ///
  /// The shape of the property determines how keyframe numbers are grouped into values.
  case animation(LayerAnimation, path: String, key: String?, group: String?)
  /// Attaches a group to a view.
  case group(LayerAnimationGroup, view: String, key: String)
  /// Removes the animation under a key from a view; if the view or key is omitted, from all views
  /// or under all keys.
  case removal(view: String?, key: String?)
}

/// A new value for a property, or for a component of one.
public struct PropertyChange: Sendable, Hashable {
  /// The path: `VIEW.PROPERTY` or `VIEW.PROPERTY.COMPONENT`.
  public let path: String
  /// The numbers: one for a number or a component, two for a pair, four for a frame.
  public let numbers: [Double]
  /// A Boolean value that indicates whether the numbers are added to the value rather than replace
  /// it.
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

  /// Creates a property with a name and an initial value.
  ///
  /// - Throws: `OutOfRange` if the property takes a different count of numbers.
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
