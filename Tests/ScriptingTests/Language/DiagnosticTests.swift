import ScriptingSupport
import TestSupport
import PantomimeReporting
import PantomimeScripting
import Testing

/// The printed form of an error: the place, the line, a mark under the place, and the hint.
@Suite(.timeLimit) struct DiagnosticTests {
  private func rendered(
    _ line: String, file: String? = "swipe.pan", number: Int = 3, style: Style = .plain,
    indent: Int? = nil
  ) throws -> String {
    let error = try #require(throws: ScriptError.self) { try Statement(line) }
    return Diagnostic(error, file: file, line: number, text: line)
      .rendered(style: style, indent: indent)
  }

  @Test func aFileNamesThePlace() throws {
    #expect(
      try rendered("pan chagned dy=-120") == """
        swipe.pan:3:5: error: unknown phase 'chagned'
          3 | pan chagned dy=-120
            |     ^~~~~~~ did you mean 'changed'?

        """)
    #expect(
      try rendered("wait", number: 1_234) == """
        swipe.pan:1234:1: error: 'wait' needs a time
          1234 | wait
               | ^~~~ for example: wait 0.1

        """)
  }

  /// Under a typed line, the mark is below the word, to the right of the prompt.
  @Test func aTypedLineIsNotRepeated() throws {
    #expect(
      try rendered("pan chagned", file: nil, indent: 7) == """
                   ^~~~~~~
        error: unknown phase 'chagned'
          did you mean 'changed'?

        """)
  }

  @Test func aTypedLineThatWrapsOrIsWideIsRepeated() throws {
    let long = "pan began " + String(repeating: "x=1 ", count: 3) + "dz=1"
    let narrow = Style(hasColor: false, isUnicode: true, columns: 30)
    let told = try rendered(long, file: nil, style: narrow, indent: 7)
    #expect(told.contains(" | …") && told.contains("dz=1"))
    for line in told.split(separator: "\n") { #expect(line.count <= 30, "\(line)") }
    #expect(
      try rendered("pan été", file: nil, indent: 7) == """
        error: unknown phase 'été'
           | pan été
           |     ^~~ phases: began, changed, ended, cancelled

        """)
  }

  /// Columns count characters, the mark counts the places they take on a terminal.
  @Test func marksStandUnderWideCharacters() throws {
    #expect(
      try rendered("日本 x") == """
        swipe.pan:3:1: error: unknown verb '日本'
          3 | 日本 x
            | ^~~~ `help` lists the verbs

        """)
    #expect(try rendered("pan 日本").contains("swipe.pan:3:5: error"))
    // A letter and its accent are two scalars and take one place.
    #expect(try rendered("at 1 pan e\u{301}e\u{301}").contains("\n    |          ^~ phases"))
    #expect(try rendered("at\t1\tpan\tx").contains("\n    |          ^ phases"))
  }

  @Test func nothingOfTheLineReachesTheTerminalRaw() throws {
    for scalar in (0..<0x20).compactMap(Unicode.Scalar.init) + ["\u{7F}", "\u{9B}"] {
      for line in [
        "pan be\(scalar)gan", "\(scalar)pan", "expect event \"\(scalar)", "x\(scalar)=1",
      ] {
        let text = try rendered(line)
        for found in text.unicodeScalars where found.value < 0x20 || found.value == 0x7F {
          #expect(found == "\n", "\(scalar.value) in \(line.debugDescription)")
        }
        #expect(!text.unicodeScalars.contains("\u{9B}"))
        #expect(text.split(separator: "\n").count == 3)
      }
    }
  }

  @Test func longLinesAreShownAroundThePlace() throws {
    let blanks = String(repeating: " ", count: 500)
    let text = try rendered("pan\(blanks)chagned\(blanks)dy=1")
    let lines = text.split(separator: "\n")
    #expect(lines[0] == "swipe.pan:3:504: error: unknown phase 'chagned'")
    #expect(lines[1].hasPrefix("  3 | …") && lines[1].hasSuffix("…") && lines[1].count <= 80)
    let mark = try #require(lines[2].firstIndex(of: "^"))
    let column = lines[2].distance(from: lines[2].startIndex, to: mark)
    #expect(lines[1].dropFirst(column).hasPrefix("chagned"))
    #expect(lines[2].hasSuffix("^~~~~~~ did you mean 'changed'?"))
  }

  @Test func colorOnlyAddsEscapes() throws {
    let color = Style(hasColor: true, isUnicode: true)
    let text = try rendered("pan chagned", style: color)
    #expect(text.contains("\u{1B}[31merror: \u{1B}[0m"))
    #expect(text.contains("\u{1B}[31m^~~~~~~\u{1B}[0m"))
    let escapes = ["31", "1", "0"].map { "\u{1B}[\($0)m" }
    let bare = escapes.reduce(text) { text, escape in
      text.split(separator: escape, omittingEmptySubsequences: false).joined()
    }
    #expect(try bare == rendered("pan chagned"))
  }

  @Test(arguments: [(1, ""), (20, ""), (21, "and 1 more error\n"), (50, "and 30 more errors\n")])
  func twentyOfAFileAreShown(count: Int, end: String) {
    let text = String(repeating: "pan\n", count: count)
    let found = Script(Array(text.utf8), file: "a.pan").diagnostics
    let shown = Diagnostic.text(of: found, style: .plain)
    #expect(shown.split(separator: "\n").filter { $0.contains("error: ") }.count == min(count, 20))
    #expect(end.isEmpty ? !shown.contains("more error") : shown.hasSuffix("\n" + end))
  }
}

/// The printed form of a failed expectation.
@Suite(.timeLimit) struct FailureTests {
  @Test func itShowsBothSidesAndWhatWentBefore() throws {
    let play = try Play("scene city-guide", "at 1 set zero-velocity=nearest", "expect fraction 0.5")
    let failure = try #require(play.failures.first)
    #expect(
      failure.rendered(file: "a.pan", style: .plain) == """
          a.pan:1:1: expect fraction 0.5
            expected  0.5
            actual    0  (off by 0.5, tolerance 0.0001)
            trace     t=0.0000  scene city-guide
                      t=1.0000  set zero-velocity=nearest

        """)
    #expect(
      failure.rendered(file: nil, style: .plain) == """
          expect fraction 0.5
            expected  0.5
            actual    0  (off by 0.5, tolerance 0.0001)

        """)
  }

  @Test func inAllDetailAFailureIsTold() throws {
    var talk = Talk()
    _ = try talk.say("scene city-guide; set detail=all")
    let told = try ["at 1 show time", "expect time 1", "expect time 2"].map { try talk.say($0) }
    #expect(
      told == [
        "time  1 s\n", "ok\n",
        """
        failed: time is 1, 1 too low (tolerance 0.000001)
          expect time 2
            expected  2
            actual    1  (off by 1, tolerance 0.000001)

        """,
      ])
    let play = try Play("scene city-guide", "at 1 show time", "expect time 1", "expect time 2")
    #expect(play.steps.map { StepText.results($0, style: .plain) } == ["", "time  1 s\n", "", ""])
  }
}
