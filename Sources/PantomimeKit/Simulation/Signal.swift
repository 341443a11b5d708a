/// A signal to a running scene from outside, such as data, that is neither a gesture nor time.
public struct Signal: Sendable, Hashable {
  /// The name, which is also the verb of the statement.
  public let name: String
  /// The overridden options; the scene's other options keep their values.
  public let values: [Value]

  /// An option of the scene and its value for this signal only.
  public struct Value: Sendable, Hashable {
    /// The option.
    public let option: String
    /// The value.
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
