/// A pan recognizer driven by what it is said to report, rather than by touches.
///
/// It keeps the order of the states legal (G3, G4), remembers the components that a report leaves
/// out, and works out the velocity where none is given.
public struct ReportedPan: Sendable, Equatable {
  private var state: State = .idle(last: .possible)
  private var tracker = VelocityTracker()
  private var last = Pan(state: .possible)

  private enum State: Sendable, Equatable {
    /// No pan under way; what the last one ended with.
    case idle(last: GestureState)
    /// Began or changed.
    case active(GestureState)
    /// Refused by the arbitration: the touch belongs to another recognizer until the next `began`.
    case refused
  }

  /// What makes the velocity of the translations reported, where none is given.
  public var estimator: VelocityEstimator {
    get { tracker.estimator }
    set { tracker.estimator = newValue }
  }

  /// Makes a recognizer that has seen nothing.
  public init() {}

  /// The state last reported; `possible` after a refusal.
  public var gestureState: GestureState {
    switch state {
    case .idle(let last): last
    case .active(let state): state
    case .refused: .possible
    }
  }

  /// The report made last.
  public var pan: Pan { last }

  /// The last report, with the state it is in now.
  package var shownPan: Pan {
    var shown = last
    shown.state = gestureState
    return shown
  }

  /// The places its velocity is made of, in order, as translations in points.
  public var samples: [PointSample] { tracker.samples }

  /// What its velocity is made of.
  package var history: VelocityTracker { tracker }

  /// Whether a pan is under way.
  public var isActive: Bool {
    if case .active = state { true } else { false }
  }

  /// What follows from a report.
  public enum Outcome: Sendable, Equatable {
    /// The pan is reported to the scene.
    case report(Pan)
    /// The touch belongs to another recognizer, so nothing is reported.
    case ignored
  }

  /// The report that a `began` would make, for the arbitration to judge.
  public func opening(_ input: PanInput) -> Pan {
    Pan(
      state: .began, translation: input.translation(after: .zero),
      velocity: input.velocity ?? .zero, location: input.location,
      view: input.view)
  }

  /// Takes the word of the input for it that the pan has begun (G3.1).
  ///
  /// - Throws: `underWay` if one is.
  public mutating func begin(_ input: PanInput, at now: Instant) throws(PanProblem) -> Pan {
    if isActive { throw .underWay }
    last = opening(input)
    tracker.restart()
    tracker.add(last.translation, at: now)
    state = .active(.began)
    return last
  }

  /// Notes that the arbitration refused the pan: it fails without a message (G3.2, G64).
  public mutating func refuse() {
    state = .refused
    last = Pan(state: .possible)
  }

  /// Takes a report other than `began` (G3.3 – G3.8).
  ///
  /// - Throws: `notBegun` if no pan is under way.
  public mutating func report(_ input: PanInput, at now: Instant) throws(PanProblem) -> Outcome {
    switch state {
    case .idle:
      throw .notBegun(input.state)
    case .refused:
      if input.state != .changed { state = .idle(last: .possible) }
      return .ignored
    case .active:
      let translation = input.translation(after: last.translation)
      // A lift where the finger was says nothing of its movement.
      if translation != last.translation || input.state == .changed {
        tracker.add(translation, at: now)
      }
      last = Pan(
        state: input.state, translation: translation,
        velocity: input.velocity ?? tracker.velocity(at: now),
        location: input.location ?? last.location,
        view: last.view)
      switch input.state {
      case .possible, .began, .changed: state = .active(.changed)
      case .ended, .cancelled, .failed: state = .idle(last: input.state)
      }
      return .report(last)
    }
  }
}

/// What a pan recognizer is said to report; parts left out are filled in.
public struct PanInput: Sendable, Hashable {
  /// One component of the translation.
  public enum Component: Sendable, Hashable {
    /// As it was at the last report, 0 at the beginning.
    case kept
    /// Movement since the pan began, in points.
    case absolute(Double)
    /// Movement since the last report, in points.
    case relative(Double)

    func value(after last: Double) -> Double {
      switch self {
      case .kept: last
      case .absolute(let value): value
      case .relative(let step): last + step
      }
    }
  }

  /// The state reported: `began`, `changed`, `ended` or `cancelled`.
  public var state: GestureState
  /// The horizontal translation.
  public var dx: Component
  /// The vertical translation.
  public var dy: Component
  /// The velocity in points per second; `nil` for what the estimator makes of the translations.
  public var velocity: Vector?
  /// Where the finger is.
  public var location: Point?
  /// The view the finger came down on; said at `began`.
  public var view: String?

  /// Describes a report.
  public init(
    _ state: GestureState, dx: Component = .kept, dy: Component = .kept,
    velocity: Vector? = nil, location: Point? = nil, view: String? = nil
  ) {
    self.state = state
    self.dx = dx
    self.dy = dy
    self.velocity = velocity
    self.location = location
    self.view = view
  }

  package func translation(after last: Vector) -> Vector {
    Vector(dx: dx.value(after: last.dx), dy: dy.value(after: last.dy))
  }
}
