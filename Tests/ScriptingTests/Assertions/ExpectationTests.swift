import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// `expect` compares as closely as the language page says, and in every form it names.
@Suite(.timeLimit) struct ExpectationTests {
  /// A held card, a quarter of the way: its numbers are known without the simulator.
  static let held = [
    "scene city-guide", "at 0.5 pan began", "at 0.75 pan changed dy=-61.75",
  ]

  private func judge(_ expectation: String) throws -> Bool {
    let verdicts = try Play(Self.held + ["expect \(expectation)"]).verdicts
    return verdicts == [.passed]
  }

  struct Number: Sendable, CustomTestStringConvertible {
    let path: String
    let value: Double
    let tolerance: Double
    var testDescription: String { path }
  }

  /// The default tolerances of the language page, one path for every unit.
  static let numbers: [Number] = [
    Number(path: "time", value: 0.75, tolerance: 1e-6),
    Number(path: "fraction", value: 0.25, tolerance: 1e-4),
    Number(path: "label.alpha", value: 0.25, tolerance: 1e-4),
    Number(path: "card.frame.y", value: 185.25, tolerance: 1e-3),
    Number(path: "card.radius", value: 4.5, tolerance: 1e-3),
    Number(path: "pan.velocity.y", value: -247, tolerance: 1e-3),
    Number(path: "duration", value: 0.3, tolerance: 1e-6),
    Number(path: "completions", value: 1, tolerance: 0),
  ]

  /// A path that has no value at the start of a scene can be compared in its unit later.
  @Test(arguments: [
    "expect remaining 0.2 within 1ms", "expect remaining 200 ms within 1 ms",
    "expect always remaining continuous within 0.5s",
    "expect eventually remaining settled none within 1ms in 1",
  ])
  func aToleranceMayHaveAUnitBeforeItsPathHasAValue(line: String) {
    let script = Script(
      Array("scene city-guide\ntap on=card\nwait 0.1\n\(line)\n".utf8), file: "x.pan")
    #expect(script.diagnostics.isEmpty)
  }

  /// A number per second may have its unit, as `show` prints it or directly behind the number.
  @Test(arguments: [
    ("5", true), ("5/s", true), ("5 /s", true), ("5 1/s", true), ("5.001 1/s", false),
    ("5.05 1/s within 0.1", true), ("> 4 1/s", true), ("> 5/s", false),
  ])
  func numbersPerSecondMayHaveTheirUnit(value: String, holds: Bool) throws {
    let play = try Play(
      "scene detents", "pan began", "pan changed dy=-100", "pan ended vy=-1000",
      "expect release.velocity \(value)")
    #expect((play.verdicts == [.passed]) == holds)
  }

  @Test(arguments: numbers)
  func tolerancesReachExactlySoFar(number: Number) throws {
    let (path, value) = (number.path, number.value)
    #expect(try judge("\(path) \(text(value))"))
    for sign in [1.0, -1] {
      #expect(try judge("\(path) \(text(value + sign * number.tolerance))"))
      let beyond = number.tolerance * 1.01 + 1e-9
      #expect(try !judge("\(path) \(text(value + sign * beyond))"))
      #expect(try judge("\(path) != \(text(value + sign * beyond))"))
      #expect(try !judge("\(path) != \(text(value + sign * number.tolerance))"))
    }
  }

  @Test(arguments: numbers, [0.5, 0.125, 3])
  func aGivenToleranceReachesExactlySoFar(number: Number, tolerance: Double) throws {
    let (path, value) = (number.path, number.value)
    for sign in [1.0, -1] {
      let reached = text(value + sign * tolerance)
      let missed = text(value + sign * (tolerance + 1e-6))
      #expect(try judge("\(path) \(reached) within \(text(tolerance))"))
      #expect(try !judge("\(path) \(missed) within \(text(tolerance))"))
      #expect(try judge("\(path) != \(missed) within \(text(tolerance))"))
    }
  }

  /// Every relation against a value below, at and above the one that is there.
  @Test(arguments: numbers, [-1.0, 0, 1])
  func relationsAreThoseOfNumbers(number: Number, step: Double) throws {
    let (value, other) = (number.value, number.value + step)
    let relations: [(String, Bool)] = [
      ("<", value < other), ("<=", value <= other), (">", value > other), (">=", value >= other),
      ("!=", value != other), ("==", value == other), ("", value == other),
    ]
    for (relation, holds) in relations {
      #expect(try judge("\(number.path) \(relation) \(text(other))") == holds, "\(relation)")
    }
  }

  @Test(arguments: [
    "card.frame 257.5,185.25,285,473.5", "pan.translation 0,-61.75",
    "pan.state changed", "state collapsed", "reversed no", "running no", "remaining none",
    "release.fraction none", "remaining != 3", "fraction != none", "state != expanded",
    "running != yes", "card.frame != 257.5,185.25,285,400", "fraction 25%", "time 750ms",
    "time 45f", "time 0.75s", "card.frame.y 185.25pt", "pan.velocity.y -247pt/s",
    "card.frame 257,185,285,474 within 0.5", "card.frame.width 285", "fraction 24% within 1%",
    "time 740ms within 10ms", "time 44f within 1f", "left.center.x 112.5", "event \"pan changed\"",
    "event scene", "no event completed",
  ])
  func holds(expectation: String) throws {
    #expect(try judge(expectation))
  }

  @Test(arguments: [
    "card.frame 257.5,185.25,285,473.6", "card.frame 258.5,185.25,285,473.5",
    "pan.translation -61.75,0", "pan.state began", "state expanded",
    "reversed yes", "running yes", "remaining 0", "remaining < 100", "remaining > 0",
    "remaining != none", "fraction none", "state != collapsed", "running != no",
    "card.frame != 257.5,185.25,285,473.5", "fraction 0.25%", "time 750", "time 46f",
    "card.frame 257,185,285,475 within 0.5", "event completed", "no event \"pan changed\"",
    "misuse finish-not-stopped",
  ])
  func fails(expectation: String) throws {
    #expect(try !judge(expectation))
  }

  @Test func framesAreThoseOfTheDisplay() throws {
    let verdicts = try Play(
      "scene city-guide", "set rate=120", "wait 0.5", "expect time 60f", "expect time 30f",
      "set rate=24", "expect time 12f", "expect time 11f within 1f", "expect time 10f within 1f"
    ).verdicts
    #expect(verdicts.map { $0 == .passed } == [true, false, true, true, false])
  }

  @Test func aMismatchTellsBothSidesAndTheDistance() throws {
    let verdicts = try Play(
      Self.held + [
        "expect card.frame 257.5,185.25,280,473", "expect fraction > 0.5", "expect state expanded",
        "expect fraction 0.3 within 0.01", "expect remaining 0.1",
      ]
    ).verdicts
    let mismatches = verdicts.compactMap { verdict in
      if case .failed(let mismatch) = verdict { mismatch } else { nil }
    }
    #expect(
      mismatches.map { $0.value?.path } == [
        "card.frame", "fraction", "state", "fraction", "remaining",
      ])
    #expect(
      mismatches.map { [$0.expected, $0.actual, $0.note, $0.sentence, $0.phrase] } == [
        [
          "257.5,185.25,280,473", "257.5,185.25,285,473.5",
          "width off by 5, height off by 0.5, tolerance 0.001",
          "card.frame is 257.5,185.25,285,473.5, width 5 too high, height 0.5 too high "
            + "(tolerance 0.001)",
          "card.frame is 257.5,185.25,285,473.5, width 5 too high, height 0.5 too high "
            + "(tolerance 0.001)",
        ],
        ["> 0.5", "0.25", "", "fraction is 0.25, not > 0.5", "fraction is 0.25, not > 0.5"],
        [
          "expanded", "collapsed", "", "state is collapsed, not expanded",
          "state is collapsed, not expanded",
        ],
        [
          "0.3 within 0.01", "0.25", "off by 0.05, tolerance 0.01",
          "fraction is 0.25, 0.05 too low (tolerance 0.01)", "fraction is 0.25, not 0.3",
        ],
        [
          "0.1", "none", "", "remaining is none, not 0.1", "remaining is none, not 0.1",
        ],
      ])
  }

  private func text(_ number: Double) -> String { Numerals.text(number, decimals: 9) }
}

/// Events are found by whole words from their beginning, and by any of their fields, among those
/// since the last `scene`.
@Suite(.timeLimit) struct EventExpectationTests {
  private static let run = ["scene city-guide", "tap on=card.2", "run"]

  @Test(arguments: [
    ("completed", true), ("completed end", true), ("completed   end", true),
    (" completed end ", true), ("completed end animator=card.2", true),
    ("completed end animator=card.2 completions=1", true), ("tap", true), ("tap on=card.2", true),
    ("complete", false), ("completed en", false), ("completed end animator=card", false),
    ("completed end completions=1", true),
    ("completed end completions=1 animator=card.2", true), ("completed end completions=2", false),
    ("completed end completions=1 animator=card.1", false), ("completions=1", false),
    ("end", false), ("Completed end", false),
    ("completed end end", false), ("completed start", false), ("tap on=card", false),
    ("0.3 completed", false),
  ])
  func wordsAreCompared(text: String, happened: Bool) throws {
    let verdicts = try Play(Self.run + ["expect event \"\(text)\"", "expect no event \"\(text)\""])
      .verdicts
    #expect(verdicts.map { $0 == .passed } == [happened, !happened])
  }

  @Test func onlyEventsOfTheRunningSceneCount() throws {
    let verdicts = try Play(
      Self.run + [
        "scene city-guide", "expect event completed", "expect event \"scene city-guide\"",
      ]
    ).verdicts
    #expect(verdicts.map { $0 == .passed } == [false, true])
  }

  @Test func aMissingEventIsNotLikeANearOne() throws {
    let verdicts = try Play(Self.run + ["expect event \"compleded end\""]).verdicts
    guard case .failed(let mismatch)? = verdicts.first else {
      Issue.record("it passed")
      return
    }
    #expect(mismatch.expected == "an event 'compleded end'")
    #expect(mismatch.actual.hasSuffix("near it: 'completed end'"))
  }

  // MARK: Events

  /// Two runs of a view's number, without a finger.
  static let twoRuns = [
    "scene blank", "view dot x=0", "animate dot.x to=100 duration=1", "run",
    "animate dot.x to=0 duration=1", "run",
  ]

  @Test(arguments: [
    ("event \"completed end\" count=2", true), ("event \"completed\" count=1", false),
    ("event \"completed start\" count=0", true), ("event \"animator started\" count=2", true),
    ("events view \"animator started\" \"completed end\" \"animator started\" completed", true),
    ("events \"completed end\" \"completed end\"", true),
    ("events \"completed end\" \"completed end\" \"completed end\"", false),
    ("events \"completed end\" \"animator started\"", true),
    ("events \"completed start\" completed", false),
  ])
  func eventsAreCountedAndOrdered(expectation: String, holds: Bool) throws {
    let verdicts = try Play(Self.twoRuns + ["expect \(expectation)"]).verdicts
    #expect((verdicts == [.passed]) == holds)
  }

  @Test func aWrongOrderIsToldWithWhatCameBefore() throws {
    let failures = try Play(
      Self.twoRuns + [
        "expect events view \"completed end\" \"scene\"", "expect event completed count=3",
      ]
    ).failures
    #expect(
      failures.map { $0.mismatch.expected } == [
        "events 'view', then 'completed end', then 'scene'", "3 events 'completed'",
      ])
    #expect(failures.first?.mismatch.actual == "no 'scene' after 'completed end' at 1 s; 1 before")
    #expect(failures.last?.mismatch.actual.hasPrefix("2 of ") == true)
  }
}
