/// Where a recognizer stands with its gesture (G1).
public enum GestureState: String, Sendable, Hashable, CaseIterable {
  /// Nothing recognized yet.
  case possible
  /// The gesture has just been recognized.
  case began
  /// A recognized gesture moved on.
  case changed
  /// All fingers lifted.
  case ended
  /// The system took the touches away, or the recognizer was switched off.
  case cancelled
  /// The touches turned out not to be this gesture; clients get no message (G6).
  case failed

  /// Whether the gesture is recognized and goes on.
  package var isActive: Bool {
    switch self {
    case .began, .changed: true
    case .possible, .ended, .cancelled, .failed: false
    }
  }

  /// Whether nothing more follows of this gesture (G7).
  public var isOver: Bool {
    switch self {
    case .possible, .began, .changed: false
    case .ended, .cancelled, .failed: true
    }
  }

  /// Whether the gesture is over without a lift-off, so that it carries no intent (G155).
  public var isCancelled: Bool {
    switch self {
    case .possible, .began, .changed, .ended: false
    case .cancelled, .failed: true
    }
  }
}

/// What a pan recognizer reports in one action message.
public struct Pan: Sendable, Hashable {
  /// The state it is in.
  public var state: GestureState
  /// The whole movement since it began, in points (G31).
  public var translation: Vector
  /// The velocity, in points per second (G49).
  public var velocity: Vector
  /// Where the finger is, in points of the screen; `nil` where it was not said.
  public var location: Point?
  /// The view the finger came down on; `nil` for the one that owns the pan.
  public var view: String?

  /// Makes a report.
  public init(
    state: GestureState, translation: Vector = .zero, velocity: Vector = .zero,
    location: Point? = nil, view: String? = nil
  ) {
    self.state = state
    self.translation = translation
    self.velocity = velocity
    self.location = location
    self.view = view
  }
}
