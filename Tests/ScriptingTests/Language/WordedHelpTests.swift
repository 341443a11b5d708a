import TestSupport
import PantomimeReporting
import PantomimeScripting
import Testing

/// The lines that help suggests work.
@Suite(.timeLimit) struct WordedHelpTests {
  @Test(arguments: ["duration=", "on=", "speed=", "faults="])
  func anOptionIsAskedForByItsName(name: String) throws {
    let wanted = try #require(HelpText.standard.topic(name))
    for line in ["help \(name)", "at 0 help \(name)"] {
      var session = Session()
      _ = try session.answer(line: "scene blank", style: .plain)
      let text = try session.answer(line: line, style: .plain).text
      #expect(text.split { $0.isWhitespace } == wanted.split { $0.isWhitespace }, "\(line)")
    }
    #expect(throws: ScriptError.self) { try Statement("help nothing-like-it=") }
    #expect(throws: ScriptError.self) { try Statement("pan changed \(name)") }
  }
}

/// `test` needs no text where an option says something.
@Suite(.timeLimit) struct UnnamedTestTests {
  @Test(arguments: ["language=1", "tags=card", "known-failure=\"no spring\"", "language=1 tags=a"])
  func anOptionIsEnough(options: String) throws {
    let bytes = Array("test \(options)\nscene city-guide\n".utf8)
    #expect(Script(bytes, file: "a.pan").diagnostics.isEmpty)
    let head = ScriptPreamble(of: bytes, file: nil, in: .standard)
    #expect(head.about.isEmpty)
    #expect(
      head.tags == (options.contains("card") ? ["card"] : options.contains("tags") ? ["a"] : []))
    #expect((head.knownFailure != nil) == options.contains("known"))
  }

  @Test func nothingAtAllIsNot() throws {
    let error = try #require(throws: ScriptError.self) { try Statement("test") }
    #expect(error.message == "'test' needs a text or an option")
    #expect(throws: ScriptError.self) { try Statement("test \"\" language=1") }
  }
}
