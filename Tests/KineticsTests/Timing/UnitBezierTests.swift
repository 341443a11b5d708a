import TestSupport
import PantomimeKit
import Testing

@Suite(.timeLimit) struct UnitBezierTests {
  static let presets: [UnitBezier] = [.easeIn, .easeOut, .easeInOut, .standard]
  static let grid = (0...1000).map { Double($0) / 1000 }

  /// The reference points, each with its curve.
  static func table() throws -> [(
    UnitBezier, (fraction: Double, progress: Double, slope: Double)
  )] {
    try UnitBezierTable.curves.flatMap { entry in
      let curve = try UnitBezier(entry.key[0], entry.key[1], entry.key[2], entry.key[3])
      return entry.rows.map { (curve, $0) }
    }
  }

  func name(_ curve: UnitBezier) -> String {
    "(\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2))"
  }

  @Test func pointsAgreeWithSixtyDigitArithmetic() throws {
    for (curve, point) in try Self.table() {
      // If one ulp of x moves y by more, no solver can do better (T22); at a vertical tangent, by
      // that much.
      let wall = point.slope.magnitude >= 1e6 ? 1e-5 : 0
      let tolerance = 1e-14 + 1e-15 * point.slope.magnitude + wall
      let progress = curve.value(at: point.fraction)
      #expect((progress - point.progress).magnitude <= tolerance, "\(name(curve)) \(point)")
    }
  }

  @Test func slopesAgreeWithSixtyDigitArithmetic() throws {
    for (curve, point) in try Self.table() where point.slope.magnitude < 1e5 {
      let slope = curve.slope(at: point.fraction)
      let tolerance = 1e-9 * (1 + slope.magnitude)
      #expect((slope - point.slope).magnitude <= tolerance, "\(name(curve)) \(point)")
    }
  }

  @Test func measuredValuesAreMet() {
    // (A176), with the tolerance of (A177).
    let fractions = [0.1, 0.25, 0.5, 0.75, 0.9]
    let measured: [(UnitBezier, [Double])] = [
      (.easeIn, [0.017026613, 0.09346466, 0.31535682, 0.6218605, 0.83942777]),
      (.easeOut, [0.16057223, 0.37813953, 0.6846432, 0.9065353, 0.9829734]),
      (.easeInOut, [0.019722449, 0.12916191, 0.5, 0.8708381, 0.98027754]),
      (.standard, [0.094795, 0.4085106, 0.8024034, 0.96045905, 0.99431646]),
    ]
    for (curve, values) in measured {
      for (fraction, value) in zip(fractions, values) {
        #expect((curve.value(at: fraction) - value).magnitude < 2e-6)
      }
    }
  }

  @Test func valuesOfTheScenesAreMet() {
    let easeInOut: [(Double, Double)] = [
      (0.1, 0.019722), (0.25, 0.129162), (1.0 / 3, 0.231775), (0.4, 0.331884), (0.5, 0.5),
      (0.6, 0.668116), (0.75, 0.870838), (0.9, 0.980278),
    ]
    for (fraction, value) in easeInOut {
      #expect((UnitBezier.easeInOut.value(at: fraction) - value).magnitude < 1e-6)
    }
    let inverse: [(Double, Double)] = [
      (0.1, 0.220708), (0.15, 0.268947), (0.25, 0.346203), (0.5, 0.5), (0.7, 0.620296),
      (0.9, 0.779292),
    ]
    for (progress, fraction) in inverse {
      #expect((UnitBezier.easeInOut.inverse(of: progress) - fraction).magnitude < 1e-6)
    }
    for (fraction, value) in [(0.25, 0.378138), (0.5, 0.684643), (0.75, 0.906535)] {
      #expect((UnitBezier.easeOut.value(at: fraction) - value).magnitude < 1e-6)
    }
  }

  @Test func endsAreHeld() throws {
    let wild = try UnitBezier(0.5, -1, 0.5, 2)
    for curve in Self.presets + [wild] {
      for before in [0, -0.0, -1e-300, -1, -.infinity, .nan] {
        #expect(curve.value(at: before) == 0)
      }
      for after in [1, 1.0000001, 1e300, .infinity] { #expect(curve.value(at: after) == 1) }
      #expect(curve.value(at: .leastNonzeroMagnitude).magnitude < 1e-300)
      #expect((curve.value(at: 1.0.nextDown) - 1).magnitude < 1e-15)
      #expect(curve.slope(at: -0.1) == 0)
      #expect(curve.slope(at: 1.1) == 0)
      #expect(curve.slope(at: .nan) == 0)
    }
  }

  @Test func progressRisesWithTime() {
    for curve in Self.presets {
      var last = 0.0
      for fraction in Self.grid {
        let value = curve.value(at: fraction)
        #expect(value >= last)
        last = value
      }
    }
  }

  @Test func curvesAreSymmetric() {
    for fraction in Self.grid {
      let mirrored = 1 - UnitBezier.easeInOut.value(at: 1 - fraction)
      #expect((UnitBezier.easeInOut.value(at: fraction) - mirrored).magnitude < 1e-15)
      let easeIn = 1 - UnitBezier.easeIn.value(at: 1 - fraction)
      #expect((UnitBezier.easeOut.value(at: fraction) - easeIn).magnitude < 1e-14)
    }
  }

  @Test func inverseUndoesTheCurve() throws {
    let steep = try UnitBezier(0.87, 0, 0.13, 1)
    for curve in Self.presets + [steep] {
      for number in Self.grid {
        #expect((curve.value(at: curve.inverse(of: number)) - number).magnitude < 2e-15 * 30)
        // A flat end hides the time from the progress: its slope says how much.
        let slope = max(curve.slope(at: number), 1e-8)
        let back = curve.inverse(of: curve.value(at: number))
        #expect((back - number).magnitude < 1e-15 + 1e-15 / slope)
      }
    }
  }

  @Test func inverseOfAnOvershootIsTheFirstOfThem() throws {
    let back = try UnitBezier(0.34, 1.56, 0.64, 1)
    let first = back.inverse(of: 1)
    #expect(first > 0.2 && first < 0.573)
    #expect((back.value(at: first) - 1).magnitude < 1e-15)
    let crossing = back.inverse(of: 1.09)
    #expect(crossing < 0.573)
    #expect((back.value(at: crossing) - 1.09).magnitude < 1e-14)
    // Above the peak: where the peak is (T19).
    #expect((back.inverse(of: 2) - 0.573).magnitude < 1e-3)
    #expect(back.inverse(of: .infinity) == back.inverse(of: 2))
    #expect(back.inverse(of: -1) == 0)

    let anticipation = try UnitBezier(0.68, -0.6, 0.32, 1.6)
    let dip = anticipation.inverse(of: -5)
    #expect((anticipation.value(at: dip) - -0.1047).magnitude < 1e-4)
    #expect(anticipation.inverse(of: -.infinity) == dip)
    #expect(anticipation.inverse(of: 0) == 0)
    #expect(anticipation.inverse(of: -0.05) < dip)
    #expect(anticipation.inverse(of: 0.5) > dip)
    #expect((anticipation.inverse(of: 0.5) - 0.5).magnitude < 1e-15)
  }

  @Test func inverseIsFirstOnEveryCurve() throws {
    for (curve, point) in try Self.table() where point.slope.magnitude < 1e3 {
      let first = curve.inverse(of: point.progress)
      #expect(first <= point.fraction + 1e-6)
      let error = (curve.value(at: first) - point.progress).magnitude
      #expect(error < 1e-11, "\(name(curve)) \(point)")
    }
  }

  @Test func slopesAtTheEndsAreOneSided() throws {
    // (T20), (T21)
    #expect((UnitBezier.standard.slope(at: 0) - 0.4).magnitude < 1e-15)
    #expect(UnitBezier.standard.slope(at: 1).magnitude < 1e-15)
    #expect((UnitBezier.easeIn.slope(at: 1) - 1 / 0.58).magnitude < 1e-12)
    #expect(UnitBezier.easeIn.slope(at: 0) == 0)
    #expect((UnitBezier.easeOut.slope(at: 0) - 1 / 0.58).magnitude < 1e-12)
    #expect((UnitBezier.easeInOut.slope(at: 0.5) - 1.7241379310344827).magnitude < 1e-12)
    #expect((try UnitBezier(0.17, 0.67, 0.76, 1).slope(at: 0) - 3.941176).magnitude < 1e-6)
    #expect(try UnitBezier(1, 0, 0, 1).slope(at: 0.5) == UnitBezier.steepest)
    #expect(try UnitBezier(0, 1, 0, 1).slope(at: 0) == UnitBezier.steepest)
    #expect(try UnitBezier(0, -1, 0, 1).slope(at: 0) == -UnitBezier.steepest)
    #expect(try UnitBezier(0, 0, 0, 0).slope(at: 0) == 1)
  }

  @Test func straightLinesAreExact() throws {
    for line in [try UnitBezier(0, 0, 1, 1), try UnitBezier(0.3, 0.3, 0.7, 0.7)] {
      for fraction in Self.grid {
        #expect(line.value(at: fraction) == fraction)
        #expect(line.inverse(of: fraction) == fraction)
        #expect(line.slope(at: fraction) == 1)
      }
    }
  }

  @Test func badControlPointsAreRefused() {
    for bad in [-0.001, 1.001, .nan, .infinity, -.infinity] {
      #expect(throws: OptionError.self) { try UnitBezier(bad, 0, 1, 1) }
      #expect(throws: OptionError.self) { try UnitBezier(0, 0, bad, 1) }
    }
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(throws: OptionError.self) { try UnitBezier(0, bad, 1, 1) }
      #expect(throws: OptionError.self) { try UnitBezier(0, 0, 1, bad) }
    }
  }

  @Test func hugeOrdinatesStayFinite() throws {
    let huge = Double.greatestFiniteMagnitude
    for curve in [try UnitBezier(0.3, huge, 0.6, -huge), try UnitBezier(1, huge, 0, huge)] {
      for fraction in Self.grid {
        #expect(curve.value(at: fraction).isFinite)
        #expect(curve.slope(at: fraction).magnitude <= UnitBezier.steepest)
      }
      for progress in [0, 0.5, 1, 1e300, -1e300, .infinity, .nan] {
        #expect((0...1).contains(curve.inverse(of: progress)))
      }
    }
  }

  @Test func curvesAreEqualByTheirControlPoints() throws {
    #expect(try UnitBezier(0.42, 0, 0.58, 1) == .easeInOut)
    #expect(UnitBezier.easeIn != .easeOut)
  }
}
