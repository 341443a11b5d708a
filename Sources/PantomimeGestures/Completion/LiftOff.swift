/// The input of a completion rule: the state of a drag at lift-off, and its possible targets.
///
/// The target is one of several anchors: detents of a sheet, pages, or snapping points. The two
/// ends of a transition correspond to two anchors, 0 and the transition's distance. Between two
/// ends, the drag is described by its progress; among anchors, by its position. All properties are
/// available in both cases.
///
/// Every number is clamped to ±1e100, and NaN counts as 0, so that no rule needs to handle infinity
/// or NaN. The description and the encoded form name such a number; if a scene passes it, its stage
/// records a finding when it decides.
public struct LiftOff: Sendable {
  /// The arguments of the initializers that are numbers.
  package enum Argument: String, Sendable, Hashable {
    case progress, velocity, distance, crossVelocity, startProgress, position, anchors, start
  }

  /// The first argument that wasn't a finite number, or `nil` if there was none.
  package private(set) var flaw: Argument?
  /// The possible targets of the release: two ends, if it is described by its progress, or anchors,
  /// if it is described by its position.
  package let scope: RuleScope
  /// The velocity in points per second, positive toward completion or toward larger positions.
  public let velocity: Double
  /// The velocity across the axis, in points per second; only its magnitude counts.
  public let crossVelocity: Double
  /// The total distance from the first anchor to the last, in points, or 0 if the distance is
  /// unknown.
  public let distance: Double
  /// A Boolean value that indicates whether the animation was running toward its start, for rules
  /// that let it continue in its direction (G135).
  public let isReversed: Bool
  /// A Boolean value that indicates whether the gesture was canceled rather than ended.
  public let isCancelled: Bool
  /// The values at the release and at the start of the hold: progress between two ends, or
  /// positions among anchors.
  private let released: Double
  private let taken: Double
  /// The anchors, at least one, in order, or `nil` for two ends, so that copying such a release
  /// costs nothing.
  private let places: [Double]?

  /// Creates a release between the two ends of a transition.
  ///
  /// The progress is 0 at the start of the transition and 1 at its end; it is outside that range if
  /// the finger has dragged past an end. `startProgress` is the progress at which the hold began. A
  /// negative distance is an unknown one.
  public init(
    progress: Double, velocity: Double, distance: Double = 0, crossVelocity: Double = 0,
    startProgress: Double = 0, isReversed: Bool = false, isCancelled: Bool = false
  ) {
    scope = .twoEnds
    self.velocity = velocity.sanitized
    self.crossVelocity = crossVelocity.sanitized.magnitude
    self.distance = max(0, distance.sanitized)
    self.isReversed = isReversed
    self.isCancelled = isCancelled
    released = progress.sanitized
    taken = startProgress.sanitized
    places = nil
    flaw =
      !progress.isFinite
      ? .progress
      : !velocity.isFinite
        ? .velocity
        : !distance.isFinite
          ? .distance
          : !crossVelocity.isFinite
            ? .crossVelocity : !startProgress.isFinite ? .startProgress : nil
  }

  /// Creates a release among anchors, which may be in any order; positions are in points.
  ///
  /// Without `start`, the drag is assumed to have begun where it ended. Anchors that are NaN are
  /// ignored; if there are no anchors, the release position is the only anchor.
  public init(
    position: Double, velocity: Double, anchors: [Double], start: Double? = nil,
    crossVelocity: Double = 0, isCancelled: Bool = false
  ) {
    scope = .anchors
    self.velocity = velocity.sanitized
    self.crossVelocity = crossVelocity.sanitized.magnitude
    isReversed = false
    self.isCancelled = isCancelled
    released = position.sanitized
    taken = (start ?? position).sanitized
    var sorted: [Double] = []
    for anchor in anchors.filter({ !$0.isNaN }).map({ $0.sanitized }).sorted()
    where sorted.last != anchor { sorted.append(anchor) }
    if sorted.isEmpty { sorted.append(released) }
    places = sorted
    distance = sorted[sorted.count - 1] - sorted[0]
    flaw =
      !position.isFinite
      ? .position
      : !velocity.isFinite
        ? .velocity
        : anchors.contains { !$0.isFinite }
          ? .anchors
          : !crossVelocity.isFinite ? .crossVelocity : start?.isFinite == false ? .start : nil
  }

  /// Converts a release between two ends to two anchors, one at 0 and one at the full distance;
  /// without a distance, the velocity is zero.
  @inline(__always)
  init(amongEndsOf lift: LiftOff) {
    scope = .anchors
    velocity = lift.distance > 0 ? lift.velocity : 0
    crossVelocity = lift.crossVelocity
    distance = lift.length
    isReversed = false
    isCancelled = false
    released = lift.position
    taken = lift.start
    places = nil
    flaw = lift.flaw
  }

  private init(_ other: LiftOff, velocity: Double, crossVelocity: Double) {
    scope = other.scope
    self.velocity = velocity.sanitized
    self.crossVelocity = crossVelocity.sanitized.magnitude
    distance = other.distance
    isReversed = other.isReversed
    isCancelled = other.isCancelled
    released = other.released
    taken = other.taken
    places = other.places
    flaw =
      !velocity.isFinite ? .velocity : !crossVelocity.isFinite ? .crossVelocity : other.flaw
  }

  /// Returns the same release at another velocity, in points per second.
  package func with(velocity: Double, crossVelocity: Double) -> LiftOff {
    LiftOff(self, velocity: velocity, crossVelocity: crossVelocity)
  }
}

// MARK: - Between two ends

extension LiftOff {
  /// The progress: 0 at the first anchor, 1 at the last, and outside that range if the finger has
  /// dragged past them.
  public var progress: Double { progress(released) }

  /// The progress at which the hold began.
  public var startProgress: Double { progress(taken) }

  /// The distance that the finger has moved since the hold began, in points.
  package var travel: Double {
    switch scope {
    case .twoEnds: (released - taken) * distance
    case .anchors: released - taken
    }
  }

  /// The velocity in total distances per second, as springs use it, or 0 if there is no distance
  /// (G162).
  package var relativeVelocity: Double { distance > 0 ? (velocity / distance).sanitized : 0 }

  private func progress(_ place: Double) -> Double {
    switch scope {
    case .twoEnds: place
    case .anchors: distance > 0 ? (place - self[0]) / distance : 0
    }
  }
}

// MARK: - Among anchors

extension LiftOff {
  /// The release position, in points.
  public var position: Double { position(released) }

  /// The position at which the hold began, in points.
  public var start: Double { position(taken) }

  /// The anchors, at least one, in ascending order and without duplicates, whatever the order of the
  /// list from which the release was created.
  public var anchors: [Double] { places ?? [0, length] }

  /// The position of the anchor at an index, which must be in range.
  subscript(index: Int) -> Double {
    guard let places else { return index == 0 ? 0 : length }
    return places[index]
  }

  /// Returns the anchor at an index, which is clamped to the valid range.
  @inline(__always)
  func anchor(_ index: Int) -> (index: Int, place: Double) {
    let index = max(0, min(index, last))
    return (index, self[index])
  }

  /// The index of the last anchor in `anchors`, which is 1 between two ends; the anchor itself is
  /// `anchors[last]`.
  public var last: Int {
    guard let places else { return 1 }
    return places.count - 1
  }

  private func position(_ place: Double) -> Double {
    switch scope {
    case .twoEnds: (place * length).sanitized
    case .anchors: place
    }
  }

  /// The distance, or 1 if it is unknown, because both ends would otherwise be at the same
  /// position.
  private var length: Double { distance > 0 ? distance : 1 }
}

extension LiftOff: Hashable {
  /// Returns a Boolean value that indicates whether two releases have the same values and anchors.
  public static func == (one: LiftOff, other: LiftOff) -> Bool {
    one.scope == other.scope && one.velocity == other.velocity
      && one.crossVelocity == other.crossVelocity && one.distance == other.distance
      && one.isReversed == other.isReversed && one.isCancelled == other.isCancelled
      && one.released == other.released && one.taken == other.taken
      // Two ends are stored without an array, so a release with an array of anchors may equal one
      // without an array.
      && (one.places == other.places || one.anchors == other.anchors)
  }

  /// Feeds the values to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(scope)
    hasher.combine(velocity)
    hasher.combine(crossVelocity)
    hasher.combine(distance)
    hasher.combine(isReversed)
    hasher.combine(isCancelled)
    hasher.combine(released)
    hasher.combine(taken)
  }
}

/// The choice between two equidistant anchors.
package enum Tie: Sendable, Hashable {
  /// The anchor on the side where the drag began, because a tie shouldn't change anything; our
  /// choice.
  case towardsStart
  /// The anchor at the larger position, as in Compose (G156).
  case later
}

// Functions that rules for anchors share.

extension LiftOff {
  /// Returns the index of the anchor nearest to a position; of two equidistant anchors, it is the one
  /// on the side where the drag began.
  public func nearest(to place: Double) -> Int {
    nearest(to: place.sanitized, tie: .towardsStart, upTo: .max)
  }

  /// Returns the index of the anchor nearest to a position.
  package func nearest(to place: Double, tie: Tie) -> Int {
    nearest(to: place, tie: tie, upTo: .max)
  }

  /// Returns the decision for the anchor nearest to a position; the margin is the distance by which
  /// the position would have to change for another anchor to be the nearest.
  ///
  /// ```swift
  /// struct Ahead: CompletionRule {
  ///   var scope: RuleScope { .anchors }
  ///
  ///   func choose(_ lift: LiftOff) -> Decision {
  ///     let place = lift.position + lift.velocity / 4
  ///     return lift.settle(near: place, by: .projection, "in 0.25 s it would be at \(place) pt")
  ///   }
  /// }
  /// ```
  public func settle(
    near place: Double, by decider: DecidedBy, _ reason: Reason
  ) -> Decision {
    settle(near: place.sanitized, by: decider, tie: .towardsStart, Grounds(reason))
  }

  /// Returns the index of the anchor nearest to a position, among all anchors or those up to an
  /// index.
  func nearest(to place: Double, tie: Tie, upTo end: Int) -> Int {
    let end = min(last, end)
    // From far outside, the distances to all anchors are rounded to the same number. Past the
    // outermost anchor, the anchors are in the same order as at that anchor.
    let inside = min(max(place, self[0]), self[end])
    var best = 0
    var index = 0
    while index < end {
      index += 1
      let there = (self[index] - inside).magnitude
      let here = (self[best] - inside).magnitude
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
  public func around(_ place: Double) -> (below: Int, above: Int) {
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

extension SpringCurve {
  /// Returns the initial velocity of a spring for the motion to the chosen anchor, in remaining
  /// distances per second.
  ///
  /// The result is the finger's velocity divided by the remaining distance: positive toward the
  /// anchor, negative away from it (G160, G161, G165), and 0 if no distance remains (G162). In a
  /// transition, the remaining distance is the total distance multiplied by 1 − progress, or by the
  /// progress if the transition reverts. A limit clamps the magnitude of the result. Without a
  /// limit, which is the default, a spring that starts close to its anchor overshoots far. A limit
  /// of 30 is in use elsewhere (G163). A canceled gesture has no velocity (GU9).
  public static func normalized(
    _ lift: LiftOff, going decision: Decision, limit: Double = .infinity
  ) -> Double {
    guard !lift.isCancelled else { return 0 }
    let velocity =
      switch lift.scope {
      case .twoEnds:
        normalized(
          velocity: lift.relativeVelocity, from: lift.progress, to: decision.index == 0 ? 0 : 1)
      case .anchors: normalized(velocity: lift.velocity, from: lift.position, to: decision.anchor)
      }
    let limit = limit.isNaN ? .infinity : limit.magnitude
    return min(max(velocity, -limit), limit)
  }
}

extension LiftOff: CustomStringConvertible {
  /// The progress or the position, the velocity, and the argument that wasn't finite, if any:
  /// `progress 0.4 of 247 pt at -200 pt/s`.
  public var description: String {
    let place =
      switch scope {
      case .twoEnds:
        "progress \(Numerals.text(progress)) of "
          + (distance > 0 ? "\(Numerals.text(distance)) pt" : "an unknown distance")
      case .anchors:
        "\(Numerals.text(position)) pt among "
          + anchors.map { Numerals.text($0) }.joined(separator: ", ")
      }
    return "\(isCancelled ? "canceled " : "")\(place) at \(Numerals.text(velocity)) pt/s"
      + (flaw.map { ", because '\($0.rawValue)' is not finite" } ?? "")
  }
}

// Embedded Swift has no `Codable`.
#if !hasFeature(Embedded)
extension LiftOff: Codable {
  private enum Key: String, CodingKey {
    case progress, startProgress, distance, position, start, anchors, velocity, crossVelocity
    case isReversed, isCancelled, flaw
  }

  /// Encodes the progress and the distance for two ends, or the position and the anchors.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch scope {
    case .twoEnds:
      try container.encode(progress, forKey: .progress)
      try container.encode(startProgress, forKey: .startProgress)
      try container.encode(distance, forKey: .distance)
      try container.encode(isReversed, forKey: .isReversed)
    case .anchors:
      try container.encode(position, forKey: .position)
      try container.encode(start, forKey: .start)
      try container.encode(anchors, forKey: .anchors)
    }
    try container.encode(velocity, forKey: .velocity)
    try container.encode(crossVelocity, forKey: .crossVelocity)
    try container.encode(isCancelled, forKey: .isCancelled)
    try container.encodeIfPresent(flaw?.rawValue, forKey: .flaw)
  }

  /// Decodes a release between two ends if it has a progress, and otherwise one among anchors;
  /// omitted values are the defaults of the initializers.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func number(_ key: Key) throws -> Double? {
      try container.decodeIfPresent(Double.self, forKey: key)
    }
    let velocity = try container.decode(Double.self, forKey: .velocity)
    let crossVelocity = try number(.crossVelocity) ?? 0
    let isCancelled = try container.decodeIfPresent(Bool.self, forKey: .isCancelled) ?? false
    if let progress = try number(.progress) {
      self.init(
        progress: progress, velocity: velocity, distance: try number(.distance) ?? 0,
        crossVelocity: crossVelocity, startProgress: try number(.startProgress) ?? 0,
        isReversed: try container.decodeIfPresent(Bool.self, forKey: .isReversed) ?? false,
        isCancelled: isCancelled)
    } else {
      self.init(
        position: try container.decode(Double.self, forKey: .position), velocity: velocity,
        anchors: try container.decode([Double].self, forKey: .anchors), start: try number(.start),
        crossVelocity: crossVelocity, isCancelled: isCancelled)
    }
    flaw = try container.decodeIfPresent(String.self, forKey: .flaw).flatMap(Argument.init)
  }
}
#endif
