import PantomimeKit

/// A request in plain English: statements joined by *then* or *and*, with articles and the names of
/// units, or a statement with a shell's pipe behind it.
struct WordRequest: Sendable {
  /// The parts, each as a statement could be written.
  let clauses: [String]
  /// Whether the text differs from its parts, so that they may be tried instead.
  let isRequest: Bool
  /// Whether the parts are calls that the text adds up or chains.
  let isSum: Bool
  /// The difference between the text and its parts, or `nil` if there is none.
  private(set) var note: String?

  init(_ text: String) {
    let sum = WordRequest.summands(of: text) ?? WordRequest.links(of: text)
    isSum = sum != nil
    if let sum {
      (clauses, isRequest) = (sum, true)
      return
    }
    let isPlain = text.unicodeScalars.allSatisfy { $0 != "(" && $0 != "{" && $0 != "\"" }
    guard isPlain, text.utf8.count < 200 else {
      (clauses, isRequest) = ([text], false)
      return
    }
    let pipes = Words.split(text, at: " | ")
    if pipes.count > 1 {
      let statement = pipes[0]
      clauses = [WordRequest.piped(statement, into: pipes[1])]
      isRequest = true
      note =
        statement == "history"
        ? "There are no pipes; Ctrl-R searches the lines that were typed." : "There are no pipes."
      return
    }
    var (clauses, clause): ([[String]], [String]) = ([], [])
    let words = text.split(separator: " ").map(String.init)
    for (index, word) in words.enumerated() {
      let plain = word.hasSuffix(",") ? String(word.dropLast()) : word
      switch plain.lowercased() {
      case "then", "and", "afterwards":
        clauses.append(clause)
        clause = []
      case "the", "a", "an", "my", "me", "please", "it", "its", "some", "about", "just", "now":
        // An article precedes a word; the last one is a name.
        if index == words.count - 1, plain == "a" || plain == "an" { clause.append(plain) }
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

  /// Creates a request of several statements, or returns `nil` if the text is a single one.
  init?(statementsOf text: String, acceptsTexts: Bool = false) {
    var (clauses, clause, depth): ([String], String, Int) = ([], "", 0)
    for letter in text {
      if "([{".contains(letter) { depth += 1 }
      if ")]}".contains(letter) { depth -= 1 }
      if letter == ";", depth == 0 {
        clauses.append(clause)
        clause = ""
      } else if clause.isEmpty, letter == " " {
        continue
      } else {
        clause.append(letter)
      }
    }
    clauses = (clauses + [clause]).filter { !$0.isEmpty }
    guard clauses.count > 1, text.utf8.count < 300, acceptsTexts || !text.contains("\"") else {
      return nil
    }
    (self.clauses, isRequest, isSum) = (clauses, true, true)
  }

  /// Returns the calls that a text adds, or `nil` if it is no sum of calls: `fadeIn() + scaleIn()`.
  private static func summands(of text: String) -> [String]? {
    let pieces = Foreign.pieces(of: text)
    guard text.utf8.count < 200, pieces.first?.word != nil else { return nil }
    let parts = pieces.split { $0.isMark("+") }
    let areCalls = parts.allSatisfy { part in
      part.last?.isGroup == true && part.first?.word != nil && !part.contains { $0.isMark("=") }
    }
    return areCalls && parts.count > 1 ? parts.map { Foreign.written($0) } : nil
  }

  /// Returns the calls of a timeline that a text chains, or `nil` if it chains none:
  /// `tl.to("#a", { x: 100 }).to("#b", { opacity: 0 }, "-=0.2")`.
  private static func links(of text: String) -> [String]? {
    var pieces = Foreign.pieces(of: text)
    // `gsap.timeline().to(…)`
    if pieces.count > 4, timelines.contains(pieces[2].word ?? ""), pieces[3].isGroup {
      pieces.removeSubrange(1..<4)
    }
    guard text.utf8.count < 300, pieces.count > 6, pieces[0].word != nil, pieces.count % 3 == 1
    else {
      return nil
    }
    var calls: [String] = []
    for start in stride(from: 1, to: pieces.count, by: 3) {
      guard pieces[start].isMark("."), let name = pieces[start + 1].word,
        timelineCalls.contains(name),
        case .group("(", let arguments) = pieces[start + 2].content
      else { return nil }
      var values = arguments.map { Foreign.written($0.value) }
      // The last one is a place of the timeline.
      if values.count > 2, arguments.last?.value.first?.isGroup == false { values.removeLast() }
      calls.append("gsap.\(pieces[start + 1].written)(\(values.joined(separator: ", ")))")
    }
    return calls
  }

  /// The calls that make a timeline.
  private static let timelines = ["timeline", "createtimeline"]
  private static let timelineCalls = ["to", "from", "fromto", "set"]

  /// Returns a statement without the command of a shell into which its answer goes.
  private static func piped(_ statement: String, into command: String) -> String {
    let words = command.split(separator: " ").map(String.init)
    if statement == "history", words.first != "tail", words.first != "head" { return "history all" }
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
      if isSlow { return "velocity=0,0" }
      return words.contains("fast") || words.contains("quickly") ? "over=0.1" : nil
    }
    return words.contains("hold") || words.contains("wait") && words.count == 1 ? "hold=0.5" : nil
  }
}
