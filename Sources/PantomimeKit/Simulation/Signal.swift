/// Something that reaches a running scene from outside, neither a gesture nor the clock.
public struct Signal: Sendable, Equatable {
  /// What it is called; it is the verb of the statement.
  public let name: String
  /// What it brings, by the names of the scene's options; the rest is as those say.
  public let values: [Value]

  /// An option of the scene and what it is for this once.
  public struct Value: Sendable, Equatable {
    /// The option.
    public let option: String
    /// Its value.
    public let value: OptionValue

    /// Names an option and its value.
    public init(_ option: String, _ value: OptionValue) {
      self.option = option
      self.value = value
    }
  }

  /// A signal and what it brings.
  public init(_ name: String, _ values: [Value] = []) {
    self.name = name
    self.values = values
  }
}
