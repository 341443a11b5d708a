/// The numbers that a decision rests on, and the words for them, which are put together when they are
/// read.
///
/// Most decisions are made to be compared, and nobody reads why: to keep a few numbers costs nothing,
/// where a phrase costs as much as some fifty decisions. The words are a closure that is handed the
/// numbers; one that captures nothing is free to copy and to let go.
///
/// ```swift
/// let (progress, threshold) = (0.4, 0.5)
/// let grounds = Grounds(progress, threshold) { progress, threshold, _, _ in
///   "\(share: progress) is " + (progress > threshold ? "" : "not ") + "more than \(share: threshold)"
/// }
/// ```
public struct Grounds: Sendable {
  /// Words for up to four numbers; those not given are 0.
  public typealias Words = @Sendable (Double, Double, Double, Double) -> Reason

  private let numbers: SIMD4<Double>
  private let words: Words
  private var beginning = Beginning.none
  /// The ends of the gap that it was decided within, in points; no numbers without one.
  private var gap = SIMD2<Double>(.nan, .nan)

  /// What comes before the words, where one rule asks another.
  enum Beginning: UInt8, Sendable {
    case none, atRest, tooSlow, relativelyTooSlow, otherWay, tooShort

    /// The words, with the velocity that was compared.
    fileprivate func reason(_ velocity: Double) -> Reason {
      switch self {
      case .none: .unsaid
      case .atRest: "the release velocity is zero, and "
      case .tooSlow: Reason.known("\(speed: velocity) is ") + "too slow for a flick, and "
      case .relativelyTooSlow:
        Reason.known("\(velocity.magnitude.shown) distances per second is ")
          + "too slow for a flick, and "
      case .otherWay: "a flick in this direction does not count, and "
      case .tooShort: "the drag is too short for a flick, and "
      }
    }
  }

  /// Words about some numbers.
  public init(
    _ first: Double = 0, _ second: Double = 0, _ third: Double = 0, _ fourth: Double = 0,
    words: @escaping Words
  ) {
    numbers = SIMD4(first, second, third, fourth)
    self.words = words
  }

  /// A reason that is there already.
  public init(_ reason: Reason) { self.init { _, _, _, _ in reason } }

  /// The same after some other words.
  func after(_ beginning: Beginning) -> Grounds {
    var grounds = self
    grounds.beginning = beginning
    return grounds
  }

  /// The same, told of the gap between two anchors.
  func between(_ start: Double, _ end: Double) -> Grounds {
    var grounds = self
    grounds.gap = SIMD2(start, end)
    return grounds
  }

  /// The words, as a phrase.
  public var reason: Reason {
    let told = beginning.reason(numbers.w) + words(numbers.x, numbers.y, numbers.z, numbers.w)
    if gap.x.isNaN { return told }
    return "between \(gap.x.shown) and \(gap.y.shown) pt: \(gap.y < gap.x ? told.turned : told)"
  }
}
