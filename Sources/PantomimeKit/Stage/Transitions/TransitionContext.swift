/// The context of a transition: its two views, and the container that holds what is shown meanwhile
/// (A249, A252).
public struct TransitionContext: Sendable, Hashable {
  /// The view that the transition starts from.
  public let from: ViewID?
  /// The destination view.
  public let to: ViewID?
  /// The views in the container, the lowest first.
  public internal(set) var container: [ViewID] = []
  /// The outcome, as soon as it is decided; otherwise `nil`.
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
  /// The offsets that its block has added to properties.
  var touched: [Touched] = []
  /// Its position among all activations.
  var order = 0
}
