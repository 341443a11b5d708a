import TestSupport
import PantomimeKit
import Testing

/// The rules about axes: the recipe, and the other rows of the comparison table (G84 – G88).
@Suite(.timeLimit) struct AxisRuleTests {
  private static let grid = [
    -1000.0, -700, -300, -20, -18, -16, -9, -1, 0, 1, 8, 10, 17, 33, 700, 1101,
  ]

  /// Every rule on every pair of the grid, as velocity and as way, against its row.
  @Test func rulesAreTheirRows() {
    for dx in Self.grid {
      for dy in Self.grid {
        let (x, y) = (abs(dx), abs(dy))
        let fast = AxisMoment(velocity: Vector(dx: dx, dy: dy), translation: Vector(dx: dy, dy: dx))
        let far = AxisMoment(velocity: Vector(dx: 1, dy: -1), translation: Vector(dx: dx, dy: dy))
        expect(.vertical, fast, y > x)
        expect(.horizontal, fast, x > y)
        expect(.verticalOrTie, fast, y >= x)
        expect(.sheet, fast, !(x > y))
        expect(.dismissible, fast, x - y >= 400 && x >= 700)
        expect(.verticalTranslation, far, y > x)
        expect(.panX, far, x >= y)
        expect(.panY, far, y >= x)
        expect(.everyDirection, far, true)
        #expect(
          AxisRule.pager.answer(far)
            == (x > 16 && 0.5 * x > y ? .begins : y > 16 ? .refused : .undecided))
        #expect(
          AxisRule.flutterHorizontal.answer(far)
            == (x > 18 ? .begins : y > 18 ? .refused : .undecided))
        #expect(
          AxisRule.flutterVertical.answer(far)
            == (y > 18 ? .begins : x > 18 ? .refused : .undecided))
        #expect(
          AxisRule.offsets.answer(far) == (x >= 10 ? .refused : y >= 10 ? .begins : .undecided))
      }
    }
  }

  private func expect(_ rule: AxisRule, _ moment: AxisMoment, _ begins: Bool) {
    #expect(rule.answer(moment) == (begins ? .begins : .refused), "\(rule.name) \(moment)")
  }

  /// Without a velocity the way decides; without either nothing begins (G85, G86).
  @Test func theWayStandsInForAMissingVelocity() {
    #expect(
      AxisRule.vertical.answer(AxisMoment(velocity: .zero, translation: Vector(dx: 1, dy: 2)))
        == .begins)
    #expect(
      AxisRule.vertical.answer(AxisMoment(velocity: .zero, translation: Vector(dx: 2, dy: 2)))
        == .refused)
    #expect(!AxisRule.vertical.allows(.zero))
    #expect(!AxisRule.horizontal.allows(.zero))
    #expect(!AxisRule.vertical.allows(Vector(dx: .nan, dy: 1)))
  }

  /// The half-angle around the axis that each rule allows, according to the table.
  @Test(arguments: [("vertical", 45.0), ("horizontal", 45), ("pager", 26.565_051_177)])
  func anglesAreThoseOfTheTable(name: String, angle: Double) throws {
    let rule = try #require(AxisRule.named(name))
    let isVertical = name == "vertical"
    for step in 0..<900 {
      let degrees = Double(step) / 10 + 0.05
      let (along, across) = (
        Elementary.cos(degrees * .pi / 180), Elementary.sin(degrees * .pi / 180)
      )
      let way = Vector(
        dx: 1000 * (isVertical ? across : along), dy: 1000 * (isVertical ? along : across))
      #expect(
        (rule.answer(AxisMoment(velocity: way, translation: way)) == .begins) == (degrees < angle),
        "\(degrees)")
    }
  }
}
