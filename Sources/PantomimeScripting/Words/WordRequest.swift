import PantomimeKit

/// A request in plain English: statements joined by *then* or *and*, with articles and the names of
/// units, or a statement with a shell's pipe behind it.
struct WordRequest: Sendable {
  /// The parts, each as a statement could be written.
  let clauses: [String]
  /// Whether the text differs from its parts, so that they may be tried instead.
  let isRequest: Bool

  init(_ text: String) {
    let isPlain = text.unicodeScalars.allSatisfy { $0 != "(" && $0 != "{" && $0 != "\"" }
    guard isPlain, text.utf8.count < 200 else {
      (clauses, isRequest) = ([text], false)
      return
    }
    let pipes = Words.split(text, at: " | ")
    if pipes.count > 1 {
      clauses = [WordRequest.piped(pipes[0], into: pipes[1])]
      isRequest = true
      return
    }
    var (clauses, clause): ([[String]], [String]) = ([], [])
    for word in text.split(separator: " ").map(String.init) {
      let plain = word.hasSuffix(",") ? String(word.dropLast()) : word
      switch plain.lowercased() {
      case "then", "and", "afterwards":
        clauses.append(clause)
        clause = []
      case "the", "a", "an", "my", "please", "it", "its", "some", "about", "just", "now":
        continue
      case "points", "point", "pt", "pts", "px", "pixels", "times":
        if clause.last.map({ Numeral($0) != nil }) ?? false { continue }
        clause.append(plain)
      case "seconds", "second", "sec", "secs":
        guard let last = clause.last, Numeral(last) != nil else {
          clause.append(plain)
          continue
        }
        clause[clause.count - 1] = last + "s"
      case "milliseconds", "millisecond":
        guard let last = clause.last, Numeral(last) != nil else {
          clause.append(plain)
          continue
        }
        clause[clause.count - 1] = last + "ms"
      default:
        clause.append(plain)
        if word.hasSuffix(",") {
          clauses.append(clause)
          clause = []
        }
      }
    }
    clauses.append(clause)
    self.clauses = clauses.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
    isRequest = self.clauses != [text] && !self.clauses.isEmpty
  }

  /// Returns a statement without the command of a shell into which its answer goes.
  private static func piped(_ statement: String, into command: String) -> String {
    let words = command.split(separator: " ").map(String.init)
    guard statement == "history", words.first == "tail" || words.first == "head",
      let last = words.last, let number = Numeral(String(last.drop { $0 == "-" })), number.value > 0
    else { return statement }
    return "history \(Numerals.text(number.value))"
  }

  /// Returns the option for a clause that says how a gesture ends, or `nil` if it says something else.
  static func option(for clause: String) -> String? {
    let words = Set(clause.split(separator: " ").map { $0.lowercased() })
    let isRelease =
      words.contains("go") && words.contains("let") || words.contains("release")
      || words.contains("lift")
    if isRelease {
      let isSlow = ["slowly", "gently", "softly", "still", "without", "rest"].contains {
        words.contains($0)
      }
      return isSlow ? "velocity=0,0" : nil
    }
    return words.contains("hold") || words.contains("wait") && words.count == 1 ? "hold=0.5" : nil
  }
}
