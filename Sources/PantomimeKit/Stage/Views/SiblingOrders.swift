/// The positions of views from back to front among the views with the same parent.
///
/// Positions are numbers with room between them; a view that is added is in front of all others.
struct SiblingOrders: Sendable {
  /// Whether any view has been moved among its siblings.
  private(set) var isChanged = false
  private var front: Int64 = 0
  private var back: Int64 = 0

  /// The distance between the positions of views that are added one after another.
  private static let room: Int64 = 1 << 20

  /// Returns a position in front of all views.
  mutating func nextFront() -> Int64 {
    front += Self.room
    return front
  }

  /// Records that a view is moved among its siblings.
  mutating func change() { isChanged = true }

  /// Returns a position behind all views.
  mutating func nextBack() -> Int64 {
    back -= Self.room
    return back
  }
}

extension Stage {
  /// The views from back to front, in insertion order unless a view has been moved among its
  /// siblings.
  var viewsInOrder: [ViewID] {
    let order = views.all.indices.map { $0 }
    guard views.orders.isChanged else { return order.map { views.all[$0].id } }
    return order.sorted { views.isInFront($1, of: $0) }.map { views.all[$0].id }
  }
}

/// A new position of a view among the views with the same parent.
public enum SiblingOrder: Sendable, Hashable {
  /// In front of its siblings.
  case front
  /// Behind its siblings.
  case back
  /// Immediately in front of the sibling with the given name.
  case above(String)
  /// Immediately behind the sibling with the given name.
  case below(String)
}

extension SiblingOrder {
  /// The order as fields of an event.
  var fields: [Event.Field] {
    switch self {
    case .front: [.word("to", "front")]
    case .back: [.word("to", "back")]
    case .above(let name): [.word("above", name)]
    case .below(let name): [.word("below", name)]
    }
  }
}

extension ViewBoard {
  /// Returns whether a view is in front of another one: a view is in front of its ancestors, and
  /// otherwise the order of the siblings decides.
  func isInFront(_ view: Int, of other: Int) -> Bool {
    var (one, two) = (ancestry(of: view), ancestry(of: other))
    while let first = one.popLast() {
      guard let second = two.popLast() else { return true }
      if first != second { return all[first].order > all[second].order }
    }
    return false
  }

  /// Returns a view and its ancestors, innermost first.
  private func ancestry(of view: Int) -> [Int] {
    var path = [view]
    // A parent exists before its child, so the loop terminates.
    while let last = path.last, let parent = all[last].parent?.index, parent < last {
      path.append(parent)
    }
    return path
  }

  /// Moves a view in front of all its siblings, or behind them.
  mutating func order(_ view: Int, toFront: Bool) {
    setOrder(toFront ? orders.nextFront() : orders.nextBack(), of: view)
  }

  /// Moves a view immediately in front of a sibling, or immediately behind it.
  mutating func order(_ view: Int, beside sibling: Int, above: Bool) {
    let parent = all[view].parent
    let place = all[sibling].order
    var next: Int64?
    for other in all.indices where all[other].parent == parent && other != view {
      let order = all[other].order
      guard above ? order > place : order < place else { continue }
      next = next.map { above ? min($0, order) : max($0, order) } ?? order
    }
    guard let next else { return order(view, toFront: above) }
    let middle = place + (next - place) / 2
    guard middle != place else {
      spread(parent)
      return order(view, beside: sibling, above: above)
    }
    setOrder(middle, of: view)
  }

  /// Makes room between the views with the same parent.
  private mutating func spread(_ parent: ViewID?) {
    let siblings = all.indices.filter { all[$0].parent == parent }
      .sorted { all[$0].order < all[$1].order }
    for view in siblings { setOrder(orders.nextFront(), of: view) }
  }
}
