/// The value of a path at an instant, as printed by `show` and compared by `expect`.
public enum PathValue: Sendable, Hashable {
  /// A number with its unit.
  case number(Double, Unit)
  /// A point, a vector, or a pair.
  case pair(Double, Double, Unit)
  /// A frame, in points.
  case rect(Rect2D)
  /// A color, with components from 0 to 1.
  case color(RGBAColor)
  /// `yes` or `no`.
  case flag(Bool)
  /// A word such as a state's name.
  case word(String)
  /// The path currently has no value, which is written as `none`.
  case absent

  /// The unit of a number, which determines the tolerance of an expectation.
  public enum Unit: Sendable, Hashable {
    /// Points on the screen.
    case points
    /// Points per second.
    case pointsPerSecond
    /// Per second: a velocity that counts distances of any length.
    case perSecond
    /// No unit: a fraction, an opacity, or a scale.
    case fraction
    /// Seconds.
    case seconds
    /// Degrees of an angle.
    case degrees
    /// A count or an index.
    case count

    /// The maximum difference between two numbers that count as equal.
    ///
    /// The tolerance is 1e-3 for points and degrees, 1e-4 for fractions and numbers per second, and
    /// 1e-6 for seconds; counts are compared exactly.
    package var tolerance: Double {
      switch self {
      case .points, .pointsPerSecond, .degrees: 1e-3
      case .fraction, .perSecond: 1e-4
      case .seconds: 1e-6
      case .count: 0
      }
    }
  }

  /// The value, in which a zero has no sign.
  package var withPositiveZeros: PathValue {
    switch self {
    case .number(let number, let unit): .number(number + 0, unit)
    case .pair(let one, let other, let unit): .pair(one + 0, other + 0, unit)
    case .rect(let rect):
      .rect(Rect2D(x: rect.x + 0, y: rect.y + 0, width: rect.width + 0, height: rect.height + 0))
    case .color, .flag, .word, .absent: self
    }
  }

  /// Returns the component of the value with the given name (`x`, `y`, `width`, `height`, or `red`,
  /// `green`, `blue`, `alpha`), or `nil` if the value has no such component.
  package func component(_ name: some StringProtocol) -> PathValue? {
    switch (self, name) {
    case (.rect(let rect), "x"): .number(rect.x, .points)
    case (.rect(let rect), "y"): .number(rect.y, .points)
    case (.rect(let rect), "width"): .number(rect.width, .points)
    case (.rect(let rect), "height"): .number(rect.height, .points)
    case (.color(let color), "red"): .fraction(color.red)
    case (.color(let color), "green"): .fraction(color.green)
    case (.color(let color), "blue"): .fraction(color.blue)
    case (.color(let color), "alpha"): .fraction(color.alpha)
    case (.pair(let x, _, let unit), "x"): .number(x, unit)
    case (.pair(_, let y, let unit), "y"): .number(y, unit)
    case (.absent, "x"), (.absent, "y"), (.absent, "width"), (.absent, "height"): .absent
    case (.number, _), (.pair, _), (.rect, _), (.color, _), (.flag, _), (.word, _), (.absent, _):
      nil
    }
  }

  /// The names that `component` accepts for this value.
  package var components: [String] {
    switch self {
    case .rect: ["x", "y", "width", "height"]
    case .color: ["red", "green", "blue", "alpha"]
    case .pair: ["x", "y"]
    case .number, .flag, .word, .absent: []
    }
  }

  /// The numbers of the value, in order; empty for words and flags.
  public var numbers: [Double] {
    switch self {
    case .number(let number, _): [number]
    case .pair(let x, let y, _): [x, y]
    case .rect(let rect): [rect.x, rect.y, rect.width, rect.height]
    case .color(let color): [color.red, color.green, color.blue, color.alpha]
    case .flag, .word, .absent: []
    }
  }

  /// The unit of the numbers, or `nil` if there are none.
  public var unit: Unit? {
    switch self {
    case .number(_, let unit), .pair(_, _, let unit): unit
    case .rect: .points
    case .color: .fraction
    case .flag, .word, .absent: nil
    }
  }
}

extension PathValue {
  /// Returns a length or a coordinate.
  public static func points(_ value: Double) -> PathValue { .number(value, .points) }
  /// Returns a fraction, an opacity, or a scale.
  public static func fraction(_ value: Double) -> PathValue { .number(value, .fraction) }
  /// Returns a time in seconds, or `none` if the time is `nil`.
  public static func seconds(_ value: Double?) -> PathValue {
    value.map { .number($0, .seconds) } ?? .absent
  }
  /// Returns a count or an index.
  public static func count(_ value: Int) -> PathValue { .number(Double(value), .count) }
  /// Returns a frame, in points, or `none` if the frame is `nil`.
  public static func frame(_ value: Rect2D?) -> PathValue { value.map { .rect($0) } ?? .absent }
  /// Returns a location.
  public static func point(_ value: Point2D) -> PathValue { .pair(value.x, value.y, .points) }
}

extension PathValue: CustomStringConvertible {
  /// The value as `show` prints it, without its unit: `20,200,350,350`.
  public var description: String {
    switch self {
    case .number, .pair, .rect, .color: numbers.map { Numerals.text($0) }.joined(separator: ",")
    case .flag(let flag): flag ? "yes" : "no"
    case .word(let word): word
    case .absent: "none"
    }
  }
}

// MARK: - Comparing

extension Double {
  /// Returns whether |a − b| ≤ limit, with a relative margin of 10⁻¹², so that a difference of
  /// exactly 0.001, for example, is within that limit despite rounding errors.
  package func isWithin(_ limit: Double, of other: Double) -> Bool {
    let grace = Swift.max(magnitude, other.magnitude, 1) * 1e-12 * (limit > 0 ? 1 : 0)
    return (self - other).magnitude <= limit + grace
  }
}

extension PathValue {
  /// Returns a Boolean value that indicates whether the value equals another within a tolerance, as
  /// compared by the statement `expect`.
  ///
  /// Stable.
  ///
  /// - Parameters:
  ///   - other: Another value of the same case; flags and words are compared without a tolerance.
  ///   - tolerance: The maximum difference of each number; by default, the unit's tolerance
  ///     (`Unit.tolerance`).
  package func isClose(to other: PathValue, within tolerance: Double? = nil) -> Bool {
    guard !numbers.isEmpty, numbers.count == other.numbers.count else { return self == other }
    return isClose(to: other.numbers, within: tolerance)
  }

  /// Returns a Boolean value that indicates whether the value's numbers equal the given numbers
  /// within a tolerance, as compared by the statement `expect`.
  ///
  /// Stable.
  ///
  /// The result is `false` if the numbers of elements differ; NaN isn't close to anything.
  package func isClose(to numbers: [Double], within tolerance: Double? = nil) -> Bool {
    guard let unit, self.numbers.count == numbers.count else { return false }
    let limit = tolerance ?? unit.tolerance
    return zip(self.numbers, numbers).allSatisfy { $0.isWithin(limit, of: $1) }
  }

  /// Returns a Boolean value that indicates whether the value is a single number that equals
  /// another within a tolerance.
  ///
  /// Stable.
  package func isClose(to number: Double, within tolerance: Double? = nil) -> Bool {
    isClose(to: [number], within: tolerance)
  }
}
