import TestSupport
import Foundation
import Testing

/// The README shows what the program does; its script is tested with those of the articles.
@Suite(.timeLimit, .enabled(if: PseudoTerminal.isAvailable, "needs a pseudo-terminal"))
struct ReadmeTests {
  private static let readme = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../README.md")
  private static let fence = "```"

  /// With `PANTOMIME_RECORD=1` the README gets what the program says, and the test fails.
  @Test func sessionsAreReal() throws {
    var lines = try String(contentsOf: Self.readme, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var (sessions, place) = (0, 0)
    while let fence = lines[place...].dropLast().indices.first(where: { index in
      lines[index] == Self.fence && lines[index + 1].hasPrefix(TemporaryHome.prompt)
    }) {
      let start = fence + 1
      let end = try #require(lines[start...].firstIndex(of: Self.fence))
      place = end + 1
      sessions += 1
      let written = Array(lines[start..<end])
      let shown = try Self.session(typing: written.compactMap(Self.statement))
      if TestRun.isRecording {
        lines.replaceSubrange(start..<end, with: shown)
        place += shown.count - written.count
        Issue.record("recorded a session in the README")
      } else {
        #expect(shown == written)
      }
    }
    #expect(sessions == 2)
    if TestRun.isRecording {
      try lines.joined(separator: "\n").write(to: Self.readme, atomically: true, encoding: .utf8)
    }
  }

  /// The typed text, if the line begins with a prompt.
  private static func statement(in line: String) -> String? {
    line.range(of: "> ").map { String(line[$0.upperBound...]) }
  }

  /// The terminal's content after all lines are typed, from the first prompt to the last one.
  private static func session(typing statements: [String]) throws -> [String] {
    let home = try TemporaryHome()
    let terminal = try home.start(["NO_COLOR": "1"], rows: 100)
    try #require(terminal.wait(for: TemporaryHome.prompt))
    for statement in statements {
      terminal.type(statement + "\r")
      try #require(
        terminal.wait { $0.screen.lines.contains { $0.hasSuffix("> \(statement)") } },
        "\(statement)")
      try #require(terminal.wait { $0.screen.cursor.line.hasSuffix(">") }, "after \(statement)")
    }
    let lines = terminal.screen.lines
    home.leave(terminal)
    let first = try #require(lines.firstIndex { $0.hasPrefix(TemporaryHome.prompt) })
    let last = try #require(lines.lastIndex { $0.hasSuffix(">") })
    return Array(lines[first..<last])
  }
}
