/// A method of estimating a velocity from the locations of a finger.
///
/// The built-in ones are listed in `VelocityEstimator.all`; a custom type becomes an estimator
/// through `VelocityEstimator.init(_:staleAfter:_:_:)`.
public protocol VelocityMethod: Sendable {
  /// Returns the velocity at an instant, in points per second.
  ///
  /// `samples` are in order, none is after `now`, two of them may have the same instant, and no
  /// coordinate is beyond 1e100 points. With too few of them the result is zero (G58). They are
  /// part of a longer history, so that their indices begin with `startIndex` rather than 0: a
  /// method usually looks back from the last.
  func velocity(of samples: ArraySlice<PointSample>, at now: Instant) -> Vector
}

/// A velocity method with a name, which recognizers use to estimate velocities.
///
/// No device documents its formula, so there are several to choose from (GU6, G128). Every one of
/// them gives the velocity of a uniform motion, once it has enough samples (G266); zero for no
/// sample and for one (G58); and a finite number for every history, regardless of its times and
/// locations.
public struct VelocityEstimator: Named {
  // One reference: pans store their estimator twice, and are copied with their stage.
  private var card: Card

  /// The contents of an estimator, shared by its copies.
  private final class Card: Sendable {
    let head: RuleDescriptor
    let staleAfter: Double?
    let method: Method
    let make: @Sendable (RuleValues) -> Method

    init(
      _ head: RuleDescriptor, staleAfter: Double?, _ method: Method,
      make: @escaping @Sendable (RuleValues) -> Method
    ) {
      self.head = head
      self.staleAfter = staleAfter
      self.method = method
      self.make = make
    }
  }

  /// The method: the built-in ones are called directly, custom ones through a closure.
  enum Method: Sendable {
    case twoSegment
    case lastSegment(LastSegment)
    case smoothed(Smoothed)
    case weightedSegments(WeightedSegments)
    case leastSquares(LeastSquares)
    case impulse(Impulse)
    case fingerAverage(FingerAverage)
    case own(@Sendable (ArraySlice<PointSample>, Instant) -> Vector)
  }

  /// Creates an estimator from a method.
  public init(
    _ name: String, staleAfter: Double? = nil, _ summary: String, _ method: some VelocityMethod
  ) {
    self.init(name, staleAfter: staleAfter, summary, parameters: []) { _ in method }
  }

  /// Creates an estimator from a function that makes a method from the values of its parameters.
  public init<Own: VelocityMethod>(
    _ name: String, staleAfter: Double? = nil, _ summary: String, parameters: [RuleParameter],
    make: @escaping @Sendable (RuleValues) -> Own
  ) {
    let head = RuleDescriptor(name, summary, parameters: parameters)
    let makeMethod: @Sendable (RuleValues) -> Method = { values in
      let method = make(values)
      return .own { samples, now in method.velocity(of: samples, at: now) }
    }
    card = Card(head, staleAfter: staleAfter, makeMethod(head.values), make: makeMethod)
  }

  /// Creates a built-in estimator, which has no parameters.
  init(_ name: String, staleAfter: Double? = nil, _ summary: String, _ method: Method) {
    card = Card(
      RuleDescriptor(name, summary), staleAfter: staleAfter, method, make: { _ in method })
  }

  /// The name, the summary and the parameters.
  public var head: RuleDescriptor { card.head }

  /// The rest after which the velocity is zero, in seconds, or `nil` if rest does not count.
  ///
  /// A pan recognizer does not age its velocity (G52), a scroll view does (G55): by 40 ms in most
  /// re-implementations, by 100 ms in others (G54, G116).
  public var staleAfter: Double? { card.staleAfter }

  /// Sets a parameter, and recreates the method from the values.
  ///
  /// - Throws: `RuleProblem` for a name that is not declared or a value outside the range.
  public mutating func set(_ parameter: String, to value: Double) throws(RuleProblem) {
    var head = card.head
    try head.set(parameter, to: value)
    card = Card(head, staleAfter: card.staleAfter, card.make(head.values), make: card.make)
  }

  /// Returns the velocity in points per second of a history at an instant, its last if none is
  /// given.
  ///
  /// Samples after that instant, samples earlier than the one before them, and locations that are
  /// NaN or lie beyond 1e100 points do not count. Zero if the finger has rested for more than
  /// `staleAfter`.
  public func velocity(of samples: [PointSample], at now: Instant? = nil) -> Vector {
    answer(samples.usable(at: now ?? .latest), at: now)
  }

  /// Returns the velocity of samples that are known to be in order and in range.
  func velocity(ofUsable samples: ArraySlice<PointSample>, at now: Instant?) -> Vector {
    guard let now, let last = samples.last, last.time > now else { return answer(samples, at: now) }
    return answer(samples.until(now), at: now)
  }

  private func answer(_ usable: ArraySlice<PointSample>, at now: Instant?) -> Vector {
    guard let last = usable.last else { return .zero }
    let now = now ?? last.time
    if let staleAfter = card.staleAfter, now.seconds(since: last.time) > staleAfter {
      return .zero
    }
    let velocity = estimate(usable, now)
    // Whatever a custom method returns: a value that is not finite is not a velocity.
    return velocity.dx.isFinite && velocity.dy.isFinite ? velocity : .zero
  }

  private func estimate(_ samples: ArraySlice<PointSample>, _ now: Instant) -> Vector {
    switch card.method {
    case .twoSegment: TwoSegment().velocity(of: samples, at: now)
    case .lastSegment(let method): method.velocity(of: samples, at: now)
    case .smoothed(let method): method.velocity(of: samples, at: now)
    case .weightedSegments(let method): method.velocity(of: samples, at: now)
    case .leastSquares(let method): method.velocity(of: samples, at: now)
    case .impulse(let method): method.velocity(of: samples, at: now)
    case .fingerAverage(let method): method.velocity(of: samples, at: now)
    case .own(let velocity): velocity(samples, now)
    }
  }

  /// Returns the same estimator with another limit of rest in seconds, or none.
  public func with(staleAfter: Double?) -> VelocityEstimator {
    var other = self
    other.card = Card(card.head, staleAfter: staleAfter, card.method, make: card.make)
    return other
  }

  /// Every built-in estimator, the default of pans first.
  ///
  /// A new one is a file here with a `VelocityMethod` and its `static let` in an extension of
  /// `VelocityEstimator`, a case of `Method`, and a line in this list.
  public static let all: [VelocityEstimator] = [
    .twoSegment, .lastSegment, .lastSegmentToLift, .smoothed, .scrollView, .scrollViewMac,
    .linear, .quadratic, .cubic, .regression, .androidLinear, .androidQuadratic, .androidCubic,
    .composeIOS, .gestureHandlerWeb, .impulse, .windows,
  ]
}

extension VelocityEstimator: Hashable {
  /// Returns a Boolean value that indicates whether both are copies of one, with the same values
  /// and the same limit of rest.
  public static func == (one: VelocityEstimator, other: VelocityEstimator) -> Bool {
    one.card === other.card
      || (one.card.head == other.card.head && one.card.staleAfter == other.card.staleAfter)
  }

  /// Feeds the name, the values and the limit of rest to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(head)
    hasher.combine(staleAfter)
  }
}
