public import PantomimeKit

/// A list of rows of one height: which of them are to be seen at an offset, and at which offsets
/// that changes.
public struct RowTable: Sendable, Hashable {
  /// How many rows there are.
  public let count: Int
  /// The height of a row, in points.
  public let rowHeight: Double
  /// The height of what is seen of the list, in points.
  public let viewport: Double

  /// Describes a list; a count below 0 counts as 0, and so do rows without a height.
  public init(count: Int, rowHeight: Double, viewport: Double) {
    self.count = rowHeight > 0 && rowHeight.isFinite ? max(0, count) : 0
    self.rowHeight = rowHeight
    self.viewport = max(0, viewport)
  }

  /// The height of all rows, in points.
  public var height: Double { count == 0 ? 0 : Double(count) * rowHeight }

  /// Where a row begins, in points from the first one.
  public func top(of row: Int) -> Double { Double(row) * rowHeight }

  /// The offsets at which a row has appeared at the bottom: some of it is seen there.
  public func appearance(of row: Int) -> ScrollPlace {
    .above(top(of: row) - viewport, .vertical)
  }

  /// The offsets at which a row has gone at the top: nothing of it is seen there.
  public func disappearance(of row: Int) -> ScrollPlace {
    .atLeast(top(of: row) + rowHeight, .vertical)
  }

  /// The rows of which something is seen at an offset.
  public func visible(at offset: Double) -> Range<Int> {
    let offset = Vector(dy: offset)
    let end = firstRow { !appearance(of: $0).isPassed(by: offset) }
    let first = firstRow { !disappearance(of: $0).isPassed(by: offset) }
    return min(first, end)..<end
  }

  /// The places at which those rows are no longer the ones to be seen.
  public func edges(of rows: Range<Int>) -> [ScrollPlace] {
    var places: [ScrollPlace] = []
    if rows.upperBound < count { places.append(appearance(of: rows.upperBound)) }
    if rows.upperBound > 0 { places.append(appearance(of: rows.upperBound - 1)) }
    if rows.lowerBound < count { places.append(disappearance(of: rows.lowerBound)) }
    if rows.lowerBound > 0 { places.append(disappearance(of: rows.lowerBound - 1)) }
    return places
  }

  /// The first row of which something is so that, if it is of one, is so of all that follow; found
  /// by the very comparisons that a watch makes.
  private func firstRow(_ isSo: (Int) -> Bool) -> Int {
    (0..<count).partitioningIndex(where: isSo)
  }
}

/// The cells that show the rows of a list: one that has gone is used again for the next to come.
public struct CellPool: Sendable, Hashable {
  /// The row that a cell shows; `nil` for one that waits.
  public private(set) var rows: [Int?] = []
  /// The cells that wait, the one that will be used next at the end.
  private var waiting: [Int] = []

  /// A pool without a cell.
  public init() {}

  /// The cell that shows a row.
  public func cell(of row: Int) -> Int? { rows.firstIndex(of: row) }

  /// Gives a row a cell, a new one if none waits; the same if it has one.
  ///
  /// Which of several that wait is taken is our choice: the one that has waited least.
  public mutating func show(_ row: Int) -> Int {
    if let cell = cell(of: row) { return cell }
    if let cell = waiting.popLast() {
      rows[cell] = row
      return cell
    }
    rows.append(row)
    return rows.count - 1
  }

  /// Lets the cell of a row wait for another.
  public mutating func hide(_ row: Int) {
    guard let cell = cell(of: row) else { return }
    rows[cell] = nil
    waiting.append(cell)
  }
}
