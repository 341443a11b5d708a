import Testing

/// The line editor as people meet it: keys typed into a terminal.
@Suite(.serialized, .enabled(if: PseudoTerminal.isAvailable, "needs a pseudo-terminal"))
struct LineEditorTests {
  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  @Test func arrowsAndControlKeysEdit() throws {
    let terminal = try home.prompted()
    terminal.type("pan bgan" + Key.left + Key.left + Key.left + "e" + Key.controlE + "!\r")
    #expect(terminal.wait(for: "line: pan began!\n❯ "))
    terminal.type("one two" + Key.controlW + "three\r")
    #expect(terminal.wait(for: "line: one three\n❯ "))
    home.leave(terminal)
  }

  @Test(arguments: [
    (Key.home, Key.end), ("\u{1B}[1~", "\u{1B}[4~"), ("\u{1B}OH", "\u{1B}OF"),
  ])
  func homeAndEndMoveToTheEnds(first: String, last: String) throws {
    let terminal = try home.prompted()
    terminal.type("abc" + first + Key.delete + "x" + last + "y\r")
    #expect(terminal.wait(for: "line: xbcy\n❯ "))
    home.leave(terminal)
  }

  @Test func controlArrowsMoveByWords() throws {
    let terminal = try home.prompted()
    terminal.type("one two" + Key.controlLeft + "x" + Key.home + Key.controlRight + "y\r")
    #expect(terminal.wait(for: "line: oney xtwo\n❯ "))
    home.leave(terminal)
  }

  @Test func controlCDropsTheLine() throws {
    let terminal = try home.prompted()
    terminal.type("never sent")
    #expect(terminal.wait(for: "never sent"))
    terminal.type(Key.controlC)
    #expect(terminal.wait(for: "interrupted\n❯ "))
    terminal.type("kept\r")
    #expect(terminal.wait(for: "line: kept\n❯ "))
    home.leave(terminal)
  }

  @Test func controlCStopsWorkOutsideTheEditor() throws {
    let terminal = try home.prompted()
    terminal.type("work\r")
    #expect(terminal.wait(for: "working\n"))
    terminal.type(Key.controlC)
    #expect(terminal.wait(for: "stopped\n❯ "))
    home.leave(terminal)
  }

  @Test func wideCharactersTakeTwoColumns() throws {
    let terminal = try home.prompted()
    terminal.type("日本é")
    #expect(terminal.wait(forRow: "❯ 日本é"))
    terminal.type(Key.left + Key.left + "x")
    #expect(terminal.wait(forRow: "❯ 日x本é"))
    #expect(terminal.wait { $0.screen.cursor.column == 5 })
    terminal.type(Key.backspace + Key.backspace + "\r")
    #expect(terminal.wait(for: "line: 本é\n❯ "))
    home.leave(terminal)
  }

  @Test func whatIsTypedRightAfterThePromptIsKept() throws {
    for number in 0..<30 {
      let terminal = try home.prompted()
      terminal.type("show \(number)\r" + Key.controlD)
      #expect(terminal.wait(for: "line: show \(number)\n"))
      #expect(terminal.wait(for: "end\n"))
      #expect(terminal.exitStatus() == .status(0))
    }
  }

  // MARK: The user's own settings

  @Test func settingsOfTheUserWin() throws {
    try home.write("bind ^G ed-move-to-beg\nbind '^[[200~' ed-insert\n", to: ".editrc")
    let terminal = try home.prompted()
    terminal.type("abc\u{7}x\r")
    #expect(terminal.wait(for: "line: xabc\n❯ "))
    // Except where they would let a paste fall apart.
    terminal.type("\u{1B}[200~one\u{1B}[201~!\r")
    #expect(terminal.wait(for: "line: one!\n❯ "))
    home.leave(terminal)
  }

  @Test func viKeysWork() throws {
    try home.write("bind -v\n", to: ".editrc")
    let terminal = try home.prompted()
    terminal.type("sh\t\u{1B}0x")
    #expect(terminal.wait(forRow: "❯ how"))
    terminal.type("ié\r")
    #expect(terminal.wait(for: "line: éhow \n❯ "))
    home.leave(terminal)
  }

  // MARK: Completion and hints

  @Test func tabCompletesAUniqueWord() throws {
    let terminal = try home.prompted()
    terminal.type("sh\t")
    #expect(terminal.wait(forRow: "❯ show"))
    terminal.type("x\r")
    #expect(terminal.wait(for: "line: show x\n❯ "))
    // What goes on after the word gets no space.
    terminal.type("ra\t60\r")
    #expect(terminal.wait(for: "line: rate=60\n❯ "))
    home.leave(terminal)
  }

  @Test func secondTabListsTheCandidates() throws {
    let terminal = try home.prompted(columns: 60)
    terminal.type("s\t")
    #expect(terminal.wait { $0.screen.bells == 1 })
    #expect(!terminal.screen.transcript.contains("scene"))
    terminal.type("\t")
    #expect(terminal.wait(forRow: "scene    start a scene  started  a word"))
    #expect(terminal.wait(forRow: "show     values now"))
    #expect(terminal.wait { $0.screen.cursor == ("❯ s", 3) })
    terminal.type("h\t\r")
    #expect(terminal.wait(for: "line: show \n❯ "))
    home.leave(terminal)
  }

  @Test func hintStandsBehindTheCursorAndGoes() throws {
    let terminal = try home.prompted()
    terminal.type("pan c")
    #expect(terminal.wait(forRow: "❯ pan changed dy="))
    #expect(terminal.screen.cursor.column == 7)
    terminal.type("x")
    #expect(terminal.wait(forRow: "❯ pan cx"))
    terminal.type("\r")
    #expect(terminal.wait(for: "line: pan cx\n❯ "))
    home.leave(terminal)
  }
}
