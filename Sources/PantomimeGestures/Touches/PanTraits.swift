/// What a pan recognizer looks for.
///
/// Every open point of the sources is one value here (G265).
public struct PanTraits: Sendable, Hashable {
  /// How the way of the fingers is measured against the slop (G25, GU1).
  public enum Metric: String, Sendable, Hashable, CaseIterable {
    /// The length of the displacement.
    case euclidean
    /// The longer of its two parts.
    case perAxis
  }

  /// What the translation is when the pan begins (G33, G35, GU2).
  public enum Opening: String, Sendable, Hashable, CaseIterable {
    /// The way beyond the slop: nothing for a slow finger, tens of points for a fast one.
    case overshoot
    /// Nothing.
    case zero
    /// The whole way since touch-down.
    case raw
  }

  /// How far the middle of the fingers moves before the pan may begin, in points (G23, GU1).
  public var slop = 10.0
  /// Whether exactly the slop is enough (GU1).
  public var boundaryCounts = true
  /// How that way is measured.
  public var metric = Metric.euclidean
  /// Whether a movement to the sides counts (G26).
  public var allowsHorizontal = true
  /// Whether a movement up and down counts (G26).
  public var allowsVertical = true
  /// The fewest fingers (G40).
  public var minimumTouches = 1
  /// The most fingers (G40, G46).
  public var maximumTouches = Int.max
  /// Whether it begins when the fingers come down, without slop (G18).
  public var beginsAtTouchDown = false
  /// What the translation is when it begins.
  public var opening = Opening.overshoot
  /// What makes its velocity (G62, GU6).
  public var estimator = VelocityEstimator.twoSegment

  /// A pan with the recommended values.
  public init() {}

  /// A pan with the recommended values and some of its own.
  public init(
    slop: Double = 10, allowsHorizontal: Bool = true, allowsVertical: Bool = true,
    minimumTouches: Int = 1, maximumTouches: Int = .max, beginsAtTouchDown: Bool = false,
    opening: Opening = .overshoot, estimator: VelocityEstimator = .twoSegment
  ) {
    self.slop = slop
    self.allowsHorizontal = allowsHorizontal
    self.allowsVertical = allowsVertical
    self.minimumTouches = minimumTouches
    self.maximumTouches = maximumTouches
    self.beginsAtTouchDown = beginsAtTouchDown
    self.opening = opening
    self.estimator = estimator
  }

  /// The slop as it is used: never negative, 0 for what is no number.
  var distance: Double { max(0, slop.sanitized) }

  /// How a displacement from touch-down stands to the criteria.
  enum Standing {
    case within, met, missed
  }

  /// Judges a displacement from touch-down, in points (G25, G26, G81).
  func judge(_ movement: Vector) -> Standing {
    switch (allowsHorizontal, allowsVertical) {
    case (true, true): reaches(movement) ? .met : .within
    case (true, false): judge(own: movement.dx.magnitude, other: movement.dy.magnitude)
    case (false, true): judge(own: movement.dy.magnitude, other: movement.dx.magnitude)
    case (false, false): .within
    }
  }

  /// A pan of one axis fails once a movement along the other has passed the slop; our choice, so that
  /// others may wait for it (G81).
  private func judge(own: Double, other: Double) -> Standing {
    if own >= other { return passes(own) ? .met : .within }
    return passes(other) ? .missed : .within
  }

  private func reaches(_ movement: Vector) -> Bool {
    switch metric {
    case .euclidean: passes((movement.dx * movement.dx + movement.dy * movement.dy).squareRoot())
    case .perAxis: passes(max(movement.dx.magnitude, movement.dy.magnitude))
    }
  }

  private func passes(_ length: Double) -> Bool {
    boundaryCounts ? length >= distance : length > distance
  }

  /// The translation that a pan reports when it begins that far from touch-down (G35).
  func openingTranslation(_ movement: Vector) -> Vector {
    switch opening {
    case .zero: return .zero
    case .raw: return movement
    case .overshoot:
      let length = (movement.dx * movement.dx + movement.dy * movement.dy).squareRoot()
      guard length > distance else { return .zero }
      let share = (length - distance) / length
      return Vector(dx: movement.dx * share, dy: movement.dy * share)
    }
  }
}

/// How pans begin, in place of what they were declared with (GU1, GU2).
public struct PanStart: Sendable, Hashable {
  /// The slop in points; `nil` for the declared one.
  public var slop: Double?
  /// What the translation is at the beginning; `nil` for what was declared.
  public var opening: PanTraits.Opening?

  /// Changes nothing, or what is given.
  public init(slop: Double? = nil, opening: PanTraits.Opening? = nil) {
    self.slop = slop
    self.opening = opening
  }

  /// A declaration with the changes; one of a tap or a press stays as it is.
  package func applied(to gesture: Gesture) -> Gesture {
    var changed = gesture
    switch gesture.kind {
    case .pan(let traits): changed.kind = .pan(applied(to: traits))
    case .edgePan(let traits, let edges): changed.kind = .edgePan(applied(to: traits), edges)
    case .tap, .longPress, .swipe: break
    }
    return changed
  }

  private func applied(to traits: PanTraits) -> PanTraits {
    var changed = traits
    changed.slop = slop ?? traits.slop
    changed.opening = opening ?? traits.opening
    return changed
  }
}

/// At which edges of the screen an edge pan starts (G60).
public struct EdgeTraits: Sendable, Hashable {
  /// A set of edges of the screen.
  public struct Edges: OptionSet, Sendable, Hashable {
    /// One bit for each edge.
    public let rawValue: UInt8

    /// Makes the set with those bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The left edge.
    public static let left = Edges(rawValue: 1)
    /// The right edge.
    public static let right = Edges(rawValue: 2)
    /// The top edge.
    public static let top = Edges(rawValue: 4)
    /// The bottom edge.
    public static let bottom = Edges(rawValue: 8)
  }

  /// The edges.
  public var edges: Edges
  /// How far from an edge a touch may start, in points, itself included (GU16).
  public var width: Double

  /// Declares the edges; the width of their strips is in points.
  public init(_ edges: Edges, width: Double = 20) {
    self.edges = edges
    self.width = width
  }

  /// Whether a touch that starts there, on a screen of that size, starts at one of the edges.
  func contain(_ place: Point, on screen: Size) -> Bool {
    (edges.contains(.left) && place.x <= width)
      || (edges.contains(.right) && place.x >= screen.width - width)
      || (edges.contains(.top) && place.y <= width)
      || (edges.contains(.bottom) && place.y >= screen.height - width)
  }
}
