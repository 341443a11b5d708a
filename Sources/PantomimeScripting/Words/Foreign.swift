/// A piece of a text in another language: a call, an assignment, or a command as someone would type
/// it elsewhere.
///
/// The rules are those that Swift, Kotlin, Dart, JavaScript and shells have in common.
struct Foreign: Sendable {
  /// The content of a piece.
  enum Content: Sendable {
    /// A name, in lowercase.
    case word(String)
    case number(Double, unit: String)
    /// A text in quotation marks.
    case text(String)
    /// Arguments in parentheses, brackets or braces, each with its label, in lowercase.
    case group(Character, [Argument])
    case mark(Character)
  }

  /// An argument of a call.
  struct Argument: Sendable {
    /// The label in lowercase, or `nil` if there is none.
    let label: String?
    let value: [Foreign]
    /// The label as written, or `nil` if there is none.
    var name: String? = nil
    /// Whether the argument is a closure behind the call, whose label is unknown.
    var isTrailing = false
  }

  let content: Content
  /// The text as written.
  let written: String

  /// Returns a word in one of its spellings.
  static func spelled(_ word: String) -> String {
    switch word {
    case "canceled": "cancelled"
    // Widgets whose handlers are those of a gesture detector.
    case "inkwell", "inkresponse": "gesturedetector"
    default: word
    }
  }

  /// Returns a name without the underscores that make it private in Dart.
  static func plain(_ name: String) -> String {
    let rest = name.drop { $0 == "_" }
    return rest.first?.isLetter == true ? String(rest) : name
  }

  /// The word in lowercase, or `nil` if the piece is anything else.
  var word: String? { if case .word(let word) = content { word } else { nil } }

  /// Whether the piece is a group in parentheses, brackets or braces.
  var isGroup: Bool { if case .group = content { true } else { false } }

  /// Returns whether the piece is the given mark.
  func isMark(_ mark: Character) -> Bool {
    if case .mark(mark) = content { true } else { false }
  }

  /// Returns the piece with the pieces of its arguments changed.
  func mapped(_ change: ([Foreign]) -> [Foreign]) -> Foreign {
    guard case .group(let opening, let arguments) = content else { return self }
    let changed = arguments.map { argument in
      Argument(
        label: argument.label, value: change(argument.value), name: argument.name,
        isTrailing: argument.isTrailing)
    }
    return Foreign(content: .group(opening, changed), written: written)
  }

  /// The longest text to split, in scalars; our choice.
  static let longest = 400

  /// Splits a text into pieces.
  static func pieces(of text: String) -> [Foreign] {
    var reader = ForeignReader(text)
    let pieces = reader.pieces(until: nil)
    // `onTap: () => controller.forward(),`
    guard pieces.count > 2, pieces[0].word != nil, pieces[1].isMark(":") else { return pieces }
    let end = pieces.lastIndex { !$0.isMark(",") && !$0.isMark(";") } ?? 0
    return pieces[..<2] + ForeignReader.closure(Array(pieces[2..<(end + 1)])) + pieces[(end + 1)...]
  }

  /// The text of adjacent pieces.
  static func written(_ pieces: some Sequence<Foreign>) -> String {
    var text = ""
    var last: Foreign?
    for piece in pieces {
      if let last, last.isSeparated(from: piece) { text += " " }
      text += piece.written
      last = piece
    }
    return text
  }

  /// Returns the statements of a closure that a value is, in braces, or the value itself if it is none.
  static func closure(_ value: [Foreign]) -> [Foreign] { ForeignReader.closure(value) }

  private func isSeparated(from next: Foreign) -> Bool {
    func isName(_ piece: Foreign) -> Bool {
      switch piece.content {
      case .word, .number, .text: true
      case .group, .mark: false
      }
    }
    if isName(self) { return isName(next) }
    return false
  }
}

/// A reader that splits a text into pieces.
private struct ForeignReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  /// The number of groups that are open.
  private var depth = 0

  /// The deepest nesting of groups to read; our choice.
  private static let deepest = 12

  init(_ text: String) { scalars = Array(text.unicodeScalars.prefix(Foreign.longest)) }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private func scalar(_ offset: Int) -> Unicode.Scalar? {
    let place = position + offset
    return scalars.indices.contains(place) ? scalars[place] : nil
  }

  private func text(from start: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<position])
    return String(text)
  }

  /// Reads pieces up to a closing scalar, which is consumed, or up to the end.
  mutating func pieces(until closing: Unicode.Scalar?) -> [Foreign] {
    var pieces: [Foreign] = []
    while let scalar = next {
      if scalar == closing {
        position += 1
        return pieces
      }
      if scalar.isBlank {
        position += 1
        continue
      }
      // A literal of Objective-C: `@"opacity"`, `@(0.5)`
      if scalar == "@", let literal = self.scalar(1),
        "\"([{0123456789".unicodeScalars.contains(literal)
      {
        position += 1
        continue
      }
      // The rest is a comment, unless it's a part of an address.
      if scalar == "/", self.scalar(1) == "/", position == 0 || scalars[position - 1].isBlank {
        position = scalars.count
        break
      }
      let start = position
      let content = content(after: pieces.last, scalar)
      // `"50%, 90%"` is a point.
      if depth > 0, case .text(let text) = content, let point = ForeignReader.point(text) {
        pieces += point
        continue
      }
      // `transform = "translateY(100px)"`
      if case .text(let text) = content,
        ForeignReader.transforms.contains(where: { text.hasPrefix($0) }), text.hasSuffix(")")
      {
        var inner = ForeignReader(text)
        pieces += inner.pieces(until: nil)
        continue
      }
      let piece = Foreign(content: content, written: text(from: start))
      pieces = ForeignReader.appending(piece, to: pieces)
    }
    return pieces
  }

  private mutating func content(after last: Foreign?, _ scalar: Unicode.Scalar) -> Foreign.Content {
    switch scalar {
    case "(", "[", "{":
      position += 1
      return group(scalar)
    case "\"", "'", "`", "\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}":
      return quoted(scalar)
    case "0"..."9": return number()
    case "." where isNumberAfterPoint(last): return number()
    case _ where ForeignReader.begins(scalar):
      return .word(Foreign.spelled(Foreign.plain(name().lowercased())))
    default:
      position += 1
      return .mark(scalar == "\u{2212}" || scalar == "\u{2013}" ? "-" : Character(scalar))
    }
  }

  private func isNumberAfterPoint(_ last: Foreign?) -> Bool {
    guard let digit = scalar(1), ("0"..."9").contains(digit) else { return false }
    // The point of `card.1` divides a name.
    let before = position > 0 ? scalars[position - 1] : " "
    return !(ForeignReader.begins(before) || ("0"..."9").contains(before))
  }

  private static func begins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_", "@", "$": true
    default: !scalar.isASCII && scalar.isNamePart
    }
  }

  /// Reads a name, in which a hyphen between letters is a letter.
  private mutating func name() -> String {
    let start = position
    while let scalar = next {
      let isDigit = ("0"..."9").contains(scalar)
      let isHyphen =
        scalar == "-" && position > start && self.scalar(1).map(ForeignReader.begins) == true
      guard ForeignReader.begins(scalar) || isDigit || isHyphen else { break }
      position += 1
    }
    return text(from: start)
  }

  private mutating func number() -> Foreign.Content {
    let start = position
    var digits = ""
    while let scalar = next {
      if ("0"..."9").contains(scalar) {
        digits.unicodeScalars.append(scalar)
      } else if scalar == ".", digits.contains(".") == false,
        self.scalar(1).map({ ("0"..."9").contains($0) }) == true
      {
        digits += digits.isEmpty ? "0." : "."
      } else if scalar != "_" {
        break
      }
      position += 1
    }
    let end = position
    // A unit, or the suffix of a number's type.
    if let scalar = next, ForeignReader.begins(scalar), scalar != "_" {
      let unit = name()
      if ForeignReader.suffixes.contains(unit.lowercased()) {
        return .number(Numeral(digits)?.value ?? 0, unit: "")
      }
      return .number(Numeral(digits)?.value ?? 0, unit: unit)
    }
    if next == "%" {
      position += 1
      return .number(Numeral(digits)?.value ?? 0, unit: "%")
    }
    position = max(end, start + 1)
    return .number(Numeral(digits)?.value ?? 0, unit: "")
  }

  /// The suffixes of numbers that name a type in Kotlin and Java; `f` also means frames here, but no
  /// row needs it.
  private static let suffixes = ["f", "l", "d", "dp", "px", "sp", "pt"]

  private mutating func quoted(_ opening: Unicode.Scalar) -> Foreign.Content {
    position += 1
    let start = position
    while let scalar = next, !ForeignReader.closes(scalar, opening) { position += 1 }
    let content = text(from: start)
    if next != nil { position += 1 }
    return .text(content)
  }

  private static func closes(_ scalar: Unicode.Scalar, _ opening: Unicode.Scalar) -> Bool {
    switch opening {
    case "\u{201C}", "\u{201D}": scalar == "\u{201C}" || scalar == "\u{201D}" || scalar == "\""
    case "\u{2018}", "\u{2019}": scalar == "\u{2018}" || scalar == "\u{2019}" || scalar == "'"
    default: scalar == opening
    }
  }

  private static let transforms = ["translate", "scale(", "rotate("]

  /// Returns the pieces of a text that is a point or a curve, two or four numbers that commas divide, or a
  /// share; `nil` for any other text.
  private static func point(_ text: String) -> [Foreign]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let units = ["%", "deg", "px"]
    guard [2, 4].contains(parts.count) || units.contains(where: { text.hasSuffix($0) }) else {
      return nil
    }
    var reader = ForeignReader(text)
    let pieces = reader.pieces(until: nil)
    let isPoint =
      pieces.count == 2 * parts.count - 1
      && pieces.enumerated().allSatisfy { index, piece in
        if index % 2 == 1 { return piece.isMark(",") }
        if case .number(_, let unit) = piece.content {
          return unit.isEmpty || units.contains(unit)
        }
        return false
      }
    return isPoint ? pieces : nil
  }

  private mutating func group(_ opening: Unicode.Scalar) -> Foreign.Content {
    let closing: Unicode.Scalar = opening == "(" ? ")" : opening == "[" ? "]" : "}"
    depth += 1
    defer { depth -= 1 }
    guard depth < ForeignReader.deepest else {
      position = scalars.count
      return .group(Character(opening), [])
    }
    return .group(Character(opening), ForeignReader.arguments(pieces(until: closing), in: opening))
  }

  /// Splits the content of a group into arguments.
  private static func arguments(
    _ pieces: [Foreign], in opening: Unicode.Scalar
  ) -> [Foreign.Argument] {
    var pieces = pieces[...]
    // The parameters of a closure are left out: `{ [weak self] position in`.
    if opening == "{", let start = pieces.prefix(8).firstIndex(where: { $0.word == "in" }) {
      pieces = pieces[(start + 1)...]
    }
    if opening == "(", let labels = labels(of: pieces) {
      return labels.map {
        Foreign.Argument(
          label: $0.word == "_" ? nil : $0.word, value: [], name: $0.written)
      }
    }
    // The type of a closure's parameter says nothing: `{ distance: Float -> distance * 0.5f }`
    if opening == "{", pieces.count > 5, pieces[pieces.startIndex + 1].isMark(":"),
      pieces[pieces.startIndex].word != nil, pieces[pieces.startIndex + 2].word != nil,
      pieces[pieces.startIndex + 3].isMark("-"), pieces[pieces.startIndex + 4].isMark(">")
    {
      pieces = pieces.prefix(1) + pieces.dropFirst(3)
    }
    let parts = pieces.split { $0.isMark(",") || $0.isMark(";") }
    return parts.map { part in
      guard part.count > 1, let first = part.first, let label = label(first, in: opening),
        let mark = part.dropFirst().first, mark.isMark(":") || mark.isMark("="),
        // Two equals signs compare.
        !mark.isMark("=")
          || opening != "{"
            && part.dropFirst(2).first.map({ $0.isMark("=") || $0.isMark(">") }) != true
      else { return Foreign.Argument(label: nil, value: ForeignReader.plain(part)) }
      return Foreign.Argument(
        label: label,
        value: ForeignReader.added(closure(ForeignReader.plain(part.dropFirst(2))), to: label),
        name: first.written)
    }
  }

  /// Returns a closure of Dart or JavaScript as the statements in its braces, without its parameters and
  /// without the call that only draws again, and any other value as it is: `{ x += 1 }` for
  /// `(details) { setState(() { x += 1; }); }` and `(details) => setState(() => x += 1)`.
  fileprivate static func closure(_ value: [Foreign]) -> [Foreign] {
    guard let body = body(value), case .group(_, let statements) = body.content else {
      return value
    }
    guard statements.count == 1, statements[0].label == nil,
      statements[0].value.first?.word == "setstate", statements[0].value.count == 2,
      case .group(_, let changes) = statements[0].value[1].content, changes.count == 1,
      let inner = self.body(changes[0].value)
    else { return [body] }
    return [inner]
  }

  /// Returns the braces of a closure, or `nil` if the value is none.
  private static func body(_ value: [Foreign]) -> Foreign? {
    if value.count == 1, case .group("(", let arguments) = value[0].content,
      arguments.last?.isTrailing == true
    {
      return arguments.last?.value.first
    }
    guard value.count > 2, let equals = value.prefix(3).firstIndex(where: { $0.isMark("=") }),
      equals == 1, value[2].isMark(">"), value.count > 3
    else { return nil }
    let result = value[3...]
    if result.count == 1, case .group("{", _)? = result.first?.content { return result.first }
    return Foreign(
      content: .group("{", arguments(Array(result), in: "{")),
      written: "{ \(Foreign.written(result)) }")
  }

  /// Returns the number of a text that counts from the present value, `"+=40"`, and any other value as it is.
  private static func added(_ value: [Foreign], to label: String) -> [Foreign] {
    // Only a translation is counted from the present value as it is.
    guard ["x", "y", "translatex", "translatey", "end"].contains(label), value.count == 1,
      case .text(let text) = value[0].content,
      let sign = ["+=", "-="].first(where: { text.hasPrefix($0) })
    else { return value }
    var reader = ForeignReader(sign == "-=" ? "-\(text.dropFirst(2))" : String(text.dropFirst(2)))
    return reader.pieces(until: nil)
  }

  /// Returns the label that a piece is, which quotation marks may enclose in a dictionary, or `nil` if it's
  /// none.
  private static func label(_ piece: Foreign, in opening: Unicode.Scalar) -> String? {
    if case .text(let text) = piece.content, opening != "(" { return text.lowercased() }
    return piece.word
  }

  /// Returns the labels of a signature, such as `_:shouldReceive:`, or `nil` if the pieces are no
  /// signature.
  private static func labels(of pieces: ArraySlice<Foreign>) -> [Foreign]? {
    guard !pieces.isEmpty, pieces.count % 2 == 0 else { return nil }
    let isSignature = pieces.enumerated().allSatisfy { index, piece in
      index % 2 == 0 ? piece.word != nil : piece.isMark(":")
    }
    return isSignature ? pieces.filter { $0.word != nil } : nil
  }

  /// Returns the pieces of an argument without words that change nothing.
  private static func plain(_ pieces: ArraySlice<Foreign>) -> [Foreign] {
    var plain = Array(pieces.drop { piece in piece.word.map { fillers.contains($0) } ?? false })
    // `cnost Offset(500, 0)`
    if plain.count > 2, let word = plain[0].word, plain[1].word != nil, plain[2].isGroup,
      !Spelling.near(word, among: fillers).isEmpty
    {
      plain.removeFirst()
    }
    return plain
  }

  private static let fillers = ["const", "new", "await", "try"]

  /// Appends a piece; a closure behind a call becomes an argument of the call.
  private static func appending(_ piece: Foreign, to pieces: [Foreign]) -> [Foreign] {
    guard case .group("{", _) = piece.content, let call = pieces.last else {
      return pieces + [piece]
    }
    let closure = Foreign.Argument(label: nil, value: [piece], isTrailing: true)
    switch call.content {
    case .group("(", let arguments):
      return pieces.dropLast() + [
        Foreign(
          content: .group("(", arguments + [closure]), written: "\(call.written) \(piece.written)")
      ]
    // `const {1.0}`
    case .word(let word) where fillers.contains(word): return pieces.dropLast() + [piece]
    case .word:
      return pieces + [Foreign(content: .group("(", [closure]), written: " \(piece.written)")]
    case .number, .text, .group, .mark: return pieces + [piece]
    }
  }
}

/// A word of a text in another language, outside of quotation marks.
struct ForeignWord {
  let text: String
  let range: Range<String.Index>
  /// The number of parentheses, brackets and braces around it.
  let depth: Int

  /// Returns whether the word follows another one, as an argument of a command does.
  func isArgument(in text: String) -> Bool {
    let before = text[..<range.lowerBound].unicodeScalars
    guard before.last?.isBlank == true, let last = before.last(where: { !$0.isBlank }) else {
      return false
    }
    return last.isNamePart && last != "."
  }

  /// Returns the words of a text, in order.
  static func words(of text: String) -> [ForeignWord] {
    var words: [ForeignWord] = []
    var (start, depth): (String.Index?, Int) = (nil, 0)
    var quote: Unicode.Scalar?
    func isPart(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isNamePart && scalar != "." && scalar != "-"
    }
    for (index, scalar) in zip(text.unicodeScalars.indices, text.unicodeScalars) {
      if let closing = quote {
        if scalar == closing { quote = nil }
        continue
      }
      if isPart(scalar) {
        start = start ?? index
        continue
      }
      if let first = start {
        words.append(
          ForeignWord(text: String(text[first..<index]), range: first..<index, depth: depth))
        start = nil
      }
      if "([{".unicodeScalars.contains(scalar) { depth += 1 }
      if ")]}".unicodeScalars.contains(scalar) { depth -= 1 }
      if scalar == "\"" || scalar == "'" { quote = scalar }
    }
    if let start {
      words.append(
        ForeignWord(text: String(text[start...]), range: start..<text.endIndex, depth: depth))
    }
    return words.filter { word in !word.text.unicodeScalars.allSatisfy { ("0"..."9").contains($0) }
    }
  }
}
