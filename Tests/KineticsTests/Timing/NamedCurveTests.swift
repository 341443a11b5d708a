import TestSupport
import PantomimeKit
import Testing

/// Curves chosen by name, and added ones.
@Suite(.timeLimit) struct NamedCurveTests {
  @Test func theListIsInOrder() {
    let names = NamedCurve.all.map { $0.name }
    #expect(Set(names).count == names.count && names.count == 8 + 3 * (10 + 8) + 1)
    for curve in NamedCurve.all {
      #expect(curve.summary.hasSuffix(".") && curve.summary.first?.isUppercase == true)
      #expect(NamedCurve.named(curve.name) == curve)
      // All go from 0 to 1; a spring ends where its settling is called the end.
      let sheet = CurveSheet(curve.timing)
      #expect(sheet?.progress(at: 0) == 0, "\(curve.name)")
      #expect(((sheet?.progress(at: 1) ?? 0) - 1).magnitude < 2e-3, "\(curve.name)")
    }
    #expect(NamedCurve.named("ease") == nil)
  }

  /// The names are those that they always had.
  @Test func theNamesStay() {
    for name in ["sine-in", "bezier-circ-out", "elastic-in-out", "bezier-back-in-out"] {
      #expect(NamedCurve.named(name) != nil, "\(name)")
    }
    #expect(NamedCurve.named("expo-out")?.timing == .penner(PennerEasing(.expo, .easeOut)))
    let quad = NamedBezier(.quad, .easeIn).curve
    #expect(NamedCurve.named("bezier-quad-in")?.timing == .cubic(quad))
  }

  /// 3u² − 2u³ is the Bézier with control points (1/3, 0) (2/3, 1).
  @Test func aFormulaIsEvaluatedAndInverted() throws {
    let sheet = try #require(CurveSheet(NamedCurve.smoothStep.timing))
    let same = try #require(CurveSheet(.cubic(try UnitBezier(1.0 / 3, 0, 2.0 / 3, 1))))
    for step in 0...100 {
      let u = Double(step) / 100
      #expect((sheet.progress(at: u) - same.progress(at: u)).magnitude < 1e-12)
      #expect((sheet.slope(at: u) - same.slope(at: u)).magnitude < 1e-9)
      // At flat ends many fractions give all but the same progress.
      #expect((sheet.progress(at: sheet.time(at: u)) - u).magnitude < 1e-12)
      if (5...95).contains(step) {
        #expect((sheet.time(at: sheet.progress(at: u)) - u).magnitude < 1e-9)
      }
    }
    #expect(sheet.progress(at: -1) == 0 && sheet.progress(at: 2) == 1)
    #expect(sheet.slope(at: -0.1) == 0 && sheet.slope(at: 1.1) == 0)
  }

  /// One of one's own is a value in one place, and an animator runs by it.
  @Test func oneOfOnesOwnIsOneDeclaration() throws {
    let dip = NamedCurve(
      "dip", "Goes back to a quarter on its way.", turns: [0.5],
      slope: { $0 < 0.5 ? -0.5 : 2.5 }, formula: { $0 < 0.5 ? -$0 / 2 : 2.5 * $0 - 1.5 })
    var animator = try Animator(duration: 2, timing: dip.timing)
    _ = try animator.start(hasBlocks: true, at: .zero)
    #expect((animator.progress(at: Instant(seconds: 0.5)) + 0.125).magnitude < 1e-12)
    #expect((animator.progress(at: Instant(seconds: 1.8)) - 0.75).magnitude < 1e-12)
    let back = try #require(CurveSheet(dip.timing)).time(at: -0.125)
    #expect((back - 0.25).magnitude < 1e-12)
    let other = NamedCurve(
      "dip", dip.summary, turns: [0.5], slope: { _ in 1 }, formula: { $0 })
    #expect(dip == dip && dip != other)
    let soft = NamedCurve("soft", "Slow at its end.", bezier: 0.2, 0, 0, 1)
    #expect(soft.timing == .cubic(try UnitBezier(0.2, 0, 0, 1)))
    // Numbers that make no curve are no trap.
    for bad in [Double.nan, .infinity, -3] {
      _ = NamedCurve("bad", "None.", bezier: bad, bad, bad, bad)
      let broken = FormulaEasing(turns: [bad], slope: { _ in bad }, value: { _ in bad })
      for u in [-1, 0, 0.3, 1, bad] {
        #expect(broken.value(at: u).isFinite && broken.slope(at: u).isFinite)
        #expect(broken.inverse(of: u).isFinite)
      }
    }
  }
}
