/// A transform of space with perspective, like `CATransform3D`: row vectors (x, y, z, 1) are
/// multiplied by a matrix whose last row is the translation and whose last column is the
/// perspective (T141).
package struct Transform3D: Sendable, Hashable {
  /// The image of the x unit vector.
  package var row1: SIMD4<Double>
  /// The image of the y unit vector.
  package var row2: SIMD4<Double>
  /// The image of the z unit vector; its last number is m34.
  package var row3: SIMD4<Double>
  /// The image of the origin.
  package var row4: SIMD4<Double>

  /// The identity transform.
  package static let identity = Transform3D()

  /// Creates a transform with the given rows, by default the identity.
  package init(
    row1: SIMD4<Double> = [1, 0, 0, 0], row2: SIMD4<Double> = [0, 1, 0, 0],
    row3: SIMD4<Double> = [0, 0, 1, 0], row4: SIMD4<Double> = [0, 0, 0, 1]
  ) {
    self.row1 = row1
    self.row2 = row2
    self.row3 = row3
    self.row4 = row4
  }

  /// Creates a translation in points.
  package init(translationX x: Double, y: Double, z: Double) {
    self.init(row4: [x, y, z, 1])
  }

  /// Creates a scale along the axes.
  package init(scaleX x: Double, y: Double, z: Double) {
    self.init(row1: [x, 0, 0, 0], row2: [0, y, 0, 0], row3: [0, 0, z, 0])
  }

  /// Creates a rotation in radians about an axis through the origin (T144).
  package init(rotation angle: Double, x: Double, y: Double, z: Double) {
    self.init(Quaternion(angle: angle, x: x, y: y, z: z))
  }

  /// Creates a rotation from a quaternion.
  package init(_ q: Quaternion) {
    self.init(
      row1: [
        1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.w * q.z), 2 * (q.x * q.z - q.w * q.y),
        0,
      ],
      row2: [
        2 * (q.x * q.y - q.w * q.z), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.w * q.x),
        0,
      ],
      row3: [
        2 * (q.x * q.z + q.w * q.y), 2 * (q.y * q.z - q.w * q.x), 1 - 2 * (q.x * q.x + q.y * q.y),
        0,
      ])
  }

  /// Creates the perspective for an eye at the given distance, in points, in front of the plane:
  /// m34 = −1/distance (T142).
  ///
  /// A distance that is 0 or not finite yields no perspective.
  package init(eyeDistance: Double) {
    let m34 = eyeDistance == 0 || !eyeDistance.isFinite ? 0 : -1 / eyeDistance
    self.init(row3: [0, 0, 1, m34])
  }

  /// Creates a transform of the plane, like `CATransform3DMakeAffineTransform`.
  package init(_ transform: Transform2D) {
    self.init(
      row1: [transform.a, transform.b, 0, 0], row2: [transform.c, transform.d, 0, 0],
      row4: [transform.tx, transform.ty, 0, 1])
  }

  /// Returns this transform followed by another: `CATransform3DConcat` (T141).
  package func concatenating(_ next: Transform3D) -> Transform3D {
    Transform3D(
      row1: next.image(of: row1), row2: next.image(of: row2), row3: next.image(of: row3),
      row4: next.image(of: row4))
  }

  /// Returns another transform followed by this one.
  ///
  /// `CATransform3DRotate` and similar functions combine transforms in this order, so the transform
  /// of the last call applies first (T141, T143).
  package func preceded(by first: Transform3D) -> Transform3D { first.concatenating(self) }

  /// Returns a row vector times the matrix.
  func image(of row: SIMD4<Double>) -> SIMD4<Double> {
    row1 * row.x + row2 * row.y + row3 * row.z + row4 * row.w
  }

  /// Returns the projection of a point onto the plane, or `nil` if the point is level with the eye
  /// or behind it (T142).
  package func projected(_ point: Point2D, z: Double = 0) -> Point2D? {
    let image = image(of: [point.x, point.y, z, 1])
    guard image.w > 0 else { return nil }
    return Point2D(x: image.x / image.w, y: image.y / image.w)
  }
}

extension Transform3D {
  /// The decomposition of a transform, in order: scale, skew, rotation, translation, perspective
  /// (T138).
  package struct Parts: Sendable, Hashable {
    /// The scales along the axes.
    package var scale: SIMD3<Double> = [1, 1, 1]
    /// The skews of the y axis along x, of the z axis along x, and of the z axis along y, each
    /// relative to the length of the skewed axis.
    package var skew: SIMD3<Double> = [0, 0, 0]
    /// The rotation.
    package var rotation = Quaternion.identity
    /// The translation in points.
    package var translation: SIMD3<Double> = [0, 0, 0]
    /// The last column that remains after the other parts have been divided out; it is (0, 0, 0, 1)
    /// if there is no perspective.
    package var perspective: SIMD4<Double> = [0, 0, 0, 1]

    /// Creates the parts of the identity.
    package init() {}
  }

  /// Creates a transform from its parts.
  package init(_ parts: Parts) {
    let turn = Transform3D(parts.rotation)
    let (p, skew, scale) = (parts.perspective, parts.skew, parts.scale)
    let x = turn.row1 * scale.x
    let y = (turn.row1 * skew.x + turn.row2) * scale.y
    let z = (turn.row1 * skew.y + turn.row2 * skew.z + turn.row3) * scale.z
    let t = SIMD4(parts.translation, 1)
    let seen = { (row: SIMD4<Double>) in
      SIMD4(row.x, row.y, row.z, row.x * p.x + row.y * p.y + row.z * p.z + row.w * p.w)
    }
    self.init(row1: seen(x), row2: seen(y), row3: seen(z), row4: seen(t))
  }

  /// The parts of the transform, or `nil` if it is singular or its perspective is degenerate.
  ///
  /// The parts are computed with the procedure of CSS ("unmatrix"), which orthogonalizes one row
  /// after another; for a mirror image, it negates all scales (T138).
  package var parts: Parts? {
    guard row4.w != 0 else { return nil }
    var parts = Parts()
    var x = Self.spatial(row1) / row4.w
    var y = Self.spatial(row2) / row4.w
    var z = Self.spatial(row3) / row4.w
    parts.translation = Self.spatial(row4) / row4.w
    let volume = Self.dot(x, Self.cross(y, z))
    guard volume != 0, volume.isFinite else { return nil }

    let column = SIMD3(row1.w, row2.w, row3.w) / row4.w
    if column != [0, 0, 0] {
      // Cramer's rule, with the cross products of the rows as the columns of the inverse.
      let p =
        (Self.cross(y, z) * column.x + Self.cross(z, x) * column.y + Self.cross(x, y) * column.z)
        / volume
      parts.perspective = SIMD4(p, 1 - Self.dot(parts.translation, p))
    }

    parts.scale.x = Self.length(x)
    x /= parts.scale.x
    let xy = Self.dot(x, y)
    y -= x * xy
    parts.scale.y = Self.length(y)
    y /= parts.scale.y
    let (xz, yz) = (Self.dot(x, z), Self.dot(y, z))
    z -= x * xz + y * yz
    parts.scale.z = Self.length(z)
    z /= parts.scale.z
    parts.skew = [xy / parts.scale.y, xz / parts.scale.z, yz / parts.scale.z]
    if volume < 0 {
      parts.scale = -parts.scale
      (x, y, z) = (-x, -y, -z)
    }
    parts.rotation = Self.rotation(x, y, z)
    return parts
  }

  /// Returns the rotation that maps the axes to three orthogonal unit vectors.
  private static func rotation(
    _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
  ) -> Quaternion {
    // Four times the square of each component; dividing by the largest component is safe.
    let w = 1 + x.x + y.y + z.z
    let i = 1 + x.x - y.y - z.z
    let j = 1 - x.x + y.y - z.z
    let k = 1 - x.x - y.y + z.z
    let largest = max(w, i, j, k)
    let half = largest.squareRoot() / 2
    let (a, b, c) = (y.z - z.y, z.x - x.z, x.y - y.x)
    let (d, e, f) = (x.y + y.x, x.z + z.x, y.z + z.y)
    let rest = 1 / (4 * half)
    if largest == w { return Quaternion(x: a * rest, y: b * rest, z: c * rest, w: half) }
    if largest == i { return Quaternion(x: half, y: d * rest, z: e * rest, w: a * rest) }
    if largest == j { return Quaternion(x: d * rest, y: half, z: f * rest, w: b * rest) }
    return Quaternion(x: e * rest, y: f * rest, z: half, w: c * rest)
  }

  private static func spatial(_ row: SIMD4<Double>) -> SIMD3<Double> { [row.x, row.y, row.z] }

  private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    a.x * b.x + a.y * b.y + a.z * b.z
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
  }

  private static func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }
}

extension Transform3D: Interpolatable {
  /// Returns the transform at a fraction of the distance to another, part by part, with slerp for
  /// the rotation, as Core Animation animates `transform` (T138, T147).
  ///
  /// A rotation by 360° has no effect, and the direction of a rotation by 180° is ambiguous.
  /// Perspective is interpolated like any other part, so to turn a cube, animate its angle and
  /// build the matrix from the angle (T146). A singular transform has no parts, so if either
  /// transform is singular, the result switches from this transform to the other halfway (our
  /// choice, as in CSS).
  package func interpolated(to other: Transform3D, at share: Double) -> Transform3D {
    if share == 0 || self == other { return self }
    if share == 1 { return other }
    guard let start = parts, let end = other.parts else { return share < 0.5 ? self : other }
    var parts = Parts()
    parts.scale = start.scale + (end.scale - start.scale) * share
    parts.skew = start.skew + (end.skew - start.skew) * share
    parts.translation = start.translation + (end.translation - start.translation) * share
    parts.perspective = start.perspective + (end.perspective - start.perspective) * share
    parts.rotation = start.rotation.slerp(to: end.rotation, at: share)
    return Transform3D(parts)
  }
}
