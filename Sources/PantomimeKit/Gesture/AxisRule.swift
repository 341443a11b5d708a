/// The rule by which a pan along one axis leaves movements along the other to somebody else.
///
/// It is asked with the velocity at the moment of decision. The comparison is strict: equal
/// components, and none at all, are refused (G84, G85).
public enum AxisRule: String, Sendable, Hashable, CaseIterable {
  /// Begins only if |vy| > |vx|.
  case vertical
  /// Begins only if |vx| > |vy|.
  case horizontal

  /// Whether a pan with this velocity, in points per second, may begin.
  public func allows(_ velocity: Vector) -> Bool {
    switch self {
    case .vertical: velocity.dy.magnitude > velocity.dx.magnitude
    case .horizontal: velocity.dx.magnitude > velocity.dy.magnitude
    }
  }

  /// The rule as a phrase.
  public var phrase: String {
    switch self {
    case .vertical: "it begins only if |vy| is greater than |vx| (G84)"
    case .horizontal: "it begins only if |vx| is greater than |vy| (G84)"
    }
  }
}
