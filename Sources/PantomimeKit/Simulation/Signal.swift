/// A signal that reaches a running scene from outside, neither a gesture nor the clock.
public struct Signal: Sendable, Hashable {
  /// The name, which is the verb of the statement.
  public let name: String
  /// The values it overrides, by the names of the scene's options; the others keep their values.
  public let values: [Value]

  /// An option of the scene and its value for this signal alone.
  public struct Value: Sendable, Hashable {
    /// The option.
    public let option: String
    /// Its value.
    public let value: OptionValue

    /// Creates a value of an option.
    public init(_ option: String, _ value: OptionValue) {
      self.option = option
      self.value = value
    }
  }

  /// Creates a signal with its values.
  public init(_ name: String, _ values: [Value] = []) {
    self.name = name
    self.values = values
  }
}
