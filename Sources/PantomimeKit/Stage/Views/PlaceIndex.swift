/// A spatial index of views within their parents, which finds the views under a finger without
/// checking all views.
///
/// For each view, the index uses a grid whose squares are about as large as the view, and has an
/// entry in each square that the view touches, at most four. A view that an animation is moving is
/// entered as "anywhere", and so is a view that has children but no frame; a view that has neither
/// a frame nor children isn't entered. Locations are in the content of the parent, so that they
/// stay the same for the children of a view that moves or scrolls. Changes are entered at the next
/// query. Outdated entries do no harm, because a query checks each view that it finds; they stay
/// until there are as many of them as of valid entries.
//
// A touch-down takes 3 µs among 1,000 views and among 10,000; with a check of all views, 220 µs and
// 5.3 ms.
struct PlaceIndex: Sendable {
  /// The views in each square; several squares may share a list.
  private var lists = PagedArray<[Int32]>()
  private var marks = PagedArray<Mark>()
  /// The views that have changed since the last update.
  private var changed: [Int32] = []
  /// The number of all entries, and the number of outdated ones among them.
  private var notes = 0
  private var former = 0
  /// The sizes of squares in use, one bit for each power of two.
  private var sizes: UInt32 = 0

  /// The index's information about a view.
  private struct Mark: Sendable {
    var hasChanged = true
    var holds = false
    var notes: UInt8 = 0
  }

  /// The sizes of squares, as exponents of 2, from 16 pt up; a view that is larger than the largest
  /// square is entered as "anywhere".
  private static let exponents = 4..<24
  /// The magnitude of a coordinate past which a view is entered as "anywhere".
  private static let farthest = 1e6
}

// MARK: - Updating

extension PlaceIndex {
  /// Adds a view that has just been created.
  mutating func add(in holder: Int?) {
    changed.append(Int32(truncatingIfNeeded: marks.count))
    marks.append(Mark())
    guard let holder, !marks[holder].holds else { return }
    marks[holder].holds = true
    change(holder)
  }

  /// Records that the location of a view, or the animation that moves it, has changed.
  mutating func change(_ view: Int) {
    if marks[view].hasChanged { return }
    marks[view].hasChanged = true
    changed.append(Int32(truncatingIfNeeded: view))
  }

  /// Returns whether a view has children.
  func holds(_ view: Int) -> Bool { marks[view].holds }

  /// Returns the views that have changed and marks them as handled; if there are too many outdated
  /// entries, empties the index and returns all views.
  mutating func takeChanged() -> [Int] {
    if changed.isEmpty { return [] }
    if former > notes - former + 64 || notes + 4 * changed.count > 2 * lists.count {
      startAgain()
      return Array(marks.indices)
    }
    let all = changed.map { Int($0) }
    changed.removeAll(keepingCapacity: true)
    return all
  }

  private mutating func startAgain() {
    var count = 64
    while count < 4 * marks.count { count *= 2 }
    lists = PagedArray(repeating: [], count: count)
    changed = []
    (notes, former, sizes) = (0, 0, 0)
    for view in marks.indices { marks[view].notes = 0 }
  }

  /// Enters the location of a view within its parent; `nil` stands for "anywhere".
  mutating func note(_ view: Int, in holder: Int?, at frame: Rect2D?) {
    leaveOut(view)
    guard let frame, let size = PlaceIndex.size(of: frame) else {
      return put(view, in: PlaceIndex.anywhere(in: holder))
    }
    sizes |= 1 << UInt32(size)
    let side = Double(1 << size)
    // The squares cover slightly more than the frame, because converting a location to the parent's
    // coordinates involves rounding.
    let across = PlaceIndex.squares(frame.x, frame.x + frame.width, side)
    for row in PlaceIndex.squares(frame.y, frame.y + frame.height, side) {
      for column in across { put(view, in: PlaceIndex.square(column, row, size, holder)) }
    }
  }

  /// Records that a view isn't in the index.
  mutating func leaveOut(_ view: Int) {
    former += Int(marks[view].notes)
    marks[view].hasChanged = false
    marks[view].notes = 0
  }

  private mutating func put(_ view: Int, in key: Int) {
    lists[key & (lists.count - 1)].append(Int32(truncatingIfNeeded: view))
    marks[view].notes += 1
    notes += 1
  }

  private static func squares(_ one: Double, _ other: Double, _ side: Double) -> ClosedRange<Int> {
    Int(
      ((min(one, other) - 1) / side).rounded(.down))...Int(
        ((max(one, other) + 1) / side).rounded(.down))
  }

  /// Returns the exponent of the smallest square that is as large as a frame, or `nil` if there is
  /// none.
  private static func size(of frame: Rect2D) -> Int? {
    let reach = max(
      max(frame.x.magnitude, (frame.x + frame.width).magnitude),
      max(frame.y.magnitude, (frame.y + frame.height).magnitude))
    // The comparison is false for NaN.
    guard reach < farthest else { return nil }
    let length = max(frame.width.magnitude, frame.height.magnitude) + 2
    return exponents.first { Double(1 << $0) >= length }
  }
}

// MARK: - Queries

extension PlaceIndex {
  /// Calls a closure with each child of a parent that may lie at a location; within each list, the
  /// views that were entered last come first.
  func forEach(at place: Point2D, in holder: Int?, _ body: (Int) -> Void) {
    guard lists.count > 0 else { return }
    visit(PlaceIndex.anywhere(in: holder), body)
    guard max(place.x.magnitude, place.y.magnitude) < PlaceIndex.farthest else { return }
    var left = sizes
    while left != 0 {
      let size = left.trailingZeroBitCount
      left &= left - 1
      let side = Double(1 << size)
      let column = Int((place.x / side).rounded(.down))
      let row = Int((place.y / side).rounded(.down))
      visit(PlaceIndex.square(column, row, size, holder), body)
    }
  }

  private func visit(_ key: Int, _ body: (Int) -> Void) {
    for view in lists[key & (lists.count - 1)].reversed() { body(Int(view)) }
  }

  private static func anywhere(in holder: Int?) -> Int { mixed(holder.map { $0 + 1 } ?? 0) }

  private static func square(_ column: Int, _ row: Int, _ size: Int, _ holder: Int?) -> Int {
    mixed(mixed(mixed(column) &+ row) &+ (size << 40) &+ (holder.map { $0 + 1 } ?? 0))
  }

  /// Spreads numbers evenly over all lists, with the multiplier of SplitMix64; our choice.
  private static func mixed(_ number: Int) -> Int {
    // Uses 64 bits on every platform, because an `Int` in WebAssembly has 32.
    let product = Int64(number) &* Int64(bitPattern: 0xBF58_476D_1CE4_E5B9)
    return Int(truncatingIfNeeded: product ^ (product >> 31))
  }
}
