import PantomimeKit
import PantomimeReporting

/// The help on words of other frameworks.
enum WordHelp {
  /// The maximum number of rows to show; our choice.
  private static let most = 8

  /// Returns the rows for a word, or `nil` if there are none.
  static func text(_ typed: String) -> String? {
    if typed.contains("*") { return names(like: typed) }
    if let chain = chain(typed) { return chain }
    let name = word(typed)
    var rows = Words.standard.rows(named: name)
    // The labels of a signature say which rows are meant.
    let labels = ForeignWord.words(of: typed).filter { $0.depth == 1 && $0.text != "_" }.map {
      $0.text
    }
    if !labels.isEmpty {
      let fitting = rows.filter { row in labels.allSatisfy { Words.has(row.shape, "\($0):") } }
      if !fitting.isEmpty { rows = fitting }
    }
    // Further words say which rows are meant, or are another word.
    let others = typed.split(separator: " ").dropFirst().map { $0.lowercased() }
    if !rows.isEmpty, !others.isEmpty, !typed.contains("(") {
      let closer = rows.filter { row in
        others.allSatisfy { Words.has("\(row.shape) \(row.difference)".lowercased(), $0) }
      }
      let more = others.compactMap { other -> String? in
        let rows = Words.standard.rows(named: other)
        return rows.isEmpty ? nil : text(rows, named: other)
      }
      rows =
        closer.isEmpty && !more.isEmpty ? Array(rows.prefix(2)) : closer.isEmpty ? rows : closer
      return text(rows, named: name).map { $0 + more.joined() }
    }
    if rows.isEmpty { rows = Words.standard.matches(typed).map { $0.row } }
    if rows.isEmpty { rows = Words.standard.rows(labeled: name) }
    return text(rows, named: name)
  }

  /// Returns the names of rows that have the parts around a star, or `nil` if there are none.
  private static func names(like pattern: String) -> String? {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
    guard parts.contains(where: { $0.utf8.count > 2 }) else { return nil }
    var (names, seen): ([(name: String, here: String)], Set<String>) = ([], [])
    for row in Words.standard.statements {
      let name = row.name
      guard fits(name, parts), seen.insert(name).inserted else { continue }
      names.append((name, WordExamples.shown(row).here))
    }
    guard !names.isEmpty else { return nil }
    let width = names.map { $0.name.count }.max() ?? 0
    return "\(pattern)  words of other tools\n"
      + names.prefix(4 * most).map { "  \(Printable.padded($0.name, width))  \($0.here)\n" }
      .joined() + (names.count > 4 * most ? "  and \(names.count - 4 * most) more\n" : "")
  }

  /// Returns whether a name consists of some parts with anything between them.
  private static func fits(_ name: String, _ parts: [String]) -> Bool {
    guard let first = parts.first, let last = parts.last, name.hasPrefix(first),
      name.hasSuffix(last)
    else { return false }
    var rest = Substring(name).dropFirst(first.count)
    for part in parts.dropFirst() where !part.isEmpty {
      guard let place = Advice.range(of: part, in: String(rest)) else { return false }
      let text = String(rest)
      rest = Substring(text[place.upperBound...])
    }
    return true
  }

  /// Returns the rows that begin with a chain of names, or `nil` if there are none.
  private static func chain(_ typed: String) -> String? {
    let chain = typed.prefix { $0 != "(" && $0 != " " && $0 != "=" }
    let lower = chain.lowercased()
    guard let first = lower.split(separator: ".").first, first.utf8.count < lower.utf8.count else {
      return nil
    }
    let rows = Words.standard.rows(named: String(first)).filter { row in
      let rest = row.shape.lowercased().dropFirst(lower.utf8.count)
      return row.shape.lowercased().hasPrefix(lower)
        && rest.unicodeScalars.first.map { !$0.isNamePart || $0 == "." } ?? true
    }
    return text(rows, named: String(chain))
  }

  /// Returns the row for the words that a name consists of, or the rows for the name that is probably
  /// meant, or `nil` if there are none.
  ///
  /// - Parameter own: The words of this language, one of which may be meant.
  static func likely(_ typed: String, besides own: () -> [String]) -> String? {
    let concept = Words.standard.concept(in: typed)
    if let concept, concept.isExact { return text([concept.row], named: word(typed)) }
    if !typed.contains(" "), let near = meant(by: typed),
      isForeign(typed) || !isNearer(own(), near, to: typed)
    {
      let noun = IntentHelp.text(near) ?? ""
      return text(Words.standard.rows(named: near), named: near).map {
        "read as '\(near)'\n\(noun)\($0)"
      }
    }
    guard let concept, isForeign(typed) || typed.contains("-") || concept.isWhole else {
      return nil
    }
    return text([concept.row], named: word(typed))
  }

  /// Returns the name of rows that a misspelled one probably means, the last of a chain first, or `nil` if
  /// there is none.
  static func meant(by typed: String) -> String? {
    let chain = typed.prefix { $0 != "(" && $0 != "=" }
    for part in chain.split(separator: ".").reversed() {
      guard let name = Words.standard.near(String(part), below: part.utf8.count) else { continue }
      return Words.standard.written(name, like: String(part))
    }
    return nil
  }

  /// Returns whether one of this language's words is at least as near to a word as another one.
  private static func isNearer(_ own: [String], _ other: String, to typed: String) -> Bool {
    var table = SlipTable()
    let letters = Letters(typed)
    guard let slips = table.slips(letters, Letters(other), atMost: typed.utf8.count) else {
      return !own.isEmpty
    }
    return own.contains { table.slips(letters, Letters($0), atMost: slips) != nil }
  }

  private static func text(_ found: [Words.Row], named name: String) -> String? {
    // A type and a property can have the same letters.
    let others = found.filter { row in
      row.name.first?.isUppercase != name.first?.isUppercase
        && row.name.lowercased() == name.lowercased()
    }
    let all = found.filter { row in !others.contains { $0.shape == row.shape } } + others
    // A type comes before its members, of which one stands for those that share its row.
    let isMember = { (row: Words.Row) in row.shape.lowercased().hasPrefix("\(name.lowercased()).") }
    var rows = all.filter { !isMember($0) }
    for row in all.filter(isMember) {
      let isKnown = rows.contains {
        $0.replacement == row.replacement && $0.difference == row.difference
      }
      if !isKnown { rows.append(row) }
    }
    guard let first = rows.first else { return nil }
    let shown = rows.prefix(most).map { timing($0) }
    let examples = shown.map { WordExamples.shown($0) }
    let width = min(examples.map { $0.there.count }.max() ?? 0, 44)
    var text = "\(name)  a word of \(first.neighborhood)\n"
    // Two entries of one word differ in where the word is from.
    let isOfOne = shown.allSatisfy { $0.neighborhood == first.neighborhood }
    var section = first.neighborhood
    for (row, example) in zip(shown, examples) {
      if !isOfOne, row.neighborhood != section {
        section = row.neighborhood
        text += "\(name)  a word of \(section)\n"
      }
      text += "  \(Printable.padded(example.there, width))  \(example.here)\n"
      if row.neighborhood == "Options" { text += WordLines.help(on: row.replacement) }
      let difference = row.filled(with: WordBindings()).difference
      if !difference.isEmpty { text += "    \(difference)\n" }
    }
    let verbs = shown.filter { $0.neighborhood != "Options" }.compactMap { row in
      row.alternatives.first.flatMap { $0.split(separator: " ").first.map(String.init) }
    }
    var named = shown.filter {
      $0.neighborhood == "Options" && !$0.replacement.contains("=")
    }.flatMap { row in
      row.replacement.split(separator: " ").map { "\($0.prefix { $0 != "=" })=" }
    }
    for verb in verbs where Commands.named(verb) != nil && verb != "help" && !named.contains(verb) {
      named.append(verb)
    }
    guard !named.isEmpty else { return text }
    return text + "  See \(Spelling.list(named.prefix(3).map { "`help \($0)`" }, "and")).\n"
  }

  /// Returns a row for a curve as one with the statement that shows the curve, and any other row as it is.
  private static func timing(_ row: Words.Row) -> Words.Row {
    guard row.neighborhood == "Curves",
      NamedCurve.named(row.replacement) != nil || row.replacement.contains("(")
    else { return row }
    return Words.Row(
      neighborhood: row.neighborhood, shape: row.shape,
      replacement: "curve \(row.replacement) at 0.5", difference: row.difference
    ).noting("As a timing: `curve=\(row.replacement)`.")
  }

  /// Returns the row for several words that are a row of their own, or `nil` if there is none.
  static func phrase(_ typed: String) -> String? {
    let words = typed.split(separator: " ").map(String.init)
    let row = words.count > 1 ? Words.standard.row(ofPhrase: typed) : nil
    guard let row = row ?? concept(of: words) else {
      return nil
    }
    return "\(typed)  a word of \(row.neighborhood)\n  type   \(WordExamples.shown(row).here)\n"
      + (row.difference.isEmpty ? "" : "  \(row.filled(with: WordBindings()).difference)\n")
  }

  /// Returns the row for the name that some plain words would make, or `nil` if there is none that has all
  /// of them: `touchSlop` for `touch slop`.
  private static func concept(of words: [String]) -> Words.Row? {
    guard let first = words.first, words.count < 5,
      words.allSatisfy({ $0.allSatisfy { $0.isLetter } })
    else { return nil }
    let name =
      (words.count > 1 ? first.lowercased() : first)
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined()
    guard let concept = Words.standard.concept(in: name), concept.isWhole else { return nil }
    return words.count > 1 || concept.isExact ? concept.row : nil
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
      // A curve is found by its own name: `Curves.elasticOut`.
      if Words.standard.hasStatement(String(last)) || Words.standard.hasCurve(String(last)) {
        return String(last)
      }
    }
    return String(name)
  }
}
