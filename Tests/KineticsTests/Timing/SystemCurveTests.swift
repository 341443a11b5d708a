import TestSupport
import PantomimeKit
import Testing

/// The four curves of the system.
@Suite(.timeLimit) struct SystemCurveTests {
  static let curves: [UnitBezier] = [.easeIn, .easeOut, .easeInOut, .standard]

  /// Places that are no round numbers, all over 0 … 1 and ever closer to both ends.
  static let places: [Double] = {
    let inside = (1..<20_000).map { (Double($0) + 0.317) / 20_000 }
    let ends = (1...50).flatMap { power in
      let small = 0.7 / Double(UInt64(1) << UInt64(power))
      return [small, 1 - small]
    }
    return (inside + ends).sorted()
  }()

  /// Within two roundings of what sixty digits say.
  @Test func pointsAgreeWithSixtyDigits() throws {
    for entry in UnitBezierTable.system {
      let curve = try UnitBezier(entry.key[0], entry.key[1], entry.key[2], entry.key[3])
      for row in entry.rows {
        let difference = (curve.value(at: row.fraction) - row.progress).magnitude
        #expect(difference <= 3e-16, "\(entry.key) \(row): \(difference)")
      }
    }
  }

  @Test func progressRises() {
    for curve in Self.curves {
      var last = 0.0
      for place in Self.places {
        let value = curve.value(at: place)
        #expect(value >= last && value <= 1, "\(curve) at \(place)")
        last = value
      }
    }
  }

  /// The same four numbers result in the same bytes.
  @Test func theSameNumbersAreTheSameCurve() throws {
    for curve in Self.curves {
      let typed = try UnitBezier(curve.x1, curve.y1, curve.x2, curve.y2)
      let signed = try UnitBezier(
        curve.x1 == 0 ? -0.0 : curve.x1, curve.y1 == 0 ? -0.0 : curve.y1, curve.x2, curve.y2)
      for place in Self.places {
        let value = curve.value(at: place)
        #expect(typed.value(at: place) == value && signed.value(at: place) == value)
      }
    }
  }

  /// The bytes of every machine, in debug as in release: the fingerprints of 4,095 progresses each.
  @Test func theBytesAreThoseOfEveryMachine() throws {
    func fingerprint(_ value: (Double) -> Double) -> UInt64 {
      (1..<4096).reduce(0xcbf2_9ce4_8422_2325) { mark, place in
        (mark ^ value(Double(place) / 4096).bitPattern) &* 0x100_0000_01b3
      }
    }
    let found = Self.curves.map { curve in fingerprint { curve.value(at: $0) } }
    #expect(
      found == [
        0x8d39_d80b_a5b4_2bb5, 0x82a3_d3b5_2212_eba3, 0x5cb8_34da_6f94_b2a6,
        0x0c45_bac7_61c5_4434,
      ])
    let others = [
      try UnitBezier(0.17, 0.67, 0.76, 1), try UnitBezier(0.87, 0, 0.13, 1),
      try UnitBezier(1, 0, 0, 1),
    ]
    #expect(
      others.map { curve in fingerprint { curve.value(at: $0) } } == [
        0x9ef1_a733_e797_8756, 0xb15b_2848_a327_5113, 0xcd13_fe2b_c052_a59e,
      ])
    #expect(
      others.map { curve in fingerprint { curve.inverse(of: $0) } } == [
        0x4d17_4fc9_0e21_c11c, 0x32d9_7e7b_6263_db9c, 0x6495_2255_f6ff_f243,
      ])
    let springs = [
      SpringCurve.coreAnimation, .system, try SpringCurve(damping: 30, allowsOverdamping: true),
    ]
    #expect(
      springs.map { spring in fingerprint { spring.value(at: $0) } } == [
        0x6655_b94e_d77d_6c7b, 0x5450_0d95_ccb8_8418, 0x5f8e_dc0f_8be3_1efa,
      ])
    #expect(
      springs.map { spring in fingerprint { spring.velocity(at: $0) } } == [
        0x2b3d_ccde_fa36_c393, 0x815b_5667_5f30_54a7, 0x2b9e_d0a7_5e85_d7a3,
      ])
  }

  /// A curve and a spring are plain numbers: to copy one counts no references.
  @Test func timingsArePlainNumbers() {
    #expect(_isPOD(UnitBezier.self))
    #expect(_isPOD(SpringCurve.self))
  }
}
