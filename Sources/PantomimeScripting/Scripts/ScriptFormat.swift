/// The normal form of a script: one space between words, `; ` between statements, two spaces before a
/// comment, no indentation, and at most one blank line in a row.
///
/// Words, options and comments stay as they are written, so the script has the same statements. A
/// line that `\` continues keeps its shape, and so does a line that can't be read, such as one with
/// an unclosed quotation mark.
package enum ScriptFormat {
  /// Returns the normal form of a script.
  ///
  /// - Parameter text: The text; a carriage return, a line feed, or both end a line.
  package static func formatted(_ text: String) -> String {
    var source = LineSource(Array(text.utf8))
    var lines: [String] = []
    var isContinued = false
    while let line = source.next() {
      let goesOn = line.unicodeScalars.last == "\\"
      let formatted = isContinued || goesOn ? line : LineScanner(line).formatted
      isContinued = goesOn
      // Blank lines at the start are left out, and so are those after another one.
      if !formatted.isEmpty || lines.last?.isEmpty == false { lines.append(formatted) }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0 + "\n" }.joined()
  }
}

/// A scanner of a line without continuation lines, which divides it as the lexer does.
private struct LineScanner {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ line: String) { scalars = Array(line.unicodeScalars) }

  /// The line in its normal form.
  var formatted: String {
    var scanner = self
    var line = ""
    // Whether a `;` is to be written before the next word; it's left out at the start and the end.
    var isDivided = false
    while let scalar = scanner.current {
      switch scalar {
      case _ where scalar.isBlank: scanner.position += 1
      case ";":
        isDivided = !line.isEmpty
        scanner.position += 1
      case "#":
        let comment = scanner.comment
        if isDivided, line.unicodeScalars.last == "," { return trimmed(scalars[...]) }
        return line.isEmpty ? comment : "\(line)  \(comment)"
      default:
        guard let word = scanner.word() else { return trimmed(scalars[...]) }
        line += line.isEmpty ? word : (isDivided ? "; " : " ") + word
        isDivided = false
      }
    }
    // Without the blank after it, a final `\` would continue the line, and without the `;`, a final
    // comma would count as pasted.
    let ends = line.unicodeScalars.last
    return ends == "\\" || (isDivided && ends == ",") ? trimmed(scalars[...]) : line
  }

  private var current: Unicode.Scalar? {
    position < scalars.count ? scalars[position] : nil
  }

  private func text(_ part: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: part)
    return String(text)
  }

  /// Returns a text without trailing white space; a `\` must not become the last character.
  private func trimmed(_ part: ArraySlice<Unicode.Scalar>) -> String {
    var part = part
    while let last = part.last, last.isBlank, part.dropLast().last != "\\" { part.removeLast() }
    return text(part)
  }

  /// The rest of the line as a comment, with a space after its signs.
  private var comment: String {
    let rest = scalars[position...]
    guard let first = rest.firstIndex(where: { $0 != "#" }), !scalars[first].isBlank,
      scalars[first] != "!"
    else { return trimmed(rest) }
    return text(rest[..<first]) + " " + trimmed(rest[first...])
  }

  /// Consumes a word or an option, or returns `nil` if a quotation mark or a parenthesis isn't closed.
  private mutating func word() -> String? {
    let start = position
    while let scalar = current, scalar.isNamePart { position += 1 }
    if position > start {
      let plus = current == "+" ? 1 : 0
      if position + plus < scalars.count, scalars[position + plus] == "=" { position += plus + 1 }
    }
    if let scalar = current, scalar.isQuotationMark,
      position == start || scalars[position - 1] == "="
    {
      guard skipQuotation(scalar) else { return nil }
      return text(scalars[start..<position])
    }
    var open = 0
    while let scalar = current {
      if open == 0, scalar.isBlank || scalar == ";" || scalar == "#" { break }
      if scalar == "(" { open += 1 }
      if scalar == ")", open > 0 { open -= 1 }
      position += 1
    }
    return open == 0 ? text(scalars[start..<position]) : nil
  }

  /// Consumes text in quotation marks, or returns `false` if it isn't closed.
  private mutating func skipQuotation(_ opening: Unicode.Scalar) -> Bool {
    position += 1
    while let scalar = current {
      position += scalar == "\\" ? 2 : 1
      if scalar.ends(quotation: opening) { return true }
    }
    return false
  }
}
