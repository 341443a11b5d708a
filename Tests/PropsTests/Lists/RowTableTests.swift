import TestSupport
import PantomimeKit
import PantomimeProps
import Testing

/// Which rows are to be seen, where that changes, and which cells show them.
@Suite(.timeLimit) struct RowTableTests {
  private static let tables = [
    RowTable(count: 40, rowHeight: 88, viewport: 753),
    RowTable(count: 3, rowHeight: 50, viewport: 0),
    RowTable(count: 2, rowHeight: 10, viewport: 400),
    RowTable(count: 0, rowHeight: 10, viewport: 40),
    RowTable(count: 9, rowHeight: 0, viewport: 40),
    RowTable(count: 7, rowHeight: 0.1, viewport: 0.3),
  ]

  /// A row is seen if some of it is, whatever the offset.
  @Test(arguments: tables)
  func whatIsSeenIsInside(table: RowTable) {
    for step in -2_000...4_000 {
      let offset = Double(step) * (table.rowHeight > 1 ? 1 : 0.01)
      let visible = table.visible(at: offset)
      for row in 0..<table.count {
        let (top, bottom) = (
          Double(row) * table.rowHeight, Double(row) * table.rowHeight + table.rowHeight
        )
        #expect(visible.contains(row) == (bottom > offset && top - table.viewport < offset))
      }
    }
    for wild in [.nan, .infinity, -.infinity, 1e300] as [Double] { _ = table.visible(at: wild) }
  }

  /// No edge is passed while the same rows are seen, and one is as soon as others are.
  @Test(arguments: tables)
  func edgesAreWhereRowsChange(table: RowTable) {
    for step in -300...900 {
      let (one, other) = (Double(step) * 1.5, Double(step + 1) * 1.5)
      let rows = table.visible(at: one)
      let changes = table.visible(at: other) != rows
      let passed = table.edges(of: rows).contains { edge in
        edge.isPassed(by: Vector(dy: one)) != edge.isPassed(by: Vector(dy: other))
      }
      #expect(changes == passed, "\(one)")
    }
  }

  /// Every visible row has a separate cell, and only as many cells exist as are needed at the same
  /// time.
  @Test func cellsAreUsedAgain() {
    let table = RowTableTests.tables[0]
    var pool = CellPool()
    var shown: Range<Int> = 0..<0
    var most = 0
    for step in 0...2_000 {
      let offset = Double((step * 617) % 3_000) - 24
      let now = table.visible(at: offset)
      for row in shown where !now.contains(row) { pool.hide(row) }
      for row in now {
        let cell = pool.show(row)
        #expect(pool.show(row) == cell && pool.rows[cell] == row && pool.cell(of: row) == cell)
      }
      shown = now
      most = max(most, now.count)
      #expect(Set(pool.rows.compactMap { $0 }) == Set(now))
      #expect(pool.rows.count == most)
    }
    pool.hide(99)
    #expect(pool.cell(of: 99) == nil)
  }
}
