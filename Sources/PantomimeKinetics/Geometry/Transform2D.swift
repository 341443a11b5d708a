/// A plane transform, (x, y) → (a·x + c·y + tx, b·x + d·y + ty), like `CGAffineTransform` (T140).
///
/// Points are row vectors, so in a concatenation, the first transform applies first.
package struct Transform2D: Sendable, Hashable {
  /// The horizontal component of the image of the x unit vector.
  package var a: Double
  /// The vertical component of the image of the x unit vector.
  package var b: Double
  /// The horizontal component of the image of the y unit vector.
  package var c: Double
  /// The vertical component of the image of the y unit vector.
  package var d: Double
  /// The horizontal translation, in points.
  package var tx: Double
  /// The vertical translation, in points.
  package var ty: Double

  /// The identity transform.
  package static let identity = Transform2D()

  /// Creates a transform with the given numbers, by default the identity.
  package init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a translation.
  package init(translation: Vector) { self.init(tx: translation.dx, ty: translation.dy) }

  /// Creates a scale along the axes.
  package init(scaleX: Double, y scaleY: Double) { self.init(a: scaleX, d: scaleY) }

  /// Creates a rotation about the origin, in radians, from the x axis toward the y axis: clockwise
  /// on a screen whose y axis points down.
  package init(rotation: Double) {
    let (sin, cos) = Elementary.sinCos(rotation)
    self.init(a: cos, b: sin, c: -sin, d: cos)
  }

  /// Returns this transform followed by another.
  package func concatenating(_ next: Transform2D) -> Transform2D {
    Transform2D(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Returns the image of a point.
  package func applied(to point: Point2D) -> Point2D {
    Point2D(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The area of the image of the unit square, which is negative for a mirror image.
  package var determinant: Double { a * d - b * c }

  /// The decomposition of a transform, in order: scale, skew, rotation, translation (T140).
  package struct Parts: Sendable, Hashable {
    /// The scales along x and y, one of which is negative for a mirror image.
    package var scale: Size2D
    /// The skew of the image of the y unit vector along x, relative to the height of that image, or
    /// in the units of the plane if the height is 0.
    package var skew: Double
    /// The rotation in radians, −π … π.
    package var rotation: Double
    /// The translation in points.
    package var translation: Vector

    /// Creates the parts of a transform, by default those of the identity.
    package init(
      scale: Size2D = Size2D(width: 1, height: 1), skew: Double = 0, rotation: Double = 0,
      translation: Vector = .zero
    ) {
      self.scale = scale
      self.skew = skew
      self.rotation = rotation
      self.translation = translation
    }

    /// The skew of the image of the y unit vector along x, in the units of the plane.
    var slant: Double { scale.height == 0 ? skew : skew * scale.height }

    /// Whether the images of both unit vectors lie on one line, which a skew relative to the height
    /// can't express.
    var isSlantedFlat: Bool { scale.height == 0 && skew != 0 }
  }

  /// Creates the transform from its parts.
  package init(_ parts: Parts) { self.init(parts, slant: parts.slant) }

  /// Creates a transform from parts, whose skew is replaced with one in the units of the plane.
  private init(_ parts: Parts, slant: Double) {
    let (sin, cos) = Elementary.sinCos(parts.rotation)
    let (width, height) = (parts.scale.width, parts.scale.height)
    self.init(
      a: width * cos, b: width * sin, c: slant * cos - height * sin, d: slant * sin + height * cos,
      tx: parts.translation.dx, ty: parts.translation.dy)
  }

  /// The parts of the transform (T140).
  ///
  /// For a mirror image, the scale of the axis that points farther backward is negative, as in CSS.
  /// If one axis has shrunk to nothing, the other one determines the rotation; if both have, there
  /// is no rotation. If both axes lie on one line, except for rounding, the y axis has a height of
  /// 0, but still a skew.
  package var parts: Parts {
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
      scale: Size2D(width: width, height: height), skew: isFlat ? along : along / height,
      rotation: Elementary.atan2(sin, cos), translation: Vector(dx: tx, dy: ty))
  }

  private func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
}

extension Transform2D: Interpolatable {
  /// Returns the transform at a fraction of the distance to another, part by part and with the
  /// shorter rotation, as UIKit animates it (T138, A213).
  ///
  /// If the six numbers were interpolated separately, a view that makes half a turn would shrink to
  /// nothing halfway (T139). The direction of a rotation by 180° is ambiguous, and a rotation by
  /// 360° has no effect. If either transform maps both axes to one line, the skew changes linearly
  /// in points, because there is no height to which it could be relative (our choice).
  package func interpolated(to other: Transform2D, at share: Double) -> Transform2D {
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
