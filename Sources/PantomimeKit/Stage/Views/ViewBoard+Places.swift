// Properties and their components, by the paths that name them.

/// A property of a view, or a component of one.
struct PropertyPlace: Sendable {
  let view: ViewID
  /// The path, by the name that the view was added with.
  let path: String
  let slot: Int
  /// The lane of the component; `nil` for the whole value.
  let lane: Int?
}

extension ViewBoard {
  /// The place that a property's name, perhaps with a component, has in a view.
  func place(in view: ViewID, _ property: some StringProtocol) -> PropertyPlace? {
    let path = "\(name(of: view)).\(property)"
    if let slot = slot(view, property) {
      return PropertyPlace(view: view, path: path, slot: slot, lane: nil)
    }
    guard let dot = property.lastIndex(of: "."), let slot = slot(view, property[..<dot]) else {
      return nil
    }
    let components = slots[slot].shape.pathValue(.zero, in: slots[slot].unit).components
    let component = property[property.index(after: dot)...]
    guard let lane = components.firstIndex(where: { $0 == component }) else { return nil }
    return PropertyPlace(view: view, path: path, slot: slot, lane: lane)
  }

  /// The place that a path names.
  func place(of path: String) throws(Refusal) -> PropertyPlace {
    for view in all {
      for name in names(of: view) where path.hasPrefix("\(name).") {
        if let place = place(in: view.id, path.dropFirst(name.count + 1)) {
          return place
        }
      }
    }
    throw .impossible(.noProperty(path, among: propertyPaths))
  }

  /// How many numbers a place holds.
  func count(of place: PropertyPlace) -> Int {
    place.lane == nil ? slots[place.slot].shape.count : 1
  }

  private func names(of view: View) -> [String] {
    [view.name] + aliases.filter { $0.view == view.id }.map { $0.name }
  }

  private var propertyPaths: [String] {
    all.indices.flatMap { index in
      all[index].slots.map { "\(all[index].name).\(slots[$0].name)" }
    }
  }
}
