/// The digest of what was shown of a property, as the canonical text of a trace has it.
public struct ShownLine: Sendable, Hashable {
  /// The path of the property; white space in it is replaced by `-`.
  public let path: String
  /// The digest, sixteen hexadecimal digits.
  public let hash: String

  /// The word that a line begins with.
  package static let word = "shown"

  /// The line, without its line feed.
  public var text: String { "\(ShownLine.word) \(path) \(hash)" }

  /// A digest that was read; `nil` if one of the two is empty or has white space.
  package init?(path: String, hash: String) {
    for word in [path, hash] where word.isEmpty || word.contains(where: { $0.isWhitespace }) {
      return nil
    }
    (self.path, self.hash) = (path, hash)
  }

  /// The digest of a property.
  init(path: String, digest: Digest) {
    let isWord = !path.contains { $0.isWhitespace }
    self.path = isWord ? path : String(path.map { $0.isWhitespace ? "-" : $0 })
    hash = digest.text
  }

  /// Reads a line; `nil` if it is no digest.
  package init?(_ text: some StringProtocol) {
    // Entries begin with a digit.
    guard text.utf8.first == ShownLine.word.utf8.first else { return nil }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[0] == ShownLine.word else { return nil }
    self.init(path: String(words[1]), hash: String(words[2]))
  }
}
