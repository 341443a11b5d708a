/// An option of a scene: its name, accepted values, and default.
public struct SceneOption: Sendable, Hashable {
  /// The option's name in `scene NAME option=value`.
  public let name: String
  /// The effect of the option, in one sentence.
  public let summary: String
  /// The kind of values that the option accepts.
  public let kind: Kind
  /// The default value.
  public let standard: OptionValue
  /// A Boolean value that indicates whether `set` can change the option while the scene runs.
  public let isLive: Bool

  /// The kinds of values that an option accepts.
  public enum Kind: Sendable, Hashable {
    /// A number within bounds; the unit is for documentation.
    case number(ClosedRange<Double>, PathValue.Unit)
    /// An integer within bounds.
    case count(ClosedRange<Int>)
    /// A list of integers within bounds, whose length is one of the given counts.
    case counts(ClosedRange<Int>, howMany: [Int])
    /// A list of lengths, each in points within bounds or a word; at least one and at most the
    /// given number.
    case lengths(ClosedRange<Double>, orWords: [String], most: Int)
    /// `yes` or `no`.
    case flag
    /// One of several words.
    case word([String])
    /// WIDTHxHEIGHT, each within bounds.
    case size(ClosedRange<Double>)
    /// One of several sizes, written WIDTHxHEIGHT.
    case sizes([Size])
    /// A timing: a curve's name, `cubic(…)`, or `spring(…)`.
    case timing
    /// A curve for a view animation: `linear`, or a cubic by its name or as `cubic(…)`.
    case curve
    /// Fault ids: `none`, `published`, or a list of ids.
    case faults([Fault])
    /// The name of a file, or `none`; with the file's expected contents, including an article.
    case file(holding: String)
  }

  /// Creates a declaration of an option.
  public init(
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
  case size(Size)
  /// A timing and its written form.
  case timing(Timing, text: String)
  /// The ids of the faults that are switched on.
  case faults([String])
  /// The bytes and the name of a file; the bytes are `nil` if the file hasn't been read, and for
  /// `none`.
  case file([UInt8]?, text: String)

  /// A length, or a word that stands for one.
  public enum Length: Sendable, Hashable {
    /// A length in points.
    case points(Double)
    /// A word that the scene interprets.
    case word(String)

    /// The length in its written form.
    public var text: String {
      switch self {
      case .points(let points): Numerals.text(points)
      case .word(let word): word
      }
    }
  }

  /// The value in its written form.
  public var text: String {
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

/// An error for a value that an option does not accept.
public struct OptionError: Error, Sendable, Hashable {
  /// The option.
  public let option: String
  /// The problem and the accepted values, as a phrase.
  public let problem: String
  /// The problem in the contents of the file that the option names, or `nil` if there is none.
  public let file: FileError?

  /// Creates an error.
  public init(option: String, problem: String) {
    self.option = option
    self.problem = problem
    file = nil
  }

  /// Creates an error for the contents of a file.
  public init(option: String, file name: String, _ problem: FileError) {
    self.option = option
    self.problem = "\(problem.text(file: name)); \(problem.hint)"
    file = problem
  }
}
