/// Reads Swift just closely enough for the house rules: no parser, lines and braces.
enum Code {
  /// The lines without comments and without the contents of strings.
  static func lines(of text: String) -> [String] {
    var scanner = Scanner(text: Array(text))
    return scanner.lines()
  }

  private struct Scanner {
    let text: [Character]
    var place = 0
    var line = ""
    var result: [String] = []

    init(text: [Character]) { self.text = text }

    mutating func lines() -> [String] {
      while place < text.count {
        if follows("//") {
          skip { $0 == "\n" }
        } else if follows("/*") {
          skipBlock(endedBy: "*/")
        } else if follows("\"\"\"") {
          skipBlock(endedBy: "\"\"\"")
        } else if text[place] == "\"" {
          skipString()
        } else {
          take()
        }
      }
      result.append(line)
      return result
    }

    private func follows(_ mark: String) -> Bool { text[place...].starts(with: mark) }

    private mutating func take() {
      if text[place] == "\n" {
        result.append(line)
        line = ""
      } else {
        line.append(text[place])
      }
      place += 1
    }

    private mutating func skip(until isEnd: (Character) -> Bool) {
      while place < text.count, !isEnd(text[place]) { place += 1 }
    }

    private mutating func skipBlock(endedBy end: String) {
      place += end.count
      while place < text.count, !follows(end) {
        if text[place] == "\n" { take() } else { place += 1 }
      }
      place += end.count
    }

    /// An interpolation that holds strings falls apart into several; its braces still pair up.
    private mutating func skipString() {
      place += 1
      while place < text.count, text[place] != "\"", text[place] != "\n" {
        place += text[place] == "\\" ? 2 : 1
      }
      if place < text.count, text[place] == "\"" { place += 1 }
    }
  }
}
