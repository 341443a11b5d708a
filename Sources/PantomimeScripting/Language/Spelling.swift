/// Finds what somebody may have meant.
package enum Spelling {
  /// The nearest of some words, at most three, each once, none if nothing is near.
  ///
  /// Near is a third of the word's length in slips: a letter too many, too few, wrong, or two
  /// swapped. Words with the same first letter come first. Near is also what begins with the word, and
  /// after all else what a part of it begins with, behind a hyphen or a point.
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

  /// The words, each where it comes first.
  private static func distinct(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }

  /// Longer words are not compared; our choice.
  private static let longest = 64

  /// How far what begins with a word is from it, in halves of slips, and what has a part that does;
  /// our choice.
  private static let (beginning, part) = (3, 100)

  /// The question to put to somebody who wrote `word`, or else the list of what there is.
  ///
  /// - Parameter longList: what to say instead of a list that would fill the screen.
  package static func hint(
    _ word: String, among candidates: [String], what: String, longList: String? = nil
  ) -> String {
    let near = near(word, among: candidates)
    if !near.isEmpty { return "did you mean \(list(near.map { "'\($0)'" }, "or"))?" }
    let candidates = distinct(candidates)
    guard !candidates.isEmpty else { return "there are no \(what) here" }
    if candidates.count > 20, let longList { return longList }
    let shown = candidates.prefix(40)
    let more = candidates.count > shown.count ? ", …" : ""
    return "\(what): \(shown.joined(separator: ", "))\(more)"
  }

  /// Words joined as in a sentence.
  package static func list(_ words: [String], _ conjunction: String) -> String {
    var list = ""
    for (index, word) in words.enumerated() {
      if index > 0 { list += index == words.count - 1 ? " \(conjunction) " : ", " }
      list += word
    }
    return list
  }
}
