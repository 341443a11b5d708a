/// An addition to a running scene by a user who has not written one: views, animators, animations.
public enum Construction: Sendable, Hashable {
  /// A view with initial properties, inside another if one is named.
  case view(name: String, [PropertySetting], in: String? = nil)
  /// A view that scrolls its contents; the frame is its size, too.
  case scrollView(name: String, [PropertySetting], ScrollSettings, in: String? = nil)
  /// An animator.
  case animator(name: String, Animator)
  /// Changes of model values: immediately, or by a block of an animator (A140, A141).
  case change([PropertyChange], by: Mover?)
  /// A completion of an animator, by default the principal one (A40).
  case completion(animator: String?)
  /// An animator that is started immediately, with its block (A9, A164).
  case running(name: String, RunningAnimator, [PropertyChange])
  /// A `UIView.animate`, which can't be held (S13).
  case viewAnimation(RunningAnimator, [PropertyChange])
  /// A recognizer.
  case gesture(GestureConstruction)
  /// A layer animation, a group of them, or the end of one.
  case layer(LayerConstruction)
  /// A number of a view that follows another.
  case follow(Follow)
  /// A connection in the scene, such as from a recognizer to the animator that it drives.
  case connection(Connection)

  /// The animator that makes a change, and the delay of the block.
  public struct Mover: Sendable, Hashable {
    /// The animator's name, or `nil` for the principal one.
    public let animator: String?
    /// The fraction of the duration, or of the remaining duration, to wait (A147, A148).
    public let delayFactor: Double

    /// Creates a mover.
    public init(animator: String?, delayFactor: Double) {
      self.animator = animator
      self.delayFactor = delayFactor
    }
  }

  /// The parameters of `runningPropertyAnimator` (A164) and of `UIView.animate`.
  public struct RunningAnimator: Sendable, Hashable {
    /// The duration, in seconds.
    public let duration: Double
    /// The delay before it, in seconds.
    public let delay: Double
    /// The timing.
    public let timing: Timing
    /// Whether the animated views take touches meanwhile.
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
  /// Whether it concerns an animator that it does not name.
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

/// A recognizer that a user adds without writing a scene, and its relations to others.
public struct GestureConstruction: Sendable, Hashable {
  /// The declaration of the recognizer.
  public let gesture: Gesture
  /// The view it is added to.
  public let view: String
  /// The axis rule of a pan, or `nil` for none.
  public let axis: AxisRule?
  /// The recognizers that have to fail first (G70).
  public let requires: [String]
  /// The recognizers it may recognize together with (G66).
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

/// An operation on layer animations by a user who has not written a scene.
public enum LayerConstruction: Sendable, Hashable {
  /// Attaches an animation to a property, or adds it to a group that was added at this instant.
  ///
  /// The numbers of keyframes are divided into values by the shape of the property.
  case animation(LayerAnimation, path: String, key: String?, group: String?)
  /// Attaches a group to a view.
  case group(LayerAnimationGroup, view: String, key: String)
  /// Removes the animation under a key from a view; from all views, or regardless of the key, if
  /// they are not given.
  case removal(view: String?, key: String?)
}

/// A new value for a property, or for a component of one.
public struct PropertyChange: Sendable, Hashable {
  /// The path: `VIEW.PROPERTY` or `VIEW.PROPERTY.COMPONENT`.
  public let path: String
  /// The numbers: one for a number or a component, two for a pair, four for a frame.
  public let numbers: [Double]
  /// A Boolean value that indicates whether the numbers are added to the value instead of replacing
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
  /// Any other name of one number is taken for a fraction, as `alpha` is.
  public static let known: [(name: String, shape: PropertyShape, unit: PathValue.Unit)] = [
    ("frame", .rect, .points), ("center", .pair, .points), ("alpha", .number, .fraction),
    ("radius", .number, .points), ("x", .number, .points), ("y", .number, .points),
    ("width", .number, .points), ("height", .number, .points),
    ("rotation", .number, .degrees), ("scale", .number, .fraction),
    ("color", .color, .fraction),
  ]

  /// Creates a property by its name, with its initial value.
  ///
  /// - Throws: `OutOfRange` if the name requires another count of numbers.
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
