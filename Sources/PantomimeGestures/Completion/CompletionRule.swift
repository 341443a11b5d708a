/// The possible targets of a release or a rule.
public enum RuleScope: Sendable, Hashable, CaseIterable {
  /// The two ends of a transition, which count as two anchors: one at 0, and one at the
  /// transition's distance.
  case twoEnds
  /// Any number of anchors.
  case anchors
}

/// A rule that decides, at lift-off, where the dragged object settles.
///
/// Conform to this protocol to implement a custom rule; `NamedRule.init(_:_:parameters:make:)` adds
/// a name and parameters that the language can set. A rule implements `choose(_:)`, and its callers
/// use `decide(_:)`, which reverts canceled gestures and converts releases to the rule's scope.
///
/// ```swift
/// struct Third: CompletionRule {
///   func choose(_ lift: LiftOff) -> Decision {
///     let margin = (lift.progress - 1.0 / 3).magnitude
///     return lift.progress > 1.0 / 3
///       ? Decision(.complete, lift, by: .position, margin: margin, .fraction, "past a third")
///       : Decision(.revert, lift, by: .position, margin: margin, .fraction, "short of a third")
///   }
/// }
/// ```
public protocol CompletionRule: Sendable {
  /// The possible targets of the rule; two ends by default.
  var scope: RuleScope { get }

  /// A Boolean value that indicates whether the rule decides among all anchors, even if its scope
  /// is two ends; otherwise it decides between neighbors.
  var decidesAmongAnchors: Bool { get }

  /// The name of the rule in the language, or `nil` if it has none.
  var ruleName: String? { get }

  /// Returns the decision about a release in the rule's scope that wasn't canceled; callers use
  /// `decide(_:)` instead.
  func choose(_ lift: LiftOff) -> Decision
}

extension CompletionRule {
  /// The name of the rule; `nil` by default.
  public var ruleName: String? { nil }

  /// The possible targets of the rule; two ends by default.
  public var scope: RuleScope { .twoEnds }

  /// Whether the rule decides among all anchors; by default, `true` if its scope is `anchors`.
  public var decidesAmongAnchors: Bool { scope == .anchors }

  /// Returns the decision about any release, whether or not it was canceled, and regardless of the
  /// rule's scope.
  ///
  /// A canceled gesture reverts (GU9). If the rule is for anchors and the release has two ends, the
  /// rule uses two anchors, 0 and the distance, and position margins are converted to fractions. If
  /// the rule is for two ends and the release has anchors, the rule decides between the two anchors
  /// around the release position, of which the one on the side where the drag began is the start,
  /// and progress margins are converted to points; that is our choice.
  @inline(__always)
  public func decide(_ lift: LiftOff) -> Decision {
    guard !lift.isCancelled else { return .cancelled(lift) }
    switch (scope, lift.scope) {
    case (.twoEnds, .twoEnds), (.anchors, .anchors): return choose(lift)
    case (.twoEnds, .anchors) where decidesAmongAnchors: return choose(lift)
    case (.anchors, .twoEnds): return choose(lift.amongAnchors).betweenEnds(of: lift)
    case (.twoEnds, .anchors):
      guard let gap = lift.gap else {
        return Decision(
          0, lift, by: .position, margin: .infinity, .points,
          Grounds { _, _, _, _ in "there is only one anchor" })
      }
      return choose(lift.within(gap)).among(gap, of: lift)
    }
  }
}

/// A rule that ignores the release and has a fixed outcome; its margin is infinite.
package struct FixedRule: CompletionRule, Hashable {
  /// The outcome of every release.
  package let outcome: Decision.Outcome
  /// The reason, as a phrase.
  package let reason: Reason

  /// Creates the rule.
  package init(_ outcome: Decision.Outcome, reason: Reason) {
    self.outcome = outcome
    self.reason = reason
  }

  /// Returns the fixed outcome.
  @inline(__always)
  package func choose(_ lift: LiftOff) -> Decision {
    Decision(outcome, lift, by: .direction, margin: .infinity, .fraction, reason)
  }
}
