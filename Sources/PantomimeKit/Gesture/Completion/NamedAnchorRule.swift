/// A rule between anchors with a name, a summary and parameters a language can list and set.
public struct NamedAnchorRule: Sendable {
  /// The name in the language.
  public let name: String
  /// What it does, in one sentence, with its facts.
  public let summary: String
  /// The values of its parameters.
  public private(set) var values: RuleValues
  private let judge: @Sendable (AnchoredLiftOff, RuleValues) -> AnchorDecision

  /// Names a rule that is made of the values of its parameters.
  public init<Rule: AnchorRule>(
    _ name: String, _ summary: String, parameters: [RuleParameter] = [],
    make: @escaping @Sendable (RuleValues) -> Rule
  ) {
    self.name = name
    self.summary = summary
    values = RuleValues(parameters)
    judge = { lift, values in make(values).decide(lift) }
  }

  /// The parameters that may be set.
  public var parameters: [RuleParameter] { values.parameters }

  /// Where this lift-off leads; `nil` if there is no anchor.
  ///
  /// A cancelled gesture goes back to the anchor nearest to where the drag began (U9).
  public func decide(_ lift: AnchoredLiftOff) -> AnchorDecision? {
    guard !lift.anchors.isEmpty else { return nil }
    return lift.isCancelled ? .cancelled(lift) : judge(lift, values)
  }

  /// Sets a parameter.
  ///
  /// - Throws: `RuleProblem` for a name that is not declared or a value outside the range.
  public mutating func set(_ parameter: String, to value: Double) throws(RuleProblem) {
    try values.set(parameter, to: value)
  }

  /// The same rule with a parameter set.
  ///
  /// - Throws: `RuleProblem` for a name that is not declared or a value outside the range.
  public func with(_ parameter: String, _ value: Double) throws(RuleProblem) -> NamedAnchorRule {
    var rule = self
    try rule.set(parameter, to: value)
    return rule
  }

  /// Every built-in rule between anchors.
  public static let all: [NamedAnchorRule] = [
    .nearest, .detents, .floatingPanel, .pageView, .anchoredDraggable, .modalSheet,
    .bottomSheetBehavior, .sideSheet, .viewPager,
  ]

  /// The built-in rule of that name; `nil` if there is none.
  public static func named(_ name: String) -> NamedAnchorRule? {
    all.first { $0.name == name }
  }
}

extension NamedAnchorRule: Hashable {
  /// Whether two rules have the same name and values; a name stands for one rule.
  public static func == (one: NamedAnchorRule, other: NamedAnchorRule) -> Bool {
    one.name == other.name && one.values == other.values
  }

  /// Feeds the name and the values to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(values)
  }
}

extension NamedAnchorRule {
  /// The same rule with these values.
  func with(_ values: RuleValues) -> NamedAnchorRule {
    var rule = self
    rule.values = values
    return rule
  }
}
