/// A number that the model cannot take, with what it would have taken.
public struct OutOfRange: Error, Sendable, Equatable {
  /// What the number was given for, in the words of the language (`duration`, `x1`).
  public let parameter: String
  /// The number given.
  public let value: Double
  /// The numbers allowed, as a phrase (`"more than 0"`).
  public let allowed: String

  /// Describes a refused number.
  public init(_ parameter: String, _ value: Double, allowed: String) {
    self.parameter = parameter
    self.value = value
    self.allowed = allowed
  }
}
