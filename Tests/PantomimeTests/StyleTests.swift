import TestSupport
import PantomimeScripting
import Testing
import PantomimeScripting
import PantomimeTool

@Suite(.timeLimit) struct StyleTests {
  @Test func colorFollowsTheOrderOfPrecedence() {
    func wants(
      _ environment: Environment, flag: ColorChoice = .auto, terminal: Bool = true
    ) -> Bool {
      TerminalStyle.wantsColor(flag, environment: environment, isTerminal: terminal)
    }
    #expect(wants([:]))
    #expect(!wants([:], terminal: false))
    #expect(wants(["NO_COLOR": "1"], flag: .always, terminal: false))
    #expect(!wants(["CLICOLOR_FORCE": "1"], flag: .never))
    #expect(!wants(["NO_COLOR": "1", "CLICOLOR_FORCE": "1"]))
    #expect(wants(["NO_COLOR": ""]))
    #expect(wants(["CLICOLOR_FORCE": "1", "TERM": "dumb"], terminal: false))
    #expect(!wants(["CLICOLOR_FORCE": "0"], terminal: false))
    #expect(!wants(["CLICOLOR": "0"]))
    #expect(!wants(["TERM": "dumb"]))
  }

  @Test func widthIsAskedOfTheEnvironmentWhereThereIsNoTerminal() {
    #expect(TerminalStyle.columns(of: -1, environment: ["COLUMNS": "33"]) == 33)
    #expect(TerminalStyle.columns(of: -1, environment: ["COLUMNS": "-3"]) == 80)
    #expect(TerminalStyle.columns(of: -1, environment: [:]) == 80)
  }

  @Test func plainStyleAddsNothing() {
    #expect(TerminalStyle.plain.dim("x") == "x")
    #expect(TerminalStyle(color: true, utf8: true, columns: 80).dim("x") == "\u{1B}[2mx\u{1B}[0m")
  }

  @Test func textIsMadeHarmlessForTheTerminal() {
    #expect(TerminalStyle.printable("a\tb\u{1B}[1m\u{9B}é", utf8: true) == "a b[1mé")
    #expect(TerminalStyle.printable("état", utf8: false) == "?tat")
  }

  @Test func candidatesFitTheirWidth() {
    let candidates = (1...7).map { Candidate("word\($0)", "meaning \($0)") }
    for columns in 1...100 {
      let style = TerminalStyle(color: false, utf8: false, columns: columns)
      let rows = CandidateList(candidates: candidates, style: style).rows()
      #expect(rows.allSatisfy { $0.count <= max(1, columns - 1) })
      #expect(rows.count <= candidates.count)
    }
    #expect(Completion(start: 0, candidates: candidates).commonPrefix == "word")
    #expect(Completion(start: 0, candidates: []).commonPrefix == "")
  }

  @Test func whatDoesNotFitEndsInAnEllipsis() throws {
    // How wide a character is depends on the character set.
    try #require(TerminalStyle.terminalIsUTF8)
    let text = "Lets a pan drive"
    #expect(TerminalStyle.shortened(text, columns: 16, utf8: true) == text)
    #expect(TerminalStyle.shortened(text, columns: 15, utf8: true) == "Lets a pan dri…")
    #expect(TerminalStyle.shortened(text, columns: 12, utf8: true) == "Lets a pan…")
    #expect(TerminalStyle.shortened(text, columns: 12, utf8: false) == "Lets a pa...")
    #expect(TerminalStyle.shortened("日本語", columns: 4, utf8: true) == "日…")
    for columns in 0...17 {
      for utf8 in [true, false] {
        let cut = TerminalStyle.shortened(text, columns: columns, utf8: utf8)
        #expect(TerminalStyle.width(of: cut) <= columns)
      }
    }
    let candidate = Candidate("drive", text)
    let style = TerminalStyle(color: false, utf8: true, columns: 16)
    #expect(CandidateList(candidates: [candidate], style: style).rows() == ["drive  Lets a… "])
  }

  @Test func decoderDropsWhatIsNoText() {
    var decoder = ScalarDecoder()
    // An overlong newline, a surrogate, a letter cut short by another one, a stray byte.
    let bytes: [UInt8] = [0xE0, 0x80, 0x8A, 0xED, 0xA0, 0x80, 0xC3, 0x61, 0xFF, 0xC3, 0xA9]
    #expect(bytes.compactMap { decoder.take($0) } == ["a", "é"])
  }
}
