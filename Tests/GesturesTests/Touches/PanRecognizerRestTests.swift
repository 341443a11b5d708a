import TestSupport
import PantomimeKit
import Testing

/// Moves that do not move: samples for estimators that look at every event, and nothing else.
@Suite(.timeLimit) struct PanRecognizerRestTests {
  /// A pan that a stroke is fed to, one event after the other.
  private static func pan(
    _ stroke: [PointSample], _ estimator: VelocityEstimator = .twoSegment
  ) -> PanRecognizer {
    var tracker = PanRecognizer(PanTraits(slop: 0, estimator: estimator))
    for (index, sample) in stroke.enumerated() {
      _ = feed(sample, isFirst: index == 0, to: &tracker)
    }
    return tracker
  }

  private static func feed(
    _ sample: PointSample, isFirst: Bool, to tracker: inout PanRecognizer
  ) -> RecognizerStep {
    if isFirst { return tracker.down(1, at: sample.place, now: sample.time) }
    tracker.move(1, to: sample.place)
    let step = tracker.settle(at: sample.time)
    return step == .ready ? tracker.begin(at: sample.time).map { .report($0) } ?? .nothing : step
  }

  /// The recognizer's samples of a stroke are the stroke, so every estimator returns the same for
  /// both; of several events at one instant the last counts.
  @Test func strokesComeThroughWhole() {
    var stays = 0
    for stroke in VelocityTests.strokes {
      let events = stroke.enumerated().filter { index, sample in
        index + 1 == stroke.count || stroke[index + 1].time != sample.time
      }.map(\.element)
      stays += zip(events, events.dropFirst()).count { $0.place == $1.place }
      for estimator in VelocityEstimator.all {
        let tracker = Self.pan(events, estimator)
        let wanted = estimator.velocity(of: events)
        let made = tracker.history.velocity()
        let size = 1e-9 * (1 + wanted.dx.magnitude + wanted.dy.magnitude)
        #expect((made.dx - wanted.dx).magnitude < size, "\(estimator.name)")
        #expect((made.dy - wanted.dy).magnitude < size, "\(estimator.name)")
      }
    }
    #expect(stays > 0)
  }

  /// The parabolas through 600, 600, 597, 580 and 540 pt at every 10 ms, by hand (G115): without the
  /// second place it would be -4338.18 pt/s.
  @Test func theSecondPlaceMayBeTheFirst() {
    let stroke = VelocityTests.history([
      (0, 100, 600), (10, 100, 600), (20, 100, 597), (30, 100, 580), (40, 100, 540),
    ])
    let tracker = Self.pan(stroke, .quadratic)
    #expect(tracker.history.samples.count == 5)
    #expect((tracker.history.velocity().dy + 28_600 / 7.0).magnitude < 1e-6)
    #expect((Self.pan(stroke).history.velocity().dy + 2850).magnitude < 1e-9)
  }

  /// With UIKit's own two segments, and all others that are made of movements, such events change
  /// nothing whatever (G53): no report, no velocity, however many there are and wherever they come.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func restsAreNothingToMovements(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    for estimator in [VelocityEstimator.twoSegment, .lastSegment, .windows] {
      var plain = PanRecognizer(PanTraits(estimator: estimator))
      var rested = plain
      var now = Instant.zero
      var place = Point2D(x: 100, y: 100)
      for step in 0..<30 {
        if step > 0 {
          place = Point2D(x: place.x + 20 * dice.unit() - 8, y: place.y - 30 * dice.unit())
        }
        let event = PointSample(time: now, place: place)
        let wanted = Self.feed(event, isFirst: step == 0, to: &plain)
        #expect(Self.feed(event, isFirst: step == 0, to: &rested) == wanted)
        // Now and then as many as a screen sends in some seconds.
        for _ in 0..<(dice.chance(8) ? 300 : Int(dice.next() % 3)) {
          now = now.advanced(bySeconds: 0.016 * dice.unit())
          let rest = PointSample(time: now, place: place)
          #expect(Self.feed(rest, isFirst: false, to: &rested) == .nothing)
        }
        now = now.advanced(bySeconds: 0.001 + 0.016 * dice.unit())
        #expect(rested.pan(at: now) == plain.pan(at: now))
      }
      #expect(rested.up(1, now: now) == plain.up(1, now: now))
    }
  }

  /// However long the rest, for those that look at events it is one.
  @Test(arguments: ["lsq1", "lsq2", "lsq3", "regression", "impulse", "scroll-view", "smoothed"])
  func restsAreRestsToEvents(name: String) throws {
    let estimator = try #require(VelocityEstimator.named(name))
    for count in [20, 64, 65, 100, 1000] {
      var stroke = VelocityTests.uniform(12, every: 8, velocity: Vector(dx: 90, dy: -900))
      let last = try #require(stroke.last)
      #expect(Self.pan(stroke, estimator).history.velocity().dy < -800)
      for event in 1...count {
        let time = last.time.advanced(bySeconds: 0.008 * Double(event))
        stroke.append(PointSample(time: time, place: last.place))
      }
      #expect(Self.pan(stroke, estimator).history.velocity() == .zero, "\(count)")
    }
  }

  /// A lift says where the finger is, not that it has rested: only moves are samples.
  @Test func aLiftIsNoSample() throws {
    var contest = Contest()
    let card = contest.arena.add(.pan("card"), on: contest.card)
    func place(_ y: Double) -> Point2D { Point2D(x: 100, y: y) }
    try contest.at(0, Touch(.down, at: place(600)))
    for (time, y) in [(10, 580.0), (20, 580), (30, 550)] {
      try contest.at(time, Touch(.move, at: place(y)))
    }
    try contest.at(50, Touch(.up, at: place(550)))
    #expect(contest.arena[card]?.history?.samples.count == 4)
    #expect(contest.arena[card]?.history?.samples.last?.time == Instant(seconds: 0.03))
  }
}
