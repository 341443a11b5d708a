import TestSupport
import PantomimeKit
import Testing

@Suite(.timeLimit) struct VelocityTests {
  /// A history of rows of milliseconds, x and y.
  static func history(_ rows: [(Double, Double, Double)]) -> [PointSample] {
    rows.map { time, x, y in
      PointSample(time: Instant(nanoseconds: Int64(time * 1e6)), place: Point2D(x: x, y: y))
    }
  }

  /// A uniform motion of so many samples, some milliseconds apart.
  static func uniform(
    _ count: Int, every step: Double = 8, velocity: Vector, from start: Point2D = Point2D()
  ) -> [PointSample] {
    history(
      (0..<count).map { index in
        let time = Double(index) * step
        return (
          time, start.x + velocity.dx * time / 1000, start.y + velocity.dy * time / 1000
        )
      })
  }

  static let strokes: [[PointSample]] = VelocityTable.strokes.map { stroke in
    history(stroke.rows.map { ($0.time, $0.x, $0.y) })
  }

  func expect(_ one: Vector, _ other: Vector, within tolerance: Double, _ name: String) {
    let size = 1 + max(other.dx.magnitude, other.dy.magnitude)
    #expect((one.dx - other.dx).magnitude <= tolerance * size, "\(name) \(one) \(other)")
    #expect((one.dy - other.dy).magnitude <= tolerance * size, "\(name) \(one) \(other)")
  }

  @Test func uniformMotionIsExact() {
    // (G266); thirty samples, since the smoothed one only tends to it.
    for velocity in [Vector(dx: 120, dy: -900), Vector(dx: -3000, dy: 0), Vector(dx: 75, dy: 0.5)] {
      for step in [2.0, 8, 16] {
        let samples = Self.uniform(
          30, every: step, velocity: velocity, from: Point2D(x: 200, y: 400))
        for estimator in VelocityEstimator.all {
          expect(estimator.velocity(of: samples), velocity, within: 1e-10, estimator.name)
        }
      }
    }
  }

  @Test func fewSamplesAreAnswered() {
    let velocity = Vector(dx: 400, dy: -800)
    for estimator in VelocityEstimator.all {
      #expect(estimator.velocity(of: []) == .zero)
      #expect(estimator.velocity(of: Self.uniform(1, velocity: velocity)) == .zero)
    }
    let two = Self.uniform(2, velocity: velocity)
    // (G62, G112, G118, G119)
    for name in ["two-segment", "last-segment", "android-lsq2", "impulse", "lsq1", "woc"] {
      expect(
        VelocityEstimator.named(name)?.velocity(of: two) ?? .zero, velocity, within: 1e-12, name)
    }
    // Flutter gives nothing (G115), and missing segments count as nothing (G121).
    #expect(VelocityEstimator.quadratic.velocity(of: two) == .zero)
    expect(
      VelocityEstimator.scrollView.velocity(of: two), Vector(dx: 20, dy: -40), within: 1e-12, "")
    let smooth = VelocityEstimator.smoothed.velocity(of: two)
    expect(smooth, Vector(dx: 320, dy: -640), within: 1e-12, "smoothed")
  }

  @Test func strokesAgreeWithTheTable() {
    let names = [
      "lsq1", "lsq2", "lsq3", "regression", "android-lsq1", "android-lsq2", "android-lsq3",
      "rngh-web", "impulse", "scroll-view", "scroll-view-mac", "smoothed",
    ]
    #expect(Self.strokes.count == VelocityTable.velocities.count && !Self.strokes.isEmpty)
    for (stroke, entry) in zip(Self.strokes, VelocityTable.velocities) {
      #expect(entry.rows.count == names.count)
      for (name, row) in zip(names, entry.rows) {
        let velocity = VelocityEstimator.named(name)?.velocity(of: stroke) ?? .zero
        expect(velocity, Vector(dx: row.dx, dy: row.dy), within: 1e-9, "\(entry.key) \(name)")
      }
    }
  }

  @Test func twoSegmentsAreTheTracker() {
    for stroke in Self.strokes {
      var (tracker, ofMovement) = (VelocityTracker(), VelocityTracker())
      for (index, sample) in stroke.enumerated() {
        tracker.add(sample.place, at: sample.time)
        // As if it heard of movement alone.
        if index > 0, stroke[index - 1].place == sample.place { continue }
        ofMovement.add(sample.place, at: sample.time)
      }
      let velocity = VelocityEstimator.twoSegment.velocity(of: stroke)
      #expect(velocity == tracker.velocity() && velocity == ofMovement.velocity())
    }
  }

  @Test func lawsHold() {
    for stroke in Self.strokes + [Self.uniform(12, velocity: Vector(dx: 700, dy: -2000))] {
      for estimator in VelocityEstimator.all {
        let velocity = estimator.velocity(of: stroke)
        let moved = stroke.map { sample in
          let place = Point2D(x: sample.place.x + 1024, y: sample.place.y - 512)
          let time = sample.time.advanced(bySeconds: 3)
          return PointSample(time: time, place: place)
        }
        expect(estimator.velocity(of: moved), velocity, within: 1e-12, estimator.name)
        let mirrored = stroke.map { sample in
          PointSample(time: sample.time, place: Point2D(x: -sample.place.x, y: sample.place.y))
        }
        expect(
          estimator.velocity(of: mirrored), Vector(dx: -velocity.dx, dy: velocity.dy),
          within: 1e-15, estimator.name)
        let turned = stroke.map { sample in
          PointSample(time: sample.time, place: Point2D(x: sample.place.y, y: sample.place.x))
        }
        expect(
          estimator.velocity(of: turned), Vector(dx: velocity.dy, dy: velocity.dx),
          within: 1e-15, estimator.name)
      }
    }
  }

  @Test func spaceAndTimeScale() {
    // Short and fast, so that no window, threshold or gap is passed by scaling.
    let rows = (0..<9).map { index in
      let u = Double(index)
      return (u * 4, 3 * u * u + u.truncatingRemainder(dividingBy: 2), -5 * u * u - 2 * u)
    }
    for estimator in VelocityEstimator.all where estimator != .composeIOS {
      let velocity = estimator.velocity(of: Self.history(rows))
      let doubled = Self.history(rows.map { ($0.0, $0.1 * 3, $0.2 * 3) })
      expect(
        estimator.velocity(of: doubled), Vector(dx: 3 * velocity.dx, dy: 3 * velocity.dy),
        within: 1e-12, estimator.name)
      let slower = Self.history(rows.map { ($0.0 * 2, $0.1, $0.2) })
      expect(
        estimator.velocity(of: slower), Vector(dx: velocity.dx / 2, dy: velocity.dy / 2),
        within: 1e-12, estimator.name)
    }
  }

  @Test func noHistoryGivesNoNumber() {
    let odd: [Double] = [0, 1, -1, 1e-300, 1e99, -1e99, 1e308, -1e308, .infinity, .nan]
    let clocks: [[Double]] = [
      [5, 5, 5, 5, 5], [5, 5, 6, 6, 6], [9, 8, 7, 8, 9], [0, 1e-6, 2e-6, 9, 9e9],
    ]
    for first in odd {
      for second in odd {
        for times in clocks {
          let places = [first, second, 0, second, first]
          let samples = Self.history(zip(times, places).map { ($0, $1, -$1) })
          for estimator in VelocityEstimator.all {
            let velocity = estimator.velocity(of: samples)
            #expect(velocity.dx.isFinite && velocity.dy.isFinite, "\(estimator.name) \(samples)")
            let late = estimator.velocity(of: samples, at: .latest)
            #expect(late.dx.isFinite && late.dy.isFinite)
          }
        }
      }
    }
    let still = Self.history([(5, 0, 0), (5, 9, 9), (5, 3, 3)])
    for estimator in VelocityEstimator.all { #expect(estimator.velocity(of: still) == .zero) }
  }

  @Test func restCountsWhereItIsSaidTo() {
    let velocity = Vector(dx: 0, dy: -600)
    let samples = Self.uniform(20, velocity: velocity)
    let lift = { (ms: Double) in Instant(nanoseconds: Int64((152 + ms) * 1e6)) }
    for estimator in VelocityEstimator.all where estimator != .lastSegmentToLift {
      expect(estimator.velocity(of: samples, at: lift(40)), velocity, within: 1e-10, estimator.name)
      let rested = estimator.velocity(of: samples, at: lift(41))
      // (G52, G116)
      if estimator.staleAfter == nil {
        expect(rested, velocity, within: 1e-10, estimator.name)
      } else {
        #expect(rested == .zero)
      }
    }
    expect(
      VelocityEstimator.lastSegmentToLift.velocity(of: samples, at: lift(8)),
      Vector(dx: 0, dy: -300), within: 1e-12, "")
    let aged = VelocityEstimator.twoSegment.with(staleAfter: 0.1)
    #expect(aged.velocity(of: samples, at: lift(101)) == .zero)
    #expect(aged != .twoSegment)
    // A lift before the end sees what there was.
    let early = VelocityEstimator.twoSegment.velocity(of: samples, at: Instant.zero)
    #expect(early == .zero)
  }

  @Test func restAddsNoSample() {
    // (G52): the ended event repeats the place.
    var samples = Self.uniform(10, velocity: Vector(dx: 0, dy: 500))
    let last = samples[9]
    samples.append(PointSample(time: last.time.advanced(bySeconds: 30), place: last.place))
    expect(
      VelocityEstimator.twoSegment.velocity(of: samples), Vector(dx: 0, dy: 500), within: 1e-12, "")
  }

  @Test func gapsAndHorizonsCut() {
    // (G131): only what came after the gap counts.
    let before = Self.uniform(6, velocity: Vector(dx: 0, dy: -100))
    let after = Self.history(
      (0..<5).map { number -> (Double, Double, Double) in
        (100 + Double(number) * 8, 0, Double(number) * 16)
      })
    for name in ["lsq1", "lsq2", "lsq3", "android-lsq2", "impulse"] {
      expect(
        VelocityEstimator.named(name)?.velocity(of: before + after) ?? .zero,
        Vector(dx: 0, dy: 2000), within: 1e-10, name)
    }
    // (G127): too soon after the stop; the regression sees across it.
    #expect(VelocityEstimator.composeIOS.velocity(of: before + after) == .zero)
    #expect(VelocityEstimator.regression.velocity(of: before + after).dy < 1900)
  }

  @Test func estimatorsMayDisagreeOnTheSign() {
    // As the recorded stroke of (G133): a turn just before the lift.
    let samples = Self.history([
      (0, 0, 0), (8, 0, 4), (16, 0, 8), (24, 0, 11), (32, 0, 13), (40, 0, 14), (48, 0, 13.5),
    ])
    #expect(VelocityEstimator.scrollView.velocity(of: samples).dy > 0)
    #expect(VelocityEstimator.quadratic.velocity(of: samples).dy < 0)
    #expect(VelocityEstimator.lastSegment.velocity(of: samples).dy < 0)
  }

  /// Of several fingers a recognizer follows the middle, whose velocity is their average (G114).
  @Test func fingersAreAveraged() throws {
    for (one, other, average) in [
      (300.0, 500.0, 400.0), (-30, -70, -50), (40, 59, 0), (-300, 300, 0),
    ] {
      var pan = PanRecognizer(PanTraits(estimator: .windows))
      _ = pan.down(1, at: Point2D(x: 100, y: 100), now: .zero)
      _ = pan.down(2, at: Point2D(x: 300, y: 100), now: .zero)
      for step in 1...4 {
        let time = Double(step) / 100
        pan.move(1, to: Point2D(x: 100 + one * time, y: 100))
        pan.move(2, to: Point2D(x: 300 + other * time, y: 100))
        _ = pan.settle(at: Instant(seconds: time))
      }
      let velocity = pan.pan(at: Instant(seconds: 0.04)).velocity
      expect(velocity, Vector(dx: average, dy: 0), within: 1e-9, "\(one) \(other)")
    }
  }
}
