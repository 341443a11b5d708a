/// An option of a scene: its name, accepted values, and default.
public struct SceneOption: Sendable, Hashable {
  /// The option's name in `scene NAME option=value`.
  package let name: String
  /// The effect of the option, in one sentence.
  package let summary: String
  /// The kind of values that the option accepts.
  package let kind: Kind
  /// The default value.
  package let standard: OptionValue
  /// A Boolean value that indicates whether `set` can change the option while the scene runs.
  package let isLive: Bool

  /// The kinds of values that an option accepts.
  @usableFromInline package enum Kind: Sendable, Hashable {
    /// A number within bounds; the unit is for documentation.
    case number(ClosedRange<Double>, PathValue.Unit)
    /// An integer within bounds.
    case count(ClosedRange<Int>)
    /// A list of integers within bounds, whose length is one of the given counts.
    case counts(ClosedRange<Int>, howMany: [Int])
    /// A list of lengths, each of which is a number of points within bounds or a word; the list has
    /// at least one element, and at most the given number.
    case lengths(ClosedRange<Double>, orWords: [String], most: Int)
    /// `yes` or `no`.
    case flag
    /// One of several words.
    case word([String])
    /// A size, written WIDTHxHEIGHT; both numbers must be within bounds.
    case size(ClosedRange<Double>)
    /// One of several sizes, written WIDTHxHEIGHT.
    case sizes([Size2D])
    /// A timing: a curve's name, `cubic(…)`, or `spring(…)`.
    case timing
    /// A curve for a view animation: `linear`, or a cubic by its name or as `cubic(…)`.
    case curve
    /// Fault ids: `none`, `published`, or a list of ids.
    case faults([Fault])
    /// The name of a file, or `none`; the associated value describes the expected contents, and
    /// includes an article.
    case file(holding: String)
  }

  /// Creates a declaration of an option.
  @usableFromInline package init(
    _ name: String, _ kind: Kind, standard: OptionValue, isLive: Bool = false, _ summary: String
  ) {
    self.name = name
    self.kind = kind
    self.standard = standard
    self.isLive = isLive
    self.summary = summary
  }
}

/// The value of a scene's option.
public enum OptionValue: Sendable, Hashable {
  /// A number or a count.
  case number(Double)
  /// Several numbers.
  case numbers([Double])
  /// Lengths, or words that stand for lengths.
  case lengths([Length])
  /// A Boolean value.
  case flag(Bool)
  /// A word.
  case word(String)
  /// A width and a height in points.
  case size(Size2D)
  /// A timing and its written form.
  case timing(Timing, text: String)
  /// The ids of the faults that are switched on.
  case faults([String])
  /// The bytes and the name of a file; the bytes are `nil` if the file hasn't been read, or if the
  /// name is `none`.
  case file([UInt8]?, text: String)

  /// A length, or a word that stands for one.
  public enum Length: Sendable, Hashable {
    /// A length in points.
    case points(Double)
    /// A word that the scene interprets.
    case word(String)

    /// The length in its written form.
    package var text: String {
      switch self {
      case .points(let points): Numerals.text(points)
      case .word(let word): word
      }
    }
  }

  /// The value in its written form.
  package var text: String {
    switch self {
    case .number(let number): Numerals.text(number)
    case .numbers(let numbers): numbers.map { Numerals.text($0) }.joined(separator: ",")
    case .lengths(let lengths): lengths.map { $0.text }.joined(separator: ",")
    case .flag(let flag): flag ? "yes" : "no"
    case .word(let word): word
    case .size(let size): "\(Numerals.text(size.width))x\(Numerals.text(size.height))"
    case .timing(_, let text), .file(_, let text): text
    case .faults(let ids): ids.isEmpty ? "none" : ids.joined(separator: ",")
    }
  }
}

// The valid values of an option as text.

extension SceneOption {
  /// The valid values, as a phrase.
  package var allowed: String {
    switch kind {
    case .number(let range, let unit):
      "a number from \(Numerals.text(range.lowerBound)) to \(Numerals.text(range.upperBound))"
        + (unit == .seconds ? " seconds" : unit == .points ? " points" : "")
    case .count(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .counts(let range, let howMany):
      SceneOption.list(howMany.map { "\($0)" })
        + " whole numbers, each from \(range.lowerBound) to \(range.upperBound)"
    case .lengths(let range, let words, let most):
      "1 to \(most) of these, separated by commas: a length from \(Numerals.text(range.lowerBound)) to "
        + "\(Numerals.text(range.upperBound)) points, \(SceneOption.list(words))"
    case .flag: "yes or no"
    case .word(let words): SceneOption.list(words)
    case .size(let range):
      "WIDTHxHEIGHT such as 390x844, each from \(Numerals.text(range.lowerBound)) to "
        + Numerals.text(range.upperBound)
    case .sizes(let sizes): SceneOption.list(sizes.map { OptionValue.size($0).text })
    case .timing: "a timing"
    case .curve: "linear or a cubic curve"
    case .faults(let faults): SceneOption.list(["none", "published"] + faults.map { $0.id })
    case .file(let content): "none or the name of \(content)"
    }
  }

  private static func list(_ words: [String]) -> String {
    let (first, last) = (words.dropLast().joined(separator: ", "), words.last ?? "")
    return first.isEmpty ? last : "\(first) or \(last)"
  }
}

// The options that many scenes share.

extension OptionKey where Value == Size2D {
  /// The option of every scene: the size of its screen, 390 × 844 points by default.
  public static var screen: OptionKey {
    size(
      "screen", 1...10_000, standard: Size2D(width: 390, height: 844),
      "The size of the screen in points.")
  }
}

extension OptionKey where Value == Double {
  /// Creates an option for the duration of a full run of the scene's animators, in seconds.
  public static func duration(_ standard: Double) -> OptionKey {
    seconds("duration", standard, "The duration of a full run.")
  }

  /// Creates an option for the damping ratio of a spring (ζ), which is greater than 0 and at most 1
  /// (critical damping).
  public static func dampingRatio(
    named name: String = "damping-ratio", _ standard: Double, isLive: Bool = false,
    _ summary: String
  ) -> OptionKey {
    number(name, 0.01...1, .fraction, standard: standard, isLive: isLive, summary)
  }

  /// Creates an option for a length on a screen, from 0 to 10,000 points.
  public static func points(
    _ name: String, _ standard: Double, isLive: Bool = false, _ summary: String
  ) -> OptionKey {
    number(name, 0...10_000, .points, standard: standard, isLive: isLive, summary)
  }

  /// Creates an option for a time, from zero to an hour.
  public static func seconds(
    _ name: String, _ standard: Double, isLive: Bool = false, _ summary: String
  ) -> OptionKey {
    number(name, 0...3_600, .seconds, standard: standard, isLive: isLive, summary)
  }

  /// Creates an option for a fraction, from 0 to 1.
  public static func share(
    _ name: String, _ standard: Double, isLive: Bool = false, _ summary: String
  ) -> OptionKey {
    number(name, 0...1, .fraction, standard: standard, isLive: isLive, summary)
  }
}

extension OptionKey where Value == Timing {
  /// Creates an option for the timing of the scene's animators; `text` is the default in its
  /// written form.
  public static func timing(_ standard: Timing, _ text: String) -> OptionKey {
    timing("timing", standard: standard, text, "The timing of the animators.")
  }
}

extension OptionKey where Value == Bool {
  /// The option that determines whether scrubbing a held animator sets its progress linearly (A64,
  /// A65).
  public static var scrubsLinearly: OptionKey {
    flag(
      "scrubs-linearly", standard: true,
      "Whether scrubbing a paused animator is linear in value instead of time.")
  }
}

extension SceneOption {
  /// The option of every scene: the size of its screen, 390 × 844 points by default.
  public static let screen = OptionKey.screen.option

  /// Creates an option that switches on faults of the published code that the scene models.
  public static func faults(_ faults: [Fault]) -> SceneOption {
    SceneOption(
      "faults", .faults(faults), standard: .faults([]), "The published faults to switch on.")
  }
}

extension OptionError {
  /// Checks that options are consistent with each other and with the screen.
  ///
  /// - Parameters:
  ///   - isSo: The condition that must be true.
  ///   - option: The option to name in the error if the condition is false.
  ///   - problem: A phrase that states the requirement and how to meet it.
  /// - Throws: `OptionError` if the condition is false.
  public static func require(
    _ isSo: Bool, _ option: String, _ problem: @autoclosure () -> String
  ) throws(OptionError) {
    if !isSo { throw OptionError(option: option, problem: problem()) }
  }
}

// Numbers, words, and Booleans can be written as they are: `["threshold": 0.3, "curve": "linear"]`.

extension OptionValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByStringLiteral
{
  /// Creates a number.
  public init(floatLiteral number: Double) { self = .number(number) }
  /// Creates a number or a count.
  public init(integerLiteral number: Int) { self = .number(Double(number)) }
  /// Creates a Boolean value.
  public init(booleanLiteral flag: Bool) { self = .flag(flag) }
  /// Creates a word.
  public init(stringLiteral word: String) { self = .word(word) }
}

extension OptionValue: CustomStringConvertible {
  /// The value as written in a script.
  public var description: String { text }
}

// Embedded Swift has no `Codable`.
#if !hasFeature(Embedded)
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
#endif
