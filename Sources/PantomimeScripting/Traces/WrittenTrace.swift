package import PantomimeKit
import PantomimeProps
import PantomimeReporting

/// A trace that was written, as canonical text or as JSON lines, or the trace of a run that has
/// ended.
package struct WrittenTrace: Sendable {
  /// The format of the lines.
  package enum Form: Sendable, Hashable {
    /// The format of `trace --format text` and of golden files.
    case text
    /// The format of `trace --format jsonl`.
    case objects
  }

  package let form: Form
  /// Whether the lines contain reasons to compare; those of golden files don't.
  let hasReasons: Bool
  /// The lines that have content, without the header and without line endings.
  private let lines: [ArraySlice<UInt8>]
  /// The numbers of those lines in the file, counted from 1.
  private let numbers: [Int]

  /// The reason why a text isn't a trace.
  package struct Unreadable: Error, Sendable, Hashable {
    /// The line number, counted from 1.
    package let line: Int
    /// The problem as a phrase.
    package let reason: String
    /// The version, if the text is a trace of a different version.
    package let otherVersion: Int?

    package init(line: Int, reason: String) {
      (self.line, self.reason, otherVersion) = (line, reason, nil)
    }

    fileprivate init(version: Int, line: Int) {
      (self.line, otherVersion) = (line, version)
      reason =
        "recorded as traces \(version)"
        + (version < Trace.version
          ? "; run --record"
          : " by a newer pantomime; update this one, which writes \(Trace.version)")
    }

    /// Whether the text is a trace of an older version, which a new recording may replace.
    package var isOlder: Bool { otherVersion.map { $0 < Trace.version } ?? false }
  }

  /// The number of lines with content.
  package var count: Int { lines.count }

  /// Creates a trace from the bytes of a file.
  ///
  /// Each line is checked only as far as is necessary to recognize it as a line of a trace; its
  /// content is parsed on demand.
  package init(_ bytes: [UInt8]) throws(Unreadable) {
    var lines: [ArraySlice<UInt8>] = []
    var numbers: [Int] = []
    var number = 0
    for line in TouchRecording.withoutMark(bytes)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      number += 1
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if line.isEmpty { continue }
      lines.append(line)
      numbers.append(number)
    }
    guard let first = lines.first else { throw Unreadable(line: 1, reason: "it is empty") }
    form = first.first == UInt8(ascii: "{") ? .objects : .text
    hasReasons = form == .objects
    let version =
      form == .text ? Trace.version(inHeader: String(decoding: first, as: UTF8.self)) : nil
    let head = numbers[0]
    if let version {
      // The lines of a newer version may have another form.
      guard version <= Trace.version else { throw Unreadable(version: version, line: head) }
      (lines, numbers) = (Array(lines.dropFirst()), Array(numbers.dropFirst()))
    }
    (self.lines, self.numbers) = (lines, numbers)
    for index in lines.indices where !WrittenTrace.isPlausible(lines[index], form) {
      throw Unreadable(line: numbers[index], reason: "not a line of a trace")
    }
    if let version, version != Trace.version { throw Unreadable(version: version, line: head) }
    if !lines.isEmpty { _ = try self[0] }
    // The first version had no header.
    if form == .text, version == nil { throw Unreadable(version: 1, line: head) }
  }

  /// Creates a trace from the lines of a run, which have reasons and no header, or returns `nil` if
  /// there are no lines.
  init?(ofRun lines: [String]) {
    if lines.isEmpty { return nil }
    (form, hasReasons) = (.text, true)
    self.lines = lines.map { ArraySlice($0.utf8) }
    numbers = Array(1...lines.count)
  }

  /// The number of lines that contain events or samples; these lines precede the digests.
  package var eventCount: Int {
    var end = lines.count
    while end > 0, let line = try? self[end - 1], line.shown != nil { end -= 1 }
    return end
  }

  /// Returns whether the beginning of a line looks like a line of a trace.
  private static func isPlausible(_ line: ArraySlice<UInt8>, _ form: Form) -> Bool {
    switch form {
    case .objects: return line.first == UInt8(ascii: "{") && line.last == UInt8(ascii: "}")
    case .text:
      if line.starts(with: ShownDigests.Line.word.utf8) { return true }
      let time = line.prefix { $0 != UInt8(ascii: " ") }
      return time.count < line.count - 1 && !time.isEmpty
        && time.allSatisfy {
          (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
        }
    }
  }

  /// Returns whether two lines consist of the same bytes and therefore need not be parsed.
  func isSame(_ index: Int, as other: WrittenTrace) -> Bool {
    form == other.form && lines[index] == other.lines[index]
  }

  /// Returns the number of a line in its file, or the number after the last line.
  package func number(_ index: Int) -> Int {
    index < numbers.count ? numbers[index] : (numbers.last ?? 1) + 1
  }

  /// Returns the content of a line.
  package subscript(index: Int) -> TraceLine {
    get throws(Unreadable) {
      switch form {
      case .text:
        guard let text = String(validating: lines[index], as: UTF8.self) else {
          throw Unreadable(line: numbers[index], reason: "it is not UTF-8")
        }
        if let shown = ShownDigests.Line(text) { return TraceLine(shown) }
        do throws(Trace.Unreadable) {
          if let entry = try Trace(text).entries.first { return TraceLine(entry) }
        } catch {}
        throw Unreadable(line: numbers[index], reason: "not a line of a trace")
      case .objects:
        let value: JSONValue
        do throws(JSONError) { value = try JSONReader.read(lines[index]) } catch {
          throw Unreadable(line: numbers[index], reason: error.message)
        }
        if let line = TraceLine(value) { return line }
        if let version = value["v"]?.number.flatMap({ Int(exactly: $0) }),
          version != JSONLines.version
        {
          throw Unreadable(version: version, line: numbers[index])
        }
        throw Unreadable(
          line: numbers[index],
          reason: "not a line of a trace of version \(JSONLines.version)")
      }
    }
  }
}

/// The content of a line in a trace: an event, the values at paths at an instant, or a digest.
package struct TraceLine: Sendable, Hashable {
  package let time: Instant
  /// The name of the event, or `sample` if the line contains values at paths.
  package let name: String
  package let fields: [Event.Field]
  /// The reason, or an empty string if the name of the event says enough.
  package let reason: String
  /// The digest of the values that a property has displayed, which has no instant, or `nil` if the
  /// line isn't a digest.
  package let shown: ShownDigests.Line?

  /// The name of a line that contains samples.
  static let sample = "sample"

  package init(_ entry: Trace.Entry) {
    (time, name, fields) = (entry.time, entry.event.name, entry.event.fields)
    (reason, shown) = (entry.event.reason, nil)
  }

  init(_ shown: ShownDigests.Line) {
    let fields = [Event.Field("path", .word(shown.path)), Event.Field("hash", .word(shown.hash))]
    self.init(.zero, ShownDigests.Line.word, fields, shown: shown)
  }

  private init(
    _ time: Instant, _ name: String, _ fields: [Event.Field], reason: String = "",
    shown: ShownDigests.Line? = nil
  ) {
    (self.time, self.name, self.fields) = (time, name, fields)
    (self.reason, self.shown) = (reason, shown)
  }

  /// Parses an object that `JSONLines` has written, with the version of a trace or of a report.
  init?(_ value: JSONValue, version: Int = JSONLines.version) {
    guard value["v"]?.number == Double(version) else { return nil }
    if let path = value[ShownDigests.Line.word]?.text, let hash = value["hash"]?.text {
      guard let shown = ShownDigests.Line(path: path, hash: hash) else { return nil }
      self.init(shown)
      return
    }
    guard let seconds = value["t"]?.number, seconds >= 0 else { return nil }
    let time = Instant(seconds: seconds)
    if let samples = value[TraceLine.sample] {
      guard let fields = TraceLine.fields(samples) else { return nil }
      self.init(time, TraceLine.sample, fields)
      return
    }
    guard let name = value["event"]?.text, !name.isEmpty,
      let fields = value["fields"].map(TraceLine.fields) ?? []
    else { return nil }
    self.init(time, name, fields, reason: value["why"]?.text ?? "")
  }

  private static func fields(_ value: JSONValue) -> [Event.Field]? {
    guard case .object(let members) = value else { return nil }
    var fields: [Event.Field] = []
    for member in members {
      guard let value = fieldValue(member.value) else { return nil }
      fields.append(Event.Field(member.name, value))
    }
    return fields
  }

  private static func fieldValue(_ value: JSONValue) -> Event.FieldValue? {
    switch value {
    case .number(let number): return .number(number)
    case .text(let text): return .word(text)
    case .flag(let flag): return .word(flag ? "yes" : "no")
    case .null: return .word("none")
    case .object: return nil
    case .list(let values):
      let numbers = values.compactMap { $0.number }
      return numbers.count == values.count && numbers.count > 1 ? .numbers(numbers) : nil
    }
  }

  /// Whether the line begins a scene; events that were parsed have no declared kinds.
  var beginsScene: Bool { shown == nil && name.hasPrefix("scene ") }

  /// The line as an entry of a trace, which merged reports need.
  package var entry: Trace.Entry {
    Trace.Entry(time: time, event: Event(named: name, fields, reason: Reason(reason)))
  }
}

/// The trace of a script while it runs, with the statement that caused each line.
package struct RunTrace: Sendable {
  /// A statement that caused events.
  package struct Origin: Sendable, Hashable {
    /// The included file that contains the statement, or `nil` if the script itself contains it.
    package let file: String?
    package let line: Int
    package let column: Int
    /// The line as written.
    package let text: String
  }

  /// The lines after the header, which include the reasons of their events.
  private var lines: [String] = []
  /// The canonical text of the trace.
  private(set) package var text = CanonicalText.header + "\n"
  /// For each line, the index of its origin.
  private var numbers: [Int] = []
  private var origins: [Origin] = []

  package init() {}

  /// Adds the events that a statement has caused.
  package mutating func note(_ statement: Statement, _ step: Session.Step) {
    let (line, text, span) = statement.place.line(of: statement.span)
    origins.append(
      Origin(file: statement.place.file, line: line, column: span.start + 1, text: text))
    add(step.entries)
  }

  /// Adds the events at the end of the script, and the digests of the values that the session
  /// displayed.
  package mutating func finish(_ replay: Replay) {
    add(replay.ending)
    for shown in replay.session.recording.shownRecord?.digests.lines ?? [] {
      add(shown.text, canonical: CanonicalText.line(shown))
    }
  }

  private mutating func add(_ entries: [Trace.Entry]) {
    for entry in entries {
      add(Printable.text(entry.text), canonical: CanonicalText.line(entry))
    }
  }

  private mutating func add(_ line: String, canonical: String) {
    lines.append(line)
    text += canonical + "\n"
    numbers.append(origins.count - 1)
  }

  /// The trace in the form for comparisons, or `nil` if it has no lines.
  package var written: WrittenTrace? { WrittenTrace(ofRun: lines) }

  /// Returns the statement that caused a line; for the index after the last line, returns the last
  /// statement.
  package func origin(of index: Int) -> Origin? {
    let number = index < numbers.count ? numbers[index] : origins.count - 1
    return origins.indices.contains(number) ? origins[number] : nil
  }
}
