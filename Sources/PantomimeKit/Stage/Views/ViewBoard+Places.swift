// Looks up properties and their components by path.

/// A property of a view, or a component of one.
struct PropertyPlace: Sendable {
  let view: ViewID
  /// The path, which contains the name with which the view was added.
  let path: String
  let slot: Int
  /// The lane of the component, or `nil` for the entire value.
  let lane: Int?
}

extension ViewBoard {
  /// Returns the property of a view with a name, which may include a component.
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

  /// Returns the property that a path names; if names with dots make it ambiguous, the first added
  /// view wins.
  func place(of path: String) throws(InputError) -> PropertyPlace {
    var best: (rank: (Int, Int), place: PropertyPlace)?
    var end = path.startIndex
    let longest = longestName
    while let dot = path[end...].firstIndex(of: "."), path[..<dot].utf8.count <= longest {
      end = path.index(after: dot)
      for (view, rank) in holders(named: path[..<dot]) where best.map({ rank < $0.rank }) ?? true {
        if let place = place(in: view, path[end...]) { best = (rank, place) }
      }
    }
    guard let best else { throw .impossible(.noProperty(path, among: propertyPaths)) }
    return best.place
  }

  /// Returns the views with a name or an alias, each with its rank.
  private func holders(
    named name: Substring
  ) -> [(view: ViewID, rank: (Int, Int))] {
    views(named: name).map { ($0, ($0.index, 0)) }
      + aliases.indices.filter { aliases[$0].name == name }.map {
        (aliases[$0].view, (aliases[$0].view.index, 1 + $0))
      }
  }

  /// Returns the path of a property by its slot.
  func path(ofSlot slot: Int) -> String {
    // Views own ranges of slots, in order; some own none.
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].slots.upperBound <= slot { low = middle + 1 } else { high = middle }
    }
    return "\(all[low].name).\(slots[slot].name)"
  }

  /// Returns the count of numbers at a place.
  func count(of place: PropertyPlace) -> Int {
    place.lane == nil ? slots[place.slot].shape.count : 1
  }

  /// Throws an error if a property is bound, because it can't be changed directly.
  func refuseFollowing(_ place: PropertyPlace) throws(InputError) {
    let link = slots[place.slot].follows.first { place.lane == nil || $0.lane == place.lane }
    if let link {
      throw .impossible(.connection(.follows(link.follow.path, link.follow.leader)))
    }
  }

  private var propertyPaths: [String] {
    all.indices.flatMap { index in
      all[index].slots.map { "\(all[index].name).\(slots[$0].name)" }
    }
  }
}
