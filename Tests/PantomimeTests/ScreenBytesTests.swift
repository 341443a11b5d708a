import PantomimeTool
import TestSupport
import Testing

/// The bytes of a terminal, read and written.
@Suite(.timeLimit) struct ScreenBytesTests {
  private func read(_ text: String) -> [ScreenEvent] {
    var decoder = ScreenDecoder()
    return Array(text.utf8).compactMap { decoder.take($0) }
  }

  @Test func reportsAreRead() {
    #expect(
      read("\u{1B}[<0;17;19M\u{1B}[<32;17;18M\u{1B}[<0;17;18m") == [
        .mouse(.press, x: 17, y: 19), .mouse(.drag, x: 17, y: 18), .mouse(.release, x: 17, y: 18),
      ])
    // The wheel, other buttons and motion without a button are nothing.
    #expect(read("\u{1B}[<64;1;1M\u{1B}[<2;1;1M\u{1B}[<35;1;1M").isEmpty)
    #expect(read("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
    #expect(
      read("\u{1B}[?1016;2$y\u{1B}[6;20;10t") == [
        .mode(1016, state: 2), .cell(width: 10, height: 20),
      ])
    #expect(
      read("\u{1B}[A\u{1B}OB\u{1B}[1;2C") == [
        .key(.up(isShifted: false)), .key(.down(isShifted: false)), .key(.right(isShifted: true)),
      ])
    #expect(read("q \u{3}") == [.key(.letter("q")), .key(.letter(" ")), .key(.control(3))])
  }

  /// No bytes trap, and what follows any of them is read.
  @Test func anyBytesAreRead() {
    var random = FuzzGenerator(seed: 3)
    for _ in 0..<2_000 {
      var decoder = ScreenDecoder()
      for _ in 0..<random.below(40) {
        let byte =
          random.below(2) == 0
          ? UInt8(random.below(256)) : Array("\u{1B}[<0;1M".utf8)[random.below(7)]
        _ = decoder.take(byte)
      }
      // Longer than any sequence.
      for _ in 0..<70 { _ = decoder.take(UInt8(ascii: "q")) }
      #expect(decoder.take(UInt8(ascii: "q")) == .key(.letter("q")))
    }
  }

  /// The changes make a terminal show the cells, whatever it showed before.
  @Test func changesLeadToTheCells() {
    // Widths depend on the character set.
    #expect(TerminalStyle.terminalIsUTF8)
    var random = FuzzGenerator(seed: 4)
    var screen = TerminalScreen(columns: 30, rows: 8)
    var shown: ScreenGrid?
    for _ in 0..<300 {
      var grid = ScreenGrid(columns: 30, rows: 8)
      var rows = [String](repeating: "", count: 8)
      for row in 0..<8 where random.below(3) > 0 {
        let text = String((0..<random.below(30)).map { _ in Array("ab ⡇界x")[random.below(6)] })
        rows[row] = text
        let half = text.index(text.startIndex, offsetBy: text.count / 2)
        grid.write("\u{1B}[31m\(text[..<half])\u{1B}[0m\(text[half...])", row: row)
      }
      screen.take(Array(grid.changes(from: shown).utf8))
      shown = grid
      let fresh = ScreenGrid(columns: 30, rows: 8)
      var other = TerminalScreen(columns: 30, rows: 8)
      other.take(Array(grid.changes(from: fresh).utf8))
      #expect(screen.lines == other.lines)
      for (row, text) in rows.enumerated() {
        let width = TerminalStyle.width(of: text)
        guard width <= 30 else { continue }
        var wanted = text
        while wanted.last == " " { wanted.removeLast() }
        #expect(screen.lines[row] == wanted)
      }
      #expect(grid.changes(from: grid).isEmpty)
    }
  }

  @Test func thePaceIsKept() {
    var pace = ScreenPace()
    var (written, now) = (0.0, 0.0)
    for _ in 0..<3_000 {
      now += 1 / 30.0
      guard pace.admits(at: now) else { continue }
      pace.note(5_000)
      written += 5_000
    }
    #expect(written <= 40_000 * now + 16_000 && written > 30_000 * now)
  }
}
