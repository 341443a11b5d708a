/// The ordered events of a run: the product of a simulation, and the source of every report.
public struct Trace: Sendable, Hashable {
  /// One event and the instant at which it happened.
  public struct Entry: Sendable, Hashable {
    /// The instant of the event.
    public let time: Instant
    /// The event.
    public let event: Event

    /// Creates an entry.
    package init(time: Instant, event: Event) {
      self.time = time
      self.event = event
    }
  }

  /// The retained entries, in order.
  ///
  /// The index of an entry is the number of entries before it, including those that were dropped.
  package private(set) var list = SharedList<Entry>()
  /// The digest of the dropped entries, from which the digest of all entries continues.
  private var past = Digest()

  /// Creates an empty trace.
  package init() {}

  /// The entries, in order.
  ///
  /// - Complexity: O(1); to read an entry takes O(log n).
  public var entries: some RandomAccessCollection<Entry> & Sendable { list }

  /// The number of recorded events, including those that were dropped.
  public var count: Int { list.endIndex }

  /// The number of events that were dropped from the front (`keepLast(_:)`).
  package var dropped: Int { list.startIndex }

  /// Appends an event.
  package mutating func append(_ event: consuming Event, at time: Instant) {
    list.append(Entry(time: time, event: event))
  }

  /// Drops events from the front, and keeps at least the last `count` events, or a few more.
  package mutating func keepLast(_ count: Int) {
    for entry in list.prefix(list.superfluous(beyondLast: count)) { past.add(entry) }
    list.keepLast(count)
  }

  /// Returns the retained entries, starting at an index.
  func entries(from start: Int) -> [Entry] {
    var found: [Entry] = []
    found.reserveCapacity(max(0, count - max(start, dropped)))
    for index in max(start, dropped)..<max(start, count) { found.append(list[index]) }
    return found
  }

  /// The digest of all entries, including those that were dropped.
  ///
  /// - Complexity: O(*n*), where *n* is the number of retained entries: the digest isn't updated on
  ///   each append, because it is rarely read.
  var digest: Digest { list.reduce(into: past) { digest, entry in digest.add(entry) } }

  /// Returns a Boolean value that indicates whether two traces have the same retained events and
  /// the same count.
  public static func == (one: Trace, other: Trace) -> Bool {
    one.dropped == other.dropped && one.list == other.list
  }

  /// Feeds the retained entries to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(list) }
}

/// The text of a trace: one entry per line, `TIME NAME key=value … -- reason`.
///
/// `Trace(text)` returns the same trace. Golden files contain the canonical text instead: a header,
/// the entries without their reasons, and then the digests of the presentation values.
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
  package var text: String {
    list.reduce(into: "") { text, entry in
      text += entry.text
      text += "\n"
    }
  }

  /// Parses a trace from its text or its canonical text.
  ///
  /// Skips empty lines, a header, and the digests that follow the entries.
  ///
  /// - Throws: `Trace.Unreadable` with the number of the first line that isn't an entry.
  package init(_ text: String) throws(Unreadable) {
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
  package struct Unreadable: Error, Sendable, Hashable {
    /// The line that couldn't be read, counted from 1.
    package let line: Int

    /// Creates an error for a line.
    package init(line: Int) { self.line = line }
  }
}

extension Trace.Entry {
  /// The entry as one line with its reason, without its line feed.
  package var text: String { "\(Numerals.text(time)) \(event.text)" }

  /// The entry as a line of the canonical text, without its reason or its line feed.
  package var canonicalText: String {
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
  package var text: String {
    why.isEmpty ? canonicalText : canonicalText + Event.reasonMark + reason
  }

  /// The name and the fields, in the form that golden files store and `expect event` compares.
  package var canonicalText: String {
    fields.reduce(into: name) { $0 += " \($1.name)=\($1.value.written)" }
  }

  fileprivate init?(_ text: Substring) {
    let (parts, reason) = Event.parts(of: text)
    var words: [Substring] = []
    var fields: [Field] = []
    for word in parts {
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

  /// Returns the words of the text of an event, in which a quoted value is a part of one word.
  package static func words(of text: String) -> [Substring] {
    parts(of: Substring(String(text.map { $0.isWhitespace ? " " : $0 }))).words
  }

  /// Returns the words of a text, and the reason that follows them, if there is one.
  ///
  /// A quoted value is a part of one word, whatever it contains.
  private static func parts(of text: Substring) -> (words: [Substring], reason: Substring) {
    let (space, quote) = (UInt8(ascii: " "), UInt8(ascii: "\""))
    let bytes = text.utf8
    var words: [Substring] = []
    var (start, index) = (bytes.startIndex, bytes.startIndex)
    var isQuoted = false
    var last = space
    while index < bytes.endIndex {
      let byte = bytes[index]
      if isQuoted, byte == UInt8(ascii: "\\") {
        index = bytes.index(after: index)
        if index == bytes.endIndex { break }
      } else if byte == quote, isQuoted || last == UInt8(ascii: "=") {
        isQuoted.toggle()
      } else if byte == space, !isQuoted {
        if start < index { words.append(text[start..<index]) }
        if bytes[index...].starts(with: reasonMark.utf8) {
          return (words, text[bytes.index(index, offsetBy: reasonMark.utf8.count)...])
        }
        start = bytes.index(after: index)
      }
      last = byte
      index = bytes.index(after: index)
    }
    if start < bytes.endIndex { words.append(text[start...]) }
    return (words, "")
  }
}

extension Event.FieldValue {
  /// The value as text: a number in plain notation, or the word itself.
  public var text: String {
    switch self {
    case .number(let number): Numerals.text(number)
    case .numbers(let numbers): numbers.map { Numerals.text($0) }.joined(separator: ",")
    case .word(let word): word
    }
  }

  /// The value as written in a trace: its text, which is quoted if it wouldn't be read as the same
  /// value otherwise.
  package var written: String {
    guard case .word(let word) = self, !isPlain(word) else { return text }
    var quoted = "\""
    for scalar in word.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        quoted += "\\"
        quoted.unicodeScalars.append(scalar)
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Returns whether a word can be written without quotes.
  private func isPlain(_ word: String) -> Bool {
    let bytes = word.utf8
    guard let first = bytes.first, first != UInt8(ascii: "\"") else { return false }
    // Visible ASCII contains no whitespace; this check is faster than checking each character.
    guard bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) || !word.contains(where: { $0.isWhitespace })
    else { return false }
    return !Event.FieldValue.mayBeNumbers(bytes) || Event.FieldValue(word[...]) == self
  }

  /// Parses a value: a quoted word, one or more numbers if possible, or else a word.
  init?(_ text: Substring) {
    guard !text.isEmpty else { return nil }
    if text.utf8.first == UInt8(ascii: "\"") {
      guard let word = Event.FieldValue.unquoted(text) else { return nil }
      self = .word(word)
      return
    }
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

  /// Returns the word that a quoted text stands for, or `nil` if the quotes aren't closed at its end.
  private static func unquoted(_ text: Substring) -> String? {
    var word = String.UnicodeScalarView()
    var rest = text.unicodeScalars.dropFirst()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return rest.isEmpty ? String(word) : nil
      case "\\":
        guard let escaped = rest.popFirst() else { return nil }
        word.append(escaped == "n" ? "\n" : escaped)
      default: word.append(scalar)
      }
    }
    return nil
  }

  /// Returns whether a text begins and ends like a number; checking only its first letter already
  /// excludes nearly all words.
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

/// The digest of a property's presentation values, as written in the canonical text of a trace.
package struct ShownLine: Sendable, Hashable {
  /// The path of the property, with whitespace replaced by `-`.
  package let path: String
  /// The digest, as sixteen hexadecimal digits.
  package let hash: String

  /// The word with which every such line begins.
  public static let word = "shown"

  /// The line, without its line feed.
  package var text: String { "\(ShownLine.word) \(path) \(hash)" }

  /// Creates a line from its parsed parts, or returns `nil` if either part is empty or contains
  /// whitespace.
  package init?(path: String, hash: String) {
    for word in [path, hash] where word.isEmpty || word.contains(where: { $0.isWhitespace }) {
      return nil
    }
    (self.path, self.hash) = (path, hash)
  }

  /// Creates the line for a property.
  init(path: String, digest: Digest) {
    let isWord = !path.contains { $0.isWhitespace }
    self.path = isWord ? path : String(path.map { $0.isWhitespace ? "-" : $0 })
    hash = digest.text
  }

  /// Parses a line, or returns `nil` if the line doesn't contain a digest.
  package init?(_ text: some StringProtocol) {
    // A line of another kind, a trace entry, begins with a digit.
    guard text.utf8.first == ShownLine.word.utf8.first else { return nil }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[0] == ShownLine.word else { return nil }
    self.init(path: String(words[1]), hash: String(words[2]))
  }
}

/// A hash of a sequence of words, different for different sequences with overwhelming probability.
///
/// Unlike the result of a `Hasher`, it is the same on every machine: 64 bits, mixed one word at a
/// time with the algorithm of Fowler, Noll, and Vo (FNV-1a).
struct Digest: Sendable, Hashable {
  private var bits: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ word: UInt64) {
    bits = (bits ^ word) &* 0x0000_0100_0000_01b3
    // Multiplication only carries bits upward; this moves them down again.
    bits ^= bits >> 29
  }

  mutating func add(_ text: some StringProtocol) {
    var (word, count) = (UInt64(0), UInt64(0))
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count % 8 == 0 {
        add(word)
        word = 0
      }
    }
    add(word)
    // Separates the text from the next one.
    add(count)
  }

  mutating func add(_ number: Double) {
    // The number as a trace stores it, in which a zero has no sign.
    let rounded = number.isFinite ? Numerals.rounded(number) : number
    add((rounded == 0 ? 0 : rounded).bitPattern)
  }

  mutating func add(_ numbers: [Double]) {
    add(UInt64(numbers.count))
    for number in numbers { add(number) }
  }

  /// The digest as sixteen hexadecimal digits.
  var text: String {
    // The last words haven't been mixed with all others yet.
    var mixed = (bits ^ bits >> 33) &* 0xff51_afd7_ed55_8ccd
    mixed ^= mixed >> 33
    let digits = String(mixed, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Digest {
  mutating func add(_ entry: Trace.Entry) {
    add(UInt64(bitPattern: entry.time.nanoseconds))
    add(entry.event.name)
    for field in entry.event.fields {
      add(field.name)
      switch field.value {
      case .number(let number): add(number)
      case .numbers(let numbers): add(numbers)
      case .word(let word): add(word)
      }
    }
  }

  mutating func add(_ pathValue: PathValue) {
    switch pathValue {
    case .absent: add("none")
    case .flag(let flag): add(flag ? "yes" : "no")
    case .word(let word): add(word)
    case .number, .pair, .rect, .color: add(pathValue.numbers)
    }
  }
}

extension Trace: CustomStringConvertible {
  /// The entries with their reasons, one on each line.
  public var description: String { text }
}

extension Trace.Entry: CustomStringConvertible {
  /// The instant and the event, as a trace shows them.
  public var description: String { text }
}

extension Trace.Unreadable: CustomStringConvertible {
  /// The number of the line, and the form of an entry.
  package var description: String {
    "line \(line) is not an entry of a trace; an entry is TIME NAME FIELD=VALUE … -- REASON"
  }
}

// Embedded Swift has no `Codable`.
#if !hasFeature(Embedded)
extension Trace.Entry: Codable {
  /// Encodes the entry as the object of a line: the version of the trace format, the time, and the
  /// event.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: EntryKey.self)
    try container.encode(Trace.version, forKey: .version)
    try container.encode(time, forKey: .time)
    try event.encode(to: encoder)
  }

  /// Decodes the object of a line.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: EntryKey.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Trace.version else {
      throw DecodingError.dataCorruptedError(
        forKey: EntryKey.version, in: container,
        debugDescription: "a line of traces \(version), not \(Trace.version)")
    }
    self.init(
      time: try container.decode(Instant.self, forKey: .time), event: try Event(from: decoder))
  }
}

extension Trace: Codable {
  /// Encodes the entries that the trace has kept as an array of such objects.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for entry in list { try container.encode(entry) }
  }

  /// Decodes an array of such objects.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init()
    while !container.isAtEnd {
      let entry = try container.decode(Entry.self)
      append(entry.event, at: entry.time)
    }
  }
}
#endif
