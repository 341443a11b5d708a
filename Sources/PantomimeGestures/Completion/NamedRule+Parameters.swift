// Initializers that pass each parameter as a separate argument, so that a rule can use only
// declared parameters.

extension NamedRule {
  /// Creates a named rule from the value of one parameter.
  public init<Rule: CompletionRule>(
    _ name: String, _ summary: String, _ parameter: RuleParameter,
    make: @escaping @Sendable (Double) -> Rule
  ) {
    self.init(name, summary, parameters: [parameter]) { make($0[parameter]) }
  }

  /// Creates a named rule from the values of two parameters.
  public init<Rule: CompletionRule>(
    _ name: String, _ summary: String, _ first: RuleParameter, _ second: RuleParameter,
    make: @escaping @Sendable (Double, Double) -> Rule
  ) {
    self.init(name, summary, parameters: [first, second]) { make($0[first], $0[second]) }
  }

  /// Creates a named rule from the values of three parameters; a flag is 1 or 0.
  public init<Rule: CompletionRule>(
    _ name: String, _ summary: String, _ first: RuleParameter, _ second: RuleParameter,
    _ third: RuleParameter, make: @escaping @Sendable (Double, Double, Double) -> Rule
  ) {
    self.init(name, summary, parameters: [first, second, third]) {
      make($0[first], $0[second], $0[third])
    }
  }

  /// Creates a named rule from the values of four parameters; a flag is 1 or 0.
  public init<Rule: CompletionRule>(
    _ name: String, _ summary: String, _ first: RuleParameter, _ second: RuleParameter,
    _ third: RuleParameter, _ fourth: RuleParameter,
    make: @escaping @Sendable (Double, Double, Double, Double) -> Rule
  ) {
    self.init(name, summary, parameters: [first, second, third, fourth]) {
      make($0[first], $0[second], $0[third], $0[fourth])
    }
  }
}
