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
  /// A condition that already holds, with the statement that shows it.
  case already(String, row: Words.Row)
  /// A row whose arguments don't fit, as an example.
  case form(row: Words.Row)
  /// Something that isn't modeled.
  case missing(row: Words.Row)

  private var row: Words.Row {
    switch self {
    case .statement(_, let row), .refused(_, _, let row), .choice(_, _, _, let row),
      .already(_, let row), .form(let row), .missing(let row):
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
    case .already(let text, _):
      advised = error.advising("it is so already: `\(text)`", replacement: line(text))
    case .form(let row):
      let text = row.alternatives.first ?? ""
      var form = Words.split(text, at: " when ").first ?? text
      for kind in WordObjects.kinds {
        form = Words.split(form + ".", at: " on=\(kind)").joined()
        form.removeLast()
      }
      advised = error.advising("'\(row.shape)' is '\(form)' here")
    case .missing(let row):
      return error.advising(Neighbor.phrase(row.difference))
    }
    if case .already = self { return advised }
    return row.difference.isEmpty ? advised : advised.noting(row.difference)
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
    let isChain = first.contains(".") && !first.contains { $0 == " " || $0 == "(" || $0 == "=" }
    var (ofReceiver, ofValue): (Neighbor?, Neighbor?)
    for text in rest == first ? [rest] : [rest, first] {
      let found = Words.standard.matches(text, acceptsNames: error.hasUnknownVerb)
      func meaning(where fits: (Words.Match) -> Bool) -> Neighbor? {
        neighbor(found.filter(fits), behind: start)
      }
      let meant =
        meaning { $0.bindings != nil && !$0.isOfValue } ?? assignment(text, behind: start)
        ?? (error.hasUnknownVerb || isChain ? option(text) : nil)
        ?? meaning { $0.bindings == nil && !$0.isOfReceiver && !$0.isOfValue }
      if let meant { return meant.advising(error, line: whole(start + text)) }
      ofValue = ofValue ?? meaning { $0.isOfValue }
      ofReceiver = ofReceiver ?? meaning { $0.isOfReceiver }
    }
    guard error.hasUnknownVerb || isChain || Words.standard.declares(first) else { return nil }
    func advise(_ neighbor: Neighbor) -> ScriptError {
      neighbor.advising(error, line: whole(start + first))
    }
    if let ofValue { return advise(ofValue) }
    // A plain word near a verb is a typing error rather than a name.
    let isPlain = !first.contains { ".(={@".contains($0) || $0.isUppercase }
    let isSlip = isPlain && error.hint.hasPrefix("did you mean")
    let concept = isSlip ? nil : Words.standard.concept(in: first)
    let byConcept = concept.map { concept in
      concept.row.replacement.isEmpty
        ? Neighbor.missing(row: concept.row)
        : Neighbor.statement(concept.row.replacement, row: concept.row)
    }
    if concept?.isWhole == true, let byConcept { return advise(byConcept) }
    if error.hasUnknownVerb, let right = corrected(first) {
      let found = Words.standard.matches(right.text)
      if let neighbor = neighbor(found, behind: start) {
        return neighbor.advising(
          error.noting("read as '\(right.word)'"), line: whole(start + first))
      }
    }
    if !error.hasUnknownVerb, error.hint.hasPrefix("did you mean") { return nil }
    return (byConcept ?? ofReceiver).map { advise($0) }
  }

  /// Returns the statement for an assignment to a property of a view or a number of the scene, or
  /// `nil` if the text is none, or if the scene refuses it.
  private func assignment(_ text: String, behind start: String) -> Neighbor? {
    guard let simulation, let (target, value) = Words.standard.assignment(in: text) else {
      return nil
    }
    let known = WordObjects.paths(in: simulation)
    let word = Words.standard.word(for: target, among: known)
    guard let path = known.contains(target) ? target : word?.word else { return nil }
    let statement = "\(start)set \(path)=\(value)"
    guard case .accepted = acceptance(of: statement) else { return nil }
    let row = Words.Row(
      neighborhood: "", shape: text, replacement: statement, difference: word?.difference ?? "")
    return .statement(statement, row: row)
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
  private func corrected(_ text: String) -> (text: String, word: String)? {
    let pieces = Foreign.pieces(of: text)
    var best: (written: String, name: String, slips: Int)?
    var table = SlipTable()
    // Only the last name of a chain, or the verb, says what the text is about.
    let end = pieces.firstIndex { $0.isMark("=") || $0.isGroup } ?? pieces.endIndex
    let last = pieces[..<end].lastIndex { $0.isMark(".") }.map { $0 + 1 } ?? 0
    for (index, piece) in pieces.enumerated() where index == last {
      guard let word = piece.word, !Words.standard.hasStatement(word) else { continue }
      var limit = word.count
      if index == 0 {
        for verb in catalog.verbs {
          if let slips = table.slips(Letters(word), Letters(verb.name), atMost: word.count / 3) {
            limit = min(limit, slips)
          }
        }
      }
      guard let name = Words.standard.near(word, below: min(limit, best?.slips ?? limit)) else {
        continue
      }
      let slips = table.slips(Letters(word), Letters(name), atMost: word.count) ?? word.count
      best = (piece.written, name, slips)
    }
    guard let best, let place = Advice.range(of: best.written, in: text) else { return nil }
    return (text.replacing(place, by: best.name), best.name)
  }

  // MARK: - Choosing a row

  /// Returns what to write for a text that fits some rows: a statement that runs, or else the first
  /// one that doesn't.
  private func neighbor(_ matches: [Words.Match], behind start: String) -> Neighbor? {
    var second: Neighbor?
    for match in matches {
      guard let bindings = match.bindings else {
        let row = match.row
        // A row that only refers to the help fits any arguments.
        if let help = row.alternatives.last, help.hasPrefix("help "), row.alternatives.count == 1 {
          return second ?? .statement(help, row: row)
        }
        return second ?? (row.replacement.isEmpty ? .missing(row: row) : .form(row: row))
      }
      if match.row.replacement.isEmpty { return second ?? .missing(row: match.row) }
      for alternative in match.row.alternatives {
        guard let found = neighbor(alternative, match, bindings, behind: start) else { continue }
        switch found {
        case .statement, .already, .missing: return found
        case .choice: if second == nil { second = found }
        case .refused: if second == nil { second = found }
        case .form: break
        }
      }
    }
    return second
  }

  /// Returns what to write for one alternative of a row, or `nil` if an object that the text names
  /// doesn't exist.
  private func neighbor(
    _ alternative: String, _ match: Words.Match, _ bindings: WordBindings, behind start: String
  ) -> Neighbor? {
    let parts = Words.split(alternative, at: " when ")
    guard let template = parts.first else { return nil }
    let objects = WordObjects(match, in: simulation)
    guard objects.exist(in: template),
      match.row.alternatives.count == 1 || objects.fit(template)
    else { return nil }
    if parts.count > 1, let reading = objects.condition(parts[1], in: simulation), !reading.holds {
      return .already("show \(reading.path)", row: match.row)
    }
    var refused: Neighbor?
    for text in objects.texts(template, bindings) {
      switch acceptance(of: start + text) {
      case .accepted: return .statement(start + text, row: match.row)
      case .refused(let reason):
        refused = refused ?? .refused(start + text, because: reason, row: match.row)
      case .never:
        return .missing(row: match.row)
      }
    }
    if let choice = objects.choice(template, bindings) {
      return .choice(start + choice.text, place: choice.place, names: choice.names, row: match.row)
    }
    return refused
  }
}

/// The objects of a scene that a text names, or may mean.
struct WordObjects {
  private let match: Words.Match
  private let simulation: Simulation?

  init(_ match: Words.Match, in simulation: Simulation?) {
    (self.match, self.simulation) = (match, simulation)
  }

  static let kinds = ["ANIMATOR", "VIEW", "LIST", "GESTURE", "TRANSITION"]

  private func names(_ kind: String) -> [String] {
    guard let simulation else { return [] }
    switch kind {
    case "ANIMATOR": return simulation.animatorNames
    case "VIEW": return simulation.viewNames
    case "LIST": return simulation.scrollViewNames
    case "GESTURE": return simulation.gestureNames
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
    return WordObjects.name(in: match.receiver, among: names)
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

  /// Returns the statements to try, the best first.
  func texts(_ template: String, _ bindings: WordBindings) -> [String] {
    var short = template
    for kind in WordObjects.kinds where named(kind) == nil && kind != "TRANSITION" {
      for option in [" on=\(kind)", " in=\(kind)"] {
        short = Words.split(short + ".", at: option).joined()
        short.removeLast()
      }
    }
    // A statement that needs the object gets the only one that there is.
    var texts: [String] = []
    for template in short == template ? [short] : [short, template] {
      if let text = text(template, bindings, sole: true) { texts.append(text) }
    }
    return texts
  }

  /// Returns the statement with a place in capitals that several objects fit, or `nil` if there is
  /// no such place.
  func choice(
    _ template: String, _ bindings: WordBindings
  ) -> (text: String, place: String, names: [String])? {
    for kind in WordObjects.kinds
    where Advice.range(of: kind, in: template) != nil && named(kind) == nil {
      let names = names(kind)
      guard names.count > 1, let text = text(template, bindings, sole: false, keeping: kind) else {
        continue
      }
      return (text, kind, names)
    }
    return nil
  }

  private func text(
    _ template: String, _ bindings: WordBindings, sole: Bool, keeping kept: String? = nil
  ) -> String? {
    let verb = template.prefix { $0 != " " }
    let isReading = ["show", "expect", "why"].contains(String(verb))
    return WordTemplate(template).text(bindings) { name, value in
      switch name {
      case "NAME": return newName(value, for: String(verb))
      case "PLACE":
        guard case .pieces(let pieces)? = value else { return nil }
        return path(pieces)
      case "ANY":
        guard case .pieces(let pieces)? = value else { return nil }
        return isReading ? path(pieces) : Foreign.written(pieces)
      default:
        if let named = named(name) { return named }
        if name == kept { return name }
        let names = names(name)
        return sole && names.count == 1 ? names[0] : nil
      }
    }
  }

  private static let defaultNames: [(verb: String, name: String)] = [
    ("animator", "open"), ("gesture", "pull"), ("view", "card"), ("timer", "hint"),
    ("running", "fade"),
  ]

  private func newName(_ value: WordBindings.Value?, for verb: String) -> String? {
    if case .word(let word)? = value { return word }
    if let assigned = match.assigned { return assigned }
    guard let name = WordObjects.defaultNames.first(where: { $0.verb == verb })?.name else {
      return nil
    }
    let taken = WordObjects.kinds.flatMap { names($0) }
    return taken.contains(name) ? "\(name)-2" : name
  }

  /// The properties that every view has.
  private static let properties = [
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
