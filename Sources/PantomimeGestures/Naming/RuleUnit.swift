/// The unit of a number in a completion rule.
public enum RuleUnit: String, Sendable, Hashable, CaseIterable {
  /// Points.
  case points = "pt"
  /// Points per second.
  case pointsPerSecond = "pt/s"
  /// A fraction of the total distance.
  case fraction = "fraction"
  /// Total distances per second.
  case waysPerSecond = "/s"
  /// Seconds.
  case seconds = "s"
  /// The fraction of a velocity that remains after each millisecond.
  case perMillisecond = "/ms"
  /// A flag: 0 for no, 1 for yes.
  case flag = "flag"

  /// Returns a number with this unit, as part of a reason.
  public func phrase(_ number: Double) -> Reason {
    switch self {
    case .points, .pointsPerSecond: "\(number.shown) \(rawValue)"
    case .waysPerSecond, .seconds, .perMillisecond: "\(number.shown)\(rawValue)"
    case .fraction, .flag: "\(number.shown)"
    }
  }

  /// Returns a number with this unit, as text.
  public func text(_ number: Double) -> String { phrase(number).text }

  /// Returns the value in paths of a number with this unit; absent if the number is infinite.
  package func pathValue(_ number: Double) -> PathValue {
    guard number.isFinite else { return .absent }
    return switch self {
    case .points: .points(number)
    case .pointsPerSecond: .number(number, .pointsPerSecond)
    case .seconds: .seconds(number)
    case .fraction, .waysPerSecond, .perMillisecond, .flag: .fraction(number)
    }
  }
}
