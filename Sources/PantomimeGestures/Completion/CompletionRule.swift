/// What a lift-off is told by, and what a rule chooses from.
public enum RuleScope: Sendable, Hashable, CaseIterable {
  /// The two ends of a transition, the anchors 0 and its distance.
  case twoEnds
  /// Any number of anchors.
  case anchors
}

/// A rule that decides, as the finger lifts, where the thing that was dragged comes to rest.
///
/// Implement it for a rule of your own; `NamedRule.init(_:_:parameters:make:)` gives it a name and
/// parameters a language can set. Asked by `decision(on:)`, as a stage and a `NamedRule` ask it, the
/// rule hears of no cancelled gesture, and only of lift-offs told in its own scope.
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
  /// What it chooses from; the two ends, unless a rule says otherwise.
  var scope: RuleScope { get }

  /// Whether it has a way of its own among anchors, though it chooses between two ends elsewhere; one
  /// that has not is asked between neighbors.
  var decidesAmongAnchors: Bool { get }

  /// The name that the language has for it, or `nil` if it has none.
  var ruleName: String? { get }

  /// Where this lift-off leads.
  func decide(_ lift: LiftOff) -> Decision
}

extension CompletionRule {
  /// By default it has no name.
  public var ruleName: String? { nil }

  /// By default it chooses between two ends.
  public var scope: RuleScope { .twoEnds }

  /// By default it decides among anchors if that is what it chooses from.
  public var decidesAmongAnchors: Bool { scope == .anchors }

  /// Where any lift-off leads, whatever the rule chooses from.
  ///
  /// A cancelled one goes back (GU9). A rule among anchors, asked between two ends, is laid on the
  /// anchors 0 and the distance, and its margins of place become shares. One between two ends, asked
  /// among anchors, decides between the two neighbours of the place of release, the one on the side
  /// where the drag began being the start, and its margins of progress become points; that is our
  /// choice.
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
          Grounds { _, _, _, _ in "the only anchor" })
      }
      return decide(lift.within(gap)).among(gap, of: lift)
    }
  }
}
