/// What a completion rule is asked with: how a drag stood as the finger lifted, and where it may go.
///
/// It goes to one of several anchors: detents of a sheet, pages, snapping places. The two ends of a
/// transition are the anchors 0 and its distance; between them it is told how far the drag had come
/// as a progress, among anchors as a place. Either way everything can be asked.
///
/// Every number is taken as within ±1e100, and what is not a number as 0, so that no rule needs to
/// think of either.
public struct LiftOff: Sendable {
  /// Whether it was told between two ends, by progress, or among anchors, by places.
  public let scope: RuleScope
  /// The velocity in points per second, positive towards completion and greater places.
  public let velocity: Double
  /// The velocity across, in points per second; only its size counts.
  public let crossVelocity: Double
  /// The whole way, from the first anchor to the last, in points; 0 if it is not known.
  public let distance: Double
  /// Whether the animation was running towards its start: what a rule goes by that keeps the
  /// direction (G135).
  public let isReversed: Bool
  /// Whether the gesture was cancelled rather than ended.
  public let isCancelled: Bool
  /// Where it was released and where taken hold of: progresses, or places among anchors.
  private let released: Double
  private let taken: Double
  /// The anchors in order, at least one; no list where they are the two ends, so that a copy is free.
  private let places: [Double]?

  /// Describes a lift-off between the two ends of a transition.
  ///
  /// The progress is 0 where the transition starts, 1 where it completes, and beyond in an overdrag;
  /// `startProgress` is the one at which the finger took hold.
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
  }

  /// Describes a lift-off among anchors, which may come in any order; places are in points.
  ///
  /// Without a `start` the drag is taken to have begun where it ended. Anchors that are no numbers
  /// are left out; without any, the place of release is the only one.
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
  }

  /// A lift-off between two ends, told among the anchors 0 and the distance; without one, it stands
  /// still.
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
  }

  /// The same lift-off at another velocity, in points per second.
  public func with(velocity: Double, crossVelocity: Double) -> LiftOff {
    LiftOff(self, velocity: velocity, crossVelocity: crossVelocity)
  }
}

// MARK: - Between two ends

extension LiftOff {
  /// How far it had come: 0 at the first anchor, 1 at the last, and beyond in an overdrag.
  public var progress: Double { progress(released) }

  /// The progress at which the finger took hold.
  public var startProgress: Double { progress(taken) }

  /// How far the finger had moved since it took hold, in points.
  public var travel: Double {
    switch scope {
    case .twoEnds: (released - taken) * distance
    case .anchors: released - taken
    }
  }

  /// The velocity in whole distances per second; 0 over no distance, as for springs (G162).
  public var relativeVelocity: Double { distance > 0 ? (velocity / distance).sanitized : 0 }

  private func progress(_ place: Double) -> Double {
    switch scope {
    case .twoEnds: place
    case .anchors: distance > 0 ? (place - self[0]) / distance : 0
    }
  }
}

// MARK: - Among anchors

extension LiftOff {
  /// The place of release, in points.
  public var position: Double { position(released) }

  /// Where it was when the finger took hold, in points.
  public var start: Double { position(taken) }

  /// The places where it may rest, from the least to the greatest, each once; at least one.
  public var anchors: [Double] { places ?? [0, length] }

  /// The place of an anchor, which must be there.
  subscript(index: Int) -> Double {
    guard let places else { return index == 0 ? 0 : length }
    return places[index]
  }

  /// The anchor of that number, which counts as the first or the last one if it is beyond them.
  @inline(__always)
  func anchor(_ index: Int) -> (index: Int, place: Double) {
    let index = max(0, min(index, last))
    return (index, self[index])
  }

  /// The number of the last anchor.
  var last: Int {
    guard let places else { return 1 }
    return places.count - 1
  }

  private func position(_ place: Double) -> Double {
    switch scope {
    case .twoEnds: (place * length).sanitized
    case .anchors: place
    }
  }

  /// Without a way, the two ends would be one anchor.
  private var length: Double { distance > 0 ? distance : 1 }
}

extension LiftOff: Hashable {
  /// Whether two tell the same of the same anchors.
  public static func == (one: LiftOff, other: LiftOff) -> Bool {
    one.scope == other.scope && one.velocity == other.velocity
      && one.crossVelocity == other.crossVelocity && one.distance == other.distance
      && one.isReversed == other.isReversed && one.isCancelled == other.isCancelled
      && one.released == other.released && one.taken == other.taken
      // The two ends need no list, so that one with a list may be the same as one without.
      && (one.places == other.places || one.anchors == other.anchors)
  }

  /// Feeds what is told to a hasher.
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
