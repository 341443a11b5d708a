// Parsing the text of an event in a statement.

extension Arguments {
  /// Parses the text of an event, which is the last word.
  mutating func eventText() throws(ScriptError) -> Word {
    let example = "expect event \"completed end\""
    let text = try next("the text of an event", example: example)
    if let extra = nextWord, !text.isQuoted || !extra.isQuoted {
      throw ScriptError(
        "text with spaces must be quoted", text.span.union(extra.span),
        hint: "write \"\(text.text) \(extra.text)\"")
    }
    if nextWord != nil {
      throw ScriptError(
        "'event' takes one text", text.span,
        hint: "for several in order, write: expect events \"A\" \"B\"")
    }
    return try text.eventText(example)
  }

  /// Parses the texts of several events, which are the last words.
  mutating func eventTexts() throws(ScriptError) -> [Word] {
    let example = "expect events \"animator started\" \"completed end\""
    var texts: [Word] = []
    while let text = next() { texts.append(try text.eventText(example)) }
    guard texts.count > 1 else {
      throw ScriptError(
        "'events' needs at least two texts", texts.first?.span ?? verb.span,
        hint: "for example: \(example)")
    }
    return texts
  }
}

extension Word {
  /// Parses the text of an event, which must not be empty.
  func eventText(_ example: String) throws(ScriptError) -> Word {
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw ScriptError(
        "empty text matches every event", span, hint: "for example: \(example)")
    }
    let words = text.split { $0.isWhitespace }
    if let mark = words.firstIndex(of: "--") {
      let facts = words[..<mark]
      throw ScriptError(
        "an event is matched by its name and fields, not its reason", span,
        hint: facts.isEmpty
          ? "for example: \(example)"
          : "omit ' -- …': \"\(facts.joined(separator: " "))\"; many events have a field for it, "
            + "such as cause=locked")
    }
    return self
  }
}
