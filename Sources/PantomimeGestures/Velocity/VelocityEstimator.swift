/// A way to make a velocity of the places a finger was at.
///
/// The built-in ones are listed in `VelocityEstimator.all`; a type of your own becomes an estimator
/// through `VelocityEstimator.init(_:staleAfter:_:_:)`.
public protocol VelocityMethod: Sendable {
  /// The velocity at an instant, in points per second.
  ///
  /// `samples` are in order, none is after `now`, two of them may have the same instant, and no
  /// coordinate is beyond 1e100 points. With too few of them the answer is zero (G58). They are part
  /// of a longer history, so that their indices begin with `startIndex` rather than 0: mostly one
  /// looks back from the last.
  func velocity(of samples: ArraySlice<PointSample>, at now: Instant) -> Vector
}

/// A velocity method with a name: what a recognizer is told to estimate velocities with.
///
/// No device documents its formula, so there are several to choose from (GU6, G128). Every one of
/// them gives the velocity of a uniform motion, once it has the samples it asks for (G266); zero for
/// no sample and for one (G58); and a number for every history, whatever its times and places.
public struct VelocityEstimator: Named {
  /// What it is called, and what may be set of it.
  public private(set) var head: RuleHead
  /// The rest after which the velocity is zero, in seconds; `nil` if rest does not count.
  ///
  /// A pan recognizer does not age its velocity (G52), a scroll view does (G55): by 40 ms in most
  /// re-implementations, by 100 ms in others (G54, G116).
  public private(set) var staleAfter: Double?
  private var estimate: Estimate
  private let make: @Sendable (RuleValues) -> Estimate

  private typealias Estimate = @Sendable (ArraySlice<PointSample>, Instant) -> Vector

  /// Names a method.
  public init(
    _ name: String, staleAfter: Double? = nil, _ summary: String, _ method: some VelocityMethod
  ) {
    self.init(name, staleAfter: staleAfter, summary, parameters: []) { _ in method }
  }

  /// Names a method that is made of the values of its parameters.
  public init<Method: VelocityMethod>(
    _ name: String, staleAfter: Double? = nil, _ summary: String, parameters: [RuleParameter],
    make: @escaping @Sendable (RuleValues) -> Method
  ) {
    head = RuleHead(name, summary, parameters: parameters)
    self.staleAfter = staleAfter
    self.make = { values in
      let method = make(values)
      return { samples, now in method.velocity(of: samples, at: now) }
    }
    estimate = self.make(head.values)
  }

  /// Sets a parameter, and makes the estimator anew of the values.
  ///
  /// - Throws: `RuleProblem` for a name that is not declared or a value outside the range.
  public mutating func set(_ parameter: String, to value: Double) throws(RuleProblem) {
    try head.set(parameter, to: value)
    estimate = make(head.values)
  }

  /// The velocity in points per second that a history makes at an instant, its last if none is given.
  ///
  /// Samples after that instant, samples earlier than the one before them, and places that are no
  /// numbers or lie beyond 1e100 points do not count. Zero if the finger has rested for more than
  /// `staleAfter`.
  public func velocity(of samples: [PointSample], at now: Instant? = nil) -> Vector {
    answer(samples.usable(at: now ?? .latest), at: now)
  }

  /// The same for samples that are known to be in order and in reach.
  func velocity(ofUsable samples: ArraySlice<PointSample>, at now: Instant?) -> Vector {
    answer(now.map { samples.until($0) } ?? samples, at: now)
  }

  private func answer(_ usable: ArraySlice<PointSample>, at now: Instant?) -> Vector {
    guard let last = usable.last else { return .zero }
    let now = now ?? last.time
    if let staleAfter, now.seconds(since: last.time) > staleAfter { return .zero }
    let velocity = estimate(usable, now)
    // Whatever method somebody has: what is no number is no velocity.
    return velocity.dx.isFinite && velocity.dy.isFinite ? velocity : .zero
  }

  /// The same estimator with another limit of rest in seconds, or none.
  public func with(staleAfter: Double?) -> VelocityEstimator {
    var other = self
    other.staleAfter = staleAfter
    return other
  }

  /// Every built-in estimator, the default of pans first.
  ///
  /// A new one is a file here with a `VelocityMethod` and its `static let` in an extension of
  /// `VelocityEstimator`, and a line in this list.
  public static let all: [VelocityEstimator] = [
    .twoSegment, .lastSegment, .lastSegmentToLift, .smoothed, .scrollView, .scrollViewMac,
    .linear, .quadratic, .cubic, .regression, .androidLinear, .androidQuadratic, .androidCubic,
    .composeIOS, .gestureHandlerWeb, .impulse, .windows,
  ]
}

extension VelocityEstimator: Hashable {
  /// Whether both are copies of one, with the same values and the same limit of rest.
  public static func == (one: VelocityEstimator, other: VelocityEstimator) -> Bool {
    one.head == other.head && one.staleAfter == other.staleAfter
  }

  /// Feeds the name, the values and the limit of rest to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(head)
    hasher.combine(staleAfter)
  }
}
