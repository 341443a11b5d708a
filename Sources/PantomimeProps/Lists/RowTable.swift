public import PantomimeKit

/// A list of rows of equal height, with the rows that are visible at an offset, and the offsets at
/// which rows appear or disappear.
public struct RowTable: Sendable, Hashable {
  /// The number of rows.
  public let count: Int
  /// The height of a row, in points.
  package let rowHeight: Double
  /// The height of the visible part of the list, in points.
  package let viewport: Double

  /// Creates a list; a negative count is treated as 0, and rows without a height are omitted.
  public init(count: Int, rowHeight: Double, viewport: Double) {
    self.count = rowHeight > 0 && rowHeight.isFinite ? max(0, count) : 0
    self.rowHeight = rowHeight
    self.viewport = max(0, viewport)
  }

  /// The total height of all rows, in points.
  public var height: Double { count == 0 ? 0 : Double(count) * rowHeight }

  /// Returns the top edge of a row, in points from the top of the first row.
  public func top(of row: Int) -> Double { Double(row) * rowHeight }

  /// Returns the threshold of the offset above which at least part of a row is visible at the
  /// bottom.
  package func appearance(of row: Int) -> ScrollPlace {
    .above(top(of: row) - viewport, .vertical)
  }

  /// Returns the threshold of the offset from which no part of a row is visible at the top.
  package func disappearance(of row: Int) -> ScrollPlace {
    .atLeast(top(of: row) + rowHeight, .vertical)
  }

  /// Returns the rows that are at least partly visible at an offset.
  public func visible(at offset: Double) -> Range<Int> {
    let offset = Vector(dy: offset)
    let end = firstRow { !appearance(of: $0).isPassed(by: offset) }
    let first = firstRow { !disappearance(of: $0).isPassed(by: offset) }
    return min(first, end)..<end
  }

  /// Returns the offsets at which the visible rows change.
  public func edges(of rows: Range<Int>) -> [ScrollPlace] {
    var places: [ScrollPlace] = []
    if rows.upperBound < count { places.append(appearance(of: rows.upperBound)) }
    if rows.upperBound > 0 { places.append(appearance(of: rows.upperBound - 1)) }
    if rows.lowerBound < count { places.append(disappearance(of: rows.lowerBound)) }
    if rows.lowerBound > 0 { places.append(disappearance(of: rows.lowerBound - 1)) }
    return places
  }

  /// Returns the first row that satisfies a condition; the condition must also hold for all later
  /// rows.
  ///
  /// Conditions use the same comparisons as the stage does when it watches an offset.
  private func firstRow(_ isSo: (Int) -> Bool) -> Int {
    (0..<count).partitioningIndex(where: isSo)
  }
}

/// The cells that show the rows of a list: the cell of a hidden row is reused for the next row.
public struct CellPool: Sendable, Hashable {
  /// The rows that the cells show, or `nil` for an unused cell.
  package private(set) var rows: [Int?] = []
  /// The unused cells; the last one is reused first.
  private var waiting: [Int] = []

  /// Creates an empty pool.
  public init() {}

  /// Returns the cell that shows a row, or `nil` if no cell shows it.
  public func cell(of row: Int) -> Int? { rows.firstIndex(of: row) }

  /// Assigns a cell to a row: the cell that already shows the row, an unused cell, or a new one.
  ///
  /// If several cells are unused, the one that became unused last is reused (our choice).
  public mutating func show(_ row: Int) -> Int {
    if let cell = cell(of: row) { return cell }
    if let cell = waiting.popLast() {
      rows[cell] = row
      return cell
    }
    rows.append(row)
    return rows.count - 1
  }

  /// Makes the cell of a row available for reuse.
  public mutating func hide(_ row: Int) {
    guard let cell = cell(of: row) else { return }
    rows[cell] = nil
    waiting.append(cell)
  }
}
