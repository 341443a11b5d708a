import TestSupport
import PantomimeKit
import Testing

/// The pan recognizer as reported: the order of its states, what it remembers, its velocity.
@Suite(.timeLimit) struct ReportedPanTests {
  private enum Stage: CaseIterable {
    case fresh, begun, changed, ended, cancelled, refused
  }

  private func recognizer(_ stage: Stage) throws -> ReportedPan {
    var recognizer = ReportedPan()
    switch stage {
    case .fresh: break
    case .refused: recognizer.refuse()
    case .begun, .changed, .ended, .cancelled:
      _ = try recognizer.begin(PanInput(.began), at: .zero)
      guard stage != .begun else { break }
      _ = try recognizer.report(PanInput(.changed, dy: .absolute(-10)), at: Instant(seconds: 0.1))
      if stage == .ended { _ = try recognizer.report(PanInput(.ended), at: Instant(seconds: 0.2)) }
      if stage == .cancelled {
        _ = try recognizer.report(PanInput(.cancelled), at: Instant(seconds: 0.2))
      }
    }
    return recognizer
  }

  /// Every state against every report: only the edges of G3 are there (G4).
  @Test func everyEdge() throws {
    for stage in Stage.allCases {
      let isActive = stage == .begun || stage == .changed
      var beginning = try recognizer(stage)
      if isActive {
        #expect(throws: PanError.inProgress) {
          try beginning.begin(PanInput(.began), at: Instant(seconds: 1))
        }
      } else {
        #expect(try beginning.begin(PanInput(.began), at: Instant(seconds: 1)).state == .began)
        #expect(beginning.gestureState == .began)
      }
      for state in [RecognizerState.changed, .ended, .cancelled] {
        var reporting = try recognizer(stage)
        let input = PanInput(state)
        switch stage {
        case .fresh, .ended, .cancelled:
          #expect(throws: PanError.notBegun(state)) {
            try reporting.report(input, at: Instant(seconds: 1))
          }
        case .refused:
          #expect(try reporting.report(input, at: Instant(seconds: 1)) == .ignored)
          #expect(reporting.gestureState == .possible)
        case .begun, .changed:
          guard case .report(let pan) = try reporting.report(input, at: Instant(seconds: 1)) else {
            Issue.record("ignored")
            continue
          }
          #expect(pan.state == state)
          #expect(reporting.gestureState == state)
          #expect(reporting.isActive == (state == .changed))
        }
      }
    }
  }

  /// A recognizer has no message for a failure, and doesn't return to its initial state during a touch.
  @Test(arguments: [RecognizerState.possible, .failed])
  func noReportHasAStateWithoutAMessage(state: RecognizerState) throws {
    for stage in Stage.allCases {
      var recognizer = try recognizer(stage)
      let before = recognizer.gestureState
      #expect(throws: PanError.notReported(state)) {
        try recognizer.report(PanInput(state), at: Instant(seconds: 1))
      }
      #expect(recognizer.gestureState == before)
    }
  }

  /// A refused touch is over when it lifts: the next report of it has no pan to belong to.
  @Test func refusalLastsUntilTheTouchLifts() throws {
    var recognizer = try recognizer(.refused)
    #expect(try recognizer.report(PanInput(.changed), at: .zero) == .ignored)
    #expect(try recognizer.report(PanInput(.ended), at: .zero) == .ignored)
    #expect(throws: PanError.notBegun(.changed)) {
      try recognizer.report(PanInput(.changed), at: .zero)
    }
  }

  @Test func partsLeftOutAreKept() throws {
    var recognizer = ReportedPan()
    _ = try recognizer.begin(
      PanInput(.began, location: Point2D(x: 5, y: 6), view: "card"), at: .zero)
    _ = try recognizer.report(
      PanInput(.changed, dx: .absolute(3), dy: .absolute(-20)), at: Instant(seconds: 0.1))
    _ = try recognizer.report(PanInput(.changed, dy: .relative(-5)), at: Instant(seconds: 0.2))
    #expect(recognizer.pan.translation == Vector(dx: 3, dy: -25))
    #expect(recognizer.pan.location == Point2D(x: 5, y: 6))
    #expect(recognizer.pan.view == "card")
    _ = try recognizer.report(PanInput(.ended, velocity: Vector(dy: 7)), at: Instant(seconds: 0.3))
    #expect(recognizer.pan.velocity == Vector(dy: 7))
    _ = try recognizer.begin(PanInput(.began), at: Instant(seconds: 1))
    #expect(recognizer.pan.translation == .zero)
  }
}

/// The two-segment velocity (G62).
@Suite(.timeLimit) struct VelocityTrackerTests {
  @Test(arguments: 1...20, [1, 7, 16, 100])
  func uniformMotionGivesItsVelocity(count: Int, milliseconds: Int) {
    var tracker = VelocityTracker()
    for step in 0..<count {
      let time = Instant(nanoseconds: Int64(step * milliseconds) * 1_000_000)
      tracker.add(translation: Vector(dx: 3 * time.seconds, dy: -500 * time.seconds), at: time)
    }
    let expected = count > 1 ? Vector(dx: 3, dy: -500) : .zero
    #expect((tracker.velocity().dx - expected.dx).magnitude < 1e-9)
    #expect((tracker.velocity().dy - expected.dy).magnitude < 1e-9)
  }

  /// Only the last three places count, and they count evenly.
  @Test func onlyTheLastTwoSegmentsCount() {
    var tracker = VelocityTracker()
    for (time, place) in [(0.0, 900.0), (0.1, 0), (0.2, 10), (0.4, 40)] {
      tracker.add(translation: Vector(dy: place), at: Instant(seconds: time))
    }
    #expect((tracker.velocity().dy - 40 / 0.3).magnitude < 1e-9)
  }

  @Test func noTimeGivesNoVelocity() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity() == .zero)
    for place in [0.0, 50, 1e300, -1e300] { tracker.add(translation: Vector(dx: place), at: .zero) }
    #expect(tracker.velocity() == .zero)
    tracker.add(translation: Vector(dx: 5), at: Instant(nanoseconds: 1))
    // Earlier states are out of reach, so no state can precede it.
    #expect(tracker.velocity() == .zero)
    tracker.add(translation: Vector(dx: 5.5), at: Instant(nanoseconds: 2))
    #expect((tracker.velocity().dx - 5e8).magnitude < 1)
  }
}
