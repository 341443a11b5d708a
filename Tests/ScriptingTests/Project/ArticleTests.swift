import ScriptingSupport
import TestSupport
import Foundation
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// The examples of an article are correct: its scripts pass, and its sessions print what it shows.
///
/// A block fenced as `pan` is a script, which scripts further down can `use` by the name with which its
/// first line begins; if a report `FAIL NAME` stands next, it fails so. One fenced as `console` is a
/// sitting: lines that begin with `> ` are statements, and what stands below one is what it says.
@Suite(.timeLimit) struct ArticleTests {
  private static let files =
    ["README.md"]
    + ProjectFiles.names(in: "Sources", withExtension: "md").map { "Sources/\($0)" }

  /// A fenced block, and where it is.
  struct Block: Sendable, CustomTestStringConvertible {
    let file: String
    /// The number of its first line.
    let line: Int
    let language: String
    var lines: [String] = []

    /// The name under which others can use it, as in `# NAME.pan: what it is`.
    var name: String? {
      let first = lines.first?.split(separator: ":").first ?? ""
      return first.hasPrefix("# ") && first.hasSuffix(".pan") ? String(first.dropFirst(2)) : nil
    }
    var text: String { lines.joined(separator: "\n") + "\n" }

    var testDescription: String { "\(file):\(line)" }
  }

  static let blocks = files.flatMap(blocks)

  private static func blocks(of file: String) -> [Block] {
    guard let bytes = try? ProjectFiles.bytes(of: file) else { return [] }
    var blocks: [Block] = []
    var open: Block?
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if let block = open { blocks.append(block) }
        let language = String(line.dropFirst(3))
        open = open == nil ? Block(file: file, line: number + 2, language: language) : nil
      } else {
        open?.lines.append(String(line))
      }
    }
    return blocks
  }

  /// The articles are found, and are about what they are to be about.
  @Test func thereAreBlocks() {
    for file in ["README.md", "TheAnimator.md", "Timings.md"] {
      #expect(Self.blocks.contains { $0.file.hasSuffix(file) && $0.language == "pan" }, "\(file)")
    }
    #expect(Self.blocks.contains { $0.language == "console" })
  }

  /// The files of an article as they are where a block stands.
  private static func files(before block: Block) -> FileTree {
    let named = blocks.filter { $0.file == block.file && $0.line < block.line && $0.name != nil }
    return FileTree(
      Dictionary(named.map { ($0.name ?? "", $0.text) }, uniquingKeysWith: { $1 }))
  }

  /// The output of a failing script in the article.
  private static func report(of block: Block) -> Block? {
    let next = blocks.first { $0.file == block.file && $0.line > block.line }
    return block.name.flatMap { next?.lines.first == "FAIL \($0)" ? next : nil }
  }

  /// The script, run in every one of its cases.
  private static func replays(_ block: Block) -> [Replay] {
    let access = files(before: block).access()
    var session = Session()
    session.host.files = access
    let name = block.name ?? block.file
    let bytes = Array(block.text.utf8)
    return ScriptPreamble.tests(of: bytes, file: name, files: access).map { test in
      Replay(
        Script(bytes, file: name, files: access, case: test.caseName), file: name, in: session)
    }
  }

  @Test(arguments: blocks.filter { $0.language == "pan" && report(of: $0) == nil })
  func scriptPasses(block: Block) {
    for replay in Self.replays(block) { expectPassed(replay, block) }
  }

  private func expectPassed(_ replay: Replay, _ block: Block) {
    #expect(replay.diagnostics.isEmpty, "\(Diagnostic.text(of: replay.diagnostics, style: .plain))")
    for failure in replay.failures {
      Issue.record("\(failure.rendered(file: "\(block)", style: .plain))")
    }
    // A script that is only used by others needs no expectation.
    let isUsed = Self.blocks.contains { other in
      other.file == block.file && block.name.map { other.lines.contains("use \($0)") } ?? false
    }
    #expect(replay.expectations > 0 || isUsed)
  }

  @Test(arguments: blocks.filter { report(of: $0) != nil })
  func scriptFailsAsShown(block: Block) throws {
    let replay = try #require(Self.replays(block).first)
    #expect(replay.diagnostics.isEmpty && !replay.failures.isEmpty)
    let shown = try #require(Self.report(of: block))
    #expect(Self.told(block) == shown.text)
  }

  /// The program's output for a failing script.
  private static func told(_ block: Block) -> String {
    let name = block.name ?? block.file
    let failures = replays(block).first?.failures ?? []
    let told = failures.map { $0.rendered(file: name, style: .plain) }
    return "FAIL \(name)\n\(told.joined())    rerun     pantomime replay \(name)\n"
  }

  @Test(arguments: ArticleSitting.all.indices)
  func sittingIsReal(index: Int) throws {
    let (block, sitting) = ArticleSitting.all[index]
    #expect(try sitting.get().lines == block.lines, "\(block)")
  }

  /// The article of the recipes shows each of them as it is, followed by its strip.
  @Test func everyRecipeIsShown() {
    let article = Self.blocks.filter { $0.file.hasSuffix("/Recipes.md") }
    for recipe in Recipe.all {
      let script = article.firstIndex {
        $0.language == "pan"
          && $0.text == recipe.script + (recipe.script.hasSuffix("\n") ? "" : "\n")
      }
      #expect(script != nil, "\(recipe.name) differs from its file, or is missing")
      let sitting = script.map { article[($0 + 1)...].first?.lines } ?? nil
      #expect(sitting?.contains("> use \(recipe.name).pan") == true, "\(recipe.name)")
      #expect(
        sitting?.contains { $0.hasSuffix(" as=\(recipe.name).svg") } == true, "\(recipe.name)")
    }
    #expect(article.count == 2 * Recipe.all.count)
    #expect(Recipe.all.allSatisfy { $0.script.split(separator: "\n").count <= 25 })
  }

  /// With `PANTOMIME_RECORD=1` the articles get what the program says, and the test fails.
  @Test(.enabled(if: TestRun.isRecording)) func sittingsAreRecorded() throws {
    for file in Self.files {
      var lines = String(decoding: try ProjectFiles.bytes(of: file), as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
      // From the last one, so that those before it stay where they are.
      for block in Self.blocks(of: file).reversed() {
        let start = block.line - 1
        if block.language == "console" {
          let shown = try ArticleSitting(block).lines
          lines.replaceSubrange(start..<start + block.lines.count, with: shown)
        } else if lines[start].hasPrefix("FAIL "),
          let failing = Self.blocks.last(where: { $0.file == file && $0.line < block.line })
        {
          let told = Self.told(failing).split(separator: "\n").map { String($0) }
          lines.replaceSubrange(start..<start + block.lines.count, with: told)
        }
      }
      try Data(lines.joined(separator: "\n").utf8).write(
        to: ProjectFiles.root.appendingPathComponent(file))
    }
    Issue.record("recorded the sittings of the articles")
  }

  // MARK: What the tables must hold

  private static func text(_ name: String) throws -> String {
    let file = try #require(files.first { $0.hasSuffix("/\(name)") })
    return String(decoding: try ProjectFiles.bytes(of: file), as: UTF8.self)
  }

  @Test func everyDoubtQuirkAndMisuseIsTold() throws {
    let text = try Self.text("TheAnimator.md")
    let measured = try Self.text("Measured.md")
    for doubt in OpenQuestion.allCases {
      let text = doubt.measured == nil ? text : measured
      let choices = doubt.choices.map { "`\($0)`" }.joined(separator: ", ")
      #expect(text.contains("| \(doubt.rawValue) | \(choices) |"))
    }
    for quirk in Quirk.allCases { #expect(text.contains("| `\(quirk.rawValue)` |")) }
    for misuse in Misuse.allCases { #expect(text.contains("`\(misuse.rawValue)`")) }
  }

  @Test func everyTimingIsTold() throws {
    let text = try Self.text("Timings.md")
    for curve in NamedCurve.all where !["-in", "-out"].contains(where: curve.name.hasSuffix) {
      #expect(text.contains("`\(curve.name)`"), "\(curve.name)")
    }
    for curve in NamedCurve.system { #expect(text.contains("`\(curve.name)`"), "\(curve.name)") }
    for call in TimingValue.calls { #expect(text.contains("`\(call.name)("), "\(call.name)") }
  }
}
