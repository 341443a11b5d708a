/// An option of a scene: its name, what it takes and its default, in one declaration.
public struct SceneOption: Sendable, Equatable {
  /// The option's name in `scene NAME option=value`.
  public let name: String
  /// What it does, in one sentence.
  public let summary: String
  /// The values it takes.
  public let kind: Kind
  /// The value it has where none is given.
  public let standard: OptionValue
  /// Whether `set` may change it while the scene runs.
  public let isLive: Bool

  /// The values an option takes.
  public enum Kind: Sendable, Equatable {
    /// A number within bounds; the unit is for documentation.
    case number(ClosedRange<Double>, PathValue.Unit)
    /// A whole number within bounds.
    case count(ClosedRange<Int>)
    /// Whole numbers within bounds, as many as one of the counts says.
    case counts(ClosedRange<Int>, howMany: [Int])
    /// Lengths in points within bounds, or words for some, one of them to as many as said.
    case lengths(ClosedRange<Double>, orWords: [String], most: Int)
    /// `yes` or `no`.
    case flag
    /// One of some words.
    case word([String])
    /// WIDTHxHEIGHT, each within bounds.
    case size(ClosedRange<Double>)
    /// One of some sizes, written WIDTHxHEIGHT.
    case sizes([Size])
    /// A timing: a curve's name, `cubic(…)` or `spring(…)`.
    case timing
    /// Fault ids: `none`, `published` or a list of these.
    case faults([Fault])
    /// The name of a file that holds what is said, with its article, or `none`.
    case file(holding: String)
  }

  /// Declares an option.
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
public enum OptionValue: Sendable, Equatable {
  /// A number or a count.
  case number(Double)
  /// Several numbers.
  case numbers([Double])
  /// Lengths, or words that stand for some.
  case lengths([Length])
  /// A truth value.
  case flag(Bool)
  /// A word.
  case word(String)
  /// A width and a height in points.
  case size(Size)
  /// A timing and the way it was written.
  case timing(Timing, text: String)
  /// The ids of the faults switched on.
  case faults([String])
  /// What is in a file, and its name; without bytes while the file is unread, and for `none`.
  case file([UInt8]?, text: String)

  /// A length, or the word for one.
  public enum Length: Sendable, Equatable {
    /// In points.
    case points(Double)
    /// One that whoever reads it knows.
    case word(String)

    /// The length as it is written.
    public var text: String {
      switch self {
      case .points(let points): Numerals.text(points)
      case .word(let word): word
      }
    }
  }

  /// The value as it is written.
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

/// A value that an option cannot take.
public struct OptionProblem: Error, Sendable, Equatable {
  /// The option.
  public let option: String
  /// What is wrong and what is allowed, as a phrase.
  public let problem: String
  /// What is wrong in the file that the option names; `nil` if it is something else.
  public let file: FileProblem?

  /// Describes the problem.
  public init(option: String, problem: String) {
    self.option = option
    self.problem = problem
    file = nil
  }

  /// Tells what is wrong in a file of that name.
  public init(option: String, file name: String, _ problem: FileProblem) {
    self.option = option
    self.problem = "\(problem.text(file: name)); \(problem.hint)"
    file = problem
  }
}
