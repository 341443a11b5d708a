/// Which of two anchors equally near is chosen.
public enum Tie: Sendable, Hashable {
  /// The one on the side where the drag began, so that a tie changes nothing; our choice.
  case towardsStart
  /// The later one, as Compose does (G156).
  case later
}

// What rules that choose among anchors have in common.
extension LiftOff {
  /// The index of the anchor nearest to a place.
  func nearest(to place: Double, tie: Tie) -> Int {
    let anchors = anchors
    var best = 0
    for index in anchors.indices.dropFirst() {
      let there = (anchors[index] - place).magnitude
      let here = (anchors[best] - place).magnitude
      if there < here || (there == here && (tie == .later || start > place)) { best = index }
    }
    return best
  }

  /// How far a place is from where another anchor than this would be nearest.
  func slack(of index: Int, at place: Double) -> Double {
    let anchors = anchors
    var slack = Double.infinity
    for other in [index - 1, index + 1] where anchors.indices.contains(other) {
      let middle = anchors[index] / 2 + anchors[other] / 2
      slack = min(slack, (place - middle).magnitude)
    }
    return slack
  }

  /// The indices of the anchors around a place; the same one twice beyond the ends and on an anchor.
  func around(_ place: Double) -> (below: Int, above: Int) {
    let anchors = anchors
    let below = anchors.lastIndex { $0 <= place } ?? 0
    let above = anchors.firstIndex { $0 >= place } ?? anchors.count - 1
    return (below, above)
  }

  /// Goes to the anchor nearest to a place.
  func settle(near place: Double, by decider: DecidedBy, tie: Tie, _ reason: Reason) -> Decision {
    let index = nearest(to: place, tie: tie)
    return Decision(index, self, by: decider, margin: slack(of: index, at: place), .points, reason)
  }
}
