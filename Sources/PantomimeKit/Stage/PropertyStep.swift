/// A change of a property, or of a component of one, whose path is resolved.
struct PropertyStep: Sendable {
  let slot: Int
  /// The lane of the component, or `nil` for the entire value.
  let lane: Int?
  let numbers: [Double]
  /// Whether the numbers are added to the value rather than replace it.
  let isRelative: Bool

  /// Changes the model value; while a block is running, the change becomes an animation.
  func apply(to stage: inout Stage) {
    var lanes = stage.views.slots[slot].model.lanes
    for (index, number) in numbers.enumerated() {
      let lane = lane ?? index
      lanes[lane] = isRelative ? lanes[lane] + number : number
    }
    stage.change(slot, to: PropertyValue(lanes: lanes))
  }

  /// Returns a change that sets the same components to those of another value.
  func leading(to lanes: SIMD4<Double>) -> PropertyStep {
    PropertyStep(
      slot: slot, lane: lane, numbers: numbers.indices.map { lanes[lane ?? $0] }, isRelative: false)
  }
}
