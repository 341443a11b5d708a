/// Where views lie within whatever holds them, so that those under a finger are found without asking all.
///
/// A view is noted in the squares that it touches, of a grid whose squares are as large as it is: four at
/// the most. One that is moved just now by an animation is noted as anywhere, and so is one that has no
/// frame and holds others; one that holds none lies nowhere. All are counted in the content of what holds
/// them, so that those in a view that moves or scrolls stay where they are. What has changed is noted anew
/// when somebody asks next; former notes are left as they are, since whoever asks looks at each view that
/// is found, and go when they are as many as the others.
struct PlaceIndex: Sendable {
  /// Views by the square they are noted in; several squares may share a list.
  private var lists = PagedArray<[Int32]>()
  private var marks = PagedArray<Mark>()
  /// The views that have changed since the last were noted.
  private var changed: [Int32] = []
  /// How many notes there are, and how many of them are former ones.
  private var notes = 0
  private var former = 0
  /// The sizes of squares that are in use, a bit for each power of two.
  private var sizes: UInt32 = 0

  /// What is known of a view.
  private struct Mark: Sendable {
    var hasChanged = true
    var holds = false
    var notes: UInt8 = 0
  }

  /// The sizes of squares: 16 pt and up; beyond the last a view is anywhere.
  private static let exponents = 4..<24
  /// Farther out a view is anywhere.
  private static let farthest = 1e6
}

// MARK: - Keeping it up

extension PlaceIndex {
  /// Notes that there is a view more.
  mutating func add(in holder: Int?) {
    changed.append(Int32(truncatingIfNeeded: marks.count))
    marks.append(Mark())
    guard let holder, !marks[holder].holds else { return }
    marks[holder].holds = true
    change(holder)
  }

  /// Notes that a view lies elsewhere, or is moved by something else.
  mutating func change(_ view: Int) {
    if marks[view].hasChanged { return }
    marks[view].hasChanged = true
    changed.append(Int32(truncatingIfNeeded: view))
  }

  /// Whether a view holds others.
  func holds(_ view: Int) -> Bool { marks[view].holds }

  /// The views of which something has changed; all of them once there are too many former notes.
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

  /// Notes where a view lies in whatever holds it; `nil` for anywhere.
  mutating func note(_ view: Int, in holder: Int?, at frame: Rect?) {
    leaveOut(view)
    guard let frame, let size = PlaceIndex.size(of: frame) else {
      return put(view, in: PlaceIndex.anywhere(in: holder))
    }
    sizes |= 1 << UInt32(size)
    let side = Double(1 << size)
    // A little more than the frame, since places are rounded on their way through what holds it.
    let across = PlaceIndex.squares(frame.x, frame.x + frame.width, side)
    for row in PlaceIndex.squares(frame.y, frame.y + frame.height, side) {
      for column in across { put(view, in: PlaceIndex.square(column, row, size, holder)) }
    }
  }

  /// Notes that a view lies nowhere.
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

  /// The power of two that a square has which is as large as a frame; `nil` where there is none.
  private static func size(of frame: Rect) -> Int? {
    let reach = max(
      max(frame.x.magnitude, (frame.x + frame.width).magnitude),
      max(frame.y.magnitude, (frame.y + frame.height).magnitude))
    // Not so of what is no number.
    guard reach < farthest else { return nil }
    let length = max(frame.width.magnitude, frame.height.magnitude) + 2
    return exponents.first { Double(1 << $0) >= length }
  }
}

// MARK: - Asking

extension PlaceIndex {
  /// Hands over the views that may lie at a place in what holds them, the last added of a list first.
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
    // In 64 bits wherever it runs: an `Int` of a web page has 32.
    let product = Int64(number) &* Int64(bitPattern: 0xBF58_476D_1CE4_E5B9)
    return Int(truncatingIfNeeded: product ^ (product >> 31))
  }
}
