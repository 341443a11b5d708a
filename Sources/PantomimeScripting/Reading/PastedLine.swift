/// A line with the marks that a paste brings along: a prompt, backticks, and typographic signs.
enum PastedLine {
  /// Returns the scalars of a text as they are meant, in the same places, or `nil` if nothing is
  /// different.
  ///
  /// - Parameter opensLine: Whether the text is the whole line, which may begin with a prompt.
  static func meant(by text: String, opensLine: Bool) -> [Unicode.Scalar]? {
    let scalars = Array(text.unicodeScalars)
    guard !scalars.contains("\n") else { return nil }
    var meant = scalars
    if opensLine {
      dropPrompt(&meant)
      dropBackticks(&meant)
    }
    dropLastComma(&meant)
    writeMinus(&meant)
    return meant == scalars ? nil : meant
  }

  private static func dropPrompt(_ scalars: inout [Unicode.Scalar]) {
    guard let end = scalars.firstIndex(of: ">"),
      end + 1 == scalars.count || scalars[end + 1].isBlank
    else { return }
    let prompt = String(String.UnicodeScalarView(scalars[..<end]))
    guard isPrompt(prompt.split { $0 == " " || $0 == "\t" }.map(String.init)) else { return }
    for index in 0...end { scalars[index] = " " }
  }

  /// Returns whether words are those of a prompt: none, `...`, the program, or a scene, its state
  /// and the time; the name of a fork in parentheses may follow.
  private static func isPrompt(_ words: [String]) -> Bool {
    var words = words[...]
    if let last = words.last, last.hasPrefix("("), last.hasSuffix(")") { words = words.dropLast() }
    guard let last = words.last else { return true }
    if words.count == 1 { return last == "..." || last == "pantomime" || last == "`" }
    return last.hasSuffix("s") && Numeral(String(last.dropLast())).map { $0.unit.isEmpty } ?? false
  }

  /// Removes backticks around a line, or a whole fence.
  private static func dropBackticks(_ scalars: inout [Unicode.Scalar]) {
    guard let first = scalars.firstIndex(where: { !$0.isBlank }), scalars[first] == "`",
      let last = scalars.lastIndex(where: { !$0.isBlank })
    else { return }
    if scalars[first...].starts(with: "```".unicodeScalars) {
      for index in first..<scalars.count { scalars[index] = " " }
      return
    }
    scalars[first] = " "
    if scalars[last] == "`" { scalars[last] = " " }
  }

  /// Removes the comma that ends an element of a list in another language.
  private static func dropLastComma(_ scalars: inout [Unicode.Scalar]) {
    guard let last = scalars.lastIndex(where: { !$0.isBlank }), scalars[last] == "," else { return }
    scalars[last] = " "
  }

  /// Writes typographic minus signs before numbers as hyphens, outside of quotation marks.
  private static func writeMinus(_ scalars: inout [Unicode.Scalar]) {
    var opening: Unicode.Scalar?
    for (index, scalar) in scalars.enumerated() {
      if let quotation = opening {
        if scalar.ends(quotation: quotation) { opening = nil }
        continue
      }
      if scalar.isQuotationMark { opening = scalar }
      guard scalar == "\u{2212}" || scalar == "\u{2013}", scalars.indices.contains(index + 1)
      else { continue }
      let next = scalars[index + 1]
      if ("0"..."9").contains(next) || next == "." || next == "$" { scalars[index] = "-" }
    }
  }
}
