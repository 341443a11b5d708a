/// The identifier of a transition on a stage: its index in insertion order.
public struct TransitionID: Sendable, Hashable {
  let place: MarkedPlace

  var index: Int { place.index }
}
