import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// A file is read completely, and all of its errors are reported together, before any of it runs.
@Suite(.timeLimit) struct ScriptTests {
  /// The script with every place marked that an error names: the input again, if all is well.
  private func marked(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let script = Script(Array(Marked(text).text.utf8), file: nil)
    lines = lines.map { Marked($0).text }
    for found in script.diagnostics {
      lines[found.line - 1] = Marked.marking(found.error.span, in: lines[found.line - 1])
    }
    return lines.joined(separator: "\n")
  }

  @Test(arguments: [
    // Lines that cannot be read, and names that the scene does not have, in the order of the lines.
    """
    scene city-guide
    pan ▸chagned◂ dy=-120
    expect ▸card.frme◂ 0,0,1,1

    tap on=▸crad◂    # a comment
    tap card
    pan began on=▸label.7◂
    tap on=label
    pause on=▸card.9◂
    show card.frame ▸fractoin◂ progress
    expect ▸state.x◂ 1
    set ▸card◂=2
    set ▸speed◂=3
    set zero-velocity=▸fastest◂
    expect card.frame ▸1,2,3◂
    expect card.frame.y ▸1,2◂
    expect fraction ▸fast◂
    expect fraction 0.5 within ▸-1◂
    expect reversed ▸maybe◂
    expect card.frame < ▸3◂
    expect state > ▸a◂
    expect completions ▸1s◂
    quit
    """,
    // Nothing is running yet.
    """
    tap on=▸card◂
    run
    wait 1
    at 2
    at 2 scene city-guide
    show time
    """,
    """
    ▸show◂
    expect state collapsed
    pan began
    start
    set zero-velocity=nearest
    """,
    // Time that goes backward, as far as it is certain.
    """
    scene city-guide
    at 1 pan began
    at ▸0.5◂ pan ended
    wait 0.25
    at ▸1.2◂
    run for 500ms
    ▸run◂ until 1.7
    at 3 scene city-guide
    at 0.1
    wait 30f
    at 0.2
    at ▸50ms◂ pan began
    run
    at ▸0.1◂
    """,
    // Pan reports out of order, as far as it is certain: with a velocity the pan may be refused.
    """
    scene city-guide
    ▸pan changed◂ dy=-1
    pan began
    ▸pan began◂ vx=1
    pan changed
    pan cancelled
    ▸pan ended◂
    pan began vx=1 vy=1
    pan began vx=2 vy=3
    pan ended
    ▸pan cancelled◂
    pan began
    scene city-guide
    ▸pan changed◂
    """,
    // After a scene that cannot be, no line is blamed for what it would have had.
    """
    scene ▸city-gide◂
    tap on=crad
    at 5
    at ▸4◂
    pan ▸bgan◂
    scene ▸city-guide◂ cell=250x900
    tap on=crad
    pan changed
    at 4
    scene city-guide
    tap on=▸crad◂
    pan ▸bgan◂
    pan changed
    """,
  ])
  func everyErrorIsToldAtOnce(text: String) {
    #expect(marked(text) == text)
  }

  /// Views that a scene adds as it runs have names before.
  @Test func namesThatAppearLaterAreKnown() {
    let text = """
      scene pokedex-detail
      expect surface.0.alpha 1
      expect surface.12.model.alpha > 0
      show surface.3.alpha surface.4.layers
      expect surface.0.alpha ▸red◂
      expect ▸surface.0.x◂ 1
      expect ▸surface.N.alpha◂ 1
      expect ▸surface.01.alpha◂ 1
      expect ▸cell.0.alpha◂ 1
      tap on=surface.0
      touch down on=surface.0
      touch down on=▸surfaces.0◂
      scene pokedex-list
      expect cell.0.x 0
      expect cell.40.x 0
      """
    #expect(marked(text) == text)
  }

  private static let three = "scene city-guide\ntap on=card\nrun"

  @Test(arguments: [
    three, three + "\n", three + "\n\n", "\u{FEFF}" + three,
    three.replacingOccurrences("\n", by: "\r\n"), "\u{FEFF}\r\n# x\r\n" + three + "\r\n",
    "\n\n" + three,
  ])
  func howLinesEndDoesNotMatter(text: String) {
    let script = Script(Array(text.utf8), file: nil)
    #expect(script.diagnostics.isEmpty)
    #expect(script.statements.map(\.text) == ["scene city-guide", "tap on=card", "run"])
  }

  @Test func linesAreCountedWhateverTheirEnds() {
    for end in ["\n", "\r\n"] {
      let text = ["\u{FEFF}# first", "", "pan ", "   wat 3"].joined(separator: end)
      let script = Script(Array(text.utf8), file: "a.pan")
      #expect(script.diagnostics.map(\.line) == [3, 4])
      #expect(script.diagnostics.map(\.column) == [1, 4])
    }
  }

  /// The place of every byte that spoils a file: the line, and the characters before it.
  @Test(
    arguments: [
      ([0xFF], 1, 1), ([0x61, 0xC3], 1, 2), ([0xC3, 0xA9, 0xC3], 1, 2), ([0xED, 0xA0, 0x80], 1, 1),
      ([0x0A, 0x0A, 0x20, 0x80, 0x0A], 3, 2), ([0xEF, 0xBB, 0xBF, 0x61, 0xC0, 0x80], 1, 2),
      ([0xF0, 0x9F, 0x98, 0x80, 0xF0, 0x9F, 0x98], 1, 2),
    ] as [([UInt8], Int, Int)])
  func whatIsNotTextIsToldWithItsPlace(bytes: [UInt8], line: Int, column: Int) {
    let script = Script(bytes, file: "a.pan")
    #expect(script.statements.isEmpty)
    #expect(script.diagnostics.map(\.line) == [line])
    #expect(script.diagnostics.map(\.column) == [column])
    #expect(script.diagnostics.allSatisfy { $0.error.message.hasSuffix("is not UTF-8") })
  }

  @Test func noTextIsNoError() {
    for text in ["", "\n", "\u{FEFF}", "# only\n# comments", "\r\n\r\n"] {
      let script = Script(Array(text.utf8), file: nil)
      #expect(script.statements.isEmpty && script.diagnostics.isEmpty)
    }
  }

  @Test func aScriptHasAnEnd() {
    let line = "help\n"
    let most = 2_000
    let script = Script(
      Array(String(repeating: line, count: most + 5).utf8), file: nil, atMost: most)
    #expect(script.diagnostics.map(\.line) == [most + 1])
  }
}

extension String {
  fileprivate func replacingOccurrences(_ part: Character, by other: String) -> String {
    map { $0 == part ? other : String($0) }.joined()
  }
}
