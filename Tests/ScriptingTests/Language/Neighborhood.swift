import ScriptingSupport
import TestSupport
import Testing

/// Lines as a user of other frameworks would type them, from the frameworks' documentation, each with
/// a part of the replacement or the hint that it leads to.
enum Neighborhood {
  /// A line, and a part of the advice about it.
  struct Entry: Sendable {
    let typed: String
    let expected: String
  }

  /// What is expected of a line for which there is nothing here.
  static let missing = "—"

  /// Lines from the documentation of other frameworks.
  static let documented = list("documentation")
  /// Lines of strangers, misspellings, and what people want in their own words.
  ///
  /// Of a line that begins with `help`, the answer contains the text.
  static let strangers = list("strangers")
  /// Lines of strangers that don't lead to the right place yet.
  ///
  /// One that begins to belongs to the strangers' list.
  static let open = list("open")

  /// Expects that at most 15 of 300 lines lead to the wrong place; in a part of a list, which may
  /// contain more of these lines than its share, one more line may.
  static func expectFew(
    _ wrong: [String], of count: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      wrong.count * 20 <= count + (TestRun.isLong ? 0 : 20),
      Comment(rawValue: wrong.joined(separator: "\n")), sourceLocation: sourceLocation)
  }

  /// Returns a list of the file `Tests/Neighborhood/lines.txt`, in which a line `# NAME:` begins a list.
  static func list(_ name: String) -> [Entry] {
    let bytes = (try? ProjectFiles.bytes(of: "Tests/Neighborhood/lines.txt")) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let rows = lines.drop { !$0.hasPrefix("# \(name):") }.dropFirst()
    return rows.prefix { $0.first != "#" }.compactMap { row in
      let parts = row.split(separator: "⇒")
      guard parts.count == 2 else { return nil }
      return Entry(typed: String(parts[0].dropLast()), expected: String(parts[1].dropFirst()))
    }
  }
}
