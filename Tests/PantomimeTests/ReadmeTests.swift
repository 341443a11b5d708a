import Foundation
import Testing

/// The README shows what the program does; its script is tested with those of the articles.
@Suite(.timeLimit, .enabled(if: PseudoTerminal.isAvailable, "needs a pseudo-terminal"))
struct ReadmeTests {
  private static let readme = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../README.md")
  private static let fence = "```"

  /// With `PANTOMIME_RECORD=1` the README gets what the program says, and the test fails.
  @Test func sessionIsReal() throws {
    var lines = try String(contentsOf: Self.readme, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex(of: Self.fence)) + 1
    let end = try #require(lines[start...].firstIndex(of: Self.fence))
    let written = Array(lines[start..<end])

    let shown = try Self.session(typing: written.compactMap(Self.statement))
    if ProcessInfo.processInfo.environment["PANTOMIME_RECORD"] == "1" {
      lines.replaceSubrange(start..<end, with: shown)
      try lines.joined(separator: "\n").write(to: Self.readme, atomically: true, encoding: .utf8)
      Issue.record("recorded the session in the README")
    } else {
      #expect(shown == written)
    }
  }

  /// What was typed, if the line begins with a prompt.
  private static func statement(in line: String) -> String? {
    line.range(of: "> ").map { String(line[$0.upperBound...]) }
  }

  /// What stands on the terminal once all has been typed, from the first prompt to the last one.
  private static func session(typing statements: [String]) throws -> [String] {
    let home = try TemporaryHome()
    let terminal = try home.start(["NO_COLOR": "1"], rows: 60)
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
