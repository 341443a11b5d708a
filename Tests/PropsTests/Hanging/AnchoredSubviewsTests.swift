import TestSupport
import PantomimeKit
import PantomimeProps
import Testing

/// Views that keep to one place of what they hang in, whatever frame that is given.
@Suite(.timeLimit) struct AnchoredSubviewsTests {
  private static let first = Rect2D(x: 48, y: 190, width: 294, height: 200)
  private static let small = Size2D(width: 80, height: 60)
  private static let places = [
    Point2D(), Point2D(x: 0.5, y: 0.5), Point2D(x: 0.5, y: 1), Point2D(x: 1, y: 0.25),
  ]

  /// A holder with a small view and one as large as itself.
  private struct Nest {
    var stage = Stage()
    var nest: AnchoredSubviews
    var egg: ViewID
    var straw: ViewID

    init(_ place: Point2D, anchor: Point2D = Point2D(x: 0.5, y: 0.5)) {
      nest = AnchoredSubviews(in: "nest", frame: first, at: place, .alpha(0.5), on: &stage)
      egg = nest.add("egg", sized: small, anchor: anchor, .rotation(0), on: &stage)
      straw = nest.add("straw", anchor: anchor, .scale(1), .alpha(0.5), on: &stage)
    }

    /// The positions of the egg and the straw in the holder's model.
    var frames: [Rect2D] {
      let holder = stage[nest.holder, .frame]
      let straw = stage.box(of: straw, Size2D(width: holder.width, height: holder.height))
      return [stage.box(of: egg, small).frame, straw.frame]
    }
  }

  /// A position in a frame, in fractions of its size.
  private func point(_ place: Point2D, of frame: Rect2D) -> Point2D {
    Point2D(x: frame.x + place.x * frame.width, y: frame.y + place.y * frame.height)
  }

  private func expectHung(_ nest: Nest, at place: Point2D) {
    let holder = nest.stage[nest.nest.holder, .frame]
    let inner = Rect2D(width: holder.width, height: holder.height)
    let (there, egg) = (point(place, of: inner), point(place, of: nest.frames[0]))
    #expect((there.x - egg.x).magnitude < 1e-9 && (there.y - egg.y).magnitude < 1e-9)
    for (one, other) in zip(nest.frames[1].corners, inner.corners) {
      #expect((one.x - other.x).magnitude < 1e-9 && (one.y - other.y).magnitude < 1e-9)
    }
  }

  /// Whatever they hang from, and however often the holder is moved.
  @Test(arguments: places, places)
  func theyKeepToTheirPlace(place: Point2D, anchor: Point2D) {
    var nest = Nest(place, anchor: anchor)
    expectHung(nest, at: place)
    #expect(nest.stage[nest.egg, .anchor] == anchor && nest.stage[nest.straw, .anchor] == anchor)
    for frame in [Rect2D(x: 41.5, y: 51, width: 307, height: 307), Rect2D(), Self.first] {
      nest.stage.show(nest.nest.pose(in: frame, on: nest.stage))
      #expect(nest.stage[nest.nest.holder, .frame] == frame)
      expectHung(nest, at: place)
    }
  }

  /// A subview that was moved separately keeps its distance from its place.
  @Test func whatWasMovedStaysMoved() {
    var nest = Nest(Point2D(x: 0.5, y: 1))
    let before = nest.frames[0]
    nest.stage[nest.egg, .position].y += 7
    let taller = Rect2D(width: Self.first.width, height: Self.first.height + 10)
    nest.stage.show(nest.nest.pose(in: taller, on: nest.stage))
    #expect(nest.frames[0].y == before.y + 17 && nest.frames[0].x == before.x)
  }

  /// Each is on screen at its place in the holder; other views have separate positions.
  @Test(arguments: places)
  func aPictureHasThemInTheHolder(place: Point2D) throws {
    var nest = Nest(place)
    let elsewhere = nest.stage.addView("elsewhere", .frame(Rect2D(x: 1, y: 2, width: 3, height: 4)))
    let nowhere = nest.stage.addView("nowhere", .alpha(1))
    for frame in [Self.first, Rect2D(x: 10, y: 20, width: 150, height: 320)] {
      nest.stage.show(nest.nest.pose(in: frame, on: nest.stage))
      var egg = nest.frames[0]
      (egg.x, egg.y) = (egg.x + frame.x, egg.y + frame.y)
      func shown(_ view: ViewID) -> ShownView? { nest.nest.shownView(view, on: nest.stage) }
      #expect(try #require(shown(nest.egg)).corners == egg.corners)
      #expect(try #require(shown(nest.straw)).corners == frame.corners)
      #expect(try #require(shown(nest.straw)).alpha == 0.5)
      #expect(try #require(shown(nest.nest.holder)).corners == frame.corners)
      #expect(try #require(shown(elsewhere)).corners.first == Point2D(x: 1, y: 2))
      #expect(shown(nowhere) == nil)
    }
  }
}
