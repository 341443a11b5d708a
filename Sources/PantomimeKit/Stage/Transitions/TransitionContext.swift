/// What a transition takes place among: the two views, and the container that holds what is shown
/// meanwhile (A249, A252).
public struct TransitionContext: Sendable, Hashable {
  /// The view that is left.
  public let from: ViewID?
  /// The view that is gone to.
  public let to: ViewID?
  /// The views in the container, the lowest first.
  public internal(set) var container: [ViewID] = []
  /// Where the transition goes, as soon as that is decided.
  public internal(set) var outcome: PercentDrivenTransition.Outcome?

  /// Whether the transition has been cancelled (A249).
  public var wasCancelled: Bool { outcome == .cancel }
}

/// A transition together with what the stage keeps for it.
struct TransitionPart: Sendable {
  let id: TransitionID
  let name: String
  var transition: PercentDrivenTransition
  var context = TransitionContext(from: nil, to: nil)
  /// What its block has added to properties.
  var touched: [Touched] = []
  /// Its place among all activations.
  var order = 0
}
