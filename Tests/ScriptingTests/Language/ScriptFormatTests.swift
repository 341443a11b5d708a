import Foundation
import PantomimeScripting
import TestSupport
import Testing

/// The normal form of scripts: it has the same statements and comments, and is its own normal form.
@Suite(.timeLimit) struct ScriptFormatTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The example scripts.
  private static let scripts: [String] = {
    let folder = root.appendingPathComponent("scripts/gestures")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix(".pan") }.sorted().compactMap {
      try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
  }()

  private func statements(_ text: String) -> [String] {
    Script(Array(text.utf8), file: nil, in: .standard).statements.map { $0.written }
  }

  @Test func theStatementsAndCommentsStay() {
    #expect(Self.scripts.count > 50)
    for script in TestRun.sample(Self.scripts, oneIn: 5) {
      let formatted = ScriptFormat.formatted(script)
      #expect(ScriptFormat.formatted(formatted) == formatted)
      #expect(statements(formatted) == statements(script))
      let words = { (text: String) in text.split { " \t\n;".contains($0) }.joined() }
      #expect(words(formatted) == words(script))
    }
  }

  /// Examples with other white space have the same normal form.
  @Test func whiteSpaceMakesNoDifference() {
    var random = Random()
    for script in Self.scripts.prefix(TestRun.isLong ? 400 : 40) {
      let formatted = ScriptFormat.formatted(script)
      var other = ""
      for line in formatted.split(separator: "\n", omittingEmptySubsequences: false) {
        // A blank in a quotation or a call isn't between words, and a comment keeps its blanks.
        let isPlain = !line.contains { "\"(#\\".contains($0) }
        let blanks = ["  ", "\t", " \t "]
        other += isPlain && !line.isEmpty ? blanks[random.below(3)] : ""
        let whole = String(line)
        other += isPlain ? whole.replacing(" ", with: blanks[random.below(3)]) : whole
        other += isPlain && random.below(2) == 0 && !line.isEmpty ? " ; " : ""
        other += random.below(2) == 0 ? "\r\n" : "\n"
      }
      #expect(ScriptFormat.formatted(other) == formatted)
    }
  }

  @Test(arguments: [
    ("", ""), ("\n\n", ""), ("  tap   on=card;run ;; \n", "tap on=card; run\n"),
    ("tap on=card# why", "tap on=card  # why\n"), ("#why", "# why\n"),
    ("#!pantomime", "#!pantomime\n"),
    ("##  Two", "##  Two\n"), ("\n\nrun\n\n\n\nrun\n\n", "run\n\nrun\n"),
    ("let a=\"x  ;  # y\"  b=2", "let a=\"x  ;  # y\" b=2\n"),
    ("test  \"a \\\" b\"  tags=x", "test \"a \\\" b\" tags=x\n"),
    ("curve spring(1,  2,  3)   at 0.5", "curve spring(1,  2,  3) at 0.5\n"),
    ("tap \\\n   on=card\n  run", "tap \\\n   on=card\nrun\n"),
    ("run\r\nrun\rrun", "run\nrun\nrun\n"),
    ("say  \"open ", "say  \"open\n"), ("a+=2   b", "a+=2 b\n"), ("\u{FEFF}run", "run\n"),
  ])
  func aLineHasItsNormalForm(line: String, wanted: String) {
    let formatted = ScriptFormat.formatted(line)
    #expect(formatted == wanted)
    #expect(ScriptFormat.formatted(formatted) == formatted)
  }

  /// A linear congruential sequence.
  private struct Random {
    var state: UInt64 = 3
    mutating func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }
}
