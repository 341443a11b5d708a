import PantomimeReporting

/// The help on words of other frameworks.
enum WordHelp {
  /// The maximum number of rows to show; our choice.
  private static let most = 8

  /// Returns the rows for a word, or `nil` if there are none.
  static func text(_ typed: String) -> String? {
    let name = word(typed)
    var rows = Words.standard.rows(named: name)
    if rows.isEmpty { rows = Words.standard.matches(typed).map { $0.row } }
    return text(rows, named: name)
  }

  /// Returns the row for the words that a name consists of, or the rows for the name that is probably
  /// meant, or `nil` if there are none.
  static func likely(_ typed: String) -> String? {
    if let concept = Words.standard.concept(in: typed), isForeign(typed) || concept.isWhole {
      return text([concept.row], named: word(typed))
    }
    guard isForeign(typed), !typed.contains(" "),
      let name = Words.standard.near(word(typed), below: typed.count)
    else { return nil }
    let rows = Words.standard.rows(named: name)
    let written = rows.first { $0.name.lowercased() == name }?.name ?? name
    return text(rows, named: written).map { "read as '\(written)'\n\($0)" }
  }

  private static func text(_ rows: [Words.Row], named name: String) -> String? {
    guard let first = rows.first else { return nil }
    let shown = rows.prefix(most)
    let width = min(shown.map { $0.shape.count }.max() ?? 0, 44)
    var text = "\(name)  a word of \(first.neighborhood)\n"
    // Two entries of one word differ in where the word is from.
    let isOfOne = shown.allSatisfy { $0.neighborhood == first.neighborhood }
    var section = first.neighborhood
    for row in shown {
      if !isOfOne, row.neighborhood != section {
        section = row.neighborhood
        text += "\(name)  a word of \(section)\n"
      }
      let here = row.replacement.isEmpty ? "not modeled" : row.replacement
      text += "  \(Printable.padded(row.shape, width))  \(here)\n"
      if !row.difference.isEmpty { text += "    \(row.difference)\n" }
    }
    let verbs = shown.filter { $0.neighborhood != "Options" }.compactMap { row in
      row.alternatives.first.flatMap { $0.split(separator: " ").first.map(String.init) }
    }
    var named = shown.filter { $0.neighborhood == "Options" }.flatMap { row in
      row.replacement.split(separator: " ").map { "\($0.prefix { $0 != "=" })=" }
    }
    for verb in verbs where Commands.named(verb) != nil && verb != "help" && !named.contains(verb) {
      named.append(verb)
    }
    guard !named.isEmpty else { return text }
    return text + "  See \(Spelling.list(named.prefix(3).map { "`help \($0)`" }, "and")).\n"
  }

  /// Returns the row for several words that are a row of their own, or `nil` if there is none.
  static func phrase(_ typed: String) -> String? {
    guard typed.contains(" ") else { return nil }
    let rows = Words.standard.words + Words.standard.conceptRows
    guard let row = rows.first(where: { $0.shape == typed }) else { return nil }
    return "\(typed)  a word of \(row.neighborhood)\n  type   \(row.replacement)\n"
      + (row.difference.isEmpty ? "" : "  \(row.difference)\n")
  }

  /// Returns whether a name can't be one of this language: it has a capital after a small letter.
  static func isForeign(_ name: String) -> Bool {
    let last = name.split(separator: ".").last ?? ""
    return zip(last, last.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }

  /// Returns the last name of a chain, without arguments.
  private static func word(_ typed: String) -> String {
    var name = Substring(typed)
    if let end = name.firstIndex(where: { $0 == "(" || $0 == " " || $0 == "=" }) {
      name = name[..<end]
    }
    if let point = name.lastIndex(of: "."), name.index(after: point) < name.endIndex {
      let last = name[name.index(after: point)...]
      if Words.standard.hasStatement(String(last)) { return String(last) }
    }
    return String(name)
  }
}

/// The symptoms of faults, in the words that people use.
package enum Symptoms {
  /// A symptom, with the statement that looks at it.
  package struct Symptom: Sendable {
    let words: [String]
    /// The statement to type.
    package let statement: String
    /// The published fault that it may be.
    package let fault: String
    /// The statements that show it.
    package let script: String
    let cause: String
  }

  /// The symptoms, in order.
  package static let all: [Symptom] = {
    var symptoms: [Symptom] = []
    for line in WordTexts.symptoms.text.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { cell in
        String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      guard cells.count >= 5, cells[0] != "words" else { continue }
      symptoms.append(
        Symptom(
          words: cells[0].split(separator: " ").map(String.init), statement: cells[1],
          fault: cells[2], script: cells[3], cause: cells[4]))
    }
    return symptoms
  }()

  /// The maximum number of symptoms to show; our choice.
  private static let most = 3

  /// Returns the symptoms that the words describe, or `nil` if there are none.
  static func text(_ words: [String]) -> String? {
    let typed = words.flatMap { $0.lowercased().split(separator: " ").map(String.init) }
      .filter { !fillers.contains($0) }
    // Words that most symptoms could have describe one only together with others.
    guard !typed.isEmpty, !typed.allSatisfy({ plain.contains($0) }), typed.joined().count > 3,
      typed.allSatisfy({ $0.allSatisfy { $0.isLetter } })
    else { return nil }
    let found = all.filter { symptom in
      typed.allSatisfy { word in symptom.words.contains { isSame($0, word) } }
    }
    guard !found.isEmpty else { return nil }
    return found.prefix(most).map { symptom in
      "'\(typed.joined(separator: " "))'  a symptom\n  \(symptom.cause)\n"
        + "  type   \(symptom.statement)\n  fault  \(symptom.fault), as `help \(symptom.fault)` "
        + "explains\n  try    \(symptom.script)\n"
    }.joined()
  }

  private static let fillers = [
    "the", "a", "an", "it", "is", "when", "my", "of", "in", "to", "i", "after", "and", "not", "too",
  ]

  private static let plain = [
    "second", "seconds", "tap", "taps", "two", "list", "slow", "fast", "long", "time", "finger",
    "view", "views", "system", "gesture", "recognizer", "speed", "velocity", "zero", "half",
    "place",
    "completion", "completions", "runs", "scrolling", "touches", "slop", "threshold", "result",
    "number", "flick", "spring", "duration", "way", "back", "called", "exception", "callback",
  ]

  /// Returns whether two words are the same, or differ only in their endings.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    let stems = (stem(one), stem(other))
    return stems.0.count > 3 && stems.0 == stems.1
  }

  private static func stem(_ word: String) -> Substring {
    for ending in ["ing", "ed", "es", "er", "s", "e"] where word.hasSuffix(ending) {
      return word.dropLast(ending.count)
    }
    return word[...]
  }
}
