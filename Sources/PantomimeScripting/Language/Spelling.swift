/// Suggestions for misspelled words.
package enum Spelling {
  /// Returns the candidates that are most similar to a word: at most three, without repetition, and
  /// none if no candidate is similar enough.
  ///
  /// A candidate is similar if the number of typing errors (a surplus, missing or wrong letter, or
  /// two swapped letters) is at most a third of the word's length. Candidates with the same first
  /// letter come first. Candidates that begin with the word are also similar. So are those in which
  /// a part after a hyphen or a period begins with the word, but they come last.
  package static func near(_ word: String, among candidates: [String]) -> [String] {
    guard word.count > 1, word.count <= longest else { return [] }
    let limit = max(1, word.count / 3)
    let typed = Letters(word)
    var table = SlipTable()
    let ranked = candidates.compactMap { candidate -> (String, Int)? in
      let there = Letters(candidate)
      guard there.count <= longest else { return nil }
      if let slips = table.slips(typed, there, atMost: limit) {
        return (candidate, slips * 2 + (candidate.first == word.first ? 0 : 1))
      }
      if there.hasPrefix(typed) { return (candidate, beginning) }
      return word.count > 2 && there.hasPart(thatBeginsWith: typed) ? (candidate, part) : nil
    }
    let sorted = ranked.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    return Array(distinct(sorted.map { $0.0 }).prefix(3))
  }

  /// Returns the words without repetition, in the order in which they first occur.
  private static func distinct(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }

  /// The length of the longest word to compare; our choice.
  private static let longest = 64

  /// The distances, in halves of a typing error, that count for a candidate that begins with the
  /// word, and for one in which a later part does; our choice.
  private static let (beginning, part) = (3, 100)

  /// Returns a suggestion for a misspelled word, or the list of valid words.
  ///
  /// - Parameter longList: The text to use instead of a list that would be longer than three lines.
  package static func hint(
    _ word: String, among candidates: [String], what: String, longList: String? = nil
  ) -> String {
    let near = near(word, among: candidates)
    if !near.isEmpty { return "did you mean \(list(near.map { "'\($0)'" }, "or"))?" }
    let candidates = distinct(candidates)
    guard !candidates.isEmpty else { return "there are no \(what)" }
    let all = "\(what): \(candidates.joined(separator: ", "))"
    guard all.count > longestList else { return all }
    if let longList { return longList }
    var shown = "\(what): "
    for candidate in candidates {
      guard shown.count + candidate.count < longestList else { break }
      shown += "\(candidate), "
    }
    return shown + "…"
  }

  /// The longest list of valid words, in characters: three lines of a terminal; our choice.
  private static let longestList = 210

  /// Returns a list of words as in a sentence, with a conjunction before the last word.
  package static func list(_ words: [String], _ conjunction: String) -> String {
    var list = ""
    for (index, word) in words.enumerated() {
      if index > 0 { list += index == words.count - 1 ? " \(conjunction) " : ", " }
      list += word
    }
    return list
  }
}
