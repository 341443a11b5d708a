import PantomimeKit

/// The readings of a text with misspelled words.
extension Advice {
  /// Returns a text with its misspelled name replaced by the name of a row that is nearer than any
  /// verb, or `nil` if there is none.
  func corrected(_ text: String) -> (text: String, word: String, slips: Int)? {
    let pieces = Words.pruned(Foreign.pieces(of: text)).pieces
    if let second = correctedSecond(text, pieces) { return second }
    var best: (written: String, name: String, slips: Int, share: Double)?
    var table = SlipTable()
    // The names of a chain, or the verb, say what the text is about; the last one most.
    let end = pieces.firstIndex { $0.isMark("=") || $0.isGroup } ?? pieces.endIndex
    var chain = pieces[..<end]
    if let end = zip(chain.indices, chain.indices.dropFirst()).first(where: {
      pieces[$0].word != nil && pieces[$1].word != nil
    }) {
      chain = chain[...end.0]
    }
    for (index, piece) in chain.enumerated().reversed() {
      guard let word = piece.word, !Words.standard.hasStatement(word) else { continue }
      let isVerb = index == 0 && piece.written.first?.isUppercase != true
      let limit = isVerb ? slipsToVerb(word) : word.count
      // `eit()`
      let isCalled = pieces.count == 2 && word.utf8.count == 3 && text.hasSuffix("()")
      guard
        let name = Words.standard.near(word, below: limit)
          ?? (isCalled ? Words.standard.command(lacking: word) : nil)
      else { continue }
      let slips = table.slips(Letters(word), Letters(name), atMost: word.count) ?? word.count
      let share = Double(slips) / Double(word.count)
      if best.map({ share < $0.share }) ?? true { best = (piece.written, name, slips, share) }
    }
    guard let best, let place = Advice.range(of: best.written, in: text) else { return nil }
    let name = Words.standard.written(best.name, like: best.written)
    return (text.replacing(place, by: name), name, best.slips)
  }

  /// Returns the number of typing errors in the first word of a text if it stands for a verb, or its
  /// length if it can't be one.
  private func slipsToVerb(_ word: ForeignWord, of text: String) -> Int {
    let next = text[word.range.upperBound...].unicodeScalars.first
    let isPlain = next != "." && next != "(" && word.text.first?.isUppercase != true
    return isPlain ? slipsToVerb(word.text) : word.text.count
  }

  /// Returns the number of typing errors in a word if it stands for a verb, or its length if it's near
  /// none.
  private func slipsToVerb(_ word: String) -> Int {
    var table = SlipTable()
    let letters = Letters(word)
    return (catalog.verbs.map { $0.name } + Advice.ownWords).compactMap { verb in
      table.slips(letters, Letters(verb), atMost: word.count / 3)
    }.min() ?? word.count
  }

  /// Returns the error without a replacement if a short word is as near to a word of another language as
  /// to the verb that its hint suggests, or `nil` otherwise: `stp` may be `stop` or `step`.
  func rivals(of word: String, _ error: ScriptError) -> ScriptError? {
    guard word.utf8.count == 3, let verb = Spelling.suggestion(in: error.hint),
      let rival = Words.standard.rival(of: verb, as: word)
    else { return nil }
    return error.advising("did you mean '\(verb)' or '\(rival)'?")
  }

  /// The words besides verbs that are understood at the prompt.
  private static let ownWords = ["reset", "restart", "exit"]

  /// Returns a text with its misspelled words replaced by words of the rows that its names have, once for
  /// each name of which a word may be a misspelling; none if no word is misspelled.
  ///
  /// - Parameter everywhere: Whether names of rows may also stand for the words of arguments.
  func corrected(
    _ text: String, everywhere: Bool
  ) -> [(text: String, word: String)] {
    // What follows a period and a space is a file.
    guard !text.hasPrefix(". ") else { return [] }
    let typed = ForeignWord.words(of: text)
    let known = Words.standard.wordsInside(
      rowsNamed: typed.map { $0.text.lowercased() }.filter { Words.standard.hasStatement($0) })
    guard
      !known.isEmpty
        || typed.contains(where: { $0.depth == 0 || everywhere || text.hasPrefix("[") })
    else {
      return []
    }
    var readings: [(text: String, words: [String])] = [("", [])]
    var place = text.startIndex
    for (index, word) in typed.enumerated()
    where word.text.utf8.count > 3 && !isKnown(word, of: text, known) {
      var near = Advice.nearest(to: word.text, among: known)
      // The parts of a message are in brackets.
      let isOfMessage =
        text.hasPrefix("[") && word.depth == 1 && text[word.range.upperBound...].hasPrefix(":")
      if everywhere || isOfMessage || word.depth == 0 && !word.isArgument(in: text) {
        let limit = index == 0 ? slipsToVerb(word, of: text) : word.text.count
        let isMember = text[..<word.range.lowerBound].hasSuffix(".")
        for key in Words.standard.nearest(word.text, below: limit, isMember: isMember)
        where !near.contains(where: { $0.lowercased() == key }) {
          near.append(Words.standard.written(key, like: word.text))
        }
        // `setFractionComplet`
        if near.isEmpty, word.text.hasPrefix(Words.setter),
          word.text.dropFirst(3).first?.isUppercase == true
        {
          let keys = Words.standard.nearest(String(word.text.dropFirst(3)), below: limit)
          near = keys.map { key in
            let name = Words.standard.written(key, like: key)
            return "set\(name.prefix(1).uppercased())\(name.dropFirst())"
          }
        }
        // Behind a misspelled name, a word may be right, and known only with that name.
        if index > 0, !near.isEmpty { near.append(word.text) }
      }
      // More readings would be guesses.
      guard !near.isEmpty, near.count * readings.count <= Advice.mostReadings else { continue }
      let before = text[place..<word.range.lowerBound]
      readings = readings.flatMap { reading in
        near.map { name in
          (reading.text + before + name, reading.words + (name == word.text ? [] : [name]))
        }
      }
      place = word.range.upperBound
    }
    return readings.filter { !$0.words.isEmpty }.map { reading in
      (reading.text + text[place...], reading.words.joined(separator: "', '"))
    }
  }

  /// Whether an argument is a case of an enumeration that is near a known word and isn't one:
  /// `withAnimation(.sping())`.
  func hasUnknownCase(_ text: String) -> Bool {
    ForeignWord.words(of: text).contains { word in
      let before = text[..<word.range.lowerBound]
      guard word.depth > 0, word.text.utf8.count > 3, before.hasSuffix("."),
        let opening = before.dropLast().last, "( :[,".contains(opening),
        !isKnown(word, of: text, []), !Words.standard.hasWord(word.text)
      else { return false }
      return !Words.standard.nearest(word.text, below: word.text.utf8.count).isEmpty
    }
  }

  /// The maximum number of readings of a text with misspelled words; our choice.
  private static let mostReadings = 10

  /// Returns the words that are nearest to a misspelled one: one typing error in a short word, two in a
  /// long one.
  static func nearest(to word: String, among known: [String]) -> [String] {
    var table = SlipTable()
    let letters = Letters(word)
    var near: [String] = []
    var most = word.utf8.count < 8 ? 1 : 2
    for name in known where abs(name.utf8.count - word.utf8.count) <= most {
      // Another first letter makes another word: `DragValue` isn't `rawValue`.
      let (one, other) = (word.prefix(2).lowercased(), name.prefix(2).lowercased())
      guard one.first == other.first || String(one.reversed()) == other else { continue }
      guard let slips = table.slips(letters, Letters(name), atMost: most) else { continue }
      near = slips < most ? [name] : near + [name]
      most = slips
    }
    return near
  }

  /// Returns whether a word needs no correction: it's one of a row, of this language or of the scene.
  func isKnown(_ typed: ForeignWord, of text: String, _ known: [String]) -> Bool {
    let word = typed.text
    let lower = word.lowercased()
    if known.contains(where: { $0.lowercased() == lower }) { return true }
    if Words.property(ofSetter: word) != nil { return true }
    // The name of a command isn't that of a member.
    let isMember = text[..<typed.range.lowerBound].hasSuffix(".")
    if Words.standard.hasStatement(word),
      !isMember || Words.standard.rows(named: word).contains(where: { !$0.isCommand })
    {
      return true
    }
    if catalog.verb(word) != nil || WordObjects.properties.contains(word) { return true }
    if let simulation {
      let names =
        simulation.viewNames + simulation.animatorNames + simulation.gestureNames
        + simulation.scrollViewNames + simulation.transitionNames
      if names.contains(word) { return true }
    }
    return Words.standard.word(for: word, among: known) != nil
  }

  /// Returns what to write for the rows that a corrected text fits, if it runs and the best of them says
  /// more about the text than a row that it fits as typed; `nil` otherwise.
  func neighbor(
    _ matches: [Words.Match], heavierThan weight: Int, behind start: String
  ) -> Neighbor? {
    let found = matches.filter { $0.bindings != nil && !$0.isOfValue }
    guard found.weight > weight, let meant = neighbor(found, behind: start), meant.runs else {
      return nil
    }
    return meant
  }

  /// Returns a text whose first word is right with its second word replaced by the word of a row, or
  /// `nil` if there is none: `fling up` for `fling upp`.
  private func correctedSecond(
    _ text: String, _ pieces: [Foreign]
  ) -> (text: String, word: String, slips: Int)? {
    guard pieces.count > 1, let first = pieces[0].word, let second = pieces[1].word else {
      return nil
    }
    let known = Words.standard.rows(named: first).flatMap { row -> [String] in
      let shape = Foreign.pieces(of: row.shape)
      guard shape.count > 1, let word = shape[1].word else { return [] }
      if shape[1].written == "DIRECTION" { return Direction.allCases.map { $0.rawValue } }
      return WordShape.isPlaceholder(shape[1].written) ? [] : [word]
    }
    let near = Spelling.near(second, among: known)
    guard near.count == 1, near[0] != second,
      let place = Advice.range(of: " \(pieces[1].written)", in: text)
    else { return nil }
    return (text.replacing(place, by: " \(near[0])"), near[0], 1)
  }
}
