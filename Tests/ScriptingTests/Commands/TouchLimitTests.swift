import PantomimeKit
import ScriptingSupport
import TestSupport
import Testing

/// What a finger or a number at its limit does, and one that falls short of it doesn't.
@Suite(.timeLimit) struct TouchLimitTests {
  private static func state(afterTouching lines: [String], fingers: Int) throws -> PathValue? {
    let play = try Play(
      ["view card frame=0,0,200,200"] + lines
        + (1...fingers).map { "touch down x=\(50 * $0) y=50 id=\($0)" } + ["wait 0.8"])
    return play.read("gesture.hold")
  }

  /// A press that needs two fingers begins with two and not with one.
  @Test(arguments: [(1, "possible"), (2, "began")])
  func aPressNeedsAllItsFingers(fingers: Int, state: String) throws {
    let lines = ["gesture hold press on=card min=2"]
    #expect(try Self.state(afterTouching: lines, fingers: fingers) == .word(state))
  }

  /// A hidden view takes no touches.
  @Test(arguments: [("yes", "possible"), ("no", "began")])
  func aHiddenViewTakesNoTouches(isHidden: String, state: String) throws {
    let lines = ["gesture hold press on=card", "set card.hidden=\(isHidden)"]
    #expect(try Self.state(afterTouching: lines, fingers: 1) == .word(state))
  }

  /// A tolerance may be 0, and not less.
  @Test func aToleranceMayBeZero() throws {
    _ = try Play(["view card frame=0,0,9,9", "expect card.frame.y 0 within 0"])
    #expect(throws: (any Error).self) {
      try Play(["view card frame=0,0,9,9", "expect card.frame.y 0 within -1"])
    }
  }
}
