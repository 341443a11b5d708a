/// The context of a transition: its two views, and the container for the views shown during the
/// transition (A249, A252).
public struct TransitionContext: Sendable, Hashable {
  /// The view from which the transition starts.
  public let from: ViewID?
  /// The destination view.
  public let to: ViewID?
  /// The views in the container, from back to front.
  public internal(set) var container: [ViewID] = []
  /// The outcome, or `nil` before the decision.
  public internal(set) var outcome: PercentDrivenTransition.Outcome?

  /// A Boolean value that indicates whether the transition has been canceled (A249).
  public var wasCancelled: Bool { outcome == .cancel }
}

/// A transition together with the stage's bookkeeping for it.
struct TransitionPart: Sendable {
  let id: TransitionID
  let name: String
  var transition: PercentDrivenTransition
  var context = TransitionContext(from: nil, to: nil)
  /// The offsets that the transition's block has added to properties.
  var touched: [Touched] = []
  /// The position of the transition's start among all activations.
  var order = 0
}
