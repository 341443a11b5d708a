/// A pan recognizer driven by reports rather than by touches.
///
/// The recognizer enforces a legal order of states (G3, G4), fills in the components that a report
/// omits, and estimates the velocity if none is given.
package struct ReportedPan: Sendable, Hashable {
  private var state: State = .idle(last: .possible)
  private var tracker = VelocityTracker()
  private var last = Pan(state: .possible)
  /// The location at which the pan began, if no report has included a location; otherwise `nil`.
  package private(set) var impliedStart: Point2D?
  /// Whether the last report contained the velocity.
  package private(set) var givesVelocity = false

  private enum State: Sendable, Hashable {
    /// No pan is in progress; the value is the state in which the last pan ended.
    case idle(last: RecognizerState)
    /// A pan is in progress, in the state `began` or `changed`.
    case active(RecognizerState)
    /// Arbitration refused the pan: the touch belongs to another recognizer until the next `began`.
    case refused
  }

  /// The estimator that computes the velocity from the reported translations if no velocity is
  /// given.
  package var estimator: VelocityEstimator {
    get { tracker.estimator }
    set { tracker.estimator = newValue }
  }

  /// Creates a recognizer without reports.
  public init() {}

  /// The last reported state, or `possible` after a refusal.
  package var gestureState: RecognizerState {
    switch state {
    case .idle(let last): last
    case .active(let state): state
    case .refused: .possible
    }
  }

  /// The last report.
  package var pan: Pan { last }

  /// The last report, with the current state.
  package var shownPan: Pan {
    var shown = last
    shown.state = gestureState
    return shown
  }

  /// The samples from which the velocity is estimated, in order: translations in points.
  package var samples: [PointSample] { tracker.samples }

  /// The history from which the velocity is estimated.
  package var history: VelocityTracker { tracker }

  /// A Boolean value that indicates whether a pan is in progress.
  package var isActive: Bool {
    if case .active = state { true } else { false }
  }

  /// The result of a report.
  public enum Outcome: Sendable, Hashable {
    /// The scene receives this report.
    case report(Pan)
    /// The touch belongs to another recognizer, so nothing is reported.
    case ignored
  }

  /// Returns the report that a `began` would produce, for arbitration.
  ///
  /// - Parameter place: The finger's location if the input omits it, or `nil` if it is unknown.
  package func opening(_ input: PanInput, at place: Point2D? = nil) -> Pan {
    let translation = input.translation(after: .zero)
    return Pan(
      state: .began, translation: translation, velocity: input.velocity ?? .zero,
      location: input.location
        ?? place.map { ReportedPan.start(at: $0, after: translation).moved(by: translation) },
      view: input.view)
  }

  /// Returns the location from which a finger moved to a given location.
  private static func start(at place: Point2D, after translation: Vector) -> Point2D {
    Point2D(x: place.x - translation.dx, y: place.y - translation.dy)
  }

  /// Begins the pan as the input specifies (G3.1).
  ///
  /// - Parameter place: The finger's location if the reports omit it, or `nil` if it is unknown; it
  ///   moves with the pan.
  /// - Throws: `inProgress` if a pan is in progress.
  package mutating func begin(
    _ input: PanInput, from place: Point2D? = nil, at now: Instant
  ) throws(PanError) -> Pan {
    if isActive { throw .inProgress }
    last = opening(input, at: place)
    impliedStart =
      input.location == nil
      ? place.map { ReportedPan.start(at: $0, after: last.translation) } : nil
    givesVelocity = input.velocity != nil
    tracker.restart()
    tracker.add(translation: last.translation, at: now)
    state = .active(.began)
    return last
  }

  /// Records that arbitration refused the pan, which fails without a message (G3.2, G64).
  package mutating func refuse() {
    state = .refused
    last = Pan(state: .possible)
  }

  /// Handles a report other than `began` (G3.3 – G3.8).
  ///
  /// - Throws: `notBegun` if no pan is in progress, or `notReported` for a state that no recognizer
  ///   enters after `began`.
  package mutating func report(_ input: PanInput, at now: Instant) throws(PanError) -> Outcome {
    switch state {
    case _ where input.state == .possible || input.state == .failed:
      throw .notReported(input.state)
    case .idle:
      throw .notBegun(input.state)
    case .refused:
      if input.state != .changed { state = .idle(last: .possible) }
      return .ignored
    case .active:
      let translation = input.translation(after: last.translation)
      // A lift-off at the last position isn't a sample of movement.
      if translation != last.translation || input.state == .changed {
        tracker.add(translation: translation, at: now)
      }
      if input.location != nil { impliedStart = nil }
      givesVelocity = input.velocity != nil
      last = Pan(
        state: input.state, translation: translation,
        velocity: input.velocity ?? tracker.velocity(at: now),
        location: input.location ?? impliedStart?.moved(by: translation) ?? last.location,
        view: last.view)
      switch input.state {
      case .possible, .began, .changed: state = .active(.changed)
      case .ended, .cancelled, .failed: state = .idle(last: input.state)
      }
      return .report(last)
    }
  }
}

extension Point2D {
  fileprivate func moved(by translation: Vector) -> Point2D {
    Point2D(x: x + translation.dx, y: y + translation.dy)
  }
}

/// A report of a pan recognizer, in which parts may be omitted.
package struct PanInput: Sendable, Hashable {
  /// One component of the translation.
  package enum Component: Sendable, Hashable {
    /// The value of the last report, or 0 at the beginning.
    case kept
    /// The movement since the pan began, in points.
    case absolute(Double)
    /// The movement since the last report, in points.
    case relative(Double)

    /// Returns the component after a report, from its value in the last report.
    package func value(after last: Double) -> Double {
      switch self {
      case .kept: last
      case .absolute(let value): value
      case .relative(let step): last + step
      }
    }
  }

  /// The reported state: `began`, `changed`, `ended`, or `cancelled`.
  package var state: RecognizerState
  /// The horizontal translation.
  package var dx: Component
  /// The vertical translation.
  package var dy: Component
  /// The velocity in points per second, or `nil` to estimate it from the translations.
  package var velocity: Vector?
  /// The finger's location, or `nil` if it isn't given.
  package var location: Point2D?
  /// The view on which the finger touched down, at `began`; otherwise `nil`.
  package var view: String?

  /// Creates a report.
  package init(
    _ state: RecognizerState, dx: Component = .kept, dy: Component = .kept,
    velocity: Vector? = nil, location: Point2D? = nil, view: String? = nil
  ) {
    self.state = state
    self.dx = dx
    self.dy = dy
    self.velocity = velocity
    self.location = location
    self.view = view
  }

  /// Creates a report from the components that are given; if one component of the velocity is given,
  /// the other one is 0.
  package init(
    _ state: RecognizerState, dx: Double?, dy: Double?, vx: Double?, vy: Double?,
    location: Point2D? = nil, view: String? = nil
  ) {
    self.init(
      state, dx: dx.map { .absolute($0) } ?? .kept, dy: dy.map { .absolute($0) } ?? .kept,
      velocity: vx == nil && vy == nil ? nil : Vector(dx: vx ?? 0, dy: vy ?? 0),
      location: location, view: view)
  }

  /// Whether all numbers are finite.
  package var isFinite: Bool {
    dx.value(after: 0).isFinite && dy.value(after: 0).isFinite
      && (velocity.map { $0.dx.isFinite && $0.dy.isFinite } ?? true)
      && (location.map { $0.x.isFinite && $0.y.isFinite } ?? true)
  }

  package func translation(after last: Vector) -> Vector {
    Vector(dx: dx.value(after: last.dx), dy: dy.value(after: last.dy))
  }
}

/// An error for a report of a pan that is impossible at this time.
package enum PanError: Error, Sendable, Hashable {
  /// A report without an earlier `pan began`; the value is the reported state.
  case notBegun(RecognizerState)
  /// A second `pan began` while a pan is in progress.
  case inProgress
  /// A report of `possible` or `failed`, for which a recognizer sends no message (G3).
  case notReported(RecognizerState)
}

extension PanError: CustomStringConvertible {
  /// The reason for the error, and the fix.
  package var description: String {
    switch self {
    case .notBegun(let state):
      "no pan is in progress for '\(state.rawValue)'; report `.began` first"
    case .inProgress: "a pan is already in progress; end it first, by `.ended` or `.cancelled`"
    case .notReported(let state):
      "no pan reports '\(state.rawValue)'; a pan that has begun ends by `.ended` or `.cancelled`"
    }
  }
}
