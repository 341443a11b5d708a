// Single numeric values of views.

extension Stage {
  /// Returns the presentation value of a number, or 0 if the view doesn't have the property.
  public func shown(_ number: PropertyNumber) -> Double {
    views.slot(number.view, number.property).map {
      Presentation.lanes(of: $0, on: self)[number.lane]
    } ?? 0
  }

  /// The model value of a number.
  ///
  /// If the view doesn't have the property, the number reads as 0 and setting it has no effect;
  /// both are findings (`Misuse.noProperty`).
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
