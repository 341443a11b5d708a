import TestSupport
import PantomimeKit
import PantomimeProps
import Testing

/// The older Béziers under the names of Penner's formulas.
@Suite(.timeLimit) struct OlderBezierTests {
  private static let all = NamedBezier.Family.allCases.flatMap { family in
    EasingDirection.allCases.map { OlderBezier(family, $0) }
  }

  /// They go from 0 to 1, and none is the curve that stands in where numbers are refused.
  @Test func eachIsACurveOfItsOwn() {
    #expect(Self.all.count == 24)
    for (index, one) in Self.all.enumerated() {
      #expect(abs(one.curve.value(at: 0)) < 1e-12 && abs(one.curve.value(at: 1) - 1) < 1e-12)
      #expect(one.curve != .easeInOut)
      for other in Self.all[(index + 1)...] { #expect(one.curve != other.curve) }
    }
  }

  /// It is slow below the diagonal or above it, and at both ends first one, then the other.
  @Test(arguments: NamedBezier.Family.allCases)
  func theSlowEndIsWhereItsNameSays(family: NamedBezier.Family) {
    func value(_ direction: EasingDirection, _ share: Double) -> Double {
      OlderBezier(family, direction).curve.value(at: share)
    }
    #expect(value(.easeIn, 0.25) < 0.25 && value(.easeOut, 0.75) > 0.75)
    #expect(value(.easeInOut, 0.25) < 0.25 && value(.easeInOut, 0.75) > 0.75)
  }

  /// Of the same name as those of `NamedBezier`, and not the same (T119).
  @Test func theyAreNotTheNewerOnes() {
    let same = Self.all.filter { NamedBezier($0.family, $0.direction).curve == $0.curve }
    #expect(same.isEmpty)
  }
}
