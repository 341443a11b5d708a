/// The resistance beyond the bounds of a scroll view: y = c·x·d/(d + c·x) (G188, T129).
///
/// x is the way the finger went beyond the bound, y the way shown, both in points; d is the size of
/// the view along the axis. At the bound the content follows by the share c, and y never exceeds d.
public struct RubberBand: Sendable, Hashable {
  /// The share c of the finger's way by which the content follows at the bound.
  public let resistance: Double
  /// The size d of the view along the axis, in points.
  public let dimension: Double

  /// Makes a rubber band; 0.55 is what a scroll view has (G188).
  ///
  /// - Throws: `OutOfRange` for a dimension not in 1e−6 … 1e9 or a resistance not in 1e−6 … 1, our
  ///   bounds.
  public init(dimension: Double, resistance: Double = 0.55) throws(OutOfRange) {
    guard dimension >= 1e-6, dimension <= 1e9 else {
      throw OutOfRange("dimension", dimension, allowed: "1e-6 to 1e9 points")
    }
    guard resistance >= 1e-6, resistance <= 1 else {
      throw OutOfRange("resistance", resistance, allowed: "1e-6 to 1")
    }
    self.dimension = dimension
    self.resistance = resistance
  }

  /// The way shown for a way beyond the bound; the sign is kept.
  public func shown(_ excess: Double) -> Double {
    let pull = resistance * excess.sanitized
    // This form, unlike 1 − 1/(…), loses nothing where the way is short (T129).
    return pull * dimension / (dimension + pull.magnitude)
  }

  /// The way beyond the bound that is shown as this one (G189): where a finger that catches a
  /// bouncing view takes hold (T130).
  ///
  /// A way shown of the whole dimension or more, which no way leads to, counts as a little less.
  public func excess(shown: Double) -> Double {
    let limit = dimension * (1 - 0x1p-40)
    let shown = min(max(shown.orZero, -limit), limit)
    return shown * dimension / (resistance * (dimension - shown.magnitude))
  }

  /// How fast the way shown grows with the way beyond the bound: c·d²/(d + c·x)² (T131).
  ///
  /// A finger's velocity times this is the content's.
  public func slope(at excess: Double) -> Double {
    let share = dimension / (dimension + resistance * excess.sanitized.magnitude)
    return resistance * share * share
  }

  /// The offset shown for a raw one: itself within the bounds, resisted beyond them (G191, T130).
  ///
  /// Convert the raw offset each time; do not feed the shown one back. Bounds that are no numbers
  /// are taken as 0.
  public func shown(offset: Double, within bounds: ScrollBounds) -> Double {
    let inside = bounds.clamp(offset)
    return inside + shown(offset.sanitized - inside)
  }

  /// The raw offset that is shown as this one.
  public func offset(shown: Double, within bounds: ScrollBounds) -> Double {
    let inside = bounds.clamp(shown)
    return inside + excess(shown: shown.sanitized - inside)
  }
}

/// The least and the greatest offset of a scroll view along an axis, in points.
public struct ScrollBounds: Sendable, Hashable {
  /// The least offset.
  public let lower: Double
  /// The greatest offset.
  public let upper: Double

  /// Makes bounds; a greatest offset below the least is taken as the least, as where the content is
  /// smaller than the view, and what is no number as 0.
  public init(_ lower: Double, _ upper: Double) {
    self.lower = lower.sanitized
    self.upper = max(lower.sanitized, upper.sanitized)
  }

  /// The offset within the bounds that is nearest.
  public func clamp(_ offset: Double) -> Double { min(max(offset.sanitized, lower), upper) }
}
