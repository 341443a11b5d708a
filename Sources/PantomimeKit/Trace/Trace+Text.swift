/// The text of a trace: one entry per line, `TIME NAME key=value … -- reason`.
///
/// `Trace(text)` returns the same trace. Golden files contain the canonical text instead: a header,
/// the entries without their reasons, and the digests of the presentation values (`ShownDigests`).
extension Trace {
  /// The version of the canonical text.
  package static let version = 2

  /// The first line of the canonical text, without its line feed.
  package static let header = "\(headerWord) \(version)"

  private static let headerWord = "traces"

  /// Returns the version in a header, or `nil` if the line isn't a header.
  package static func version(inHeader line: some StringProtocol) -> Int? {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    return words.count == 2 && words[0] == headerWord ? Int(words[1]) : nil
  }

  /// The trace as text, with a line feed after every line.
  public var text: String {
    entries.reduce(into: "") { text, entry in
      text += entry.text
      text += "\n"
    }
  }

  /// Parses a trace from its text or its canonical text.
  ///
  /// Skips empty lines, a header, and the digests at the end.
  ///
  /// - Throws: `Trace.Unreadable` with the number of the first line that isn't an entry.
  public init(_ text: String) throws(Unreadable) {
    self.init()
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      if line.isEmpty || ShownLine(line) != nil { continue }
      if count == 0, Trace.version(inHeader: line) == Trace.version { continue }
      guard let entry = Entry(line) else { throw Unreadable(line: number) }
      append(entry.event, at: entry.time)
    }
  }

  /// An error for a text that isn't a trace.
  public struct Unreadable: Error, Sendable, Hashable {
    /// The line that couldn't be read, counted from 1.
    public let line: Int

    /// Creates an error for a line.
    public init(line: Int) { self.line = line }
  }
}

extension Trace.Entry {
  /// The entry as one line with its reason, without its line feed.
  public var text: String { "\(Numerals.text(time)) \(event.text)" }

  /// The entry as a line of the canonical text, without its reason or its line feed.
  public var canonicalText: String {
    "\(Numerals.text(time)) \(event.canonicalText)"
  }

  fileprivate init?(_ line: Substring) {
    guard let space = line.firstIndex(of: " "),
      let time = Numerals.instant(line[..<space]),
      let event = Event(line[line.index(after: space)...])
    else { return nil }
    self.init(time: time, event: event)
  }
}

extension Event {
  private static let reasonMark = " -- "

  /// The event as text with its reason, without its time.
  public var text: String {
    why.isEmpty ? canonicalText : canonicalText + Event.reasonMark + reason
  }

  /// The name and the fields, in the form that golden files store and `expect event` compares.
  public var canonicalText: String {
    fields.reduce(into: name) { $0 += " \($1.name)=\($1.value.text)" }
  }

  fileprivate init?(_ text: Substring) {
    var facts = text
    var reason: Substring = ""
    if let mark = Event.firstReasonMark(in: text) {
      facts = text[..<mark]
      reason = text[text.utf8.index(mark, offsetBy: Event.reasonMark.utf8.count)...]
    }
    var words: [Substring] = []
    var fields: [Field] = []
    for word in facts.split(separator: " ") {
      if let equals = word.firstIndex(of: "=") {
        guard let value = FieldValue(word[word.index(after: equals)...]) else { return nil }
        fields.append(Field(String(word[..<equals]), value))
      } else if fields.isEmpty {
        words.append(word)
      } else {
        return nil
      }
    }
    guard !words.isEmpty, !words.contains("--") else { return nil }
    self.init(named: words.joined(separator: " "), fields, reason: Reason(String(reason)))
  }

  private static func firstReasonMark(in text: Substring) -> Substring.Index? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix(reasonMark) { return index }
      index = text.index(after: index)
    }
    return nil
  }
}

extension Event.FieldValue {
  /// The value as written in a trace.
  public var text: String {
    switch self {
    case .number(let number): Numerals.text(number)
    case .numbers(let numbers): numbers.map { Numerals.text($0) }.joined(separator: ",")
    case .word(let word): word
    }
  }

  /// Parses a value: one or more numbers if possible, otherwise words.
  init?(_ text: Substring) {
    guard !text.isEmpty else { return nil }
    guard Event.FieldValue.mayBeNumbers(text.utf8) else {
      self = .word(String(text))
      return
    }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap(Event.FieldValue.decimal)
    if numbers.count == parts.count {
      self = numbers.count == 1 ? .number(numbers[0]) : .numbers(numbers)
    } else {
      self = .word(String(text))
    }
  }

  /// Returns whether a text begins and ends like a number; the first letter excludes nearly all
  /// words without parsing.
  static func mayBeNumbers(_ text: some BidirectionalCollection<UInt8>) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return digits.contains(last)
      && (digits.contains(first) || first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
        || first == UInt8(ascii: "."))
  }

  /// Parses a number in plain notation; `nan` and `inf` are words here.
  private static func decimal(_ text: Substring) -> Double? {
    guard let last = text.utf8.last, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last) else {
      return nil
    }
    return Numerals.number(text)
  }
}
