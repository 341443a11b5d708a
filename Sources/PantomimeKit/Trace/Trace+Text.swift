/// The canonical text of a trace: one entry a line, `TIME NAME key=value … -- reason`.
///
/// It is what golden files hold and what other programs may read; `Trace(text)` gives the same
/// trace back.
extension Trace {
  /// The trace in canonical text, every line ended by a line feed.
  public var text: String {
    entries.reduce(into: "") { text, entry in
      text += entry.text
      text += "\n"
    }
  }

  /// Reads a trace from its canonical text; empty lines are skipped.
  ///
  /// - Throws: `Trace.Unreadable` with the number of the first line that is no entry.
  public init(_ text: String) throws(Unreadable) {
    self.init()
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      if line.isEmpty { continue }
      guard let entry = Entry(line) else { throw Unreadable(line: number) }
      append(entry.event, at: entry.time)
    }
  }

  /// A text that is no trace.
  public struct Unreadable: Error, Sendable, Equatable {
    /// The line that could not be read, counted from 1.
    public let line: Int

    /// Names a line.
    public init(line: Int) { self.line = line }
  }
}

extension Trace.Entry {
  /// The entry as one line, without its line feed.
  public var text: String { "\(Numerals.text(time)) \(event.text)" }

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

  /// The event as text without its time: what `expect event` compares.
  public var text: String {
    var text = name
    for field in fields { text += " \(field.name)=\(field.value.text)" }
    if !why.isEmpty { text += Event.reasonMark + reason }
    return text
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
  /// The value as it is written in a trace.
  public var text: String {
    switch self {
    case .number(let number): Numerals.text(number)
    case .numbers(let numbers): numbers.map { Numerals.text($0) }.joined(separator: ",")
    case .word(let word): word
    }
  }

  /// Reads a value: what parses as a number is one, and the rest are words.
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

  /// Whether a text begins and ends as numbers do: nearly all words differ in their first letter, and
  /// need not be taken apart.
  static func mayBeNumbers(_ text: some BidirectionalCollection<UInt8>) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return digits.contains(last)
      && (digits.contains(first) || first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
        || first == UInt8(ascii: "."))
  }

  /// A number in plain notation; `nan` and `inf` are words here.
  private static func decimal(_ text: Substring) -> Double? {
    guard let last = text.utf8.last, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last) else {
      return nil
    }
    return Numerals.number(text)
  }
}
