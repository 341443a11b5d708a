import TestSupport
import PantomimeKit
import Testing

/// Boxes that hang from an anchor.
@Suite(.timeLimit) struct AnchoredBoxTests {
  private static let frames = [
    Rect2D(x: 107, y: 214, width: 80, height: 80), Rect2D(x: -3, y: 7.5, width: 1, height: 400),
    Rect2D(),
  ]
  private static let anchors = [0.0, 0.25, 0.5, 1, -0.5, 2].flatMap { x in
    [0.0, 0.5, 1, 3].map { Point2D(x: x, y: $0) }
  }

  private func isNear(_ one: Rect2D, _ other: Rect2D) -> Bool {
    [one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height]
      .allSatisfy { $0.magnitude < 1e-9 }
  }

  private func distance(_ one: Point2D, _ other: Point2D) -> Double {
    ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)).squareRoot()
  }

  @Test(arguments: frames, anchors)
  func frameIsWhatItWasMadeOf(frame: Rect2D, anchor: Point2D) {
    let box = AnchoredBox(frame, anchor: anchor)
    #expect(isNear(box.frame, frame))
    #expect(distance(box.position, box.place(of: anchor, turned: 33, scaled: 2)) < 1e-9)
  }

  /// Moving the anchor alone moves the box the other way, by as much of its size.
  @Test(arguments: frames, anchors)
  func movingTheAnchorMovesTheBox(frame: Rect2D, anchor: Point2D) {
    var box = AnchoredBox(frame)
    box.anchor = anchor
    #expect(box.position == frame.center)
    #expect((box.frame.x - (frame.x - (anchor.x - 0.5) * frame.width)).magnitude < 1e-9)
    #expect((box.frame.y - (frame.y - (anchor.y - 0.5) * frame.height)).magnitude < 1e-9)
  }

  /// Made up for, it does not; and doing it again changes nothing at all.
  @Test(arguments: frames, anchors)
  func movingItKeepingTheFrameDoesNot(frame: Rect2D, anchor: Point2D) {
    var box = AnchoredBox(frame)
    box.moveAnchorKeepingFrame(to: anchor)
    #expect(box.anchor == anchor)
    #expect(isNear(box.frame, frame))
    let once = box
    box.moveAnchorKeepingFrame(to: anchor)
    #expect(box == once)
  }

  /// Turning and scaling leave the anchor alone, and keep what they must keep.
  @Test(arguments: frames, anchors)
  func turningIsAboutTheAnchor(frame: Rect2D, anchor: Point2D) {
    let box = AnchoredBox(frame, anchor: anchor)
    for degrees in stride(from: -360.0, through: 360, by: 37) {
      for scale in [0, 0.2, 1, 3] {
        #expect(
          distance(box.place(of: anchor, turned: degrees, scaled: scale), box.position) < 1e-9)
        for corner in [Point2D(x: 0, y: 0), Point2D(x: 1, y: 0.5)] {
          let far = distance(box.place(of: corner), box.position) * scale
          let turned = distance(
            box.place(of: corner, turned: degrees, scaled: scale), box.position)
          #expect((far - turned).magnitude < 1e-9)
        }
      }
    }
  }

  /// A quarter turn about the foot lays the ball to its right; a half turn puts it below.
  @Test func turnsAreClockwise() {
    let box = AnchoredBox(
      Rect2D(x: 107, y: 214, width: 80, height: 80), anchor: Point2D(x: 0.5, y: 1))
    #expect(isNear(box.frame(turned: 0), box.frame))
    #expect(isNear(box.frame(turned: 90), Rect2D(x: 147, y: 254, width: 80, height: 80)))
    #expect(isNear(box.frame(turned: 180), Rect2D(x: 107, y: 294, width: 80, height: 80)))
    #expect(isNear(box.frame(turned: -90), Rect2D(x: 67, y: 254, width: 80, height: 80)))
    #expect(
      isNear(box.frame(turned: 0, scaled: 0.5), Rect2D(x: 127, y: 254, width: 40, height: 40)))
    let top = box.place(of: Point2D(x: 0.5, y: 0), turned: 20)
    #expect(top.x > 147 && top.y > 214)
  }
}
