import Foundation
import PantomimeWeb
import TestSupport
import Testing

/// Statements of the page: the session is that of the same statements at a prompt.
@Suite(.timeLimit) struct SessionTests {
  @Test func anErrorLeavesTheSessionAsItWas() throws {
    var module = WebModule()
    try module.run("scene city-guide", "tap on=card", "wait 0.1")
    let before = try module.hash
    let result = try module.object(.execute, "wait 0.1; shwo state", 0, 80)
    let error = result.object("error")
    #expect(error.text("hint").contains("show"))
    #expect(error.number("start") == 10)
    #expect(error.number("end") == 14)
    #expect(try module.hash == before)
  }

  /// A statement that acts happens at the instant on the screen; one that looks doesn't move the
  /// clock.
  @Test func statementsActAtTheInstantOnTheScreen() throws {
    var module = WebModule()
    try module.run("scene city-guide", "tap on=card")
    let looked = try module.run("show state", seen: 0.2)
    #expect(looked.object("status").number("t") == 0)
    let acted = try module.run("tap on=card", seen: 0.2)
    #expect(acted.object("status").number("t") == 0.2)
    let answers: [[String: Any]] = acted.list("answers")
    #expect(answers.map { $0.text("statement") } == ["at 0.2", "tap on=card"])

    var typed = WebModule()
    try typed.run("scene city-guide", "tap on=card", "at 0.2", "tap on=card")
    #expect(try module.hash == typed.hash)
  }

  @Test func aPeekChangesNothing() throws {
    var module = WebModule()
    try module.run("scene city-guide", "drag on=card by=0,-120")
    let before = try module.hash
    _ = try module.object(.peek, "run; tap on=card", 80)
    #expect(try module.hash == before)
  }

  /// A script that the page offers has the same hash.
  @Test(arguments: [
    "drag on=card by=0,-120", "tap on=card; wait 0.1; drag on=card by=0,60",
    "flick up on=card speed=900; run",
  ])
  func scriptsLeadToTheSameSession(line: String) throws {
    var module = WebModule()
    try module.run("scene city-guide card=2", line, "again", "undo")
    let text = try module.object(.script, "session").text("text")
    var other = WebModule()
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      try other.run(String(line))
    }
    #expect(try module.hash == other.hash)
  }

  @Test func answersHaveTheirSchemasKinds() throws {
    var module = WebModule()
    let result = try module.run("scene city-guide", "drag on=card by=0,-120", "why")
    let answers: [[String: Any]] = result.list("answers")
    let lines: [[String: Any]] = answers.first?.list("lines") ?? []
    #expect(lines.first?.text("kind") == "explained")
    let links: [[String: Any]] = lines.first?.list("links") ?? []
    #expect(links.map { $0.text("about") }.contains("to flip"))
  }

  /// After a long gesture, the answer of `why` takes several calls, none of which repeats the gesture
  /// often, and ends as the one that takes a single call.
  @Test(
    arguments: TestRun.sample(["set rule=sign", "set rule=half", "set rule=projection"], oneIn: 3))
  func whyIsTheSameInSeveralCalls(rule: String) throws {
    let samples = (0...150).map { "\($0 * 16) 195,\(Double(480 - $0 / 2))" }
    var module = WebModule()
    try module.run(
      "scene city-guide", rule, "touches \"\(samples.joined(separator: "; ")); 2416 up\"")
    let whole = try module.call(.peek, "why", 80) as? NSDictionary
    var calls = 0
    var result: [String: Any] = [:]
    repeat {
      result = try module.object(.why, 80)
      calls += 1
    } while result["isUnfinished"] as? Bool == true && calls < 100
    #expect(calls > 1 && calls < 100)
    #expect(result["answer"] as? NSDictionary == whole)
    // The answer is known now.
    #expect(try module.object(.why, 80)["isUnfinished"] as? Bool == false)
    #expect(try module.object(.why, 80)["answer"] as? NSDictionary == whole)
  }

  /// An answer without its flip has all the other links.
  @Test func anUnfinishedWhyHasTheOtherLinks() throws {
    let samples = (0...300).map { "\($0 * 16) 195,\(Double(480 - $0 / 3))" }
    var module = WebModule()
    try module.run("scene city-guide", "touches \"\(samples.joined(separator: "; ")); 4816 up\"")
    func labels(_ answer: [String: Any]) -> [String] {
      let answers: [[String: Any]] = answer.list("answers")
      let lines: [[String: Any]] = answers.first?.list("lines") ?? []
      let links: [[String: Any]] = lines.first?.list("links") ?? []
      return links.map { $0.text("about") }
    }
    let first = try module.object(.why, 80)
    #expect(first["isUnfinished"] as? Bool == true)
    let whole = labels(try module.object(.peek, "why", 80))
    #expect(whole.contains("to flip"))
    #expect(labels(first.object("answer")) == whole.filter { $0 != "to flip" })
    // Another statement begins another search.
    try module.run("scene city-guide", "drag on=card by=0,-100")
    var short: [String: Any] = [:]
    for _ in 0..<4 where short["isUnfinished"] as? Bool != false {
      short = try module.object(.why, 80)
    }
    #expect(short["isUnfinished"] as? Bool == false)
    #expect(labels(short.object("answer")).contains("to flip"))
  }
}
