import TestSupport
import PantomimeKit
import Testing

@Suite(.timeLimit) struct EasingTests {
  static let grid = (0...2000).map { Double($0) / 2000 }

  @Test func formulasAgreeWithSixtyDigitArithmetic() {
    #expect(PennerTable.formulas.count == 30)
    for entry in PennerTable.formulas {
      let easing = PennerEasing(
        PennerEasing.Family.allCases[Int(entry.key[0])],
        EasingDirection.allCases[Int(entry.key[1])])
      for row in entry.rows {
        let error = (easing.value(at: row.fraction) - row.value).magnitude
        #expect(error < 2e-15, "\(easing) \(row)")
      }
    }
  }

  @Test func slopesAgreeWithSixtyDigitArithmetic() {
    for entry in PennerTable.slopes {
      let easing = PennerEasing(
        PennerEasing.Family.allCases[Int(entry.key[0])],
        EasingDirection.allCases[Int(entry.key[1])])
      for row in entry.rows {
        let error = (easing.slope(at: row.fraction) - row.slope).magnitude
        #expect(error <= 2e-14 * max(1, row.slope.magnitude), "\(easing) \(row) \(error)")
      }
      #expect(easing.slope(at: -1) == 0 && easing.slope(at: 2) == 0)
      #expect(easing.slope(at: .nan) == 0)
    }
  }

  @Test func formulasStartAtZeroAndEndAtOne() {
    for family in PennerEasing.Family.allCases {
      for direction in EasingDirection.allCases {
        let easing = PennerEasing(family, direction)
        for before in [0, -1, Double.nan, -Double.infinity] {
          #expect(easing.value(at: before) == 0)
        }
        for after in [1, 2, Double.infinity] { #expect(easing.value(at: after) == 1) }
        #expect((easing.value(at: 1.0.nextDown) - 1).magnitude < 1.1e-3)
        #expect(easing.value(at: 1e-12).magnitude < 1.1e-3)
      }
    }
    // The jump of expo (T110) and the least of back (T112).
    #expect(PennerEasing(.expo, .easeIn).value(at: 1e-12) > 9e-4)
    #expect((PennerEasing(.back, .easeIn).value(at: 0.4199) + 0.1).magnitude < 1e-4)
  }

  @Test func inversesUndoTheFormulas() {
    for family in PennerEasing.Family.allCases {
      for direction in EasingDirection.allCases {
        let easing = PennerEasing(family, direction)
        for progress in [-1, 0, 0.002, 0.1, 0.5, 0.77, 0.998, 1, 2] {
          let fraction = easing.inverse(of: progress)
          let value = easing.value(at: fraction)
          if (0...1).contains(progress) {
            #expect((value - progress).magnitude < 1e-13, "\(easing) \(progress)")
          }
          // Nothing before it is nearer: of several times it is the first.
          for step in 0..<1000 where Double(step) / 1000 < fraction {
            let early = easing.value(at: Double(step) / 1000)
            #expect(
              (early - progress).magnitude >= (value - progress).magnitude - 1e-13
                && (early > progress) == (0 > progress), "\(easing) \(progress) \(step)")
          }
        }
        #expect(easing.inverse(of: .nan) == 0)
      }
    }
  }

  @Test func namedBeziersComeAsNearAsPublished() throws {
    // (T118)
    let errors: [(NamedBezier.Family, Double, Double)] = [
      (.sine, 0.0076, 0.0020), (.quad, 0.0019, 0.0053), (.cubic, 0.0028, 0.0095),
      (.quart, 0.0056, 0.0217), (.quint, 0.0113, 0.0322), (.expo, 0.0120, 0.0375),
      (.circ, 0.0018, 0.0387), (.back, 0.0049, 0.0355),
    ]
    #expect(errors.map { $0.0 } == NamedBezier.Family.allCases)
    let formulas = PennerEasing.Family.allCases.map { (name: "\($0)", family: $0) }
    for (family, oneSided, both) in errors {
      for direction in EasingDirection.allCases {
        let named = NamedBezier(family, direction)
        let curve = named.curve
        let formula = try #require(formulas.first { $0.name == "\(family)" }?.family)
        let imitated = PennerEasing(formula, direction)
        let worst = Self.grid.map { fraction in
          (curve.value(at: fraction) - imitated.value(at: fraction)).magnitude
        }.max()
        let published = direction == .easeInOut ? both : oneSided
        #expect(((worst ?? 1) - published).magnitude < 6e-5, "\(named)")
      }
    }
  }

  @Test func polynomialsAreExactlyBeziers() throws {
    // (T116)
    let s = 1.70158
    let exact: [(PennerEasing, UnitBezier)] = [
      (PennerEasing(.quad, .easeIn), try UnitBezier(1 / 3, 0, 2 / 3, 1 / 3)),
      (PennerEasing(.cubic, .easeOut), try UnitBezier(1 / 3, 1, 2 / 3, 1)),
      (PennerEasing(.back, .easeIn), try UnitBezier(1 / 3, 0, 2 / 3, -s / 3)),
      (PennerEasing(.back, .easeOut), try UnitBezier(1 / 3, 1 + s / 3, 2 / 3, 1)),
    ]
    for (formula, curve) in exact {
      for fraction in Self.grid {
        #expect((formula.value(at: fraction) - curve.value(at: fraction)).magnitude < 1e-14)
      }
    }
  }

  @Test func stepsAreThoseOfCSS() throws {
    let cases: [(Int, StepEasing.Jump, [Double])] = [
      (4, .end, [0, 0, 0.25, 0.5, 0.75, 1]), (4, .start, [0.25, 0.25, 0.5, 0.75, 1, 1]),
      (5, .none, [0, 0, 0.25, 0.5, 0.75, 1]), (3, .both, [0.25, 0.25, 0.25, 0.5, 0.75, 1]),
    ]
    let fractions = [0, 0.1, 0.3, 0.55, 0.79, 1]
    for (count, jump, values) in cases {
      let steps = try StepEasing(count, jump: jump)
      for (fraction, value) in zip(fractions, values) {
        #expect(steps.value(at: fraction) == value, "\(count) \(jump) \(fraction)")
      }
      #expect(steps.value(at: -0.1) == 0)
      #expect(steps.value(at: .nan) == 0)
      #expect(steps.value(at: 1.1) == 1)
    }
    #expect(throws: OptionError.self) { try StepEasing(0) }
    #expect(throws: OptionError.self) { try StepEasing(1, jump: .none) }
    #expect(throws: OptionError.self) { try StepEasing(.max) }
  }

  @Test func stepsAreEnteredAtTheirBorders() throws {
    for count in [2, 3, 7, 10, 49, 1000] {
      for jump in StepEasing.Jump.allCases {
        let steps = try StepEasing(count, jump: jump)
        for border in 0...count {
          let fraction = Double(border) / Double(count)
          let value = steps.value(at: fraction)
          if fraction < 1 { #expect(steps.value(at: fraction.nextUp) == value) }
          let first = steps.inverse(of: value)
          #expect(first <= fraction)
          #expect(steps.value(at: first) >= value)
          if first > 0 { #expect(steps.value(at: first.nextDown) < value) }
        }
        #expect(steps.inverse(of: -1) == 0)
        #expect(steps.inverse(of: .nan) == 0)
        #expect(steps.value(at: steps.inverse(of: 2)) == 1)
      }
    }
  }

  @Test func linesAreThoseOfCSS() throws {
    typealias Stop = LinearEasing.Stop
    // linear(0, 0.25, 1) and linear(0, 0.5 25% 75%, 1).
    let even = try LinearEasing([Stop(0), Stop(0.25), Stop(1)])
    #expect(even.value(at: 0.25) == 0.125)
    #expect(even.value(at: 0.75) == 0.625)
    let flat = try LinearEasing([Stop(0), Stop(0.5, at: 0.25), Stop(0.5, at: 0.75), Stop(1)])
    #expect(flat.value(at: 0.5) == 0.5)
    #expect(flat.value(at: 0.875) == 0.75)
    // Out of order: moved up, which makes a jump.
    let jump = try LinearEasing([Stop(0), Stop(0.3, at: 0.5), Stop(0.9, at: 0.2), Stop(1)])
    #expect(jump.stops.map { $0.fraction } == [0, 0.5, 0.5, 1])
    #expect(jump.value(at: 0.5) == 0.9)
    #expect((jump.value(at: 0.5.nextDown) - 0.3).magnitude < 1e-12)
    #expect(jump.inverse(of: 0.6) == 0.5)
    // Spread evenly between what is given; the lines go on outside.
    let part = try LinearEasing([Stop(0, at: 0.2), Stop(4), Stop(8), Stop(12, at: 0.8)])
    #expect(
      part.stops.map { $0.fraction ?? -1 }.map { ($0 * 1e9).rounded() / 1e9 } == [
        0.2, 0.4, 0.6, 0.8,
      ])
    #expect((part.value(at: 0) + 4).magnitude < 1e-12)
    #expect((part.value(at: 1) - 16).magnitude < 1e-12)
    #expect(part.value(at: 7) == part.value(at: 1))
    #expect(part.value(at: .nan) == part.value(at: 0))
    let one = try LinearEasing([Stop(0.7)])
    #expect(one.value(at: 0.1) == 0.7)
    #expect(throws: OptionError.self) { try LinearEasing([]) }
    #expect(throws: OptionError.self) { try LinearEasing([Stop(.nan)]) }
    #expect(throws: OptionError.self) { try LinearEasing([Stop(0), Stop(1, at: .infinity)]) }
  }

  @Test func inversesOfLinesAreTheFirst() throws {
    typealias Stop = LinearEasing.Stop
    let line = try LinearEasing([Stop(0), Stop(1.2, at: 0.6), Stop(0.9, at: 0.8), Stop(1)])
    for fraction in Self.grid where fraction < 0.6 {
      let progress = line.value(at: fraction)
      #expect((try #require(line.inverse(of: progress)) - fraction).magnitude < 1e-15)
    }
    #expect(line.inverse(of: 1.2) == 0.6)
    #expect(line.inverse(of: 1.3) == nil)
    #expect(line.inverse(of: -0.1) == nil)
    #expect(line.inverse(of: .nan) == nil)
  }
}
