import PantomimeKit

/// What people want, in their own words, with the statement that does it.
///
/// A sentence becomes a set of words: what says nothing is left out, and a word stands for all that
/// mean the same. The description whose words cover most of it is meant.
package struct Intents: Sendable {
  /// A description and its row.
  package struct Pattern: Sendable {
    /// The words of the description, as they are written in the table.
    package let text: String
    /// The words that must occur.
    let required: Set<String>
    /// The words that may occur.
    let optional: Set<String>
    /// The number of the row.
    package let row: Int
  }

  /// What a sentence is about.
  struct Request {
    /// The words that mean something.
    var words: Set<String> = []
    /// The words that no description has, as they were typed.
    var unknown: [String] = []
    var bindings = WordBindings()
    /// A name in capitals before a thing that the scene doesn't have under it: `the Tokyo card`.
    var unknownName: String?
  }

  /// A description that a sentence fits.
  struct Match {
    let row: Words.Row
    let bindings: WordBindings
    /// Whether the description has all words of the sentence that mean something.
    let isWhole: Bool
    /// How many words of the sentence the description has, less those that it lacks.
    let score: Double
    /// The words of the sentence that the description lacks.
    let rest: [String]
    /// The name of a thing that the scene doesn't have, or `nil` if the sentence has none.
    let unknownName: String?

    /// The match as one of a row of the table of words.
    var asWord: Words.Match {
      var row = row
      if !rest.isEmpty {
        row = row.noting(WordAccount.note(on: rest.map { "'\($0)'" }))
      }
      if let unknownName { row = row.noting("Nothing is named '\(unknownName)' here.") }
      return Words.Match(row: row, bindings: bindings, receiver: [], assigned: nil)
    }
  }

  /// The rows, in order.
  package let rows: [Words.Row]
  /// The descriptions, in order.
  package let patterns: [Pattern]
  /// The words for the beginning of several words, the longest first.
  private let phrases: [String: [(words: [String], word: String)]]
  /// The word that stands for another one, by its stem.
  private let synonyms: [String: String]
  /// All words, for the comparison with misspelled ones.
  private let vocabulary: [(word: String, letters: Letters)]

  /// The built-in table.
  package static let standard = Intents(WordTexts.intents.text)

  /// Parses a table.
  package init(_ text: String) {
    var (synonyms, phrases): ([String: String], [String: [(words: [String], word: String)]]) = (
      [:], [:]
    )
    var (rows, lists): ([Words.Row], [String]) = ([], [])
    var known: Set<String> = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) where line.first == UInt8(ascii: "|")
    {
      var cells = line.dropFirst().split(
        separator: UInt8(ascii: "|"), omittingEmptySubsequences: false
      ).map { Words.trimmed($0) }
      cells.removeLast()
      guard cells[0] != "word", cells[0] != "words", !cells[0].hasPrefix("---") else { continue }
      if cells.count == 2 {
        known.insert(cells[0])
        synonyms[Symptoms.stem(cells[0])] = cells[0]
        for other in Words.split(cells[1], at: ", ") {
          let parts = other.split(separator: " ").map(String.init)
          known.formUnion(parts)
          if parts.count == 1 {
            synonyms[Symptoms.stem(other)] = cells[0]
          } else {
            phrases[parts[0], default: []].append((parts, cells[0]))
          }
        }
      } else {
        lists.append(cells[0])
        rows.append(
          Words.Row(
            neighborhood: "plain words", shape: "… \(Words.split(cells[0], at: ", ")[0])",
            replacement: cells[1] == "—" ? "" : cells[1],
            difference: IntentHelp.difference(cells[2])))
      }
    }
    for first in phrases.keys { phrases[first]?.sort { $0.words.count > $1.words.count } }
    (self.synonyms, self.phrases, self.rows) = (synonyms, phrases, rows)
    var patterns: [Pattern] = []
    for (row, list) in lists.enumerated() {
      for pattern in Words.split(list, at: ", ") {
        var (required, optional): (Set<String>, Set<String>) = ([], [])
        var parts = pattern.split(separator: " ").map(String.init)[...]
        while let part = parts.first {
          parts = parts.dropFirst()
          if Intents.places.contains(part) {
            required.insert(part)
          } else if part.hasSuffix("?") {
            let word = String(part.dropLast())
            known.insert(word)
            optional.insert(Intents.word(for: word, synonyms) ?? word)
          } else if let phrase = phrases[part]?.first(where: {
            parts.starts(with: $0.words.dropFirst())
          }) {
            required.insert(phrase.word)
            parts = parts.dropFirst(phrase.words.count - 1)
          } else {
            known.insert(part)
            if let word = Intents.word(for: part, synonyms) { required.insert(word) }
          }
        }
        patterns.append(Pattern(text: pattern, required: required, optional: optional, row: row))
      }
    }
    self.patterns = patterns
    vocabulary = known.sorted().map { ($0, Letters($0)) }
  }

  /// The places of a description that a number, a time, a share or a direction takes.
  private static let places: Set<String> = ["N", "T", "P", "DIRECTION"]

  /// Returns the word that stands for a word, or `nil` if it says nothing.
  private static func word(for typed: String, _ synonyms: [String: String]) -> String? {
    let plain = Symptoms.plainWord(typed)
    if let direction = direction(plain) { return direction }
    guard !plain.isEmpty, !PlainWords.sayNothing(plain, in: .request) else { return nil }
    let stem = Symptoms.stem(plain)
    return synonyms[stem] ?? stem
  }

  private static func direction(_ word: String) -> String? {
    for direction in Direction.allCases {
      let name = direction.rawValue
      if word == name || word == "\(name)ward" || word == "\(name)wards" { return name }
    }
    return nil
  }

  /// Returns the word of the table that stands for another one, or `nil` if there is none.
  func synonym(of word: String) -> String? {
    synonyms[Symptoms.stem(word)].flatMap { $0 == word ? nil : $0 }
  }

  // MARK: - Reading a sentence

  /// Returns the description that a sentence fits best, or `nil` if it fits none.
  ///
  /// - Parameter names: The names of the objects of the scene.
  func match(_ sentence: String, names: [String] = []) -> Match? {
    guard sentence.utf8.count <= Intents.longest, let request = request(sentence, names) else {
      return nil
    }
    var best: Match?
    let directions = Set(Direction.allCases.map { $0.rawValue })
    for pattern in patterns {
      var (score, heavy, rest): (Double, Int, [String]) = (0, 0, [])
      var missing = pattern.required
      for word in request.words {
        let isDirection = directions.contains(word)
        var place = word
        // A direction, and a share, which is a number, too, take a place that the word itself lacks.
        if isDirection, !pattern.required.contains(word), pattern.required.contains("DIRECTION") {
          place = "DIRECTION"
        } else if word == "P", pattern.required.contains("N") {
          place = "N"
        }
        // What was done says little about why.
        let isLight =
          Intents.light.contains(place)
          || request.words.contains("why") && Intents.gestures.contains(place)
        if missing.remove(place) != nil {
          score += isLight ? 0.5 : 1
          heavy += isLight ? 0 : 1
        } else if pattern.optional.contains(place) {
          score += 0.5
        } else if isLight {
          score -= 0.25
        } else {
          score -= 1
          rest.append(word)
        }
      }
      guard missing.isEmpty, heavy > 0 || pattern.required == request.words else { continue }
      let rivals = best.map { ($0.isWhole ? 1 : 0, $0.score) } ?? (-1, 0)
      guard (rest.isEmpty ? 1 : 0, score) > rivals else { continue }
      best = Match(
        row: rows[pattern.row], bindings: bindings(request, for: rows[pattern.row]),
        isWhole: rest.isEmpty, score: score, rest: rest.map { typed($0, in: request) },
        unknownName: request.unknownName)
    }
    return best
  }

  /// The maximum length of a sentence, in bytes; our choice.
  private static let longest = 120

  private func typed(_ word: String, in request: Request) -> String {
    if word == "N" || word == "P", case .number(let number, _)? = request.bindings["N"] {
      return Numerals.text(number)
    }
    if word == "T", case .time(let text)? = request.bindings["T"] { return text }
    return request.unknown.first { Symptoms.stem(Symptoms.plainWord($0)) == word } ?? word
  }

  /// Returns the values of a sentence with examples for the places that it leaves open.
  private func bindings(_ request: Request, for row: Words.Row) -> WordBindings {
    var bindings = request.bindings
    let uses = { (name: String) in
      row.replacement.split { !("A"..."Z").contains($0) }.contains { $0 == name }
    }
    if bindings["DIRECTION"] == nil, uses("DIRECTION") { bindings["DIRECTION"] = .word("up") }
    if bindings["N"] == nil, uses("N") { bindings["N"] = .number(120, unit: "") }
    if bindings["T"] == nil, uses("T") { bindings["T"] = .time("1s") }
    return bindings
  }

  /// Returns what a sentence is about, or `nil` if it isn't written in plain words.
  private func request(_ sentence: String, _ names: [String]) -> Request? {
    guard var words = Intents.plainWords(of: sentence) else { return nil }
    var request = Request()
    if let first = words.first, Intents.questions.contains(first) {
      // What will happen depends on a release.
      request.words.insert(first == "will" || first == "would" ? "predict" : "whether")
      words.removeFirst()
    }
    words = Intents.withoutLead(words)
    var index = 0
    while index < words.count {
      let word = words[index]
      if let (time, count) = Intents.time(words[index...]) {
        request.words.insert("T")
        request.bindings["T"] = .time(time)
        index += count
        continue
      }
      if let (value, isShare) = Intents.number(word) {
        index += 1
        let next = index < words.count ? words[index] : ""
        if value == 2, Symptoms.stem(next) == "finger" {
          request.words.insert("two")
          continue
        }
        let isPercent = next == "percent" || next == "%"
        if isPercent || Intents.units.contains(next) { index += 1 }
        let share = isPercent ? value / 100 : value
        let name = isShare || isPercent ? "P" : "N"
        request.words.insert(name)
        request.bindings["N"] = .number(isPercent ? share : value, unit: "")
        request.bindings["P"] = .number(share, unit: "")
        continue
      }
      let phrase = phrases[word]?.first { words[index...].starts(with: $0.words) }
      if phrase == nil, let apart = separated(words[index...]) {
        words.remove(at: index + apart.distance)
        if !PlainWords.sayNothing(apart.word, in: .request) { request.words.insert(apart.word) }
        index += 1
        continue
      }
      if let phrase {
        if !PlainWords.sayNothing(phrase.word, in: .request) { request.words.insert(phrase.word) }
        index += phrase.words.count
        continue
      }
      index += 1
      let meant = synonyms[Symptoms.stem(word)]
      // A view can have the name of an action or a direction: `close`, `left`.
      if let name = names.first(where: { $0.lowercased() == word }),
        Direction(rawValue: word) == nil,
        meant.map({ Intents.nouns.contains($0) }) ?? true
      {
        request.bindings["VIEW"] = .pieces(Foreign.pieces(of: name))
        request.words.insert(meant ?? "view")
        continue
      }
      if index < words.count, let noun = synonyms[Symptoms.stem(words[index])] ?? nil,
        Intents.nouns.contains(noun), meant == nil,
        let name = sentence.split(separator: " ").dropFirst().first(where: {
          $0.lowercased() == word && $0.first?.isUppercase == true
        }), !vocabulary.contains(where: { $0.word == word })
      {
        request.unknownName = String(name)
        continue
      }
      guard let plain = Intents.word(for: word, synonyms) else { continue }
      if let direction = Direction(rawValue: plain) {
        request.bindings["DIRECTION"] = .word(direction.rawValue)
        request.words.insert(plain)
        continue
      }
      let read = corrected(word) ?? plain
      request.words.insert(read)
      if read == plain, read != synonyms[Symptoms.stem(word)] { request.unknown.append(word) }
    }
    return request.words.isEmpty ? nil : request
  }

  /// Returns the word for a verb and its particle with an object between them, and the distance of the
  /// particle, as in `let the card go`; `nil` if the words begin with none.
  private func separated(_ words: ArraySlice<String>) -> (word: String, distance: Int)? {
    guard let first = words.first, let phrases = phrases[first] else { return nil }
    for phrase in phrases
    where phrase.words.count == 2 && Intents.particles.contains(phrase.words[1]) {
      let next = words.dropFirst(2).prefix(3).firstIndex(of: phrase.words[1])
      if let next { return (phrase.word, next - words.startIndex) }
    }
    return nil
  }

  private static let particles: Set<String> = [
    "go", "back", "on", "off", "out", "in", "up", "down", "over", "away", "around",
  ]

  /// Returns the words of a sentence in lowercase, or `nil` if it has marks that no sentence has.
  private static func plainWords(of sentence: String) -> [String]? {
    var words: [String] = []
    for part in sentence.lowercased().split(separator: " ") {
      var word = ""
      for scalar in part.unicodeScalars {
        switch scalar {
        case "?", "!", ",", ":", "\"", "\u{201C}", "\u{201D}", "\u{2026}": continue
        case "\u{2019}": word.unicodeScalars.append("'")
        case "'", ".", "-", "%": word.unicodeScalars.append(scalar)
        default:
          guard scalar.isNamePart else { return nil }
          word.unicodeScalars.append(scalar)
        }
      }
      while word.hasSuffix(".") || word.hasSuffix("'") { word.removeLast() }
      for (ending, more) in contractions where word.hasSuffix(ending) {
        word.removeLast(ending.count)
        words.append(word)
        word = more
        break
      }
      if word.hasSuffix("%"), word.utf8.count > 1 {
        words.append(String(word.dropLast()))
        word = "%"
      }
      if !word.isEmpty { words.append(word) }
    }
    return words.isEmpty ? nil : words
  }

  private static let contractions: [(ending: String, word: String)] = [
    ("'s", "is"), ("'re", "are"), ("'m", "am"), ("'d", "would"), ("'ve", "have"), ("'ll", "will"),
  ]

  /// Returns the words without those that only introduce a request.
  private static func withoutLead(_ words: [String]) -> [String] {
    var words = words[...]
    var isCut = true
    while isCut {
      isCut = false
      for lead in leads where words.count > lead.words.count && words.starts(with: lead.words) {
        words = words.dropFirst(lead.words.count)
        if let word = lead.word { words = [word] + words }
        // The word that stays isn't read as a lead again.
        isCut = lead.word == nil
        break
      }
    }
    return Array(words)
  }

  private static let leads: [(words: [String], word: String?)] = introductions.map {
    (words: $0.text.split(separator: " ").map(String.init), word: $0.word)
  }

  private static let introductions: [(text: String, word: String?)] = [
    ("how do i", "how"), ("how do you", "how"), ("how do we", "how"), ("how can i", "how"),
    ("how could i", "how"), ("how would i", "how"), ("how should i", "how"), ("how to", "how"),
    ("how can you", "how"), ("how does one", "how"), ("i want to", nil), ("i would like to", nil),
    ("i want it to", nil), ("i need to", nil), ("i want", nil), ("i need", nil),
    ("id like to", nil),
    ("let me", nil), ("let us", nil), ("lets", nil), ("can i", nil), ("can you", nil),
    ("could you", nil), ("would you", nil), ("may i", nil), ("is there a way to", nil),
    ("is there any way to", nil), ("is it possible to", nil), ("is there a command to", nil),
    ("there a way to", nil), ("there any way to", nil), ("it possible to", nil),
    ("there a command to", nil), ("what is the command to", nil), ("trying to", nil),
    ("i am trying to", nil), ("what do i type to", nil), ("what do i do to", nil),
    ("what should i type to", nil), ("what is the way to", nil), ("the command to", nil),
    ("a way to", nil), ("please", nil), ("now", nil), ("ok", nil), ("okay", nil), ("so", nil),
    ("and", nil), ("then", nil), ("show me how to", nil), ("tell me how to", nil), ("help me", nil),
    ("go and", nil), ("try to", nil), ("just", nil),
  ]

  /// The first words of questions that `yes` or `no` answers.
  private static let questions: Set<String> = [
    "is", "are", "has", "have", "did", "does", "was", "were", "will", "am",
    "would",
  ]

  /// Returns the time that some words begin with, and their number: `a second`, `0.5 s`, `200ms`.
  private static func time(_ words: ArraySlice<String>) -> (text: String, count: Int)? {
    let words = Array(words.prefix(3))
    guard let first = words.first else { return nil }
    if let unit = ["ms", "s"].first(where: { first.hasSuffix($0) }),
      let number = Numeral(String(first.dropLast(unit.count)))
    {
      return (Numerals.text(number.value) + unit, 1)
    }
    let half = first == "half" && words.count == 3 && words[1] == "a" && seconds.contains(words[2])
    if half { return ("0.5s", 3) }
    guard words.count > 1 else { return nil }
    // A second animation isn't a time.
    let ends = ["then", "and", "or", "later", "longer", "more", "before", "after"]
    if first == "a", words[1] == "second", words.count > 2, !ends.contains(words[2]) { return nil }
    let value = first == "a" || first == "one" ? 1 : first == "two" ? 2 : number(first)?.value
    guard let value else { return nil }
    let text = Numerals.text(value)
    if seconds.contains(words[1]) { return ("\(text)s", 2) }
    return ["ms", "millisecond", "milliseconds", "millis"].contains(words[1])
      ? ("\(text)ms", 2) : nil
  }

  private static let seconds = ["s", "sec", "secs", "second", "seconds"]
  private static let units = ["pt", "pts", "point", "points", "px", "pixels", "pixel", "degrees"]

  /// Returns the number that a word is, and whether it can be a share, or `nil` if it's none.
  private static func number(_ word: String) -> (value: Double, isShare: Bool)? {
    for unit in ["pt", "px", "x"] where word.hasSuffix(unit) {
      if let number = Numeral(String(word.dropLast(unit.count))) { return (number.value, false) }
    }
    if let number = Numeral(word) {
      return (number.value, word.contains(".") && (0...1).contains(number.value))
    }
    let place = ["three", "four", "five", "six", "seven", "eight", "nine", "ten"].firstIndex(
      of: word)
    return place.map { (Double($0 + 3), false) }
  }

  /// Returns the word that a misspelled one stands for, or `nil` if the word is known, or if none is
  /// near.
  private func corrected(_ word: String) -> String? { near(word)?.meant }

  /// Returns a sentence with its misspelled words as the table has them, and these words; `nil` if none is
  /// misspelled.
  func respelled(_ sentence: String) -> (text: String, word: String)? {
    var right: [String] = []
    let words = sentence.split(separator: " ").map { word -> String in
      guard let known = near(word.lowercased())?.known else { return String(word) }
      right.append(known)
      return known
    }
    return right.isEmpty ? nil : (words.joined(separator: " "), right.joined(separator: "', '"))
  }

  /// Returns the word of the table that is near to a misspelled one, and the word that it stands for, or `nil`
  /// if the word is known, or if none is near.
  private func near(_ word: String) -> (known: String, meant: String)? {
    guard (4..<20).contains(word.utf8.count), synonyms[Symptoms.stem(word)] == nil else {
      return nil
    }
    let typed = Letters(word)
    var table = SlipTable()
    var near: Set<String> = []
    var first: String?
    for known in vocabulary {
      if known.word == word || Symptoms.stem(known.word) == Symptoms.stem(word) { return nil }
      guard known.word.utf8.first == word.utf8.first, known.word.utf8.count > 3,
        abs(known.word.utf8.count - word.utf8.count) < 2,
        // Another letter makes a short word another one.
        word.utf8.count > 4 || known.word.utf8.count > word.utf8.count,
        table.slips(typed, known.letters, atMost: 1) != nil,
        let meant = Intents.word(for: known.word, synonyms)
      else { continue }
      near.insert(meant)
      first = first ?? known.word
    }
    guard near.count == 1, let meant = near.first, let first else { return nil }
    return (first, meant)
  }

  /// The words for views.
  private static let nouns: Set<String> = ["view", "sheet", "list"]

  /// The words for gestures.
  private static let gestures: Set<String> = [
    "swipe", "drag", "pan", "tap", "flick", "press", "finger", "gesture",
  ]

  /// Words that a description may lack.
  private static let light: Set<String> = [
    "view", "animation", "sheet", "how", "what", "show", "go", "do", "still", "whether",
    "list", "make", "anyth", "someth", "if", "when", "own", "too", "mor", "let", "other",
    "another", "screen",
  ]
}
