/// The smallest change that would have flipped the outcome, or the reason why there is none.
package struct Flip: Sendable {
  /// The change in words, or the reason why no change flips the outcome.
  let words: String
  /// The option of the last gesture to change, with its new value, or `nil`.
  package let change: NamedValue?
  /// The statement that makes the change, or an empty string.
  let statement: String
  /// The outcome of the statement as a phrase, or an empty string.
  let outcome: String

  init(
    _ words: String, change: NamedValue? = nil, statement: String = "", outcome: String = ""
  ) {
    self.words = words
    self.change = change
    self.statement = statement
    self.outcome = outcome
  }

  /// The maximum length of a line that contains both the words and the statement; our choice.
  ///
  /// If they are longer, the statement has a separate line, so that it can be copied.
  private static let longest = 66

  /// The words, and the statement with its outcome.
  var lines: [String] {
    guard !statement.isEmpty else { return [words] }
    let proposal = "`\(statement)`" + (outcome.isEmpty ? "" : " \(outcome)")
    return words.count + 2 + proposal.count <= Flip.longest
      ? ["\(words): \(proposal)"] : ["\(words):", proposal]
  }
}
