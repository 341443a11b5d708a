// The text of an event in a statement.

extension Arguments {
  /// Parses the text of an event, which is the last word.
  mutating func eventText() throws(ScriptError) -> Word {
    let example = "expect event \"completed end\""
    let text = try next("a text", example: example)
    if let extra = nextWord {
      throw ScriptError(
        "a text of several words must be quoted", text.span.union(extra.span),
        hint: "write \"\(text.text) \(extra.text)\"")
    }
    return try text.eventText(example)
  }
}

extension Word {
  /// Parses the text of an event, which must not be empty.
  func eventText(_ example: String) throws(ScriptError) -> Word {
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw ScriptError(
        "an empty text matches every event", span, hint: "for example: \(example)")
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
