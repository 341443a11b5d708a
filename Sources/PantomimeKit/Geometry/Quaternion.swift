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

  /// The rotation at a share of the short way to another, at constant speed (T147).
  ///
  /// Almost equal rotations are mixed part by part and brought back to length 1.
  public func slerp(to other: Quaternion, at share: Double) -> Quaternion {
    // q and −q are the same rotation; the nearer of the two is the short way.
    let cosine = dot(other)
    let sign = cosine < 0 ? -1.0 : 1.0
    guard cosine.magnitude <= 0.9995 else {
      return sum(1 - share, other, sign * share).normalized
    }
    let angle = Elementary.acos(cosine.magnitude)
    let sin = Elementary.sin(angle)
    return sum(
      Elementary.sin((1 - share) * angle) / sin, other,
      sign * (Elementary.sin(share * angle) / sin))
  }

  private func sum(_ own: Double, _ other: Quaternion, _ share: Double) -> Quaternion {
    Quaternion(
      x: x * own + other.x * share, y: y * own + other.y * share, z: z * own + other.z * share,
      w: w * own + other.w * share)
  }

  private var normalized: Quaternion {
    let length = dot(self).squareRoot()
    guard length > 0 else { return .identity }
    return Quaternion(x: x / length, y: y / length, z: z / length, w: w / length)
  }
}
