import TestSupport
import Testing

/// The line editor as people meet it: keys typed into a terminal.
@Suite(.timeLimit, .serialized, .enabled(if: PseudoTerminal.isAvailable, "needs a pseudo-terminal"))
struct LineEditorTests {
  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  @Test func arrowsAndControlKeysEdit() throws {
    let terminal = try home.prompted()
    terminal.type("pan bgan" + Key.left + Key.left + Key.left + "e" + Key.controlE + "!\r")
    home.expectTaken("pan began!", by: terminal)
    terminal.type("one two" + Key.controlW + "three\r")
    home.expectTaken("one three", by: terminal)
    home.leave(terminal)
  }

  @Test(arguments: [
    (Key.home, Key.end), ("\u{1B}[1~", "\u{1B}[4~"), ("\u{1B}OH", "\u{1B}OF"),
  ])
  func homeAndEndMoveToTheEnds(first: String, last: String) throws {
    let terminal = try home.prompted()
    terminal.type("abc" + first + Key.delete + "x" + last + "y\r")
    home.expectTaken("xbcy", by: terminal)
    home.leave(terminal)
  }

  @Test func controlArrowsMoveByWords() throws {
    let terminal = try home.prompted()
    terminal.type("one two" + Key.controlLeft + "x" + Key.home + Key.controlRight + "y\r")
    home.expectTaken("oney xtwo", by: terminal)
    home.leave(terminal)
  }

  @Test func controlCDropsTheLine() throws {
    let terminal = try home.prompted()
    terminal.type("never sent", expecting: "never sent")
    terminal.type(Key.controlC, expecting: "\npantomime> ")
    terminal.type("kept\r")
    home.expectTaken("kept", by: terminal)
    home.leave(terminal)
  }

  @Test func wideCharactersTakeTwoColumns() throws {
    let terminal = try home.prompted()
    terminal.type("日本é", expectingRow: "pantomime> 日本é")
    terminal.type(Key.left + Key.left + "x", expectingRow: "pantomime> 日x本é")
    #expect(terminal.wait { $0.screen.cursor.column == 14 })
    terminal.type(Key.backspace + Key.backspace + "\r")
    home.expectTaken("本é", by: terminal)
    home.leave(terminal)
  }

  @Test func whatIsTypedRightAfterThePromptIsKept() throws {
    for number in 0..<TestRun.count(30, oneIn: 6) {
      let terminal = try home.prompted()
      terminal.type("show\(number)\r" + Key.controlD, expecting: "unknown verb 'show\(number)'\n")
      #expect(terminal.exitStatus() == .status(0))
    }
  }

  // MARK: The user's own settings

  @Test func settingsOfTheUserWin() throws {
    try home.write("bind ^G ed-move-to-beg\nbind '^[[200~' ed-insert\n", to: ".editrc")
    let terminal = try home.prompted()
    terminal.type("abc\u{7}x\r")
    home.expectTaken("xabc", by: terminal)
    // Except where they would let a paste fall apart.
    terminal.type("\u{1B}[200~one\u{1B}[201~!\r")
    home.expectTaken("one!", by: terminal)
    home.leave(terminal)
  }

  @Test func viKeysWork() throws {
    try home.write("bind -v\n", to: ".editrc")
    let terminal = try home.prompted()
    terminal.type("sh\t\u{1B}0x", expectingRow: "pantomime> how")
    terminal.type("ié\r")
    home.expectTaken("éhow ", by: terminal)
    home.leave(terminal)
  }

  // MARK: Completion and hints

  @Test func tabCompletesAUniqueWord() throws {
    // Without colour there are no hints behind the cursor.
    let terminal = try home.prompted(["NO_COLOR": "1"])
    terminal.type("sh\t", expectingRow: "pantomime> show")
    terminal.type("x\r")
    home.expectTaken("show x", by: terminal)
    // A candidate that continues after the word gets no space.
    terminal.type("set ra\t60\r")
    home.expectTaken("set rate=60", by: terminal)
    home.leave(terminal)
  }

  @Test func tabCompletesPathsOfTheRunningScene() throws {
    let terminal = try home.prompted()
    terminal.type("scene ci\t\r")
    home.expectTaken("scene city-guide ", by: terminal, next: "city-guide collapsed 0s> ")
    terminal.type("show pop\t\r", expecting: "popup-offset  247")
    terminal.type("pan cha\tdy=-1\t\r", expecting: "write `pan began` first")
    home.leave(terminal)
  }

  @Test func tabListsTheCandidates() throws {
    let terminal = try home.prompted(columns: 60)
    terminal.type("sc\t", expectingRow: "scene        Starts a scene at time 0.")
    #expect(terminal.wait { $0.screen.cursor == ("pantomime> sc", 13) })
    terminal.type("e\t\r", expecting: "'scene' needs a scene name")
    home.leave(terminal)
  }

  @Test func hintStandsBehindTheCursorAndGoes() throws {
    let terminal = try home.prompted()
    terminal.type("pan ch", expectingRow: "pantomime> pan changed dx= dy= vx= vy= x= y= on=")
    #expect(terminal.screen.cursor.column == 17)
    terminal.type("x", expectingRow: "pantomime> pan chx")
    terminal.type("\r", expecting: "unknown phase 'chx'")
    home.leave(terminal)
  }

  // MARK: The conversation

  @Test func cardIsScrubbedReleasedAndExpanded() throws {
    let terminal = try home.prompted(columns: 120)
    let lines: [(typed: String, shown: String)] = [
      ("scene city-guide", "city-guide collapsed 0s> "),
      ("set detail=all", "city-guide collapsed 0s> "),
      ("pan began", "animator paused"),
      ("pan changed dy=-120", "fraction=0.4858"),
      ("show fraction", "fraction  0.4858"),
      ("pan ended vy=-300", "decided end by=velocity"),
      ("run", "completed end"),
      ("expect state expanded", "ok\n"),
    ]
    for line in lines {
      terminal.type(line.typed + "\r")
      #expect(terminal.wait(for: line.shown), "\(line.typed)")
    }
    terminal.expect("city-guide expanded 0.1525s> ")
    home.leave(terminal)
  }

  @Test func errorLeavesTheSessionAsItWas() throws {
    let terminal = try home.prompted()
    terminal.type("scene city-guide\r", expecting: "city-guide collapsed 0s> ")
    terminal.type("at 2 pan changed dy=-1\r", expecting: "write `pan began` first")
    terminal.expect("city-guide collapsed 0s> ")
    terminal.type("pan chagned dy=1\r")
    // The mark stands under the word that was typed.
    terminal.expect(row: String(repeating: " ", count: 29) + "^~~~~~~")
    terminal.expect(row: "  did you mean 'changed'?")
    home.leave(terminal)
  }

  @Test(arguments: ["quit", "  quit  # bye"])
  func quitLeaves(line: String) throws {
    let terminal = try home.prompted()
    terminal.type(line + "\r")
    #expect(terminal.exitStatus() == .status(0))
  }
}
