import Foundation
import Testing

/// Text whose places are numbers of bytes, searched by the C library, because the tests aren't
/// optimized.
struct SearchedText: Sendable {
  /// The bytes, and a zero after them.
  private let terminated: [UInt8]

  init(_ text: String) { self.init(Array(text.utf8)) }

  init(_ bytes: [UInt8]) { terminated = bytes + [0] }

  var bytes: ArraySlice<UInt8> { terminated.dropLast() }

  /// Returns the text between two places.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  var lines: [String] {
    var start = 0
    var lines: [String] = []
    for end in places(of: "\n") + [bytes.count] {
      lines.append(text(start..<end))
      start = end + 1
    }
    return lines
  }

  /// Returns the first place, from another place on, where a text begins.
  func place(of text: String, from start: Int = 0) -> Int? {
    terminated.withUnsafeBytes { bytes in
      let first = bytes.assumingMemoryBound(to: CChar.self).baseAddress
      guard let first, let found = strstr(first + start, text) else { return nil }
      return UnsafePointer(found) - first
    }
  }

  func contains(_ text: String) -> Bool { place(of: text) != nil }

  /// Returns the places where a text begins, without those inside the one before.
  func places(of text: String) -> [Int] {
    var found: [Int] = []
    var start = 0
    while let place = place(of: text, from: start) {
      found.append(place)
      start = place + text.utf8.count
    }
    return found
  }

  /// Returns the number of the line at a place.
  func lineNumber(at place: Int) -> Int { 1 + bytes[..<place].count { $0 == UInt8(ascii: "\n") } }

  /// Returns the lines that contain a text, each once, with their numbers.
  func lines(containing text: String) -> [(number: Int, text: String)] {
    var found: [(number: Int, text: String)] = []
    var (start, end, number) = (0, -1, 0)
    for place in places(of: text) where place > end {
      repeat {
        (start, number) = (end + 1, number + 1)
        end = self.place(of: "\n", from: start) ?? bytes.count
      } while end <= place
      found.append((number, self.text(start..<end)))
    }
    return found
  }
}

/// A file of the package.
struct SourceFile: CustomTestStringConvertible, Sendable {
  let path: String
  let text: String
  /// All of the file.
  let whole: SearchedText
  /// Swift without comments and without the contents of strings, on the same lines; other files as
  /// they are.
  let code: SearchedText

  init(path: String, text: String) {
    self.path = path
    self.text = text
    whole = SearchedText(text)
    code = path.hasSuffix(".swift") ? CodeScanner.code(of: text) : whole
  }

  var testDescription: String { path }

  /// The file without the code that Embedded Swift leaves out.
  var inAWebPage: SourceFile {
    var isLeftOut = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let line = line.drop { $0 == " " }
      if line == "#if !hasFeature(Embedded)" { isLeftOut = true }
      defer { if line == "#endif" || line == "#else" { isLeftOut = false } }
      return !isLeftOut
    }
    return SourceFile(path: path, text: lines.joined(separator: "\n"))
  }

  /// The declarations at the top level that are longer than a line: types, their extensions,
  /// functions.
  var types: [TopLevel] {
    var found: [TopLevel] = []
    var head = ""
    var body = ""
    for line in code.lines where !line.hasPrefix("import ") {
      if line.hasPrefix("}") {
        let target = path.split(separator: "/").prefix(2).joined(separator: "/")
        found.append(TopLevel(target: target, head: head, text: head + body))
        (head, body) = ("", "")
      } else if body.isEmpty {
        head += line + " "
        if line.hasSuffix("{") { body = " " }
      } else {
        body += line + " "
      }
    }
    return found
  }

  /// The imported modules.
  var imports: [String] {
    code.lines(containing: "import ").compactMap { _, line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count, place <= 2 else {
        return nil
      }
      return String(words[place + 1])
    }
  }

  /// Returns the lines of code that contain one of some texts, with their places.
  func code(containing texts: [String]) -> [String] {
    texts.flatMap(code.lines).map { "\(path):\($0.number) \($0.text)" }
  }

  /// Returns the lines that contain one of some words in lower or upper case, in code or comment.
  func mentions(of words: String...) -> [String] {
    let lower = SearchedText(text.lowercased())
    return words.flatMap(lower.lines).map { "\(path):\($0.number) \($0.text)" }
  }
}

/// A declaration at the top level of a file.
struct TopLevel {
  let target: String
  /// Up to the brace.
  let head: String
  /// All of it.
  let text: String

  /// The target and what is declared or extended, without what it conforms to.
  var name: String {
    let words = head.split { " :{<(".contains($0) }
    let place = words.firstIndex { ["struct", "class", "enum", "extension"].contains($0) }
    return "\(target) " + (place.map { words.dropFirst($0 + 1).first ?? "" } ?? "")
  }
}

/// Reads Swift just closely enough for the house rules: comments and strings.
private struct CodeScanner {
  private var at: UnsafePointer<CChar>
  private var code: [UInt8] = []

  static func code(of text: String) -> SearchedText {
    text.withCString { text in
      var scanner = CodeScanner(at: text)
      scanner.scan()
      return SearchedText(scanner.code)
    }
  }

  private init(at: UnsafePointer<CChar>) { self.at = at }

  private mutating func scan() {
    while true {
      copy(strcspn(at, "\"/"))
      if at.pointee == 0 { return }
      if follows("//") {
        at += strcspn(at, "\n")
      } else if follows("/*") {
        skip(past: "*/")
      } else if follows("\"\"\"") {
        skip(past: "\"\"\"")
      } else if follows("\"") {
        skipString()
      } else {
        copy(1)
      }
    }
  }

  private func follows(_ mark: String) -> Bool { strncmp(at, mark, mark.utf8.count) == 0 }

  private mutating func copy(_ count: Int) {
    code.append(contentsOf: UnsafeRawBufferPointer(start: at, count: count))
    at += count
  }

  /// Skips a block that begins here, except for its line breaks.
  private mutating func skip(past end: String) {
    at += min(strlen(at), end.utf8.count)
    let stop = strstr(at, end).map { UnsafePointer($0) + end.utf8.count } ?? at + strlen(at)
    while let line = strchr(at, 10), line < stop {
      code.append(10)
      at = UnsafePointer(line) + 1
    }
    at = stop
  }

  /// Skips a string.
  ///
  /// An interpolation that contains strings falls apart into several; its braces still pair up.
  private mutating func skipString() {
    at += 1
    at += strcspn(at, "\"\\\n")
    while follows("\\") {
      at += at[1] == 0 ? 1 : 2
      at += strcspn(at, "\"\\\n")
    }
    if follows("\"") { at += 1 }
  }
}
