/// The polynomial that best fits a series of samples; its slope at the last sample is the velocity.
///
/// The fit computes polynomials that are orthogonal over the times of the samples, each from the
/// two previous ones, and subtracts the contribution of each polynomial before it computes the
/// next. The closed form (G117) would be simpler, but its sums of powers would suffer from
/// cancellation. The values of the polynomials at a sample are recomputed each time, which is
/// cheaper than storing them.
struct PolynomialFit {
  private let samples: ArraySlice<PointSample>
  private let last: PointSample
  /// The number of seconds from the first sample to the last.
  private let span: Double
  /// Whether samples must be skipped because a later one has the same instant.
  private let mergesEqualTimes: Bool

  /// Fits at least one sample; samples must be in order.
  init(_ samples: ArraySlice<PointSample>, mergesEqualTimes: Bool) {
    self.samples = samples
    self.mergesEqualTimes = mergesEqualTimes
    let last = samples.last ?? PointSample(time: .zero, place: Point2D())
    self.last = last
    span = samples.first.map { -$0.time.seconds(since: last.time) } ?? 0
  }

  /// An orthogonal polynomial and its contribution to the movement.
  private struct Term {
    /// The coefficients for the next polynomial.
    var mean = 0.0
    var link = 0.0
    /// The horizontal and vertical contributions to the movement.
    var share = Vector.zero
  }

  /// A sample relative to the polynomials so far.
  private struct Residual {
    /// The time, scaled to −1 … 0 so that powers neither vanish nor grow.
    var place: Double
    /// The values of the current polynomial and of the previous one.
    var value = 1.0
    var before = 0.0
    /// The part of the movement that the polynomials so far don't account for.
    var rest: Vector

    @inline(__always)
    mutating func subtract(_ term: Term) {
      rest.dx -= term.share.dx * value
      rest.dy -= term.share.dy * value
      let next = (place - term.mean) * value - term.link * before
      (before, value) = (value, next)
    }
  }

  /// The sums over all samples for the current polynomial.
  private struct Sums {
    var norm = 0.0
    var weighted = 0.0
    var across = 0.0
    var down = 0.0
  }

  /// Returns the slope at the last sample, in points per second; there must be more distinct times
  /// than the degree, which is at most 3.
  func slope(degree: Int) -> Vector {
    guard span > 0 else { return .zero }
    var terms = (Term(), Term(), Term())
    var slope = Vector.zero
    var atZero = (value: 1.0, slope: 0.0)
    var before = (value: 0.0, slope: 0.0)
    var previousNorm = 1.0
    for power in 0...degree {
      let sums = sums(power, terms)
      let norm = sums.norm
      let share = Vector(dx: sums.across / norm, dy: sums.down / norm)
      slope.dx += share.dx * atZero.slope
      slope.dy += share.dy * atZero.slope
      guard power < degree else { break }
      let mean = sums.weighted / norm
      let link = power == 0 ? 0 : norm / previousNorm
      let term = Term(mean: mean, link: link, share: share)
      switch power {
      case 0: terms.0 = term
      case 1: terms.1 = term
      default: terms.2 = term
      }
      previousNorm = norm
      let following = (
        value: -mean * atZero.value - link * before.value,
        slope: atZero.value - mean * atZero.slope - link * before.slope
      )
      (before, atZero) = (atZero, following)
    }
    return Vector(dx: slope.dx / span, dy: slope.dy / span)
  }

  private func sums(_ power: Int, _ terms: (Term, Term, Term)) -> Sums {
    var sums = Sums()
    for index in samples.indices where !mergesEqualTimes || samples.isLastOfInstant(index) {
      let sample = samples[index]
      // Locations are relative to the newest sample, so that large coordinates don't reduce the
      // precision.
      var residual = Residual(
        place: sample.time.seconds(since: last.time) / span,
        rest: Vector(dx: sample.place.x - last.place.x, dy: sample.place.y - last.place.y))
      if power > 0 { residual.subtract(terms.0) }
      if power > 1 { residual.subtract(terms.1) }
      if power > 2 { residual.subtract(terms.2) }
      let value = residual.value
      sums.norm += value * value
      sums.weighted += residual.place * value * value
      sums.across += residual.rest.dx * value
      sums.down += residual.rest.dy * value
    }
    return sums
  }
}
