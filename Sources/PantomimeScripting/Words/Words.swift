import PantomimeKit

/// The words that people know from elsewhere, with what to write here: from UIKit, Core Animation,
/// SwiftUI, Flutter, Compose, React Native, GSAP, test tools and shells.
///
/// The table is text; it's split when a word is first looked up, and a row is read when its first
/// word occurs.
package struct Words: Sendable {
  /// A row of the table.
  package struct Row: Sendable {
    /// The neighborhood, such as `Flutter`.
    package let neighborhood: String
    /// The text of another language, with placeholders in capitals.
    package let shape: String
    /// The statement or the word here, or an empty string if it isn't modeled.
    package let replacement: String
    /// The difference in one sentence, or an empty string if there is none.
    package private(set) var difference: String
    /// What the row's statement takes from a text, besides what it shows.
    var basis = WordBasis()
    /// The difference as the table has it.
    var own = ""

    /// The replacements, the best first.
    package var alternatives: [String] {
      replacement.isEmpty ? [] : Words.split(replacement, at: " or ")
    }

    /// The name in the shape, for the help.
    var name: String { Foreign.pieces(of: shape).first { $0.word != nil }?.written ?? shape }

    /// Returns the row with a further sentence about the difference.
    func noting(_ sentence: String) -> Row {
      saying(difference.isEmpty ? sentence : "\(difference) \(sentence)")
    }

    /// Returns the row as the nearest thing to a name that isn't modeled.
    func nearest(to name: String) -> Row {
      Row(
        neighborhood: neighborhood, shape: shape, replacement: replacement,
        difference: "'\(name)' isn't modeled. \(difference)")
    }

    /// Returns the row with another sentence.
    func saying(_ sentence: String) -> Row {
      var row = self
      row.difference = sentence
      return row
    }

    /// Returns the row with the values of a text in its sentence.
    func filled(with bindings: WordBindings) -> Row {
      guard Words.has(difference, "{") else { return self }
      return saying(WordTemplate.text(difference, bindings))
    }

    /// Whether a call after it can modify what the row stands for, which has options; what follows a
    /// point is another gesture.
    var isModifiable: Bool { Words.has(replacement, "=") && !replacement.hasPrefix("tap ") }

    /// Returns the row with the name of the object that its statement adds in the difference.
    func naming(_ statement: String) -> Row {
      let words = statement.split(separator: " ")
      guard words.count > 1, Words.has(replacement, "\(words[0]) NAME"),
        Words.has(difference, "on=NAME")
      else { return self }
      return saying(Words.replacing("on=NAME", in: difference, by: "on=\(words[1])"))
    }

    /// Whether the row's value may be that of any property, so that the alpha is an example.
    var isOfAnyProperty: Bool {
      let shape = shape.lowercased()
      return !["alpha", "opacity", "fade"].contains { Words.has(shape, $0) }
    }

    /// Whether the row only refers to the help.
    var isHelp: Bool { replacement.hasPrefix("help ") && alternatives.count == 1 }

    /// Whether the row is a gesture of a test on an element that the test looks up.
    var isOfElement: Bool { Words.has(replacement, " on=VIEW") && isOfTest }

    /// Whether the row is one of a neighborhood with tests.
    var isOfTest: Bool {
      ["XCUITest", "Flutter", "Compose", "Maestro and other test tools"].contains(neighborhood)
    }

    /// Whether the row is a command, whose words no receiver precedes.
    var isCommand: Bool { neighborhood == "Shells and read–eval–print loops" }
  }

  /// A line of the table, which is read when its word is looked up.
  struct Line: Sendable {
    let section: String
    let text: Substring.UTF8View
    /// One of several names in the first cell, or `nil` if the cell is one shape.
    var name: String?

    var row: Row {
      var cells = text.dropFirst().split(
        separator: UInt8(ascii: "|"), maxSplits: 3, omittingEmptySubsequences: false
      ).map { Words.trimmed($0) }
      while cells.count < 3 { cells.append("") }
      cells[2] = IntentHelp.difference(cells[2])
      let own = cells[2]
      if cells[1].hasPrefix("help ") { cells[2] = WordLeads.completed(cells[2], for: cells[1]) }
      var row = Row(
        neighborhood: section, shape: name ?? cells[0],
        replacement: cells[1] == "—" ? "" : cells[1],
        difference: cells[2])
      row.own = own
      return row
    }
  }

  let statementLines: [Line]
  let wordLines: [Line]
  let statementPlaces: [String: [Int]]
  let wordPlaces: [String: [Int]]
  let firstOfKey: [String]
  /// The events at which closures are called, by the names of their labels and methods in lowercase.
  package let handlers: [String: String]
  /// The rows for words that a name consists of, in order.
  let concepts: [(parts: [String], line: Line)]

  /// The rows for statements, in order.
  package var statements: [Row] { statementLines.map { $0.row } }
  /// The rows for single words, in order.
  package var words: [Row] { wordLines.map { $0.row } }
  /// The rows for the words that names consist of, in order.
  package var conceptRows: [Row] { concepts.map { $0.line.row } }

  /// The built-in table.
  package static let standard = Words(WordTexts.words.text)

  /// Splits a table.
  package init(_ text: String) {
    var (statements, words): ([Line], [Line]) = ([], [])
    var (statementPlaces, wordPlaces): ([String: [Int]], [String: [Int]]) = ([:], [:])
    var keys: [String] = []
    var concepts: [(parts: [String], line: Line)] = []
    var handlers: [String: String] = [:]
    var section = ""
    var (ofWords, ofParts, ofHandlers) = (false, false, false)
    for bytes in text.utf8.split(separator: UInt8(ascii: "\n")) {
      if bytes.starts(with: "## ".utf8) {
        section = String(Substring(bytes.dropFirst(3)))
        ofWords = section.hasSuffix(": words")
        if ofWords { section = String(section.dropLast(7)) }
        ofParts = section.hasSuffix(": parts")
        if ofParts { section = String(section.dropLast(7)) }
        ofHandlers = section.hasSuffix(": handlers")
        continue
      }
      guard let shape = Words.shape(ofLine: bytes) else { continue }
      let line = Line(section: section, text: bytes)
      if ofHandlers {
        handlers[shape.lowercased()] = line.row.replacement
      } else if ofParts {
        concepts.append((shape.split(separator: " ").map(String.init), line))
      } else if ofWords {
        let key = shape.lowercased()
        if wordPlaces[key] == nil, statementPlaces[key] == nil { keys.append(key) }
        wordPlaces[key, default: []].append(words.count)
        words.append(line)
      } else {
        let names = Words.names(in: shape)
        for name in names {
          let key = Words.key(name)
          if statementPlaces[key] == nil { keys.append(key) }
          statementPlaces[key, default: []].append(statements.count)
          statements.append(Line(section: section, text: bytes, name: names.count > 1 ? name : nil))
        }
      }
    }
    (statementLines, wordLines) = (statements, words)
    (self.statementPlaces, self.wordPlaces) = (statementPlaces, wordPlaces)
    firstOfKey = keys
    self.handlers = handlers
    self.concepts = concepts
  }

  /// Returns the first cell of a row, or `nil` if the line is none.
  static func shape(ofLine line: Substring.UTF8View) -> String? {
    guard line.first == UInt8(ascii: "|") else { return nil }
    let shape = trimmed(line.dropFirst().prefix { $0 != UInt8(ascii: "|") })
    return shape.isEmpty || shape == "there" || shape.hasPrefix("---") ? nil : shape
  }

  /// Returns the shapes in a first cell: names with commas between them, or else the whole cell.
  private static func names(in cell: String) -> [String] {
    let names = has(cell, ", ") ? split(cell, at: ", ") : [cell]
    let areNames = names.allSatisfy { name in
      let plain =
        name.hasSuffix("(…)")
        ? name.dropLast(3) : name.hasSuffix(": ANY") ? name.dropLast(5) : name[...]
      return plain.first?.isLetter == true
        && plain.unicodeScalars.allSatisfy { $0.isNamePart && $0 != "-" }
    }
    return areNames ? names : [cell]
  }

  static func trimmed(_ cell: Substring.UTF8View) -> String {
    var cell = cell
    while cell.first == UInt8(ascii: " ") { cell = cell.dropFirst() }
    while cell.last == UInt8(ascii: " ") { cell = cell.dropLast() }
    return String(Substring(cell))
  }

  /// Returns the word under which a shape is found: its first name in lowercase, or all that precedes
  /// a space if it begins with no name.
  static func key(_ shape: String) -> String {
    // Most shapes begin with a plain name, which is a part of the text.
    let name = shape.utf8.prefix { byte in
      byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
        || byte == UInt8(ascii: "_") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
    if let next = shape.utf8[name.endIndex...].first, !name.isEmpty, next < 0x80,
      next != UInt8(ascii: "-"), next != UInt8(ascii: "@")
    {
      return Foreign.plain(String(Substring(name)).lowercased())
    }
    var key = ""
    for scalar in shape.unicodeScalars {
      let isName = scalar.isNamePart && scalar != "."
      guard isName || scalar == "@" else { break }
      key.unicodeScalars.append(scalar)
    }
    // `!pan`
    if shape.hasPrefix("!"), shape.dropFirst().first?.isLetter == true { return "!" }
    return key.isEmpty ? String(shape.prefix { $0 != " " }) : Foreign.plain(key.lowercased())
  }

  /// Returns whether a text contains another one.
  static func has(_ text: String, _ part: String) -> Bool {
    has(text.utf8[...], Array(part.utf8))
  }

  /// Returns whether some bytes contain other ones.
  static func has(_ text: Substring.UTF8View, _ part: [UInt8]) -> Bool {
    var text = Substring(text)
    // Plain addresses, because a generic search takes twenty times as long in the quick build.
    return text.withUTF8 { text in
      part.withUnsafeBufferPointer { part in
        guard let start = text.baseAddress, let wanted = part.baseAddress else {
          return part.isEmpty
        }
        var place = 0
        while place + part.count <= text.count {
          var same = 0
          while same < part.count, start[place + same] == wanted[same] { same += 1 }
          if same == part.count { return true }
          place += 1
        }
        return false
      }
    }
  }

  /// Returns a text with another part wherever it has the one.
  static func replacing(_ part: String, in text: String, by other: String) -> String {
    split(text, at: part).joined(separator: other)
  }

  /// Splits an alternative into its statement and the condition for it; the event of a reaction is none.
  static func conditioned(_ alternative: String) -> [String] {
    let parts = split(alternative, at: " when ")
    guard parts.count > 1, let last = parts.last, !last.hasPrefix("\"") else {
      return [alternative]
    }
    return [parts.dropLast().joined(separator: " when "), last]
  }

  /// Splits a text at a separator; the parts are one more than the separators.
  static func split(_ text: String, at separator: String) -> [String] {
    guard has(text, separator) else { return [text] }
    var rest = Array(text.utf8)[...]
    var (parts, part): ([String], [UInt8]) = ([], [])
    while let byte = rest.first {
      if rest.starts(with: separator.utf8) {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
        rest = rest.dropFirst(separator.utf8.count)
      } else {
        part.append(byte)
        rest = rest.dropFirst()
      }
    }
    return parts + [String(decoding: part, as: UTF8.self)]
  }
}
