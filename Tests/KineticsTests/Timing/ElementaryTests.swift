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
    let infinity = Double.infinity
    let values: [(name: String, value: Double, wanted: Double)] = [
      ("exp 0", Elementary.exp(0), 1), ("exp 710", Elementary.exp(710), infinity),
      ("exp inf", Elementary.exp(infinity), infinity), ("exp -746", Elementary.exp(-746), 0),
      ("exp -inf", Elementary.exp(-infinity), 0), ("expm1 -inf", Elementary.expm1(-infinity), -1),
      ("expm1 inf", Elementary.expm1(infinity), infinity), ("log 0", Elementary.log(0), -infinity),
      ("log inf", Elementary.log(infinity), infinity), ("log -1", Elementary.log(-1), .nan),
      ("log1p -1", Elementary.log1p(-1), -infinity), ("sin 0", Elementary.sin(0), 0),
      ("cos 0", Elementary.cos(0), 1), ("atan2 0 -1", Elementary.atan2(0, -1), Elementary.pi),
      ("atan2 -0 -1", Elementary.atan2(-0.0, -1), -Elementary.pi),
      ("atan2 inf inf", Elementary.atan2(infinity, infinity), Elementary.pi / 4),
      ("atan2 1 -inf", Elementary.atan2(1, -infinity), Elementary.pi),
      ("pow 0 2", Elementary.pow(0, 2), 0), ("pow 0 -2", Elementary.pow(0, -2), infinity),
      ("pow nan 0", Elementary.pow(.nan, 0), 1), ("pow 1 nan", Elementary.pow(1, .nan), 1),
      ("pow -8 1/3", Elementary.pow(-8, 1.0 / 3), .nan), ("pow -2 3", Elementary.pow(-2, 3), -8),
      ("pow 0.5 inf", Elementary.pow(0.5, infinity), 0),
      ("pow 0.5 -inf", Elementary.pow(0.5, -infinity), infinity),
      ("pow 1e300 2", Elementary.pow(1e300, 2), infinity),
      ("pow 1e300 -2", Elementary.pow(1e300, -2), 0),
      ("pow 2 1e300", Elementary.pow(2, 1e300), infinity),
      ("pow -1 1e300", Elementary.pow(-1, 1e300), 1),
    ]
    for (name, value, wanted) in values {
      #expect(value == wanted || (value.isNaN && wanted.isNaN), "\(name)")
    }
    #expect(Elementary.exp(-744) > 0 && Elementary.pow(-0.0, 3).sign == .minus)
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
