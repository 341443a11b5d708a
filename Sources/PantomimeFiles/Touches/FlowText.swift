import PantomimeProps
import PantomimeScripting

/// The part of YAML in which the gestures of a flow are written.
///
/// A flow is a list of commands, after an optional head that ends with `---`. A command is a word, or
/// a name with a value; a value is a scalar, a mapping on indented lines, or a mapping in braces. All
/// numbers stay text, because the flow's fields accept both. Everything else of YAML (anchors, tags,
/// scalars of several lines, lists in values) is an error in a command that is read, and is skipped
/// in other commands.
struct FlowText {
  /// A command, with its value unless it has none.
  struct Command {
    let name: String
    /// The offset of its name.
    let start: Int
    let lines: [PlacedText.Line]
    /// The offset of the value on the command's line, or `nil` if nothing follows the name.
    fileprivate let inline: Int?
  }

  private let text: PlacedText
  private(set) var commands: [Command] = []

  init(_ text: PlacedText) throws(RecordingError) {
    self.text = text
    var lines = text.lines
    if let head = lines.lastIndex(where: { $0.text.trimmed == "---" }) {
      lines.removeFirst(head + 1)
    }
    var open: (name: String, start: Int, inline: Int?, lines: [PlacedText.Line])?
    var indentation: Int?
    for line in lines where !line.isBlankOrComment {
      let depth = line.text.prefix { $0 == " " }.count
      let rest = line.text.dropFirst(depth)
      if rest.hasPrefix("\t") {
        throw text.error(
          "a tab indents the line", at: line.start + depth, hint: "YAML is indented by spaces")
      }
      guard rest == "-" || rest.hasPrefix("- "), depth <= indentation ?? depth else {
        guard open != nil else {
          throw text.error(
            "the flow's commands begin with '- '", at: line.start + depth,
            hint: "put '---' after the head of the flow")
        }
        open?.lines.append(line)
        continue
      }
      indentation = depth
      if let open { close(open) }
      let body = rest.dropFirst().drop { $0 == " " }
      let start =
        line.start + line.text.utf8.distance(from: line.text.startIndex, to: body.startIndex)
      let name = body.prefix { $0 != ":" && $0 != " " && $0 != "#" }
      let behind = body.dropFirst(name.count).drop { $0 == ":" || $0 == " " }
      let inline =
        behind.isEmpty || behind.hasPrefix("#")
        ? nil : start + body.utf8.distance(from: body.startIndex, to: behind.startIndex)
      open = (String(name), start, inline, [line])
    }
    if let open { close(open) }
  }

  private mutating func close(
    _ open: (name: String, start: Int, inline: Int?, lines: [PlacedText.Line])
  ) {
    commands.append(
      Command(name: open.name, start: open.start, lines: open.lines, inline: open.inline))
  }
}

// MARK: - Nested commands

extension FlowText {
  /// Returns the first gesture among the commands in a command such as `repeat` or `runFlow`, or `nil`
  /// if there is none.
  func gesture(in command: Command) -> (name: String, start: Int)? {
    for (index, line) in command.lines.enumerated().dropFirst() {
      let body = line.text.dropFirst(line.depth)
      guard body.hasPrefix("- ") else { continue }
      let name = body.dropFirst(2).drop { $0 == " " }.prefix { $0 != ":" && $0 != " " }
      let rest = command.lines[index...]
      let isGesture =
        ["swipe", "drag"].contains(name)
        || name == "tapOn" && rest.prefix(3).contains { $0.text.contains("point:") }
      if isGesture { return (String(name), line.firstOffset) }
    }
    return nil
  }
}

// MARK: - Values

extension FlowText {
  /// Returns the value of a command: a text, or an object whose values are texts or objects.
  func value(of command: Command) throws(RecordingError) -> PlacedValue {
    if let inline = command.inline {
      if let extra = command.lines.dropFirst().first {
        throw text.error(
          "unexpected line after the value of '\(command.name)'", at: extra.firstOffset,
          hint: "write the value on one line, or below the command")
      }
      return try inlined(inline, end: command.lines[0].end)
    }
    var rest = command.lines.dropFirst()
    guard !rest.isEmpty else { return PlacedValue(.text(""), at: command.start) }
    let value = try mapping(&rest)
    guard let extra = rest.first else { return value }
    throw text.error(
      "the line is indented less than the one before", at: extra.firstOffset,
      hint: "indent the fields of a command equally")
  }

  /// Parses the lines of a mapping, which have the same indentation.
  private func mapping(
    _ lines: inout ArraySlice<PlacedText.Line>
  ) throws(RecordingError) -> PlacedValue {
    guard let first = lines.first else { return PlacedValue(.null, at: 0) }
    var members: [JSONValue.Member] = []
    var parts: [PlacedValue] = []
    while let line = lines.first, line.depth >= first.depth {
      guard line.depth == first.depth else {
        throw text.error(
          "the line is indented further than the one before", at: line.firstOffset,
          hint: "indent the fields of a command equally")
      }
      lines.removeFirst()
      let body = line.text.dropFirst(line.depth)
      guard let colon = body.firstIndex(of: ":") else {
        throw text.error(
          "expected 'name: value'", at: line.firstOffset, hint: "for example: direction: UP")
      }
      let name = String(body[..<colon]).trimmed
      try refuseOther(name, at: line.firstOffset)
      guard !members.contains(where: { $0.name == name }) else {
        throw text.error("'\(name)' is given twice", at: line.firstOffset, hint: "keep one")
      }
      let behind = body[body.index(after: colon)...].drop { $0 == " " }
      let value: PlacedValue
      if behind.isEmpty || behind.hasPrefix("#") {
        if let next = lines.first, next.depth > line.depth {
          value = try mapping(&lines)
        } else {
          value = PlacedValue(.text(""), at: line.firstOffset)
        }
      } else {
        let offset =
          line.start + line.text.utf8.distance(from: line.text.startIndex, to: behind.startIndex)
        value = try inlined(offset, end: line.end)
      }
      members.append(JSONValue.Member(name, value.value))
      parts.append(value)
    }
    return PlacedValue(.object(members), at: first.firstOffset, parts: parts)
  }

  /// Parses a value that ends with its line, where a comment may follow.
  private func inlined(_ start: Int, end: Int) throws(RecordingError) -> PlacedValue {
    var place = start
    let value = try flow(&place, end: end, isInBraces: false)
    skipBlanks(&place, end)
    guard place == end || text.bytes[place] == UInt8(ascii: "#") else {
      throw text.error("unexpected text after the value", at: place, hint: "quote the value")
    }
    return value
  }

  private func skipBlanks(_ place: inout Int, _ end: Int) {
    while place < end, text.bytes[place] == UInt8(ascii: " ") { place += 1 }
  }

  private func flow(
    _ place: inout Int, end: Int, isInBraces: Bool
  ) throws(RecordingError) -> PlacedValue {
    skipBlanks(&place, end)
    let start = place
    guard place < end else {
      throw text.error("missing value", at: start, hint: "write a value")
    }
    switch text.bytes[place] {
    case UInt8(ascii: "{"): return try braces(&place, end)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try quoted(&place, end)
    default: break
    }
    let stops: [UInt8] = isInBraces ? Array(",}".utf8) : []
    while place < end, !stops.contains(text.bytes[place]) {
      // A comment begins after a blank.
      if text.bytes[place] == UInt8(ascii: "#"), place > start,
        text.bytes[place - 1] == UInt8(ascii: " ")
      {
        break
      }
      if isInBraces, text.bytes[place] == UInt8(ascii: ":"), place + 1 < end,
        text.bytes[place + 1] == UInt8(ascii: " ")
      {
        break
      }
      place += 1
    }
    let plain = String(decoding: text.bytes[start..<place], as: UTF8.self).trimmed
    try refuseOther(plain, at: start)
    return PlacedValue(.text(plain), at: start)
  }

  private func braces(_ place: inout Int, _ end: Int) throws(RecordingError) -> PlacedValue {
    let start = place
    place += 1
    var members: [JSONValue.Member] = []
    var parts: [PlacedValue] = []
    while true {
      skipBlanks(&place, end)
      guard place < end else {
        throw text.error("unterminated '{'", at: start, hint: "end it with } on the same line")
      }
      if text.bytes[place] == UInt8(ascii: "}") { break }
      let name = try flow(&place, end: end, isInBraces: true)
      skipBlanks(&place, end)
      guard place < end, text.bytes[place] == UInt8(ascii: ":"), let key = name.value.text else {
        throw text.error("expected 'name: value'", at: name.start, hint: "for example {id: card}")
      }
      place += 1
      let value = try flow(&place, end: end, isInBraces: true)
      guard !members.contains(where: { $0.name == key }) else {
        throw text.error("'\(key)' is given twice", at: name.start, hint: "keep one")
      }
      members.append(JSONValue.Member(key, value.value))
      parts.append(value)
      skipBlanks(&place, end)
      if place < end, text.bytes[place] == UInt8(ascii: ",") { place += 1 }
    }
    place += 1
    return PlacedValue(.object(members), at: start, parts: parts)
  }

  private func quoted(_ place: inout Int, _ end: Int) throws(RecordingError) -> PlacedValue {
    let start = place
    let quote = text.bytes[place]
    place += 1
    var bytes: [UInt8] = []
    while place < end {
      let byte = text.bytes[place]
      if byte == quote {
        // In single quotes, a quotation mark is doubled.
        guard quote == UInt8(ascii: "'"), place + 1 < end, text.bytes[place + 1] == quote else {
          place += 1
          return PlacedValue(.text(String(decoding: bytes, as: UTF8.self)), at: start)
        }
        place += 1
      } else if quote == UInt8(ascii: "\""), byte == UInt8(ascii: "\\") {
        guard place + 1 < end, [quote, byte].contains(text.bytes[place + 1]) else {
          throw text.error(
            "only \\\" and \\\\ are read as escapes", at: place, hint: "write the character itself")
        }
        place += 1
      }
      bytes.append(text.bytes[place])
      place += 1
    }
    throw text.error("unterminated quotation", at: start, hint: "end it on the same line")
  }

  /// Throws an error if a plain text begins a construct of YAML that isn't read.
  private func refuseOther(_ plain: String, at start: Int) throws(RecordingError) {
    let kinds: [(start: String, name: String)] = [
      ("&", "an anchor"), ("*", "an alias"), ("!", "a tag"), ("|", "a text of several lines"),
      (">", "a text of several lines"), ("[", "a list"), ("- ", "a list"), ("${", "a variable"),
    ]
    guard let kind = kinds.first(where: { plain.hasPrefix($0.start) }) else { return }
    throw text.error(
      "\(kind.name) cannot be read in a gesture", at: start, hint: "write the value itself")
  }
}

extension PlacedText.Line {
  /// The number of blanks at the beginning.
  fileprivate var depth: Int { text.prefix { $0 == " " }.count }
  /// The offset of the first character that isn't a blank.
  fileprivate var firstOffset: Int { start + depth }
  /// The offset behind the last character.
  fileprivate var end: Int { start + text.utf8.count }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " || $0 == "\t" }
    var end = start
    while let last = end.last, last == " " || last == "\t" { end.removeLast() }
    return String(end)
  }
}
