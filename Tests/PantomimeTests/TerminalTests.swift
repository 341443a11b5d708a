import TestSupport
import Foundation
import Testing

/// Events of the terminal around the line: pastes, sizes, signals, simpler terminals.
@Suite(.timeLimit, .serialized, .enabled(if: PseudoTerminal.isAvailable, "needs a pseudo-terminal"))
struct TerminalTests {
  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  @Test func pastedLinesAreHandedOutOneByOne() throws {
    let terminal = try home.prompted()
    terminal.type("#>" + Key.left)
    terminal.type(
      "\u{1B}[200~one\rscene city-guide\r\rtap on=card\r\tfour\u{1B}[201~",
      expecting: "city-guide started: collapsed")
    terminal.expect("card.1 started: expands in 0.3 s")
    // The last one had no line break: it is the user's to finish.
    terminal.expect(row: "city-guide expanding 0s>  four>")
    terminal.type("!\r", expecting: "unknown verb 'four!>'")
    home.leave(terminal)
  }

  /// Ctrl-C discards the line, without an editor, too.
  @Test(arguments: ["xterm", "dumb"])
  func controlCDiscardsTheLine(kind: String) throws {
    let terminal = try home.prompted(["TERM": kind])
    terminal.type("scene city-guide\r", expecting: "city-guide collapsed 0s>")
    terminal.type("tap on=car", expecting: "tap on=car")
    terminal.type(Key.controlC, expecting: "city-guide collapsed 0s>")
    terminal.type("wait 0.5\r", expecting: "city-guide collapsed 0.5s>")
    #expect(!terminal.screen.transcript.contains("unknown"))
  }

  /// The key that ends `play` is typed at the prompt.
  @Test func theKeyThatStopsAFilmIsTyped() throws {
    let terminal = try home.prompted()
    for (line, answer) in [
      ("scene city-guide", "collapsed 0s>"), ("tap on=card", "expanding 0s>"),
      ("run", "expanded 0.3s>"), ("play speed=0.1", "q ends"),
    ] {
      terminal.type(line + "\r")
      #expect(terminal.wait(for: answer), "\(line)")
    }
    terminal.type("s")
    #expect(terminal.wait { $0.screen.cursor.line.hasSuffix("0.3s> s") })
    terminal.type("how state\r", expecting: "state  expanded")
  }

  @Test func errorEndsAPaste() throws {
    let terminal = try home.prompted()
    terminal.type(
      "\u{1B}[200~scene city-guide\rtapp on=card\rtap on=card\rquit\r\u{1B}[201~",
      expecting: "unknown verb 'tapp'")
    terminal.expect("2 pasted lines after it were discarded")
    terminal.expect("city-guide collapsed 0s> ")
    home.leave(terminal)
  }

  /// The prompt of a copy names it, and the first one has the usual prompt.
  @Test func thePromptNamesAFork() throws {
    let terminal = try home.prompted()
    terminal.type("fork early\r", expectingRow: "pantomime (early)>")
    terminal.type("scene city-guide\r", expectingRow: "city-guide collapsed 0s (early)>")
    terminal.type("switch main\r", expectingRow: "pantomime>")
    home.leave(terminal)
  }

  @Test func resizingKeepsTheLine() throws {
    let terminal = try home.prompted()
    terminal.type("a dozen words", expecting: "dozen words")
    terminal.resize(columns: 30, rows: 20)
    terminal.expect("pantomime> a dozen words")
    terminal.type(" and ten more\r")
    home.expectTaken("a dozen words and ten more", by: terminal)
    home.leave(terminal)
  }

  @Test func tenColumnsAreEnough() throws {
    let terminal = try home.start(columns: 10)
    terminal.expect(row: "pantomime>")
    terminal.type("abcdefghijklmnopqrstuvw" + Key.home + "0" + Key.end + "9\r")
    #expect(terminal.wait { _ in home.lastLine == "0abcdefghijklmnopqrstuvw9" })
    terminal.type("st\t\t", expectingRow: "start  S…")
    terminal.type("\r")
    #expect(terminal.wait { _ in home.lastLine == "st" })
    // The prompt fills the row, so that the cursor waits on the next one.
    terminal.expect("'st'")
    terminal.expect("pantomime>")
    terminal.type(Key.controlD)
    #expect(terminal.exitStatus() == .status(0))
  }

  @Test func suspendedAndContinuedTheLineIsStillThere() throws {
    let shell = try PseudoTerminal.start(
      "/bin/sh", ["-i"], environment: home.environment(["PS1": "ready% "]))
    try #require(shell.wait(for: "ready% "))
    shell.type("'\(try BuiltProgram.path())'\r")
    try #require(shell.wait(for: TemporaryHome.prompt))
    shell.type("abc", expectingRow: "pantomime> abc")
    shell.type(Key.controlZ, expecting: "ready% ")
    shell.type("fg\r", expecting: "pantomime> abc")
    // A terminal left cooked would show the letter twice.
    shell.type("d", expectingRow: "pantomime> abcd")
    shell.type("\r")
    home.expectTaken("abcd", by: shell)
    shell.type(Key.controlD, expecting: "ready% ")
    shell.type("exit\r")
    #expect(shell.exitStatus() == .status(0))
  }

  @Test func stoppedFromOutsideTheTerminalIsMadeRawAgain() throws {
    let terminal = try home.prompted()
    terminal.type("abc", expectingRow: "pantomime> abc")
    terminal.send(signal: SIGSTOP)
    terminal.makeCooked()
    #expect(!terminal.isRaw)
    terminal.send(signal: SIGCONT)
    #expect(terminal.wait { $0.isRaw })
    terminal.type("d\r")
    home.expectTaken("abcd", by: terminal)
    home.leave(terminal)
  }

  /// All that end a program and can be caught.
  private static let fatal = [
    SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGSEGV,
    SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS, SIGIO,
  ]

  @Test(arguments: fatal)
  func dyingGivesTheTerminalBack(signal: Int32) throws {
    let terminal = try home.prompted()
    #expect(terminal.wait { $0.isRaw })
    terminal.send(signal: signal)
    #expect(terminal.exitStatus() == .signal(signal))
    #expect(!terminal.isRaw)
    #expect(terminal.screen.lastPasteMode == false)
  }

  /// Also while a statement runs, or a search is open.
  @Test(arguments: [Key.controlR + "x", "scene city-guide\rdrag on=card by=0,-200 over=1600\r"])
  func dyingInTheMiddleGivesTheTerminalBack(typed: String) throws {
    let terminal = try home.prompted()
    terminal.type(typed)
    #expect(
      terminal.wait { $0.screen.lines.contains { $0.contains("1600") || $0.hasSuffix(": x") } })
    terminal.send(signal: SIGUSR1)
    #expect(terminal.exitStatus() == .signal(SIGUSR1))
    #expect(!terminal.isRaw)
  }

  // MARK: Poorer terminals

  @Test func withoutAUsableCharacterSetNothingBreaks() throws {
    try home.keep(["pan état", "pan plain"])
    let terminal = try home.start(["LC_ALL": "C", "LOCPATH": "/nonexistent"])
    try #require(terminal.wait(for: TemporaryHome.prompt))
    // Drawing must survive the history's letters, too.
    terminal.type("日本é" + Key.controlE + "x" + Key.home + Key.delete + "\u{1B}[200~é\u{1B}[201~")
    terminal.type(Key.controlU + "pan" + Key.up + Key.up + "\r", expecting: "unknown phase")
    terminal.expect(TemporaryHome.prompt)
    terminal.type("\u{FF}ok\r", expecting: "unknown verb")
    terminal.expect(TemporaryHome.prompt)
    home.leave(terminal)
  }

  /// A locale that is named is respected, C as well: nothing but ASCII is written.
  @Test(
    arguments: TestRun.sample(
      [["LC_ALL": "C"], ["LC_ALL": "", "LANG": "C"], ["LC_ALL": "POSIX"]], oneIn: 2))
  func anASCIILocaleDrawsASCII(locale: [String: String]) throws {
    let terminal = try home.start(locale.merging(["PAGER": "cat"]) { $1 })
    try #require(terminal.wait(for: TemporaryHome.prompt))
    terminal.type("scene city-guide; drag on=card by=0,-200\r", expecting: "events: `more`")
    for (line, shown) in [
      ("more", "touch up"), ("strip n=3", "touched"), ("help scrub", "example:"),
      ("help A70", "A70"), ("plot card.frame.y", "(pt)"),
    ] {
      terminal.type(line + "\r", expecting: "\n")
      terminal.expect(shown)
    }
    home.leave(terminal)
    #expect(terminal.screen.transcript.unicodeScalars.allSatisfy { $0.isASCII })
  }

  @Test func anUnnamedLocaleIsTakenForUTF8() throws {
    let terminal = try home.start(["LC_ALL": ""])
    try #require(terminal.wait(for: TemporaryHome.prompt))
    terminal.type("scene city-guide; drag on=card by=0,-200\r", expecting: " · ")
    home.leave(terminal)
  }

  @Test(arguments: ["dumb", "no-such-terminal"])
  func terminalThatCannotEditIsReadPlainly(kind: String) throws {
    let terminal = try home.start(["TERM": kind])
    terminal.expect(TemporaryHome.prompt)
    let note = "note: this system doesn't describe the terminal 'no-such-terminal'"
    #expect(terminal.screen.transcript.contains(note) == (kind != "dumb"))
    terminal.type("scene city-guide\n", expecting: "city-guide collapsed 0s> ")
    terminal.type("show popup-offset\n", expecting: "popup-offset  247 pt")
    terminal.type(Key.controlD)
    #expect(terminal.exitStatus() == .status(0))
    #expect(!terminal.screen.transcript.contains("\u{1B}"))
  }
}
