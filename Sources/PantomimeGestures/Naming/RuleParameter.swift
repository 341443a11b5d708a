/// A settable number of a completion rule: its name, default, range, and meaning.
public struct RuleParameter: Sendable, Hashable {
  /// The name in the language.
  package let name: String
  /// The default value.
  package let standard: Double
  /// The allowed values.
  package let range: ClosedRange<Double>
  /// The unit.
  package let unit: RuleUnit
  /// The effect, in one sentence.
  package let summary: String

  /// Creates a declaration of a parameter.
  public init(
    _ name: String, _ standard: Double, in range: ClosedRange<Double>, _ unit: RuleUnit,
    summary: String
  ) {
    self.name = name
    self.standard = standard
    self.range = range
    self.unit = unit
    self.summary = summary
  }

  /// The allowed values, as a phrase.
  package var allowed: String {
    switch unit {
    case .flag: "0 or 1"
    case .count:
      "a whole number from \(range.lowerBound.shown) to \(range.upperBound.shown)"
    case .points, .pointsPerSecond, .fraction, .distancesPerSecond, .seconds, .perMillisecond:
      "\(range.lowerBound.shown) to \(unit.text(range.upperBound))"
    }
  }

  /// Whether the default is one of the allowed values.
  package var allowsStandard: Bool { allows(standard) }

  func allows(_ value: Double) -> Bool {
    guard range.contains(value) else { return false }
    return switch unit {
    case .flag: value == 0 || value == 1
    case .count: value == value.rounded()
    case .points, .pointsPerSecond, .fraction, .distancesPerSecond, .seconds, .perMillisecond: true
    }
  }

  /// Declares the minimum speed at which a release counts as a flick, in points per second.
  public static func speed(_ standard: Double, summary: String? = nil) -> RuleParameter {
    RuleParameter(
      "speed", standard, in: 0...100_000, .pointsPerSecond,
      summary: summary ?? "The minimum speed of a flick, whose direction then decides.")
  }

  /// Declares the fraction of the distance past which a release completes.
  public static func threshold(_ standard: Double) -> RuleParameter {
    RuleParameter(
      "threshold", standard, in: 0...1, .fraction,
      summary: "The fraction of the distance past which a release completes.")
  }
}

/// The values of a rule's parameters, each within its range.
public struct RuleValues: Sendable, Hashable {
  /// The declarations, in listing order.
  package let parameters: [RuleParameter]
  private var values: [Double]

  /// Creates the default values of parameters.
  package init(_ parameters: [RuleParameter]) {
    self.parameters = parameters
    values = parameters.map { $0.standard }
  }

  /// The value of a parameter, in the parameter's unit, or the parameter's default if the rule
  /// doesn't declare it.
  public subscript(parameter: RuleParameter) -> Double {
    self[parameter.name] ?? parameter.standard
  }

  /// The value of the parameter with the given name, in its unit, or `nil` if the rule declares no
  /// such parameter.
  public subscript(name: String) -> Double? {
    parameters.firstIndex { $0.name == name }.map { values[$0] }
  }

  /// Sets a parameter.
  ///
  /// - Throws: `OptionError` if the name isn't declared or the value is outside the range.
  package mutating func set(_ name: String, to value: Double) throws(OptionError) {
    guard let index = parameters.firstIndex(where: { $0.name == name }) else {
      throw OptionError.unknownParameter(name, known: parameters.map { $0.name })
    }
    guard parameters[index].allows(value) else {
      throw OptionError(name, value, allowed: parameters[index].allowed)
    }
    values[index] = value
  }
}

/// The unit of a number in a completion rule.
public enum RuleUnit: String, Sendable, Hashable, CaseIterable {
  /// Points.
  case points = "pt"
  /// Points per second.
  case pointsPerSecond = "pt/s"
  /// A fraction of the total distance.
  case fraction = "fraction"
  /// Total distances per second.
  case distancesPerSecond = "/s"
  /// Seconds.
  case seconds = "s"
  /// The fraction of a velocity that remains after each millisecond.
  case perMillisecond = "/ms"
  /// A number of things, such as anchors: 0, 1, 2 …
  case count = "count"
  /// A flag: 0 for no, 1 for yes.
  case flag = "flag"

  /// Returns a number with this unit, as part of a reason.
  package func phrase(_ number: Double) -> Reason {
    switch self {
    case .points, .pointsPerSecond: "\(number.shown) \(rawValue)"
    case .distancesPerSecond, .seconds, .perMillisecond: "\(number.shown)\(rawValue)"
    case .fraction, .count, .flag: "\(number.shown)"
    }
  }

  /// Returns a number with this unit, as answers print it: `300 pt/s`.
  public func text(_ number: Double) -> String { phrase(number).text }

  /// Returns the value in paths of a number with this unit; absent if the number is infinite.
  package func pathValue(_ number: Double) -> PathValue {
    guard number.isFinite else { return .absent }
    return switch self {
    case .points: .points(number)
    case .pointsPerSecond: .number(number, .pointsPerSecond)
    case .seconds: .seconds(number)
    case .count: .number(number, .count)
    case .fraction, .distancesPerSecond, .perMillisecond, .flag: .fraction(number)
    }
  }
}

extension RuleUnit: CustomStringConvertible {
  /// The unit as it follows a number: `pt/s`.
  public var description: String { rawValue }
}

extension RuleParameter: CustomStringConvertible {
  /// The name, the default, and the allowed values: `speed=500, 0 to 100000 pt/s`.
  public var description: String { "\(name)=\(Numerals.text(standard)), \(allowed)" }
}

extension RuleValues: CustomStringConvertible {
  /// The names and the values, as in the language: `speed=500 threshold=0.5`.
  public var description: String {
    parameters.map { "\($0.name)=\(Numerals.text(self[$0]))" }.joined(separator: " ")
  }
}
