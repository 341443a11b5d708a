/// One number of a view: a property that is a number, or a component of one, such as `sheet.frame.y`.
public struct PropertyNumber: Sendable, Hashable {
  /// The view.
  public let view: ViewID
  let property: String
  let lane: Int

  /// The place of a frame's origin along an axis.
  public init(_ view: ViewID, _ property: Property<Rect>, _ axis: ScrollAxis) {
    self.init(view, property.name, lane: axis == .horizontal ? 0 : 1)
  }

  /// A property that is a number by itself.
  public init(_ view: ViewID, _ property: Property<Double>) {
    self.init(view, property.name, lane: 0)
  }

  init(_ view: ViewID, _ property: String, lane: Int) {
    self.view = view
    self.property = property
    self.lane = lane
  }
}

extension ViewBoard {
  /// The one number that a path names, and the direction of the finger in which it grows by default.
  func findNumber(
    _ path: String
  ) throws(Refusal) -> (place: PropertyPlace, number: PropertyNumber, growing: Direction?) {
    let place = try place(of: path)
    guard count(of: place) == 1 else {
      let components = slots[place.slot].shape.pathValue(.zero, in: .points).components
      throw .impossible(.connection(.severalNumbers(path, components: components)))
    }
    let name = path.split(separator: ".").last ?? ""
    return (
      place, PropertyNumber(place.view, slots[place.slot].name, lane: place.lane ?? 0),
      name == "y" ? .down : name == "x" ? .right : nil
    )
  }
}

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
