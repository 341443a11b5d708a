import TestSupport
import Foundation
import Testing

/// Lines typed before, in this run and in earlier ones.
@Suite(.timeLimit, .serialized, .enabled(if: PseudoTerminal.isAvailable, "needs a pseudo-terminal"))
struct LineHistoryTests {
  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  @Test func upFindsLinesThatBeginAlike() throws {
    let terminal = try home.prompted()
    for line in ["pan one", "pan two", "expand", "other"] {
      terminal.type("\(line)\r")
      home.expectTaken("\(line)", by: terminal)
    }
    terminal.type("pan" + Key.up, expectingRow: "pantomime> pan two")
    terminal.type(Key.up + " a\r")
    home.expectTaken("pan one a", by: terminal)
    terminal.type("pan" + Key.up + Key.up + Key.down + Key.down + " b\r")
    home.expectTaken("pan b", by: terminal)
    terminal.type(Key.up + "c\r")
    home.expectTaken("pan bc", by: terminal)
    home.leave(terminal)
  }

  @Test func controlRSearchesBackwards() throws {
    let terminal = try home.prompted()
    for line in ["scene city", "show card", "wait 1"] {
      terminal.type("\(line)\r")
      home.expectTaken("\(line)", by: terminal)
    }
    terminal.type(Key.controlR + "ci", expectingRow: "pantomime> scene city")
    terminal.type("\r")
    home.expectTaken("scene city", by: terminal)
    terminal.type(Key.controlR + "ca", expecting: "ca")
    terminal.type(Key.controlC, expecting: "\npantomime> ")
    home.leave(terminal)
  }

  @Test func historyIsKeptBetweenRuns() throws {
    let first = try home.prompted()
    for (line, kept) in [
      ("pan 日本", "pan 日本"), ("pan 日本", "pan 日本"), (" secret", "pan 日本"), ("show", "show"),
    ] {
      first.type("\(line)\r")
      home.expectTaken(kept, by: first)
    }
    home.leave(first)
    #expect(try String(contentsOf: home.historyFile, encoding: .utf8) == "pan 日本\nshow\n")
    #expect(try home.permissions(home.historyFile) == 0o600)
    #expect(try home.permissions(home.historyFile.deletingLastPathComponent()) == 0o700)

    let second = try home.prompted()
    second.type("pan" + Key.up + "!\r")
    home.expectTaken("pan 日本!", by: second)
    home.leave(second)
  }

  @Test func homeThatCannotBeWrittenIsNoObstacle() throws {
    let terminal = try home.prompted(["HOME": "/dev/null"])
    terminal.type("show\r", expecting: "no scene is running")
    terminal.expect(TemporaryHome.prompt)
    home.leave(terminal)
  }
}
