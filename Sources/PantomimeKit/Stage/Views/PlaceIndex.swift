/// An index of where views lie within their parents, to find those under a finger without examining
/// all.
///
/// A view is noted in the squares that it touches, at most four, of a grid whose squares are as
/// large as the view. A view that an animation moves at present is noted as anywhere, and so is one
/// without a frame that has children; one without either has no place. Locations are in the content
/// of the parent, so that the children of a view that moves or scrolls are unaffected. Changes are
/// noted at the next query; outdated notes are kept, since a query checks each view found, and
/// removed when they are as many as the others.
struct PlaceIndex: Sendable {
  /// The views noted in each square; several squares may share a list.
  private var lists = PagedArray<[Int32]>()
  private var marks = PagedArray<Mark>()
  /// The views that have changed since the last were noted.
  private var changed: [Int32] = []
  /// The number of notes, and of outdated ones among them.
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

  /// The sizes of squares: 16 pt and up; beyond the last, a view is anywhere.
  private static let exponents = 4..<24
  /// The coordinate beyond which a view is anywhere.
  private static let farthest = 1e6
}

// MARK: - Updating

extension PlaceIndex {
  /// Adds a view.
  mutating func add(in holder: Int?) {
    changed.append(Int32(truncatingIfNeeded: marks.count))
    marks.append(Mark())
    guard let holder, !marks[holder].holds else { return }
    marks[holder].holds = true
    change(holder)
  }

  /// Notes that the location of a view, or its mover, has changed.
  mutating func change(_ view: Int) {
    if marks[view].hasChanged { return }
    marks[view].hasChanged = true
    changed.append(Int32(truncatingIfNeeded: view))
  }

  /// Returns whether a view has children.
  func holds(_ view: Int) -> Bool { marks[view].holds }

  /// Removes and returns the views that have changed; all of them once there are too many outdated
  /// notes.
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

  /// Notes the location of a view within its parent; `nil` for anywhere.
  mutating func note(_ view: Int, in holder: Int?, at frame: Rect?) {
    leaveOut(view)
    guard let frame, let size = PlaceIndex.size(of: frame) else {
      return put(view, in: PlaceIndex.anywhere(in: holder))
    }
    sizes |= 1 << UInt32(size)
    let side = Double(1 << size)
    // Slightly more than the frame, since locations are rounded when they are converted to the
    // parent.
    let across = PlaceIndex.squares(frame.x, frame.x + frame.width, side)
    for row in PlaceIndex.squares(frame.y, frame.y + frame.height, side) {
      for column in across { put(view, in: PlaceIndex.square(column, row, size, holder)) }
    }
  }

  /// Notes that a view has no place.
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

  /// Returns the power of two of a square as large as a frame, or `nil` if there is none.
  private static func size(of frame: Rect) -> Int? {
    let reach = max(
      max(frame.x.magnitude, (frame.x + frame.width).magnitude),
      max(frame.y.magnitude, (frame.y + frame.height).magnitude))
    // False for NaN.
    guard reach < farthest else { return nil }
    let length = max(frame.width.magnitude, frame.height.magnitude) + 2
    return exponents.first { Double(1 << $0) >= length }
  }
}

// MARK: - Queries

extension PlaceIndex {
  /// Calls a closure with each view that may lie at a location in its parent, the last added of a
  /// list first.
  func forEach(at place: Point, in holder: Int?, _ body: (Int) -> Void) {
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

  /// Spreads numbers over all lists; the factor is that of SplitMix64, our choice.
  private static func mixed(_ number: Int) -> Int {
    // In 64 bits on every platform: an `Int` in WebAssembly has 32.
    let product = Int64(number) &* Int64(bitPattern: 0xBF58_476D_1CE4_E5B9)
    return Int(truncatingIfNeeded: product ^ (product >> 31))
  }
}
