import TestSupport
import Foundation
import Testing

/// Ctrl-C at the prompt, and while a statement runs.
@Suite(.timeLimit, .serialized, .enabled(if: PseudoTerminal.isAvailable, "needs a pseudo-terminal"))
struct StatementInterruptionTests {
  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  /// A drag so long that it takes minutes, every touch of which is in the trace.
  private static let endless = "drag on=card by=0,-200 over=1600"
  private static let answer = "interrupted: the line had no effect"

  /// A conversation that has a scene, and a long statement running.
  private func running(_ more: [String: String] = [:]) throws -> PseudoTerminal {
    let terminal = try home.prompted(more)
    terminal.type("scene city-guide\r")
    try #require(terminal.wait(for: "collapsed 0s> "))
    terminal.type("at 0.5\r")
    try #require(terminal.wait(for: "collapsed 0.5s> "))
    terminal.type(Self.endless + "\r")
    try #require(terminal.wait { $0.screen.lines.contains { $0.hasSuffix(Self.endless) } })
    try #require(terminal.wait { !$0.isRaw })
    return terminal
  }

  @Test(arguments: ["xterm", "dumb"])
  func aStatementThatRunsIsStoppedAndWasNeverThere(kind: String) throws {
    let terminal = try running(["TERM": kind])
    usleep(100_000)
    let start = Date.now
    terminal.type(Key.controlC, expecting: Self.answer)
    // A tenth of a second where nothing else needs the processor.
    #expect(Date.now.timeIntervalSince(start) < 2)
    terminal.expect("city-guide collapsed 0.5s> ")
    terminal.type("expect no event \"touch down\"\r", expecting: "\nok")
    terminal.expect("city-guide collapsed 0.5s> ")
    home.leave(terminal)
  }

  @Test func theSameStatementCanBeStoppedAgain() throws {
    let terminal = try running()
    for _ in 0..<3 {
      terminal.type(Key.controlC, expecting: Self.answer)
      terminal.expect("collapsed 0.5s> ")
      terminal.type(Key.up + "\r", expecting: Self.endless)
      #expect(terminal.wait { !$0.isRaw })
    }
    terminal.type(Key.controlC, expecting: Self.answer)
    home.leave(terminal)
  }

  @Test func aSignalFromElsewhereDoesTheSame() throws {
    let terminal = try running()
    terminal.send(signal: SIGINT)
    terminal.expect(Self.answer)
    terminal.expect("collapsed 0.5s> ")
    home.leave(terminal)
  }

  /// The key may be there before the terminal makes a signal of it.
  @Test func whatIsTypedAheadIsLookedThrough() throws {
    let terminal = try home.prompted()
    terminal.type("scene city-guide\r")
    try #require(terminal.wait(for: "collapsed 0s> "))
    for number in 1..<10 {
      terminal.type("\(Self.endless)\rlost\(Key.controlC)at \(number)ms\r", expecting: Self.answer)
      terminal.expect("collapsed 0.00\(number)s> ")
    }
    home.leave(terminal)
  }

  @Test func whatIsTypedRightAfterIsKept() throws {
    let terminal = try home.prompted()
    for number in 0..<50 {
      terminal.type("abc\(Key.controlC)xyz\(number)\r", expecting: "unknown verb 'xyz\(number)'")
    }
    terminal.type("日本\(Key.controlC)本日\r", expecting: "unknown verb '本日'")
    home.leave(terminal)
  }

  /// A key that arrives while the prompt is computed belongs to the next line.
  @Test func thePromptAndTheNextStatementAreNotInterrupted() throws {
    let terminal = try home.prompted()
    terminal.type("scene city-guide\r")
    try #require(terminal.wait(for: "collapsed 0s> "))
    terminal.type("drag up 120\r")
    try #require(terminal.wait(for: "expanding 0.3s> "))
    for _ in 0..<4 {
      terminal.type(Key.controlC + Key.controlC + "show time\r", expecting: "\ntime  0.3")
    }
    #expect(!terminal.screen.transcript.contains(Self.answer))
    #expect(!terminal.screen.transcript.contains("collapsed 0.3s"))
    home.leave(terminal)
  }

  @Test func theRestOfAPasteIsDropped() throws {
    let terminal = try home.prompted()
    terminal.type(
      "\u{1B}[200~scene city-guide\r\(Self.endless)\rtap on=card\rquit\r\u{1B}[201~")
    #expect(terminal.wait { $0.screen.lines.contains { $0.hasSuffix(Self.endless) } })
    #expect(terminal.wait { !$0.isRaw })
    terminal.type(Key.controlC, expecting: Self.answer)
    terminal.expect("2 pasted lines after it were discarded")
    terminal.expect("city-guide collapsed 0s> ")
    home.leave(terminal)
  }
}
