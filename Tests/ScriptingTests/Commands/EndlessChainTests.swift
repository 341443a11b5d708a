import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// Chains without end at one instant, as scripts set them off.
@Suite(.timeLimit) struct EndlessChainTests {
  private static let chain = [
    "scene blank", "view card x=1", "animator open duration=0", "animate card.x to=2 on=open",
    "when \"completed\" do toggle open",
  ]

  @Test func aWhenThatStartsWhatHasCompletedIsAMisuse() throws {
    let play = try Play(Self.chain + ["toggle open", "expect misuse endless", "wait 1", "run"])
    #expect(play.failures.isEmpty, "\(play.failures)")
    let entries = try #require(play.session.simulation).trace.list
    let found = entries.filter { $0.event.misuse == .endless }
    #expect(found.map { $0.event["animator"]?.text } == ["open"])
    #expect(entries.count { $0.event.name.hasPrefix("completed") } == 1_000)
    #expect(play.number("time") == 1)
  }

  @Test func itFailsAScriptThatDoesNotExpectIt() throws {
    let play = try Play(Self.chain + ["toggle open", "show"])
    #expect(play.failures.map { $0.mismatch.actual } == ["misuse endless"])
  }

  @Test func manyThatCompleteTogetherAreFine() throws {
    let lines = (0..<1_001).flatMap { number in
      ["view v\(number) x=1", "running r\(number) v\(number).x to=2 duration=0.5"]
    }
    let play = try Play(["scene blank"] + lines + ["run"])
    #expect(play.failures.isEmpty)
  }
}
