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

  /// Returns the statements for a name, as the help prints them, or `nil` if it has none.
  static func text(_ name: String) -> String? {
    guard let noun = noun(name) else { return nil }
    return "\(noun.name)  what to type\n"
      + noun.statements.map { "  type   \($0)\n" }.joined() + "  \(noun.meaning)\n"
  }
}
