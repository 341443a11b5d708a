/// An error for a number that the model doesn't accept; it includes the accepted range.
public struct OutOfRange: Error, Sendable, Hashable {
  /// The name of the parameter in the language (`duration`, `x1`).
  public let parameter: String
  /// The rejected number.
  public let value: Double
  /// The accepted numbers, as a phrase (`"more than 0"`).
  public let allowed: String

  /// Creates an error for a rejected number.
  public init(_ parameter: String, _ value: Double, allowed: String) {
    self.parameter = parameter
    self.value = value
    self.allowed = allowed
  }
}
