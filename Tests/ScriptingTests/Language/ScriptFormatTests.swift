import Foundation
import PantomimeScripting
import ScriptingSupport
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

  /// Examples with other white space and dividers, and their normal forms, have the same events.
  @Test(arguments: TestRun.sample(GestureScripts.names, oneIn: 24, from: 7))
  func aNormalFormRunsAlike(name: String) throws {
    let example = try Example(name)
    let wanted = Played(example.text, in: example.files)
    var generator = FuzzGenerator(seed: UInt64(name.utf8.count))
    let untidy = example.lines.map { Self.untidy($0, &generator) }.joined(separator: "\n")
    #expect(Played(untidy, in: example.files) == wanted)
    let formatted = ScriptFormat.formatted(untidy)
    #expect(Played(formatted, in: example.files) == wanted)
    #expect(ScriptFormat.formatted(formatted) == formatted)
  }

  /// The same holds for generated scripts, most of which can't be run, with the same errors.
  @Test(arguments: TestRun.seeds(400, oneIn: 60)) func aGeneratedScriptRunsAlike(seed: UInt64) {
    var maker = RandomStatements(seed: seed)
    var generator = FuzzGenerator(seed: seed)
    var session = Session()
    var lines: [String] = []
    while lines.count < 12 {
      let line = maker.line(in: session)
      var next = session
      if let statement = try? Statement(line), (try? next.execute(statement)) != nil {
        (session, lines) = (next, lines + [line + (lines.count % 5 == 2 ? "  #  \(seed)" : "")])
      }
    }
    let plain = lines.joined(separator: "\n")
    let untidy = lines.map { Self.untidy($0, &generator) }.joined(separator: "\n")
    var spoiled = Array(untidy.unicodeScalars)
    for _ in 0...generator.below(4) {
      let signs = Array("  \t;#\"()\\\r\n$=,+`\u{A0}“”".unicodeScalars)
      spoiled.insert(signs[generator.below(signs.count)], at: generator.below(spoiled.count))
    }
    var other = String.UnicodeScalarView()
    other.append(contentsOf: spoiled)
    for text in [plain, untidy, String(other)] {
      let formatted = ScriptFormat.formatted(text)
      #expect(Played(formatted) == Played(text), "\(text)")
      #expect(ScriptFormat.formatted(formatted) == formatted, "\(text)")
      #expect(Self.comments(formatted) == Self.comments(text), "\(text)")
    }
    #expect(Played(untidy) == Played(plain))
  }

  /// The letters and digits of the comments.
  private static func comments(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      line.firstIndex(of: "#").map { line[$0...].filter { $0.isLetter || $0.isNumber } }
    }
  }

  /// Returns a line with other white space between its words, and dividers around it.
  private static func untidy(_ line: String, _ generator: inout FuzzGenerator) -> String {
    // A blank in a quotation or a call isn't between words, and a comment keeps its blanks.
    guard !line.contains(where: { "\"(#\\".contains($0) }), !line.isEmpty else { return line }
    let blanks = [" ", "  ", "\t", " \t "]
    let words = line.split(separator: " ").map { $0 + blanks[generator.below(4)] }
    let ends = ["", " ", ";", " ;; "]
    return blanks[generator.below(4)] + words.joined() + ends[generator.below(4)]
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
    ("let a=b\\ \nrun", "let a=b\\ \nrun\n"), ("run \\;", "run \\;\n"),
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
