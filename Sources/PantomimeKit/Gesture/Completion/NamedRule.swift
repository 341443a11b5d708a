/// A completion rule with a name, a summary and parameters: one that a language can list and set.
public struct NamedRule: CompletionRule {
  /// The name in the language, as in `set rule=projection`.
  public let name: String
  /// What it does, in one sentence, with its facts.
  public let summary: String
  /// The values of its parameters.
  public private(set) var values: RuleValues
  /// What it chooses from.
  public let scope: RuleScope
  private let judge: @Sendable (LiftOff, RuleValues) -> Decision

  /// Names a rule that is made of the values of its parameters.
  public init<Rule: CompletionRule>(
    _ name: String, _ summary: String, parameters: [RuleParameter] = [],
    make: @escaping @Sendable (RuleValues) -> Rule
  ) {
    self.name = name
    self.summary = summary
    values = RuleValues(parameters)
    scope = make(values).scope
    judge = { lift, values in make(values).decision(on: lift) }
  }

  /// The parameters that may be set.
  public var parameters: [RuleParameter] { values.parameters }

  /// Where any lift-off leads, as `decision(on:)` says.
  public func decide(_ lift: LiftOff) -> Decision { judge(lift, values) }

  /// Sets a parameter.
  ///
  /// - Throws: `RuleProblem` for a name that is not declared or a value outside the range.
  public mutating func set(_ parameter: String, to value: Double) throws(RuleProblem) {
    try values.set(parameter, to: value)
  }

  /// The same rule with a parameter set.
  ///
  /// - Throws: `RuleProblem` for a name that is not declared or a value outside the range.
  public func with(_ parameter: String, _ value: Double) throws(RuleProblem) -> NamedRule {
    var rule = self
    try rule.set(parameter, to: value)
    return rule
  }

  /// What the rule is called that a scene decides by where no other was set.
  public static let nameOfOwn = "scene"

  /// Every built-in rule: those between two ends, then those among anchors.
  public static let all: [NamedRule] = [
    .sign, .half, .flickOrHalf, .projection, .panelRemoval, .flutterBottomSheet, .cupertinoSheet,
    .cupertinoBack, .dismissible, .drawer, .swipeDismiss, .drawerLayout, .gestureHandlerDrawer,
    .nearest, .detents, .floatingPanel, .pageView, .anchoredDraggable, .modalSheet,
    .bottomSheetBehavior, .sideSheet, .viewPager,
  ]

  /// The built-in rule of that name; `nil` if there is none.
  public static func named(_ name: String) -> NamedRule? {
    all.first { $0.name == name }
  }
}

extension NamedRule: Hashable {
  /// Whether two rules have the same name and values; a name stands for one rule.
  public static func == (one: NamedRule, other: NamedRule) -> Bool {
    one.name == other.name && one.values == other.values
  }

  /// Feeds the name and the values to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(values)
  }
}
