import Foundation
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// A transcript contains what was typed and what was answered.
@Suite(.timeLimit) struct TranscriptTests {
  private static let lines = [
    "tap on=card", "drag on=card by=0,-120", "wait 0.05; pan began", "pan changed dy=-60",
    "pan ended vy=-300", "run", "undo", "undo 2", "redo", "again by=0,-40", "why", "why velocity",
    "show state", "expect state collapsed", "fork other", "switch main", "switch other", "history",
    "set rule=half", "scene city-guide", "scene detents", "let a=3", "wait $a", "help tap",
    "compare rules", "at 7; tap on=card", "set undo=3", "rules",
  ]

  private func transcript(_ session: Session) throws -> String {
    let disk = Disk()
    var session = session
    session.host.files = session.host.files.with(disk.writing)
    _ = try session.answer(line: "save saved.md as=transcript", style: .plain)
    return String(decoding: try #require(disk.files["saved.md"]), as: UTF8.self)
  }

  /// Any lines, in any order: the document is made of the answers as they were printed.
  @Test(arguments: TestRun.seeds(40 as UInt64, oneIn: 10)) func theAnswersAreThoseThatWerePrinted(
    seed: UInt64
  ) throws {
    var generator = SplitMix64(seed: seed)
    var session = Session()
    session.host.offersExample = true
    var blocks: [String] = []
    while blocks.count < 12 {
      let line = Self.lines[Int.random(in: 0..<Self.lines.count, using: &generator)]
      let before = session
      do {
        let answer = try session.answer(line: line, style: .plain).text
        blocks.append("> \(line)\n" + answer)
      } catch {
        session = before
      }
    }
    let text = try transcript(session)
    var rest = text[...]
    for block in blocks {
      // `$a` is written with its value.
      let block = block.replacing("> wait $a", with: "> wait 3")
      let found = try #require(rest.range(of: "```text\n\(block)```\n"), "\(block)\n---\n\(text)")
      rest = rest[found.upperBound...]
    }
    #expect(!rest.contains("\n> "))
  }

  /// A line of backticks in an answer doesn't end the block.
  @Test func theFenceIsLongerThanWhatItSurrounds() throws {
    var session = Session()
    _ = try session.answer(line: "let a=\"````\"", style: .plain)
    #expect(try transcript(session).contains("`````text\n> let a="))
  }
}
