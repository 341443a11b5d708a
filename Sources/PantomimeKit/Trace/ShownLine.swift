/// The digest of a property's presentation values, as written in the canonical text of a trace.
public struct ShownLine: Sendable, Hashable {
  /// The path of the property, with whitespace replaced by `-`.
  public let path: String
  /// The digest, as sixteen hexadecimal digits.
  public let hash: String

  /// The word with which a line begins.
  package static let word = "shown"

  /// The line, without its line feed.
  public var text: String { "\(ShownLine.word) \(path) \(hash)" }

  /// Creates a digest from parsed parts, or returns `nil` if either part is empty or contains
  /// whitespace.
  package init?(path: String, hash: String) {
    for word in [path, hash] where word.isEmpty || word.contains(where: { $0.isWhitespace }) {
      return nil
    }
    (self.path, self.hash) = (path, hash)
  }

  /// Creates the digest of a property.
  init(path: String, digest: Digest) {
    let isWord = !path.contains { $0.isWhitespace }
    self.path = isWord ? path : String(path.map { $0.isWhitespace ? "-" : $0 })
    hash = digest.text
  }

  /// Parses a line, or returns `nil` if it isn't a digest.
  package init?(_ text: some StringProtocol) {
    // Entries begin with a digit.
    guard text.utf8.first == ShownLine.word.utf8.first else { return nil }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[0] == ShownLine.word else { return nil }
    self.init(path: String(words[1]), hash: String(words[2]))
  }
}
