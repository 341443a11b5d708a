/// The repair of obvious typing errors.
enum Repair {
  /// Returns the error of a statement; if the statement can be repaired, the hint is the repaired
  /// statement.
  static func advice(
    for error: ScriptError, in lexer: Lexer, _ names: Names, _ catalog: Catalog
  ) -> ScriptError {
    advice(for: error, in: lexer.rest, names, catalog)
  }

  /// Returns the error of a text; if its first statement can be repaired, the hint is the repaired
  /// statement.
  static func advice(
    for error: ScriptError, in text: String, _ names: Names, _ catalog: Catalog
  ) -> ScriptError {
    guard !error.isUnfinished, let written = Repair.statement(in: text) else { return error }
    let plain = Repair.repaired(written)
    let candidates = [plain, Repair.joined(plain, catalog)]
    guard let repaired = candidates.first(where: { $0 != written && reads($0, names, catalog) })
    else { return error }
    // If only spaces are wrong, the original hint is superfluous.
    let isBlanks = written.filter { $0 != " " } == repaired.filter { $0 != " " }
    let isJoined = repaired != plain
    let more = isBlanks || isJoined || error.hint.isEmpty ? "" : "; \(error.hint)"
    let isWhole = text.allSatisfy { $0 != ";" && $0 != "#" }
    return error.advising("write \(repaired)\(more)", replacement: isWhole ? repaired : nil)
  }

  /// Returns a statement in which numbers are joined with their units, and options with their
  /// values: `wait 200ms` for `wait 200 ms`, `drag up over=0.2s` for `drag up over 0.2s`.
  private static func joined(_ text: String, _ catalog: Catalog) -> String {
    let words = words(of: text)
    let verb = words.first.map { InstantPrefix.begins(with: $0) } == true ? 2 : 0
    guard words.indices.contains(verb), let form = catalog.verb(words[verb])?.form else {
      return text
    }
    var joined = Array(words.prefix(verb + 1))
    var rest = words.dropFirst(verb + 1)
    while var word = rest.popFirst() {
      if form.options.contains(where: { $0.name == word }), let value = rest.first,
        !value.contains("=")
      {
        rest = rest.dropFirst()
        word += "=\(value)"
        // `by 0 -120` is `by=0,-120`.
        while Numeral(value) != nil, let next = rest.first, let number = Numeral(next),
          number.unit.isEmpty, next.first?.isLetter != true
        {
          rest = rest.dropFirst()
          word += ",\(next)"
        }
      }
      let value = word.split(separator: "=").last.map(String.init) ?? word
      if let unit = rest.first, units.contains(unit), Numeral(value)?.unit.isEmpty == true {
        rest = rest.dropFirst()
        word += unit
      }
      joined.append(word)
    }
    return joined.joined(separator: " ")
  }

  private static let units = ["s", "ms", "f", "deg", "pt", "%"]

  /// The words of a statement; blanks in quotation marks and parentheses don't divide them.
  private static func words(of text: String) -> [String] {
    var (words, word): ([String], String) = ([], "")
    var opening: Unicode.Scalar?
    var depth = 0
    for scalar in text.unicodeScalars {
      opening = quotation(opening, at: scalar)
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth = max(0, depth - 1) }
      if opening == nil, depth == 0, scalar.isBlank {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.unicodeScalars.append(scalar)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Returns the error of a statement that could be parsed, with a hint if the cause of the error
  /// is a number without a digit before its decimal point.
  static func advice(ofChecking error: ScriptError, in statement: Statement) -> ScriptError {
    let scalars = Array(statement.text.unicodeScalars)
    let wrong = scalars[min(error.span.start, scalars.count)..<min(error.span.end, scalars.count)]
    guard error.place == nil, wrong.contains(".") else { return error }
    let start = min(statement.at == nil ? statement.span.start : 0, scalars.count)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<min(statement.span.end, scalars.count)])
    var word = String.UnicodeScalarView()
    word.append(contentsOf: wrong)
    guard repaired(String(word)) != String(word) else { return error }
    return advice(for: error, in: String(text), Names(), statement.catalog)
  }

  private static func reads(
    _ text: String, _ names: Names, _ catalog: Catalog
  ) -> Bool {
    var lexer = Lexer(LineSource(typed: text), names: names, printsHelp: Commands.printHelp)
    guard let tokens = try? lexer.next() else { return false }
    return (try? Statement(tokens, SourcePlace(line: 1, text: text), in: catalog)) != nil
  }

  /// Returns the first statement of a text, on one line, or `nil` if the statement is too long to
  /// repair.
  private static func statement(in text: String) -> String? {
    var scalars = Array(text.unicodeScalars.prefix(longest + 1))
    guard scalars.count <= longest else { return nil }
    while let end = scalars.indices.dropLast().first(where: { index in
      scalars[index] == "\\" && scalars[index + 1] == "\n"
    }) { scalars.removeSubrange(end...(end + 1)) }
    var (depth, end) = (0, scalars.count)
    var opening: Unicode.Scalar?
    for (index, scalar) in scalars.enumerated() {
      opening = quotation(opening, at: scalar)
      if opening != nil { continue }
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth = max(0, depth - 1) }
      if depth == 0, scalar == ";" || scalar == "#" || scalar == "\n" {
        end = index
        break
      }
    }
    var (start, last) = (0, end)
    while start < last, scalars[start].isBlank { start += 1 }
    while last > start, scalars[last - 1].isBlank { last -= 1 }
    var statement = String.UnicodeScalarView()
    statement.append(contentsOf: scalars[start..<last])
    return String(statement)
  }

  /// The longest statement to repair; our choice.
  private static let longest = 400

  /// Returns the text with a digit inserted before each leading decimal point, and without the
  /// blanks around `=` and after commas; text in quotation marks isn't changed.
  static func repaired(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var repaired: [Unicode.Scalar] = []
    var opening: Unicode.Scalar?
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      opening = quotation(opening, at: scalar)
      let next = scalars[(index + 1)...].first
      if opening != nil {
        repaired.append(scalar)
      } else if scalar == ".", next?.isDigit == true, beginsNumber(repaired.last) {
        repaired += ["0", "."]
      } else if scalar.isBlank, isDropped(repaired, scalars[index...]) {
      } else {
        repaired.append(scalar)
      }
      index += 1
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: repaired)
    return String(result)
  }

  /// Returns the opening mark of the quotation that contains a scalar, or `nil` if none does.
  private static func quotation(
    _ opening: Unicode.Scalar?, at scalar: Unicode.Scalar
  ) -> Unicode.Scalar? {
    guard let opening else { return scalar.isQuotationMark ? scalar : nil }
    return scalar.ends(quotation: opening) ? nil : opening
  }

  /// Returns whether a number can begin after the given scalar.
  private static func beginsNumber(_ before: Unicode.Scalar?) -> Bool {
    before.map { $0.isBlank || "=,(+-".unicodeScalars.contains($0) } ?? true
  }

  /// Returns whether a blank is superfluous: after a comma, around a lone `=`, or after another
  /// blank.
  private static func isDropped(
    _ before: [Unicode.Scalar], _ rest: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    let next = rest.drop { $0.isBlank }.prefix(2)
    if before.last?.isBlank == true { return true }
    if before.last == "," || (next.first == "," && before.last?.isDigit == true) { return true }
    if before.last == "=" { return before.dropLast().last.map { $0.isLetterOfName } ?? false }
    return next.first == "=" && next.dropFirst().first != "="
      && before.last?.isLetterOfName == true
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
