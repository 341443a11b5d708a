/// A dependence of a view's number on the presentation value of another, piecewise linear.
///
/// It is not an animation: the dependent number is computed whenever it is read, so that the
/// dependence holds at every instant, regardless of what moves the leader.
public struct Follow: Sendable, Hashable {
  /// The path of the dependent number.
  public let path: String
  /// The path it depends on: a number of a view, the offset of a scroll view, or an animator's
  /// progress.
  public let leader: String
  /// Values of the leader, from the least to the greatest.
  public let from: [Double]
  /// The value of the number for each of them.
  public let to: [Double]

  /// Creates a dependence; leader values from the greatest to the least are reversed.
  public init(_ path: String, of leader: String, from: [Double], to: [Double]) {
    self.path = path
    self.leader = leader
    let isTurned = from.count > 1 && from[0] > from[from.count - 1]
    self.from = isTurned ? from.reversed() : from
    self.to = isTurned ? to.reversed() : to
  }

  /// Whether there are as many values as leader values, at least two, and the latter are in order.
  var isLine: Bool {
    from.count == to.count && from.count > 1 && (from + to).allSatisfy { $0.isFinite }
      && zip(from, from.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Returns the number for a value of the leader, clamped at the ends.
  func value(at place: Double) -> Double {
    guard place > from[0] else { return to[0] }
    guard let upper = from.firstIndex(where: { place <= $0 }) else { return to[to.count - 1] }
    // At a given leader value, exactly the given number, without rounding.
    if place == from[upper] { return to[upper] }
    let (low, high) = (from[upper - 1], from[upper])
    return to[upper - 1] + (to[upper] - to[upper - 1]) * ((place - low) / (high - low))
  }
}

/// A dependence whose paths are resolved.
struct FollowLink: Sendable {
  /// The lane of the dependent property.
  let lane: Int
  let leader: Leader
  let follow: Follow

  /// The source of a dependence.
  enum Leader: Sendable, Hashable {
    case slot(Int, lane: Int)
    case scroll(Int, ScrollAxis)
    case progress(Int)
  }
}
