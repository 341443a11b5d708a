import TestSupport
import PantomimeKit
import PantomimeProps
import Testing

/// A cube of pages.
@Suite(.timeLimit) struct CubePageTests {
  /// Neighbours are at right angles, and share the edge that both are hinged at.
  @Test func neighborsShareAnEdge() {
    for step in 1..<100 {
      let offset = 390 * Double(step) / 100
      let (left, right) = (
        CubePage(0, offset: offset, width: 390), CubePage(1, offset: offset, width: 390)
      )
      #expect((right.rotation - left.rotation - 90).magnitude < 1e-9)
      #expect(left.anchor == 1 && right.anchor == 0)
      #expect((left.shade + right.shade - 0.5).magnitude < 1e-12)
      let squares =
        left.projectedWidth * left.projectedWidth + right.projectedWidth * right.projectedWidth
      #expect((squares - 390 * 390).magnitude < 1e-6)
      // A point on the hinge stays where it is.
      let hinge = left.transform.projected(Point2D())
      #expect(hinge == Point2D())
    }
  }

  @Test func whatIsAwayIsHidden() {
    for number in -3...3 {
      let page = CubePage(number, offset: 0, width: 390)
      #expect(page.isHidden == (number != 0))
      #expect(page.projectedWidth == (number == 0 ? 390 : 0))
      #expect(page.rotation.magnitude <= 90 && page.shade <= 0.5)
    }
    for wild in [.nan, .infinity, -1, 0, 1e308] as [Double] {
      let page = CubePage(1, offset: wild, width: wild)
      #expect(page.rotation.isFinite && page.projectedWidth.isFinite && page.shade.isFinite)
    }
  }
}
