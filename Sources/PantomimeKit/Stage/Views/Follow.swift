/// A number of a view that depends on what is shown of something else, piecewise linearly.
///
/// It is no animation: what follows is worked out whenever it is read, so that it holds at every
/// instant, whatever moves the leader.
public struct Follow: Sendable, Equatable {
  /// The path of the number that follows.
  public let path: String
  /// The path it depends on: a number of a view, the offset of a scroll view, or an animator's progress.
  public let leader: String
  /// Places of the leader, from the least to the greatest.
  public let from: [Double]
  /// The value that belongs to each of them.
  public let to: [Double]

  /// Describes a dependence; places from the greatest to the least are turned round.
  public init(_ path: String, of leader: String, from: [Double], to: [Double]) {
    self.path = path
    self.leader = leader
    let isTurned = from.count > 1 && from[0] > from[from.count - 1]
    self.from = isTurned ? from.reversed() : from
    self.to = isTurned ? to.reversed() : to
  }

  /// Whether there are as many values as places, two at least, and the places are in order.
  var isLine: Bool {
    from.count == to.count && from.count > 1 && (from + to).allSatisfy { $0.isFinite }
      && zip(from, from.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// The value that belongs to a place, held beyond the ends.
  func value(at place: Double) -> Double {
    guard place > from[0] else { return to[0] }
    guard let upper = from.firstIndex(where: { place <= $0 }) else { return to[to.count - 1] }
    // At a place exactly the value that was said, without rounding.
    if place == from[upper] { return to[upper] }
    let (low, high) = (from[upper - 1], from[upper])
    return to[upper - 1] + (to[upper] - to[upper - 1]) * ((place - low) / (high - low))
  }
}

/// A dependence whose paths have been found.
struct FollowLink: Sendable {
  /// The lane of the property that follows.
  let lane: Int
  let leader: Leader
  let follow: Follow

  /// What is followed.
  enum Leader: Sendable, Equatable {
    case slot(Int, lane: Int)
    case scroll(Int, ScrollAxis)
    case progress(Int)
  }
}
