/// The fingers that a recognizer tracks, in the order in which they touched down.
package struct Fingers: Sendable, Hashable {
  /// A finger and its location.
  private struct Finger: Sendable, Hashable {
    var id: Int
    let start: Point2D
    var place: Point2D
  }

  /// The first finger, which is usually the only one and needs no array.
  private var first: Finger?
  /// The fingers that touched down after the first one; empty if there is no first finger.
  private var others: [Finger] = []

  package init() {}

  package var count: Int { first == nil ? 0 : 1 + others.count }
  var isEmpty: Bool { first == nil }

  func contains(_ id: Int) -> Bool { first?.id == id || others.contains { $0.id == id } }

  /// The centroid of the fingers (G43), or the origin if there are none.
  package var centroid: Point2D {
    guard let first else { return Point2D() }
    if others.isEmpty { return first.place }
    var sum = Point2D()
    for finger in [first] + others {
      sum.x += finger.place.x
      sum.y += finger.place.y
    }
    let count = Double(1 + others.count)
    return Point2D(x: sum.x / count, y: sum.y / count)
  }

  /// The distances of the fingers from their touch-down points, in points.
  var movements: [Vector] {
    guard let first else { return [] }
    return ([first] + others).map { finger in
      Vector(dx: finger.place.x - finger.start.x, dy: finger.place.y - finger.start.y)
    }
  }

  package mutating func add(_ id: Int, at place: Point2D) {
    if contains(id) { renameLost(id) }
    let finger = Finger(id: id, start: place, place: place)
    if first == nil { first = finger } else { others.append(finger) }
  }

  /// Makes the number of a finger that vanished (`Touch.Phase.lost`) available again; the finger
  /// itself remains tracked at its location.
  private mutating func renameLost(_ id: Int) {
    let least = others.reduce(min(0, first?.id ?? 0)) { min($0, $1.id) }
    let free = least &- 1
    if first?.id == id { first?.id = free }
    for index in others.indices where others[index].id == id { others[index].id = free }
  }

  /// The result of a finger's move.
  package enum Move {
    /// The finger isn't tracked.
    case unknown
    /// The finger is already at the location.
    case stays
    case moves
  }

  /// Moves a finger.
  package mutating func move(_ id: Int, to place: Point2D) -> Move {
    if let first, first.id == id {
      if first.place == place { return .stays }
      self.first?.place = place
      return .moves
    }
    for index in others.indices where others[index].id == id {
      if others[index].place == place { return .stays }
      others[index].place = place
      return .moves
    }
    return .unknown
  }

  /// Removes a finger; returns `false` if it isn't tracked.
  package mutating func remove(_ id: Int) -> Bool {
    if first?.id == id {
      first = others.isEmpty ? nil : others.removeFirst()
      return true
    }
    guard let index = others.firstIndex(where: { $0.id == id }) else { return false }
    others.remove(at: index)
    return true
  }

  mutating func removeAll() {
    first = nil
    if !others.isEmpty { others.removeAll() }
  }

  /// Returns whether every finger is within a distance of its touch-down point.
  func stay(within distance: Double) -> Bool {
    guard let first else { return true }
    let limit = max(0, distance.sanitized)
    func stays(_ finger: Finger) -> Bool {
      let dx = finger.place.x - finger.start.x
      let dy = finger.place.y - finger.start.y
      return dx * dx + dy * dy <= limit * limit
    }
    return stays(first) && others.allSatisfy(stays)
  }
}

extension Fingers {
  /// Returns the reason why a recognizer fails if the number of its fingers is wrong.
  ///
  /// - Parameters:
  ///   - count: The number of fingers that touched.
  ///   - least: The minimum number of fingers.
  ///   - most: The maximum number of fingers.
  static func misfit(_ count: Int, least: Int, most: Int) -> Reason {
    let limit = count < least ? least : most
    let bound = least == most ? "" : count < least ? "at least " : "at most "
    return "it takes \(bound)\(limit) finger\(limit == 1 ? "" : "s"), not \(count)"
  }
}

/// The travel of the centroid of fingers, without the jumps that occur when the number of fingers
/// changes.
///
/// When a finger is added or lifted, the centroid moves although no finger has moved, so the travel
/// is then measured from the new centroid (G45).
package struct Travel: Sendable, Hashable {
  /// The travel since the first finger touched down, in points.
  package private(set) var movement = Vector.zero
  private var base = Vector.zero
  private var anchor = Point2D()

  package init() {}

  /// Continues from a new centroid.
  package mutating func rebase(_ middle: Point2D) {
    base = movement
    anchor = middle
  }

  /// Follows the centroid; the travel is computed by a single subtraction from a fixed anchor, so
  /// no error accumulates.
  package mutating func follow(_ middle: Point2D) {
    movement = Vector(dx: base.dx + (middle.x - anchor.x), dy: base.dy + (middle.y - anchor.y))
  }
}
