import PantomimeKit
import Testing

// Several fingers.

extension PanRecognizerTests {
  /// One of two fingers moves the middle by half; lifting it starts the velocity again (G47, G48).
  @Test func twoFingers() {
    var (tracker, _) = begun(PanTraits(opening: .raw), by: Vector(dx: 0, dy: 20))
    _ = tracker.down(2, at: Point2D(x: 300, y: 300), now: Instant(seconds: 0.02))
    #expect(tracker.pan(at: Instant(seconds: 0.02)).translation == Vector(dx: 0, dy: 20))
    tracker.move(2, to: Point2D(x: 300, y: 310))
    guard case .report(let pan) = tracker.settle(at: Instant(seconds: 0.03)) else {
      Issue.record("no report")
      return
    }
    #expect(pan.translation == Vector(dx: 0, dy: 25))
    #expect(abs(pan.velocity.dy - 500) < 1e-6)
    #expect(pan.location == Point2D(x: 150, y: 165))
    // Both lift at one instant: the velocity is still theirs.
    var together = tracker
    #expect(together.up(1, now: Instant(seconds: 0.04)) == .nothing)
    guard case .report(let end) = together.up(2, now: Instant(seconds: 0.04)) else {
      Issue.record("no report")
      return
    }
    #expect(end.velocity == pan.velocity)
    // One lifts earlier: no sample is left.
    #expect(tracker.up(1, now: Instant(seconds: 0.04)) == .nothing)
    guard case .report(let last) = tracker.up(2, now: Instant(seconds: 0.05)) else {
      Issue.record("no report")
      return
    }
    #expect(last.velocity == .zero)
    #expect(last.translation == pan.translation)
  }

  /// A pan of two fingers hears nothing of one, before and after (G41, G42).
  @Test func minimumTouches() {
    var tracker = PanRecognizer(PanTraits(minimumTouches: 2))
    _ = tracker.down(1, at: Point2D(), now: .zero)
    tracker.move(1, to: Point2D(x: 0, y: 50))
    #expect(tracker.settle(at: Instant(seconds: 0.01)) == .nothing)
    _ = tracker.down(2, at: Point2D(x: 50, y: 0), now: Instant(seconds: 0.02))
    tracker.move(1, to: Point2D(x: 0, y: 70))
    #expect(tracker.settle(at: Instant(seconds: 0.03)) == .ready)
    #expect(tracker.begin(at: Instant(seconds: 0.03)) != nil)
    _ = tracker.up(2, now: Instant(seconds: 0.04))
    tracker.move(1, to: Point2D(x: 0, y: 90))
    #expect(tracker.settle(at: Instant(seconds: 0.05)) == .nothing)
    #expect(tracker.gestureState == .began)
    _ = tracker.up(1, now: Instant(seconds: 0.06))
    #expect(tracker.gestureState == .ended)
  }

  /// Too many fingers cannot begin it; once begun they do not count (G46, GU3).
  @Test func maximumTouches() {
    var tracker = PanRecognizer(PanTraits(maximumTouches: 1))
    _ = tracker.down(1, at: Point2D(), now: .zero)
    _ = tracker.down(2, at: Point2D(x: 9, y: 9), now: .zero)
    tracker.move(1, to: Point2D(x: 0, y: 50))
    #expect(tracker.settle(at: Instant(seconds: 0.01)) == .nothing)
    _ = tracker.up(2, now: Instant(seconds: 0.02))
    tracker.move(1, to: Point2D(x: 0, y: 60))
    #expect(tracker.settle(at: Instant(seconds: 0.03)) == .ready)
    _ = tracker.begin(at: Instant(seconds: 0.03))
    _ = tracker.down(2, at: Point2D(x: 9, y: 9), now: Instant(seconds: 0.04))
    #expect(!tracker.tracks(2))
    #expect(tracker.up(2, now: Instant(seconds: 0.05)) == .nothing)
    #expect(tracker.gestureState == .began)
  }
}
