/// An error in the contents of a file, with its position.
public struct FileError: Error, Sendable, Hashable {
  /// The problem, as a phrase without a capital letter or a period.
  public let message: String
  /// The line, counted from 1, or `nil` if the message is specific enough.
  public let line: Int?
  /// The column, counted in Unicode scalars from 1, or `nil` if the message is specific enough.
  public let column: Int?
  /// The expected contents, as a phrase.
  public let hint: String

  /// Creates an error.
  public init(_ message: String, line: Int? = nil, column: Int? = nil, hint: String) {
    self.message = message
    self.line = line
    self.column = column
    self.hint = hint
  }

  /// Returns the file, the position, and the problem: `spark.json:2:6: a value was expected`.
  public func text(file: String) -> String {
    let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    return "\(file)\(place): \(message)"
  }
}
