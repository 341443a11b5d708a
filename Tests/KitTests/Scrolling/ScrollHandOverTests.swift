import TestSupport
import PantomimeKit
import Testing

/// A sheet and the list in it share one finger (G91).
@Suite(.timeLimit) struct ScrollHandOverTests {
  /// Nothing of the way is lost or made up, neither goes beyond its end, and one of them holds.
  @Test func theWayIsShared() {
    let places = stride(from: 0.0, through: 90, by: 30).map { $0 }
    for sheet in places {
      for list in places {
        var both = ScrollHandOver(sheet: sheet, list: list)
        for way in [10, 25, -40, 5, -5, -200, 60, 0, 1000, -3] as [Double] {
          let before = both
          both.move(by: way)
          #expect((both.sheet - before.sheet) - (both.list - before.list) == way)
          #expect(both.sheet >= 0 && both.list >= 0)
          if way > 0 { #expect(both.sheet == before.sheet || both.list == 0) }
          if way < 0 { #expect(both.list == before.list || both.sheet == 0) }
          switch both.holder {
          case .sheet: #expect(way == 0 || both.sheet != before.sheet)
          case .list: #expect(way == 0 || both.list != before.list)
          }
        }
      }
    }
  }

  /// While the finger keeps its direction, the steps do not matter.
  @Test func stepsDoNotMatter() {
    for way in stride(from: -128.0, through: 128, by: 16) {
      for (sheet, list) in [(0, 0), (64, 0), (0, 64), (32, 48)] as [(Double, Double)] {
        var whole = ScrollHandOver(sheet: sheet, list: list)
        var stepped = whole
        whole.move(by: way)
        for _ in 0..<16 { stepped.move(by: way / 16) }
        #expect(whole == stepped)
      }
    }
  }

  /// Down to the top of the list and on with the sheet, and back the same way.
  @Test func itChangesHandsAtTheTop() {
    var both = ScrollHandOver(sheet: 0, list: 50)
    #expect(both.holder == .list)
    both.move(by: 50)
    #expect(both.holder == .list && both.list == 0 && both.sheet == 0)
    both.move(by: 1)
    #expect(both.holder == .sheet && both.sheet == 1)
    both.move(by: -1)
    #expect(both.holder == .sheet && both.sheet == 0)
    both.move(by: -1)
    #expect(both.holder == .list && both.list == 1)
  }

  @Test func wildNumbersStayFinite() {
    for wild in [.nan, .infinity, -.infinity, 1e308, -1e308] as [Double] {
      var both = ScrollHandOver(sheet: wild, list: wild)
      for way in [wild, -wild, wild] { both.move(by: way) }
      #expect(both.sheet.isFinite && both.list.isFinite)
    }
  }
}
