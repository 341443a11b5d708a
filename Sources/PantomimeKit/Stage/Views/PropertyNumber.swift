/// A single numeric value of a view: a property with one number, or a component of a property, such
/// as `sheet.frame.y`.
public struct PropertyNumber: Sendable, Hashable {
  /// The view.
  public let view: ViewID
  let property: String
  let lane: Int

  init(_ view: ViewID, _ property: String, lane: Int) {
    self.view = view
    self.property = property
    self.lane = lane
  }
}

/// One component of a property, such as `.frame.y`.
public struct PropertyComponent: Sendable, Hashable {
  let property: String
  let lane: Int

  /// The frame, for access to its components: `.frame.y`.
  public static var frame: Property<Rect> { .frame }
}

extension Property<Rect> {
  /// The origin's horizontal coordinate.
  public var x: PropertyComponent { PropertyComponent(property: name, lane: 0) }
  /// The origin's vertical coordinate.
  public var y: PropertyComponent { PropertyComponent(property: name, lane: 1) }
}

extension ViewID {
  /// A component of one of the view's properties: `sheet[.frame.y]`.
  public subscript(component: PropertyComponent) -> PropertyNumber {
    PropertyNumber(self, component.property, lane: component.lane)
  }

  /// A property of the view with one number.
  public subscript(property: Property<Double>) -> PropertyNumber {
    PropertyNumber(self, property.name, lane: 0)
  }
}

extension Stage {
  /// Returns the path of a number, such as `sheet.frame.y`.
  public func path(of number: PropertyNumber) -> String {
    let path = "\(name(of: number.view)).\(number.property)"
    guard let slot = views.slot(number.view, number.property) else { return path }
    let components = views.slots[slot].shape.pathValue(.zero, in: .points).components
    return components.indices.contains(number.lane)
      ? "\(path).\(components[number.lane])" : path
  }
}

extension ViewBoard {
  /// Returns the number that a path names, and the default direction of finger movement in which it
  /// grows.
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
