extension Event {
  /// Returns whether the name and fields begin with the given words, ignoring the reason.
  ///
  /// The text is built only if the name matches, because most events of a long trace are of other
  /// kinds.
  package func begins(with words: [Substring]) -> Bool {
    var wanted = words[...]
    var rest = kind.utf8[...]
    while !rest.isEmpty {
      guard let word = wanted.popFirst() else { return true }
      let end = rest.firstIndex(of: UInt8(ascii: " ")) ?? rest.endIndex
      let own = rest[..<end]
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...]
      if let subject, EventKind.isVariable(Substring(own)) {
        let text = subject.text
        // A value with several words, or with none, is inserted unchanged.
        guard !text.isEmpty, !text.utf8.contains(UInt8(ascii: " ")) else {
          return textBegins(with: words)
        }
        if text[...] != word { return false }
      } else if !own.elementsEqual(word.utf8) {
        return false
      }
    }
    return wanted.isEmpty || textBegins(with: words)
  }

  private func textBegins(with words: [Substring]) -> Bool {
    canonicalText.split(separator: " ").starts(with: words)
  }
}
