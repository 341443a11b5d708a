import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// The statements of layer animations: what they refuse, and what they offer.
@Suite(.timeLimit) struct LayerStatementTests {
  typealias Case = ErrorCase

  static let wrong: [Case] = [
    Case("▸layer-animation◂", "'layer-animation' needs a path", hint: "card.frame.y"),
    Case("layer-animation dot.x ▸frm◂=1", "'layer-animation' has no option 'frm'", hint: "'from'"),
    Case(
      "layer-animation dot.x ▸to=1 values=1,2◂", "'to' and 'values' cannot be combined",
      hint: "keep one"),
    Case("layer-animation dot.x ▸times=0,1◂", "'times' requires values", hint: "values=0,-5,0"),
    Case("layer-animation dot.x values=1,▸x◂", "'x' is not a number", hint: "pt, deg or %"),
    Case("layer-animation dot.x values=1,2 times=0,▸a◂", "'a' is not a number", hint: "%"),
    Case("layer-animation dot.x values=1 bias=0,▸2◂", "a bias cannot be '2'", hint: "-1 to 1"),
    Case(
      "layer-animation dot.x values=1 mode=▸cubik◂", "unknown mode 'cubik'", hint: "'cubic'"),
    Case(
      "layer-animation dot.x values=1,2,3 curves=linear,▸spring(1)◂",
      "a layer animation cannot have the curve 'spring(1)'", hint: "cubic(x1,y1,x2,y2)"),
    Case(
      "layer-animation dot.x values=1,2,3 curves=cubic(0,0,1,1),▸cubic(0,0,2,1)◂",
      "x2 of a cubic cannot be 2", hint: "0 to 1"),
    Case(
      "layer-animation dot.x curve=▸bounce-out◂",
      "a layer animation cannot have the curve 'bounce-out'", hint: "ease-in"),
    Case(
      "layer-animation dot.x duration=▸-1◂", "a time cannot be negative", hint: "write at least 0"),
    Case(
      "layer-animation dot.x speed=▸2s◂", "'s' is not a unit for a speed", hint: "without a unit"),
    Case(
      "layer-animation dot.x repeat=▸0◂", "a repeat count cannot be '0'",
      hint: "more than 0 or 'forever'"),
    Case(
      "layer-animation dot.x repeat-for=▸0◂", "a repeat duration cannot be '0'",
      hint: "more than 0"),
    Case("layer-animation dot.x fill=▸bakwards◂", "unknown fill mode 'bakwards'", hint: "back"),
    Case("layer-animation dot.x removed=▸maybe◂", "'maybe' is neither yes nor no", hint: "yes"),
    Case("layer-animation dot.x key=▸a,b◂", "'a,b' is not a valid name", hint: "letters"),
    Case(
      "layer-animation dot.x ▸key=a◂ group=b", "a member of a group has no key",
      hint: "omit key= or group="),
    Case("▸layer-group◂ on=dot", "'layer-group' needs a name", hint: "on=card"),
    Case("layer-group ▸pop◂ duration=1", "'layer-group' needs a view", hint: "on=VIEW"),
    Case("layer-remove ▸move◂", "unexpected 'move' in 'layer-remove'", hint: "[key=KEY]"),
  ]

  @Test(arguments: wrong)
  func badLinesAreToldWithTheirPlace(wrong: Case) throws {
    let error = try #require(throws: ScriptError.self) { try Statement(wrong.line.text) }
    wrong.expect(error)
  }

  /// Errors in the file alone are found before anything runs.
  @Test(arguments: [
    Case("layer-animation ▸spot.y◂ to=1", "'blank' has no path 'spot.y'", hint: "'spot.frame.y'"),
    Case("layer-animation dot.x to=▸1,2◂", "'dot.x' has 1 component, not 2", hint: "write one"),
    Case(
      "layer-animation ▸spot.center◂ values=1,2,3",
      "a value of 'spot.center' has 2 components, and 3 is not a multiple",
      hint: "list the components of all values in order"),
    Case("layer-animation ▸time◂ to=1", "no view has the property 'time'", hint: "dot.x"),
    Case(
      "layer-animation dot.x to=1 group=▸pup◂", "the view has no layer group 'pup'", hint: "'pop'"),
    Case("layer-group out on=▸dit◂", "unknown view 'dit'", hint: "'dot'"),
    Case(
      "layer-remove key=▸mov◂", "no layer animation was added under the key 'mov'",
      hint: "'move'"),
    Case("layer-remove on=▸dit◂", "unknown view 'dit'", hint: "'dot'"),
  ])
  func namesAreCheckedBeforeTheRun(wrong: Case) throws {
    try wrong.expectFound(after: [
      "scene blank", "view dot x=1", "view spot center=2,3", "layer-animation dot.x to=2 key=move",
      "layer-group pop on=dot",
    ])
  }

  @Test func membersComeAtTheInstantOfTheirGroup() throws {
    var play = try Play(
      "scene blank", "view dot x=1", "layer-group pop on=dot duration=1", "wait 0.5")
    let error = try #require(throws: ScriptError.self) {
      try play.play(["layer-animation dot.x to=2 group=pop"])
    }
    #expect(error.message == "the layer group 'pop' was added at 0 s")
  }

  /// A motion that never rests is a failure, reported with its name, after the limit of a `run`.
  @Test func runTellsWhatNeverRests() throws {
    let lines = [
      "scene blank", "view dot x=1", "layer-animation dot.x to=2 repeat=forever key=spin",
      "layer-animation dot.x to=2 duration=2 key=move", "wait 1", "run",
    ]
    let play = try Play(lines)
    guard case .failed(let mismatch)? = play.verdicts.last else {
      Issue.record("the run came to rest")
      return
    }
    #expect(mismatch.expected == "rest within 60 s")
    #expect(mismatch.actual.contains("spin of dot.x repeats forever"))
    #expect(play.session.simulation?.now == Instant(seconds: 61))
    #expect(try Play(lines + ["layer-remove key=spin", "run"]).verdicts.count == 1)
  }

  @Test func keysAreOffered() throws {
    let play = try Play(
      "scene blank", "view dot x=1", "layer-animation dot.x to=2 key=move",
      "layer-group pop on=dot")
    let offered = Completion("layer-remove key=", in: play.session).candidates.map(\.text)
    #expect(offered == ["key=move", "key=pop"])
    let curves = Completion("layer-group a curve=", in: play.session).candidates.map(\.text)
    #expect(curves.contains("curve=ease-in") && !curves.contains("curve=bounce-out"))
  }
}
