/// A completion rule with a name, a summary, and parameters, so that the language can list and set
/// it.
///
/// ```swift
/// let lift = LiftOff(progress: 0.4, velocity: -200, distance: 247)
/// let third = Third().decide(lift)  // completes
/// let sign = NamedRule.sign.decide(lift)  // returns: the finger moved so
/// ```
public struct NamedRule: CompletionRule, Named {
  /// The name, the summary, and the parameters.
  public private(set) var head: RuleDescriptor
  private var rule: Made
  private let make: @Sendable (RuleValues) -> Made

  /// A rule created from specific parameter values, and then evaluated any number of times.
  private struct Made {
    let scope: RuleScope
    let decidesAmongAnchors: Bool
    let decide: @Sendable (LiftOff) -> Decision
    /// The rule for releases that the first rule leaves undecided, if there is one.
    let fallback: [NamedRule]

    init(_ rule: some CompletionRule, fallback: [NamedRule] = []) {
      scope = rule.scope
      decidesAmongAnchors = rule.decidesAmongAnchors
      decide = { rule.decide($0) }
      self.fallback = fallback
    }
  }

  /// Creates a named rule from the values of its parameters.
  public init<Rule: CompletionRule>(
    _ name: String, _ summary: String, parameters: [RuleParameter] = [],
    make: @escaping @Sendable (RuleValues) -> Rule
  ) {
    head = RuleDescriptor(name, summary, parameters: parameters)
    self.make = { Made(make($0)) }
    rule = Made(make(head.values))
  }

  /// Creates a named rule from a rule without parameters, named `custom` unless the rule has a name.
  ///
  /// Two rules that are created separately aren't equal, even if they decide alike.
  public init(_ rule: some CompletionRule) {
    self.init(rule.ruleName ?? "custom", "A rule in Swift.") { _ in rule }
  }

  /// Creates a rule that falls back to another.
  init(_ head: RuleDescriptor, make: @escaping @Sendable (RuleValues) -> FallbackRule) {
    self.head = head
    self.make = { values in
      let rule = make(values)
      return Made(rule, fallback: [rule.rule])
    }
    rule = self.make(head.values)
  }

  /// The rule for releases that the flick rule leaves undecided, with its parameter values, or
  /// `nil` if this rule isn't a list of rules.
  package var fallback: NamedRule? { rule.fallback.first }

  /// Sets a parameter, and recreates the rule from its values.
  ///
  /// - Throws: `OptionError` if the name isn't declared or the value is outside the range.
  public mutating func set(_ parameter: String, to value: Double) throws(OptionError) {
    try head.set(parameter, to: value)
    rule = make(head.values)
  }

  /// The name.
  public var ruleName: String? { name }

  /// The rule's scope.
  public var scope: RuleScope { rule.scope }

  /// A Boolean value that indicates whether the rule decides among all anchors.
  public var decidesAmongAnchors: Bool { rule.decidesAmongAnchors }

  /// Returns the decision about any release, whether or not it was canceled, and regardless of the
  /// rule's scope.
  public func decide(_ lift: LiftOff) -> Decision { rule.decide(lift) }

  /// Returns the same decision as `decide(_:)`.
  public func choose(_ lift: LiftOff) -> Decision { rule.decide(lift) }

  /// The name of the scene's own rule in the language; that rule is used if no other is set.
  package static let nameOfOwn = "scene"
  /// The word for all rules in the language, which isn't the name of a rule.
  package static let nameOfAll = "all"

  // To add a rule, add a file with a `CompletionRule` and its `static let` in an extension of
  // `NamedRule`, and a line in this list.

  /// Every built-in rule: the rules for two ends, followed by the rules for anchors.
  public static let all: [NamedRule] = [
    .sign, .half, .flickOrHalf, .projection, .panelRemoval, .flutterBottomSheet, .cupertinoSheet,
    .cupertinoBack, .pageSheet, .dismissible, .drawer, .swipeDismiss, .drawerLayout,
    .gestureHandlerDrawer,
    .nearest, .detents, .floatingPanel, .pageView, .anchoredDraggable, .modalSheet,
    .bottomSheetBehavior, .sideSheet, .viewPager,
  ]
}

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
  package init<Rule: CompletionRule>(
    _ name: String, _ summary: String, _ first: RuleParameter, _ second: RuleParameter,
    make: @escaping @Sendable (Double, Double) -> Rule
  ) {
    self.init(name, summary, parameters: [first, second]) { make($0[first], $0[second]) }
  }

  /// Creates a named rule from the values of three parameters; a flag is 1 or 0.
  package init<Rule: CompletionRule>(
    _ name: String, _ summary: String, _ first: RuleParameter, _ second: RuleParameter,
    _ third: RuleParameter, make: @escaping @Sendable (Double, Double, Double) -> Rule
  ) {
    self.init(name, summary, parameters: [first, second, third]) {
      make($0[first], $0[second], $0[third])
    }
  }

  /// Creates a named rule from the values of four parameters; a flag is 1 or 0.
  package init<Rule: CompletionRule>(
    _ name: String, _ summary: String, _ first: RuleParameter, _ second: RuleParameter,
    _ third: RuleParameter, _ fourth: RuleParameter,
    make: @escaping @Sendable (Double, Double, Double, Double) -> Rule
  ) {
    self.init(name, summary, parameters: [first, second, third, fourth]) {
      make($0[first], $0[second], $0[third], $0[fourth])
    }
  }
}
