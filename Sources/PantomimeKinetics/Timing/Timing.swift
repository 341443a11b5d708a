/// The mapping from elapsed time to progress: an animator's timing parameters.
public enum Timing: Sendable, Hashable {
  /// Progress equals time.
  case linear
  /// A cubic Bézier curve on the unit square.
  case cubic(UnitBezier)
  /// One of Penner's formulas (T108 – T114).
  case penner(PennerEasing)
  /// A custom formula.
  case formula(FormulaEasing)
  /// A staircase.
  case steps(StepEasing)
  /// Straight lines between points.
  case points(LinearEasing)
  /// A spring fitted to the animator's duration (A179, A197); the velocity is in total distances
  /// per second.
  case damped(ratio: Double, velocity: Double = 0)
  /// A spring given by its constants, whose settling time replaces the animator's duration (A138,
  /// A180).
  case spring(SpringCurve)

  /// Slow at the start: (0.42, 0) (1, 1) (A171).
  public static let easeIn = Timing.cubic(.easeIn)
  /// Slow at the end: (0, 0) (0.58, 1) (A171).
  public static let easeOut = Timing.cubic(.easeOut)
  /// Slow at both ends: (0.42, 0) (0.58, 1) (A171).
  public static let easeInOut = Timing.cubic(.easeInOut)
  /// Core Animation's default curve: (0.25, 0.1) (0.25, 1) (A171, A174).
  public static let standard = Timing.cubic(.standard)

  /// Returns the duration of a full run for a requested duration in seconds.
  package func duration(asked: Double) -> Double {
    switch self {
    case .linear, .cubic, .penner, .formula, .steps, .points, .damped: asked
    case .spring(let spring): spring.settlingDuration
    }
  }

  /// Whether the timing is a spring, which has an initial velocity.
  package var isSpring: Bool {
    switch self {
    case .damped, .spring: true
    case .linear, .cubic, .penner, .formula, .steps, .points: false
    }
  }

  /// The maximum duration of a run, about thirty years, which is our choice; longer runs are
  /// refused.
  package static let longest = 1e9

  /// Returns the duration of a full run for a requested duration in seconds, or throws an error if
  /// such a run is impossible.
  ///
  /// - Throws: `OptionError` if the duration is negative, infinite, or NaN, or if a spring never
  ///   settles.
  package func wholeDuration(asked duration: Double) throws(OptionError) -> Double {
    guard duration >= 0, duration < Timing.longest else { throw Timing.refused(duration) }
    let whole = self.duration(asked: duration)
    guard whole < Timing.longest else {
      if case .spring(let spring) = self {
        throw OptionError(
          "damping", spring.damping, allowed: "more than 0, so that the spring settles")
      }
      throw Timing.refused(duration)
    }
    return whole
  }

  private static func refused(_ duration: Double) -> OptionError {
    OptionError("duration", duration, allowed: "at least 0 and less than 1e9 seconds")
  }
}

extension Timing {
  /// The timing as written after `curve=`, with every digit that a trace keeps, and without
  /// whitespace.
  ///
  /// A formula without a name is written as `formula`. The initial velocity of a spring is omitted;
  /// see `initialVelocity`.
  package var text: String {
    if let name = NamedCurve.all.first(where: { $0.timing == self })?.name { return name }
    func call(_ name: String, _ numbers: Double...) -> String {
      "\(name)(\(numbers.map { Numerals.text($0) }.joined(separator: ",")))"
    }
    switch self {
    case .cubic(let curve): return call("cubic", curve.x1, curve.y1, curve.x2, curve.y2)
    // Linear and Penner timings always have a name.
    case .linear, .penner, .formula: return "formula"
    case .steps(let easing): return "steps(\(easing.count),\(easing.jump.rawValue))"
    case .points(let easing):
      let stops = easing.stops.map { stop in
        Numerals.text(stop.progress) + (stop.fraction.map { "@" + Numerals.text($0) } ?? "")
      }
      return "linear(\(stops.joined(separator: ",")))"
    case .damped(let ratio, _): return call("spring", ratio)
    case .spring(let spring): return call("spring", spring.mass, spring.stiffness, spring.damping)
    }
  }

  /// The initial velocity of a spring, in total distances per second, or 0 for other timings.
  package var initialVelocity: Double {
    switch self {
    case .damped(_, let velocity): velocity
    case .spring(let spring): spring.initialVelocity
    case .linear, .cubic, .penner, .formula, .steps, .points: 0
    }
  }
}

extension Timing {
  /// Returns a spring with another initial velocity, in total distances per second, and any other
  /// timing unchanged, because curves have no initial velocity.
  ///
  /// NaN counts as 0, and the magnitude is limited to 1e100.
  public func with(velocity: Double) -> Timing {
    let velocity = velocity.isNaN ? 0 : min(max(velocity, -1e100), 1e100)
    return switch self {
    case .linear, .cubic, .penner, .formula, .steps, .points: self
    case .damped(let ratio, _): .damped(ratio: ratio, velocity: velocity)
    case .spring(let spring): .spring(SpringCurve(spring, initialVelocity: velocity))
    }
  }
}

extension Timing: CustomStringConvertible {
  /// The timing as written after `curve=`, including the initial velocity of a spring.
  public var description: String {
    initialVelocity == 0 ? text : "\(text) velocity=\(Numerals.text(initialVelocity))"
  }
}

extension SpringCurve: CustomStringConvertible {
  /// The spring as written after `curve=`, including its initial velocity.
  public var description: String { Timing.spring(self).description }
}

// Embedded Swift has no `Codable`.
#if !hasFeature(Embedded)
extension Timing: Codable {
  private enum Key: String, CodingKey {
    case curve, cubic, damped, velocity, spring, steps, jump, points
  }

  /// Encodes the name of the curve, or its numbers under the name of its kind.
  ///
  /// - Throws: `EncodingError` for a formula without a name, because it exists only as code.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    if let name = NamedCurve.all.first(where: { $0.timing == self })?.name {
      return try container.encode(name, forKey: .curve)
    }
    switch self {
    case .cubic(let curve):
      try container.encode([curve.x1, curve.y1, curve.x2, curve.y2], forKey: .cubic)
    case .steps(let easing):
      try container.encode(easing.count, forKey: .steps)
      try container.encode(easing.jump.rawValue, forKey: .jump)
    case .points(let easing):
      let stops = easing.stops.map { [$0.progress] + ($0.fraction.map { [$0] } ?? []) }
      try container.encode(stops, forKey: .points)
    case .damped(let ratio, let velocity):
      try container.encode(ratio, forKey: .damped)
      try container.encode(velocity, forKey: .velocity)
    case .spring(let spring): try container.encode(spring, forKey: .spring)
    case .linear, .penner, .formula:
      throw EncodingError.invalidValue(
        self,
        .init(
          codingPath: encoder.codingPath,
          debugDescription: "a curve without a name is code and cannot be encoded"))
    }
  }

  /// Decodes the name of a curve, or its numbers under the name of its kind.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let name = try container.decodeIfPresent(String.self, forKey: .curve) {
      guard let curve = NamedCurve.all.first(where: { $0.name == name }) else {
        throw decoder.corrupted("unknown curve '\(name)'")
      }
      self = curve.timing
    } else if let numbers = try container.decodeIfPresent([Double].self, forKey: .cubic) {
      guard numbers.count == 4 else { throw decoder.corrupted("a cubic has four numbers") }
      self = .cubic(
        try decoder.making { () throws(OptionError) in
          try UnitBezier(numbers[0], numbers[1], numbers[2], numbers[3])
        })
    } else if let count = try container.decodeIfPresent(Int.self, forKey: .steps) {
      let word = try container.decodeIfPresent(String.self, forKey: .jump) ?? ""
      guard let jump = word.isEmpty ? .end : StepEasing.Jump(rawValue: word) else {
        throw decoder.corrupted("unknown jump '\(word)'")
      }
      self = .steps(
        try decoder.making { () throws(OptionError) in try StepEasing(count, jump: jump) })
    } else if let points = try container.decodeIfPresent([[Double]].self, forKey: .points) {
      guard points.allSatisfy({ (1...2).contains($0.count) }) else {
        throw decoder.corrupted("a point has a progress and an optional fraction")
      }
      let stops = points.map { LinearEasing.Stop($0[0], at: $0.count > 1 ? $0[1] : nil) }
      self = .points(try decoder.making { () throws(OptionError) in try LinearEasing(stops) })
    } else if let ratio = try container.decodeIfPresent(Double.self, forKey: .damped) {
      self = .damped(
        ratio: ratio,
        velocity: try container.decodeIfPresent(Double.self, forKey: .velocity) ?? 0)
    } else {
      self = .spring(try container.decode(SpringCurve.self, forKey: .spring))
    }
  }
}
#endif
