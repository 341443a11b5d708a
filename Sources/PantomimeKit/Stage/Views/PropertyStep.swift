/// A change of a property, or of a component of one, whose place has been found.
struct PropertyStep: Sendable {
  let slot: Int
  /// The lane of the component; `nil` for the whole value.
  let lane: Int?
  let numbers: [Double]
  /// Whether the numbers are added to the value instead of replacing it.
  let isRelative: Bool

  /// Changes the model value, which becomes an animation of whoever's block is running.
  func apply(to stage: inout Stage) {
    var lanes = stage.views.slots[slot].model.lanes
    for (index, number) in numbers.enumerated() {
      let lane = lane ?? index
      lanes[lane] = isRelative ? lanes[lane] + number : number
    }
    stage.change(slot, to: PropertyValue(lanes: lanes))
  }

  /// The change of the same numbers to those of another value.
  func leading(to lanes: SIMD4<Double>) -> PropertyStep {
    PropertyStep(
      slot: slot, lane: lane, numbers: numbers.indices.map { lanes[lane ?? $0] }, isRelative: false)
  }
}

extension Stage {
  /// Finds the places that changes name.
  func resolve(_ changes: [PropertyChange]) throws(Refusal) -> [PropertyStep] {
    var steps: [PropertyStep] = []
    for change in changes {
      let place = try views.place(of: change.path)
      let count = views.count(of: place)
      guard change.numbers.count == count else {
        throw .impossible(.wrongCount(change.path, wanted: count, given: change.numbers.count))
      }
      try refuseFollowing(place)
      steps.append(
        PropertyStep(
          slot: place.slot, lane: place.lane, numbers: change.numbers,
          isRelative: change.isRelative))
    }
    return steps
  }

  /// Refuses to change by hand what follows something.
  func refuseFollowing(_ place: PropertyPlace) throws(Refusal) {
    let link = views.slots[place.slot].follows.first { place.lane == nil || $0.lane == place.lane }
    if let link {
      throw .impossible(.connection(.follows(link.follow.path, link.follow.leader)))
    }
  }
}
