extension Transform3D {
  /// The decomposition of a transform, in order: scale, skew, rotation, translation, perspective
  /// (T138).
  public struct Parts: Sendable, Hashable {
    /// The scales along the axes.
    public var scale: SIMD3<Double> = [1, 1, 1]
    /// The skews of the y axis along x, of the z axis along x, and of the z axis along y, each
    /// relative to the length of the skewed axis.
    public var skew: SIMD3<Double> = [0, 0, 0]
    /// The rotation.
    public var rotation = Quaternion.identity
    /// The translation in points.
    public var translation: SIMD3<Double> = [0, 0, 0]
    /// The last column that remains after the other parts have been divided out; it is (0, 0, 0, 1)
    /// if there is no perspective.
    public var perspective: SIMD4<Double> = [0, 0, 0, 1]

    /// Creates the parts of the identity.
    public init() {}
  }

  /// Creates a transform from its parts.
  public init(_ parts: Parts) {
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
  public var parts: Parts? {
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
  public func interpolated(to other: Transform3D, at share: Double) -> Transform3D {
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
