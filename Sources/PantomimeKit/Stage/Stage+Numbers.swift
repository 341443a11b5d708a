// Single numbers of views.

extension Stage {
  /// What is shown of a number now; 0 for a property that the view was not given.
  public func shown(_ number: PropertyNumber) -> Double {
    views.slot(number.view, number.property).map {
      Presentation.lanes(of: $0, on: self)[number.lane]
    } ?? 0
  }

  /// The model value of a number; 0 for a property that the view was not given, and to set it does
  /// nothing: either is a finding (`Misuse.noProperty`).
  public subscript(number: PropertyNumber) -> Double {
    mutating get {
      knownSlot(number.view, number.property).map { views.slots[$0].model.lanes[number.lane] } ?? 0
    }
    set {
      guard let slot = knownSlot(number.view, number.property) else { return }
      var lanes = views.slots[slot].model.lanes
      lanes[number.lane] = newValue
      change(slot, to: PropertyValue(lanes: lanes))
    }
  }
}
