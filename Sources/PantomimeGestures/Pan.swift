/// The state of a recognizer (G1).
public enum RecognizerState: String, Sendable, Hashable, CaseIterable {
  /// Nothing has been recognized yet.
  case possible
  /// The gesture has just been recognized.
  case began
  /// A recognized gesture has moved.
  case changed
  /// All fingers have lifted.
  case ended
  /// The system has canceled the touches, or the recognizer was disabled.
  case cancelled
  /// The touches turned out not to be this gesture; clients receive no message (G6).
  case failed

  /// Whether the gesture is recognized and in progress.
  package var isActive: Bool {
    switch self {
    case .began, .changed: true
    case .possible, .ended, .cancelled, .failed: false
    }
  }

  /// A Boolean value that indicates whether the gesture is over (G7).
  package var isOver: Bool {
    switch self {
    case .possible, .began, .changed: false
    case .ended, .cancelled, .failed: true
    }
  }

  /// A Boolean value that indicates whether the gesture ended without a lift-off, and therefore
  /// expresses no intent of the user (G155).
  public var isCancelled: Bool {
    switch self {
    case .possible, .began, .changed, .ended: false
    case .cancelled, .failed: true
    }
  }
}

/// The report in an action message of a pan recognizer.
public struct Pan: Sendable, Hashable {
  /// The state of the recognizer.
  public var state: RecognizerState
  /// The translation since the pan began, in points (G31).
  public var translation: Vector
  /// The velocity, in points per second (G49).
  public var velocity: Vector
  /// The location of the finger, in screen points, or `nil` if it is unknown.
  public var location: Point2D?
  /// The view on which the finger touched down, or `nil` for the view that owns the pan.
  public var view: String?

  /// Creates a report.
  package init(
    state: RecognizerState, translation: Vector = .zero, velocity: Vector = .zero,
    location: Point2D? = nil, view: String? = nil
  ) {
    self.state = state
    self.translation = translation
    self.velocity = velocity
    self.location = location
    self.view = view
  }

  /// The location of the finger before the translation, in screen points, or `nil` if the location
  /// is unknown: that of the touch-down, but for the slop.
  package var origin: Point2D? {
    location.map { Point2D(x: $0.x - translation.dx, y: $0.y - translation.dy) }
  }
}
