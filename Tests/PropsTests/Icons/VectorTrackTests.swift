import TestSupport
import PantomimeKit
import PantomimeProps
import Testing

/// Values between keyframes: at their ends, in between, and for any frame at all.
@Suite(.timeLimit) struct VectorTrackTests {
  private static let ease = try? UnitBezier(0.42, 0, 0.58, 1)

  private static func key(_ frame: Double, _ value: Double) -> VectorKeyframe {
    VectorKeyframe(frame: frame, value: SIMD2(value, -value), easing: .hold)
  }

  private static func key(
    _ frame: Double, _ value: Double, to end: Double, _ x: UnitBezier? = nil,
    _ y: UnitBezier? = nil
  ) -> VectorKeyframe {
    VectorKeyframe(
      frame: frame, value: SIMD2(value, -value), easing: .straight(to: SIMD2(end, -end), x, y))
  }

  @Test func keyframesShowTheirValuesAndHoldTheirs() throws {
    let track = try VectorTrack([
      Self.key(10, 1, to: 3), Self.key(20, 3), Self.key(30, 7, to: 9, Self.ease), Self.key(40, 9),
    ])
    let wanted: [(Double, Double, Double)] = [
      (-1e300, 1, -1), (9, 1, -1), (10, 1, -1), (12.5, 1.5, -1.5), (20, 3, -3), (29.999, 3, -3),
      (30, 7, -7), (32.5, 7.258324, -7.5), (35, 8, -8), (37.5, 8.741676, -8.5), (40, 9, -9),
      (1e300, 9, -9), (.infinity, 9, -9), (-.infinity, 1, -1), (.nan, 1, -1),
    ]
    for (frame, x, y) in wanted {
      let value = track.value(atFrame: frame)
      #expect((value.x - x).magnitude < 1e-6 && (value.y - y).magnitude < 1e-6, "\(frame) \(value)")
    }
  }

  @Test func ofSeveralAtOneFrameTheLastCounts() throws {
    let track = try VectorTrack([Self.key(0, 0, to: 4), Self.key(5, 1), Self.key(5, 2, to: 4)])
    #expect(track.value(atFrame: 5).x == 2 && track.value(atFrame: 2.5).x == 2)
    let alone = try VectorTrack([Self.key(3, 8)])
    #expect(alone.value(atFrame: -9).x == 8 && alone.value(atFrame: 9).x == 8)
  }

  @Test func whatCannotBePlayedIsRefused() {
    let bad: [[VectorKeyframe]] = [
      [], [Self.key(1, 0), Self.key(0, 0)], [Self.key(.nan, 0)], [Self.key(0, .infinity)],
      [Self.key(0, 2e9)], [Self.key(-2e9, 0)], [Self.key(0, 0, to: .nan), Self.key(1, 0)],
    ]
    for keyframes in bad {
      #expect(throws: OptionError.self, "\(keyframes)") { try VectorTrack(keyframes) }
    }
    #expect(VectorTrack(constant: SIMD2(.nan, 1)).value(atFrame: 0) == .zero)
    #expect(VectorTrack(constant: SIMD2(5, 1)).value(atFrame: -9) == SIMD2(5, 1))
  }

  /// However far an easing goes beyond its ends, the value is a number.
  @Test func valuesAreFinite() throws {
    let wild = try UnitBezier(0, -1e300, 1, 1e308)
    let far = VectorTrack.largest
    let arc = VectorArc(
      from: SIMD2(-far, far), SIMD2(far, far), SIMD2(-far, -far), to: SIMD2(far, -far))
    let track = try VectorTrack([
      Self.key(-far, -far, to: far, wild, wild),
      VectorKeyframe(frame: 0, value: .zero, easing: .curved(arc, wild)), Self.key(far, 0),
    ])
    for step in -100...100 {
      let value = track.value(atFrame: Double(step) * 1.1e7)
      #expect(value.x.isFinite && value.y.isFinite)
    }
  }

  // MARK: Curves

  /// A straight way is covered evenly, wherever its control points are on it.
  @Test func straightCurvesAreCoveredEvenly() {
    for (first, second) in [(1.0, 2.0), (0.0, 3.0), (0.0, 0.0), (3.0, 3.0), (0.1, 0.2)] {
      let arc = VectorArc(
        from: SIMD2(0, 0), SIMD2(first, 2 * first), SIMD2(second, 2 * second), to: SIMD2(3, 6))
      for step in 0...20 {
        let share = Double(step) / 20
        let point = arc.point(at: share)
        #expect((point.x - 3 * share).magnitude < 1e-4, "\(first) \(second) \(share) \(point)")
        #expect((point.y - 2 * point.x).magnitude < 1e-12)
      }
    }
  }

  /// The usual cubic for a quarter of a circle: at a share of the length it is at that share of the
  /// angle, as nearly as the cubic is a circle.
  @Test func aQuarterIsCoveredByItsAngle() {
    let k = 0.5522847498
    let arc = VectorArc(from: SIMD2(1, 0), SIMD2(1, k), SIMD2(k, 1), to: SIMD2(0, 1))
    let angles = [
      (1.0 / 3, 0.8660254, 0.5), (0.5, 0.7071068, 0.7071068), (2.0 / 3, 0.5, 0.8660254),
    ]
    for (share, x, y) in angles {
      let point = arc.point(at: share)
      #expect((point.x - x).magnitude < 3e-4 && (point.y - y).magnitude < 3e-4, "\(share) \(point)")
    }
    for share: Double in [-1, -.infinity, .nan] { #expect(arc.point(at: share) == SIMD2(1, 0)) }
    for share: Double in [1, 2, .infinity] { #expect(arc.point(at: share) == SIMD2(0, 1)) }
  }

  @Test func aCurveWithoutLengthStandsStill() {
    let arc = VectorArc(from: SIMD2(2, 1), SIMD2(2, 1), SIMD2(2, 1), to: SIMD2(2, 1))
    for share in [0, 0.3, 1] {
      let way = arc.point(at: share) - SIMD2(2, 1)
      #expect(way.x.magnitude < 1e-12 && way.y.magnitude < 1e-12)
    }
  }

  // MARK: Icons

  @Test func iconsHaveFramesAndTime() throws {
    func icon(_ rate: Double, _ frames: ClosedRange<Double>) throws(OptionError) -> VectorIcon {
      try VectorIcon(frameRate: rate, frames: frames, size: Size2D(), parts: [])
    }
    let icon30 = try icon(30, -15...45)
    #expect(icon30.duration == 2 && icon30.frameCount == 60)
    let places: [(Double, Double)] = [
      (0, -15), (0.5, 15), (1, 45), (-3, -15), (7, 45), (.nan, -15),
    ]
    for (progress, frame) in places {
      #expect(icon30.frame(at: progress) == frame)
    }
    for rate: Double in [0, -1, .nan, .infinity] {
      #expect(throws: OptionError.self) { try icon(rate, 0...1) }
    }
    #expect(throws: OptionError.self) { try icon(30, 5...5) }
    #expect(throws: OptionError.self) { try icon(1, 0...3_601) }
    #expect(throws: Never.self) { try icon(1, 0...3_600) }
  }
}
