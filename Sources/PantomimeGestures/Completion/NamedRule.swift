/// A completion rule with a name, a summary and parameters, which the language can list and set.
///
/// ```swift
/// let lift = LiftOff(progress: 0.4, velocity: -200, distance: 247)
/// let third = Third().decision(on: lift)  // completes
/// let sign = NamedRule.sign.decide(lift)  // returns: the finger moved so
/// ```
public struct NamedRule: CompletionRule, Named {
  /// The name, the summary and the parameters.
  public private(set) var head: RuleDescriptor
  private var rule: Made
  private let make: @Sendable (RuleValues) -> Made

  /// A rule with certain parameter values, created once for any number of evaluations.
  private struct Made {
    let scope: RuleScope
    let decidesAmongAnchors: Bool
    let decide: @Sendable (LiftOff) -> Decision
    /// The rule for releases about which the first one has no opinion, or none.
    let fallback: [NamedRule]

    init(_ rule: some CompletionRule, fallback: [NamedRule] = []) {
      scope = rule.scope
      decidesAmongAnchors = rule.decidesAmongAnchors
      decide = { rule.decision(on: $0) }
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

  /// Creates a rule that falls back to another.
  init(_ head: RuleDescriptor, make: @escaping @Sendable (RuleValues) -> FallbackRule) {
    self.head = head
    self.make = { values in
      let rule = make(values)
      return Made(rule, fallback: [rule.rule])
    }
    rule = self.make(head.values)
  }

  /// The rule for releases about which a flick has no opinion, with its values, or `nil` for a rule
  /// that isn't a list.
  package var fallback: NamedRule? { rule.fallback.first }

  /// Sets a parameter, and recreates the rule from the values.
  ///
  /// - Throws: `RuleProblem` for a name that is not declared or a value outside the range.
  public mutating func set(_ parameter: String, to value: Double) throws(RuleProblem) {
    try head.set(parameter, to: value)
    rule = make(head.values)
  }

  /// The name.
  public var ruleName: String? { name }

  /// The rule's scope.
  public var scope: RuleScope { rule.scope }

  /// A Boolean value that indicates whether it decides among anchors itself.
  public var decidesAmongAnchors: Bool { rule.decidesAmongAnchors }

  /// Returns the decision about any release, as `decision(on:)` does.
  public func decide(_ lift: LiftOff) -> Decision { rule.decide(lift) }

  /// The name for the rule of the scene, used if no other is set.
  public static let nameOfOwn = "scene"
  /// The word for every rule, which is no rule's name.
  public static let nameOfAll = "all"

  /// Every built-in rule: those between two ends, then those among anchors.
  ///
  /// A new one is a file here with a `CompletionRule` and its `static let` in an extension of
  /// `NamedRule`, and a line in this list.
  public static let all: [NamedRule] = [
    .sign, .half, .flickOrHalf, .projection, .panelRemoval, .flutterBottomSheet, .cupertinoSheet,
    .cupertinoBack, .pageSheet, .dismissible, .drawer, .swipeDismiss, .drawerLayout,
    .gestureHandlerDrawer,
    .nearest, .detents, .floatingPanel, .pageView, .anchoredDraggable, .modalSheet,
    .bottomSheetBehavior, .sideSheet, .viewPager,
  ]
}
