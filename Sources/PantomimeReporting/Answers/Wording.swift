package import PantomimeKit

/// The words in which a reason is told to a person: up and down for the signs of a velocity, the
/// scene's own state for where something leads.
package struct Wording: Sendable, Hashable {
  /// Where a velocity above 0 points, and one below.
  package var ahead: String
  package var behind: String
  /// Where that leads which the reason is of.
  package var destination: String

  package init(ahead: String = "on", behind: String = "back", destination: String = "its end") {
    self.ahead = ahead
    self.behind = behind
    self.destination = destination
  }

  /// The phrase, without the numbers of facts.
  package func told(_ reason: Reason) -> String {
    let parts = spoken(reason)
    let shares = parts.compactMap { part in if case .share(let share) = part { share } else { nil }
    }
    // Whatever a reason tells together it may compare.
    let numbers = parts.compactMap { part in
      switch part {
      case .number(let number), .speed(let number): number
      default: nil
      }
    }
    let text = parts.reduce(into: "") { text, part in
      text += told(part, shares: shares, numbers: numbers)
    }
    return Wording.withoutCitations(text)
  }

  private func told(_ part: Reason.Part, shares: [Double], numbers: [Double]) -> String {
    switch part {
    case .text(let text): text
    case .number(let number): Prose.plain(number, apart: numbers)
    case .speed(let speed):
      Prose.speed(speed, apart: numbers.map { $0.magnitude }) + " pt/s"
    case .share(let share): Prose.share(share, apart: shares)
    case .count(let count): String(count)
    case .heading(let velocity): velocity < 0 ? behind : ahead
    case .goal(let completes): (completes ? "to " : "back to ") + destination
    case .aside, .later: ""
    }
  }

  /// The parts, with what is told in place of what is written.
  private func spoken(_ reason: Reason) -> [Reason.Part] {
    reason.parts.flatMap { part in
      if case .aside(_, let told) = part { spoken(told) } else { [part] }
    }
  }

  /// A text without the facts that it cites in brackets.
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
