/// The resistance past the bounds of a scroll view: y = c·x·d/(d + c·x) (G188, T129).
///
/// x is the finger's distance past the bound, and y the distance shown, both in points; d is the
/// size of the view along the axis. At the bound, the content moves by the fraction c of the
/// finger's travel; y never exceeds d.
public struct RubberBand: Sendable, Hashable {
  /// The fraction c of the finger's travel by which the content moves at the bound.
  public let resistance: Double
  /// The size d of the view along the axis, in points.
  public let dimension: Double

  /// Creates a rubber band; 0.55 is a scroll view's resistance (G188).
  ///
  /// - Throws: `OptionError` for a dimension outside 1e−6 … 1e9 or a resistance outside 1e−6 … 1,
  ///   our limits.
  public init(dimension: Double, resistance: Double = 0.55) throws(OptionError) {
    guard dimension >= 1e-6, dimension <= 1e9 else {
      throw OptionError("dimension", dimension, allowed: "1e-6 to 1e9 points")
    }
    guard resistance >= 1e-6, resistance <= 1 else {
      throw OptionError("resistance", resistance, allowed: "1e-6 to 1")
    }
    self.dimension = dimension
    self.resistance = resistance
  }

  /// Returns the distance shown for the finger's distance past the bound, with the same sign.
  public func shown(_ excess: Double) -> Double {
    let pull = resistance * excess.sanitized
    // This form, unlike 1 − 1/(…), is exact for short distances (T129).
    return pull * dimension / (dimension + pull.magnitude)
  }

  /// Returns the finger's distance past the bound for a distance shown (G189); a drag that catches
  /// a bouncing view starts at this distance (T130).
  ///
  /// A distance shown can't reach the dimension; a larger or equal value counts as slightly less.
  package func excess(shown: Double) -> Double {
    let limit = dimension * (1 - 0x1p-40)
    let shown = min(max(shown.orZero, -limit), limit)
    return shown * dimension / (resistance * (dimension - shown.magnitude))
  }

  /// Returns the derivative of the distance shown with respect to the distance past the bound:
  /// c·d²/(d + c·x)² (T131).
  ///
  /// Multiply the finger's velocity by this derivative to get the content's velocity.
  package func slope(at excess: Double) -> Double {
    let share = dimension / (dimension + resistance * excess.sanitized.magnitude)
    return resistance * share * share
  }

  /// Returns the offset shown for a raw offset: the raw offset itself within the bounds, and an
  /// offset reduced by the resistance past them (G191, T130).
  ///
  /// Always convert the raw offset; don't pass a result of this method to it again. NaN bounds
  /// count as 0.
  package func shown(offset: Double, within bounds: ScrollBounds) -> Double {
    let inside = bounds.clamp(offset)
    return inside + shown(offset.sanitized - inside)
  }

  /// Returns the raw offset for an offset shown.
  package func offset(shown: Double, within bounds: ScrollBounds) -> Double {
    let inside = bounds.clamp(shown)
    return inside + excess(shown: shown.sanitized - inside)
  }
}

/// The minimum and maximum offset of a scroll view along an axis, in points.
public struct ScrollBounds: Sendable, Hashable {
  /// The minimum offset.
  package let lower: Double
  /// The maximum offset.
  package let upper: Double
  /// Whether one of the numbers from which the bounds were created was NaN.
  package let hasNaN: Bool

  /// Creates bounds; NaN counts as 0, and a maximum below the minimum, as for content smaller than
  /// the view, counts as the minimum.
  public init(_ lower: Double, _ upper: Double) {
    self.lower = lower.sanitized
    self.upper = max(lower.sanitized, upper.sanitized)
    hasNaN = lower.isNaN || upper.isNaN
  }

  /// Returns the nearest offset within the bounds.
  public func clamp(_ offset: Double) -> Double { min(max(offset.sanitized, lower), upper) }
}
