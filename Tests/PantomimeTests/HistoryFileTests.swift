import Foundation
import Testing
import pantomime

@Suite(.timeLimit) struct HistoryFileTests {
  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  @Test func liesUnderTheStateFolder() {
    #expect(
      HistoryFile.path(environment: ["XDG_STATE_HOME": "/s", "HOME": "/h"])
        == "/s/pantomime/history")
    #expect(
      HistoryFile.path(environment: ["XDG_STATE_HOME": "relative", "HOME": "/h"])
        == "/h/.local/state/pantomime/history")
    #expect(HistoryFile.path(environment: ["HOME": "relative"]) == nil)
    #expect(HistoryFile.path(environment: [:]) == nil)
  }

  @Test func twoSessionsBothKeepTheirLines() throws {
    let first = HistoryFile(path: home.historyFile.path)
    let second = HistoryFile(path: home.historyFile.path)
    first.append("one")
    second.append("two")
    first.append("three")
    #expect(HistoryFile(path: home.historyFile.path).lines == ["one", "two", "three"])
  }

  @Test func longFileIsCutToItsNewestLines() throws {
    try home.keep((0..<12_000).map { "line \($0)" })
    let history = HistoryFile(path: home.historyFile.path)
    #expect(history.lines.count == HistoryFile.limit)
    #expect(history.lines.last == "line 11999")
    // So long that it was written anew.
    let text = try String(contentsOf: home.historyFile, encoding: .utf8)
    #expect(text.hasPrefix("line 2000\n"))
    #expect(try home.permissions(home.historyFile) == 0o600)
  }

  @Test func whatIsNoFileIsNotRead() {
    let folder = HistoryFile(path: home.folder.path)
    folder.append("line")
    #expect(folder.isUnwritable)
    #expect(folder.lines == ["line"])
    #expect(HistoryFile(path: "/dev/zero").lines.isEmpty)
  }
}
