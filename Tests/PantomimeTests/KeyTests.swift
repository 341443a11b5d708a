import TestSupport
import Foundation
import Testing

/// Keys that mean something only to an editor, and keys that mean nothing at all.
@Suite(.timeLimit, .serialized, .enabled(if: PseudoTerminal.isAvailable, "needs a pseudo-terminal"))
struct KeyTests {
  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  // MARK: Keys without a meaning

  /// Function keys as xterm, the console of Linux, rxvt and screen send them; with Shift, Alt and
  /// Control; focus reports, the backward Tab, and keys that no terminal has.
  private static let meaningless = [
    "\u{1B}OP", "\u{1B}OS", "\u{1B}[15~", "\u{1B}[24~", "\u{1B}[[A", "\u{1B}[[E", "\u{1B}[15;5~",
    "\u{1B}[1;2P", "\u{1B}O5P", "\u{1B}[11^", "\u{1B}[2~", "\u{1B}[5~", "\u{1B}[6;3~", "\u{1B}[Z",
    "\u{1B}[I", "\u{1B}[O", "\u{1B}[1;2A", "\u{1B}[27;5;13~", "\u{1B}[99;99;99z", "\u{1B}[<0;10;5M",
    "\u{1B}\u{1B}[15~", "\u{1B}é", "\u{1B}[?62;c",
  ]

  @Test func keysWithoutAMeaningInsertNothing() throws {
    let terminal = try home.prompted()
    for key in Self.meaningless {
      terminal.type("sh" + key + "ow\r")
      home.expectTaken("show", by: terminal)
      terminal.type("#\r")
      home.expectTaken("#", by: terminal)
    }
    #expect(terminal.screen.bells == Self.meaningless.count)
    home.leave(terminal)
  }

  /// The rest of a key may arrive late, in a separate piece.
  @Test func aKeyMayArriveInPieces() throws {
    let terminal = try home.prompted()
    terminal.type("abc\u{1B}", expectingRow: "pantomime> abc")
    usleep(120_000)
    terminal.type("[1")
    usleep(120_000)
    terminal.type("5~x\u{1B}[")
    usleep(120_000)
    terminal.type("Dy\r")
    home.expectTaken("abcyx", by: terminal)
    // An Escape that waited for nothing does no harm to the key behind it.
    terminal.type("abc\u{1B}")
    usleep(120_000)
    terminal.type(Key.left + "x\r")
    home.expectTaken("abxc", by: terminal)
    home.leave(terminal)
  }

  @Test func aKeyThatTheUserHasBoundHasAMeaning() throws {
    try home.write("bind '^[[15~' ed-move-to-beg\nbind -s '^[OP' 'show '\n", to: ".editrc")
    let terminal = try home.prompted()
    terminal.type("abc\u{1B}[15~x\u{1B}[17~y\r")
    home.expectTaken("xyabc", by: terminal)
    terminal.type("\u{1B}OPtime\r")
    home.expectTaken("show time", by: terminal)
    home.leave(terminal)
  }

  @Test func withViKeysEscapeAloneStillLeavesTheInsertion() throws {
    try home.write("bind -v\n", to: ".editrc")
    let terminal = try home.prompted()
    terminal.type("abc\u{1B}")
    usleep(120_000)
    terminal.type("0x", expectingRow: "pantomime> bc")
    terminal.type("i\u{1B}[15~d\r")
    home.expectTaken("dbc", by: terminal)
    home.leave(terminal)
  }

  // MARK: Undo

  @Test(arguments: [
    ("show fraction" + Key.controlW + Key.undo, "show fraction"),
    ("show fraction" + Key.controlU + Key.undo, "show fraction"),
    ("show fraction" + Key.undo, "show "),
    ("show fraction" + Key.undo + Key.undo, ""),
    ("show" + Key.backspace + Key.backspace + Key.undo, "sho"),
    ("show" + Key.backspace + Key.backspace + Key.undo + Key.undo, "show"),
    ("showw" + Key.left + Key.left + Key.delete + Key.undo, "showw"),
    ("sh\t" + Key.undo, "sh"),
    ("\u{1B}[200~show a b\u{1B}[201~" + Key.undo, ""),
    ("sho" + Key.up + Key.undo, "sho"),
    ("show" + Key.controlW + Key.undo + Key.undo + Key.undo + Key.undo, ""),
  ])
  func undoTakesBackTheLastChange(typed: String, line: String) throws {
    try home.keep(["show time"])
    let terminal = try home.prompted(["NO_COLOR": "1"])
    terminal.type(typed)
    // Undoing too often changes nothing.
    terminal.type(Key.end + "!\r")
    home.expectTaken(line + "!", by: terminal)
    home.leave(terminal)
  }

  @Test func undoPutsTheCursorBack() throws {
    let terminal = try home.prompted()
    terminal.type("abc def" + Key.left + Key.left + Key.left + Key.controlW + Key.undo + "x\r")
    home.expectTaken("abc xdef", by: terminal)
    home.leave(terminal)
  }

  // MARK: Searching

  @Test func controlRGoesFromFindToFind() throws {
    try home.keep(["show time", "pan began", "show fraction", "wait 1", "show state"])
    let terminal = try home.prompted()
    terminal.type(Key.controlR + "sho", expectingRow: "pantomime> show state")
    terminal.expect(row: "search: sho")
    terminal.type(Key.controlR, expectingRow: "pantomime> show fraction")
    terminal.type(Key.controlR, expectingRow: "pantomime> show time")
    terminal.type(Key.controlR, expectingRow: "not found: sho")
    #expect(terminal.screen.lines.contains("pantomime> show time"))
    terminal.type("\u{13}", expectingRow: "pantomime> show fraction")
    terminal.type(Key.backspace + Key.backspace + "\r")
    home.expectTaken("show time", by: terminal)
    // The second search may leave the text to the first one.
    terminal.type(Key.controlR + Key.controlR + Key.controlR, expectingRow: "search: sho")
    terminal.expect(row: "pantomime> show state")
    terminal.type(Key.end + "!\r")
    home.expectTaken("show state!", by: terminal)
    home.leave(terminal)
  }

  @Test(arguments: [
    (Key.right, "shoxw state"), (Key.left, "sxhow state"), (Key.home, "xshow state"),
    ("\u{1B}[15~" + Key.right, "shoxw state"), ("\u{1}", "xshow state"), (Key.end, "show statex"),
    ("\u{7}", "drafx"),
  ])
  func keysEndASearchAndAct(key: String, line: String) throws {
    try home.keep(["show state"])
    let terminal = try home.prompted()
    terminal.type("draf" + Key.controlR + "ow" + key)
    #expect(terminal.wait { !$0.screen.lines.contains { $0.hasPrefix("search") } })
    terminal.type("x\r")
    home.expectTaken(line, by: terminal)
    home.leave(terminal)
  }

  @Test func escapeKeepsWhatIsFoundAndControlCDropsIt() throws {
    try home.keep(["show state", "a.c", "abc"])
    let terminal = try home.prompted()
    // The search is for text, not for a pattern.
    terminal.type(Key.controlR + "a.c", expectingRow: "search: a.c")
    terminal.type("\u{1B}")
    #expect(terminal.wait { !$0.screen.lines.contains { $0.hasPrefix("search") } })
    terminal.expect(row: "pantomime> a.c")
    terminal.type(Key.end + "!\r")
    home.expectTaken("a.c!", by: terminal)
    terminal.type("keep" + Key.controlR + "state" + Key.controlC, expecting: "^C\npantomime> ")
    #expect(!terminal.screen.lines.contains { $0.hasPrefix("search") })
    terminal.type("typed\r")
    home.expectTaken("typed", by: terminal)
    home.leave(terminal)
  }

  @Test func aSearchThatFindsNothingIsNoObstacle() throws {
    let terminal = try home.prompted()
    terminal.type(
      Key.controlR + Key.controlR + "zz" + Key.backspace + Key.backspace + Key.backspace)
    #expect(terminal.wait { $0.screen.bells >= 3 })
    terminal.type("\u{7}abc\r")
    home.expectTaken("abc", by: terminal)
    home.leave(terminal)
  }
}
