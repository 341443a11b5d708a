/// A piecewise linear binding of a view's number to the presentation value of another.
///
/// It isn't an animation: the bound number is computed whenever it is read, so the binding holds at
/// every instant, regardless of what moves the leader.
public struct Follow: Sendable, Hashable {
  /// The path of the bound number.
  public let path: String
  /// The path to which it is bound: a view's number, the offset of a scroll view, or an animator's
  /// progress.
  public let leader: String
  /// Values of the leader, in ascending order.
  public let from: [Double]
  /// The value of the number for each value of the leader.
  public let to: [Double]

  /// Creates a binding; leader values in descending order are reversed.
  public init(_ path: String, of leader: String, from: [Double], to: [Double]) {
    self.path = path
    self.leader = leader
    let isTurned = from.count > 1 && from[0] > from[from.count - 1]
    self.from = isTurned ? from.reversed() : from
    self.to = isTurned ? to.reversed() : to
  }

  /// Whether there are at least two leader values, in ascending order, and as many values as leader
  /// values.
  var isLine: Bool {
    from.count == to.count && from.count > 1 && (from + to).allSatisfy { $0.isFinite }
      && zip(from, from.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Returns the number for a value of the leader, clamped at the ends.
  func value(at place: Double) -> Double {
    guard place > from[0] else { return to[0] }
    guard let upper = from.firstIndex(where: { place <= $0 }) else { return to[to.count - 1] }
    // At a given leader value, returns exactly the given number, without rounding.
    if place == from[upper] { return to[upper] }
    let (low, high) = (from[upper - 1], from[upper])
    return to[upper - 1] + (to[upper] - to[upper - 1]) * ((place - low) / (high - low))
  }
}

/// A binding whose paths are resolved.
struct FollowLink: Sendable {
  /// The lane of the bound number.
  let lane: Int
  let leader: Leader
  let follow: Follow

  /// The source of a binding.
  enum Leader: Sendable, Hashable {
    case slot(Int, lane: Int)
    case scroll(Int, ScrollAxis)
    case progress(Int)
  }
}
