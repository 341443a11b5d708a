/// Reads Swift just closely enough for the house rules: no parser, lines and braces.
enum Code {
  /// The lines without comments and without the contents of strings.
  static func lines(of text: String) -> [String] {
    var scanner = Scanner(text: Array(text))
    return scanner.lines()
  }

  /// The name that a line declares a function under, if it does.
  static func functionName(in line: String) -> String? {
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    if let place = words.firstIndex(of: "func"), place + 1 < words.count {
      return String(words[place + 1])
    }
    let first = words.first { !modifiers.contains(String($0)) }
    return first == "init" || first == "subscript" || first == "deinit"
      ? first.map(String.init) : nil
  }

  private static let modifiers: Set = [
    "public", "package", "internal", "private", "fileprivate", "static", "mutating", "convenience",
  ]

  /// The line on which the braces opened from a line on are closed again; `nil` without a body.
  static func endOfBody(in lines: [String], from start: Int) -> Int? {
    var depth = 0
    var hasBody = false
    for (number, line) in lines.enumerated().dropFirst(start) {
      // A requirement of a protocol has no body: the following code belongs to another declaration.
      if !hasBody, number > start, line.isEmpty || functionName(in: line) != nil { return nil }
      for character in line {
        if character == "{" { (depth, hasBody) = (depth + 1, true) }
        if character == "}" { depth -= 1 }
      }
      if depth < 0 { return nil }
      if hasBody, depth == 0 { return number }
    }
    return nil
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
