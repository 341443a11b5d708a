/// A plane transform, (x, y) → (a·x + c·y + tx, b·x + d·y + ty), as `CGAffineTransform` (T140).
///
/// Points are row vectors, so in a concatenation the first factor applies first.
public struct Transform2D: Sendable, Hashable {
  /// Where the x unit goes, horizontally.
  public var a: Double
  /// Where the x unit goes, vertically.
  public var b: Double
  /// Where the y unit goes, horizontally.
  public var c: Double
  /// Where the y unit goes, vertically.
  public var d: Double
  /// The horizontal shift, in points.
  public var tx: Double
  /// The vertical shift, in points.
  public var ty: Double

  /// The transform that changes nothing.
  public static let identity = Transform2D()

  /// Makes the transform with these numbers; the identity by default.
  public init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A shift.
  public init(translation: Vector) { self.init(tx: translation.dx, ty: translation.dy) }

  /// A stretch along the axes.
  public init(scaleX: Double, y scaleY: Double) { self.init(a: scaleX, d: scaleY) }

  /// A rotation about the origin, in radians, from the x axis towards the y axis: clockwise on a
  /// screen whose y axis points down.
  public init(rotation: Double) {
    let (sin, cos) = Elementary.sinCos(rotation)
    self.init(a: cos, b: sin, c: -sin, d: cos)
  }

  /// This transform and then another.
  public func concatenating(_ next: Transform2D) -> Transform2D {
    Transform2D(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Where a point goes.
  public func applied(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The area that a unit of area becomes; negative for a mirror image.
  public var determinant: Double { a * d - b * c }

  /// A transform as what it does, in order: stretch, slant, rotate, shift (T140).
  public struct Parts: Sendable, Hashable {
    /// The stretch along x and along y; one of them is negative for a mirror image.
    public var scale: Size
    /// How far the y unit slants along x, in its own heights; by itself where it has no height.
    public var skew: Double
    /// The rotation in radians, −π … π.
    public var rotation: Double
    /// The shift in points.
    public var translation: Vector

    /// Makes the parts; those of the identity by default.
    public init(
      scale: Size = Size(width: 1, height: 1), skew: Double = 0, rotation: Double = 0,
      translation: Vector = .zero
    ) {
      self.scale = scale
      self.skew = skew
      self.rotation = rotation
      self.translation = translation
    }

    /// How far the y unit slants along x, in the units of the plane.
    var slant: Double { scale.height == 0 ? skew : skew * scale.height }

    /// Whether x and y lie on one line, so that no skew in terms of heights could say so.
    var isSlantedFlat: Bool { scale.height == 0 && skew != 0 }
  }

  /// The transform made of parts.
  public init(_ parts: Parts) { self.init(parts, slant: parts.slant) }

  /// The transform made of parts, slanted by so much instead of their skew.
  private init(_ parts: Parts, slant: Double) {
    let (sin, cos) = Elementary.sinCos(parts.rotation)
    let (width, height) = (parts.scale.width, parts.scale.height)
    self.init(
      a: width * cos, b: width * sin, c: slant * cos - height * sin, d: slant * sin + height * cos,
      tx: parts.translation.dx, ty: parts.translation.dy)
  }

  /// The parts of which the transform is made (T140).
  ///
  /// A mirror image negates the stretch of the axis that points further back, as CSS has it. Where
  /// an axis has shrunk to nothing the other one gives the rotation, and where both have there is
  /// none. Where both lie on one line, but for rounding, y has no height and slants all the same.
  public var parts: Parts {
    var width = length(a, b)
    let lengthOfY = length(c, d)
    var (cos, sin) =
      width > 0 ? (a / width, b / width) : lengthOfY > 0 ? (d / lengthOfY, -c / lengthOfY) : (1, 0)
    let isFlat = (d * cos - c * sin).magnitude <= 1e-15 * max(c.magnitude, d.magnitude)
    if !isFlat, determinant < 0, a < d {
      width = -width
      (cos, sin) = (-cos, -sin)
    }
    let along = c * cos + d * sin
    let height = isFlat ? 0 : d * cos - c * sin
    return Parts(
      scale: Size(width: width, height: height), skew: isFlat ? along : along / height,
      rotation: Elementary.atan2(sin, cos), translation: Vector(dx: tx, dy: ty))
  }

  private func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
}

extension Transform2D: Interpolatable {
  /// The transform at a share of the way to another, part by part and the short way round, as
  /// UIKit animates it (T138, A213).
  ///
  /// Number by number a half turn would pass through nothing at all (T139). A change of 180° is
  /// ambiguous, and one of 360° is none. To or from a transform that lays x and y on one line, y
  /// slants evenly in points, as it has no height to be measured in (our choice).
  public func interpolated(to other: Transform2D, at share: Double) -> Transform2D {
    if share == 0 || self == other { return self }
    if share == 1 { return other }
    let (start, end) = (parts, other.parts)
    let mixed = Parts(
      scale: start.scale.interpolated(to: end.scale, at: share),
      skew: start.skew.interpolated(to: end.skew, at: share),
      rotation: AngleInterpolation.shortest.angle(
        from: start.rotation, to: end.rotation, at: share),
      translation: start.translation.interpolated(to: end.translation, at: share))
    guard start.isSlantedFlat || end.isSlantedFlat else { return Transform2D(mixed) }
    return Transform2D(mixed, slant: start.slant.interpolated(to: end.slant, at: share))
  }
}
