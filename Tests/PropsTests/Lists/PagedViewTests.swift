import TestSupport
import PantomimeKit
import PantomimeProps
import Testing

/// Pages side by side, of which one at a time counts as the one that is shown.
@Suite(.timeLimit) struct PagedViewTests {
  private static let frame = Rect2D(y: 100, width: 390, height: 700)

  private func place(_ pages: PagedView, at offset: Double, on stage: inout Stage) {
    stage.scroll(pages.id, to: Vector(dx: offset))
  }

  /// A page is reached where its left edge is, and not a hair before.
  @Test(arguments: 1..<5)
  func aPageIsReachedAtItsEdge(count: Int) {
    var stage = Stage()
    var pages = PagedView("pages", count, frame: Self.frame, on: &stage)
    #expect(pages.page == 0 && pages.turn(on: stage) == nil)
    for page in 1..<max(count, 2) where page < count {
      let edge = Double(page) * Self.frame.width
      place(pages, at: edge.nextDown, on: &stage)
      #expect(pages.page(on: stage) == page - 1)
      place(pages, at: edge, on: &stage)
      #expect(pages.page(on: stage) == page)
      // Reported once for each turn.
      #expect(pages.page == page - 1)
      #expect(pages.turn(on: stage) == page && pages.page == page)
      #expect(pages.turn(on: stage) == nil)
    }
    place(pages, at: -50, on: &stage)
    #expect(pages.page(on: stage) == 0)
    #expect(pages.turn(on: stage) == (count == 1 ? nil : 0))
  }

  @Test func itLiesWhereItWasPutAndIsAsWideAsItsPages() throws {
    var stage = Stage()
    let pages = PagedView("pages", 3, frame: Self.frame, alpha: 0.5, on: &stage)
    #expect(stage.frameOnScreen(of: pages.id) == Self.frame)
    #expect(stage[pages.id, .alpha] == 0.5)
    let settings = try #require(stage.scrollView(pages.id)).settings
    #expect(settings.isPaging && settings.content == Size2D(width: 1_170, height: 700))
  }
}
