import PantomimeKit

/// A frame divided into terminal cells, each with a value, which is used to find space for labels.
struct RegionGrid {
  /// A set of connected cells with the same value.
  struct Region {
    let value: Int
    fileprivate let number: Int
    /// The number of cells.
    fileprivate var count = 0
  }

  /// The regions, beginning with the largest.
  private(set) var regions: [Region] = []

  private let frame: Rect
  private let columns: Int
  private let rows: Int
  /// The number of the region to which each cell belongs.
  private var numbers: [Int]

  /// Divides a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - value: Returns the value at a point.
  init(_ frame: Rect, value: (Point) -> Int) {
    self.frame = frame
    let (columns, rows) = (
      max(1, Int(frame.width / Drawing.cell.width)), max(1, Int(frame.height / Drawing.cell.height))
    )
    (self.columns, self.rows) = (columns, rows)
    let values = (0..<columns * rows).map { index in
      value(
        Point(
          x: frame.x + (Double(index % columns) + 0.5) / Double(columns) * frame.width,
          y: frame.y + (Double(index / columns) + 0.5) / Double(rows) * frame.height))
    }
    numbers = Array(repeating: -1, count: values.count)
    for start in values.indices where numbers[start] < 0 { fill(from: start, values) }
    regions.sort { $0.count > $1.count }
  }

  private mutating func fill(from start: Int, _ values: [Int]) {
    var region = Region(value: values[start], number: regions.count)
    var open = [start]
    numbers[start] = region.number
    while let index = open.popLast() {
      region.count += 1
      let (column, row) = (index % columns, index / columns)
      var next: [Int] = []
      if column > 0 { next.append(index - 1) }
      if column < columns - 1 { next.append(index + 1) }
      if row > 0 { next.append(index - columns) }
      if row < rows - 1 { next.append(index + columns) }
      for other in next where numbers[other] < 0 && values[other] == region.value {
        numbers[other] = region.number
        open.append(other)
      }
    }
    regions.append(region)
  }

  /// Returns the top left corners at which a text of the given size fits into a region; corners
  /// with the most space around the text come first.
  func places(for size: Size, in region: Region) -> [Point] {
    let (width, height) = (
      Int((size.width / Drawing.cell.width).rounded(.up)),
      Int((size.height / Drawing.cell.height).rounded(.up))
    )
    guard width + 2 <= columns, height <= rows else { return [] }
    var found: [(room: Int, place: Point)] = []
    for row in 0...rows - height {
      // The number of consecutive columns, up to the current one, whose cells belong to the region
      // in all rows of the text.
      var run = 0
      for column in 0..<columns {
        let isInside = (row..<row + height).allSatisfy {
          numbers[$0 * columns + column] == region.number
        }
        run = isInside ? run + 1 : 0
        guard run >= width + 2 else { continue }
        let left = column - width
        let room =
          min(
            above(row, left..<left + width, region),
            below(row + height - 1, left..<left + width, region)) * 3
          + min(run - width - 2, 12) - (left + width / 2 - columns / 2).magnitude.asInt / 8
        found.append(
          (
            room,
            Point(
              x: frame.x + Double(left) / Double(columns) * frame.width,
              y: frame.y + Double(row) / Double(rows) * frame.height)
          ))
      }
    }
    return found.sorted { $0.room > $1.room }.map { $0.place }
  }

  private func above(_ row: Int, _ columns: Range<Int>, _ region: Region) -> Int {
    room(stride(from: row - 1, through: 0, by: -1), columns, region)
  }

  private func below(_ row: Int, _ columns: Range<Int>, _ region: Region) -> Int {
    room(stride(from: row + 1, to: rows, by: 1), columns, region)
  }

  /// Returns the number of consecutive rows, at most 4, in which all cells of a range of columns
  /// belong to the region.
  private func room(
    _ rows: some Sequence<Int>, _ range: Range<Int>, _ region: Region
  ) -> Int {
    var count = 0
    for row in rows {
      guard count < 4, range.allSatisfy({ numbers[row * columns + $0] == region.number }) else {
        break
      }
      count += 1
    }
    return count
  }
}

extension UInt {
  fileprivate var asInt: Int { Int(self) }
}
