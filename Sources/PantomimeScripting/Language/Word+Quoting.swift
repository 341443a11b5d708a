// Words and options as text that parses back to the same words and options.

extension Token {
  /// The text of the token as a user can type it.
  var written: String {
    switch self {
    case .word(let word): word.written
    case .option(let option): option.written
    }
  }

  /// Returns the tokens as text on one line, which parses back to the same tokens.
  static func written(_ tokens: some Sequence<Token>) -> String {
    tokens.map { $0.written }.joined(separator: " ")
  }
}

extension NamedValue {
  /// The text of the option as a user can type it.
  package var written: String { "\(name.text)\(isAdded ? "+=" : "=")\(value.written)" }
}

extension Word {
  /// The text of the word as a user can type it, in quotation marks if necessary.
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

extension Word {
  /// Returns a text as it must be written in a statement, in quotation marks if necessary.
  package static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/": true
      default: scalar.value >= 0x80 && !scalar.isBlank && !scalar.isQuotationMark
      }
    }
    if isPlain, !text.isEmpty { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" || scalar == "$" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}

extension String {
  /// Returns the text with every occurrence of a scalar replaced.
  fileprivate func replacing(
    _ scalar: Unicode.Scalar, _ other: (Unicode.Scalar) -> String
  ) -> String {
    unicodeScalars.reduce(into: "") { text, next in
      if next == scalar { text += other(next) } else { text.unicodeScalars.append(next) }
    }
  }
}
