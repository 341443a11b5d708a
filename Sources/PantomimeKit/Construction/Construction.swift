/// Something a user adds to a running scene without writing one: views, animators, animations.
public enum Construction: Sendable, Equatable {
  /// A view with these properties, inside another if one is named.
  case view(name: String, [PropertySetting], in: String? = nil)
  /// A view that scrolls what is in it; the frame is its size, too.
  case scrollView(name: String, [PropertySetting], ScrollSettings, in: String? = nil)
  /// An animator.
  case animator(name: String, Animator)
  /// Changes of model values: at once, or by a block of an animator (A140, A141).
  case change([PropertyChange], by: Mover?)
  /// A completion of an animator, the principal one if none is named (A40).
  case completion(animator: String?)
  /// An animator that is started already, with its block (A9, A164).
  case running(name: String, RunningAnimator, [PropertyChange])
  /// A `UIView.animate`, which nothing can hold (S13).
  case viewAnimation(RunningAnimator, [PropertyChange])
  /// A recognizer.
  case gesture(GestureConstruction)
  /// A layer animation, a group of them, or the end of one.
  case layer(LayerConstruction)
  /// A number of a view that follows something else.
  case follow(Follow)
  /// Something that the scene joins: a recognizer to what it drives, say.
  case connection(Connection)

  /// The animator that is to make a change, and how long the block waits before it moves.
  public struct Mover: Sendable, Equatable {
    /// The animator's name; `nil` for the principal one.
    public let animator: String?
    /// The share of the duration, or of what is left of it, to wait (A147, A148).
    public let delayFactor: Double

    /// Names an animator.
    public init(animator: String?, delayFactor: Double) {
      self.animator = animator
      self.delayFactor = delayFactor
    }
  }

  /// What `runningPropertyAnimator` takes (A164), and `UIView.animate` as well.
  public struct RunningAnimator: Sendable, Equatable {
    /// How long it runs, in seconds.
    public let duration: Double
    /// How long it waits first, in seconds.
    public let delay: Double
    /// Its timing.
    public let timing: Timing
    /// Whether the animated views take touches meanwhile.
    public let allowsUserInteraction: Bool

    /// Describes one.
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
  /// Whether it is about an animator that it does not name.
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

/// A recognizer that a user adds without writing a scene, and how it stands to others.
public struct GestureConstruction: Sendable, Equatable {
  /// What it looks for.
  public let gesture: Gesture
  /// The view it is added to.
  public let view: String
  /// The rule about axes of a pan; `nil` for none.
  public let axis: AxisRule?
  /// The recognizers that have to fail first (G70).
  public let requires: [String]
  /// The recognizers it may recognize together with (G66).
  public let together: [String]

  /// Describes one.
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

/// What a user does about layer animations without writing a scene.
public enum LayerConstruction: Sendable, Equatable {
  /// Attaches an animation to a property, or puts it into a group that was added at this instant.
  ///
  /// The numbers of keyframes are divided into values as the property has them.
  case animation(LayerAnimation, path: String, key: String?, group: String?)
  /// Attaches a group to a view.
  case group(LayerAnimationGroup, view: String, key: String)
  /// Takes the animation under a key off a view; off all views, and whatever its key, where they are
  /// not named.
  case removal(view: String?, key: String?)
}

/// A new value for a property, or for a component of one.
public struct PropertyChange: Sendable, Equatable {
  /// The path: `VIEW.PROPERTY` or `VIEW.PROPERTY.COMPONENT`.
  public let path: String
  /// The numbers: one for a number or a component, two for a pair, four for a frame.
  public let numbers: [Double]
  /// Whether the numbers are added to the value instead of replacing it.
  public let isRelative: Bool

  /// Describes a change.
  public init(path: String, numbers: [Double], isRelative: Bool = false) {
    self.path = path
    self.numbers = numbers
    self.isRelative = isRelative
  }
}

extension PropertySetting {
  /// The properties that have a name of their own, with what they hold.
  ///
  /// Any other name of one number is taken for a share, as `alpha` is.
  public static let known: [(name: String, shape: PropertyShape, unit: PathValue.Unit)] = [
    ("frame", .rect, .points), ("center", .pair, .points), ("alpha", .number, .fraction),
    ("radius", .number, .points), ("x", .number, .points), ("y", .number, .points),
    ("width", .number, .points), ("height", .number, .points),
    ("rotation", .number, .degrees), ("scale", .number, .fraction),
    ("color", .color, .fraction),
  ]

  /// A property by its name, with its first value.
  ///
  /// - Throws: `OutOfRange` if the name asks for another count of numbers.
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
