/// The fingers a recognizer tracks, in the order in which they came.
struct Fingers: Sendable, Hashable {
  /// One of them, and where it is.
  struct Finger: Sendable, Hashable {
    let id: Int
    let start: Point
    var place: Point
  }

  private(set) var list: [Finger] = []

  var count: Int { list.count }
  var isEmpty: Bool { list.isEmpty }

  func contains(_ id: Int) -> Bool { index(of: id) != nil }

  /// The middle of the fingers (G43); the origin if there are none.
  var centroid: Point {
    if list.count == 1 { return list[0].place }
    var sum = Point()
    for finger in list {
      sum.x += finger.place.x
      sum.y += finger.place.y
    }
    let count = Double(max(1, list.count))
    return Point(x: sum.x / count, y: sum.y / count)
  }

  mutating func add(_ id: Int, at place: Point) {
    list.append(Finger(id: id, start: place, place: place))
  }

  /// Moves a finger; `false` if it is not one of these or is there already.
  mutating func move(_ id: Int, to place: Point) -> Bool {
    guard let index = index(of: id), list[index].place != place else { return false }
    list[index].place = place
    return true
  }

  /// Takes a finger away; `false` if it is not one of these.
  mutating func remove(_ id: Int) -> Bool {
    guard let index = index(of: id) else { return false }
    list.remove(at: index)
    return true
  }

  mutating func removeAll() { list.removeAll(keepingCapacity: true) }

  /// Whether no finger is farther than a distance from where it came down.
  func stay(within distance: Double) -> Bool {
    let limit = max(0, distance.sanitized)
    return list.allSatisfy { finger in
      let dx = finger.place.x - finger.start.x
      let dy = finger.place.y - finger.start.y
      return dx * dx + dy * dy <= limit * limit
    }
  }

  private func index(of id: Int) -> Int? {
    for index in list.indices where list[index].id == id { return index }
    return nil
  }
}
