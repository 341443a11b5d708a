import TestSupport
import PantomimeScripting
import Testing

/// Every short text of the significant characters, compared with an independent reading.
@Suite(.timeLimit) struct LexerSpaceTests {
  private static let signs: [Character] = ["a", " ", ";", "\\", "\"", "$", "(", ")", "=", "#"]

  @Test(arguments: 0...(TestRun.isLong ? 5 : 4)) func shortTextsAreReadAsTheyAreSaidToBe(
    length: Int
  ) {
    var count = 0
    var wrong: [String] = []
    var digits = [Int](repeating: 0, count: length)
    while true {
      let text = String(digits.map { Self.signs[$0] })
      let (found, wanted) = (Self.read(text), Plain(text).statements)
      if found != wanted { wrong.append("\(text): \(found as Any), not \(wanted as Any)") }
      count += 1
      guard let place = digits.lastIndex(where: { $0 + 1 < Self.signs.count }) else { break }
      digits[place] += 1
      for later in digits.indices where later > place { digits[later] = 0 }
    }
    #expect(wrong.prefix(10) == [] && wrong.isEmpty)
    #expect(count == (0..<length).reduce(1) { count, _ in count * Self.signs.count })
  }

  /// The statements as texts of their tokens; `nil` for an error, whose place is in the text.
  private static func read(_ text: String) -> [[String]]? {
    var names = Names()
    names.set("a", to: "b")
    var lexer = Lexer(LineSource(typed: text), names: names)
    var statements: [[String]] = []
    do throws(ScriptError) {
      while let tokens = try lexer.next() {
        if tokens.isEmpty { continue }
        statements.append(
          tokens.map { token in
            switch token {
            case .word(let word): (word.isQuoted ? "q:" : "w:") + word.text
            case .option(let option):
              "o:" + option.name.text + (option.value.isQuoted ? "=q:" : "=w:") + option.value.text
            }
          })
        let last = tokens.last?.span.end ?? 0
        if last > text.unicodeScalars.count { return [["outside"]] }
      }
      return statements
    } catch {
      return error.span.end > text.unicodeScalars.count ? [["outside"]] : nil
    }
  }
}

/// The rules, one character after the other; the name `a` stands for `b`, and there is no other.
private struct Plain {
  private var rest: [Character]
  private(set) var statements: [[String]]? = []
  private var tokens: [String] = []

  private struct Wrong: Error {}

  init(_ text: String) {
    rest = Array(text)
    do {
      while try !rest.isEmpty && read() {}
      finish()
    } catch {
      statements = nil
    }
  }

  private mutating func finish() {
    if !tokens.isEmpty { statements?.append(tokens) }
    tokens = []
  }

  /// Reads one thing; false at a comment.
  private mutating func read() throws -> Bool {
    switch rest[0] {
    case " ": rest.removeFirst()
    case ";":
      rest.removeFirst()
      finish()
    case "#": return false
    case "\"": tokens.append("q:" + (try quoted()))
    default:
      var name = ""
      while let next = try peek(), next.character.isLetter || next.isDollar && false {
        name.append(next.character)
        rest.removeFirst(next.length)
      }
      if !name.isEmpty, rest.first == "=" {
        rest.removeFirst()
        if rest.first == "\"" {
          tokens.append("o:\(name)=q:" + (try quoted()))
        } else if let first = try peek(), !first.endsWord {
          tokens.append("o:\(name)=w:" + (try bare("")))
        } else {
          throw Wrong()
        }
      } else {
        tokens.append("w:" + (try bare(name)))
      }
    }
    return true
  }

  private struct Sign {
    let character: Character
    let length: Int
    var isDollar = false
    var endsWord: Bool { length == 1 && !isDollar && " ;#".contains(character) }
  }

  /// The next character of a word, with the name that may stand there put in.
  private func peek() throws -> Sign? {
    guard let first = rest.first else { return nil }
    switch first {
    case "\\":
      guard rest.count > 1 else { throw Wrong() }
      return rest[1] == "$"
        ? Sign(character: "$", length: 2, isDollar: true) : Sign(character: first, length: 1)
    case "$":
      let name = rest.dropFirst().prefix { $0.isLetter }
      guard name == ["a"] else { throw Wrong() }
      return Sign(character: "b", length: 2)
    default: return Sign(character: first, length: 1)
    }
  }

  private mutating func bare(_ start: String) throws -> String {
    var (word, depth) = (start, 0)
    while let next = try peek(), depth > 0 || !next.endsWord {
      if next.character == "(" { depth += 1 }
      if next.character == ")" { depth = max(0, depth - 1) }
      word.append(next.character)
      rest.removeFirst(next.length)
    }
    guard depth == 0 else { throw Wrong() }
    return word
  }

  private mutating func quoted() throws -> String {
    rest.removeFirst()
    var text = ""
    while let first = rest.first {
      switch first {
      case "\"":
        rest.removeFirst()
        return text
      case "\\":
        guard rest.count > 1, "\"\\$".contains(rest[1]) else { throw Wrong() }
        text.append(rest[1])
        rest.removeFirst(2)
      case "$":
        guard let next = try peek() else { throw Wrong() }
        text.append(next.character)
        rest.removeFirst(next.length)
      default:
        text.append(first)
        rest.removeFirst()
      }
    }
    throw Wrong()
  }
}
