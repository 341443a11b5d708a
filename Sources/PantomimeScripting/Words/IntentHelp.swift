import PantomimeKit

/// The help on what people want, and on the names of things.
package enum IntentHelp {
  /// Returns the statement for what a sentence wants, as the help prints it.
  static func text(_ match: Intents.Match, _ sentence: String) -> String? {
    let row = match.asWord.row
    let texts = row.alternatives.filter { $0 != "—" }.compactMap { template in
      WordTemplate(template).text(match.bindings) { name, _ in
        examples.first { $0.place == name }?.name
      }
    }
    var text = "'\(sentence)'  in \(row.neighborhood)\n"
    if let first = texts.first {
      text += "  type   \(first)\n"
      if texts.count > 1 {
        text += "  or     \(texts.dropFirst().joined(separator: ", or "))\n"
      }
    }
    return row.difference.isEmpty ? text : text + "  \(row.difference)\n"
  }

  /// Returns the first statement for what a sentence wants, or `nil` if there is none.
  static func statement(_ match: Intents.Match) -> String? {
    guard let first = match.row.alternatives.first else { return nil }
    return WordTemplate(first).text(match.bindings) { name, _ in
      examples.first { $0.place == name }?.name
    }
  }

  /// The objects of the example scene, for the places of statements.
  private static let examples: [(place: String, name: String)] = [
    ("VIEW", "card"), ("LIST", "list"), ("GESTURE", "pull"), ("ANIMATOR", "card.1"),
    ("NAME", "mine"), ("TRANSITION", "push"),
  ]

  /// A name of something here, with the statement to type.
  package struct Noun: Sendable {
    package let name: String
    /// The statements, the best first.
    package let statements: [String]
    /// What the thing is, in one sentence.
    package let meaning: String
  }

  /// The names, in order.
  package static let nouns: [Noun] = WordTexts.nouns.text.utf8.split(separator: UInt8(ascii: "\n"))
    .flatMap { line -> [Noun] in
      guard line.first == UInt8(ascii: "|") else { return [] }
      let cells = line.dropFirst().split(
        separator: UInt8(ascii: "|"), omittingEmptySubsequences: false
      ).map { Words.trimmed($0) }
      guard cells.count > 2, cells[0] != "names", !cells[0].hasPrefix("---") else { return [] }
      return Words.split(cells[0], at: ", ").map {
        Noun(name: $0, statements: Words.split(cells[1], at: " or "), meaning: cells[2])
      }
    }

  /// Returns the entry for a name, or `nil` if it has none.
  static func noun(_ name: String) -> Noun? {
    nouns.first { $0.name == name } ?? nouns.first { $0.name.lowercased() == name.lowercased() }
  }

  /// Returns the difference in a cell of a table, of which `as NAME` is the meaning of a name.
  static func difference(_ cell: String) -> String {
    guard cell.hasPrefix("as "), let noun = noun(String(cell.dropFirst(3))) else { return cell }
    return noun.meaning
  }

  /// Returns the name of which a word is a misspelling, or `nil` if it's near none, or near several.
  static func near(_ word: String) -> String? {
    guard word.utf8.count > 4, word.allSatisfy({ $0.isLetter }), noun(word) == nil else {
      return nil
    }
    let near = Advice.nearest(to: word, among: nouns.map { $0.name })
    return Set(near.map { noun($0)?.meaning }).count == 1 ? near.first : nil
  }

  /// Returns the statements for a name, as the help prints them, or `nil` if it has none.
  static func text(_ name: String) -> String? {
    guard let noun = noun(name) else { return nil }
    return "\(noun.name)  what to type\n"
      + noun.statements.map { "  type   \($0)\n" }.joined() + "  \(noun.meaning)\n"
  }
}
