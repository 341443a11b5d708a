import ScriptingSupport
import TestSupport
import Foundation
import PantomimeReporting
import PantomimeScripting
import Testing

/// A sitting as an article shows it, typed again: what stands in its block then, and the images that its
/// statements write.
///
/// A sitting can `use` the recipes, each as a file in its folder.
struct ArticleSitting {
  /// All sittings of the articles, which several tests read.
  static let all: [(block: ArticleTests.Block, sitting: Result<ArticleSitting, any Error>)] =
    ArticleTests.blocks.filter { $0.language == "console" }.map { block in
      (block, Result { try ArticleSitting(block) })
    }

  private(set) var lines: [String] = []
  private(set) var images: [String: String] = [:]

  init(_ block: ArticleTests.Block) throws {
    let written = Written()
    var session = Session()
    session.host.files = FileAccess { name in
      let recipe = Recipe.all.first { "\($0.name).pan" == name }
      return recipe.map { .success(Array($0.script.utf8)) }
        ?? .failure(FileAccess.Unreadable(reason: "none"))
    }.with(
      FileWriting(write: { name, bytes, _ in
        written.files[name] = String(decoding: bytes, as: UTF8.self)
        return nil
      }))
    for line in block.lines where line.hasPrefix("> ") {
      lines.append(line)
      let statement = try #require(try Statement(String(line.dropFirst(2))))
      let text = StepText.results(try session.execute(statement), style: .plain)
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map { String($0) }
    }
    images = written.files
  }

  /// The written files; only one thread writes.
  private final class Written: @unchecked Sendable {
    var files: [String: String] = [:]
  }
}

/// The images beside the articles are those that their own statements write.
@Suite(.timeLimit) struct ArticleImageTests {
  private static let folder = "Sources/PantomimeKit/PantomimeKit.docc"

  private static func resource(_ name: String) -> String { "\(folder)/Resources/\(name)" }

  /// With `PANTOMIME_RECORD=1` the images are written, and the test fails.
  @Test(arguments: ArticleSitting.all.indices)
  func imagesAreUpToDate(index: Int) throws {
    let (block, sitting) = ArticleSitting.all[index]
    for (name, text) in try sitting.get().images.sorted(by: { $0.key < $1.key }) {
      let file = Self.resource(name)
      if TestRun.isRecording {
        let place = ProjectFiles.root.appendingPathComponent(file)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
        Issue.record("recorded \(name)")
      }
      let bytes = try #require(try? ProjectFiles.bytes(of: file), "\(file) is missing")
      #expect(String(decoding: bytes, as: UTF8.self) == text, "\(file)")
      // An article that writes an image shows it, with a text alternative.
      let article = String(decoding: try ProjectFiles.bytes(of: block.file), as: UTF8.self)
      let reference = try #require(article.range(of: "](\(name))"), "\(block.file) hides \(name)")
      let words = article[..<reference.lowerBound].split(separator: "![").last ?? ""
      #expect(words.count > 20 && !words.contains("\n\n"), "\(name) is shown without words")
    }
  }

  /// Every image is written by one article, and there are enough of them.
  @Test func noImageIsLeftOver() throws {
    var makers: [String: [String]] = [:]
    for (block, sitting) in ArticleSitting.all {
      for name in try sitting.get().images.keys {
        makers[name, default: []] += [block.file]
      }
    }
    let files = ProjectFiles.names(in: "\(Self.folder)/Resources", withExtension: "svg")
    #expect(Set(makers.keys) == Set(files))
    #expect(makers.values.allSatisfy { $0.count == 1 })
    for article in [
      "TheAnimator", "CompletionRules", "TheCityGuideScene", "Timings", "TouchesAndGestures",
    ] {
      #expect(makers.values.contains { $0[0].hasSuffix("/\(article).md") }, "\(article)")
    }
  }

  /// The files that the README shows exist.
  @Test func theReadmeShowsImagesThatAreThere() throws {
    let text = String(decoding: try ProjectFiles.bytes(of: "README.md"), as: UTF8.self)
    let names = text.matches(of: #/!\[[^\]]+\]\(([^)]+\.svg)\)/#).map { String($0.1) }
    #expect(!names.isEmpty)
    for name in names { #expect(throws: Never.self) { _ = try ProjectFiles.bytes(of: name) } }
  }
}
