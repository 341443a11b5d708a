import PantomimeKit

/// The rows and words for a name, also for a misspelled one.
extension Words {
  /// Returns the name of a row that a misspelled word probably means, or `nil` if none is near
  /// enough.
  ///
  /// - Parameter limit: The number of typing errors that the name must stay below.
  func near(_ word: String, below limit: Int) -> String? {
    // Two words that are equally near may lead to different statements.
    let names = nearest(word, below: limit)
    return Set(names.map { verb(ofRowNamed: $0) }).count == 1 ? names.first : nil
  }

  /// Returns the name of a row as its first row writes it whose first letter is as in a word, or else as
  /// its first row does: `AnimationController` isn't `animationController`.
  func written(_ key: String, like word: String) -> String {
    let names = rows(named: key).map { $0.name }.filter { $0.lowercased() == key }
    let isCapital = word.first?.isUppercase
    return names.first { $0.first?.isUppercase == isCapital } ?? names.first ?? key
  }

  /// Returns the names of rows that are nearest to a misspelled word, or none if none is near enough.
  ///
  /// - Parameter isMember: Whether the word is the name of a member, so that a command isn't meant.
  func nearest(_ word: String, below limit: Int, isMember: Bool = false) -> [String] {
    guard word.count > 3, word.count <= 64 else { return [] }
    let typed = Letters(word)
    var table = SlipTable()
    var best: (names: [String], slips: Int)?
    let most = min(limit - 1, word.count / 3, Words.mostSlips)
    guard most > 0 else { return [] }
    let (lower, length) = (word.lowercased(), word.utf8.count)
    for key in firstOfKey where abs(key.utf8.count - length) <= most {
      if isMember, key == lower { continue }
      // Another first letter makes another word: `watch` isn't `catch`.
      guard key.utf8.first == lower.utf8.first || Words.isSwapped(lower, key),
        // In a short word, two typing errors make another word.
        let slips = table.slips(
          typed, Letters(key), atMost: min(best?.slips ?? most, length < 8 ? 1 : most))
      else { continue }
      best = (best.map { $0.slips == slips ? $0.names : [] } ?? [], slips)
      best?.names.append(key)
    }
    return best?.names ?? []
  }

  /// Returns the name of a row that leads elsewhere than a verb of which a short word lacks a letter, if
  /// the word lacks a letter of the name, too; `nil` if there is none.
  func rival(of verb: String, as word: String) -> String? {
    let length = word.utf8.count + 1
    guard verb.utf8.count == length else { return nil }
    return firstOfKey.first { key in
      key.utf8.count == length && key != verb && key.utf8.first == word.utf8.first
        && self.verb(ofRowNamed: key) != verb && Words.lacksOne(word, key)
    }
  }

  /// Returns the only command of a shell of which a short word lacks a letter, or `nil` if there is none.
  func command(lacking word: String) -> String? {
    let length = word.utf8.count + 1
    let names = firstOfKey.filter { key in
      key.utf8.count == length && key.utf8.first == word.utf8.first && Words.lacksOne(word, key)
        && rows(named: key).contains { $0.isCommand && $0.shape == "\(key)()" }
    }
    return names.count == 1 ? names[0] : nil
  }

  /// Returns whether a word is another one without one of its letters.
  private static func lacksOne(_ word: String, _ other: String) -> Bool {
    let letters = Array(other.utf8)
    return letters.indices.contains { place in
      (letters[..<place] + letters[(place + 1)...]).elementsEqual(word.utf8)
    }
  }

  /// Returns the name of a row of which a word has two neighboring letters in the other order, or `nil` if
  /// there is none.
  func unswapped(_ word: String) -> String? {
    var letters = Array(word.lowercased().utf8)
    guard letters.count > 3, letters.count < 32 else { return nil }
    for place in letters.indices.dropFirst() where letters[place] != letters[place - 1] {
      letters.swapAt(place, place - 1)
      let other = String(decoding: letters, as: UTF8.self)
      if statementPlaces[other] != nil { return other }
      letters.swapAt(place, place - 1)
    }
    return nil
  }

  /// Whether the first two letters of a word are those of another one in the other order.
  private static func isSwapped(_ word: String, _ other: String) -> Bool {
    let (one, two) = (Array(word.utf8.prefix(2)), Array(other.utf8.prefix(2)))
    return one.count == 2 && one.reversed() == two
  }

  func verb(ofRowNamed name: String) -> String {
    let row =
      statementPlaces[name].map { statementLines[$0[0]].row }
      ?? wordPlaces[name].map { wordLines[$0[0]].row }
    return row?.replacement.split(separator: " ").first.map(String.init) ?? ""
  }

  /// The maximum number of typing errors in a word of another framework; our choice.
  // Long names have many neighbors that mean something else.
  private static let mostSlips = 2

  /// Whether a word is the first of a row.
  func hasStatement(_ word: String) -> Bool { statementPlaces[word.lowercased()] != nil }

  /// Returns the words of the rows with some names, as they are written first, and the names of curves.
  func wordsInside(rowsNamed names: [String]) -> [String] {
    guard !names.isEmpty else { return [] }
    var words: [String] = []
    var seen: Set<String> = []
    func add(_ word: String) {
      if seen.insert(word.lowercased()).inserted { words.append(word) }
    }
    for word in ["true", "false"] { add(word) }
    for place in names.flatMap({ statementPlaces[$0] ?? [] }) {
      for word in ForeignWord.words(of: statementLines[place].row.shape) {
        if word.text == "DIRECTION" {
          for direction in Direction.allCases { add(direction.rawValue) }
        } else if !WordShape.isPlaceholder(word.text) {
          // `DOWN` is a constant elsewhere; only its letters matter.
          add(word.text.contains { $0.isLowercase } ? word.text : word.text.lowercased())
        }
      }
    }
    for line in wordLines where line.section == "Curves" {
      if let shape = Words.shape(ofLine: line.text) { add(shape) }
    }
    return words
  }

  /// Returns the row for several words, or `nil` if there is none.
  func row(ofPhrase phrase: String) -> Row? {
    let words = phrase.split(separator: " ").map(String.init)
    let line =
      wordPlaces[phrase.lowercased()]?.first.map { wordLines[$0] }
      ?? concepts.first { $0.parts == words }?.line
    return line?.row
  }

  /// Returns the rows whose calls have an argument with a label, the shortest first.
  func rows(labeled label: String) -> [Row] {
    let label = label.hasSuffix(":") ? String(label.dropLast()) : label
    guard label.utf8.count > 2, label.allSatisfy({ $0.isLetter }) else { return [] }
    let bytes = Array("\(label):".utf8)
    return statementLines.filter { line in
      Words.has(line.text, bytes)
    }.map { $0.row }.filter { row in
      ForeignWord.words(of: row.shape).contains { $0.depth > 0 && $0.text == label }
    }.sorted { $0.shape.utf8.count < $1.shape.utf8.count }
  }

  /// Returns the rows whose first word, or any word behind a period, is a name.
  package func rows(named name: String) -> [Row] {
    let key = name.lowercased()
    let direct = (statementPlaces[key] ?? []).map { statementLines[$0].row }
    return direct + (wordPlaces[key] ?? []).map { wordLines[$0].row }
  }
}

extension Words {
  /// Returns the word among some candidates that a foreign word stands for, with the difference, or
  /// `nil` if there is none.
  ///
  /// A candidate may also be a path: `card.cornerRadius` stands for `card.radius`.
  package func word(
    for typed: String, among candidates: [String]
  ) -> (word: String, difference: String)? {
    let typed = Words.withoutPrefix(typed)
    if let found = mapped(typed.lowercased(), among: candidates, behind: "") { return found }
    // The names before a property are kept, as far as they are objects here.
    let parts = typed.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return nil }
    for cut in 1..<parts.count {
      let head = parts[..<cut].joined(separator: ".")
      let tail = parts[cut...].joined(separator: ".")
      if let found = mapped(tail.lowercased(), among: candidates, behind: "\(head).") {
        return found
      }
      // `card.layer.alpha`: the property is known, the object between isn't needed.
      let last = "\(head).\(parts[parts.count - 1])"
      let between = parts[cut...].dropLast()
      if !between.isEmpty, between.allSatisfy({ Words.objects.contains($0.lowercased()) }),
        candidates.contains(last)
      {
        return (last, "")
      }
    }
    for cut in 1..<parts.count {
      let tail = parts[cut...].joined(separator: ".").lowercased()
      if let found = mapped(tail, among: candidates, behind: "") { return found }
    }
    return nil
  }

  /// The objects of UIKit between a view and its property that aren't needed here.
  static let objects = [
    "layer", "view", "contentview", "presentation", "presentationlayer", "model", "modellayer",
    "style",
    "superview", "self",
  ]

  private func mapped(
    _ typed: String, among candidates: [String], behind head: String
  ) -> (word: String, difference: String)? {
    for place in wordPlaces[typed] ?? [] {
      let row = wordLines[place].row
      for word in row.replacement.split(separator: " ") {
        // An option may have its value: `curve=spring(N)`.
        let name = head + word
        let option = name.prefix { $0 != "=" }
        if candidates.contains(String(option)) { return (name, row.difference) }
      }
    }
    return nil
  }

  /// Whether a single word has a row among the curves.
  func hasCurve(_ typed: String) -> Bool {
    (wordPlaces[typed.lowercased()] ?? []).contains { wordLines[$0].section == "Curves" }
  }

  /// Whether a single word has a row.
  func hasWord(_ typed: String) -> Bool { wordPlaces[typed.lowercased()] != nil }

  static func withoutPrefix(_ typed: String) -> String {
    var typed = Substring(typed)
    while let first = typed.unicodeScalars.first, first == "." || first.isQuotationMark {
      typed = typed.dropFirst()
    }
    return String(typed)
  }
}
