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

/// A velocity method with a name: what a recogniser is told to estimate velocities with.
///
/// No device documents its formula, so there are several to choose from (U6, G128). Every one of
/// them gives the velocity of a uniform motion, once it has the samples it asks for (G266); zero for
/// no sample and for one (G58); and a number for every history, whatever its times and places.
public struct VelocityEstimator: Sendable {
  /// The name in the language, as in `set estimator=lsq2`.
  public let name: String
  /// What it does, in one sentence.
  public let summary: String
  /// The rest after which the velocity is zero, in seconds; `nil` if rest does not count.
  ///
  /// A pan recogniser does not age its velocity (G52), a scroll view does (G55): by 40 ms in most
  /// re-implementations, by 100 ms in others (G54, G116).
  public let staleAfter: Double?
  private let estimate: @Sendable (ArraySlice<PointSample>, Instant) -> Vector

  /// Names a method.
  public init(
    _ name: String, staleAfter: Double? = nil, _ summary: String, _ method: some VelocityMethod
  ) {
    self.name = name
    self.summary = summary
    self.staleAfter = staleAfter
    estimate = { samples, now in method.velocity(of: samples, at: now) }
  }

  private init(_ other: VelocityEstimator, staleAfter: Double?) {
    name = other.name
    summary = other.summary
    self.staleAfter = staleAfter
    estimate = other.estimate
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
    return estimate(usable, now)
  }

  /// The same estimator with another limit of rest in seconds, or none.
  public func with(staleAfter: Double?) -> VelocityEstimator {
    VelocityEstimator(self, staleAfter: staleAfter)
  }

  /// Every built-in estimator, the default of pans first.
  public static let all: [VelocityEstimator] = [
    .twoSegment, .lastSegment, .lastSegmentToLift, .smoothed, .scrollView, .scrollViewMac,
    .linear, .quadratic, .cubic, .regression, .androidLinear, .androidQuadratic, .androidCubic,
    .composeIOS, .gestureHandlerWeb, .impulse, .windows,
  ]

  /// The built-in estimator of that name; `nil` if there is none.
  public static func named(_ name: String) -> VelocityEstimator? {
    all.first { $0.name == name }
  }
}

extension VelocityEstimator: Hashable {
  /// Whether two estimators have the same name and the same limit of rest; a name stands for one
  /// method.
  public static func == (one: VelocityEstimator, other: VelocityEstimator) -> Bool {
    one.name == other.name && one.staleAfter == other.staleAfter
  }

  /// Feeds the name and the limit of rest to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(staleAfter)
  }
}
