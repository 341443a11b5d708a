/// A rotation in space as a quaternion of length 1.
public struct Quaternion: Sendable, Hashable {
  /// The part along x: sin(θ/2) times that of the axis.
  public var x: Double
  /// The part along y.
  public var y: Double
  /// The part along z.
  public var z: Double
  /// The part without an axis, cos(θ/2).
  public var w: Double

  /// No rotation.
  public static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

  /// Makes the quaternion with these parts.
  public init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// A rotation in radians about an axis of any length; none about an axis without length.
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

  /// The rotation at a share of the short way to another, at constant speed, and beyond it as far
  /// as the share says (T147).
  ///
  /// Near by, T147 would mix part by part instead. That gives up below 3.6° and falls behind where a
  /// share leaves 0 … 1; the angle by its sine and cosine needs no such escape (our choice).
  public func slerp(to other: Quaternion, at share: Double) -> Quaternion {
    // q and −q are the same rotation; the nearer of the two is the short way.
    let cosine = dot(other)
    let sign = cosine < 0 ? -1.0 : 1.0
    // What the other has beside this one: the direction to turn in, as long as the angle's sine.
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
