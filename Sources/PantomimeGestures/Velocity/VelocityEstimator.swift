/// A method of estimating a velocity from the locations of a finger.
///
/// `VelocityEstimator.all` lists the built-in estimators; create an estimator from a custom method
/// with `VelocityEstimator.init(_:staleAfter:_:_:)`.
public protocol VelocityMethod: Sendable {
  /// Returns the velocity at an instant, in points per second.
  ///
  /// The samples are in chronological order, although two of them may have the same instant. None
  /// is after `now`, and no coordinate exceeds 1e100 points. If there are too few samples, return
  /// zero (G58). The samples are a slice of a longer history, so their indices begin with
  /// `startIndex` rather than 0; a method usually looks back from the last one.
  func velocity(of samples: ArraySlice<PointSample>, at now: Instant) -> Vector
}

/// A velocity method with a name, which recognizers use to estimate velocities.
///
/// No platform documents its formula, so there are several estimators to choose from (GU6, G128).
/// Every estimator returns the velocity of a uniform motion if it has enough samples (G266), zero
/// for no sample or a single one (G58), and a finite number for every history, regardless of its
/// times and locations.
public struct VelocityEstimator: Named {
  // An estimator is a single reference, because pans store their estimator twice and are copied
  // with their stage.
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

  /// The method; built-in methods are called directly, and custom methods through a closure.
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

  /// Creates an estimator from a function that creates a method from the values of its parameters.
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

  /// The name, the summary, and the parameters.
  public var head: RuleDescriptor { card.head }

  /// The length of rest after which the velocity is zero, in seconds, or `nil` if rest doesn't
  /// count.
  ///
  /// The velocity of a pan recognizer doesn't expire (G52), but that of a scroll view does (G55):
  /// after a rest of 40 ms in most reimplementations, and of 100 ms in others (G54, G116).
  package var staleAfter: Double? { card.staleAfter }

  /// Sets a parameter, and recreates the method from its values.
  ///
  /// - Throws: `OptionError` if the name isn't declared or the value is outside the range.
  public mutating func set(_ parameter: String, to value: Double) throws(OptionError) {
    var head = card.head
    try head.set(parameter, to: value)
    card = Card(head, staleAfter: card.staleAfter, card.make(head.values), make: card.make)
  }

  /// Returns the velocity, in points per second, of a history of samples at an instant, which by
  /// default is that of the last sample.
  ///
  /// Samples after that instant, samples earlier than the previous one, and locations that are NaN
  /// or exceed 1e100 points don't count. Returns zero if the finger has rested for more than
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
    // A custom method may return a value that isn't finite, and therefore isn't a velocity.
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

  /// Returns the same estimator with another value of `staleAfter`, in seconds, or `nil` for no
  /// limit.
  package func with(staleAfter: Double?) -> VelocityEstimator {
    var other = self
    other.card = Card(card.head, staleAfter: staleAfter, card.method, make: card.make)
    return other
  }

  // To add an estimator, add a file with a `VelocityMethod` and its `static let` in an extension of
  // `VelocityEstimator`, a case of `Method`, and a line in this list.

  /// Every built-in estimator, with the default for pans first.
  public static let all: [VelocityEstimator] = [
    .twoSegment, .lastSegment, .lastSegmentToLift, .smoothed, .scrollView, .scrollViewMac,
    .linear, .quadratic, .cubic, .regression, .androidLinear, .androidQuadratic, .androidCubic,
    .composeIOS, .gestureHandlerWeb, .impulse, .windows,
  ]
}

extension VelocityEstimator: Hashable {
  /// Returns a Boolean value that indicates whether two estimators are copies of the same one, with
  /// the same values and the same `staleAfter`.
  public static func == (one: VelocityEstimator, other: VelocityEstimator) -> Bool {
    one.card === other.card
      || (one.card.head == other.card.head && one.card.staleAfter == other.card.staleAfter)
  }

  /// Feeds the name, the values, and `staleAfter` to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(head)
    hasher.combine(staleAfter)
  }
}
