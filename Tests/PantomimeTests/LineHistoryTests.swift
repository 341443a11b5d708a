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
      #expect(home.took("\(line)", by: terminal))
    }
    terminal.type("pan" + Key.up)
    #expect(terminal.wait(forRow: "pantomime> pan two"))
    terminal.type(Key.up + " a\r")
    #expect(home.took("pan one a", by: terminal))
    terminal.type("pan" + Key.up + Key.up + Key.down + Key.down + " b\r")
    #expect(home.took("pan b", by: terminal))
    terminal.type(Key.up + "c\r")
    #expect(home.took("pan bc", by: terminal))
    home.leave(terminal)
  }

  @Test func controlRSearchesBackwards() throws {
    let terminal = try home.prompted()
    for line in ["scene city", "show card", "wait 1"] {
      terminal.type("\(line)\r")
      #expect(home.took("\(line)", by: terminal))
    }
    terminal.type(Key.controlR + "ci")
    #expect(terminal.wait(forRow: "pantomime> scene city"))
    terminal.type("\r")
    #expect(home.took("scene city", by: terminal))
    terminal.type(Key.controlR + "ca")
    #expect(terminal.wait(for: "ca"))
    terminal.type(Key.controlC)
    #expect(terminal.wait(for: "\npantomime> "))
    home.leave(terminal)
  }

  @Test func historyIsKeptBetweenRuns() throws {
    let first = try home.prompted()
    for (line, kept) in [
      ("pan 日本", "pan 日本"), ("pan 日本", "pan 日本"), (" secret", "pan 日本"), ("show", "show"),
    ] {
      first.type("\(line)\r")
      #expect(home.took(kept, by: first))
    }
    home.leave(first)
    #expect(try String(contentsOf: home.historyFile, encoding: .utf8) == "pan 日本\nshow\n")
    #expect(try home.permissions(home.historyFile) == 0o600)
    #expect(try home.permissions(home.historyFile.deletingLastPathComponent()) == 0o700)

    let second = try home.prompted()
    second.type("pan" + Key.up + "!\r")
    #expect(home.took("pan 日本!", by: second))
    home.leave(second)
  }

  @Test func homeThatCannotBeWrittenIsNoObstacle() throws {
    let terminal = try home.prompted(["HOME": "/dev/null"])
    terminal.type("show\r")
    #expect(terminal.wait(for: "no scene is running"))
    #expect(terminal.wait(for: TemporaryHome.prompt))
    home.leave(terminal)
  }
}
