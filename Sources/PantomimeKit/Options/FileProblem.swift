/// Why what is in a file cannot be taken, and where in it.
public struct FileProblem: Error, Sendable, Hashable {
  /// What is wrong, as a phrase without a capital or a full stop.
  public let message: String
  /// The line, from 1; `nil` where the message itself says what is meant.
  public let line: Int?
  /// The column, counted in Unicode scalars from 1; `nil` likewise.
  public let column: Int?
  /// What was expected, as a phrase.
  public let hint: String

  /// Describes the problem.
  public init(_ message: String, line: Int? = nil, column: Int? = nil, hint: String) {
    self.message = message
    self.line = line
    self.column = column
    self.hint = hint
  }

  /// The file, the place in it and what is wrong there: `spark.json:2:6: a value was expected`.
  public func text(file: String) -> String {
    let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    return "\(file)\(place): \(message)"
  }
}
