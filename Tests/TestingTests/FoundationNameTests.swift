import TestSupport
import Foundation
import PantomimeTesting

/// A test that imports Foundation as well means what it names.
@Suite(.timeLimit) struct FoundationNameTests {
  @Test func unitsAndTransformsAreFoundationsOwn() throws {
    let unit: Unit = UnitLength.meters
    let transform: AffineTransform = .identity
    #expect(unit.symbol == "m" && transform.m11 == 1)
    let app = try Simulation(PhotoViewer.self)
    let ours: PathValue.Unit? = app.read("photo.frame")?.unit
    #expect(ours == .points && Transform2D.identity.a == 1)
  }
}
