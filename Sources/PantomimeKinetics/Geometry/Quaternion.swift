/// A rotation in space as a quaternion of length 1.
public struct Quaternion: Sendable, Hashable {
  /// The component along x: sin(θ/2) times the axis's x component.
  public var x: Double
  /// The component along y.
  public var y: Double
  /// The component along z.
  public var z: Double
  /// The scalar component, cos(θ/2).
  public var w: Double

  /// No rotation.
  public static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

  /// Creates a quaternion with the given components.
  public init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// Creates a rotation in radians about an axis of any length; an axis of zero length yields no
  /// rotation.
  public init(angle: Double, x: Double, y: Double, z: Double) {
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

  /// Returns the rotation at a fraction of the short arc to another, at constant speed; fractions
  /// outside 0 … 1 extrapolate (T147).
  ///
  /// For nearby rotations, T147 would interpolate the components instead, which fails below 3.6°
  /// and lags for fractions outside 0 … 1. Computing the angle from its sine and cosine needs no
  /// such special case (our choice).
  public func slerp(to other: Quaternion, at share: Double) -> Quaternion {
    // q and −q are the same rotation; the nearer of the two is on the short arc.
    let cosine = dot(other)
    let sign = cosine < 0 ? -1.0 : 1.0
    // The component of the other quaternion orthogonal to this one, which is the direction of
    // rotation, with the sine of the angle as its length.
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
