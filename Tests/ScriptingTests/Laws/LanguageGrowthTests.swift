import TestSupport
import PantomimeCounting
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// Each line of a long script costs what it costs in a short one, as does each statement of a long
/// session: counted, not timed.
@Suite(.timeLimit, .enabled(if: RuntimeCounts.areThere)) struct LanguageGrowthTests {
  // MARK: Reading

  /// Unreadable and empty text is read completely.
  @Test(
    arguments: TestRun.sample(
      [
        "wait 0.NUMBER", "paan changed dy=-NUMBER", "pan chnged dy=-NUMBER",
        "expect fracton 0.NUMBER", "expect card.frame.z NUMBER", "expect event \"pan bgan\"",
        "# NUMBER", "let name-NUMBER=NUMBER", "view card-NUMBER frame=0,0,1,1",
        "wait 0.1; wait 0.2 # and so on",
      ], oneIn: 10))
  func eachLineCostsTheSame(line: String) {
    let count = TestRun.count(50)
    let growth = Growth(from: count, preparing: { Self.script($0, of: line) }) { bytes in
      _ = Script(bytes, file: "a.pan")
    }
    #expect(growth.isLinear, "\(growth)")
  }

  /// The tests of a script that has many cases are parsed without parsing all cases for each.
  @Test(arguments: ["case c-NUMBER y=NUMBER", "case c-NUMBER y=$x", "case c-NUMBER y=NUMBER\r"])
  func eachCaseCostsTheSame(line: String) {
    let growth = Growth(
      from: 30,
      preparing: { count in
        let lines = (1...count).map { line.replacing("NUMBER", with: "\(10_000 + $0)") + "\n" }
        return Array("let x=1\n\(lines.joined())scene blank\nwait $y\n".utf8)
      }
    ) { bytes in
      for test in ScriptPreamble.tests(of: bytes, file: "a.pan") {
        _ = Script(test, file: "a.pan")
      }
    }
    #expect(growth.isLinear, "\(growth)")
  }

  /// Empty lines allocate no memory, beyond that of the chunks in which a text is scanned.
  @Test(arguments: ["", "   ", "# a comment that is longer than what fits into a word", "\r"])
  func emptyLinesAskForNothing(line: String) {
    func allocations(_ count: Int) -> Int {
      let bytes = Array(String(repeating: line + "\n", count: count).utf8)
      return RuntimeCounts { _ = Script(bytes, file: "a.pan") }.allocations
    }
    _ = allocations(10)
    #expect(allocations(210) - allocations(10) <= 2)
  }

  private static func script(_ count: Int, of line: String) -> [UInt8] {
    let lines = (1...count).map { number in
      line.split(separator: "NUMBER", omittingEmptySubsequences: false).joined(
        separator: String(100_000 + number))
    }
    return Array("scene blank\n\(lines.joined(separator: "\n"))\n".utf8)
  }

  // MARK: Carrying out

  /// Statements with expectations after each of them, of events that have happened, never do, or
  /// happen each time.
  @Test(
    arguments: TestRun.sample(
      [
        "expect event \"scene city-guide\"", "expect event \"pan cancelled\"",
        "expect no event \"completed end\"", "expect no event \"tap\"", "",
      ], oneIn: 3))
  func eachStatementCostsTheSame(question: String) {
    let growth = Growth(from: 60, preparing: { Self.pans($0, question) }) { script in
      let replay = Replay(script, file: "a.pan", in: Session())
      #expect(replay.status == .passed)
    }
    #expect(growth.isLinear, "\(growth)")
  }

  /// Statements beside as many views and animations, typed and answered.
  @Test(
    arguments: TestRun.sample(
      [
        "running rNUMBER vNUMBER.alpha to=0 duration=9",
        "running rNUMBER vNUMBER.alpha to=0 duration=9; wait 0.000001",
        "running rNUMBER vNUMBER.alpha to=0 duration=9; touch down x=1 y=1; touch up",
        "running rNUMBER vNUMBER.alpha to=0 duration=9; pause on=rNUMBER",
        "animate vNUMBER.alpha to=0 duration=9",
        "animate vNUMBER.alpha to=0 duration=9; wait 0.000001",
        "animate vNUMBER.alpha to=0 duration=9 repeat=forever",
      ], oneIn: 4))
  func eachAnswerBesideOthersCostsTheSame(line: String) throws {
    let growth = try Growth(
      from: 20,
      preparing: { (count: Int) throws(ScriptError) -> (Session, Int) in
        var session = Session()
        _ = try session.answer(line: "scene blank", style: .plain)
        return (session, count)
      }
    ) { (prepared: inout (Session, Int)) throws(ScriptError) in
      for number in 1...prepared.1 {
        let line = "view vNUMBER alpha=1; \(line)".replacing("NUMBER", with: "\(1_000 + number)")
        for statement in line.split(separator: "; ") {
          _ = try prepared.0.answer(line: String(statement), style: .plain)
        }
      }
    }
    #expect(growth.isLinear, "\(growth)")
  }

  /// Statements that are typed, each kept to be taken back, with an answer to each.
  @Test(
    arguments: TestRun.sample(
      ["pan began; pan cancelled", "wait 0.01", "tap on=card; run", "show state"], oneIn: 2))
  func eachTypedLineCostsTheSame(line: String) throws {
    let growth = try Growth(
      from: 20,
      preparing: { (count: Int) throws(ScriptError) -> (Session, Int) in
        var session = Session()
        _ = try session.answer(line: "scene city-guide", style: .plain)
        return (session, count)
      }
    ) { (prepared: inout (Session, Int)) throws(ScriptError) in
      for _ in 0..<prepared.1 {
        _ = try prepared.0.answer(line: line, style: .plain)
      }
    }
    #expect(growth.isLinear, "\(growth)")
  }

  private static func pans(_ count: Int, _ question: String) -> Script {
    let round = "pan began\npan cancelled\n\(question)\n"
    let text = "scene city-guide\n" + String(repeating: round, count: count)
    return Script(Array(text.utf8), file: "a.pan")
  }
}
