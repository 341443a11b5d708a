/// One number of a view: a property that is a number, or a component of one, such as
/// `sheet.frame.y`.
public struct PropertyNumber: Sendable, Hashable {
  /// The view.
  public let view: ViewID
  let property: String
  let lane: Int

  /// Creates the coordinate of a frame's origin along an axis.
  public init(_ view: ViewID, _ property: Property<Rect>, _ axis: ScrollAxis) {
    self.init(view, property.name, lane: axis == .horizontal ? 0 : 1)
  }

  /// Creates the number of a property that is a single number.
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
  /// Returns the number that a path names, and the direction of the finger in which it grows by
  /// default.
  func findNumber(
    _ path: String
  ) throws(InputError) -> (place: PropertyPlace, number: PropertyNumber, growing: Direction?) {
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
