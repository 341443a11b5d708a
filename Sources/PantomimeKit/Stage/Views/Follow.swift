/// A piecewise linear binding of a numeric property of a view to another value, such as a property
/// of another view.
///
/// A binding isn't an animation: the bound number is computed whenever it is read, so the binding
/// holds at every instant, regardless of what moves the leader, to which the number is bound.
public struct Follow: Sendable, Hashable {
  /// The path of the bound number.
  package let path: String
  /// The path of the leader: a numeric property of a view, the offset of a scroll view, an animator's
  /// progress, a component of the location or translation of a pan or long press, or its distance.
  package let leader: String
  /// The values of the leader at which the number is specified, in ascending order, or none if the
  /// number equals the leader.
  package let from: [Double]
  /// The number for each of these values of the leader.
  package let to: [Double]

  /// Creates a binding; if the values of the leader are in descending order, both lists are
  /// reversed.
  ///
  /// Without values the number equals the leader.
  package init(_ path: String, of leader: String, from: [Double] = [], to: [Double] = []) {
    self.path = path
    self.leader = leader
    let isTurned = from.count > 1 && from[0] > from[from.count - 1]
    self.from = isTurned ? from.reversed() : from
    self.to = isTurned ? to.reversed() : to
  }

  /// Whether there are at least two values of the leader, in ascending order, and one number for
  /// each of them, or no values at all.
  var isLine: Bool {
    if from.isEmpty, to.isEmpty { return true }
    return from.count == to.count && from.count > 1 && (from + to).allSatisfy { $0.isFinite }
      && zip(from, from.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Returns the number for a value of the leader; past the first and the last of the specified
  /// values, the number is constant.
  func value(at place: Double) -> Double {
    guard !from.isEmpty else { return place }
    guard place > from[0] else { return to[0] }
    guard let upper = from.firstIndex(where: { place <= $0 }) else { return to[to.count - 1] }
    // At a specified value of the leader, returns the specified number exactly, without rounding.
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

  /// The value to which a number is bound.
  enum Leader: Sendable, Hashable {
    case slot(Int, lane: Int)
    case scroll(Int, ScrollAxis)
    case progress(Int)
    /// The movement or the place of the finger of the pan with an index, along an axis.
    case finger(Int, FingerQuantity, ScrollAxis)
  }

  /// A quantity of a finger that a number can follow.
  enum FingerQuantity: String, CaseIterable {
    /// The location on the screen.
    case location
    /// The translation since the gesture began.
    case translation
    /// The length of the translation, along no axis.
    case distance
  }
}
