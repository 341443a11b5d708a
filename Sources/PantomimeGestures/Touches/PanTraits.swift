/// The movement that a pan recognizer recognizes.
///
/// Wherever the sources leave open how a pan behaves, a property chooses the behavior (G265).
public struct PanTraits: Sendable, Hashable {
  /// The way in which the fingers' travel is measured for the slop (G25, GU1).
  package enum Metric: String, Sendable, Hashable, CaseIterable {
    /// The length of the displacement.
    case euclidean
    /// The larger of the two components.
    case perAxis
  }

  /// The translation when the pan begins (G33, G35, GU2).
  public enum Opening: String, Sendable, Hashable, CaseIterable {
    /// The travel past the slop: zero for a slow finger, tens of points for a fast one.
    case overshoot
    /// Zero.
    case zero
    /// The entire travel since touch-down.
    case raw
  }

  /// The distance that the fingers' centroid must move before the pan may begin, in points (G23,
  /// GU1).
  public var slop = 10.0
  /// A Boolean value that indicates whether a travel of exactly the slop is enough (GU1).
  package var boundaryCounts = true
  /// The way in which that distance is measured.
  package var metric = Metric.euclidean
  /// A Boolean value that indicates whether horizontal movement counts (G26).
  public var allowsHorizontal = true
  /// A Boolean value that indicates whether vertical movement counts (G26).
  public var allowsVertical = true
  /// The minimum number of fingers (G40).
  public var minimumTouches = 1
  /// The maximum number of fingers (G40, G46).
  public var maximumTouches = Int.max
  /// A Boolean value that indicates whether the pan begins at touch-down, without slop (G18).
  public var beginsAtTouchDown = false
  /// The translation when the pan begins.
  public var opening = Opening.overshoot
  /// The velocity estimator (G62, GU6).
  public var estimator = VelocityEstimator.twoSegment

  /// Creates the traits of a pan, with recommended values for omitted arguments.
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

  /// The effective slop: 0 if the slop is negative or NaN.
  var distance: Double { max(0, slop.sanitized) }

  /// Whether a displacement from touch-down is within the slop, meets the criteria, or rules the
  /// pan out.
  enum Standing {
    case within, met, missed
  }

  /// Evaluates a displacement from touch-down, in points (G25, G26, G81).
  func judge(_ movement: Vector) -> Standing {
    switch (allowsHorizontal, allowsVertical) {
    case (true, true): reaches(movement) ? .met : .within
    case (true, false): judge(own: movement.dx.magnitude, other: movement.dy.magnitude)
    case (false, true): judge(own: movement.dy.magnitude, other: movement.dx.magnitude)
    case (false, false): .within
    }
  }

  /// Evaluates a displacement for a pan along one axis (G81).
  ///
  /// The pan fails when a movement mostly along the other axis exceeds the slop; this is our
  /// choice, so that other recognizers can wait for the failure.
  private func judge(own: Double, other: Double) -> Standing {
    if own.reaches(other) { return passes(own) ? .met : .within }
    return passes(other) ? .missed : .within
  }

  private func reaches(_ movement: Vector) -> Bool {
    switch metric {
    case .euclidean: passes((movement.dx * movement.dx + movement.dy * movement.dy).squareRoot())
    case .perAxis: passes(max(movement.dx.magnitude, movement.dy.magnitude))
    }
  }

  private func passes(_ length: Double) -> Bool {
    boundaryCounts ? length.reaches(distance) : length.exceeds(distance)
  }

  /// Returns the translation that a pan reports when it begins at a displacement from touch-down
  /// (G35).
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

/// Values that override the declared slop and opening of pans (GU1, GU2).
package struct PanStart: Sendable, Hashable {
  /// The slop in points, or `nil` for the declared one.
  package var slop: Double?
  /// The translation at the beginning, or `nil` for the declared one.
  package var opening: PanTraits.Opening?

  /// Creates overrides; `nil` changes nothing.
  package init(slop: Double? = nil, opening: PanTraits.Opening? = nil) {
    self.slop = slop
    self.opening = opening
  }

  /// Returns a declaration with the overrides applied; the declaration of a tap or a long press is
  /// unchanged.
  package func applied(to gesture: GestureRecognizer) -> GestureRecognizer {
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

/// The edges of the screen at which an edge pan starts (G60).
public struct EdgeTraits: Sendable, Hashable {
  /// A set of edges of the screen.
  public struct Edges: OptionSet, Sendable, Hashable {
    /// One bit for each edge.
    public let rawValue: UInt8

    /// Creates the set with the given bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The left edge.
    public static let left = Edges(rawValue: 1)
    /// The right edge.
    public static let right = Edges(rawValue: 2)
    /// The top edge.
    public static let top = Edges(rawValue: 4)
    /// The bottom edge.
    public static let bottom = Edges(rawValue: 8)

    /// The words for the edges.
    package var names: [String] {
      let all: [(edge: Edges, name: String)] = [
        (.left, "left"), (.right, "right"), (.top, "top"), (.bottom, "bottom"),
      ]
      return all.filter { contains($0.edge) }.map { $0.name }
    }
  }

  /// The edges.
  package var edges: Edges
  /// The maximum distance from an edge at which a touch may start, in points, inclusive (GU16).
  public var width: Double

  /// Creates edges with the width of their strips, in points.
  public init(_ edges: Edges, width: Double = 20) {
    self.edges = edges
    self.width = width
  }

  /// Returns whether a touch at the given location starts at one of the edges of a screen of the
  /// given size.
  func contain(_ place: Point2D, on screen: Size2D) -> Bool {
    !startEdges(at: place, on: screen).isEmpty
  }

  /// Returns those of the edges at which a touch at the given location starts.
  private func startEdges(at place: Point2D, on screen: Size2D) -> Edges {
    var near = Edges()
    if place.x <= width { near.insert(.left) }
    if place.x >= screen.width - width { near.insert(.right) }
    if place.y <= width { near.insert(.top) }
    if place.y >= screen.height - width { near.insert(.bottom) }
    return edges.intersection(near)
  }

  /// Returns whether a movement points inward from an edge at which its touch started, more than
  /// along the edge (U53).
  package func pointInward(
    _ movement: Vector, from start: Point2D, on screen: Size2D
  ) -> Bool {
    var started = startEdges(at: start, on: screen)
    // If a further finger has moved the centroid, no edge is known to be the one of the start.
    if started.isEmpty { started = edges }
    let (across, down) = (movement.dx, movement.dy)
    return started.contains(.left) && across.exceeds(down.magnitude)
      || started.contains(.right) && (-across).exceeds(down.magnitude)
      || started.contains(.top) && down.exceeds(across.magnitude)
      || started.contains(.bottom) && (-down).exceeds(across.magnitude)
  }
}
