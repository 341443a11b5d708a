import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// Forks of a session, and how they differ.
@Suite(.timeLimit) struct ForkTests {
  private func talk(_ lines: String...) throws -> Talk {
    var talk = Talk()
    for line in lines { _ = try talk.say(line) }
    return talk
  }

  @Test func eachGoesItsOwnWay() throws {
    var talk = try talk(
      "scene city-guide", "fork a", "tap on=card", "wait 0.1", "fork b", "wait 0.1", "switch main",
      "wait 0.05")
    #expect(
      talk.session.history.branches == ["main", "a", "b"] && talk.session.history.branch == "main")
    #expect(talk.session.now == Instant(seconds: 0.05))
    _ = try talk.say("switch a")
    #expect(talk.session.now == Instant(seconds: 0.1))
    _ = try talk.say("undo 3")
    #expect(talk.session.simulation == nil)
    _ = try talk.say("switch b")
    #expect(talk.session.now == Instant(seconds: 0.2) && talk.session.history?.undone == 0)
    _ = try talk.say("switch a")
    #expect(talk.session.history?.undone == 3)
    let list = try talk.say("fork").split(separator: "\n")
    #expect(list.count == 4 && list[2].hasPrefix("* a "), "\(list)")
    #expect(list[1].hasPrefix("  main  0.05"))
  }

  @Test func aDifferenceIsTracedToItsStatement() throws {
    var talk = try talk(
      "scene city-guide", "pan began", "pan changed dy=-120", "fork gentle", "pan ended vy=100",
      "switch main", "pan ended vy=-300")
    let text = try talk.say("diff gentle")
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      Array(lines.prefix(6)) == [
        "the first statement that differs:",
        "  main    `pan ended vy=-300`, at 0 s",
        "  gentle  `pan ended vy=100`, at 0 s",
        "the first event that differs:",
        "  main    0 s  pan ended translation=0,-120 velocity=0,-300",
        "  gentle  0 s  pan ended translation=0,-120 velocity=0,100",
      ])
    #expect(lines[6].hasPrefix("because main ran `pan ended vy=-300`"))
    let decision = try #require(lines.first { $0.hasPrefix("  decision ") })
    #expect(decision.contains("complete") && decision.hasSuffix("revert"))
    #expect(lines.allSatisfy { Printable.width($0) < 80 })
    _ = try talk.say("switch gentle")
    let back = try talk.say("diff main").split(separator: "\n").map(String.init)
    #expect(back[1] == lines[2] && back[2] == lines[1])
  }

  @Test func whatWasToldTheSameIsTheSame() throws {
    var talk = try talk("scene city-guide", "fork a", "tap on=card", "switch main", "tap on=card")
    #expect(try talk.say("diff a") == "main and a have the same statements\n")
    _ = try talk.say("wait 0.1")
    #expect(try talk.say("diff a").contains("  a     none: it ends earlier\n"))
  }

  /// A step that requires dropped events is refused, with the reason.
  @Test func droppedEventsAreMissed() throws {
    var talk = try talk("set trace=last:1", "scene city-guide", "fork a")
    for _ in 0..<3 { _ = try talk.say("drag on=card by=0,-20; run") }
    try #require((talk.session.simulation?.trace.dropped ?? 0) > 0)
    let error = #expect(throws: ScriptError.self) { try talk.say("diff main") }
    #expect(error?.message.contains("no longer kept in a") == true)
  }
}
