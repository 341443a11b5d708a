/// The numbers on which a decision is based, and a function that composes the words for them when
/// they are read.
///
/// Most decisions are only compared, and their reason is never read. Storing a few numbers costs
/// nothing, while composing a phrase takes as long as about fifty decisions. The words are a
/// closure that receives the numbers; a closure without captures is free to copy and to release.
///
/// ```swift
/// let (progress, threshold) = (0.4, 0.5)
/// let grounds = Grounds(progress, threshold) { progress, threshold, _, _ in
///   "\(share: progress) is " + (progress > threshold ? "" : "not ") + "more than \(share: threshold)"
/// }
/// ```
package struct Grounds: Sendable {
  /// A function that returns the words for up to four numbers; unused numbers are 0.
  package typealias Words = @Sendable (Double, Double, Double, Double) -> Reason

  private let numbers: SIMD4<Double>
  private let words: Words
  private var beginning = Beginning.none
  /// The velocity with which the preceding rule compared that of the release, or 0.
  private var needed = 0.0
  /// The ends of the gap within which the decision was made, in points, or NaN if there is no gap.
  private var gap = SIMD2<Double>(.nan, .nan)

  /// The text that precedes the words if another rule has called the deciding one.
  enum Beginning: UInt8, Sendable {
    case none, atRest, tooSlow, relativelyTooSlow, otherWay, tooShort

    /// Returns the text, which mentions the velocity that was compared with the required one.
    fileprivate func reason(_ velocity: Double, _ needed: Double) -> Reason {
      switch self {
      case .none: .unsaid
      case .atRest: "the release velocity is zero, and "
      case .tooSlow:
        Reason.known("\(speed: velocity) is ") + "too slow for a flick, and \(limit: needed)"
      case .relativelyTooSlow:
        Reason.known("\(velocity.magnitude.shown) distances per second is ")
          + "too slow for a flick, and \(limit: needed)"
      case .otherWay: "the rule ignores a flick in this direction, and "
      case .tooShort: "the drag is too short for a flick, and "
      }
    }
  }

  /// Creates grounds from words and numbers.
  package init(
    _ first: Double = 0, _ second: Double = 0, _ third: Double = 0, _ fourth: Double = 0,
    words: @escaping Words
  ) {
    numbers = SIMD4(first, second, third, fourth)
    self.words = words
  }

  /// Creates grounds from an existing reason.
  package init(_ reason: Reason) { self.init { _, _, _, _ in reason } }

  /// Returns the same grounds, preceded by another text, which compares the velocity with a
  /// required one.
  func after(_ beginning: Beginning, needed: Double) -> Grounds {
    var grounds = self
    (grounds.beginning, grounds.needed) = (beginning, needed)
    return grounds
  }

  /// Returns the same grounds, for a decision made within the gap between two anchors.
  func between(_ start: Double, _ end: Double) -> Grounds {
    var grounds = self
    grounds.gap = SIMD2(start, end)
    return grounds
  }

  /// The words, as a phrase.
  package var reason: Reason {
    let reason =
      beginning.reason(numbers.w, needed) + words(numbers.x, numbers.y, numbers.z, numbers.w)
    if gap.x.isNaN { return reason }
    let turned = gap.y < gap.x ? reason.turned : reason
    return "in the gap from \(gap.x.shown) to \(gap.y.shown) pt, \(turned)"
  }
}
