import ScriptingSupport
import TestSupport
import PantomimeScripting
import Testing

/// A meaningless assertion over time is reported before anything runs.
@Suite(.timeLimit) struct OverTimeErrorTests {
  typealias Case = ErrorCase

  static let lines: [Case] = [
    Case("expect ▸always◂", "'always' needs a path", hint: "card.frame.y <= 400"),
    Case(
      "expect ▸allways◂ progress <= 1", "unknown assertion 'allways'",
      hint: "did you mean 'always'?"),
    Case("expect ▸eventually◂", "'eventually' needs a path", hint: "in 0.5"),
    Case("expect ▸never◂", "'never' needs an event", hint: "never event"),
    Case(
      "expect never ▸card.frame.y◂ > 3", "'never' needs an event",
      hint: "expect always card.frame.y <= 3"),
    Case("expect ▸never◂ event", "", hint: ""),
    Case("expect always ▸event◂ \"fault\"", "'always' requires a path", hint: "never event TEXT"),
    Case("expect always ▸no◂ event fault", "'always' requires a path", hint: "never event TEXT"),
    Case(
      "expect eventually ▸event◂ \"fault\" in 1", "unexpected 'event'", hint: "expect event"),
    Case("expect always ▸progress◂", "'always' needs a comparison for 'progress'", hint: "<="),
    Case("expect always progress ▸settled◂ 1", "unexpected 'settled'", hint: "eventually"),
    Case("expect always progress <= 1 ▸in◂ 3", "unexpected 'in'", hint: "end of the scene"),
    Case(
      "expect always progress ▸continuous◂", "'continuous' needs 'within' and a tolerance",
      hint: "continuous within"),
    Case(
      "expect always progress ▸continuous◂ 3", "'continuous' needs 'within' and a tolerance",
      hint: "continuous within"),
    Case(
      "expect always progress <= 3 ▸except=card.1◂", "'except' doesn't belong to this assertion",
      hint: "continuous within TOLERANCE"),
    Case(
      "expect progress 1 ▸count=3◂", "'count' doesn't belong to this assertion", hint: "count=N"),
    Case("expect event tap count=▸-1◂", "a number of events cannot be '-1'", hint: "from 0"),
    Case(
      "expect event tap ▸cuont=1◂", "'expect' has no option 'cuont'", hint: "did you mean 'count'?"),
    Case("expect events ▸tap◂", "'events' needs at least two texts", hint: "expect events"),
    Case("expect event ▸\"tap\"◂ \"tap\"", "'event' takes one text", hint: "expect events"),
    Case(
      "expect always progress ▸overshoot◂ 10%",
      "'overshoot' needs '<=' and a fraction of the distance",
      hint: "<= 10%"),
    Case("expect always progress ▸follows◂", "'follows' needs a curve", hint: "ease-in-out"),
    Case(
      "expect always progress ▸follows◂ ease-in", "'follows' needs 'within' and a tolerance",
      hint: "within 1"),
    Case(
      "expect always progress follows ▸esae-in◂ within 1", "unknown timing 'esae-in'",
      hint: "ease-in"),
    Case(
      "expect always progress follows ease-in within ▸-1◂", "a tolerance cannot be negative",
      hint: "write at least 0"),
    Case(
      "expect always progress follows ease-in within 1 ▸from=0◂", "'from' needs its counterpart",
      hint: "both"),
    Case(
      "expect always progress overshoot <= ▸-1◂", "an overshoot cannot be negative",
      hint: "write at least 0"),
    Case(
      "expect ▸eventually◂ progress >= 1", "'eventually' needs 'in' and a time", hint: "in 0.5"),
    Case(
      "expect ▸eventually◂ progress >= 1 in", "'eventually' needs 'in' and a time", hint: "in 0.5"),
    Case(
      "expect eventually progress >= 1 in ▸0◂", "the time must be more than 0",
      hint: "for the current value, omit 'eventually'"),
    Case(
      "expect eventually progress >= 1 in ▸-2◂", "a time cannot be negative",
      hint: "write at least 0"),
    Case(
      "expect eventually progress ▸settled◂ 1 in 2",
      "'settled' needs a value and 'within' with a tolerance", hint: "within 0.5 in 1"),
    Case(
      "expect eventually progress ▸settled◂ < 1 in 2",
      "'settled' needs a value and 'within' with a tolerance", hint: "within 0.5 in 1"),
    Case("expect eventually progress ▸rising◂ in 2", "unexpected 'rising'", hint: "always"),
    Case("expect always progress rising ▸2◂", "unexpected '2' in 'expect'", hint: "usage: "),
  ].filter { !$0.message.isEmpty }

  @Test(arguments: lines) func isToldWithItsPlace(wrong: Case) throws {
    let error = try #require(throws: ScriptError.self) { try Statement(wrong.line.text) }
    wrong.expect(error)
  }

  /// Errors that only the scene can find.
  static let ofScene: [Case] = [
    Case(
      "expect always ▸card.frme.y◂ < 3", "'city-guide' has no path 'card.frme.y'", hint: "did you"),
    Case(
      "expect always ▸card.y◂ < 3", "'city-guide' has no path 'card.y'",
      hint: "did you mean 'card.frame.y'?"),
    Case("expect never event ▸\"complted\"◂", "unknown event 'complted'", hint: "completed"),
    Case(
      "expect always ▸state◂ rising", "'rising' requires a single number",
      hint: "'state' is not a number"),
    Case("expect always ▸card.frame◂ falling", "'falling' requires a single number", hint: ".x"),
    Case(
      "expect always ▸state◂ continuous within 1", "'continuous' requires a number", hint: "no"),
    Case(
      "expect always card.frame.y continuous within ▸-1◂", "a tolerance cannot be negative",
      hint: "0"),
    Case("expect always ▸state◂ overshoot <= 1%", "'overshoot' requires a number", hint: "no"),
    Case(
      "expect always ▸time◂ follows linear within 1", "no run changes 'time'", hint: "a progress"),
    Case(
      "expect always ▸time◂ overshoot <= 1%", "no run changes 'time'", hint: "an offset"),
  ]

  @Test(arguments: ofScene) func isToldBeforeItRuns(wrong: Case) throws {
    try wrong.expectFound(after: ["scene city-guide"])
  }

  @Test func unitsAreThoseOfThePath() throws {
    for line in [
      "expect always card.frame.y <= 400 s", "expect always fraction <= 3 pt",
      "expect eventually time >= 3 pt in 1", "expect always card.frame.y continuous within 3 s",
    ] {
      let script = Script(Array("scene city-guide\n\(line)\n".utf8), file: "a.pan")
      #expect(script.diagnostics.count == 1, "\(line)")
    }
    for line in [
      "expect always card.frame.y <= 400 pt", "expect always fraction <= 110%",
      "expect always card.frame.y continuous within 3 pt", "expect eventually time >= 3 ms in 1 s",
      "expect eventually card.frame settled 0,0,1,1 within 1 pt in 30f",
    ] {
      let script = Script(Array("scene city-guide\n\(line)\n".utf8), file: "a.pan")
      #expect(script.diagnostics.isEmpty, "\(line): \(script.diagnostics)")
    }
  }
}
