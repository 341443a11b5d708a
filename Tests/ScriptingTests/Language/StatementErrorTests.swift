import ScriptingSupport
import TestSupport
import PantomimeReporting
import PantomimeScripting
import Testing

/// A line that cannot be read says what is wrong, where, and what to write instead.
@Suite(.timeLimit) struct StatementErrorTests {
  @Test(arguments: words + numbers + neededOptions + options + shapes)
  func isToldWithItsPlace(wrong: ErrorCase) throws {
    let error = try #require(throws: ScriptError.self) { try Statement(wrong.line.text) }
    #expect(Marked.marking(error.span, in: wrong.line.text) == wrong.line.testDescription)
    #expect(error.message == wrong.message)
    #expect(error.hint.contains(wrong.hint), "\(error.hint)")
  }

  @Test func linesBeyondAllMeasureAreRefusedAndShownInPart() throws {
    for length in [65_537, 1_000_000] {
      let line = String(repeating: "x", count: length)
      let error = try #require(throws: ScriptError.self) { try Statement(line) }
      #expect(error.message == "the line has \(length) characters")
      let shown = Diagnostic(error, file: "a.pan", line: 3, text: line).rendered(style: .plain)
      #expect(shown.hasPrefix("a.pan:3:65537: error: "))
      #expect(shown.count < 500)
    }
    #expect(throws: Never.self) {
      try Statement("pan began" + String(repeating: " ", count: 60_000))
    }
  }

  @Test(arguments: ["", "   ", "\t", "# pan chagned", "   # (\"", "\r"])
  func blankLinesAndCommentsSayNothing(line: String) throws {
    #expect(try Statement(line) == nil)
  }

  @Test(arguments: [
    "pan changed dy=-120", "pan\tchanged   dy=-120", "  pan changed dy=-120 # up",
    "pan changed dy=-120\r",
    "pan changed dy=-120pt", "pan changed dy=-1.2e2", "pan changed dy=-1200e-1pt",
    "pan changed dy=-120#up",
  ])
  func spellingsOfOneStatementDoTheSame(line: String) throws {
    let wanted = try trace(of: "pan changed dy=-120")
    #expect(try trace(of: line) == wanted)
  }

  private func trace(of line: String) throws -> String {
    try Play("scene city-guide", "pan began", line).trace
  }
}
