/// An error for a number, an option, or a parameter that isn't accepted; it includes the accepted
/// values.
///
/// The initializers of curves, springs, animators, transitions, and rules throw this error, and so
/// does a simulation whose scene can't start.
public struct OptionError: Error, Sendable {
  /// The name of the option or parameter (`duration`, `x1`).
  public let option: String
  /// The problem and the accepted values, as a phrase.
  public let problem: String
  /// The problem in the contents of the file that the option names, or `nil` if there is none.
  package let file: FileError?
  /// The rejected number, or `nil` if the error isn't about a number.
  package let number: Double?
  /// The known parameters if the rejected one is unknown; otherwise `nil`.
  package let known: [String]?
  private let range: String?
  /// The whole description, or `nil` to compose it from the option and the problem.
  private let sentence: String?

  private init(
    _ option: String, _ problem: String, sentence: String? = nil, number: Double? = nil,
    range: String? = nil, known: [String]? = nil, file: FileError? = nil
  ) {
    (self.option, self.problem, self.sentence) = (option, problem, sentence)
    (self.number, self.range, self.known, self.file) = (number, range, known, file)
  }

  /// Creates an error.
  public init(option: String, problem: String) { self.init(option, problem) }

  /// Creates an error with its whole description.
  package init(option: String, problem: String, sentence: String?) {
    self.init(option, problem, sentence: sentence)
  }

  /// Creates an error for a rejected number; `allowed` is a phrase such as `"more than 0"`.
  package init(_ parameter: String, _ value: Double, allowed: String) {
    self.init(
      parameter, "must be \(allowed)",
      sentence: "'\(parameter)' cannot be \(Numerals.rejected(value)); must be \(allowed)",
      number: value, range: allowed)
  }

  /// Creates an error for the contents of a file.
  @usableFromInline package init(option: String, file name: String, _ problem: FileError) {
    self.init(option, "\(problem.text(file: name)); \(problem.hint)", file: problem)
  }

  /// Returns the error for a parameter that a rule doesn't have; `known` lists its parameters.
  package static func unknownParameter(_ name: String, known: [String]) -> OptionError {
    let hint =
      known.isEmpty
      ? "the rule has no parameters" : "parameters: " + known.joined(separator: ", ")
    let sentence = "unknown parameter '\(name)'; \(hint)"
    return OptionError(name, sentence, sentence: sentence, known: known)
  }

  /// The rejected number, or NaN if the error isn't about a number.
  package var value: Double { number ?? .nan }

  /// The name of the parameter.
  package var parameter: String { option }

  /// The accepted values, as a phrase (`more than 0`), or the problem if the error isn't about a
  /// number.
  package var allowed: String { range ?? problem }
}

extension OptionError: Hashable {
  /// Returns a Boolean value that indicates whether two errors are about the same option and the
  /// same problem, whatever their descriptions.
  public static func == (one: OptionError, other: OptionError) -> Bool {
    one.option == other.option && one.problem == other.problem && one.file == other.file
  }

  /// Feeds the option and the problem to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(option)
    hasher.combine(problem)
    hasher.combine(file)
  }
}

extension OptionError: CustomStringConvertible {
  /// The name of the option, and the problem with its value: `'duration' cannot be -1; must be
  /// at least 0 and less than 1e9 seconds`.
  public var description: String { sentence ?? "invalid '\(option)'; \(problem)" }
}

/// An error in the contents of a file, with its position.
public struct FileError: Error, Sendable, Hashable {
  /// The problem, as a phrase that has no initial capital and no period.
  package let message: String
  /// The line, counted from 1, or `nil` if the message identifies the position.
  package let line: Int?
  /// The column, counted in Unicode scalars from 1, or `nil` if the message identifies the
  /// position.
  package let column: Int?
  /// The expected contents, as a phrase.
  package let hint: String

  /// Creates an error.
  public init(_ message: String, line: Int? = nil, column: Int? = nil, hint: String) {
    self.message = message
    self.line = line
    self.column = column
    self.hint = hint
  }

  /// Returns the file, the position, and the problem as text: `spark.json:2:6: a value was
  /// expected`.
  package func text(file: String) -> String {
    let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    return "\(file)\(place): \(message)"
  }
}

extension FileError: CustomStringConvertible {
  /// The position and the problem, and the expected contents.
  public var description: String {
    let place = [("line", line), ("column", column)].compactMap { name, number in
      number.map { "\(name) \($0)" }
    }
    return (place.isEmpty ? "" : place.joined(separator: ", ") + ": ") + "\(message); \(hint)"
  }
}
