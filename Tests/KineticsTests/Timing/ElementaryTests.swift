import TestSupport
import PantomimeKit
import Testing

@Suite(.timeLimit) struct ElementaryTests {
  func check(_ name: String, _ function: (Double) -> Double, units: Double = 1) {
    for row in ElementaryTable.rows(name) {
      let value = function(row.argument)
      let error = (value - row.value).magnitude / row.value.ulp
      #expect(error <= units, "\(name)(\(row.argument)) = \(value), not \(row.value)")
    }
  }

  func check2(_ name: String, _ function: (Double, Double) -> Double) {
    for row in ElementaryTable.rows2(name) {
      let value = function(row.first, row.second)
      let error = (value - row.value).magnitude
      #expect(
        error <= row.value.ulp, "\(name)(\(row.first), \(row.second)) = \(value), not \(row.value)")
    }
  }

  @Test func exponentialsAgreeWithSixtyDigitArithmetic() {
    check("exp", Elementary.exp)
    check("exp2", Elementary.exp2)
    check("expm1", Elementary.expm1)
  }

  @Test func logarithmsAgreeWithSixtyDigitArithmetic() {
    check("log", Elementary.log)
    check("log1p", Elementary.log1p)
  }

  @Test func circularFunctionsAgreeWithSixtyDigitArithmetic() {
    check("sin", Elementary.sin)
    check("cos", Elementary.cos)
    check("tan", Elementary.tan, units: 2)
    check("acos", Elementary.acos)
    check2("atan2", Elementary.atan2)
  }

  @Test func powersAgreeWithSixtyDigitArithmetic() {
    check2("pow", Elementary.pow)
  }

  @Test func wholePowersOfTwoAreExact() {
    var power = 1.0
    for exponent in 0...1023 {
      #expect(Elementary.exp2(Double(exponent)) == power)
      #expect(Elementary.exp2(-Double(exponent)) == 1 / power)
      #expect(Elementary.pow(2, Double(exponent)) == power)
      power *= 2
    }
    #expect(Elementary.exp2(1024) == .infinity)
    #expect(Elementary.exp2(-1074) == .leastNonzeroMagnitude)
    #expect(Elementary.exp2(-1100) == 0)
  }

  @Test func limitsAreThoseOfC() {
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.exp(710) == .infinity)
    #expect(Elementary.exp(.infinity) == .infinity)
    #expect(Elementary.exp(-746) == 0)
    #expect(Elementary.exp(-.infinity) == 0)
    #expect(Elementary.exp(-744) > 0)
    #expect(Elementary.expm1(-.infinity) == -1)
    #expect(Elementary.expm1(.infinity) == .infinity)
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(.infinity) == .infinity)
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.log1p(-1) == -.infinity)
    #expect(Elementary.sin(0) == 0)
    #expect(Elementary.cos(0) == 1)
    #expect(Elementary.atan2(0, -1) == Elementary.pi)
    #expect(Elementary.atan2(-0.0, -1) == -Elementary.pi)
    #expect(Elementary.atan2(.infinity, .infinity) == Elementary.pi / 4)
    #expect(Elementary.atan2(1, -.infinity) == Elementary.pi)
    #expect(Elementary.acos(1) == 0)
    #expect(Elementary.acos(1.5).isNaN)
  }

  @Test func limitsOfPowersAreThoseOfC() {
    #expect(Elementary.pow(0, 2) == 0)
    #expect(Elementary.pow(0, -2) == .infinity)
    #expect(Elementary.pow(-0.0, 3).sign == .minus)
    #expect(Elementary.pow(.nan, 0) == 1)
    #expect(Elementary.pow(1, .nan) == 1)
    #expect(Elementary.pow(-8, 1.0 / 3).isNaN)
    #expect(Elementary.pow(-2, 3) == -8)
    #expect(Elementary.pow(0.5, .infinity) == 0)
    #expect(Elementary.pow(0.5, -.infinity) == .infinity)
    #expect(Elementary.pow(1e300, 2) == .infinity)
    #expect(Elementary.pow(1e300, -2) == 0)
    #expect(Elementary.pow(2, 1e300) == .infinity)
    #expect(Elementary.pow(-1, 1e300) == 1)
  }

  @Test func nothingTrapsAndCirclesStayBounded() {
    let wild: [Double] = [
      0, -0.0, .leastNonzeroMagnitude, 1e5, 1e6, 1.0000001e6, 1e9, 1e15, 1e22, 1e300,
      .greatestFiniteMagnitude,
      .infinity, .nan,
    ]
    for size in wild {
      for x in [size, -size] {
        let (sin, cos) = Elementary.sinCos(x)
        #expect(!x.isFinite || (sin * sin + cos * cos - 1).magnitude < 1e-15)
        _ = Elementary.tan(x)
        for function in [
          Elementary.exp(_:), Elementary.exp2, Elementary.expm1, Elementary.log, Elementary.log1p,
          Elementary.acos,
        ] {
          #expect(!x.isNaN || function(x).isNaN)
        }
        for y in wild {
          _ = Elementary.pow(x, y)
          _ = Elementary.pow(x, -y)
          let angle = Elementary.atan2(x, y)
          #expect(angle.isNaN == (x.isNaN || y.isNaN))
          #expect(angle.isNaN || angle.magnitude <= Elementary.pi)
        }
      }
    }
  }

  @Test func largeAnglesAreAsGoodAsTheirArguments() {
    // sin(1e9) and cos(1e12), correctly rounded.
    #expect((Elementary.sin(1e9) - 0.5458434494486996).magnitude < 1e-7)
    #expect((Elementary.cos(1e12) - 0.7914463018528902).magnitude < 1e-3)
  }
}
