package import PantomimeKit

/// The human-readable wording of a reason: up and down instead of the signs of a velocity,
/// percentages instead of fractions.
package struct Wording: Sendable, Hashable {
  /// The words for the directions of a positive and of a negative velocity.
  package var ahead: String
  package var behind: String
  /// The age of the velocity at lift-off, in seconds, or `nil` if the velocity isn't old.
  package var age: Double?
  /// Whether to leave out a velocity that another line has already named.
  package var omitsKnown: Bool

  package init(ahead: String = "forward", behind: String = "back", omitsKnown: Bool = false) {
    (self.ahead, self.behind, self.omitsKnown) = (ahead, behind, omitsKnown)
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
    return Wording.withoutCitations(text)
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
