public import PantomimeKit

// The encoding of timings, springs, and options, in which all numbers are exact.

extension SpringCurve: Codable {
  private enum Key: String, CodingKey {
    case mass, stiffness, damping, initialVelocity, allowsOverdamping
  }

  /// Encodes the numbers with which the spring was created.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(mass, forKey: .mass)
    try container.encode(stiffness, forKey: .stiffness)
    try container.encode(damping, forKey: .damping)
    try container.encode(initialVelocity, forKey: .initialVelocity)
    try container.encode(allowsOverdamping, forKey: .allowsOverdamping)
  }

  /// Decodes the numbers, which must form a valid spring.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func number(_ key: Key) throws -> Double { try container.decode(Double.self, forKey: key) }
    self = try decoder.making {
      try SpringCurve(
        mass: try number(.mass), stiffness: try number(.stiffness), damping: try number(.damping),
        initialVelocity: try container.decodeIfPresent(Double.self, forKey: .initialVelocity) ?? 0,
        allowsOverdamping: try container.decodeIfPresent(Bool.self, forKey: .allowsOverdamping)
          ?? false)
    }
  }
}

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
        try decoder.making { try UnitBezier(numbers[0], numbers[1], numbers[2], numbers[3]) })
    } else if let count = try container.decodeIfPresent(Int.self, forKey: .steps) {
      let word = try container.decodeIfPresent(String.self, forKey: .jump) ?? ""
      guard let jump = word.isEmpty ? .end : StepEasing.Jump(rawValue: word) else {
        throw decoder.corrupted("unknown jump '\(word)'")
      }
      self = .steps(try decoder.making { try StepEasing(count, jump: jump) })
    } else if let points = try container.decodeIfPresent([[Double]].self, forKey: .points) {
      guard points.allSatisfy({ (1...2).contains($0.count) }) else {
        throw decoder.corrupted("a point has a progress and an optional fraction")
      }
      let stops = points.map { LinearEasing.Stop($0[0], at: $0.count > 1 ? $0[1] : nil) }
      self = .points(try decoder.making { try LinearEasing(stops) })
    } else if let ratio = try container.decodeIfPresent(Double.self, forKey: .damped) {
      self = .damped(
        ratio: ratio,
        velocity: try container.decodeIfPresent(Double.self, forKey: .velocity) ?? 0)
    } else {
      self = .spring(try container.decode(SpringCurve.self, forKey: .spring))
    }
  }
}

extension OptionValue: Codable {
  private enum Key: String, CodingKey {
    case number, numbers, lengths, flag, word, size, timing, text, faults, file, bytes
  }

  /// Encodes the value under the name of its kind; a length is encoded as a number or a word.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .number(let number): try container.encode(number, forKey: .number)
    case .numbers(let numbers): try container.encode(numbers, forKey: .numbers)
    case .lengths(let lengths):
      let values = lengths.map { length -> Event.FieldValue in
        switch length {
        case .points(let points): .number(points)
        case .word(let word): .word(word)
        }
      }
      try container.encode(values, forKey: .lengths)
    case .flag(let flag): try container.encode(flag, forKey: .flag)
    case .word(let word): try container.encode(word, forKey: .word)
    case .size(let size): try container.encode([size.width, size.height], forKey: .size)
    case .timing(let timing, let text):
      try container.encode(timing, forKey: .timing)
      try container.encode(text, forKey: .text)
    case .faults(let ids): try container.encode(ids, forKey: .faults)
    case .file(let bytes, let text):
      try container.encode(text, forKey: .file)
      try container.encodeIfPresent(bytes, forKey: .bytes)
    }
  }

  /// Decodes the value under the name of its kind.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let number = try container.decodeIfPresent(Double.self, forKey: .number) {
      self = .number(number)
    } else if let numbers = try container.decodeIfPresent([Double].self, forKey: .numbers) {
      self = .numbers(numbers)
    } else if let lengths = try container.decodeIfPresent(
      [Event.FieldValue].self, forKey: .lengths)
    {
      self = .lengths(
        try lengths.map {
          switch $0 {
          case .number(let points): .points(points)
          case .word(let word): .word(word)
          case .numbers: throw decoder.corrupted("a length is a number or a word")
          }
        })
    } else if let flag = try container.decodeIfPresent(Bool.self, forKey: .flag) {
      self = .flag(flag)
    } else if let word = try container.decodeIfPresent(String.self, forKey: .word) {
      self = .word(word)
    } else if let size = try container.decodeIfPresent([Double].self, forKey: .size) {
      guard size.count == 2 else { throw decoder.corrupted("a size has two numbers") }
      self = .size(Size2D(width: size[0], height: size[1]))
    } else if let timing = try container.decodeIfPresent(Timing.self, forKey: .timing) {
      self = .timing(timing, text: try container.decode(String.self, forKey: .text))
    } else if let ids = try container.decodeIfPresent([String].self, forKey: .faults) {
      self = .faults(ids)
    } else {
      self = .file(
        try container.decodeIfPresent([UInt8].self, forKey: .bytes),
        text: try container.decode(String.self, forKey: .file))
    }
  }
}

extension Decoder {
  /// Returns the error to throw if the data doesn't form a valid value.
  func corrupted(_ reason: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: reason))
  }

  /// Returns the value that a closure creates; if the closure throws because a number is out of
  /// range, throws a decoding error instead.
  fileprivate func making<Value>(_ make: () throws -> Value) throws -> Value {
    do { return try make() } catch let error as OutOfRange { throw corrupted(error.description) }
  }
}
