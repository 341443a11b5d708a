/// The choice between two equidistant anchors.
public enum Tie: Sendable, Hashable {
  /// The anchor on the side where the drag began, because a tie shouldn't change anything; our
  /// choice.
  case towardsStart
  /// The anchor at the larger position, as in Compose (G156).
  case later
}

// Functions that rules for anchors share.
extension LiftOff {
  /// Returns the index of the anchor nearest to a position, among all anchors or those up to an
  /// index.
  func nearest(to place: Double, tie: Tie, upTo end: Int = .max) -> Int {
    var best = 0
    var index = 0
    while index < min(last, end) {
      index += 1
      let there = (self[index] - place).magnitude
      let here = (self[best] - place).magnitude
      if here.exceeds(there) || (here.reaches(there) && (tie == .later || start > place)) {
        best = index
      }
    }
    return best
  }

  /// Returns how far a position would have to move until another anchor is the nearest one, among
  /// all anchors or those up to an index.
  func slack(of index: Int, at place: Double, upTo end: Int = .max) -> Double {
    let below = index > 0 ? slack(between: index - 1, index, at: place) : .infinity
    let above =
      index < min(last, end) ? slack(between: index, index + 1, at: place) : .infinity
    return min(below, above)
  }

  private func slack(between lower: Int, _ upper: Int, at place: Double) -> Double {
    (place - (self[lower] / 2 + self[upper] / 2)).magnitude
  }

  /// Returns the indices of the anchors below and above a position; both are the same on an anchor
  /// and past the first or last one.
  func around(_ place: Double) -> (below: Int, above: Int) {
    var below = last
    while below > 0, self[below] > place { below -= 1 }
    var above = 0
    while above < last, self[above] < place { above += 1 }
    return (below, above)
  }

  /// Returns the position halfway between the two anchors around a position, or infinity if the
  /// position isn't between two anchors.
  func border(around place: Double) -> Double {
    let (below, above) = around(place)
    return below == above ? .infinity : self[below] / 2 + self[above] / 2
  }

  /// Returns the decision for the anchor nearest to a position, among all anchors or those up to an
  /// index.
  func settle(
    near place: Double, by decider: DecidedBy, tie: Tie, upTo end: Int = .max, _ grounds: Grounds
  ) -> Decision {
    let index = nearest(to: place, tie: tie, upTo: end)
    return Decision(
      index, self, by: decider, margin: slack(of: index, at: place, upTo: end), .points, grounds)
  }
}
