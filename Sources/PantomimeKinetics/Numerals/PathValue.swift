/// The value of a path at an instant: what `show` shows and `expect` compares.
public enum PathValue: Sendable, Hashable {
  /// A number and what it measures.
  case number(Double, Unit)
  /// A point, a vector or a pair.
  case pair(Double, Double, Unit)
  /// A frame, in points.
  case rect(Rect)
  /// A color, components 0 to 1.
  case color(Color)
  /// `yes` or `no`.
  case flag(Bool)
  /// A word such as a state's name.
  case word(String)
  /// The path has no value just now; written `none`.
  case absent

  /// The unit of a number, which decides how closely an expectation compares.
  public enum Unit: Sendable, Hashable {
    /// Points on the screen.
    case points
    /// Points per second.
    case pointsPerSecond
    /// A share, an alpha, a scale: a number without a unit that is no count.
    case fraction
    /// Seconds.
    case seconds
    /// Degrees of an angle.
    case degrees
    /// A count or an index.
    case count

    /// How far apart two numbers may be and still count as equal.
    ///
    /// 1e-3 for points and degrees, 1e-4 for fractions, 1e-6 for seconds; counts are exact.
    public var tolerance: Double {
      switch self {
      case .points, .pointsPerSecond, .degrees: 1e-3
      case .fraction: 1e-4
      case .seconds: 1e-6
      case .count: 0
      }
    }
  }

  /// A part of the value by its name: `x`, `y`, `width`, `height`, or `red`, `green`, `blue`,
  /// `alpha`; `nil` if it has none such.
  public func component(_ name: some StringProtocol) -> PathValue? {
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

  /// The names that `component` knows for this value.
  public var components: [String] {
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

  /// What the numbers measure; `nil` where there are none.
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
  /// A length or a coordinate.
  public static func points(_ value: Double) -> PathValue { .number(value, .points) }
  /// A share, an alpha or a scale.
  public static func fraction(_ value: Double) -> PathValue { .number(value, .fraction) }
  /// A time; `none` where there is none.
  public static func seconds(_ value: Double?) -> PathValue {
    value.map { .number($0, .seconds) } ?? .absent
  }
  /// A count or an index.
  public static func count(_ value: Int) -> PathValue { .number(Double(value), .count) }
  /// A frame, in points; `none` where there is none.
  public static func frame(_ value: Rect?) -> PathValue { value.map { .rect($0) } ?? .absent }
  /// A place.
  public static func point(_ value: Point) -> PathValue { .pair(value.x, value.y, .points) }
}

// MARK: - Comparing

extension Double {
  /// |a − b| ≤ limit, with one part in 10¹² of grace so that a limit written in decimals holds.
  package func isWithin(_ limit: Double, of other: Double) -> Bool {
    let grace = Swift.max(magnitude, other.magnitude, 1) * 1e-12 * (limit > 0 ? 1 : 0)
    return (self - other).magnitude <= limit + grace
  }
}

extension PathValue {
  /// Whether a value is as another to a tolerance, as the statement `expect` compares.
  ///
  /// Stable.
  ///
  /// - Parameters:
  ///   - other: a value of the same shape; a flag and a word are equal or not.
  ///   - tolerance: how far each number may be off; the unit's own (`Unit.tolerance`) if not given.
  public func isClose(to other: PathValue, within tolerance: Double? = nil) -> Bool {
    guard !numbers.isEmpty, numbers.count == other.numbers.count else { return self == other }
    return isClose(to: other.numbers, within: tolerance)
  }

  /// Whether its numbers are these to a tolerance, as the statement `expect` compares.
  ///
  /// Stable.
  ///
  /// False where there are not as many; what is no number is close to none.
  public func isClose(to numbers: [Double], within tolerance: Double? = nil) -> Bool {
    guard let unit, self.numbers.count == numbers.count else { return false }
    let limit = tolerance ?? unit.tolerance
    return zip(self.numbers, numbers).allSatisfy { $0.isWithin(limit, of: $1) }
  }

  /// Whether it is one number, and that is this one to a tolerance.
  ///
  /// Stable.
  public func isClose(to number: Double, within tolerance: Double? = nil) -> Bool {
    isClose(to: [number], within: tolerance)
  }
}
