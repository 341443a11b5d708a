import PantomimeKit
import PantomimeScenes

/// What to write for a text of another language, in the scene in which it was typed.
enum Neighbor {
  /// A statement that runs as it stands.
  case statement(String, row: Words.Row)
  /// A statement that the scene refuses now, with the reason.
  case refused(String, because: String, row: Words.Row)
  /// A statement with a place that several objects fit.
  case choice(String, place: String, names: [String], row: Words.Row)
  /// A statement with the first of several objects, where the text names none, and the others.
  case sample(String, others: [String], row: Words.Row)
  /// A condition that already holds, with the statement that shows it.
  case already(String, row: Words.Row)
  /// A row whose arguments don't fit, as an example.
  case form(row: Words.Row)
  /// Something that isn't modeled.
  case missing(row: Words.Row)

  /// Whether the text isn't modeled.
  var isMissing: Bool { if case .missing = self { true } else { false } }

  /// Whether a statement is offered that runs, or that something isn't modeled.
  var runs: Bool {
    switch self {
    case .statement, .sample, .already, .missing, .choice: true
    case .refused, .form: false
    }
  }

  /// The statement that is offered, or `nil` if there is none.
  var offer: String? {
    switch self {
    case .statement(let text, _), .sample(let text, _, _), .already(let text, _): text
    case .refused, .form, .missing, .choice: nil
    }
  }

  /// Whether only the help is offered.
  var isHelp: Bool { offer?.hasPrefix("help ") ?? false }

  /// Whether several objects fit.
  var isChoice: Bool { if case .choice = self { true } else { false } }

  private var row: Words.Row {
    switch self {
    case .statement(_, let row), .refused(_, _, let row), .choice(_, _, _, let row),
      .sample(_, _, let row), .already(_, let row), .form(let row), .missing(let row):
      row
    }
  }

  /// Returns an error with the replacement as its hint.
  ///
  /// - Parameter line: Returns the whole line with a statement in place of the wrong one.
  func advising(_ error: ScriptError, line: (String) -> String) -> ScriptError {
    let advised: ScriptError
    switch self {
    case .statement(let text, _):
      let hint = text.hasPrefix("help ") ? "see `\(text)`" : "write `\(text)`"
      advised = error.advising(hint, replacement: line(text))
    case .refused(let text, let reason, _):
      advised = error.advising("here it is '\(text)', which is refused now: \(reason)")
    case .choice(let text, let place, let names, _):
      let most = names.prefix(6)
      advised = error.advising(
        "write '\(text)'; \(place) is \(Spelling.list(most.map { $0 }, "or"))")
    case .sample(let text, let others, _):
      advised = error.advising(
        "write `\(text)`, or with \(Spelling.list(others, "or"))", replacement: line(text))
    case .already(let text, _):
      advised = error.advising("it is so already: `\(text)`", replacement: line(text))
    case .form(let row):
      // A form with places isn't readable.
      let form = WordExamples.shown(row).here
      let verb = form.prefix { $0 != " " }
      advised = error.advising("see `help \(verb)`")
    case .missing(let row):
      return error.advising(Neighbor.phrase(row.difference))
    }
    if case .already = self { return advised }
    let noted = row.difference.isEmpty ? advised : advised.noting(row.difference)
    guard let offer, !Words.has(row.difference, "curve="), let timing = Words.timing(of: offer)
    else { return noted }
    return noted.noting("As a timing: `curve=\(timing)`.")
  }

  /// Returns a sentence as a phrase without a capital and a period.
  static func phrase(_ sentence: String) -> String {
    var phrase = sentence
    if phrase.hasSuffix(".") { phrase.removeLast() }
    let second = phrase.dropFirst().first
    guard let first = phrase.first, first.isUppercase, second?.isUppercase != true else {
      return phrase
    }
    let word = phrase.prefix { $0.isLetter }
    guard !["UIKit", "Compose", "Flutter", "Android", "Ctrl"].contains(String(word)) else {
      return phrase
    }
    return first.lowercased() + phrase.dropFirst()
  }
}

extension Advice {
  /// Returns the error with a replacement from the words of the neighborhood, or `nil` if the text
  /// isn't one of them.
  func neighborly(_ error: ScriptError) -> ScriptError? {
    if simulation == nil, let begun = inExample {
      guard let advised = begun.neighborly(error) else { return nil }
      // What is offered needs the scene in which it was tried.
      guard let offer = advised.replacement, case .refused = acceptance(of: offer) else {
        return advised
      }
      let first = "scene \(FirstScene.example); "
      return error.advising("write `\(first)\(offer)`", replacement: first + offer)
        .noting(advised.notes)
    }
    guard let source = error.source, !error.isUnfinished,
      !error.isInterruption,
      source.utf8.count <= Foreign.longest
    else { return nil }
    let line = error.place?.text ?? source
    func whole(_ part: String) -> (String) -> String {
      { statement in
        guard let place = Advice.range(of: part, in: line) else { return statement }
        return line.replacing(place, by: statement)
      }
    }
    // A statement may begin with an instant, which stays.
    let (start, rest) = Advice.dividedAtInstant(source)
    // A verb alone lacks its arguments, as its own hint says; only `cancel` may mean another verb.
    let verb = Advice.statement(in: rest)
    if verb == "reset" || verb == "restart" { return nil }
    if catalog.verb(verb) != nil, verb != "cancel" { return nil }
    let first = Advice.statement(in: rest)
    if let verb = helpedVerb(first) {
      let row = Words.Row(
        neighborhood: "", shape: first, replacement: "help \(verb)", difference: "")
      return Neighbor.statement(row.replacement, row: row).advising(
        error, line: whole(start + first))
    }
    let isChain = first.contains(".") && !first.contains { $0 == " " || $0 == "(" || $0 == "=" }
    // A line can begin with another mistake than an unknown verb: `.sheet($isShown)`, `ease="in"`.
    let word = String(first.prefix { $0.isLetter || $0 == "-" || $0 == "_" || $0.isNumber })
    // The first name of a chain may be that of a verb: `animator.pauseAnimation(`.
    let isForeign =
      error.hasUnknownVerb || catalog.verb(word) == nil
      || first.dropFirst(word.count).first == "."
    var (ofReceiver, ofValue, byName): (Neighbor?, Neighbor?, Neighbor?)
    let request = WordRequest(first)
    // The text of such a statement is the user's, or another statement.
    let isText = Advice.statementsWithText.contains(String(first.prefix { $0 != " " }))
    for text in rest == first ? [rest] : [rest, first] {
      let found = Words.standard.matches(text, acceptsNames: isForeign)
      func meaning(where fits: (Words.Match) -> Bool) -> Neighbor? {
        neighbor(found.filter(fits), behind: start)
      }
      var byRow = meaning { $0.bindings != nil && !$0.isOfValue }
      // A row can be the reason why a form isn't possible in general.
      let assigned = byRow?.isMissing ?? true ? assignment(text, behind: start) : nil
      byRow = assigned ?? byRow
      let isAssignment = assigned != nil
      let isOpen = byRow.map { !$0.runs || $0.isHelp } ?? true
      let requested =
        isOpen && !isText
        ? requested(request, error, line: whole(start + rest), behind: start) : nil
      if let requested, request.clauses.count == 1 { return requested }
      if byRow?.runs != true, !isText {
        if let symptom = symptom(in: first, error) { return symptom }
        if let requested { return requested }
      }
      if isForeign || isChain, !isText, !isAssignment {
        let readings = corrected(first, everywhere: byRow?.runs == false).map { right in
          (word: right.word, matches: Words.standard.matches(right.text))
        }
        // The reading that says most about the text is meant, unless two of them lead elsewhere.
        let most = readings.map { $0.matches.weight }.max()
        let best = readings.filter { $0.matches.weight == most }
        let verbs = Set(best.map { $0.matches.first?.row.replacement.prefix { $0 != " " } })
        if verbs.count == 1, let best = best.first,
          let meant = neighbor(
            best.matches, heavierThan: isOpen ? 0 : found.weight, behind: start)
        {
          return meant.advising(
            error.noting("read as '\(best.word)'"), line: whole(start + first))
        }
      }
      let meant =
        byRow
        ?? (isForeign || isChain ? option(text) : nil)
        ?? (isForeign && !text.contains("(") ? curve(text) : nil)
        ?? meaning {
          $0.bindings == nil && !$0.isOfReceiver && !$0.isOfValue
            && ($0.likeness != nil || $0.row.isHelp)
        }
      if let meant { return meant.advising(error, line: whole(start + text)) }
      // A comparison looks at its value.
      let compares = Advice.range(of: "==", in: text) != nil
      ofValue = ofValue ?? (compares ? nil : meaning { $0.isOfValue })
      ofReceiver = ofReceiver ?? meaning { $0.isOfReceiver }
      byName = byName ?? meaning { $0.bindings == nil && !$0.isOfReceiver && !$0.isOfValue }
    }
    guard isForeign || isChain || Words.standard.declares(first) else { return nil }
    if !isText, Symptoms.isSentence(first) {
      let names = first.split(separator: " ").map(String.init)
      if let name = names.first(where: {
        WordHelp.isForeign($0) && Words.standard.hasStatement($0)
      }) {
        return error.advising("see `help \(name)`", replacement: "help \(name)")
      }
      return first.split(separator: " ").count > 3 ? error.advising(Symptoms.hint) : nil
    }
    func advise(_ neighbor: Neighbor) -> ScriptError {
      neighbor.advising(error, line: whole(start + first))
    }
    // A plain word near a verb is a typing error rather than a name.
    let isPlain = !first.contains { ".(={@".contains($0) || $0.isUppercase }
    let isSlip = isPlain && error.hint.hasPrefix("did you mean")
    if isSlip, let rivals = rivals(of: first, error) { return rivals }
    let concept = isSlip ? nil : Words.standard.concept(in: first)
    let byConcept = concept.map { concept in
      concept.row.replacement.isEmpty
        ? Neighbor.missing(row: concept.row)
        : Neighbor.statement(concept.row.replacement, row: concept.row)
    }
    // What isn't modeled gets no better by the value that it has.
    if let ofValue {
      let isMissing = concept?.isWhole == true && byConcept?.isMissing == true
      return advise(isMissing ? byConcept ?? ofValue : ofValue)
    }
    if isForeign || isChain, let curve = curve(first) { return advise(curve) }
    let right = isForeign ? corrected(first) ?? joined(first) : nil
    if let concept, concept.isWhole, concept.isExact || right?.slips != 1, let byConcept {
      return advise(byConcept)
    }
    if let right {
      let found = Words.standard.matches(right.text)
      if let neighbor = neighbor(found, behind: start) {
        return neighbor.advising(
          error.noting("read as '\(right.word)'"), line: whole(start + first))
      }
    }
    if !isForeign, error.hint.hasPrefix("did you mean") { return nil }
    let own =
      object(first)
      ?? (isForeign && !isChain && Words.standard.declares(first) ? named(first) : nil)
    return (byConcept ?? ofReceiver ?? own ?? byName ?? (isSlip ? nil : topic(first))).map {
      advise($0)
    }
  }

  /// The advice in the scene that a gesture would start, or `nil` if none would start.
  private var inExample: Advice? {
    guard offersExample,
      let scene = try? FirstScene.begin(FirstScene.example, Span(0, 0), in: catalog)
    else { return nil }
    guard var session else { return Advice(for: scene, in: catalog, offersExample: true) }
    session.begin(scene)
    return Advice(in: session)
  }

  private static let statementsWithText = [
    "test", "case", "when", "expect", "let", "at", "save", "help",
  ]

  /// Returns the error with the help on the symptom that a sentence describes, or `nil` if the text is
  /// none.
  private func symptom(in text: String, _ error: ScriptError) -> ScriptError? {
    let words = text.split(separator: " ")
    let isPlain = text.unicodeScalars.allSatisfy { $0 == " " || $0 != "." && $0.isNamePart }
    guard Symptoms.isSentence(text) || error.hasUnknownVerb && isPlain && words.count > 1,
      words.first != "help", let symptom = Symptoms.found([text]).first
    else { return nil }
    let statement = "help \(symptom.name)"
    return error.advising("see `\(statement)`", replacement: statement).noting(symptom.cause)
  }

  /// Returns the error with the statements for a request in plain English, or `nil` if it is none.
  private func requested(
    _ request: WordRequest, _ error: ScriptError, line: (String) -> String, behind start: String
  ) -> ScriptError? {
    guard request.isRequest else { return nil }
    var (statements, omitted): ([String], [String]) = ([], [])
    for clause in request.clauses {
      let before = statements.isEmpty ? start : statements.joined(separator: "; ") + "; "
      if let last = statements.last, let option = WordRequest.option(for: clause) {
        let more = "\(last) \(option)"
        let all = (statements.dropLast() + [more]).joined(separator: "; ")
        if case .accepted = acceptance(of: start + all) {
          statements[statements.count - 1] = more
          continue
        }
      }
      if catalog.verb(String(clause.prefix { $0 != " " })) != nil,
        case .accepted = acceptance(of: before + clause)
      {
        statements.append(clause)
        continue
      }
      let found = Words.standard.matches(clause).filter { $0.bindings != nil }
      guard let meant = neighbor(found, behind: "") else {
        if statements.isEmpty { return nil }
        omitted.append(clause)
        continue
      }
      if request.clauses.count == 1 { return meant.advising(error, line: line) }
      guard let offer = meant.offer else {
        if statements.isEmpty { return nil }
        omitted.append(clause)
        continue
      }
      statements.append(offer)
    }
    guard !statements.isEmpty else { return nil }
    let text = start + statements.joined(separator: "; ")
    let advised = error.advising("write `\(text)`", replacement: line(text))
    return omitted.isEmpty
      ? advised
      : advised.noting("Nothing here stands for '\(omitted.joined(separator: "', '"))'.")
  }

  /// Returns the statement for an assignment to a property of a view or a number of the scene, or
  /// `nil` if the text is none, or if the scene refuses it.
  private func assignment(_ text: String, behind start: String) -> Neighbor? {
    guard let simulation, let assigned = Words.standard.assignment(in: text) else { return nil }
    var (target, value) = (assigned.target, assigned.value)
    if target.hasPrefix("self.") { target.removeFirst("self.".count) }
    let known = WordObjects.paths(in: simulation)
    let word = Words.standard.word(for: target, among: known)
    guard let path = known.contains(target) ? target : word?.word else { return nil }
    if let sign = assigned.sign {
      guard let added = Numeral(value), case .number(let now, _)? = simulation.read(path) else {
        return nil
      }
      value = Numerals.text(now + sign * added.value, decimals: 6)
    }
    let statement = "\(start)set \(path)=\(value)"
    guard case .accepted = acceptance(of: statement) else { return nil }
    let row = Words.Row(
      neighborhood: "", shape: text, replacement: statement, difference: word?.difference ?? "")
    return .statement(statement, row: row)
  }

  /// Returns the verb whose help a text asks for with a flag, as in `pan --help`, or `nil` if it asks
  /// for none.
  private func helpedVerb(_ text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, ["--help", "-help", "-h", "/?"].contains(words[1]),
      catalog.verb(words[0]) != nil
    else { return nil }
    return words[0]
  }

  /// Returns the statement that shows an object, or one of its properties, if the text is its name;
  /// `nil` if it is no object.
  private func object(_ text: String) -> Neighbor? {
    guard let simulation else { return nil }
    let words = text.split(separator: " ").map(String.init)
    guard words.count < 4, let first = words.first, simulation.viewNames.contains(first) else {
      return nil
    }
    // `card alpha 0.5` gives a property a value.
    let statement =
      words.count == 3 && Numeral(words[2]) != nil
      ? "set \(words[0]).\(words[1])=\(words[2])" : "show \(words.joined(separator: "."))"
    guard case .accepted = acceptance(of: statement) else { return nil }
    let row = Words.Row(neighborhood: "", shape: text, replacement: statement, difference: "")
    return .statement(statement, row: row)
  }

  /// Returns the help on a word that is the name of something here, such as a rule, or `nil` if there is
  /// none.
  private func topic(_ text: String) -> Neighbor? {
    guard !text.contains(" "), HelpText(catalog).topic(text, knowsForeignWords: false) != nil else {
      return nil
    }
    let row = Words.Row(
      neighborhood: "", shape: text, replacement: "help \(text)", difference: "")
    return .statement(row.replacement, row: row)
  }

  /// Returns the help on names of values, for a declaration.
  private func named(_ text: String) -> Neighbor {
    let row = Words.Row(
      neighborhood: "", shape: text, replacement: "help let",
      difference: "`let NAME=VALUE` names a value.")
    return .statement(row.replacement, row: row)
  }

  /// Returns the statement that shows a curve of another framework, or the reason why it isn't built
  /// in; `nil` if the text is no curve.
  private func curve(_ text: String) -> Neighbor? {
    if let row = Words.standard.missingCurve(in: text) { return .missing(row: row) }
    guard text != ".none", let curve = Words.curve(Foreign.pieces(of: text)[...]) else {
      return nil
    }
    let row = Words.Row(
      neighborhood: "Curves", shape: text, replacement: "curve \(curve) at 0.5",
      difference: "As a timing: `curve=\(curve)`.")
    guard case .accepted = acceptance(of: row.replacement) else { return nil }
    return .statement(row.replacement, row: row)
  }

  /// Returns a name that was typed as several words, or `nil` if there is none: `cornerRadius` for
  /// `corner radius`.
  private func joined(_ text: String) -> (text: String, word: String, slips: Int)? {
    let words = text.split(separator: " ").map(String.init)
    guard (2...4).contains(words.count), words.allSatisfy({ $0.allSatisfy { $0.isLetter } }) else {
      return nil
    }
    let name =
      words[0].lowercased()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined()
    return Words.standard.hasStatement(name) ? (name, name, 1) : nil
  }

  /// Returns the help on the verb with the option that the last name of a chain stands for, or `nil`
  /// if it stands for none.
  ///
  /// The receiver says which verb it is, if several have the option.
  private func option(_ text: String) -> Neighbor? {
    let (name, words) = Words.standard.options(in: text)
    let receiver = name.isEmpty ? nil : Words.standard.receiver(in: text)
    for word in words {
      var verbs = Commands.forms.filter { form in form.options.contains { $0.name == word } }
      if let receiver { verbs = verbs.filter { $0.name == receiver } }
      guard let verb = verbs.first, verbs.count < 4 else { continue }
      let all = Spelling.list(verbs.map { "`\($0.name)`" }, "and")
      let row = Words.Row(
        neighborhood: "", shape: name, replacement: "help \(verb.name)",
        difference: "'\(name)' is the option \(word)= of \(all).")
      return .statement(row.replacement, row: row)
    }
    return nil
  }

  /// Returns the text before the statement's verb, `at TIME `, and the rest.
  private static func dividedAtInstant(_ text: String) -> (start: String, rest: String) {
    var scalars = Array(text.unicodeScalars)[...]
    while scalars.first?.isBlank == true { scalars = scalars.dropFirst() }
    let words = scalars.split(maxSplits: 2) { $0.isBlank }
    func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
      String(String.UnicodeScalarView(scalars))
    }
    guard words.count == 3, string(words[0]) == "at",
      (try? TimeValue(Word(string(words[1]), Span(0, 0)))) != nil
    else { return ("", string(scalars)) }
    return ("at \(string(words[1])) ", string(words[2]))
  }

  /// Returns the first statement of a text, without a comment.
  private static func statement(in text: String) -> String {
    var depth = 0
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if "([{".unicodeScalars.contains(scalar) { depth += 1 }
      if ")]}".unicodeScalars.contains(scalar) { depth -= 1 }
      if depth <= 0, scalar == ";" || scalar == "#" || scalar == "\n" { break }
      result.append(scalar)
    }
    while let last = result.last, last.isBlank { result.removeLast() }
    return String(result)
  }

  /// Returns a text with its misspelled name replaced by the name of a row that is nearer than any
  /// verb, or `nil` if there is none.
  private func corrected(_ text: String) -> (text: String, word: String, slips: Int)? {
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
      guard let name = Words.standard.near(word, below: limit) else { continue }
      let slips = table.slips(Letters(word), Letters(name), atMost: word.count) ?? word.count
      let share = Double(slips) / Double(word.count)
      if best.map({ share < $0.share }) ?? true { best = (piece.written, name, slips, share) }
    }
    guard let best, let place = Advice.range(of: best.written, in: text) else { return nil }
    return (text.replacing(place, by: best.name), best.name, best.slips)
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
  private func rivals(of word: String, _ error: ScriptError) -> ScriptError? {
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
  private func corrected(
    _ text: String, everywhere: Bool
  ) -> [(text: String, word: String)] {
    // What follows a period and a space is a file.
    guard !text.hasPrefix(". ") else { return [] }
    let typed = ForeignWord.words(of: text)
    let known = Words.standard.wordsInside(
      rowsNamed: typed.map { $0.text.lowercased() }.filter { Words.standard.hasStatement($0) })
    guard !known.isEmpty || typed.contains(where: { $0.depth == 0 || everywhere }) else {
      return []
    }
    var readings: [(text: String, words: [String])] = [("", [])]
    var place = text.startIndex
    for (index, word) in typed.enumerated()
    where word.text.utf8.count > 3 && !isKnown(word, of: text, known) {
      var near = Advice.nearest(to: word.text, among: known)
      if everywhere || word.depth == 0 && !word.isArgument(in: text) {
        let limit = index == 0 ? slipsToVerb(word, of: text) : word.text.count
        for key in Words.standard.nearest(word.text, below: limit)
        where !near.contains(where: { $0.lowercased() == key }) {
          near.append(Words.standard.rows(named: key).first?.name ?? key)
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

  /// The maximum number of readings of a text with misspelled words; our choice.
  private static let mostReadings = 6

  /// Returns the words that are nearest to a misspelled one: one typing error in a short word, two in a
  /// long one.
  static func nearest(to word: String, among known: [String]) -> [String] {
    var table = SlipTable()
    let letters = Letters(word)
    var near: [String] = []
    var most = word.utf8.count < 8 ? 1 : 2
    for name in known where abs(name.utf8.count - word.utf8.count) <= most {
      guard let slips = table.slips(letters, Letters(name), atMost: most) else { continue }
      near = slips < most ? [name] : near + [name]
      most = slips
    }
    return near
  }

  /// Returns whether a word needs no correction: it's one of a row, of this language or of the scene.
  private func isKnown(_ typed: ForeignWord, of text: String, _ known: [String]) -> Bool {
    let word = typed.text
    let lower = word.lowercased()
    if known.contains(where: { $0.lowercased() == lower }) { return true }
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
  private func neighbor(
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
    let known = Words.standard.rows(named: first).compactMap { row -> String? in
      let shape = Foreign.pieces(of: row.shape)
      guard shape.count > 1, let word = shape[1].word, !WordShape.isPlaceholder(shape[1].written)
      else { return nil }
      return word
    }
    let near = Spelling.near(second, among: known)
    guard near.count == 1, near[0] != second,
      let place = Advice.range(of: " \(pieces[1].written)", in: text)
    else { return nil }
    return (text.replacing(place, by: " \(near[0])"), near[0], 1)
  }

  // MARK: - Choosing a row

  /// Returns what to write for a text that fits some rows: a statement that runs, or else the first
  /// one that doesn't.
  private func neighbor(_ matches: [Words.Match], behind start: String) -> Neighbor? {
    var second: Neighbor?
    var weight = 0
    for match in matches {
      // Names to choose from say more than a row that fits less of the text.
      if second?.isChoice == true, match.weight < weight { return second }
      guard let bindings = match.bindings else {
        let row = match.row
        // A row that only refers to the help fits any arguments.
        if row.isHelp { return second ?? .statement(row.replacement, row: row) }
        if second == nil, let likely = likely(match, behind: start) { return likely }
        return second ?? (row.replacement.isEmpty ? .missing(row: row) : .form(row: row))
      }
      if match.row.replacement.isEmpty { return second ?? .missing(row: match.row) }
      for alternative in WordObjects(match, in: simulation).alternatives {
        guard let found = neighbor(alternative, match, bindings, behind: start) else { continue }
        switch found {
        case .statement, .sample, .already, .missing: return found
        case .choice: if second == nil { (second, weight) = (found, match.weight) }
        case .refused: if second == nil { second = found }
        case .form: break
        }
      }
    }
    return second
  }

  /// Returns the statement for a row whose arguments don't fit, with examples for the values that
  /// the text doesn't give, or `nil` if there is none.
  private func likely(_ match: Words.Match, behind start: String) -> Neighbor? {
    guard let likeness = match.likeness else { return nil }
    let row = match.row
    for alternative in WordObjects(match, in: simulation).alternatives {
      guard alternative != "—", let template = Words.split(alternative, at: " when ").first,
        let bindings = WordExamples.completed(likeness.bindings, for: template)
      else { continue }
      var noted = Words.Row(
        neighborhood: row.neighborhood, shape: row.shape, replacement: template,
        difference: row.difference)
      let isExample = bindings.values.count > likeness.bindings.values.count
      if likeness.unknown > 0, isExample { noted = noted.noting("The values are examples.") }
      if !likeness.omitted.isEmpty {
        let labels = Spelling.list(likeness.omitted, "and")
        noted = noted.noting("Nothing here stands for \(labels).")
      }
      let fitting = Words.Match(
        row: noted, bindings: bindings, receiver: match.receiver, assigned: match.assigned)
      if let found = neighbor(template, fitting, bindings, behind: start) {
        switch found {
        case .statement, .sample, .choice: return found
        case .refused, .already, .form, .missing: continue
        }
      }
    }
    return nil
  }

  /// Returns what to write for one alternative of a row, or `nil` if an object that the text names
  /// doesn't exist.
  private func neighbor(
    _ alternative: String, _ match: Words.Match, _ bindings: WordBindings, behind start: String
  ) -> Neighbor? {
    if alternative == "—" { return .missing(row: match.row) }
    let parts = Words.split(alternative, at: " when ")
    guard var template = parts.first else { return nil }
    let objects = WordObjects(match, in: simulation)
    var match = match
    // No alpha is 200, so the value is that of another property.
    if match.row.isOfAnyProperty, bindings.exceedAlpha(in: template) {
      template = Words.split(template, at: "VIEW.alpha").joined(separator: "VIEW.center.y")
    }
    if let (changed, name) = objects.withAnyView(template, bindings) {
      template = changed
      if !Words.isRole(name) {
        match = match.noting("Nothing is named '\(name)' here.")
      }
    }
    guard objects.exist(in: template),
      match.row.alternatives.count == 1 || objects.fit(template)
    else { return nil }
    if parts.count > 1, let reading = objects.condition(parts[1], in: simulation), !reading.holds {
      return .already("show \(reading.path)", row: match.row)
    }
    var refused: Neighbor?
    for text in objects.texts(template, bindings) {
      switch acceptance(of: start + text) {
      case .accepted: return .statement(start + text, row: match.row.naming(text))
      case .refused(let reason):
        // The typed statement itself is no advice.
        guard match.row.replacement != match.row.shape else { continue }
        refused = refused ?? .refused(start + text, because: reason, row: match.row)
      case .never:
        return .missing(row: match.row)
      }
    }
    if let choice = objects.choice(template, bindings) {
      if objects.mayTakeAny(choice.place) {
        var row = match.row
        if objects.hasUnknownName(for: choice.place) {
          row = row.noting("Nothing has that name here.")
        }
        return sample(of: template, choice, objects, bindings, row, behind: start) ?? refused
      }
      return .choice(start + choice.text, place: choice.place, names: choice.names, row: match.row)
    }
    return refused
  }

  /// The maximum number of objects to offer for a place; our choice.
  private static let mostObjects = 6

  /// Returns whether a fork of the session would run a text.
  private func isAccepted(_ text: String) -> Bool {
    if case .accepted = acceptance(of: text) { true } else { false }
  }

  /// Returns a statement with the first object that the scene accepts in a place, or `nil` if it
  /// accepts none.
  private func sample(
    of template: String, _ choice: WordObjects.Choice, _ objects: WordObjects,
    _ bindings: WordBindings, _ row: Words.Row, behind start: String
  ) -> Neighbor? {
    var first: String?
    var others: [String] = []
    for name in choice.names.prefix(Advice.mostObjects) {
      let chosen = WordObjects.Chosen(place: choice.place, name: name)
      let texts = [objects.short(template), template].compactMap { template in
        objects.text(template, bindings, chosen: chosen).map {
          (text: $0, more: objects.options(bindings, for: template))
        }
      }
      let text = texts.flatMap { $0.more.isEmpty ? [$0.text] : [$0.text + $0.more, $0.text] }
        .first { isAccepted(start + $0) }
      guard let text else { continue }
      if first == nil { first = start + text } else { others.append(name) }
    }
    guard let first else { return nil }
    return others.isEmpty
      ? .statement(first, row: row) : .sample(first, others: others, row: row)
  }
}

/// The objects of a scene that a text names, or may mean.
struct WordObjects {
  private let match: Words.Match
  private let simulation: Simulation?

  init(_ match: Words.Match, in simulation: Simulation?) {
    (self.match, self.simulation) = (match, simulation)
  }

  static let kinds = ["ANIMATOR", "VIEW", "LIST", "GESTURE", "OTHER", "TRANSITION"]

  /// A place of a statement that several objects fit.
  struct Choice {
    let text: String
    let place: String
    let names: [String]
  }

  /// The object for a place.
  struct Chosen {
    let place: String
    let name: String
  }

  /// The alternatives of the row: those for the kind of object that the text names, or else all.
  var alternatives: [String] {
    let all = match.row.alternatives
    let named = WordObjects.kinds.filter { self.named($0) != nil }
    let own = all.filter { alternative in
      named.contains { Advice.range(of: $0, in: alternative) != nil }
    }
    return own.isEmpty ? all : own
  }

  /// Returns whether any object of a kind can take a place that the text doesn't fill.
  ///
  /// Which animator or transition a call means is never guessed.
  func mayTakeAny(_ place: String) -> Bool { place != "ANIMATOR" && place != "TRANSITION" }

  /// Returns whether the text has a name for a place that no object has.
  func hasUnknownName(for place: String) -> Bool {
    match.bindings?[place] != nil || namesUnknownObject
  }

  /// Whether the receiver names an object that doesn't exist here, such as `header` in
  /// `header.alpha = 0`, rather than a role such as `view`.
  private var namesUnknownObject: Bool {
    let isCalled = match.receiver.contains { piece in
      guard case .group(_, let arguments) = piece.content else { return false }
      return arguments.contains { !$0.isTrailing }
    }
    guard !isCalled else { return true }
    return match.receiver.contains { piece in
      guard piece.word != nil else { return false }
      return !Words.isRole(piece.written)
    }
  }

  private func names(_ kind: String) -> [String] {
    guard let simulation else { return [] }
    switch kind {
    case "ANIMATOR": return simulation.animatorNames
    case "VIEW": return simulation.viewNames
    case "LIST": return simulation.scrollViewNames
    case "GESTURE": return simulation.gestureNames
    case "OTHER":
      let all = simulation.gestureNames
      let first = named("GESTURE") ?? all.first
      return all.count > 1 ? Array(all.filter { $0 != first }.prefix(1)) : []
    case "TRANSITION": return simulation.transitionNames
    default: return []
    }
  }

  /// Returns the object that an argument or the receiver names, or `nil` if neither names one.
  private func named(_ kind: String) -> String? {
    let names = names(kind)
    if case .pieces(let pieces)? = match.bindings?[kind] {
      return WordObjects.name(in: pieces, among: names)
    }
    return kind == "OTHER" ? nil : WordObjects.name(in: match.receiver, among: names)
  }

  /// Returns the last name of an object in some pieces.
  private static func name(in pieces: [Foreign], among names: [String]) -> String? {
    let whole = Foreign.written(pieces)
    if names.contains(whole) { return whole }
    for (index, piece) in pieces.enumerated().reversed() {
      switch piece.content {
      case .word, .text:
        var text = piece.written
        if case .text(let quoted) = piece.content { text = quoted }
        while let first = text.first, first == "#" || first == "." { text.removeFirst() }
        // `card.1`
        if pieces.count > index + 2, pieces[index + 1].isMark(".") {
          let longer = "\(text).\(pieces[index + 2].written)"
          if names.contains(longer) { return longer }
        }
        if let name = names.first(where: { $0 == text })
          ?? names.first(where: {
            $0.lowercased() == text.lowercased()
          })
        {
          return name
        }
      case .group(_, let arguments):
        for argument in arguments.reversed() {
          if let name = name(in: argument.value, among: names) { return name }
        }
      case .number, .mark: continue
      }
    }
    return nil
  }

  /// Returns whether the objects exist that a command names by a plain word.
  ///
  /// The arguments of a call may be variables, so they need not.
  func exist(in template: String) -> Bool {
    let isCall = match.row.shape.contains("(") || match.row.shape.contains(":")
    guard !isCall, let bindings = match.bindings else { return true }
    return WordObjects.kinds.allSatisfy { kind in bindings[kind] == nil || named(kind) != nil }
  }

  /// Returns whether a statement is about the kind of object that the receiver names, if it names
  /// one.
  func fit(_ template: String) -> Bool {
    let named = WordObjects.kinds.filter { self.named($0) != nil }
    let needed = WordObjects.kinds.filter { Advice.range(of: $0, in: template) != nil }
    return named.isEmpty || needed.isEmpty || needed.contains { named.contains($0) }
  }

  /// Returns a statement in which a change of a view that doesn't exist becomes one of any view, and the
  /// view's name; `nil` if the view exists, or if the property doesn't.
  func withAnyView(
    _ template: String, _ bindings: WordBindings
  ) -> (template: String, name: String)? {
    guard let simulation, let place = Advice.range(of: "CHANGE", in: template),
      case .change(let pieces, let value, let isAdded)? = bindings["CHANGE"]
    else { return nil }
    let known = WordObjects.paths(in: simulation)
    guard !known.contains(path(pieces)) else { return nil }
    let names = pieces.filter { $0.word != nil }.map { $0.written }
    for cut in names.indices.dropFirst() {
      let rest = names[cut...].joined(separator: ".")
      let property =
        WordObjects.properties.contains(rest)
        ? rest : Words.standard.word(for: rest, among: WordObjects.properties)?.word
      guard let property else { continue }
      let change = "VIEW.\(property) \(isAdded ? "by" : "to")=\(value)"
      return (template.replacing(place, by: change), names[cut - 1])
    }
    return nil
  }

  /// Returns the statements to try, the best first.
  func texts(_ template: String, _ bindings: WordBindings) -> [String] {
    let short = short(template)
    // A statement that needs the object gets the only one that there is.
    var texts: [String] = []
    for template in short == template ? [short] : [short, template] {
      guard let text = text(template, bindings, chosen: nil) else { continue }
      let more = options(bindings, for: template)
      if !more.isEmpty { texts.append(text + more) }
      texts.append(text)
    }
    return texts
  }

  /// Returns a statement without the options for objects that the text doesn't name.
  func short(_ template: String) -> String {
    // An object that the text names, and that doesn't exist, isn't left out.
    guard !namesUnknownElement else { return template }
    var short = template
    for kind in WordObjects.kinds where named(kind) == nil && kind != "TRANSITION" {
      for option in [" on=\(kind)", " in=\(kind)"] {
        short = Words.split(short + ".", at: option).joined()
        short.removeLast()
      }
    }
    return short
  }

  /// Whether the receiver is an element that a test looks up by a name that no object has here.
  private var namesUnknownElement: Bool {
    guard match.row.isOfElement else { return false }
    return match.receiver.contains { piece in
      guard case .group(_, let arguments) = piece.content else { return false }
      return arguments.contains { !$0.isTrailing }
    }
  }

  /// Returns the options for the arguments that the shape of the row leaves open, as far as they
  /// exist here.
  func options(_ bindings: WordBindings, for template: String) -> String {
    let form = Commands.named(String(template.prefix { $0 != " " }))?.form
    func takes(_ option: String) -> Bool {
      form?.options.contains { $0.name == option } == true
        && !Words.has(template, " \(option)=")
    }
    guard takes("duration") || Words.has(template, " duration=") else { return "" }
    var (curve, others): (String?, [String]) = (nil, [])
    for argument in bindings.rest {
      switch argument.label {
      case "ease", "easing", "curve", "timingfunction":
        curve = curve ?? Words.curve(argument.value[...])
      case "delay" where takes("delay"):
        guard let delay = ForeignNumber.value(argument.value[...]), delay.value > 0 else {
          continue
        }
        others.append("delay=\(Numerals.text(delay.value, decimals: 9))\(delay.unit)")
      case "options":
        guard case .group("[", let elements)? = argument.value.first?.content else { continue }
        for element in elements {
          switch element.value.last?.word {
          case "autoreverse" where takes("autoreverse"): others.append("autoreverse=yes")
          case "repeat" where takes("repeat"): others.append("repeat=forever")
          case "allowuserinteraction" where takes("interaction"): others.append("interaction=yes")
          default: curve = curve ?? Words.curve(element.value[...])
          }
        }
      default: continue
      }
    }
    if let curve, takes("curve") { others.append("curve=\(curve)") }
    return others.map { " \($0)" }.joined()
  }

  /// Returns the statement with a place in capitals that several objects fit, or `nil` if there is
  /// no such place.
  func choice(_ template: String, _ bindings: WordBindings) -> Choice? {
    for kind in WordObjects.kinds
    where Advice.range(of: kind, in: template) != nil && named(kind) == nil && kind != "OTHER" {
      let names = names(kind)
      guard names.count > 1,
        let text = text(template, bindings, chosen: Chosen(place: kind, name: kind))
          ?? (mayTakeAny(kind) ? template : nil)
      else { continue }
      return Choice(text: text, place: kind, names: names)
    }
    return nil
  }

  /// Returns a template with its places filled, or `nil` if one can't be filled.
  ///
  /// - Parameter chosen: The object for a place that several objects fit.
  func text(_ template: String, _ bindings: WordBindings, chosen: Chosen?) -> String? {
    let verb = template.prefix { $0 != " " }
    let isReading = ["show", "expect", "why"].contains(String(verb))
    return WordTemplate(template).text(
      bindings,
      object: { name, value in
        switch name {
        case "NAME": return newName(value, for: template)
        case "PLACE":
          guard case .pieces(let pieces)? = value else { return nil }
          return path(pieces)
        case "CHANGE":
          guard case .change(let pieces, let number, let isAdded)? = value else { return nil }
          return "\(path(pieces)) \(isAdded ? "by" : "to")=\(number)"
        case "ANY":
          guard case .pieces(let pieces)? = value else { return nil }
          return isReading ? path(pieces) : Foreign.written(pieces)
        default:
          if let named = named(name) { return named }
          if name == chosen?.place { return chosen?.name }
          let names = names(name)
          return names.count == 1 ? names[0] : nil
        }
      },
      at: { path in
        guard let simulation else { return nil }
        let own = named("ANIMATOR").flatMap { simulation.read("\($0).\(path)") }
        guard case .number(let number, _)? = own ?? simulation.read(path) else { return nil }
        return number
      })
  }

  private static let defaultNames: [(verb: String, name: String)] = [
    ("animator", "open"), ("gesture", "pull"), ("view", "card"), ("timer", "hint"),
    ("running", "fade"), ("scroll-view", "list"), ("transition", "push"),
  ]

  private func newName(_ value: WordBindings.Value?, for template: String) -> String? {
    if case .word(let word)? = value { return word }
    if let assigned = match.assigned { return assigned }
    let verb = template.prefix { $0 != " " }
    guard let name = WordObjects.defaultNames.first(where: { $0.verb == verb })?.name else {
      return nil
    }
    let taken = WordObjects.kinds.flatMap { names($0) }
    return taken.contains(name) ? "\(name)-2" : name
  }

  /// The properties that every view has.
  static let properties = [
    "frame", "center", "width", "height", "anchor", "scale", "rotation", "alpha", "hidden",
    "radius", "color", "interaction", "frame.x", "frame.y", "frame.width", "frame.height",
    "center.x", "center.y",
  ]

  /// Returns the path that a chain of names stands for.
  private func path(_ pieces: [Foreign]) -> String {
    var pieces = pieces[...]
    while let first = pieces.first,
      first.word == "self" || first.word == "this" || first.isMark("."),
      pieces.count > 1
    {
      pieces = pieces.dropFirst()
    }
    let written = Foreign.written(pieces)
    guard let simulation else { return written }
    if simulation.paths.contains(written) { return written }
    let known = WordObjects.paths(in: simulation)
    return Words.standard.word(for: written, among: known)?.word ?? written
  }

  /// The paths of a scene, with the properties that its views have or can get.
  static func paths(in simulation: Simulation) -> [String] {
    simulation.paths
      + simulation.viewNames.flatMap { view in properties.map { "\(view).\($0)" } }
  }

  /// Returns whether a condition holds, such as `reversed no`, or `nil` if that's unknown.
  func condition(_ text: String, in simulation: Simulation?) -> (path: String, holds: Bool)? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, let simulation else { return nil }
    let path = named("ANIMATOR").map { "\($0).\(words[0])" } ?? words[0]
    guard case .flag(let flag)? = simulation.read(path) else { return nil }
    return (path, flag == (words[1] == "yes"))
  }
}

extension [Words.Match] {
  /// How special the best row is whose arguments fit, or 0 if there is none.
  fileprivate var weight: Int {
    filter { $0.bindings != nil && !$0.isOfValue }.map { $0.weight }.max() ?? 0
  }
}
