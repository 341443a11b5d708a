/// A transition on a stage, by its place in the order in which transitions were added.
public struct TransitionID: Sendable, Hashable {
  let place: MarkedPlace

  var index: Int { place.index }
}
