import Foundation
import TestSupport
import Testing

/// `live` and `play` on a terminal, with the reports of a real mouse.
@Suite(.timeLimit, .serialized, .enabled(if: PseudoTerminal.isAvailable, "needs a pseudo-terminal"))
struct LiveScreenTests {
  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  private static let prompt = "s> "

  /// The modes that a view on the whole screen sets, all of which must be gone afterwards.
  private static let playModes: Set = [1049]
  private static let liveModes: Set = [1049, 1002, 1004, 1006]

  private func started(_ lines: [String], columns: UInt16 = 100) throws -> PseudoTerminal {
    let terminal = try home.start(columns: columns, rows: 40)
    try #require(terminal.wait(for: TemporaryHome.prompt))
    for line in lines {
      terminal.type(line + "\r")
      try #require(terminal.wait(for: Self.prompt))
    }
    return terminal
  }

  private func openLive(_ lines: [String] = []) throws -> PseudoTerminal {
    let terminal = try started(["scene city-guide"] + lines)
    terminal.type("live\r")
    try #require(terminal.wait(for: "touch the stage"))
    #expect(terminal.wait { $0.screen.modes.isSuperset(of: Self.liveModes) })
    return terminal
  }

  /// Types the reports of a drag through some rows, as the mouse moves.
  private func drag(_ terminal: PseudoTerminal, _ column: Int, _ rows: [Int], lift: Bool = true) {
    terminal.type("\u{1B}[<0;\(column);\(rows[0])M")
    for row in rows.dropFirst() {
      usleep(20_000)
      terminal.type("\u{1B}[<32;\(column);\(row)M")
    }
    if lift { terminal.type("\u{1B}[<0;\(column);\(rows[rows.count - 1])m") }
  }

  private func value(_ path: String, _ terminal: PseudoTerminal) throws -> String {
    terminal.type("show \(path)\r")
    try #require(terminal.wait(for: Self.prompt))
    let line = try #require(terminal.screen.lines.last { $0.hasPrefix("\(path) ") })
    return String(line.split(separator: " ", maxSplits: 1)[1])
  }

  /// Waits until a row shows a text: only cells that change are written.
  private func shows(_ text: String, _ terminal: PseudoTerminal) -> Bool {
    terminal.wait { $0.screen.lines.contains { $0.contains(text) } }
  }

  private func isRestored(_ terminal: PseudoTerminal) -> Bool {
    terminal.wait { $0.screen.modes.isDisjoint(with: Self.liveModes.union([1016])) }
  }

  @Test func aDragIsAStatementThatLeadsToTheSame() throws {
    let terminal = try openLive()
    drag(terminal, 17, [19, 18, 17, 16, 15, 14, 13, 12])
    #expect(shows("released: expands", terminal))
    #expect(shows("the terminal reports cells", terminal))
    // The card moves on, and is touched again.
    #expect(shows("city-guide expanded", terminal))
    drag(terminal, 17, [12, 14, 16, 18, 20, 22])
    #expect(shows("released: collapses", terminal))
    terminal.type("q", expecting: "live: 2 statements")
    #expect(isRestored(terminal))
    try #require(terminal.wait(for: Self.prompt))
    let hash = try value("hash", terminal)
    let state = try value("state", terminal)
    terminal.type("save \(home.folder.path)/live.pan expect=none\r")
    try #require(terminal.wait(for: Self.prompt))
    let saved = try String(
      contentsOf: home.folder.appendingPathComponent("live.pan"), encoding: .utf8)
    #expect(saved.split(separator: "\n").filter { $0.hasPrefix("touches \"") }.count == 2)
    let again = try ProgramRun([], input: Array((saved + "\nshow hash\nshow state\n").utf8))
    #expect(again.output.contains(hash), "\(hash) \(again.output)")
    #expect(again.output.contains("state  \(state.trimmingCharacters(in: .whitespaces))"))
    terminal.type("undo\r", expecting: "undone: `touches ")
    // The undo isn't saved, so the first one only warns.
    terminal.type("quit\rquit\r")
    #expect(terminal.exitStatus() == .status(0))
  }

  /// The journal holds the statements, not the view.
  @Test func aKilledSessionKeepsItsDrags() throws {
    let terminal = try openLive()
    drag(terminal, 17, [19, 17, 15, 13])
    #expect(shows("released", terminal))
    terminal.send(signal: SIGTERM)
    #expect(terminal.exitStatus() == .signal(SIGTERM))
    #expect(isRestored(terminal) && !terminal.isRaw)
    let journal = try #require(home.journals().first)
    let lines = try String(contentsOf: journal, encoding: .utf8).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("touches \"0 ") } == 1 && !lines.contains("live"))
  }

  @Test func theArrowKeysAreAFinger() throws {
    let terminal = try openLive()
    terminal.type(" ")
    for _ in 0..<8 {
      usleep(30_000)
      terminal.type(Key.up)
    }
    terminal.type(" ")
    #expect(shows("released: expands", terminal))
    terminal.type("u")
    #expect(shows("undone", terminal))
    terminal.type("q", expecting: "collapsed 0s> ")
    home.leave(terminal)
  }

  @Test(arguments: ["\u{1B}[O", "\u{1B}"])
  func theLossOfTheFocusCancelsTheTouch(report: String) throws {
    let terminal = try openLive()
    drag(terminal, 17, [19, 17, 15], lift: false)
    #expect(terminal.wait { $0.screen.lines.first?.hasSuffix(" 0 s") == false })
    terminal.type(report)
    #expect(shows("cancelled", terminal))
    terminal.type("q")
    try #require(terminal.wait(for: Self.prompt))
    #expect(try value("pan.state", terminal).contains("cancelled"))
    home.leave(terminal)
  }

  /// If a terminal has pixels, they are used, and their reports are exact.
  @Test func pixelsAreUsedWhereTheTerminalHasThem() throws {
    let terminal = try openLive()
    terminal.type("\u{1B}[?1016;2$y\u{1B}[6;20;10t")
    #expect(terminal.wait { $0.screen.modes.contains(1016) })
    drag(terminal, 165, [380, 370, 360, 340, 320, 300, 270])
    #expect(shows("the terminal reports pixels", terminal))
    terminal.type("\u{3}")
    #expect(isRestored(terminal))
    try #require(terminal.wait(for: Self.prompt))
    home.leave(terminal)
  }

  /// Without UTF-8 the stage is drawn and answered in ASCII.
  @Test func aPlainTerminalGetsASCII() throws {
    let terminal = try home.start(["LC_ALL": "POSIX"], columns: 80, rows: 30)
    try #require(terminal.wait(for: TemporaryHome.prompt))
    for line in ["scene city-guide", "drag on=card by=0,-40"] {
      terminal.type(line + "\r")
      try #require(terminal.wait(for: Self.prompt))
    }
    terminal.type("play speed=0.1\r")
    #expect(shows("speed 0.1", terminal))
    terminal.type("x")
    try #require(terminal.wait(for: Self.prompt))
    terminal.type(Key.controlU + "live\r")
    try #require(terminal.wait(for: "touch the stage"))
    #expect(terminal.screen.lines.allSatisfy { $0.allSatisfy(\.isASCII) })
    terminal.type("q")
    try #require(terminal.wait(for: Self.prompt))
    home.leave(terminal)
  }

  @Test func aResizedWindowIsDrawnAnew() throws {
    let terminal = try openLive()
    terminal.resize(columns: 60, rows: 30)
    #expect(terminal.wait { $0.screen.lines.last?.hasPrefix("drag with the mouse") == true })
    terminal.resize(columns: 10, rows: 4)
    terminal.type("q")
    terminal.resize(columns: 80, rows: 24)
    try #require(terminal.wait(for: Self.prompt))
    home.leave(terminal)
  }

  // MARK: - play

  private func openPlay(_ options: String) throws -> PseudoTerminal {
    let terminal = try started(["scene city-guide", "drag on=card by=0,-150"])
    terminal.type("play \(options)\r")
    try #require(terminal.wait(for: "q ends"))
    return terminal
  }

  @Test func aPlayedGestureEndsAndIsStepped() throws {
    let terminal = try openPlay("speed=4")
    #expect(shows("space again", terminal))
    let rows = terminal.screen.lines
    #expect(rows[0].contains("city-guide at 0.4"))
    terminal.type(Key.left)
    #expect(shows("space continues", terminal))
    terminal.type("x")
    #expect(isRestored(terminal))
    try #require(terminal.wait(for: Self.prompt))
    terminal.type(Key.controlU)
    home.leave(terminal)
  }

  @Test(arguments: ["x", Key.controlC, "\u{1B}"]) func anyKeyEndsIt(key: String) throws {
    let terminal = try openPlay("speed=0.1")
    #expect(terminal.screen.modes.isSuperset(of: Self.playModes) && terminal.isRaw)
    terminal.type(key)
    #expect(isRestored(terminal))
    try #require(terminal.wait(for: Self.prompt))
    // A key that is text is also typed at the prompt.
    terminal.type(Key.controlU)
    home.leave(terminal)
  }

  /// As in `live`, `q` only ends the view; another character also begins the next line.
  @Test(arguments: [("q", "live"), ("\u{1B}", "live"), ("l", "ive")])
  func aKeyThatEndsItIsTypedUnlessItQuits(key: String, rest: String) throws {
    let terminal = try openPlay("speed=0.1")
    terminal.type(key)
    #expect(isRestored(terminal))
    try #require(terminal.wait(for: Self.prompt))
    terminal.type("\(rest)\r")
    try #require(terminal.wait(for: "touch the stage"))
    terminal.type("q")
    try #require(terminal.wait(for: Self.prompt))
    home.leave(terminal)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGABRT]) func aSignalRestoresTheTerminal(signal: Int32) throws
  {
    let terminal = try openPlay("speed=0.1")
    terminal.send(signal: signal)
    #expect(terminal.exitStatus() == .signal(signal))
    #expect(isRestored(terminal) && !terminal.isRaw)
  }

  /// At a shell, Ctrl-Z gives the terminal back, and `fg` shows the view again.
  @Test(arguments: [("play speed=0.05", "q ends"), ("live", "touch the stage")])
  func ctrlZStopsIt(line: String, hint: String) throws {
    let shell = try PseudoTerminal.start(
      "/bin/bash", ["--norc", "-i"], environment: home.environment(["PS1": "ready% "]))
    try #require(shell.wait(for: "ready% "))
    shell.type("'\(try BuiltProgram.path())'\r")
    try #require(shell.wait(for: TemporaryHome.prompt))
    shell.type("drag on=card by=0,-150\r")
    try #require(shell.wait(for: Self.prompt))
    shell.type("\(line)\r")
    try #require(shell.wait(for: hint))
    let modes = shell.screen.modes.intersection(Self.liveModes)
    #expect(modes.isSuperset(of: line == "live" ? Self.liveModes : Self.playModes))
    shell.type(Key.controlZ, expecting: "ready% ")
    #expect(isRestored(shell))
    shell.type("fg\r")
    #expect(shell.wait { $0.screen.modes.isSuperset(of: modes) })
    #expect(shows(hint, shell))
    shell.type("q", expecting: Self.prompt)
    #expect(isRestored(shell))
    shell.type(Key.controlU + "quit\rquit\r", expecting: "ready% ")
    shell.type("exit\r")
    #expect(shell.exitStatus() != .stuck)
  }

  /// Ctrl-C gives the terminal back even while the finger is down.
  @Test func ctrlCInADragRestoresTheTerminal() throws {
    let terminal = try openLive()
    drag(terminal, 17, [19, 17, 15], lift: false)
    #expect(terminal.wait { $0.screen.lines.first?.hasSuffix(" 0 s") == false })
    terminal.type(Key.controlC)
    #expect(isRestored(terminal))
    try #require(terminal.wait(for: Self.prompt))
    #expect(try value("pan.state", terminal).contains("cancelled"))
    home.leave(terminal)
  }

  /// At most 40 kB a second, and 30 frames, once the first picture is there.
  @Test func littleIsWritten() throws {
    let terminal = try openPlay("speed=0.25")
    let start = Date.now
    let (bytes, frames) = (terminal.screen.byteCount, terminal.screen.frameCount)
    #expect(terminal.wait(timeout: 1.5) { _ in Date.now.timeIntervalSince(start) > 1.2 })
    let seconds = Date.now.timeIntervalSince(start)
    #expect(Double(terminal.screen.byteCount - bytes) < 40_000 * seconds + 8_000)
    #expect(terminal.screen.frameCount - frames <= Int(seconds * 30) + 2)
    #expect(terminal.screen.frameCount - frames > 5)
    terminal.type("x")
    try #require(terminal.wait(for: Self.prompt))
    terminal.type(Key.controlU)
    home.leave(terminal)
  }

  @Test(arguments: ["play", "live"]) func elsewhereTheyAreRefused(verb: String) throws {
    let piped = try ProgramRun([], input: Array("scene city-guide\n\(verb)\n".utf8))
    #expect(piped.status == 2 && piped.errors.contains("this needs a terminal"))
    let folder = try ScriptFolder(["a.pan": "scene city-guide\n\(verb)\n"])
    let check = try folder.run("check", "a.pan")
    #expect(check.status == 2 && check.errors.contains("a.pan:2:1: error: this needs a terminal"))
  }
}
