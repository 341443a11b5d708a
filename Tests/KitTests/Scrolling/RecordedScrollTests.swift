import Foundation
import PantomimeKit
import TestSupport
import Testing

/// The default motion of scroll views, compared with two authors' recordings of real ones.
///
/// Figures of Vercantez/openuikit (`bounce_release_vel`, `rubberband_bottom`, iOS 26.1) and of
/// samoylenkodmitry/Cranpose (`ios_fling_measurement.rs`, iOS 26.5): milliseconds after the lift-off, and
/// offsets in points on whole pixels of 1/3 pt.
@Suite(.timeLimit) struct RecordedScrollTests {
  private static func list(height: Double = 852, content: Double = 40_000) -> ScrollOffset {
    var settings = ScrollSettings(
      viewport: Size2D(width: 393, height: height), content: Size2D(width: 393, height: content))
    settings.pixels = 3
    return ScrollOffset(settings)
  }

  private static func instant(_ milliseconds: Double) -> Instant {
    Instant(nanoseconds: Int64((milliseconds * 1e6).rounded()))
  }

  /// The greatest distance of a released view's offsets from recorded ones, in points.
  private static func residual(
    _ view: ScrollOffset, since lift: Instant, _ samples: [(Double, Double)], delay: Double = 0
  ) -> Double {
    samples.map { time, offset in
      let now = lift.advanced(bySeconds: max(0, time - delay) / 1000)
      return (view.offset(at: now).dy - offset).magnitude
    }.max() ?? .infinity
  }

  // MARK: On the move (M26)

  static let onTheMove: [(Double, Double)] = [
    (15.8, -90), (32.6, -96.67), (49.1, -98.33), (65.8, -97), (82.4, -93.33), (99, -88),
    (132.4, -75.67), (165.7, -62.33), (199, -50.33), (249, -35.33), (299, -24), (349, -16),
    (415.7, -9), (482.4, -5),
  ]

  /// Down at y 120, twelve moves of 14 pt every 8 ms, up 8 ms after the last.
  private static func releasedOnTheMove(_ change: (inout ScrollLaws) -> Void = { _ in }) -> Double {
    var view = list()
    var laws = ScrollLaws()
    change(&laws)
    view.settings.style.follow(laws)
    // The event that reaches 10 pt begins the drag with what is beyond (M1).
    _ = view.began(
      Pan(state: .began, translation: Vector(dy: 4), velocity: Vector(dy: 1750)), at: instant(8))
    for step in 2...12 {
      view.moved(
        Pan(
          state: .changed, translation: Vector(dy: 14 * Double(step) - 10),
          velocity: Vector(dy: 1750)), at: instant(8 * Double(step)))
    }
    let lift = instant(104)
    _ = view.ended(
      Pan(state: .ended, translation: Vector(dy: 158), velocity: Vector(dy: 1750)), at: lift)
    return residual(view, since: lift, onTheMove)
  }

  @Test func aReleaseOnTheMoveIsMet() {
    let residual = Self.releasedOnTheMove()
    #expect(residual < 1, "\(residual)")
    // The accounts that stood before are off by what was found of them.
    let finger = Self.releasedOnTheMove { $0.release = .finger }
    let applied = Self.releasedOnTheMove { $0.release = .applied }
    #expect(
      (finger - 5.78).magnitude < 0.5 && (applied - 5.58).magnitude < 0.5, "\(finger) \(applied)")
  }

  @Test func thePeakIsMet() {
    let peak = Self.onTheMove.map(\.1).min() ?? 0
    var motion = ScrollMotion(
      offset: -0.55 * 158 * 852 / (852 + 0.55 * 158), velocity: -962.5,
      within: ScrollBounds(0, 39_148), style: .init())
    #expect(((0...200).map { motion.offset(at: Double($0) / 1000) }.min() ?? 0) - peak < 0.4)
    motion = ScrollMotion(
      offset: -79, velocity: -783, within: ScrollBounds(0, 39_148), style: .init())
    #expect(((0...200).map { motion.offset(at: Double($0) / 1000) }.min() ?? 0) - peak > 4)
  }

  // MARK: After a rest (M10)

  /// Held at −177 pt until its velocity was 0.
  static let afterARest: [(Double, Double)] = [
    (16.235, -157.3333), (33.471, -138.6667), (49.541, -121.6667), (66.795, -106.3333),
    (83.471, -93), (100.122, -81), (116.477, -70.6667), (133.140, -61.3333), (150.131, -53.3333),
    (166.799, -46), (183.446, -40), (199.516, -34.3333), (216.769, -29.6667), (233.445, -25.6667),
    (249.503, -22), (266.760, -19), (283.421, -16.3333), (300.095, -14), (316.170, -12),
    (332.841, -10.3333), (349.720, -9), (366.760, -7.6667), (383.434, -6.6667),
    (400.098, -5.6667), (416.246, -4.6667), (433.447, -4), (449.933, -3.6667), (466.345, -3),
    (482.853, -2.6667), (499.651, -2.3333), (516.798, -2), (532.878, -1.6667),
    (549.539, -1.3333), (566.376, -1), (616.799, -0.6667), (666.808, -0.3333),
  ]

  private static func releasedAtRest(
    _ change: (inout ScrollLaws) -> Void = { _ in }
  ) -> Double {
    var view = list(height: 681.6667)
    // The recorded offsets are rounded, which is error enough.
    view.settings.pixels = nil
    var laws = ScrollLaws()
    change(&laws)
    view.settings.style.follow(laws)
    view.scroll(to: Vector(dy: -177))
    _ = view.began(Pan(state: .began), at: .zero)
    _ = view.ended(Pan(state: .ended, velocity: Vector(dy: 0.455)), at: .zero)
    // Scroll views start 0.9 ms after the lift-off (M13).
    return residual(view, since: .zero, afterARest, delay: 0.9)
  }

  @Test func aReleaseAfterARestIsMet() {
    let residual = Self.releasedAtRest()
    #expect(residual < 1, "\(residual)")
    let former = Self.releasedAtRest { $0.start = .spring }
    #expect(former > 30, "\(former)")
  }

  /// The other author's, at the bottom edge: 235 pt beyond 39148.
  static let atTheBottom: [(Double, Double)] = [
    (11.4, 39365.3333), (28.1, 39339.6667), (44.7, 39316.3333), (61.4, 39295.6667),
    (78.1, 39277.3333), (94.7, 39261), (111.4, 39246.3333), (128, 39233.6667),
    (144.7, 39222.3333), (161.4, 39212.3333), (178, 39203.6667), (194.7, 39196.3333),
    (228, 39184), (261.3, 39174.6667), (294.7, 39167.6667), (328.1, 39162.6667),
    (378.1, 39157.3333), (428, 39153.6667), (478.1, 39151.6667), (544.7, 39150),
    (611.4, 39149),
  ]

  @Test func aReleaseAtTheBottomIsMet() {
    var view = Self.list()
    view.scroll(to: Vector(dy: 39_383))
    _ = view.began(Pan(state: .began), at: .zero)
    _ = view.ended(Pan(state: .ended), at: .zero)
    // A frame shows what was true some milliseconds before it was read (M13).
    let residuals = stride(from: 0.0, through: 2, by: 0.1).map { delay in
      Self.residual(view, since: .zero, Self.atTheBottom, delay: delay)
    }
    #expect(residuals.min() ?? 9 < 1, "\(residuals)")
    #expect(residuals[0] < 3, "\(residuals)")
  }

  // MARK: Targets (M7)

  /// The deceleration's rate, the offset at the lift-off, the velocity in points per millisecond, and the
  /// target that `scrollViewWillEndDragging` was given.
  static let targets: [(rate: Double, offset: Double, velocity: Double, target: Double)] = [
    (0.998, 400, 0.480834, 635.3333), (0.998, 1244.67, 0.495222, 1487),
    (0.998, 1755.67, 0.307760, 1904.3334), (0.998, 2010, 0.262579, 2136),
    (0.998, 2315.67, 0.677054, 2649), (0.998, 2912.67, 1.381048, 3597.6667),
    (0.998, 4029, 2.530246, 5288), (0.998, 5686.67, 5.613967, 8486),
    (0.99, 8662.33, 0.756662, 8736.667), (0.99, 9000.33, 1.193017, 9118),
    (0.99, 9549.33, 2.347413, 9782), (0.99, 10180.67, 5.991895, 10776),
  ]

  private static func target(_ index: Int, _ laws: ScrollLaws) throws -> Double {
    let row = targets[index]
    var view = list(height: 681.6667)
    view.settings.style.deceleration = row.rate == 0.99 ? .fast : .normal
    view.settings.style.follow(laws)
    view.scroll(to: Vector(dy: row.offset))
    _ = view.began(Pan(state: .began), at: .zero)
    let end = view.ended(
      Pan(state: .ended, velocity: Vector(dy: -1000 * row.velocity)), at: .zero)
    return try #require(end).target.dy
  }

  @Test(arguments: targets.indices)
  func targetsAreMet(index: Int) throws {
    let found = try Self.target(index, ScrollLaws())
    #expect((found - Self.targets[index].target).magnitude < 0.35, "\(found)")
  }

  @Test func theSumMissesTargets() throws {
    var laws = ScrollLaws()
    laws.announcedTarget = .rest
    let worst = try Self.targets.indices.map { index in
      (try Self.target(index, laws) - Self.targets[index].target).magnitude
    }.max()
    #expect((try #require(worst)) > 2.5)
  }

  // MARK: A throw (M5, M13)

  /// From 400 pt at 480.83366 pt/s, read a frame late.
  static let thrown: [(Double, Double)] = [
    (100.213, 449.6667), (199.568, 484), (299.717, 512.3333), (400.298, 535.3333),
    (500.281, 554.3333), (600.284, 570), (700.302, 582.6667), (799.691, 593),
    (900.283, 601.6667), (1000.261, 608.6667), (1199.606, 619), (1400.246, 625.6667),
    (1599.643, 630.3333), (1850.238, 634.3333),
  ]

  @Test func aThrowIsMetAFrameLater() {
    let view = ScrollMotion(
      offset: 400, velocity: 480.83366, within: ScrollBounds(0, 40_000), style: .init())
    let residuals = stride(from: 12.0, through: 20, by: 0.25).map { shift -> Double in
      Self.thrown.map { time, offset -> Double in
        (view.offset(at: (time + shift) / 1000) - offset).magnitude
      }.max() ?? 9
    }
    #expect(residuals.min() ?? 9 < 0.5, "\(residuals)")
  }
}
