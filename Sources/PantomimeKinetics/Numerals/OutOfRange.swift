/// An error for a number that the model does not accept, with the accepted range.
public struct OutOfRange: Error, Sendable, Hashable {
  /// The parameter that was given the number, as named in the language (`duration`, `x1`).
  public let parameter: String
  /// The number given.
  public let value: Double
  /// The accepted numbers, as a phrase (`"more than 0"`).
  public let allowed: String

  /// Creates the error for a number.
  public init(_ parameter: String, _ value: Double, allowed: String) {
    self.parameter = parameter
    self.value = value
    self.allowed = allowed
  }
}
