/// A rotation in space as a quaternion of length 1.
package struct Quaternion: Sendable, Hashable {
  /// The x component of the vector part: sin(θ/2) times the x component of the rotation axis.
  package var x: Double
  /// The y component of the vector part.
  package var y: Double
  /// The z component of the vector part.
  package var z: Double
  /// The scalar part, cos(θ/2).
  package var w: Double

  /// No rotation.
  package static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

  /// Creates a quaternion with the given components.
  package init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// Creates a rotation by an angle, in radians, about an axis of any length; an axis of zero
  /// length yields no rotation.
  package init(angle: Double, x: Double, y: Double, z: Double) {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length < .infinity else {
      self = .identity
      return
    }
    let (sin, cos) = Elementary.sinCos(angle / 2)
    let share = sin / length
    self.init(x: x * share, y: y * share, z: z * share, w: cos)
  }

  func dot(_ other: Quaternion) -> Double {
    x * other.x + y * other.y + z * other.z + w * other.w
  }

  /// Returns the rotation at a fraction of the shorter arc to another; for fractions outside 0 … 1,
  /// the result is extrapolated (T147).
  ///
  /// For nearby rotations, the procedure of T147 would interpolate the components instead, which
  /// fails below 3.6° and lags for fractions outside 0 … 1. This method computes the angle from its
  /// sine and cosine, and therefore needs no such special case (our choice).
  package func slerp(to other: Quaternion, at share: Double) -> Quaternion {
    // q and −q are the same rotation; the nearer of the two is on the shorter arc.
    let cosine = dot(other)
    let sign = cosine < 0 ? -1.0 : 1.0
    // The component of the other quaternion that is orthogonal to this one. It is the direction of
    // the rotation, and its length is the sine of the angle.
    let beside = other.sum(sign, self, -cosine.magnitude)
    let sine = beside.dot(beside).squareRoot()
    guard sine > 0 else { return self }
    let turn = Elementary.sinCos(share * Elementary.atan2(sine, cosine.magnitude))
    return sum(turn.cos, beside, turn.sin / sine)
  }

  private func sum(_ own: Double, _ other: Quaternion, _ share: Double) -> Quaternion {
    Quaternion(
      x: x * own + other.x * share, y: y * own + other.y * share, z: z * own + other.z * share,
      w: w * own + other.w * share)
  }
}
