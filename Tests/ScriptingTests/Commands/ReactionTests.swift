import PantomimeKit
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// Reactions to several events, with conditions and with several statements.
@Suite(.timeLimit) struct ReactionTests {
  private static let stage = [
    "view card frame=0,300,100,100", "view dot x=0", "gesture pull pan on=card",
    "drive card.frame.y by=pull",
  ]

  /// With `and`, the statement runs once each event has been recorded, in any order, and then waits
  /// for all of them again.
  @Test(arguments: [["a", "b"], ["b", "a"], ["a", "a", "b"], ["a", "b", "b", "a"]])
  func severalEventsAreAwaited(order: [String]) throws {
    var play = try Play(
      Self.stage + ["when \"timer fired a\" and \"timer fired b\" do set dot.x=1"])
    for (index, name) in order.enumerated() {
      try play.play(["timer \(name) after=\(Double(index + 1) / 10)"])
    }
    var (seen, runs): (Set<String>, Int) = ([], 0)
    for name in order {
      seen.insert(name)
      if seen.count == 2 { (seen, runs) = ([], runs + 1) }
    }
    try play.play(["run"])
    #expect(play.trace.split(separator: "\n").count { $0.contains("value set path=dot.x") } == runs)
  }

  /// An event before the reaction counts if the scene has recorded it.
  @Test func anEarlierEventCounts() throws {
    var play = try Play(Self.stage + ["timer a after=0.1", "timer b after=0.2", "wait 0.1"])
    try play.play(["when \"timer fired a\" and \"timer fired b\" do set dot.x=1", "run"])
    #expect(play.number("dot.x") == 1)
  }

  /// One event that matches both texts counts for both.
  @Test func anEventCountsForAllTextsThatItMatches() throws {
    var play = try Play(
      Self.stage + [
        "when \"timer fired\" and \"timer fired a\" do set dot.x=1", "timer a after=0.1",
      ])
    try play.play(["run"])
    #expect(play.number("dot.x") == 1)
  }

  /// A word of a comparison may be a value, also before `or`.
  @Test(arguments: ["or card.alpha > 2", "and card.alpha < 2", ""])
  func aStateMayBeAWordOfComparisons(rest: String) throws {
    let play = try Play(
      Self.stage + [
        "set state=outside", "when \"timer fired a\" if state outside \(rest) do set dot.x=1",
        "timer a after=0.1", "run",
      ])
    #expect(play.number("dot.x") == 1)
  }

  /// Conditions are read after the event and before any reaction to it, so that of two opposite ones
  /// exactly one holds.
  @Test(arguments: [-100.0, 0, 99, 100, 101, 250])
  func exactlyOneOfTwoConditionsHolds(distance: Double) throws {
    let play = try Play(
      Self.stage + [
        "when \"pan ended\" if card.frame.y > 400 do "
          + "\"set state=far; set dot.x=1; set card.frame.y=300\"",
        "when \"pan ended\" if card.frame.y <= 400 do set state=near", "pan began",
        "pan changed dy=\(Numerals.text(distance))", "pan ended",
      ])
    #expect(play.read("state") == .word(distance > 100 ? "far" : "near"))
    #expect(play.number("dot.x") == (distance > 100 ? 1 : 0))
    #expect(play.failures.isEmpty)
  }

  /// A name with several statements can be saved and parsed again.
  @Test func severalStatementsAreOneWord() throws {
    let statement = try Statement("when \"tap\" do \"set state=a; set dot.x=1\"")
    let again = try Statement(statement?.written ?? "")
    #expect(again?.written == statement?.written)
  }

  /// A name after `do` stands for all of its statements.
  @Test func aNameStandsForItsStatements() throws {
    let lines = [
      "scene blank", "view dot x=0", "let both=\"set dot.x=1; set state=done\"",
      "timer a after=0.1",
      "when \"timer fired a\" do $both", "run", "expect dot.x 1", "expect state done",
    ]
    let script = Script(Array(lines.joined(separator: "\n").utf8), file: nil)
    #expect(script.diagnostics.isEmpty)
    var session = Session()
    #expect(try Reader.run(lines.joined(separator: "\n"), in: &session).isEmpty)
  }

  /// A canceled timer doesn't fire; canceling one that has fired changes nothing.
  @Test func aTimerCanBeCancelled() throws {
    var play = try Play(
      Self.stage + ["timer a after=0.1", "timer a after=0.2", "wait 0.15", "timer a after=none"])
    #expect(play.trace.contains("timer cancelled a count=1"))
    try play.play(["run", "timer a after=none"])
    #expect(play.trace.contains("timer cancelled a count=0"))
    #expect(play.trace.split(separator: "\n").count { $0.contains("timer fired a") } == 1)
  }
}
