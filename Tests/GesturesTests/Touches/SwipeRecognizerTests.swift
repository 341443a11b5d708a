import PantomimeKit
import TestSupport
import Testing

/// The measured law of swipes (M29): within 0.5 s, 50 − 47t pt along and at most 50 − 49t pt across.
@Suite(.timeLimit) struct SwipeRecognizerTests {
  private static func instant(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  /// The outcome for a finger that moves once, after some seconds.
  private static func step(
    _ direction: Direction, along: Double, across: Double = 0, after seconds: Double
  ) -> RecognizerStep {
    var swipe = SwipeRecognizer(SwipeTraits(direction))
    let start = Point2D(x: 200, y: 400)
    _ = swipe.down(1, at: start, now: .zero)
    let (dx, dy): (Double, Double) =
      switch direction {
      case .up: (across, -along)
      case .down: (across, along)
      case .left: (-along, across)
      case .right: (along, across)
      }
    swipe.move(1, to: Point2D(x: start.x + dx, y: start.y + dy))
    return swipe.settle(at: instant(seconds))
  }

  @Test(arguments: Direction.allCases, [0.016, 0.1, 0.25, 0.4, 0.5])
  func limitsFallWithTheTime(direction: Direction, seconds: Double) {
    let least = 50 - 47 * seconds
    let most = 50 - 49 * seconds
    func step(_ along: Double, _ across: Double) -> RecognizerStep {
      Self.step(direction, along: along, across: across, after: seconds)
    }
    #expect(step(least + 0.01, 0) == .ready && step(least - 0.01, 0) == .nothing)
    for side in [-1.0, 1] {
      #expect(step(60, side * (most - 0.01)) == .ready)
      #expect(step(60, side * (most + 0.01)) == .nothing)
    }
    #expect(step(-0.09, 0) == .nothing)
    for behind in [-0.1, -3] {
      if case .failed = step(behind, 0) { continue }
      Issue.record("\(behind) pt behind the start")
    }
  }

  @Test func itHasHalfASecond() throws {
    var swipe = SwipeRecognizer(SwipeTraits(.left))
    #expect(swipe.deadline == nil && !swipe.isUndecided)
    _ = swipe.down(1, at: Point2D(x: 200, y: 400), now: .zero)
    let deadline = try #require(swipe.deadline)
    #expect(deadline.nanoseconds == 500_000_001 && swipe.isUndecided)
    guard case .failed = swipe.settle(at: deadline) else {
      Issue.record("it goes on")
      return
    }
    #expect(swipe.gestureState == .failed && swipe.deadline == nil)
    swipe.reset()
    #expect(swipe.gestureState == .possible)
  }

  /// Once ready, it waits for the arbitration, even after its finger has lifted, and recognizes
  /// immediately.
  @Test func whatIsReadyStaysSo() {
    var swipe = SwipeRecognizer(SwipeTraits(.up))
    _ = swipe.down(1, at: Point2D(x: 200, y: 400), now: .zero)
    #expect(swipe.begin(at: .zero) == nil)
    swipe.move(1, to: Point2D(x: 200, y: 340))
    #expect(swipe.settle(at: Self.instant(0.1)) == .ready && swipe.isReady)
    #expect(swipe.up(1, now: Self.instant(0.12)) == .nothing && swipe.isReady)
    let report = swipe.begin(at: Self.instant(0.2))
    #expect(report?.state == .ended && report?.location == Point2D(x: 200, y: 340))
    #expect(swipe.gestureState == .ended && !swipe.isUndecided)
  }

  @Test func tooFewAndTooManyFingersFail() {
    var pair = SwipeRecognizer(SwipeTraits(.up, touches: 2))
    _ = pair.down(1, at: Point2D(x: 100, y: 400), now: .zero)
    _ = pair.down(2, at: Point2D(x: 200, y: 400), now: Self.instant(0.05))
    pair.move(1, to: Point2D(x: 100, y: 340))
    #expect(pair.settle(at: Self.instant(0.1)) == .nothing)
    pair.move(2, to: Point2D(x: 200, y: 340))
    #expect(pair.settle(at: Self.instant(0.11)) == .ready)
    var one = SwipeRecognizer(SwipeTraits(.up))
    _ = one.down(1, at: Point2D(x: 100, y: 400), now: .zero)
    if case .failed = one.down(2, at: Point2D(), now: .zero) {} else { Issue.record("two fingers") }
    var lifted = SwipeRecognizer(SwipeTraits(.up))
    _ = lifted.down(1, at: Point2D(x: 100, y: 400), now: .zero)
    if case .failed = lifted.up(1, now: .zero) {} else { Issue.record("a lift") }
    var taken = SwipeRecognizer(SwipeTraits(.up))
    _ = taken.down(1, at: Point2D(x: 100, y: 400), now: .zero)
    if case .failed = taken.cancel(1, now: .zero) {} else { Issue.record("taken away") }
  }
}
