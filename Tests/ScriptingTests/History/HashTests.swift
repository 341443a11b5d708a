import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// The hash of a simulation: the same for the same, another for anything else.
@Suite(.timeLimit) struct HashTests {
  private func hash(_ lines: String...) throws -> String {
    guard case .word(let hash)? = try Play(lines).read("hash") else { return "" }
    return hash
  }

  /// The one number that is the same in every build, on every machine.
  @Test func itIsTheSameEverywhere() throws {
    #expect(
      try hash("scene city-guide", "drag on=card by=30,-140 over=0.3", "wait 0.1")
        == "515c739ebb395c30")
  }

  @Test func itIsShownAndExpected() throws {
    let hash = try hash("scene city-guide", "tap on=card")
    #expect(hash.count == 16 && hash.allSatisfy(\.isHexDigit))
    let play = try Play(
      "scene city-guide", "tap on=card", "show hash", "expect hash \(hash)",
      "expect hash 0123456789abcdef")
    #expect(play.verdicts.first == .passed && play.verdicts.last != .passed)
  }

  @Test func anythingElseIsAnother() throws {
    let all = try [
      hash("scene city-guide"), hash("scene city-guide", "wait 0.1"), hash("scene detents"),
      hash("scene city-guide", "tap on=card"), hash("scene city-guide", "tap on=card", "wait 0.1"),
      hash("scene city-guide", "pan began", "pan changed dy=-1"),
      hash("scene city-guide", "pan began", "pan changed dy=-2"),
      hash("scene city-guide", "set rule=half"), hash("scene city-guide card=0"),
    ]
    #expect(Set(all).count == all.count)
  }

  @Test func timeMayBeCutAnyhow() throws {
    #expect(
      try hash("scene city-guide", "tap on=card", "wait 0.2")
        == hash("scene city-guide", "tap on=card", "wait 0.05", "at 0.125", "wait 0.075"))
  }

  /// However many events are kept, and played again from the log.
  @Test(arguments: 1300..<1312) func itDependsNeitherOnTheTraceNorOnTheWay(_ seed: Int) throws {
    var maker = RandomStatements(seed: UInt64(seed))
    var whole = try Play("scene city-guide").session
    var short = try Play("set trace=last:1", "scene city-guide").session
    for _ in 0..<30 {
      let line = maker.line(in: whole)
      guard !line.hasPrefix("set trace"), !line.contains("event") else { continue }
      guard let statement = try? Statement(line), statement.command.undoBehavior != .look else {
        continue
      }
      var (next, other) = (whole, short)
      guard (try? next.execute(statement)) != nil, (try? other.execute(statement)) != nil else {
        continue
      }
      (whole, short) = (next, other)
      #expect(whole.simulation?.read("hash") == short.simulation?.read("hash"), "\(line)")
    }
    let simulation = try #require(whole.simulation)
    let replayed = try simulation.replayed(first: nil, until: nil)
    #expect(replayed.read("hash") == simulation.read("hash"))
  }
}
