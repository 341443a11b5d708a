package import PantomimeKit

/// The human-readable wording of a reason: up and down instead of the signs of a velocity,
/// percentages instead of fractions.
package struct Wording: Sendable, Hashable {
  /// The words for the directions of a positive and of a negative velocity.
  package let ahead: String
  package let behind: String
  /// The age of the velocity at lift-off, in seconds, or `nil` if the velocity isn't old.
  package var age: Double?
  /// Whether to leave out a velocity that another line has already named.
  package var omitsKnown: Bool

  /// Creates the wording for a velocity that is positive in the given direction of the finger, or
  /// in an unknown one.
  package init(along direction: Direction? = nil, omitsKnown: Bool = false) {
    ahead = direction?.rawValue ?? "forward"
    behind = direction?.opposite.rawValue ?? "back"
    self.omitsKnown = omitsKnown
  }

  /// Returns the text of a reason, without citations of facts.
  package func text(of reason: Reason) -> String {
    let parts = spoken(reason)
    let shares = parts.compactMap { part in if case .share(let share) = part { share } else { nil }
    }
    // A reason may compare any of its numbers with each other.
    let numbers = parts.compactMap { part in
      switch part {
      case .number(let number), .speed(let number), .limit(let number): number
      default: nil
      }
    }
    let text = parts.reduce(into: "") { text, part in
      text += self.text(part, shares: shares, numbers: numbers)
    }
    return Wording.withoutCitations(Wording.counted(text))
  }

  /// Returns a text in which a distance that is shown as `1` isn't a plural.
  private static func counted(_ text: String) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    for place in words.indices where words[place] == "1" {
      let isRemaining = words.dropFirst(place + 1).first == "remaining"
      let noun = place + (isRemaining ? 2 : 1)
      if noun < words.count, words[noun] == "distances" { words[noun] = "distance" }
    }
    return words.joined(separator: " ")
  }

  private func text(_ part: Reason.Part, shares: [Double], numbers: [Double]) -> String {
    switch part {
    case .text(let text): text
    case .number(let number): Prose.plain(number, apart: numbers)
    case .speed(let speed):
      Prose.speed(speed, apart: numbers.map { $0.magnitude }) + " pt/s"
    case .share(let share): Prose.share(share, apart: shares)
    case .count(let count): String(count)
    case .heading(let velocity):
      (velocity < 0 ? behind : ahead) + (age.map { " (\(Prose.seconds($0)) s old)" } ?? "")
    case .limit, .aside, .known, .later: ""
    }
  }

  /// Returns the parts of a reason, in which parts that are meant only for the trace are replaced
  /// with those for answers.
  private func spoken(_ reason: Reason) -> [Reason.Part] {
    reason.parts.flatMap { part in
      switch part {
      case .aside(_, let spoken): self.spoken(spoken)
      case .known(let known): omitsKnown ? [] : spoken(known)
      default: [part]
      }
    }
  }

  /// Returns a text without the facts that it cites in parentheses.
  package static func withoutCitations(_ text: String) -> String {
    guard text.contains("(") else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "(") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: ")"), isCitation(rest[open..<close].dropFirst()) else {
        result += "("
        rest = rest.dropFirst()
        continue
      }
      while result.last == " " { result.removeLast() }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private static func isCitation(_ text: Substring) -> Bool {
    let words = text.split { $0 == "," || $0 == " " || $0 == ";" || $0 == "–" }
    return !words.isEmpty
      && words.allSatisfy { word in
        let citations = Citation.all(in: word)
        return citations.count == 1 && citations[0].place == 0..<word.utf8.count
      }
  }
}

/// Numbers in the form for sentences: they are rounded, but never across a threshold with which
/// they are compared.
package enum Prose {
  /// The maximum number of decimals.
  private static let mostDecimals = 9

  /// Formats a number with the given number of decimals, or with more decimals if rounding would
  /// otherwise move the number across a threshold.
  package static func number(
    _ value: Double, decimals: Int = 0, apart thresholds: [Double] = []
  ) -> String {
    for decimals in decimals..<mostDecimals {
      let rounded = Numerals.rounded(value, decimals: decimals)
      let isApart = thresholds.allSatisfy { threshold in
        (threshold - value).magnitude <= .sameness
          || ((threshold < value) == (threshold < rounded)
            && (threshold > value) == (threshold > rounded))
      }
      if isApart { return Numerals.text(rounded, decimals: decimals) }
    }
    return Numerals.text(value, decimals: mostDecimals)
  }

  /// Formats a fraction as a percentage; a fraction is never rounded to 0, to one half, or to 1.
  package static func share(_ share: Double, apart thresholds: [Double] = []) -> String {
    number(share * 100, apart: [0, 50, 100] + thresholds.map { $0 * 100 }) + " %"
  }

  /// Formats a length in points, without its unit; a length is never rounded to 0.
  package static func points(_ length: Double, apart thresholds: [Double] = []) -> String {
    number(length, apart: [0] + thresholds)
  }

  /// Formats the magnitude of a velocity in points per second, without its unit.
  package static func speed(_ speed: Double, apart thresholds: [Double] = []) -> String {
    number(speed.magnitude, apart: [0] + thresholds.map { $0.magnitude })
  }

  /// Formats a time in seconds, without its unit.
  package static func seconds(_ seconds: Double) -> String {
    switch seconds.magnitude {
    case 10...: number(seconds, decimals: 1)
    default: number(seconds, decimals: 2, apart: [0])
    }
  }

  /// Formats a number without a known unit.
  package static func plain(_ value: Double, apart thresholds: [Double] = []) -> String {
    number(value, decimals: value.magnitude >= 100 ? 0 : 2, apart: [0] + thresholds)
  }

  /// Returns the words for a direction that follow a distance: `left` alone could mean that the
  /// distance remains.
  package static func side(_ direction: String) -> String {
    direction == "left" ? "to the left" : direction
  }
}
