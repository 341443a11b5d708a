import PantomimeKit

// Statements as they can be typed again: with what names stand for put in.

extension Statement {
  /// The statement on one line, which reads back as itself.
  package var written: String { Statement.written(tokens[...]) }

  /// Some of its tokens as they can be typed.
  static func written(_ tokens: ArraySlice<Token>) -> String {
    tokens.map { $0.written }.joined(separator: " ")
  }

  /// Its verb; `nil` where it only advances.
  var verb: Word? {
    guard case .word(let verb)? = tokens.dropFirst(at == nil ? 0 : 2).first else { return nil }
    return verb
  }

  /// The options that it gives.
  var options: [NamedValue] {
    tokens.compactMap { token in if case .option(let option) = token { option } else { nil } }
  }

  /// The value that stands in the way of a statement that cannot be carried out; `nil` if it is
  /// nobody's value.
  func place(of impossible: Impossible) -> Span? {
    let wrong: NamedValue? =
      switch impossible {
      case .wrongCount(_, _, let given): options.first { $0.value.parts.count == given }
      case .noView(let name, _), .noAnimator(let name, _), .noGesture(let name, _),
        .notScrollable(let name, _):
        options.first { $0.value.text == name }
      default: nil
      }
    return wrong?.value.span
  }

  /// A statement of other tokens in the place of this one: its files are in the same folder.
  func rewritten(_ tokens: [Token], line: Int = 1) throws(ScriptError) -> Statement {
    let text = Statement.written(tokens[...])
    var lexer = Lexer(LineSource(typed: text))
    let read = try lexer.next() ?? []
    return try Statement(read, SourcePlace(line: line, text: text), folder: folder, in: catalogue)
  }

  /// Advancing to its instant alone; `nil` where it names none.
  var waiting: Statement? {
    guard at != nil else { return nil }
    return try? Statement(
      Array(tokens.prefix(2)), place, substitutions, folder: folder, in: catalogue)
  }
}

extension Token {
  var written: String {
    switch self {
    case .word(let word): word.written
    case .option(let option): option.written
    }
  }
}

extension NamedValue {
  /// The option as it can be typed.
  package var written: String { "\(name.text)\(isAdded ? "+=" : "=")\(value.written)" }
}

extension Word {
  /// The word as it can be typed: in quotation marks where it would not be one without.
  var written: String {
    isQuoted || needsQuotes ? quoted : text.replacing("$") { "\\\($0)" }
  }

  private var needsQuotes: Bool {
    if text.isEmpty || text.unicodeScalars.first?.isQuotationMark == true { return true }
    var depth = 0
    for scalar in text.unicodeScalars {
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth = max(0, depth - 1) }
      if depth == 0, scalar.isBlank || scalar == ";" || scalar == "#" { return true }
    }
    return depth > 0
  }

  private var quoted: String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" || scalar == "$" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}

extension String {
  /// The text with something else in place of a scalar.
  fileprivate func replacing(
    _ scalar: Unicode.Scalar, _ other: (Unicode.Scalar) -> String
  ) -> String {
    unicodeScalars.reduce(into: "") { text, next in
      if next == scalar { text += other(next) } else { text.unicodeScalars.append(next) }
    }
  }
}
