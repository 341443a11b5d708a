import PantomimeKit
import PantomimeScenes

/// What to write for a line that begins with a verb and goes on in plain words, or that is about an object
/// of another scene.
extension Advice {
  /// Returns the statement for a verb whose options are written in plain words, for an expectation with
  /// *not*, or for an object of another scene; `nil` for any other text.
  func phrased(_ text: String, _ error: ScriptError, behind start: String) -> Neighbor? {
    let words = text.split(separator: " ").map(String.init)
    // A text isn't made of options.
    guard !error.hasUnknownVerb, !error.isAboutText, words.count > 1, words.count < 12,
      let verb = words.first,
      let form = catalog.verb(verb)?.form,
      text.allSatisfy({ $0.isLetter || $0.isNumber || " .,-+%=".contains($0) })
    else { return nil }
    func row(_ statement: String, _ difference: String = "") -> Words.Row {
      Words.Row(neighborhood: "", shape: text, replacement: statement, difference: difference)
    }
    if let expectation = unnegated(words).first(where: { isAccepted(start + $0) }) {
      return .statement(start + expectation, row: row(expectation))
    }
    if let elsewhere = elsewhere(text, words, error) {
      return .statement(
        elsewhere,
        row: row(elsewhere, "The object is one of that scene."))
    }
    guard let statement = WordPhrases(words, form).statement, statement != text else { return nil }
    switch acceptance(of: start + statement) {
    case .accepted: return .statement(start + statement, row: row(statement))
    case .refused(let reason):
      // Plain words for another statement say more.
      let isWanted = Intents.standard.match(text, names: simulation?.viewNames ?? [])?.isWhole
      let hasRow = Words.standard.matches(text, acceptsNames: false).contains { match in
        match.bindings != nil && !match.row.isHelp
          && !["ANY", "…", "TEXT"].contains { Words.has(match.row.shape, $0) }
      }
      guard isWanted != true, !hasRow else { return nil }
      let names = statement.split(separator: " ").map(String.init)
      if let elsewhere = elsewhere(statement, names, error) {
        return .statement(elsewhere, row: row(elsewhere, "The object is one of that scene."))
      }
      // It is the statement only if it can be read.
      guard (try? Statement(statement, in: catalog)) != nil, simulation != nil else { return nil }
      return .refused(start + statement, because: reason, row: row(statement))
    case .never: return nil
    }
  }

  /// Returns the expectations that a line with *not* can be, the likeliest first: `expect running no` for
  /// `expect not running`.
  private func unnegated(_ words: [String]) -> [String] {
    guard let verb = words.first, Statement.expects(verb),
      let place = words.firstIndex(of: "not"), place > 0
    else { return [] }
    let rest = words.enumerated().filter { index, word in
      index != 0 && index != place && !["to", "be", "is", "the", "a", "an"].contains(word)
    }.map { $0.element }
    guard let last = rest.last else { return [] }
    let whole = rest.joined(separator: ".")
    var lines = [whole, last].map { "\(verb) \($0) no" }
    if rest.count > 1 {
      let path = rest.dropLast().joined(separator: ".")
      lines = ["\(verb) \(path) != \(last)"] + lines
    }
    return lines
  }

  /// Returns the statement behind that which starts the first scene with the object that it names, or `nil`
  /// if no object of another scene is named, or if the statement is refused there, too.
  private func elsewhere(_ text: String, _ words: [String], _ error: ScriptError) -> String? {
    guard offersExample || session?.host.offersExample == true,
      !error.hint.hasPrefix("did you mean"), (try? Statement(text, in: catalog)) != nil
    else { return nil }
    let names = words.dropFirst().map { word in
      String(word.split(separator: "=").last ?? "")
    }
    let here = simulation.map { $0.viewNames + $0.scrollViewNames } ?? []
    for scene in BegunScenes(catalog).all where scene.name != simulation?.name {
      let named = names.contains { name in
        !here.contains(name) && (scene.viewNames + scene.scrollViewNames).contains(name)
      }
      let whole = "scene \(scene.name); \(text)"
      if named, isAccepted(whole) { return whole }
    }
    return nil
  }

  /// Returns the error with the advice for a line whose verb is misspelled, if the rest isn't right either,
  /// or `nil` if it is, or if the first word isn't a misspelled verb.
  func slipped(_ text: String, _ error: ScriptError) -> ScriptError? {
    let word = String(text.prefix { $0 != " " })
    guard error.hasUnknownVerb, word.utf8.count > 3, word.utf8.count < text.utf8.count,
      word.allSatisfy({ $0.isLetter }), !Words.standard.hasStatement(word),
      Intents.standard.match(text)?.isWhole != true,
      let verb = Spelling.suggestion(in: error.hint), catalog.verb(verb) != nil,
      let slips = Advice.slips(word, verb), slips == 1,
      // Another letter makes a short word another one.
      word.utf8.count > 4 || word.sorted() == verb.sorted()
    else { return nil }
    let line = verb + text.dropFirst(word.count)
    guard let right = corrected(error, verb, as: line),
      right.replacement.map({ !Statement.asksForHelp($0) }) ?? true
    else { return nil }
    return right
  }

  private static func slips(_ word: String, _ other: String) -> Int? {
    var table = SlipTable()
    return table.slips(Letters(word), Letters(other), atMost: 1)
  }

  /// Returns one statement that adds an object with the options of two, or `nil` if they add two.
  func merged(_ one: String, _ other: String) -> String? {
    // What is set later is an option of the recognizer, where it is added.
    var parts = Words.split(one, at: "; ")
    if let set = Words.split(other, at: "; ").first(where: { AddedRecognizer($0) != nil }),
      let kind = AddedRecognizer(set)?.kind,
      let place = parts.firstIndex(where: { AddedRecognizer($0)?.kind == kind })
    {
      parts[place] = overriding(parts[place], by: set)
      return parts.joined(separator: "; ")
    }
    let (first, second) = (
      one.split(separator: " ").map(String.init), other.split(separator: " ").map(String.init)
    )
    guard first.count > 2, second.count > 2, first[0] == second[0], first[1] == second[1],
      second.dropFirst(2).allSatisfy({ $0.contains("=") }), !one.contains(";"),
      !other.contains(";")
    else { return nil }
    var words = first
    for option in second.dropFirst(2) where !words.contains(option) {
      let name = option.prefix { $0 != "=" } + "="
      guard let place = words.firstIndex(where: { $0.hasPrefix(name) }) else {
        words.append(option)
        continue
      }
      // Of two values, one is that of the row.
      let isExample = WordLines.bases.contains { base in
        base.verb == first[0] && base.line.split(separator: " ").contains(words[place][...])
      }
      if isExample { words[place] = option }
    }
    return words.joined(separator: " ")
  }

  /// Returns a statement that adds a recognizer with the options of another one, except for its view.
  private func overriding(_ one: String, by other: String) -> String {
    var words = one.split(separator: " ").map(String.init)
    for option in other.split(separator: " ").map(String.init)
    where option.contains("=") && !option.hasPrefix("on=") {
      let name = option.prefix { $0 != "=" } + "="
      words.removeAll { $0.hasPrefix(name) }
      words.append(option)
    }
    return words.joined(separator: " ")
  }

  /// Returns what to write for a constant of an enumeration in Objective-C or Swift, the value of a property
  /// for which there is a row; `nil` for any other text.
  func constant(_ text: String, behind start: String) -> Neighbor? {
    guard let constant = Words.enumerated(text), !Words.standard.hasStatement(text),
      !Words.standard.matches(text, acceptsNames: false).contains(where: { $0.bindings != nil })
    else { return nil }
    let line = "\(constant.owner).\(constant.property) = .\(constant.name)"
    let found = Words.standard.matches(line, acceptsNames: false).filter { $0.bindings != nil }
    if let meant = neighbor(found, behind: start), meant.runs, !meant.isHelp { return meant }
    return option(line).flatMap { $0.runs && !$0.isHelp ? $0 : nil }
  }

  /// Returns what to write for a branch, by its condition, if there is a row for one: a rule for
  /// `if (velocity.dy < -700) close()`; `nil` for any other text.
  func conditional(_ text: String, behind start: String) -> Neighbor? {
    let pieces = Foreign.pieces(of: text)
    guard pieces.count > 2 else { return nil }
    if pieces[0].word != "if" {
      // `velocity.dy < -700`
      guard let mirrored = Advice.mirrored(text) else { return nil }
      return rule(for: mirrored, behind: start)
    }
    let known = Words.standard.matches(text, acceptsNames: false).first { $0.bindings != nil }
    guard known?.row.replacement.isEmpty ?? true || known?.row.alternatives.last == "—" else {
      return nil
    }
    var conditions: [String] = []
    if case .group("(", let arguments) = pieces[1].content, arguments.count == 1 {
      let condition = Foreign.written(arguments[0].value)
      conditions += ["if \(condition)", condition]
    } else if let brace = text.firstIndex(of: "{") {
      let head = String(text[..<brace].reversed().drop { $0 == " " }.reversed())
      conditions += [head, String(head.dropFirst(3))]
    }
    for condition in conditions.flatMap({ [$0] + [Advice.mirrored($0)].compactMap { $0 } }) {
      if let meant = rule(for: condition, behind: start) { return meant }
    }
    return conditions.last.flatMap { look(at: $0, behind: start) }
  }

  /// Returns the statement that shows the value which a condition is about, or `nil` if there is none.
  private func look(at condition: String, behind start: String) -> Neighbor? {
    let first = Words.split(Words.split(condition, at: "&&")[0], at: "||")[0]
    let name = first.drop { $0 == "!" || $0 == " " }.prefix {
      $0.isLetter || $0.isNumber || "._?".contains($0)
    }
    let found = Words.standard.matches(String(name), acceptsNames: false).filter {
      $0.bindings != nil
    }
    guard let offer = neighbor(found, behind: start)?.offer, !Statement.asksForHelp(offer),
      Advice.looks(offer, in: catalog)
    else { return nil }
    return .statement(
      offer,
      row: Words.Row(
        neighborhood: "", shape: condition, replacement: offer,
        difference:
          "`expect` asserts a value; a branch is a reaction to an event, `when`, with `if` for a value."
      ))
  }

  /// Returns a comparison with a negative number as that with the positive one in the other direction, or
  /// `nil` if the text is none: `velocity.dy > 700` for `velocity.dy < -700`.
  private static func mirrored(_ text: String) -> String? {
    guard let mark = text.firstIndex(of: "<"),
      !text.contains("="), !text.contains(";")
    else { return nil }
    let rest = text[text.index(after: mark)...].drop { $0 == " " }
    guard rest.first == "-", Numeral(String(rest.dropFirst())) != nil else { return nil }
    return "\(text[..<mark])> \(rest.dropFirst())"
  }

  /// Returns what a branch with a condition is here: a reaction, or a rule; `nil` if there is no row for it.
  private func rule(for condition: String, behind start: String) -> Neighbor? {
    let found = Words.standard.matches(condition, acceptsNames: false).filter { match in
      match.bindings != nil && !match.row.replacement.isEmpty
        && match.row.alternatives.last != "—"
        && (condition.hasPrefix("if ") || Statement.sets(match.row.replacement))
    }
    let meant = neighbor(found, behind: start)
    return meant.flatMap { $0.runs && !$0.isHelp ? $0 : nil }
  }
}

/// A statement whose options are written in plain words: `continue with spring damping 0.7`.
struct WordPhrases {
  /// The statement, or `nil` if a word is no option, value or filler.
  let statement: String?

  /// - Parameter words: The words of the line; the first one is the verb.
  init(_ words: [String], _ form: Form) {
    var (result, rest) = ([words[0]], words.dropFirst())
    var isRead = true
    func takes(_ option: String) -> Bool { form.options.contains { $0.name == option } }
    func number(_ word: String?) -> String? {
      guard let word else { return nil }
      if let value = WordPhrases.numbers.first(where: { $0.word == word })?.value { return value }
      return Numeral(word) == nil ? nil : word
    }
    func curve(_ words: ArraySlice<String>) -> (text: String, count: Int)? {
      guard let first = words.first else { return nil }
      if ["spring", "springs"].contains(first) {
        var more = words.dropFirst()
        more = more.drop { ["with", "of", "damping", "ratio", "a"].contains($0) }
        if let value = number(more.first) {
          return ("spring(\(value))", words.count - more.count + 1)
        }
        return ("spring(0.8)", 1)
      }
      return Words.standard.curve(named: first).map { ($0, 1) }
    }
    while let word = rest.first {
      if word.contains("=") {
        result.append(word)
        rest = rest.dropFirst()
      } else if WordPhrases.fillers.contains(word) {
        rest = rest.dropFirst()
      } else if takes("curve"), let found = curve(rest) {
        result.append("curve=\(found.text)")
        rest = rest.dropFirst(found.count)
      } else if let option = ([word] + Words.standard.optionNames(for: word)).first(where: takes),
        let value = number(rest.dropFirst().first { !WordPhrases.fillers.contains($0) })
      {
        result.append("\(option)=\(value)")
        rest = rest.dropFirst().drop { WordPhrases.fillers.contains($0) }.dropFirst()
      } else if let value = number(word) {
        result.append(value)
        rest = rest.dropFirst()
      } else if result.count <= form.positionals.count + 1 {
        result.append(word)
        rest = rest.dropFirst()
      } else {
        isRead = false
        break
      }
    }
    statement = isRead && result.count > 1 ? result.joined(separator: " ") : nil
  }

  private static let numbers = [
    (word: "zero", value: "0"), (word: "half", value: "0.5"), (word: "halfway", value: "0.5"),
  ]

  private static let fillers: Set<String> = [
    "with", "the", "a", "an", "of", "at", "to", "back", "its", "my", "and", "using", "by",
    "me",
  ]
}
