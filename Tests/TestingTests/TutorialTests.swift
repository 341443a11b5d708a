import TestSupport
import Foundation
import Testing

/// The listings of the articles on your own scenes are compiled and run here, line by line.
@Suite(.timeLimit) struct TutorialTests {
  /// The imports that a listing has and its source doesn't, or the reverse.
  private static let houseLines = ["import TestSupport", "import PantomimeRecorder"]
  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = here.deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ url: URL) throws -> String {
    try String(contentsOf: url, encoding: .utf8)
  }

  /// The lines that say something, without their indentation and what is the house's own.
  private static func lines(_ text: String) -> [String] {
    text.components(separatedBy: "\n").map { line in
      line.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "(.timeLimit)", with: "")
    }.filter { !$0.isEmpty && !houseLines.contains($0) }
  }

  /// The blocks of a language.
  private static func blocks(_ text: String, _ language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  private static func sources() throws -> [[String]] {
    let files = try FileManager.default.contentsOfDirectory(atPath: here.path)
      .filter { $0.hasSuffix(".swift") }.map { here.appendingPathComponent($0) }
    let others = ["scripts/lib/team.swift", "Tests/RecorderStub/Experiments.swift"]
    return try (files + others.map { root.appendingPathComponent($0) }).map {
      lines(try text($0))
    }
  }

  @Test(arguments: [
    ("Sources/PantomimeKit/PantomimeKit.docc/YourFirstSceneInSwift.md", 3),
    ("Sources/PantomimeKit/PantomimeKit.docc/YourOwnRuleAndEstimator.md", 4),
    ("Sources/PantomimeKit/PantomimeKit.docc/InYourTests.md", 15),
    ("Sources/PantomimeKit/PantomimeKit.docc/OneRuleInTestAndApp.md", 3),
    ("Sources/PantomimeKit/PantomimeKit.docc/InterruptingARun.md", 2),
    ("Sources/PantomimeKit/PantomimeKit.docc/ASheetWithAListInside.md", 3),
    ("Sources/PantomimeKit/PantomimeKit.docc/MeasureItYourself.md", 1),
    ("README.md", 2),
  ]) func listingsAreCompiledAndRun(path: String, count: Int) throws {
    let article = try Self.text(Self.root.appendingPathComponent(path))
    let sources = try Self.sources()
    let blocks = Self.blocks(article, "swift")
    #expect(blocks.count == count)
    for block in blocks {
      let wanted = Self.lines(block)
      let isThere = sources.contains { source in
        source.indices.contains { Array(source[$0...].prefix(wanted.count)) == wanted }
      }
      #expect(isThere, "\(path): \(wanted.first ?? "")")
    }
  }

  @Test func theScriptIsRun() throws {
    let article = try Self.text(
      Self.root.appendingPathComponent("Sources/PantomimeKit/PantomimeKit.docc/InYourTests.md"))
    let script = try Self.text(Self.here.appendingPathComponent("Gestures/dismiss.pan"))
    #expect(article.contains("```\n\(script)```"))
  }
}
