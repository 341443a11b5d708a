/// What a rule between several anchors is asked with: detents of a sheet, pages, snapping places.
///
/// Places and velocities are along one axis, in points and points per second. As with `LiftOff`,
/// numbers are taken as within ±1e100, and what is not a number as 0; anchors that are no numbers
/// are left out.
public struct AnchoredLiftOff: Sendable, Hashable {
  /// Where the thing that is dragged was released.
  public let position: Double
  /// Its velocity, positive towards greater places.
  public let velocity: Double
  /// The velocity across; only its size counts.
  public let crossVelocity: Double
  /// Where it was when the finger took hold.
  public let start: Double
  /// The places where it may rest, from the least to the greatest, each once.
  public let anchors: [Double]
  /// Whether the gesture was cancelled rather than ended.
  public let isCancelled: Bool

  /// Describes a lift-off; the anchors may come in any order.
  ///
  /// Without a `start` the drag is taken to have begun where it ended.
  public init(
    position: Double, velocity: Double, anchors: [Double], start: Double? = nil,
    crossVelocity: Double = 0, isCancelled: Bool = false
  ) {
    self.position = position.tamed
    self.velocity = velocity.tamed
    self.crossVelocity = crossVelocity.tamed.magnitude
    self.start = (start ?? position).tamed
    var sorted: [Double] = []
    for anchor in anchors.filter({ !$0.isNaN }).map({ $0.tamed }).sorted()
    where sorted.last != anchor { sorted.append(anchor) }
    self.anchors = sorted
    self.isCancelled = isCancelled
  }
}

/// Which of two anchors equally near is chosen.
public enum Tie: Sendable, Hashable {
  /// The one on the side where the drag began, so that a tie changes nothing; our choice.
  case towardsStart
  /// The later one, as Compose does (G156).
  case later
}

extension AnchoredLiftOff {
  /// The index of the anchor nearest to a place.
  func nearest(to place: Double, tie: Tie) -> Int {
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
    var slack = Double.infinity
    for other in [index - 1, index + 1] where anchors.indices.contains(other) {
      let middle = anchors[index] / 2 + anchors[other] / 2
      slack = min(slack, (place - middle).magnitude)
    }
    return slack
  }

  /// The indices of the anchors around a place; the same one twice beyond the ends and on an anchor.
  func around(_ place: Double) -> (below: Int, above: Int) {
    let below = anchors.lastIndex { $0 <= place } ?? 0
    let above = anchors.firstIndex { $0 >= place } ?? anchors.count - 1
    return (below, above)
  }

  /// Goes to the anchor nearest to a place.
  func settle(
    near place: Double, by decider: DecidedBy, tie: Tie, _ reason: String
  ) -> AnchorDecision {
    let index = nearest(to: place, tie: tie)
    return AnchorDecision(
      index, self, by: decider, margin: slack(of: index, at: place), .points, reason)
  }
}

/// Which anchor a lift-off leads to, by how much, and why.
public struct AnchorDecision: Sendable, Hashable {
  /// The anchor's place in `AnchoredLiftOff.anchors`.
  public let index: Int
  /// The anchor, in points.
  public let anchor: Double
  /// What was decided by.
  public let by: DecidedBy
  /// By how much the number that decided may change, in `unit`, before another anchor may win.
  ///
  /// As with `Decision.margin`.
  public let margin: Double
  /// What the margin measures.
  public let unit: RuleUnit
  /// Why, as a phrase.
  public let reason: String

  /// Goes to an anchor of a lift-off; an index beyond the ends counts as the end.
  ///
  /// The lift-off must have an anchor; without one the decision is for where it is.
  public init(
    _ index: Int, _ lift: AnchoredLiftOff, by decider: DecidedBy, margin: Double, _ unit: RuleUnit,
    _ reason: String
  ) {
    self.index = max(0, min(index, lift.anchors.count - 1))
    anchor = lift.anchors.isEmpty ? lift.position : lift.anchors[self.index]
    by = decider
    self.margin = margin > 0 ? margin : 0
    self.unit = unit
    self.reason = reason
  }
}

extension AnchorDecision {
  /// A cancelled gesture carries no intent, so it goes back to the anchor nearest to where the drag
  /// began (G155, U9).
  public static func cancelled(_ lift: AnchoredLiftOff) -> AnchorDecision {
    AnchorDecision(
      lift.nearest(to: lift.start, tie: .later), lift, by: .cancellation, margin: .infinity,
      .points, "the gesture was cancelled, which goes back (U9)")
  }
}

/// A rule that decides, as the finger lifts, at which of several anchors a thing comes to rest.
///
/// Implement it for a rule of your own, and name it with `NamedAnchorRule.init(_:_:parameters:make:)`.
/// Called through a `NamedAnchorRule`, it is asked only where there is an anchor, and not for a
/// cancelled gesture.
public protocol AnchorRule: Sendable {
  /// Where this lift-off leads.
  func decide(_ lift: AnchoredLiftOff) -> AnchorDecision
}
