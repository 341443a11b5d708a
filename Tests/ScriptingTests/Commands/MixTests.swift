import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// The desk calculator for values between two others.
@Suite(.timeLimit) struct MixTests {
  typealias Case = ErrorCase

  /// The values that a statement answers, by name.
  private func answers(_ line: String) throws -> [String: [Double]] {
    let step = try #require(try Play(line).steps.first)
    guard case .values(let values) = step.response else { return [:] }
    return Dictionary(uniqueKeysWithValues: values.map { ($0.path, $0.pathValue.numbers) })
  }

  private func expect(_ line: String, _ name: String, _ wanted: [Double]) throws {
    let numbers = try #require(try answers(line)[name], "\(line) \(name)")
    #expect(numbers.count == wanted.count)
    for (number, wanted) in zip(numbers, wanted) {
      #expect(abs(number - wanted) < 1e-6, "\(line) \(name) \(numbers)")
    }
  }

  @Test(arguments: [
    ("mix angle 350 10 at 0.5", "number", [180]), ("mix angle 350 10 at 0.5", "short", [360]),
    ("mix angle 0deg 360 at 25%", "number", [90]), ("mix angle 0 360 at 0.25", "short", [0]),
    ("mix color 1,0,0,1 0,0,1,1 at 0.5", "stored", [0.5, 0, 0.5, 1]),
    ("mix color 1,0,0 0,0,1,0 at 0.5", "light", [0.735357, 0, 0.735357, 0.5]),
    ("mix affine 1,0,0,1,0,0 0,1,-1,0,10,0 at 0.5", "rotation", [45]),
    ("mix affine identity rotate(90) at 0.5", "a", [0.7071068]),
    ("mix affine identity scale(3,5) at 0.5", "scale", [2, 3]),
    // Of two calls the last applies first: the shift is stretched (T141).
    ("mix affine identity scale(2,2),translate(5,0) at 1", "tx", [10]),
    ("mix affine identity translate(5,0),scale(2,2) at 1", "tx", [5]),
    ("mix transform3d identity rotate(90,0,0,1) at 0.5", "m12", [0.7071068]),
    ("mix transform3d identity perspective(500) at 0.5", "m34", [-0.001]),
    (
      "mix transform3d identity perspective(500),rotate(180,0,1,0),translate(0,0,50) at 1", "m43",
      [-50]
    ),
    ("mix transform3d 1,0,0,0,0,1,0,0,0,0,1,0,8,0,0,1 identity at 0.25", "m41", [6]),
    // A small rotation continues evenly for any duration (T147).
    ("mix transform3d identity rotate(3,0,0,1) at 20", "m11", [0.5]),
    ("mix transform3d identity rotate(3,0,0,1) at 20", "m12", [0.8660254]),
    // Points on one line keep their slant when they rise from it.
    ("mix affine 1,0,2,0,0,0 scale(2,2) at 1e-9", "c", [2]),
    ("mix affine 1,0,2,0,0,0 scale(2,2) at 0.5", "c", [1]),
    ("mix affine 1,0,2,0,0,0 scale(2,2) at 0.5", "d", [1]),
  ])
  func answersWhatLiesBetween(line: String, name: String, wanted: [Double]) throws {
    try expect(line, name, wanted)
  }

  @Test(arguments: [
    Case("▸mix◂", "'mix' needs a kind of value", hint: "mix angle"),
    Case("mix ▸angel◂ 1 2 at 0", "unknown kind of value 'angel'", hint: "'angle'"),
    Case("▸mix◂ angle 1", "'mix' needs the second value", hint: "at 0.5"),
    Case("mix angle 1 2 ▸by◂ 0.5", "unknown relation 'by'", hint: "at"),
    Case("mix angle ▸1rad◂ 2 at 0", "'rad' is not a unit for an angle", hint: "deg"),
    Case("mix color ▸1,0◂ 0,0,1,1 at 0", "a color has 3 or 4 components, not 2", hint: "alpha"),
    Case("mix affine ▸1,0,0◂ identity at 0", "the matrix has 6 numbers, not 3", hint: "rotate"),
    Case(
      "mix affine ▸turn(9)◂ identity at 0", "'turn(9)' is not a transform", hint: "rotate(degrees)"),
    Case(
      "mix transform3d scale(1,1,1),▸rotate(9)◂ identity at 0", "rotate needs 4 numbers, not 1",
      hint: "help mix"),
    Case(
      "mix affine rotate(▸x◂) identity at 0", "'x' is not a number", hint: "a number of a transform"
    ),
  ])
  func badLinesAreToldWithTheirPlace(wrong: Case) throws {
    let error = try #require(throws: ScriptError.self) { try Statement(wrong.line.text) }
    #expect(Marked.marking(error.span, in: wrong.line.text) == wrong.line.testDescription)
    #expect(error.message == wrong.message)
    #expect(error.hint.contains(wrong.hint), "\(error.hint)")
  }

  /// Transforms that cannot be taken apart give an answer all the same.
  @Test(arguments: [
    "mix affine scale(0,0) 0,0,0,0,0,0 at 0.5",
    "mix transform3d scale(0,1,1) identity at 0.5",
    "mix transform3d rotate(90,0,0,0) perspective(0) at -3",
    "spring mass=1 stiffness=2 damping=10 at 1e308",
  ])
  func everyAnswerIsANumber(line: String) throws {
    let answers = try answers(line)
    #expect(!answers.isEmpty)
    for (name, numbers) in answers {
      #expect(numbers.allSatisfy { $0.isFinite }, "\(name) \(numbers)")
    }
  }

  /// A value beyond all numbers is refused.
  @Test(arguments: [
    "mix angle 1e308 -1e308 at 1e308", "mix angle 60 1e16 at 1e308",
    "mix color 1e308,-0,-40 300,10,10 at -1e300",
  ])
  func tooLargeANumberIsRefused(line: String) throws {
    let error = try #require(throws: ScriptError.self) { try Play(line) }
    #expect(error.message == "the result is too large")
  }

  /// A spring is refused for what was said of it, with a number that is one.
  @Test(arguments: [
    ("curve response(60,1e308) at 1", "dampingRatio of a response cannot be"),
    ("curve response(1e-300,1) at 1", "response of a response cannot be"),
    ("curve bounce(1e-300,0.5) at 1", "duration of a bounce cannot be"),
    ("curve bounce(1e-95,-0.9999999999999) at 1", "bounce of a bounce cannot be"),
    ("spring ratio=1 duration=1e-300 at 1", "duration cannot be"),
    ("spring ratio=0.5 duration=1e300", "duration cannot be"),
    ("spring ratio=1 duration=1 velocity=1e101", "velocity cannot be"),
    ("spring duration=1e-300 bounce=0.5", "duration cannot be"),
    ("spring mass=1e300", "mass cannot be"), ("spring mass=1e-250 damping=3", "mass cannot be"),
    ("spring stiffness=1e300", "stiffness cannot be"),
    ("spring damping=1e200", "damping cannot be"),
    ("spring velocity=1e200", "velocity cannot be"),
  ])
  func springsAreRefusedForWhatWasSaid(line: String, message: String) throws {
    let error = try #require(throws: ScriptError.self) { try Statement(line) }
    #expect(error.message.hasPrefix(message), "\(error.message)")
    #expect(!error.message.contains("inf"))
  }
}
