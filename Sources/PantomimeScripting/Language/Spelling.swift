/// Suggestions for misspelled words.
package enum Spelling {
  /// Returns the candidates that are most similar to a word: one, unless others are equally similar,
  /// at most three, without repetition, and none if no candidate is similar enough.
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
      // A single letter is no misspelling of two different ones.
      guard there.count <= longest, there.count > 1 || typed.repeatsOneLetter else { return nil }
      if let slips = table.slips(typed, there, atMost: limit) {
        return (candidate, slips * 2 + (candidate.first == word.first ? 0 : 1))
      }
      if there.isReordered(typed) { return (candidate, 2 * (limit + 1)) }
      if there.hasPrefix(typed) { return (candidate, beginning) }
      return word.count > 2 && there.hasPart(thatBeginsWith: typed) ? (candidate, part) : nil
    }
    let sorted = ranked.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    let best = sorted.prefix { $0.1 == sorted[0].1 }
    return Array(distinct(best.map { $0.0 }).prefix(3))
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
    if let known = Words.standard.word(for: word, among: candidates) {
      let note = known.difference.isEmpty ? "" : "; \(Neighbor.phrase(known.difference))"
      return "'\(word)' is \(known.word) here\(note)"
    }
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

  /// Returns the only word that a hint suggests instead of a wrong one, or `nil` if the hint
  /// suggests none or several.
  static func suggestion(in hint: String) -> String? {
    if hint.hasPrefix("did you mean '"), hint.hasSuffix("'?") {
      let word = hint.dropFirst(14).dropLast(2)
      return word.contains("'") ? nil : String(word)
    }
    let parts = Words.split(hint, at: "' is ")
    guard hint.hasPrefix("'"), parts.count == 2 else { return nil }
    let rest = Words.split(parts[1], at: " here")
    return rest.first.flatMap { $0.contains(" ") || rest.count < 1 ? nil : $0 }
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

/// The letters of a word in lowercase, for comparison with other words.
struct Letters {
  /// The code of each letter, which for nearly all letters, including ASCII, is the scalar's value.
  private let codes: [UInt32]
  /// A set of bits that indicate which letters occur; several letters may share a bit.
  fileprivate let kinds: UInt64

  var count: Int { codes.count }

  init(_ word: String) {
    var codes: [UInt32] = []
    var kinds: UInt64 = 0
    if word.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) {
      codes.reserveCapacity(word.utf8.count)
      for byte in word.utf8 {
        let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        codes.append(UInt32(isCapital ? byte | 0x20 : byte))
      }
    } else {
      codes = word.lowercased().map(Letters.code)
    }
    for code in codes { kinds |= 1 << UInt64(code & 63) }
    (self.codes, self.kinds) = (codes, kinds)
  }

  /// Returns a code that is the same for two letters only if they are equal.
  // A letter may consist of several scalars, but few words contain such letters.
  private static func code(_ letter: Character) -> UInt32 {
    let scalars = letter.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return first.value }
    return scalars.reduce(0x8000_0000) { code, scalar in
      (code &* 0x0100_0193 ^ scalar.value) | 0x8000_0000
    }
  }

  fileprivate subscript(index: Int) -> UInt32 { codes[index] }

  /// Whether all letters are the same.
  fileprivate var repeatsOneLetter: Bool { codes.allSatisfy { $0 == codes.first } }

  func hasPrefix(_ other: Letters) -> Bool { has(other, at: 0) }

  /// Returns whether one letter behind the first is at another place than in another word, as in
  /// `sence` for `scene`.
  func isReordered(_ other: Letters) -> Bool {
    guard codes.count == other.codes.count, codes.count > 4, kinds == other.kinds,
      codes.first == other.codes.first
    else { return false }
    for place in codes.indices.dropFirst() {
      var rest = codes
      let moved = rest.remove(at: place)
      guard
        let target = other.codes.indices.first(where: { index in
          index > 0 && other.codes[index] == moved
        })
      else { return false }
      rest.insert(moved, at: target)
      if rest == other.codes { return true }
    }
    return false
  }

  private func has(_ other: Letters, at start: Int) -> Bool {
    start + other.count <= count && codes[start...].starts(with: other.codes)
  }

  /// Returns whether the word, or a part of it after a hyphen or a period, begins with `other`; the
  /// result is `false` if `other` itself contains a hyphen or a period.
  func hasPart(thatBeginsWith other: Letters) -> Bool {
    guard !other.codes.contains(where: Letters.divides) else { return false }
    return codes.indices.contains { index in
      (index == 0 || Letters.divides(codes[index - 1])) && has(other, at: index)
    }
  }

  private static func divides(_ code: UInt32) -> Bool { code == 0x2D || code == 0x2E }
}

/// A table for computing the number of typing errors between two words: the Damerau–Levenshtein
/// distance, in which swapping two adjacent letters counts as one error.
struct SlipTable {
  private var (beforeLast, last, row): ([Int], [Int], [Int]) = ([], [], [])

  /// Returns the number of errors that turn one word into another, or `nil` if it exceeds a limit.
  mutating func slips(_ left: Letters, _ right: Letters, atMost limit: Int) -> Int? {
    // Each surplus letter counts as one error, and so does each missing letter.
    guard abs(left.count - right.count) <= limit,
      (left.kinds & ~right.kinds).nonzeroBitCount <= limit,
      (right.kinds & ~left.kinds).nonzeroBitCount <= limit
    else { return nil }
    last = Array(0...right.count)
    row = last
    beforeLast = last
    for i in 0..<left.count {
      row[0] = i + 1
      var least = row[0]
      for j in 0..<right.count {
        let cost = left[i] == right[j] ? 0 : 1
        row[j + 1] = min(last[j + 1] + 1, row[j] + 1, last[j] + cost)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
        }
        least = min(least, row[j + 1])
      }
      // The minimum never decreases from row to row, and a swap skips at most one row. Therefore,
      // no later row can return to the limit.
      if least > limit + 1 { return nil }
      swap(&beforeLast, &last)
      swap(&last, &row)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
