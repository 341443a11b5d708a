/// A transform of space with perspective, like `CATransform3D`: row vectors (x, y, z, 1) are
/// multiplied by a matrix whose last row is the translation and whose last column is the
/// perspective (T141).
public struct Transform3D: Sendable, Hashable {
  /// The image of the x unit vector.
  public var row1: SIMD4<Double>
  /// The image of the y unit vector.
  public var row2: SIMD4<Double>
  /// The image of the z unit vector; its last number is m34.
  public var row3: SIMD4<Double>
  /// The image of the origin.
  public var row4: SIMD4<Double>

  /// The identity transform.
  public static let identity = Transform3D()

  /// Creates a transform with the given rows, by default the identity.
  public init(
    row1: SIMD4<Double> = [1, 0, 0, 0], row2: SIMD4<Double> = [0, 1, 0, 0],
    row3: SIMD4<Double> = [0, 0, 1, 0], row4: SIMD4<Double> = [0, 0, 0, 1]
  ) {
    self.row1 = row1
    self.row2 = row2
    self.row3 = row3
    self.row4 = row4
  }

  /// Creates a translation in points.
  public init(translationX x: Double, y: Double, z: Double) {
    self.init(row4: [x, y, z, 1])
  }

  /// Creates a scale along the axes.
  public init(scaleX x: Double, y: Double, z: Double) {
    self.init(row1: [x, 0, 0, 0], row2: [0, y, 0, 0], row3: [0, 0, z, 0])
  }

  /// Creates a rotation in radians about an axis through the origin (T144).
  public init(rotation angle: Double, x: Double, y: Double, z: Double) {
    self.init(Quaternion(angle: angle, x: x, y: y, z: z))
  }

  /// Creates a rotation from a quaternion.
  public init(_ q: Quaternion) {
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
  public init(eyeDistance: Double) {
    let m34 = eyeDistance == 0 || !eyeDistance.isFinite ? 0 : -1 / eyeDistance
    self.init(row3: [0, 0, 1, m34])
  }

  /// Creates a transform of the plane, like `CATransform3DMakeAffineTransform`.
  public init(_ transform: Transform2D) {
    self.init(
      row1: [transform.a, transform.b, 0, 0], row2: [transform.c, transform.d, 0, 0],
      row4: [transform.tx, transform.ty, 0, 1])
  }

  /// Returns this transform followed by another: `CATransform3DConcat` (T141).
  public func concatenating(_ next: Transform3D) -> Transform3D {
    Transform3D(
      row1: next.image(of: row1), row2: next.image(of: row2), row3: next.image(of: row3),
      row4: next.image(of: row4))
  }

  /// Returns another transform followed by this one.
  ///
  /// `CATransform3DRotate` and similar functions combine transforms in this order, so the transform
  /// of the last call applies first (T141, T143).
  public func preceded(by first: Transform3D) -> Transform3D { first.concatenating(self) }

  /// Returns a row vector times the matrix.
  func image(of row: SIMD4<Double>) -> SIMD4<Double> {
    row1 * row.x + row2 * row.y + row3 * row.z + row4 * row.w
  }

  /// Returns the projection of a point onto the plane, or `nil` if the point is level with the eye
  /// or behind it (T142).
  public func projected(_ point: Point, z: Double = 0) -> Point? {
    let image = image(of: [point.x, point.y, z, 1])
    guard image.w > 0 else { return nil }
    return Point(x: image.x / image.w, y: image.y / image.w)
  }
}
