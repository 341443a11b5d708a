package import PantomimeKit
import PantomimeProps
import PantomimeReporting

/// A trace as it was written down, as canonical text or as JSON lines, or as a run has just made it.
package struct WrittenTrace: Sendable {
  /// How its lines are written.
  package enum Form: Sendable, Hashable {
    /// As `trace --format text` writes them, and as golden files hold them.
    case text
    /// As `trace --format jsonl` writes them.
    case objects
  }

  package let form: Form
  /// The lines that say something, without what ends them.
  private let lines: [ArraySlice<UInt8>]
  /// The numbers of those lines in the file, counted from 1.
  private let numbers: [Int]

  /// What keeps a text from being a trace.
  package struct Unreadable: Error, Sendable, Hashable {
    /// The line, counted from 1.
    package let line: Int
    /// What is wrong, as a phrase.
    package let reason: String

    package init(line: Int, reason: String) { (self.line, self.reason) = (line, reason) }
  }

  /// How many lines say something.
  package var count: Int { lines.count }

  /// Takes a file for a trace.
  ///
  /// Every line is looked at just closely enough to tell that it is one; what it says is read when
  /// somebody asks.
  package init(_ bytes: [UInt8]) throws(Unreadable) {
    var lines: [ArraySlice<UInt8>] = []
    var numbers: [Int] = []
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if line.isEmpty { continue }
      lines.append(line)
      numbers.append(number)
    }
    form = lines.first?.first == UInt8(ascii: "{") ? .objects : .text
    (self.lines, self.numbers) = (lines, numbers)
    guard !lines.isEmpty else { throw Unreadable(line: 1, reason: "it is empty") }
    for index in lines.indices where !WrittenTrace.isPlausible(lines[index], form) {
      throw Unreadable(line: numbers[index], reason: "that is no line of a trace")
    }
    _ = try self[0]
  }

  /// Whether a line begins as one of a trace does.
  private static func isPlausible(_ line: ArraySlice<UInt8>, _ form: Form) -> Bool {
    switch form {
    case .objects: return line.first == UInt8(ascii: "{") && line.last == UInt8(ascii: "}")
    case .text:
      let time = line.prefix { $0 != UInt8(ascii: " ") }
      return time.count < line.count - 1 && !time.isEmpty
        && time.allSatisfy {
          (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
        }
    }
  }

  /// Whether two lines are the same bytes, so that nobody need read them.
  func isSame(_ index: Int, as other: WrittenTrace) -> Bool {
    form == other.form && lines[index] == other.lines[index]
  }

  /// The number of a line in its file; of the one behind the last where there are no more.
  package func number(_ index: Int) -> Int {
    index < numbers.count ? numbers[index] : (numbers.last ?? 0) + 1
  }

  /// What a line says.
  package subscript(index: Int) -> TraceLine {
    get throws(Unreadable) {
      switch form {
      case .text:
        guard let text = String(validating: lines[index], as: UTF8.self) else {
          throw Unreadable(line: numbers[index], reason: "it is not UTF-8")
        }
        do throws(Trace.Unreadable) {
          if let entry = try Trace(text).entries.first { return TraceLine(entry) }
        } catch {}
        throw Unreadable(line: numbers[index], reason: "that is no line of a trace")
      case .objects:
        do throws(JSONError) {
          let value = try JSONReader.read(lines[index])
          if let line = TraceLine(value) { return line }
        } catch {
          throw Unreadable(line: numbers[index], reason: error.message)
        }
        throw Unreadable(line: numbers[index], reason: "that is no line of a trace of version 1")
      }
    }
  }
}

/// What a line of a trace says: an event, or the values of paths at an instant.
package struct TraceLine: Sendable, Hashable {
  package let time: Instant
  /// What happened; `sample` where paths were read.
  package let name: String
  package let fields: [Event.Field]
  /// Why it happened; empty where the name says it all.
  package let reason: String

  /// What samples are called.
  static let sample = "sample"

  package init(_ entry: Trace.Entry) {
    (time, name, fields) = (entry.time, entry.event.name, entry.event.fields)
    reason = entry.event.reason
  }

  /// Reads an object as `JSONLines` writes them.
  init?(_ value: JSONValue) {
    guard value["v"]?.number == 1, let seconds = value["t"]?.number, seconds >= 0 else {
      return nil
    }
    time = Instant(seconds: seconds)
    if let samples = value[TraceLine.sample] {
      guard let fields = TraceLine.fields(samples) else { return nil }
      (name, self.fields, reason) = (TraceLine.sample, fields, "")
      return
    }
    guard let name = value["event"]?.text, !name.isEmpty,
      let fields = value["fields"].map(TraceLine.fields) ?? []
    else { return nil }
    (self.name, self.fields, reason) = (name, fields, value["why"]?.text ?? "")
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

  /// It as an entry of a trace, for whoever writes it down again.
  package var entry: Trace.Entry {
    Trace.Entry(time: time, event: Event(named: name, fields, reason: Reason(reason)))
  }
}
