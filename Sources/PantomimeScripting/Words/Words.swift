import PantomimeKit

/// The words that people know from elsewhere, with what to write here: from UIKit, Core Animation,
/// SwiftUI, Flutter, Compose, React Native, GSAP, test tools and shells.
///
/// The table is text; it's split when a word is first looked up, and a row is read when its first
/// word occurs.
package struct Words: Sendable {
  /// A row of the table.
  package struct Row: Sendable {
    /// The neighborhood, such as `Flutter`.
    package let neighborhood: String
    /// The text of another language, with placeholders in capitals.
    package let shape: String
    /// The statement or the word here, or an empty string if it isn't modeled.
    package let replacement: String
    /// The difference in one sentence, or an empty string if there is none.
    package let difference: String

    /// The replacements, the best first.
    package var alternatives: [String] { Words.split(replacement, at: " or ") }

    /// The name in the shape, for the help.
    var name: String { Foreign.pieces(of: shape).first { $0.word != nil }?.written ?? shape }
  }

  /// The rows for statements, in order.
  package let statements: [Row]
  /// The rows for single words, in order.
  package let words: [Row]
  private let statementPlaces: [String: [Int]]
  private let wordPlaces: [String: [Int]]
  private let firstOfKey: [String]

  /// The built-in table.
  package static let standard = Words(WordTexts.words.text)

  /// Splits a table.
  package init(_ text: String) {
    var (statements, words): ([Row], [Row]) = ([], [])
    var (statementPlaces, wordPlaces): ([String: [Int]], [String: [Int]]) = ([:], [:])
    var keys: [String] = []
    var section = ""
    var ofWords = false
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: "## ".utf8) {
        section = String(Substring(line.dropFirst(3)))
        ofWords = section.hasSuffix(": words")
        if ofWords { section = String(section.dropLast(7)) }
        continue
      }
      guard line.first == UInt8(ascii: "|"), let row = Words.row(line, of: section) else {
        continue
      }
      if ofWords {
        wordPlaces[row.shape.lowercased(), default: []].append(words.count)
        words.append(row)
      } else {
        let key = Words.key(row.shape)
        if statementPlaces[key] == nil { keys.append(key) }
        statementPlaces[key, default: []].append(statements.count)
        statements.append(row)
      }
    }
    (self.statements, self.words) = (statements, words)
    (self.statementPlaces, self.wordPlaces) = (statementPlaces, wordPlaces)
    firstOfKey = keys
  }

  private static func row(_ line: Substring.UTF8View, of section: String) -> Row? {
    let cells = line.dropFirst().split(
      separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    guard cells.count >= 3 else { return nil }
    let texts = cells.prefix(3).map { trimmed($0) }
    guard !texts[0].isEmpty, texts[0] != "there", !texts[0].hasPrefix("---") else { return nil }
    return Row(
      neighborhood: section, shape: texts[0], replacement: texts[1] == "—" ? "" : texts[1],
      difference: texts[2])
  }

  private static func trimmed(_ cell: Substring.UTF8View) -> String {
    var cell = cell
    while cell.first == UInt8(ascii: " ") { cell = cell.dropFirst() }
    while cell.last == UInt8(ascii: " ") { cell = cell.dropLast() }
    return String(Substring(cell))
  }

  /// Returns the word under which a shape is found: its first name in lowercase.
  private static func key(_ shape: String) -> String {
    var key = ""
    for scalar in shape.unicodeScalars {
      let isName = scalar.isNamePart && scalar != "."
      guard isName || scalar == "@" else { break }
      key.unicodeScalars.append(scalar)
    }
    return key.isEmpty ? shape : key.lowercased()
  }

  /// Splits a text at a separator.
  static func split(_ text: String, at separator: String) -> [String] {
    var rest = Array(text.utf8)[...]
    var (parts, part): ([String], [UInt8]) = ([], [])
    while let byte = rest.first {
      if rest.starts(with: separator.utf8) {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
        rest = rest.dropFirst(separator.utf8.count)
      } else {
        part.append(byte)
        rest = rest.dropFirst()
      }
    }
    if !part.isEmpty { parts.append(String(decoding: part, as: UTF8.self)) }
    return parts
  }
}

// MARK: - Statements

extension Words {
  /// A text that has the shape of a row.
  package struct Match: Sendable {
    /// The row.
    package let row: Row
    /// The values of its placeholders, or `nil` if the arguments fit no row, so that the row is only
    /// an example.
    let bindings: WordBindings?
    /// The pieces before the shape, which may name an object.
    let receiver: [Foreign]
    /// The place at which the shape begins, among the pieces of the text.
    fileprivate var place: Int?

    /// Returns how special the row is for a text; a row for a single word comes first.
    fileprivate func weight(for text: String) -> Int {
      row.shape.lowercased() == text.lowercased() ? Int.max : WordShape(row.shape).weight
    }

    /// The name that the text assigns the value to, or `nil` if there is none.
    let assigned: String?
  }

  /// Returns the rows that a text fits, the best first: rows whose arguments fit, or else the first
  /// row with the name.
  ///
  /// - Parameter acceptsNames: Whether a row may match if only its name does.
  package func matches(_ text: String, acceptsNames: Bool = true) -> [Match] {
    let typed = Words.pruned(Foreign.pieces(of: text))
    var found: [Match] = []
    var starts: [Match] = []
    var example: Match?
    let equals = typed.pieces.firstIndex { $0.isMark("=") } ?? typed.pieces.endIndex
    for start in typed.pieces.indices where Words.mayBegin(typed.pieces, at: start) {
      guard let word = typed.pieces[start].word else { continue }
      // The left side of an assignment says what it is about.
      if start > equals, example != nil || !found.isEmpty { break }
      let isFirst = start == typed.pieces.startIndex
      let receiver = isFirst ? [] : Array(typed.pieces[..<start].dropLast())
      for place in statementPlaces[word] ?? [] {
        let row = statements[place]
        let shape = WordShape(row.shape)
        let rest = typed.pieces[start...]
        if let bindings = shape.match(rest) ?? Words.flat(rest).flatMap({ shape.match($0) }) {
          found.append(
            Match(
              row: row, bindings: bindings, receiver: receiver,
              assigned: typed.assigned ?? Words.target(receiver, typed.pieces, start)))
        } else if let bindings = shape.matchStart(rest) {
          starts.append(
            Match(
              row: row, bindings: bindings, receiver: receiver,
              assigned: typed.assigned ?? Words.target(receiver, typed.pieces, start)))
        } else if acceptsNames, Words.isCall(rest) || !isFirst,
          example?.place != start
        {
          // The last name of a chain is the most special one.
          example = Match(
            row: row, bindings: nil, receiver: receiver, place: start, assigned: typed.assigned)
        }
      }
    }
    if found.isEmpty { found = starts }
    if found.isEmpty, example == nil, typed.assigned != nil, let inner = Words.inner(typed.pieces) {
      return matches(inner, acceptsNames: false)
    }
    if found.isEmpty, let places = statementPlaces[Words.key(text)] {
      let row = statements[places[0]]
      if row.shape == text {
        return [Match(row: row, bindings: WordBindings(), receiver: [], assigned: nil)]
      }
    }
    guard !found.isEmpty else { return example.map { [$0] } ?? [] }
    // A row with more places says more about the text.
    return found.enumerated().sorted { one, other in
      let weights = (one.element.weight(for: text), other.element.weight(for: text))
      return weights.0 == weights.1 ? one.offset < other.offset : weights.0 > weights.1
    }.map { $0.element }
  }

  /// Returns whether a shape may begin at a place: at the start, behind a period, or behind the
  /// equals sign of an assignment.
  private static func mayBegin(_ pieces: [Foreign], at place: Int) -> Bool {
    guard place > pieces.startIndex else { return true }
    guard pieces[place - 1].isMark(".") || pieces[place - 1].isMark("=") else { return false }
    // The pieces before it are one chain of names and calls, not several words.
    return !zip(pieces[..<place], pieces[..<place].dropFirst()).contains { one, next in
      (one.word != nil || one.isGroup) && next.word != nil
    }
  }

  /// Whether the pieces are a call or an assignment.
  private static func isCall(_ pieces: ArraySlice<Foreign>) -> Bool {
    guard let next = pieces.dropFirst().first else { return true }
    if case .group = next.content { return true }
    return next.isMark("=") || next.isMark(".") || next.isMark(":")
  }

  /// The pieces of a command with one argument in parentheses, without the parentheses:
  /// `print x` for `print(x)`; `nil` for any other pieces.
  private static func flat(_ pieces: ArraySlice<Foreign>) -> ArraySlice<Foreign>? {
    guard pieces.count == 2, let first = pieces.first, first.word != nil, let last = pieces.last,
      case .group("(", let arguments) = last.content, arguments.count == 1,
      arguments[0].label == nil, !arguments[0].isTrailing
    else { return nil }
    return [first] + arguments[0].value
  }

  /// Returns the text of the first closure of a call, which may contain another call, or `nil` if
  /// there is none.
  private static func inner(_ pieces: [Foreign]) -> String? {
    for piece in pieces {
      guard case .group(_, let arguments) = piece.content else { continue }
      for argument in arguments {
        guard case .group("{", let inside)? = argument.value.first?.content,
          let first = inside.first, first.value.count > 1
        else { continue }
        return Foreign.written(first.value)
      }
    }
    return nil
  }

  /// Returns the name on the left of an assignment whose value begins at a place.
  private static func target(
    _ receiver: [Foreign], _ pieces: [Foreign], _ start: Int
  ) -> String? {
    guard start > 1, pieces[start - 1].isMark("=") else { return nil }
    return pieces[..<(start - 1)].last { $0.word != nil }?.written
  }

  /// Returns the pieces without declarations and words that change nothing, and the declared name.
  private static func pruned(_ pieces: [Foreign]) -> (pieces: [Foreign], assigned: String?) {
    var pieces = pieces[...]
    var assigned: String?
    while let word = pieces.first {
      if word.isMark("-"), pieces.dropFirst().first?.word != nil {
        pieces = pieces.dropFirst()
      } else if let name = word.word, declarations.contains(name),
        let equals = pieces.prefix(8).firstIndex(where: { $0.isMark("=") }),
        equals + 1 < pieces.endIndex
      {
        assigned = pieces[..<equals].dropFirst().first { $0.word != nil }?.written
        pieces = pieces[(equals + 1)...]
      } else if let name = word.word, fillers.contains(name), pieces.count > 1 {
        pieces = pieces.dropFirst()
        if pieces.first?.isMark(".") == true || pieces.first?.isMark(":") == true {
          pieces = pieces.dropFirst()
        }
      } else if word.isMark("."), pieces.count > 1 {
        pieces = pieces.dropFirst()
      } else {
        break
      }
    }
    while let last = pieces.last, pieces.count > 1,
      last.isMark(";") || last.isMark(",") || last.isMark(":")
    {
      pieces = pieces.dropLast()
    }
    // Optional chaining names the same object.
    var plain: [Foreign] = []
    for piece in pieces {
      let isChaining = piece.isMark("?") || (piece.isMark("!") && plain.last?.isMark("=") != true)
      if !isChaining || pieces.count < 3 { plain.append(piece) }
    }
    return (withoutTypes(plain), assigned)
  }

  /// Returns the pieces without type arguments: `Tween(…)` for `Tween<double>(…)`.
  private static func withoutTypes(_ pieces: [Foreign]) -> [Foreign] {
    guard let open = pieces.firstIndex(where: { $0.isMark("<") }), open > 0,
      let close = pieces[open...].firstIndex(where: { $0.isMark(">") }), close - open < 5,
      pieces.indices.contains(close + 1), pieces[close + 1].isGroup
    else { return pieces }
    return Array(pieces[..<open] + pieces[(close + 1)...])
  }

  private static let declarations = ["let", "var", "val", "const", "final", "late", "_"]
  private static let fillers = [
    "self", "this", "try", "await", "return", "new", "const", "case", "lazy", "private", "static",
    "func", "override", "adb", "shell",
  ]

  /// Returns the name of a row that a misspelled word probably means, or `nil` if none is near
  /// enough.
  ///
  /// - Parameter limit: The number of typing errors that the name must stay below.
  func near(_ word: String, below limit: Int) -> String? {
    guard word.count > 3, word.count <= 64 else { return nil }
    let typed = Letters(word)
    var table = SlipTable()
    var best: (name: String, slips: Int)?
    let most = min(limit - 1, word.count / 3)
    guard most > 0 else { return nil }
    for key in firstOfKey {
      guard let slips = table.slips(typed, Letters(key), atMost: best.map { $0.slips - 1 } ?? most)
      else { continue }
      best = (key, slips)
      if slips == 0 { break }
    }
    return best?.name
  }

  /// Whether a word is the first of a row.
  func hasStatement(_ word: String) -> Bool { statementPlaces[word.lowercased()] != nil }

  /// Returns the rows whose first word, or any word behind a period, is a name.
  package func rows(named name: String) -> [Row] {
    let key = name.lowercased()
    let direct = (statementPlaces[key] ?? []).map { statements[$0] }
    return direct + (wordPlaces[key] ?? []).map { words[$0] }
  }
}

// MARK: - Words

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
      if cut < parts.count - 1, candidates.contains(last) { return (last, "") }
    }
    for cut in 1..<parts.count {
      let tail = parts[cut...].joined(separator: ".").lowercased()
      if let found = mapped(tail, among: candidates, behind: "") { return found }
    }
    return nil
  }

  private func mapped(
    _ typed: String, among candidates: [String], behind head: String
  ) -> (word: String, difference: String)? {
    for place in wordPlaces[typed] ?? [] {
      let row = words[place]
      for word in row.replacement.split(separator: " ") {
        let name = head + word
        if candidates.contains(name) { return (name, row.difference) }
      }
    }
    return nil
  }

  /// Whether a single word has a row.
  func hasWord(_ typed: String) -> Bool { wordPlaces[typed.lowercased()] != nil }

  private static func withoutPrefix(_ typed: String) -> String {
    var typed = Substring(typed)
    while let first = typed.unicodeScalars.first, first == "." || first.isQuotationMark {
      typed = typed.dropFirst()
    }
    return String(typed)
  }

  /// Returns a curve as a user can type it, or `nil` if the pieces aren't one.
  static func curve(_ pieces: ArraySlice<Foreign>) -> String? {
    var pieces = pieces
    if let first = pieces.first, pieces.count == 1, case .text(let text) = first.content {
      return Words.standard.curve(named: text)
    }
    // `.easeInOut`, `Curves.easeInOut`, `UIView.AnimationCurve.easeInOut`, `power2.out`
    if let whole = Words.standard.curve(named: Foreign.written(pieces)) { return whole }
    if let last = pieces.last, case .group("(", let arguments) = last.content, pieces.count > 1 {
      return Words.standard.curve(calling: pieces, arguments)
    }
    while pieces.count > 1 {
      pieces = pieces.dropFirst()
      if let found = Words.standard.curve(named: Foreign.written(pieces)) { return found }
    }
    return nil
  }

  private func curve(named name: String) -> String? {
    let name = Words.withoutPrefix(name)
    if NamedCurve.named(name) != nil { return name }
    for place in wordPlaces[name.lowercased()] ?? [] where words[place].neighborhood == "Curves" {
      let curve = words[place].replacement
      if !curve.isEmpty, NamedCurve.named(curve) != nil || curve.contains("(") { return curve }
    }
    return nil
  }

  /// Returns the curve that a call creates: four numbers of a Bézier curve, or a spring for which
  /// there is a row.
  private func curve(
    calling pieces: ArraySlice<Foreign>, _ arguments: [Foreign.Argument]
  ) -> String? {
    let numbers = arguments.compactMap { ForeignNumber.value($0.value[...])?.value }
    let name = pieces.dropLast().last?.word ?? ""
    let isBezier = [
      "bezier", "cubic", "cubicbezier", "cubic-bezier", "cubicbeziereasing", "timingcurve",
    ]
    .contains(name)
    if isBezier, numbers.count == 4, arguments.count == 4 {
      return "cubic(\(numbers.map { Numerals.text($0) }.joined(separator: ",")))"
    }
    // `Easing.inOut(Easing.quad)`
    if ["in", "out", "inout"].contains(name), arguments.count == 1,
      let base = arguments[0].value.last?.word
    {
      let ending = name == "inout" ? "in-out" : name
      let curve = "\(base)-\(ending)"
      return NamedCurve.named(curve) == nil ? nil : curve
    }
    for match in matches(Foreign.written(pieces), acceptsNames: false) {
      guard let bindings = match.bindings else { continue }
      let template = match.row.replacement
      guard let option = template.split(separator: " ").first(where: { $0.hasPrefix("curve=") })
      else { continue }
      let inserted = WordTemplate(String(option.dropFirst(6))).text(bindings) { _, _ in nil }
      if let inserted { return inserted }
    }
    return nil
  }
}
