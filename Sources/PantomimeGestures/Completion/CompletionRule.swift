/// The form of a release, and the choices of a rule.
public enum RuleScope: Sendable, Hashable, CaseIterable {
  /// The two ends of a transition, the anchors 0 and its distance.
  case twoEnds
  /// Any number of anchors.
  case anchors
}

/// A rule that decides, at lift-off, where the dragged object settles.
///
/// Implement it for a custom rule; `NamedRule.init(_:_:parameters:make:)` gives it a name and
/// parameters that the language can set. Called through `decision(on:)`, as by a stage and a
/// `NamedRule`, the rule receives no canceled gesture, and only releases in its scope.
///
/// ```swift
/// struct Third: CompletionRule {
///   func decide(_ lift: LiftOff) -> Decision {
///     let margin = (lift.progress - 1.0 / 3).magnitude
///     return lift.progress > 1.0 / 3
///       ? Decision(.complete, lift, by: .position, margin: margin, .fraction, "past a third")
///       : Decision(.revert, lift, by: .position, margin: margin, .fraction, "short of a third")
///   }
/// }
/// ```
public protocol CompletionRule: Sendable {
  /// The choices of the rule; two ends by default.
  var scope: RuleScope { get }

  /// A Boolean value that indicates whether it decides among anchors itself, even if its scope is
  /// two ends; otherwise it decides between neighbors.
  var decidesAmongAnchors: Bool { get }

  /// The name of the rule in the language, or `nil` if it has none.
  var ruleName: String? { get }

  /// Returns the decision about a release.
  func decide(_ lift: LiftOff) -> Decision
}

extension CompletionRule {
  /// `nil` by default.
  public var ruleName: String? { nil }

  /// Two ends by default.
  public var scope: RuleScope { .twoEnds }

  /// True by default if the rule's scope is anchors.
  public var decidesAmongAnchors: Bool { scope == .anchors }

  /// Returns the decision about any release, regardless of the rule's scope.
  ///
  /// A canceled one returns (GU9). A rule among anchors, evaluated between two ends, uses the
  /// anchors 0 and the distance, and its margins of position become fractions. One between two
  /// ends, evaluated among anchors, decides between the two neighbors of the position of release,
  /// with the one on the side where the drag began as the start, and its margins of progress become
  /// points; that is our choice.
  @inline(__always)
  public func decision(on lift: LiftOff) -> Decision {
    guard !lift.isCancelled else { return .cancelled(lift) }
    switch (scope, lift.scope) {
    case (.twoEnds, .twoEnds), (.anchors, .anchors): return decide(lift)
    case (.twoEnds, .anchors) where decidesAmongAnchors: return decide(lift)
    case (.anchors, .twoEnds): return decide(lift.amongAnchors).betweenEnds(of: lift)
    case (.twoEnds, .anchors):
      guard let gap = lift.gap else {
        return Decision(
          0, lift, by: .position, margin: .infinity, .points,
          Grounds { _, _, _, _ in "there is only one anchor" })
      }
      return decide(lift.within(gap)).among(gap, of: lift)
    }
  }
}
