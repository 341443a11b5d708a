import Foundation
import PantomimeScripting
import Testing
import TestSupport

/// Editors' grammars know every verb, and their regular expressions find the parts of statements.
@Suite(.timeLimit) struct EditorGrammarTests {
  private static let grammar = EditorGrammar(of: .standard)

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// Returns the text that a group of a rule matches first in a line.
  private func match(_ rule: String, _ group: Int, in line: String) throws -> String? {
    let all = try #require(try object(Self.grammar.textMate)["repository"] as? [String: Any])
    let expression = try #require((all[rule] as? [String: Any])?["match"] as? String)
    let regex = try NSRegularExpression(pattern: expression)
    let whole = NSRange(line.startIndex..., in: line)
    guard let found = regex.firstMatch(in: line, range: whole),
      let range = Range(found.range(at: group), in: line)
    else { return nil }
    return String(line[range])
  }

  @Test func everyVerbIsFound() throws {
    for entry in Commands.groups.flatMap({ $0.verbs }) where entry.name != "at" {
      for line in [
        "\(entry.name)", "  \(entry.name) x", "at 0.5 \(entry.name)", "x; \(entry.name)",
      ] {
        #expect(try match("verb", 3, in: line) == entry.name, "\(line)")
      }
      #expect(Self.grammar.vim.contains(entry.name))
    }
    #expect(try match("verb", 3, in: "draggle x") == nil)
    #expect(try match("verb", 1, in: "at 0.5 drag by=0,-120") == "at")
    #expect(try match("time", 2, in: "at 0.5") == "0.5")
  }

  @Test(arguments: [
    ("number", 0, "wait 0.5s", "0.5s"), ("number", 0, "wait -3f", "-3f"),
    ("number", 0, "speed=1e-3", "1e-3"), ("option", 1, "drag by=0,-120", "by"),
    ("option", 2, "pan changed dy+=-20", "+="), ("call", 0, "curve cubic(1,2)", "cubic"),
    ("path", 0, "show card.frame.y", "card.frame.y"), ("word", 0, "x within 3", "within"),
    ("word", 0, "expect always x follows linear", "always"), ("variable", 0, "wait $T", "$T"),
    ("name", 0, "scene city-guide", "city-guide"), ("constant", 0, "x=none", "none"),
    ("comment", 0, "run # so", "# so"),
  ])
  func partsAreFound(rule: String, group: Int, line: String, wanted: String) throws {
    #expect(try match(rule, group, in: line) == wanted)
  }

  @Test func theExtensionIsJSON() throws {
    let files = Self.grammar.extensionFiles
    for (path, text) in files {
      #expect(throws: Never.self, "\(path)") {
        try JSONSerialization.jsonObject(with: Data(text.utf8))
      }
    }
    // The files that the manifest names are there.
    let manifest = try #require(files.first { $0.path == "package.json" }?.text)
    for word in manifest.split(separator: "\"") where word.hasPrefix("./") {
      #expect(files.contains { "./\($0.path)" == word }, "\(word)")
    }
    let matchers = try #require(
      (try object(manifest)["contributes"] as? [String: Any])?["problemMatchers"]
        as? [[String: Any]])
    let pattern = try #require((matchers[0]["pattern"] as? [String: Any])?["regexp"] as? String)
    let line = "a/b.pan:3:7: error: unknown verb 'snap'"
    let found = try NSRegularExpression(pattern: pattern).firstMatch(
      in: line, range: NSRange(line.startIndex..., in: line))
    #expect(found?.numberOfRanges == 5)
  }

  /// The body of a snippet is its example, of which a reader of snippets expands nothing.
  @Test func everyVerbHasASnippet() throws {
    let files = Self.grammar.extensionFiles
    let snippets = try object(try #require(files.first { $0.path.hasPrefix("snippets") }?.text))
    for entry in Commands.groups.flatMap({ $0.verbs }) {
      let snippet = try #require(snippets[entry.name] as? [String: Any], "\(entry.name)")
      #expect((snippet["body"] as? String)?.isEmpty == false)
    }
  }
}
