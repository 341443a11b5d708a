import PantomimeReporting
import PantomimeScripting

/// Functions for the prose of lessons.
enum LessonText {
  /// Returns the position of a part within a line, counted in Unicode scalars, or `nil` if the line
  /// doesn't contain the part.
  static func place(of part: String, in line: String) -> Span? {
    let (all, wanted) = (Array(line.unicodeScalars), Array(part.unicodeScalars))
    guard !wanted.isEmpty, wanted.count <= all.count else { return nil }
    for start in 0...(all.count - wanted.count)
    where all[start..<start + wanted.count].elementsEqual(wanted) {
      return Span(start, start + wanted.count)
    }
    return nil
  }

  /// Returns the lines of a file, numbered from 1, without the byte-order mark that may precede the
  /// first one; a line feed, a carriage return, or both end a line.
  static func lines(of text: String) -> [LessonLine] {
    let lines = text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
    return lines.enumerated().map { index, line in
      let isMarked = index == 0 && line.unicodeScalars.first == "\u{FEFF}"
      let scalars = line.unicodeScalars.dropFirst(isMarked ? 1 : 0)
      return LessonLine(String(Substring(scalars)), index + 1)
    }
  }

  static func joined(_ parts: some Sequence<String>, by separator: String) -> String {
    var text = ""
    for part in parts { text += text.isEmpty ? part : separator + part }
    return text
  }

  /// Returns the text without leading and trailing spaces.
  static func trimmed(_ text: some StringProtocol) -> String {
    var scalars = Array(text.unicodeScalars)
    while let last = scalars.last, last == " " || last == "\t" || last == "\r" {
      scalars.removeLast()
    }
    var trimmed = String.UnicodeScalarView()
    trimmed.append(contentsOf: scalars.drop { $0 == " " || $0 == "\t" })
    return String(trimmed)
  }

  /// Returns prose with each `$NAME` replaced by the value of the name.
  ///
  /// A name is the longest sequence of letters, digits, `-`, and `_` that is a known name; `\$`
  /// yields a dollar sign.
  static func filled(_ text: String, _ names: Names) -> String {
    filled(text) { names[$0] }
  }

  /// Returns the first name without a value that follows a dollar sign in prose, or `nil` if there
  /// is none.
  static func unknownName(in text: String, _ names: Names) -> String? {
    var unknown: String?
    _ = filled(text) { name in
      if unknown == nil, !name.isEmpty, names[name] == nil { unknown = name }
      return names[name]
    }
    return unknown
  }

  private static func filled(_ text: String, _ value: (String) -> String?) -> String {
    var filled = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "\\", index + 1 < scalars.count, scalars[index + 1] == "$" {
        filled.append("$")
        index += 2
        continue
      }
      guard scalar == "$" else {
        filled.append(scalar)
        index += 1
        continue
      }
      var end = index + 1
      while end < scalars.count, isOfName(scalars[end]) { end += 1 }
      var name = String.UnicodeScalarView()
      name.append(contentsOf: scalars[(index + 1)..<end])
      if let value = value(String(name)) {
        filled.append(contentsOf: value.unicodeScalars)
        index = end
      } else {
        filled.append(scalar)
        index += 1
      }
    }
    return String(filled)
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }

  /// Returns a paragraph as human-readable lines without the marks of emphasis; each line ends with
  /// a line feed.
  static func shown(_ paragraph: String, style: Style) -> String {
    guard !paragraph.hasPrefix("```") else {
      let lines = paragraph.split(separator: "\n", omittingEmptySubsequences: false)
      return LessonText.joined(lines.dropFirst().dropLast().map { "    \($0)\n" }, by: "")
    }
    var lines: [String] = []
    for line in paragraph.split(separator: "\n").map({ trimmed($0) }) {
      if line.hasPrefix("- ") || line.hasPrefix("|") || lines.isEmpty {
        lines.append(line)
      } else {
        lines[lines.count - 1] += " " + line
      }
    }
    let text = plain(joined(lines, by: "\n"))
    let spelled = style.isUnicode ? text : ASCIIText.spelled(text)
    let wrapped = spelled.split(separator: "\n").map { line in
      var wrapping = Wrapping(columns: style.columns, indent: line.hasPrefix("- ") ? 2 : 0, used: 0)
      for word in line.split(separator: " ") { wrapping.add(word) }
      return wrapping.lines + "\n"
    }
    return joined(wrapped, by: "")
  }

  /// Returns a text without the asterisks that mark emphasis, that is, those next to a letter and
  /// outside code.
  private static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    var isCode = false
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if scalar == "`" { isCode.toggle() }
      if scalar == "*", !isCode {
        let before = index > 0 ? scalars[index - 1] : " "
        let after = index + 1 < scalars.count ? scalars[index + 1] : " "
        if before != " " || after != " " { continue }
      }
      plain.append(scalar)
    }
    return String(plain)
  }
}
