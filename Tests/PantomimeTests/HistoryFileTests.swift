import TestSupport
import Foundation
import Testing
import PantomimeTool

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

  /// The permissions of a link's target aren't changed, whether a line is added or the file is
  /// rewritten.
  @Test(arguments: [1, 12_000], [0o644, 0o660, 0o400])
  func aLinkLeavesItsTargetAsItIs(lines: Int, mode: Int) throws {
    let target = home.folder.appendingPathComponent("elsewhere")
    try home.write((0..<lines).map { "line \($0)\n" }.joined(), to: "elsewhere")
    try home.keep([])
    try FileManager.default.removeItem(at: home.historyFile)
    try FileManager.default.createSymbolicLink(at: home.historyFile, withDestinationURL: target)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: target.path)
    let history = HistoryFile(path: home.historyFile.path)
    history.append("last")
    #expect(try home.permissions(target) == mode)
    let text = try String(contentsOf: target, encoding: .utf8)
    #expect(text.hasPrefix(lines == 1 ? "line 0\n" : "line 2000\n"))
    if history.problem == nil { #expect(text.hasSuffix("\nlast\n")) }
    let kind = try FileManager.default.attributesOfItem(atPath: home.historyFile.path)[.type]
    #expect(kind as? FileAttributeType == .typeSymbolicLink)
  }

  @Test func aFileOfOnesOwnIsMadePrivate() throws {
    try home.keep(["line"])
    let path = home.historyFile.path
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    HistoryFile(path: path).append("another")
    #expect(try home.permissions(home.historyFile) == 0o600)
  }

  @Test func whatIsNoFileIsNotRead() {
    let folder = HistoryFile(path: home.folder.path)
    folder.append("line")
    #expect(folder.problem != nil)
    #expect(folder.lines == ["line"])
    #expect(HistoryFile(path: "/dev/zero").lines.isEmpty)
  }
}
