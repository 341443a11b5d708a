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

    /// Returns the row with a further sentence about the difference.
    func noting(_ sentence: String) -> Row {
      Row(
        neighborhood: neighborhood, shape: shape, replacement: replacement,
        difference: difference.isEmpty ? sentence : "\(difference) \(sentence)")
    }

    /// Whether a call after it can modify what the row stands for, which has options; what follows a
    /// point is another gesture.
    var isModifiable: Bool { Words.has(replacement, "=") && !replacement.hasPrefix("tap ") }

    /// Returns the row with the name of the object that its statement adds in the difference.
    func naming(_ statement: String) -> Row {
      let words = statement.split(separator: " ")
      guard words.count > 1, Words.has(replacement, "\(words[0]) NAME"),
        Words.has(difference, "on=NAME")
      else { return self }
      return Row(
        neighborhood: neighborhood, shape: shape, replacement: replacement,
        difference: Words.split(difference, at: "on=NAME").joined(separator: "on=\(words[1])"))
    }

    /// Whether the row's value may be that of any property, so that the alpha is an example.
    var isOfAnyProperty: Bool {
      let shape = shape.lowercased()
      return !["alpha", "opacity", "fade"].contains { Words.has(shape, $0) }
    }

    /// Whether the row only refers to the help.
    var isHelp: Bool { replacement.hasPrefix("help ") && alternatives.count == 1 }

    /// Whether the row is a gesture of a test on an element that the test looks up.
    var isOfElement: Bool { Words.has(replacement, " on=VIEW") && isOfTest }

    /// Whether the row is one of a neighborhood with tests.
    fileprivate var isOfTest: Bool {
      ["XCUITest", "Flutter", "Compose", "Maestro and other test tools"].contains(neighborhood)
    }

    /// Whether the row is a command, whose words no receiver precedes.
    var isCommand: Bool { neighborhood == "Shells and read–eval–print loops" }
  }

  /// A line of the table, which is read when its word is looked up.
  private struct Line: Sendable {
    let section: String
    let text: Substring.UTF8View

    var row: Row {
      var cells = text.dropFirst().split(
        separator: UInt8(ascii: "|"), maxSplits: 3, omittingEmptySubsequences: false
      ).map { Words.trimmed($0) }
      while cells.count < 3 { cells.append("") }
      if cells[1].hasPrefix("help ") { cells[2] = WordLeads.completed(cells[2], for: cells[1]) }
      return Row(
        neighborhood: section, shape: cells[0], replacement: cells[1] == "—" ? "" : cells[1],
        difference: cells[2])
    }
  }

  private let statementLines: [Line]
  private let wordLines: [Line]
  private let statementPlaces: [String: [Int]]
  private let wordPlaces: [String: [Int]]
  private let firstOfKey: [String]
  /// The rows for words that a name consists of, in order.
  private let concepts: [(parts: [String], line: Line)]

  /// The rows for statements, in order.
  package var statements: [Row] { statementLines.map { $0.row } }
  /// The rows for single words, in order.
  package var words: [Row] { wordLines.map { $0.row } }
  /// The rows for the words that names consist of, in order.
  package var conceptRows: [Row] { concepts.map { $0.line.row } }

  /// The built-in table.
  package static let standard = Words(WordTexts.words.text)

  /// Splits a table.
  package init(_ text: String) {
    var (statements, words): ([Line], [Line]) = ([], [])
    var (statementPlaces, wordPlaces): ([String: [Int]], [String: [Int]]) = ([:], [:])
    var keys: [String] = []
    var concepts: [(parts: [String], line: Line)] = []
    var section = ""
    var (ofWords, ofParts) = (false, false)
    for bytes in text.utf8.split(separator: UInt8(ascii: "\n")) {
      if bytes.starts(with: "## ".utf8) {
        section = String(Substring(bytes.dropFirst(3)))
        ofWords = section.hasSuffix(": words")
        if ofWords { section = String(section.dropLast(7)) }
        ofParts = section.hasSuffix(": parts")
        if ofParts { section = String(section.dropLast(7)) }
        continue
      }
      guard let shape = Words.shape(ofLine: bytes) else { continue }
      let line = Line(section: section, text: bytes)
      if ofParts {
        concepts.append((shape.split(separator: " ").map(String.init), line))
      } else if ofWords {
        let key = shape.lowercased()
        if wordPlaces[key] == nil, statementPlaces[key] == nil { keys.append(key) }
        wordPlaces[key, default: []].append(words.count)
        words.append(line)
      } else {
        let key = Words.key(shape)
        if statementPlaces[key] == nil { keys.append(key) }
        statementPlaces[key, default: []].append(statements.count)
        statements.append(line)
      }
    }
    (statementLines, wordLines) = (statements, words)
    (self.statementPlaces, self.wordPlaces) = (statementPlaces, wordPlaces)
    firstOfKey = keys
    self.concepts = concepts
  }

  /// Returns the first cell of a row, or `nil` if the line is none.
  private static func shape(ofLine line: Substring.UTF8View) -> String? {
    guard line.first == UInt8(ascii: "|") else { return nil }
    let shape = trimmed(line.dropFirst().prefix { $0 != UInt8(ascii: "|") })
    return shape.isEmpty || shape == "there" || shape.hasPrefix("---") ? nil : shape
  }

  static func trimmed(_ cell: Substring.UTF8View) -> String {
    var cell = cell
    while cell.first == UInt8(ascii: " ") { cell = cell.dropFirst() }
    while cell.last == UInt8(ascii: " ") { cell = cell.dropLast() }
    return String(Substring(cell))
  }

  /// Returns the word under which a shape is found: its first name in lowercase, or all that precedes
  /// a space if it begins with no name.
  private static func key(_ shape: String) -> String {
    var key = ""
    for scalar in shape.unicodeScalars {
      let isName = scalar.isNamePart && scalar != "."
      guard isName || scalar == "@" else { break }
      key.unicodeScalars.append(scalar)
    }
    // `!pan`
    if shape.hasPrefix("!"), shape.dropFirst().first?.isLetter == true { return "!" }
    return key.isEmpty ? String(shape.prefix { $0 != " " }) : key.lowercased()
  }

  /// Returns whether a text contains another one.
  static func has(_ text: String, _ part: String) -> Bool {
    var rest = text.utf8[...]
    while rest.count >= part.utf8.count {
      if rest.starts(with: part.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
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
    var bindings: WordBindings?
    /// The pieces before the shape, which may name an object.
    let receiver: [Foreign]
    /// How the arguments resemble those of the row if they don't fit.
    var likeness: WordLikeness?
    /// Whether the name is written as in the row, capitals included.
    var isAsWritten = false
    /// Whether the row is about the value of an assignment.
    var isOfValue = false
    /// Whether the row is about a name that others follow, as `sheet` in `sheet.prefersGrabber`.
    var isOfReceiver = false

    /// Returns how special the row is for a text; a row for a single word comes first.
    fileprivate func weight(for text: String) -> Int {
      let isSame = row.shape.lowercased() == text.lowercased()
      // A type and a property can have the same letters: `PanGestureRecognizer`.
      return isSame && row.shape.first?.isUppercase == text.first?.isUppercase ? Int.max : weight
    }

    /// How special the row is.
    var weight: Int { WordShape(row.shape).weight }

    /// Returns whether the row resembles the text more than another one does.
    fileprivate func isLikelier(than other: Match) -> Bool {
      guard let likeness else { return false }
      guard let least = other.likeness else { return true }
      // A row with more places takes more of the text.
      return (likeness.omitted.count, likeness.unknown, other.weight)
        < (least.omitted.count, least.unknown, weight)
    }

    /// The name that the text assigns the value to, or `nil` if there is none.
    let assigned: String?

    /// Returns the match with a further sentence about the row's difference.
    func noting(_ sentence: String) -> Match {
      var match = Match(
        row: row.noting(sentence), bindings: bindings, receiver: receiver, assigned: assigned)
      (match.likeness, match.isOfValue) = (likeness, isOfValue)
      return match
    }
  }

  /// Returns the rows that a text fits, the best first: rows whose arguments fit, or else the first
  /// row with the name.
  ///
  /// - Parameter acceptsNames: Whether a row may match if only its name does.
  package func matches(_ text: String, acceptsNames: Bool = true) -> [Match] {
    let typed = Words.pruned(Foreign.pieces(of: text))
    // A timing is read by its rows, so it isn't sought where they are.
    let acceptsTimings = acceptsNames
    let acceptsNames = acceptsNames || typed.assigned != nil
    var found: [Match] = []
    var starts: [Match] = []
    // The place behind the first call whose arguments no row understands.
    var misread: Int?
    var likely: Match?
    var (example, ofReceiver): (Match?, Match?)
    let equals = typed.pieces.firstIndex { $0.isMark("=") } ?? typed.pieces.endIndex
    let opening = Foreign.pieces(of: text).first { $0.word != nil }?.written
    func isCommand(_ pieces: [Foreign], _ start: Int, _ row: Row) -> Bool {
      guard start == pieces.startIndex, pieces[start].written == opening else { return false }
      // `info.offset` is a value.
      let isChained = start + 1 < equals && pieces[start + 1].isMark(".")
      return !isChained || !Words.has(row.shape, "ANY")
    }
    for start in typed.pieces.indices where Words.mayBegin(typed.pieces, at: start) {
      guard let word = typed.pieces[start].word else { continue }
      // The left side of an assignment says what it is about.
      if start > equals, example != nil || !found.isEmpty { break }
      let isFirst = start == typed.pieces.startIndex
      let isLast = !typed.pieces[start..<max(start, equals)].contains { $0.isMark(".") }
      let receiver = isFirst ? [] : Array(typed.pieces[..<start].dropLast())
      if isFirst { misread = misreadCall(typed.pieces[..<equals]) }
      for place in statementPlaces[word] ?? [] {
        let row = statementLines[place].row
        guard !row.isCommand || isCommand(typed.pieces, start, row) else { continue }
        // What follows a call that isn't understood is only a part of what is meant.
        if let misread, start >= misread, !row.isHelp, !row.replacement.isEmpty { continue }
        let shape = WordShape(row.shape)
        let rest = typed.pieces[start...]
        let assigned = typed.assigned ?? Words.target(receiver, typed.pieces, start)
        if let bindings = shape.match(rest) ?? Words.flat(rest).flatMap({ shape.match($0) }) {
          var match = Match(row: row, bindings: bindings, receiver: receiver, assigned: assigned)
          match.isOfValue = start > equals
          match.isAsWritten = row.shape.hasPrefix(typed.pieces[start].written)
          found.append(match)
        } else if row.isModifiable, let (bindings, end) = shape.matchStart(rest),
          misread.map({ $0 < end }) ?? true
        {
          var match = Match(row: row, bindings: bindings, receiver: receiver, assigned: assigned)
          match.isOfValue = start > equals
          starts.append(match)
        } else if acceptsNames, Words.isCall(rest) || !isFirst, shape.hasChain(of: rest) {
          var match = Match(row: row, bindings: nil, receiver: receiver, assigned: typed.assigned)
          match.isOfValue = start > equals
          // A name behind a period is that of a value rather than of a call without arguments.
          match.likeness = shape.resemblance(rest, mayLackArguments: isFirst)
          // The last name of a chain says what it is about; one before it may only lead to the help.
          if isLast {
            example = example ?? match
            if likely.map({ match.isLikelier(than: $0) }) ?? (match.likeness != nil) {
              likely = match
            }
          } else if row.isHelp {
            ofReceiver = match
          }
        }
      }
    }
    // What is called on the result of a call modifies it: `.easeIn(duration: 0.4).delay(0.1)`.
    let modifies =
      found.allSatisfy { $0.receiver.last?.isGroup == true } && found.contains { !$0.row.isHelp }
    if found.isEmpty || (!starts.isEmpty && modifies) { found = starts }
    if acceptsTimings, !found.isEmpty, let timing = WordTiming(typed.pieces[...]),
      timing.isModified
    {
      var match = Match(
        row: Words.timing, bindings: WordBindings(), receiver: [], assigned: typed.assigned)
      match.bindings?["TIMING"] = .word(timing.options)
      return [match]
    }
    // A block of input says what the input is.
    let isInput = found.allSatisfy { $0.row.replacement == Words.input }
    if isInput, found.isEmpty ? typed.assigned != nil && example == nil : true,
      let inner = Words.inner(typed.pieces)
    {
      let within = matches(inner, acceptsNames: acceptsNames).filter { !$0.isOfReceiver }
      if !within.isEmpty { return within }
    }
    if found.isEmpty, let places = statementPlaces[Words.key(text)] {
      if let row = places.lazy.map({ statementLines[$0].row }).first(where: {
        $0.shape == text || Words.isSymbol($0.shape, before: text)
      }) {
        return [Match(row: row, bindings: WordBindings(), receiver: [], assigned: nil)]
      }
    }
    guard !found.isEmpty else {
      ofReceiver?.isOfReceiver = true
      return (likely ?? example ?? ofReceiver).map { [$0] } ?? []
    }
    // A row with more places says more about the text.
    let isCalled = typed.pieces.contains { $0.isGroup }
    let ranked = found.enumerated().map { place, match in
      // A name without arguments is rather that of a property than of a call.
      let isCall = !isCalled && match.row.shape.hasSuffix(")")
      return (place: place, weight: match.weight(for: text) - (isCall ? 1 : 0), match: match)
    }
    return unwrapped(
      ranked.sorted { one, other in
        if one.weight != other.weight { return one.weight > other.weight }
        let areAsWritten = (one.match.isAsWritten, other.match.isAsWritten)
        return areAsWritten.0 == areAsWritten.1 ? one.place < other.place : areAsWritten.0
      }.map { $0.match })
  }

  /// Returns the place behind the first call of a chain that has rows whose arguments it doesn't fit, or
  /// `nil` if there is none.
  ///
  /// A call that isn't understood is never left out, because the rest has another effect:
  /// `Gesture.Pan().enabled(flase)` isn't `Gesture.Pan()`.
  private func misreadCall(_ pieces: ArraySlice<Foreign>) -> Int? {
    guard let first = pieces.first?.word else { return nil }
    for end in pieces.indices.dropFirst() {
      guard case .group("(", let arguments) = pieces[end].content,
        arguments.contains(where: { !$0.isTrailing && !$0.value.isEmpty })
      else { continue }
      let call = pieces[...end]
      // The name of the call alone has rows, too: `delay(100)`.
      let own = pieces[(end - 1)...end]
      let rows = [(first, call), (own.first?.word ?? "", own)].map { word, text in
        (text: text, shapes: shapes(word, like: text))
      }
      let isKnown = rows.contains { !$0.shapes.isEmpty }
      let fits = rows.contains { row in row.shapes.contains { $0.match(row.text) != nil } }
      if isKnown, !fits { return end + 1 }
    }
    return nil
  }

  /// Returns the shapes of the rows for a call, except those of tests, whose arguments are the names of
  /// elements.
  private func shapes(_ word: String, like text: ArraySlice<Foreign>) -> [WordShape] {
    (statementPlaces[word] ?? []).compactMap { place in
      let row = statementLines[place].row
      guard !row.isOfTest else { return nil }
      let shape = WordShape(row.shape)
      return shape.isCall(like: text) ? shape : nil
    }
  }

  /// Returns the matches of what a call wraps, or the given ones if they wrap nothing that has a
  /// row: `Gesture.Tap()` in `.gesture(Gesture.Tap())`.
  private func unwrapped(_ matches: [Match]) -> [Match] {
    guard let first = matches.first, first.row.replacement.hasPrefix(Words.wrapped),
      case .pieces(let pieces)? = first.bindings?["ANY"]
    else { return matches }
    // A name alone is that of a variable.
    let isCall = pieces.contains { $0.isGroup }
    let within =
      isCall ? self.matches(Foreign.written(pieces), acceptsNames: false) : []
    if !within.isEmpty { return within }
    return matches.map { match in
      guard match.row.replacement.hasPrefix(Words.wrapped) else { return match }
      let rest = match.row.replacement.dropFirst(Words.wrapped.count)
      let row = Row(
        neighborhood: match.row.neighborhood, shape: match.row.shape,
        replacement: rest.hasPrefix(" or ") ? String(rest.dropFirst(4)) : String(rest),
        difference: match.row.difference)
      return Match(
        row: row, bindings: match.bindings, receiver: match.receiver, assigned: match.assigned)
    }
  }

  /// The row of a timing with what modifies it: `.easeIn(duration: 0.4).delay(0.1)`.
  private static let timing = Row(
    neighborhood: "SwiftUI", shape: "TIMING", replacement: "animate VIEW.alpha to=0 TIMING",
    difference: "The timing is that of a view animation.")

  /// The replacement that stands for what the call wraps.
  private static let wrapped = "^ANY"

  /// Whether a shape is a symbol that any text may follow, as `// …`, and the text begins with it.
  private static func isSymbol(_ shape: String, before text: String) -> Bool {
    guard shape.hasSuffix(" …"), let first = shape.unicodeScalars.first, !first.isNamePart else {
      return false
    }
    return key(shape) == key(text)
  }

  /// The replacement for a block of touches with more than one statement.
  private static let input = "help touch"

  /// Returns whether a shape may begin at a place: at the start, behind a period, or behind the
  /// equals sign of an assignment.
  private static func mayBegin(_ pieces: [Foreign], at place: Int) -> Bool {
    guard place > pieces.startIndex else { return true }
    guard pieces[place - 1].isMark(".") || pieces[place - 1].isMark("=") else { return false }
    guard !pieces[..<place].contains(where: { $0.isMark(";") }) else { return false }
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
        // The first of several statements would be only a part of what is meant.
        guard case .group("{", let inside)? = argument.value.first?.content, inside.count == 1,
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
  static func pruned(_ pieces: [Foreign]) -> (pieces: [Foreign], assigned: String?) {
    var pieces = Words.declared(Words.messaged(Words.scripted(pieces)))[...]
    var assigned: String?
    while let word = pieces.first {
      if word.isMark("-") || word.isMark("#"), pieces.dropFirst().first?.word != nil {
        pieces = pieces.dropFirst()
      } else if let name = word.word, declarations.contains(name),
        let equals = pieces.prefix(8).firstIndex(where: { $0.isMark("=") || $0.word == "by" }),
        equals + 1 < pieces.endIndex
      {
        // The type follows the name in Swift, and precedes it in Dart.
        let names = pieces[..<equals].prefix { !$0.isMark(":") }
        assigned = names.dropFirst().last { $0.word != nil }?.written
        pieces = pieces[(equals + 1)...]
      } else if let name = word.word, ["let", "var"].contains(name), pieces.count > 3,
        pieces[pieces.startIndex + 2].isMark(":"),
        !pieces.contains(where: { $0.isMark("=") })
      {
        // A declaration without a value is about its type.
        assigned = pieces[pieces.startIndex + 1].written
        pieces = pieces.dropFirst(3)
      } else if let name = word.word, evaluations.contains(name), pieces.count > 2,
        pieces.dropFirst().first?.word != nil,
        pieces.dropFirst(2).contains(where: { $0.isMark("=") || $0.isGroup })
      {
        // A debugger evaluates what follows.
        pieces = pieces.dropFirst()
      } else if let name = word.word, fillers.contains(name), pieces.count > 1 {
        pieces = pieces.dropFirst()
        if pieces.first?.isMark(".") == true || pieces.first?.isMark(":") == true {
          pieces = pieces.dropFirst()
        }
      } else if pieces.count > 1, Words.isPrompt(word) {
        pieces = pieces.dropFirst()
      } else {
        break
      }
    }
    // Further closures have labels: `withAnimation(.smooth) { … } completion: { … }`
    while pieces.count > 4, pieces[pieces.endIndex - 1].isGroup,
      pieces[pieces.endIndex - 2].isMark(":"),
      pieces[pieces.endIndex - 3].word != nil, pieces[pieces.endIndex - 4].isGroup
    {
      pieces = pieces.dropLast(3)
    }
    // `guard animator.isRunning else { return }`
    if let other = pieces.lastIndex(where: { $0.word == "else" }), other > pieces.startIndex {
      pieces = pieces[..<other]
    }
    // `opacity.value = withTiming(…)`: a shared value is named by what holds it.
    if let equals = pieces.firstIndex(where: { $0.isMark("=") }), equals - pieces.startIndex > 2,
      pieces[equals - 1].word == "value", pieces.endIndex - equals > 2,
      pieces[equals + 1].word != nil, pieces[equals + 2].isGroup
    {
      pieces = pieces[(equals + 1)...]
    }
    while let last = pieces.last, pieces.count > 1,
      last.isMark(";") || last.isMark(",") || last.isMark(":")
    {
      pieces = pieces.dropLast()
    }
    // `dragElastic={0.2}`: braces enclose a value.
    if pieces.count == 3, let last = pieces.last, pieces[pieces.endIndex - 2].isMark("="),
      case .group("{", let arguments) = last.content, arguments.count == 1,
      arguments[0].label == nil
    {
      pieces = pieces.dropLast() + arguments[0].value
    }
    // Optional chaining names the same object.
    var plain: [Foreign] = []
    for piece in pieces {
      let isChaining = piece.isMark("?") || (piece.isMark("!") && plain.last?.isMark("=") != true)
      if !isChaining || pieces.count < 3 { plain.append(piece) }
    }
    return (withoutTypes(plain), assigned)
  }

  /// Whether a piece is what precedes a line elsewhere: a period, a colon, `>>>` or `(lldb)`.
  private static func isPrompt(_ piece: Foreign) -> Bool {
    if case .group("(", let arguments) = piece.content, arguments.count == 1 {
      return ["lldb", "gdb"].contains(arguments[0].value.first?.word ?? "")
    }
    return piece.isMark(".") || piece.isMark(":") || piece.isMark(">")
  }

  /// Returns a command of a test driver as the command with its arguments, and any other pieces as they
  /// are: `mobile: tap(x: 100, y: 200)` for `driver.execute_script("mobile: tap", {"x": 100, "y": 200})`.
  private static func scripted(_ pieces: [Foreign]) -> [Foreign] {
    guard let last = pieces.last(where: { !$0.isMark(";") }),
      case .group("(", let arguments) = last.content,
      case .text(let command)? = arguments.first?.value.first?.content,
      command.hasPrefix("mobile:")
    else { return pieces }
    let name = Foreign.pieces(of: command)
    guard arguments.count > 1, case .group(_, let values)? = arguments[1].value.first?.content
    else {
      return name
    }
    return name + [Foreign(content: .group("(", values), written: arguments[1].value[0].written)]
  }

  /// Returns a message of Objective-C as a call, and any other pieces as they are.
  private static func messaged(_ pieces: [Foreign]) -> [Foreign] {
    guard let first = pieces.first else { return pieces }
    // `stopAnimation: YES`, unless a row has a colon there, too
    if let name = first.word, pieces.count > 2, pieces[1].isMark(":"), standard.mayBeSelector(name)
    {
      return Words.called(pieces[...])
    }
    guard case .group("[", let arguments) = first.content,
      pieces.dropFirst().allSatisfy({ $0.isMark(";") }), arguments.count == 1,
      arguments[0].label == nil
    else { return pieces }
    let message = arguments[0].value
    let place = message.indices.dropFirst().first { index in
      message[index].word != nil && (message[index - 1].word != nil || message[index - 1].isGroup)
    }
    guard let place else { return pieces }
    // `[[UIViewPropertyAnimator alloc] initWithDuration:0.5 curve:…]` is a call of the class.
    if case .group("[", let inner)? = message.first?.content, let type = inner.first?.value.first,
      type.word != nil, message[place].word?.hasPrefix("init") == true
    {
      return [type] + Words.called(message[place...]).dropFirst()
    }
    let period = Foreign(content: .mark("."), written: ".")
    return Array(message[..<place]) + [period] + Words.called(message[place...])
  }

  /// Whether a name before a colon is that of a method of Objective-C: only rows without a colon behind
  /// the name have it.
  private func mayBeSelector(_ name: String) -> Bool {
    let base = Words.selector(name).base.lowercased()
    return hasStatement(base)
      && !(statementPlaces[name] ?? []).contains { place in
        statementLines[place].row.shape.lowercased().hasPrefix("\(name):")
      }
  }

  /// Returns the parts of a message, each a name and a value behind a colon, as a call.
  private static func called(_ parts: ArraySlice<Foreign>) -> [Foreign] {
    guard let first = parts.first, parts.dropFirst().first?.isMark(":") == true else {
      return Array(parts)
    }
    var (base, label) = selector(first.written)
    var arguments: [Foreign.Argument] = []
    var rest = parts.dropFirst(2)
    while !rest.isEmpty {
      let next = rest.indices.dropFirst().first { index in
        rest[index].word != nil && index + 1 < rest.endIndex && rest[index + 1].isMark(":")
      }
      let value = rest[..<(next ?? rest.endIndex)].map { constant($0) }
      arguments.append(Foreign.Argument(label: label, value: Array(value.joined())))
      guard let next else { break }
      label = plainLabel(rest[next].written.lowercased())
      rest = rest[(next + 2)...]
    }
    if base == "init" { base = first.written }
    let name = Foreign(content: .word(base.lowercased()), written: base)
    return [name, Foreign(content: .group("(", arguments), written: "(…)")]
  }

  /// Returns the name of a method of Objective-C in Swift, and the label of its first argument:
  /// `startAnimation` and `afterdelay` for `startAnimationAfterDelay`.
  private static func selector(_ name: String) -> (base: String, label: String?) {
    let letters = Array(name)
    for word in ["With", "At", "After", "In", "For", "To", "From", "By", "On"] {
      for place in letters.indices.dropFirst() where letters[place...].starts(with: word) {
        let base = String(letters[..<place])
        guard letters.dropFirst(place + word.count).first?.isUppercase == true,
          base == "init" || standard.hasStatement(base)
        else { continue }
        let label = String(letters[place...]).lowercased()
        let isOfType = base == "init" && label.hasPrefix("with")
        return (base, isOfType ? String(label.dropFirst(4)) : plainLabel(label))
      }
    }
    return (name, nil)
  }

  /// Returns a label without the name of the argument's type: `in` for `inview`.
  private static func plainLabel(_ label: String) -> String {
    for type in ["view", "position"]
    where ["in", "to", "from", "at"].contains(label.dropLast(type.count))
      && label.hasSuffix(type)
    {
      return String(label.dropLast(type.count))
    }
    return label
  }

  /// Returns a constant of Objective-C as in Swift, and any other piece as it is.
  private static func constant(_ piece: Foreign) -> [Foreign] {
    func word(_ text: String) -> Foreign { Foreign(content: .word(text), written: text) }
    switch piece.word {
    case "yes": return [word("true")]
    case "no": return [word("false")]
    default: break
    }
    if piece.isMark("^") { return [] }
    for type in ["UIViewAnimatingPosition", "UIViewAnimationCurve"]
    where piece.written.hasPrefix(type) {
      let rest = piece.written.dropFirst(type.count)
      let name = rest.prefix(1).lowercased() + rest.dropFirst()
      guard !name.isEmpty else { continue }
      return [
        Foreign(content: .mark("."), written: "."),
        Foreign(content: .word(name.lowercased()), written: name),
      ]
    }
    return [piece]
  }

  /// Returns the declaration of a function as its signature, and any other pieces as they are.
  private static func declared(_ pieces: [Foreign]) -> [Foreign] {
    guard let start = pieces.prefix(4).firstIndex(where: { $0.word == "func" || $0.word == "fun" }),
      pieces.indices.contains(start + 2), pieces[start + 1].word != nil,
      case .group("(", let arguments) = pieces[start + 2].content
    else { return pieces }
    let labels = arguments.map { argument in
      // `_ touches: Set<UITouch>`, `with event: UIEvent?`, `using: Context`
      let name = argument.label ?? argument.value.first?.word
      return Foreign.Argument(label: name == "_" ? nil : name, value: [])
    }
    let signature = Foreign(content: .group("(", labels), written: pieces[start + 2].written)
    return [pieces[start + 1], signature]
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
  private static let evaluations = ["expr", "expression", "e", "p", "po", "call"]
  private static let fillers = [
    "self", "this", "try", "await", "return", "new", "const", "case", "lazy", "private", "static",
    "func", "override", "adb", "shell", "fun", "suspend", "fileprivate", "public", "internal",
    "weak",
    "$", "unowned", "mutating", "guard", "async", "void",
  ]

  /// Returns the name of a row that a misspelled word probably means, or `nil` if none is near
  /// enough.
  ///
  /// - Parameter limit: The number of typing errors that the name must stay below.
  func near(_ word: String, below limit: Int) -> String? {
    // Two words that are equally near may lead to different statements.
    let names = nearest(word, below: limit)
    return Set(names.map { verb(ofRowNamed: $0) }).count == 1 ? names.first : nil
  }

  /// Returns the names of rows that are nearest to a misspelled word, or none if none is near enough.
  func nearest(_ word: String, below limit: Int) -> [String] {
    guard word.count > 3, word.count <= 64 else { return [] }
    let typed = Letters(word)
    var table = SlipTable()
    var best: (names: [String], slips: Int)?
    let most = min(limit - 1, word.count / 3, Words.mostSlips)
    guard most > 0 else { return [] }
    let (lower, length) = (word.lowercased(), word.utf8.count)
    for key in firstOfKey where abs(key.utf8.count - length) <= most {
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

  /// Returns whether a word is another one without one of its letters.
  private static func lacksOne(_ word: String, _ other: String) -> Bool {
    let letters = Array(other.utf8)
    return letters.indices.contains { place in
      (letters[..<place] + letters[(place + 1)...]).elementsEqual(word.utf8)
    }
  }

  /// Whether the first two letters of a word are those of another one in the other order.
  private static func isSwapped(_ word: String, _ other: String) -> Bool {
    let (one, two) = (Array(word.utf8.prefix(2)), Array(other.utf8.prefix(2)))
    return one.count == 2 && one.reversed() == two
  }

  private func verb(ofRowNamed name: String) -> String {
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
      for word in ForeignWord.words(of: statementLines[place].row.shape)
      where !WordShape.isPlaceholder(word.text) {
        add(word.text)
      }
    }
    for line in wordLines where line.section == "Curves" {
      if let shape = Words.shape(ofLine: line.text) { add(shape) }
    }
    return words
  }

  /// Returns the rows whose first word, or any word behind a period, is a name.
  package func rows(named name: String) -> [Row] {
    let key = name.lowercased()
    let direct = (statementPlaces[key] ?? []).map { statementLines[$0].row }
    return direct + (wordPlaces[key] ?? []).map { wordLines[$0].row }
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
  private static let objects = [
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
    for place in wordPlaces[name.lowercased()] ?? []
    where wordLines[place].row.neighborhood == "Curves" {
      let curve = wordLines[place].row.replacement
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
    // A timing contains at most a spring and its velocity.
    guard Words.depth(of: pieces) <= 3 else { return nil }
    for match in matches(Foreign.written(pieces), acceptsNames: false) {
      guard let bindings = match.bindings else { continue }
      let template = match.row.replacement
      if template.hasPrefix("spring "),
        let spring = WordTemplate(template).text(bindings, object: { _, _ in nil })
      {
        return Words.timing(ofSpring: spring)
      }
      guard let option = template.split(separator: " ").first(where: { $0.hasPrefix("curve=") })
      else { continue }
      let inserted = WordTemplate(String(option.dropFirst(6))).text(
        bindings, object: { _, _ in nil })
      if let inserted { return inserted }
    }
    return nil
  }

  /// The number of groups inside one another.
  private static func depth(of pieces: some Sequence<Foreign>) -> Int {
    pieces.map { piece in
      guard case .group(_, let arguments) = piece.content else { return 0 }
      return 1 + (arguments.map { depth(of: $0.value) }.max() ?? 0)
    }.max() ?? 0
  }

  /// Returns a statement that shows a curve or a spring as a timing, or `nil` if it shows none.
  static func timing(of template: String) -> String? {
    if template.hasPrefix("spring ") { return timing(ofSpring: template) }
    guard template.hasPrefix("curve ") else { return nil }
    return template.split(separator: " ").dropFirst().first.map(String.init)
  }

  /// Returns a statement of the verb `spring` as a timing, or `nil` if there is none for its options.
  private static func timing(ofSpring statement: String) -> String? {
    var options: [String: String] = [:]
    for option in statement.split(separator: " ").dropFirst() {
      let parts = option.split(separator: "=")
      if parts.count == 2 { options[String(parts[0])] = String(parts[1]) }
    }
    if let response = options["response"], let ratio = options["ratio"] {
      return "response(\(response),\(ratio))"
    }
    if let duration = options["duration"], let bounce = options["bounce"] {
      return "bounce(\(duration),\(bounce))"
    }
    guard let mass = options["mass"], let stiffness = options["stiffness"],
      let damping = options["damping"]
    else { return nil }
    let velocity = options["velocity"].map { ",velocity=\($0)" } ?? ""
    return "spring(mass=\(mass),stiffness=\(stiffness),damping=\(damping)\(velocity))"
  }
}

// MARK: - Properties

extension Words {
  /// Returns the property of a view for a key path of Core Animation, or `nil` if there is none.
  static func property(ofKeyPath path: String) -> String? {
    if WordObjects.properties.contains(path) { return path }
    let center = path.hasPrefix("position") ? "center" + path.dropFirst("position".count) : path
    if WordObjects.properties.contains(center) { return center }
    if let word = standard.word(for: path, among: WordObjects.properties)?.word { return word }
    // A misspelled path is that of no other property.
    let near = Advice.nearest(to: path, among: keyPaths)
    return near.count == 1 && near[0] != path ? property(ofKeyPath: near[0]) : nil
  }

  /// The key paths of Core Animation that may be misspelled.
  private static let keyPaths = [
    "position", "position.x", "position.y", "opacity", "cornerRadius", "backgroundColor",
    "transform.scale", "transform.rotation", "transform.rotation.z", "transform.translation.x",
    "transform.translation.y",
  ]

  /// Returns the property and its value for a transform, or `nil` if it's another transform.
  static func property(ofTransform pieces: ArraySlice<Foreign>) -> (name: String, value: String)? {
    if pieces.last?.word == "identity" { return ("scale", "1") }
    guard case .group("(", let arguments)? = pieces.last?.content, let first = arguments.first,
      let number = ForeignNumber.value(first.value[...])
    else { return nil }
    switch first.label {
    case "scalex":
      let isEven =
        arguments.dropFirst().first.flatMap {
          ForeignNumber.value($0.value[...])?.value
        } == number.value
      return isEven ? ("scale", Numerals.text(number.value, decimals: 9)) : nil
    case "rotationangle":
      return ("rotation", Numerals.text(number.value * 180 / Double.pi, decimals: 4))
    default: return nil
    }
  }

  /// Returns the row for a curve that isn't built in, or `nil` if the last name is none.
  func missingCurve(in text: String) -> Row? {
    let names = Foreign.pieces(of: text).filter { $0.word != nil }
    guard let last = names.last?.word else { return nil }
    return (wordPlaces[last] ?? []).map { wordLines[$0].row }.first {
      $0.neighborhood == "Curves" && $0.replacement.isEmpty
    }
  }
}

// MARK: - Names

extension Words {
  /// The verbs that declare what the receivers of properties are, with words of their names.
  private static let receivers: [(parts: [String], verb: String)] = [
    (["gesture", "recogni*", "pan", "tap", "press", "swipe", "edge", "pinch"], "gesture"),
    (["scroll", "table", "collection", "list"], "scroll-view"),
    (["animation", "keyframe*"], "layer-animation"), (["animator"], "animator"),
  ]

  /// Returns whether a name is that of a role rather than of an object: `view`, `panGesture`.
  static func isRole(_ name: String) -> Bool {
    let parts = parts(of: name)
    return parts.isEmpty || parts.contains { part in roles.contains { fits(part, $0) } }
  }

  /// The words in the names of roles.
  private static let roles = [
    "self", "this", "view", "gesture", "recogni*", "pan", "tap", "press", "swipe", "controller",
    "tester", "test", "rule", "app", "modifier", "element", "node", "layer", "animation", "widget",
    "animat*", "ref", "document", "page", "scroll", "driver", "device", "screen", "event",
    "details", "touch",
    "ui", "finger",
  ]

  /// Returns the verb that declares the receiver of a chain, or `nil` if it's unknown.
  func receiver(in text: String) -> String? {
    let pieces = Words.pruned(Foreign.pieces(of: text)).pieces
    let equals = pieces.firstIndex { $0.isMark("=") } ?? pieces.endIndex
    guard equals > 2 else { return nil }
    for name in pieces[..<(equals - 1)].reversed() where name.word != nil {
      let parts = Words.parts(of: name.written)
      let receiver = Words.receivers.first { receiver in
        receiver.parts.contains { word in parts.contains { Words.fits($0, word) } }
      }
      if let receiver { return receiver.verb }
    }
    return nil
  }

  /// Returns the row for the words that the names of a text consist of, whether it covers all words
  /// of the last name, and whether it equals them; `nil` if there is none.
  ///
  /// The last name of the chain before an equals sign is the first to be compared.
  func concept(in text: String) -> (row: Row, isWhole: Bool, isExact: Bool)? {
    let typed = Words.pruned(Foreign.pieces(of: text))
    let equals = typed.pieces.firstIndex { $0.isMark("=") } ?? typed.pieces.endIndex
    // Words without periods between them are a sentence.
    var chain = typed.pieces[..<equals]
    if let end = zip(chain.indices, chain.indices.dropFirst()).first(where: {
      typed.pieces[$0].word != nil && typed.pieces[$1].word != nil
    }) {
      chain = chain[...end.0]
    }
    let names = chain.filter { $0.word != nil && !$0.written.isEmpty }
    for (index, name) in names.reversed().enumerated() where name.written.utf8.count <= 64 {
      let parts = Words.parts(of: name.written)
      for concept in concepts {
        let fits = concept.parts.allSatisfy { part in parts.contains { Words.fits($0, part) } }
        let isWhole = index == 0 && concept.parts.count == parts.count
        if fits { return (concept.line.row, isWhole, isWhole && concept.parts == parts) }
      }
    }
    return nil
  }

  /// Returns whether a part of a name is a word, in the singular or the plural, or begins with a word
  /// that ends with `*`.
  private static func fits(_ part: String, _ word: String) -> Bool {
    if word.hasSuffix("*") { return part.hasPrefix(word.dropLast()) }
    return part == word || (part.hasSuffix("s") && part.dropLast() == word)
  }

  /// Returns the words of a name, in lowercase: `ui`, `scroll` and `view` of `UIScrollView`.
  private static func parts(of name: String) -> [String] {
    let letters = Array(name.unicodeScalars)
    var (parts, part): ([String], String) = ([], "")
    for (index, letter) in letters.enumerated() {
      let isCapital = ("A"..."Z").contains(letter)
      let isLetter = isCapital || ("a"..."z").contains(letter)
      let followsSmall = index > 0 && !("A"..."Z").contains(letters[index - 1])
      let precedesSmall = index + 1 < letters.count && ("a"..."z").contains(letters[index + 1])
      if !isLetter || (isCapital && (followsSmall || precedesSmall)), !part.isEmpty {
        parts.append(part.lowercased())
        part = ""
      }
      if isLetter { part.unicodeScalars.append(letter) }
    }
    return part.isEmpty ? parts : parts + [part.lowercased()]
  }

  /// Returns the chain of names and the value of an assignment, as a user can type them, and the
  /// sign if the value is added or subtracted; `nil` if the text is none.
  func assignment(in text: String) -> (target: String, value: String, sign: Double?)? {
    let pieces = Words.pruned(Foreign.pieces(of: text)).pieces
    guard let equals = pieces.firstIndex(where: { $0.isMark("=") }), equals > 2,
      let value = Words.literal(pieces[(equals + 1)...])
    else { return nil }
    var target = pieces[..<equals]
    var sign: Double?
    if let mark = target.last, mark.isMark("+") || mark.isMark("-") {
      sign = mark.isMark("+") ? 1 : -1
      target = target.dropLast()
    }
    guard target.count > 1, target.last?.word != "transform",
      target.allSatisfy({ !$0.isGroup && !$0.isMark("+") })
    else { return nil }
    return (Foreign.written(target), value, sign)
  }

  /// Returns a number, a Boolean value, or the numbers of a geometric value, as a user can type them.
  static func literal(_ pieces: ArraySlice<Foreign>) -> String? {
    if let number = ForeignNumber.value(pieces) {
      return Numerals.text(number.value, decimals: 9) + number.unit
    }
    switch pieces.first?.word {
    case "true" where pieces.count == 1: return "yes"
    case "false" where pieces.count == 1: return "no"
    default: break
    }
    guard pieces.count == 2, let type = pieces.first?.word, geometry.contains(type),
      case .group("(", let arguments)? = pieces.last?.content
    else { return nil }
    let numbers = arguments.compactMap { ForeignNumber.value($0.value[...])?.value }
    guard numbers.count == arguments.count, [2, 4].contains(numbers.count) else { return nil }
    return numbers.map { Numerals.text($0, decimals: 9) }.joined(separator: ",")
  }

  /// The types whose numbers are those of a value here, in the same order.
  private static let geometry = [
    "cgpoint", "cgsize", "cgrect", "cgvector", "nspoint", "nssize", "nsrect", "point", "size",
    "rect", "offset", "uicolor", "color", "uiedgeinsets", "edgeinsets",
  ]

  /// Returns whether a text declares a name, or assigns a value to a plain one.
  func declares(_ text: String) -> Bool {
    let pieces = Foreign.pieces(of: text)
    if pieces.count > 2, pieces[0].word != nil, pieces[1].isMark("=") { return true }
    return Words.pruned(pieces).assigned != nil
  }

  /// Returns the words of this language that the last name of a text's chain stands for as an option,
  /// and the name; the words are empty if there are none.
  func options(in text: String) -> (name: String, words: [String]) {
    let pieces = Words.pruned(Foreign.pieces(of: text)).pieces
    let equals = pieces.firstIndex { $0.isMark("=") } ?? pieces.endIndex
    // A name without a receiver is that of an option if a value is assigned to it.
    let isAlone = equals == 1 && equals < pieces.endIndex
    guard isAlone || equals > 2, let name = pieces[..<equals].last, let word = name.word,
      isAlone || pieces[equals - 2].isMark(".") && Words.mayBegin(pieces, at: equals - 1)
    else { return ("", []) }
    let rows = (wordPlaces[word] ?? []).map { wordLines[$0].row }.filter {
      $0.neighborhood == "Options"
    }
    return (
      name.written,
      rows.flatMap { $0.replacement.split(separator: " ").map(String.init) }
        + (isAlone ? [] : [word])
    )
  }
}
