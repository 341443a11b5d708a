import PantomimeReporting

/// The symptoms of faults, in the words that people use.
package enum Symptoms {
  /// A symptom, with the statement that looks at it.
  package struct Symptom: Sendable {
    /// The descriptions of the symptom; the first one names it.
    let phrases: [Phrase]
    /// The statement to type.
    package let statement: String
    /// The published fault that it may be, or an empty string if there is none.
    package let fault: String
    /// The statements that show it, or an empty string if there are none.
    package let script: String
    /// The cause, in one sentence.
    package let cause: String

    /// The words to give to `help`.
    package var name: String { phrases.first?.text ?? "" }

    /// Returns how well a sentence describes the symptom: the weight of the best description that the
    /// sentence contains, and a little for each other word; 0 if it contains none.
    fileprivate func score(_ sentence: Set<String>) -> Int {
      let found = phrases.filter { $0.words.allSatisfy { sentence.contains($0) } }
      // Words that most symptoms could have are enough if the sentence has no others.
      let isWhole = found.contains { $0.words.count == sentence.count }
      guard let best = found.map({ $0.weight }).max(), best > 1 || isWhole else { return 0 }
      var words: Set<String> = []
      for phrase in phrases { words.formUnion(phrase.words) }
      return 4 * best + words.intersection(sentence).count
    }
  }

  /// A description: words that all occur in a sentence, in any order.
  struct Phrase: Sendable {
    let text: String
    let words: [String]

    init(_ text: String) {
      self.text = text
      var words: [String] = []
      for word in Symptoms.words(of: text) where !words.contains(word) { words.append(word) }
      self.words = words
    }

    /// A word that most symptoms could have counts half.
    var weight: Int { words.reduce(0) { $0 + (Symptoms.plain.contains($1) ? 1 : 2) } }
  }

  /// The symptoms, in order.
  package static let all: [Symptom] = {
    rows.compactMap { cells in
      guard cells.count >= 5 else { return nil }
      return Symptom(
        phrases: Words.split(cells[0], at: ", ").map { Phrase($0) }, statement: cells[1],
        fault: cells[2], script: cells[3], cause: cells[4])
    }
  }()

  /// The words that count as one with others, by their stems.
  private static let synonyms: [String: String] = {
    var synonyms: [String: String] = [:]
    for cells in rows where cells.count == 2 {
      for word in cells[1].split(separator: " ") {
        synonyms[stem(String(word))] = stem(cells[0])
      }
    }
    return synonyms
  }()

  /// All words of the symptoms, for the comparison with misspelled ones.
  private static let vocabulary: [(word: String, letters: Letters)] = {
    var words: Set<String> = []
    for cells in rows {
      for word in cells[0].split(whereSeparator: { $0 == " " || $0 == "," }) {
        words.insert(String(word))
      }
      guard cells.count == 2 else { continue }
      for word in cells[1].split(separator: " ") { words.insert(String(word)) }
    }
    return words.sorted().map { ($0, Letters($0)) }
  }()

  /// The stems of these words.
  private static let stems = Set(vocabulary.map { stem($0.word) })

  /// The rows of both tables, which are parsed once.
  private static let rows: [[String]] = {
    WordTexts.symptoms.text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.first == UInt8(ascii: "|") else { return nil }
      var cells = line.dropFirst().split(
        separator: UInt8(ascii: "|"), omittingEmptySubsequences: false
      ).map { Words.trimmed($0) }
      cells.removeLast()
      guard cells[0] != "words", cells[0] != "word", !cells[0].hasPrefix("---") else { return nil }
      return cells.map { $0 == "—" ? "" : $0 }
    }
  }()

  /// The maximum number of symptoms to show; our choice.
  private static let most = 2

  /// Returns the symptoms that a sentence describes, the best first.
  static func found(_ sentence: [String]) -> [Symptom] {
    var typed: Set<String> = []
    for word in sentence { typed.formUnion(words(of: word, corrects: true)) }
    guard !typed.isEmpty else { return [] }
    let scored = all.enumerated().map { (place: $0, score: $1.score(typed), symptom: $1) }
      .filter { $0.score > 0 }
      .sorted { ($1.score, $0.place) < ($0.score, $1.place) }
    guard let best = scored.first?.score else { return [] }
    return scored.prefix(most).filter { 4 * $0.score >= 3 * best }.map { $0.symptom }
  }

  /// Returns the symptoms that the words describe, or `nil` if there are none.
  ///
  /// - Parameter coversAll: Whether a symptom must have all words that mean something.
  static func text(_ words: [String], coversAll: Bool = false) -> String? {
    var found = found(words)
    if coversAll {
      let typed = words.flatMap { Symptoms.words(of: $0, corrects: true) }
      found = found.filter { symptom in
        typed.allSatisfy { word in symptom.phrases.contains { $0.words.contains(word) } }
      }
    }
    return found.isEmpty ? nil : found.map { text($0) }.joined()
  }

  private static func text(_ symptom: Symptom) -> String {
    let help = symptom.fault
    return "'\(symptom.name)'  a symptom\n  \(symptom.cause)\n  type   \(symptom.statement)\n"
      + (help.isEmpty ? "" : "  fault  \(help), as `help \(help)` explains\n")
      + (symptom.script.isEmpty ? "" : "  try    \(symptom.script)\n")
  }

  /// The symptoms, one per line, with the statement that looks at each.
  static var list: String {
    let width = all.map { $0.name.count }.max() ?? 0
    return "What can go wrong, in the words that people use, and the statement to type.\n"
      + all.map { "  \(Printable.padded($0.name, width))  \($0.statement)\n" }.joined()
      + "A sentence is understood, too: help card jumps when released\n"
  }

  /// Returns whether a text is a sentence rather than a statement or a call: several words without
  /// marks, one of which is an article, a pronoun, or the like.
  static func isSentence(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count > 2 else { return false }
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.isNamePart && scalar != "." || scalar == " " || scalar == "," || scalar == "?"
        || scalar == "!" || isApostrophe(scalar) || !scalar.isASCII
    }
    return isPlain
      && words.contains { word in
        let word = plainWord(String(word))
        return PlainWords.sayNothing(word, in: .symptom) || word == "not"
      }
  }

  // MARK: - Words

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "\u{2019}"
  }

  /// Returns the words of a text that mean something, each as the one that stands for all its forms.
  private static func words(of text: String, corrects: Bool = false) -> [String] {
    var (words, word): ([String], String) = ([], "")
    func finish() {
      let plain = plainWord(word)
      word = ""
      guard !plain.isEmpty, !PlainWords.sayNothing(plain, in: .symptom) else { return }
      let stem = stem(plain)
      let known = synonyms[stem] ?? stem
      words.append(corrects ? corrected(plain) ?? known : known)
    }
    for scalar in text.unicodeScalars {
      if scalar.isNamePart && scalar != "." && scalar != "-" || isApostrophe(scalar) {
        word.unicodeScalars.append(scalar)
      } else {
        finish()
      }
    }
    finish()
    return words
  }

  /// Returns a word in lowercase; the forms of *not* count as one.
  static func plainWord(_ word: String) -> String {
    var plain = ""
    for scalar in word.lowercased().unicodeScalars where !isApostrophe(scalar) && scalar != "," {
      if scalar != "?", scalar != "!" { plain.unicodeScalars.append(scalar) }
    }
    return negations.contains(plain)
      || (plain.hasSuffix("nt") && plain.utf8.count < word.utf8.count)
      ? "not" : plain
  }

  private static let negations: Set<String> = [
    "not", "no", "never", "none", "nothing", "cannot", "cant", "dont", "doesnt", "didnt", "wont",
    "isnt", "arent", "without", "nobody", "neither",
  ]

  /// Returns whether a word occurs in the descriptions of symptoms as it's spelled.
  static func know(_ word: String) -> Bool {
    let plain = plainWord(word)
    return PlainWords.sayNothing(plain, in: .symptom) || negations.contains(plain)
      || stems.contains(stem(plain))
  }

  /// Returns the word that a misspelled one stands for, or `nil` if the word is known, or if none is
  /// near.
  private static func corrected(_ word: String) -> String? {
    guard word.utf8.count > 3, word.utf8.count < 20 else { return nil }
    let typed = Letters(word)
    let mine = stem(word)
    var table = SlipTable()
    var near: String?
    for known in vocabulary {
      if known.word == word { return nil }
      guard near == nil, known.word.utf8.first == word.utf8.first,
        abs(known.word.utf8.count - word.utf8.count) < 2,
        // Another letter makes a short word another one.
        word.utf8.count > 4 || known.word.utf8.count > word.utf8.count,
        table.slips(typed, known.letters, atMost: 1) != nil
      else { continue }
      let stem = stem(plainWord(known.word))
      if stem == mine { return nil }
      near = synonyms[stem] ?? stem
    }
    return near
  }

  /// Returns a word without its ending.
  static func stem(_ word: String) -> String {
    var stem = Substring(word)
    for ending in ["ingly", "ing", "ed", "es", "ly", "s", "e"]
    where stem.hasSuffix(ending) && stem.utf8.count > ending.utf8.count + 2 {
      stem = stem.dropLast(ending.utf8.count)
      break
    }
    let letters = stem.utf8
    if letters.count > 3, stem.utf8.count < word.utf8.count, let last = letters.last,
      letters.dropLast().last == last
    {
      stem = stem.dropLast()
    }
    if stem.hasSuffix("e"), stem.utf8.count > 3 { stem = stem.dropLast() }
    return String(stem)
  }

  /// The stems of words that most symptoms could have.
  private static let plain: Set<String> = Set(
    [
      "second", "tap", "two", "list", "slow", "fast", "long", "time", "finger", "view", "system",
      "gesture", "recognizer", "speed", "velocity", "zero", "half", "place", "completion", "run",
      "scroll", "touch", "slop", "threshold", "result", "number", "flick", "spring", "duration",
      "way", "back", "called", "exception", "callback", "card", "animation", "animator", "sheet",
      "not", "start", "end", "finish", "begin", "release", "drag", "pan", "swipe", "move", "stop",
      "animate", "down", "first", "state", "position", "frame", "over", "change", "handler",
      "work", "happen", "fraction", "progress", "layer", "transition", "immediately", "button",
      "reverse", "pause", "continue", "wrong", "initial", "left", "right", "value", "size",
      "screen", "once", "one", "last", "new", "old", "other", "same", "close", "open", "out", "off",
    ].map { stem($0) })
}
