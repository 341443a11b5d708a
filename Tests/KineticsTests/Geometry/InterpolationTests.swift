import TestSupport
import PantomimeKit
import Testing

@Suite(.timeLimit) struct InterpolationTests {
  @Test func numbersGoFromEndToEnd() {
    for (a, b) in [(0.1, 0.7), (-3, 1e17), (5, 5), (1e-300, -1e300)] {
      #expect(a.interpolated(to: b, at: 0) == a)
      #expect(a.interpolated(to: b, at: 1) == b)
    }
    // A value that doesn't change stays exactly the same.
    for step in 0...100 { #expect(0.1.interpolated(to: 0.1, at: Double(step) / 100) == 0.1) }
    #expect(10.0.interpolated(to: 20, at: 1.5) == 25)
    #expect(10.0.interpolated(to: 20, at: -0.5) == 5)
  }

  @Test func framesGoPartByPart() {
    let start = Rect2D(x: 0, y: 10, width: 100, height: 50)
    let end = Rect2D(x: 20, y: -10, width: 40, height: 50)
    #expect(
      start.interpolated(to: end, at: 0.25) == Rect2D(x: 5, y: 5, width: 85, height: 50))
    // Overshoot is not normalised (T134).
    #expect(start.interpolated(to: end, at: 2).width == -20)
    let point = Point2D(x: 1, y: 2).interpolated(to: Point2D(x: 3, y: -2), at: 0.5)
    #expect(point == Point2D(x: 2, y: 0))
    let size = Size2D(width: 1, height: 2).interpolated(to: Size2D(width: 2, height: 4), at: 0.5)
    #expect(size == Size2D(width: 1.5, height: 3))
    let vector = Vector(dx: 1, dy: 2).interpolated(to: Vector(dx: 2, dy: 4), at: 0.5)
    #expect(vector == Vector(dx: 1.5, dy: 3))
  }

  @Test func anglesGoTheShortWayOrAllTheWay() {
    // (T137), in degrees.
    let short = AngleInterpolation.shortest
    #expect(AngleInterpolation.asNumbers.angle(from: 350, to: 10, at: 0.5, turn: 360) == 180)
    #expect(short.angle(from: 350, to: 10, at: 0.5, turn: 360) == 360)
    #expect(short.angle(from: 10, to: 350, at: 0.5, turn: 360) == 0)
    #expect(short.angle(from: 0, to: 720, at: 0.5, turn: 360) == 0)
    #expect(short.angle(from: 0, to: 270, at: 1, turn: 360) == -90)
    // The tie.
    #expect(short.angle(from: 0, to: 180, at: 1, turn: 360) == -180)
    #expect(short.angle(from: 0, to: -180, at: 1, turn: 360) == -180)
    #expect(short.angle(from: 3, to: 3, at: 0.3) == 3)
    #expect(short.angle(from: 0, to: .nan, at: 0.3).isNaN)
    #expect(short.angle(from: 0, to: .infinity, at: 0.3).isNaN)
  }

  @Test func colorsMixAsStored() {
    // (T136)
    let red = RGBAColor(red: 1)
    let blue = RGBAColor(blue: 1, alpha: 0.5)
    #expect(
      red.interpolated(to: blue, at: 0.5) == RGBAColor(red: 0.5, blue: 0.5, alpha: 0.75))
  }
}
