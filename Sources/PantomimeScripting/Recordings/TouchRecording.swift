package import PantomimeKit

/// Recordings of touches, in JSON lines or as comma-separated values with a header row.
///
/// Every sample has a time `t`, a `phase` (`down`, `move`, `up` or `cancel`) and a location `x`,
/// `y` in points; the `id` of a finger is optional if there is only one finger. Blank lines and
/// lines that begin with `#` are ignored, with two exceptions: `# unit: ms` sets the unit, and `#
/// event` separates two samples at the same instant, which otherwise belong to one event. Names and
/// limits are our choice.
package enum TouchRecording {
  /// The maximum number of samples in a recording.
  package static let maximumSampleCount = 1_000_000
  /// The maximum size of a recording, in bytes.
  package static let mostBytes = 64 << 20
  /// The maximum distance of a sample from the origin, in points.
  package static let farthest = 1e6
  /// The longest recording, in seconds.
  package static let longest = 86_400.0

  /// The names of the fields of a sample.
  package static let fields = ["t", "phase", "id", "x", "y"]

  /// The comment that separates two events at one instant.
  static let apart = "event"

  /// The unit of a recording's times.
  package enum Unit: String, Sendable, Hashable, CaseIterable {
    case seconds = "s"
    case milliseconds = "ms"
    case microseconds = "us"
    case nanoseconds = "ns"

    /// The number of units per second.
    var perSecond: Double {
      switch self {
      case .seconds: 1
      case .milliseconds: 1e3
      case .microseconds: 1e6
      case .nanoseconds: 1e9
      }
    }
  }

  /// The format of a recording.
  package enum Format: String, Sendable, Hashable, CaseIterable {
    case jsonl, csv
  }

  /// A value of a sample, as written in one of the formats.
  enum Field {
    case number(Double)
    case text(String)
  }

  /// Parses a recording, in whose result the first sample is at instant 0.
  ///
  /// - Parameters:
  ///   - format: The format, or `nil` to derive it from the first line.
  ///   - unit: The unit of the times, or `nil` to use the unit that the recording names, or seconds
  ///     if it names none.
  package static func read(
    _ bytes: [UInt8], as format: Format? = nil, unit: Unit? = nil
  ) throws(RecordingError) -> TouchStream {
    let (reader, lines) = try reading(bytes, as: format, unit: unit)
    return try reader.finish(lines: lines)
  }

  /// Parses all lines of a recording, and returns their number too.
  static func reading(
    _ bytes: [UInt8], as format: Format?, unit: Unit?
  ) throws(RecordingError) -> (reader: RecordingReader, lines: Int) {
    guard bytes.count <= mostBytes else {
      throw RecordingError(
        line: 1, message: "the recording is larger than \(mostBytes >> 20) MiB",
        hint: "split it")
    }
    if let bad = UTF8Check.firstInvalid(bytes) {
      let line = bytes[..<bad].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
      throw RecordingError(
        line: line,
        message: "byte 0x\(String(bytes[bad], radix: 16, uppercase: true)) is not UTF-8",
        hint: "save the file as UTF-8 text")
    }
    var reader = RecordingReader(as: format, unit: unit)
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      try reader.read(RecordingLine(line, number: number))
    }
    return (reader, number)
  }

  /// Returns a recording of a stream; times are in seconds since the start of the stream.
  ///
  /// Locations have as many digits as are needed to restore the same numbers.
  package static func text(_ stream: TouchStream, _ format: Format) -> String {
    var text = format == .csv ? fields.joined(separator: ",") + "\n" : ""
    for news in stream.touches {
      let time = Numerals.text(news.time)
      let touch = news.touch
      if news.isApart { text += "# \(apart)\n" }
      let (x, y) = (touch.place.x.description, touch.place.y.description)
      switch format {
      case .jsonl:
        text +=
          "{\"t\":\(time),\"phase\":\"\(touch.phase.rawValue)\",\"id\":\(touch.id),"
          + "\"x\":\(x),\"y\":\(y)}\n"
      case .csv: text += "\(time),\(touch.phase.rawValue),\(touch.id),\(x),\(y)\n"
      }
    }
    return text
  }
}

/// The reason why a recording can't be parsed: the line, the field, and the expected content.
package struct RecordingError: Error, Sendable, Hashable {
  /// The line number, counted from 1.
  package let line: Int
  /// The field, or `nil` for the line as a whole.
  package let field: String?
  /// The problem as a phrase without a capital or a period.
  package let message: String
  /// The expected content.
  package let hint: String

  init(line: Int, field: String? = nil, message: String, hint: String) {
    self.line = line
    self.field = field
    self.message = message
    self.hint = hint
  }

  /// Returns the text for the place and the problem.
  package func text(file: String) -> String {
    "\(file):\(line): " + (field.map { "\($0): " } ?? "") + message
  }
}

/// A line of a recording, without its line ending.
struct RecordingLine {
  let number: Int
  let bytes: ArraySlice<UInt8>

  init(_ line: ArraySlice<UInt8>, number: Int) {
    self.number = number
    var line = line
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if number == 1, line.starts(with: mark) { line = line.dropFirst(mark.count) }
    bytes = RecordingLine.trimmed(line)
  }

  /// Returns the line without leading and trailing blanks.
  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    while let first = line.first, isBlank(first) { line = line.dropFirst() }
    while let last = line.last, isBlank(last) { line = line.dropLast() }
    return line
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text of a comment, or `nil` for any other line.
  var comment: String? {
    bytes.first == UInt8(ascii: "#") ? String(decoding: bytes.dropFirst(), as: UTF8.self) : nil
  }

  /// The parts of the line between commas, without the blanks around them.
  var cells: [String] {
    bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map {
      String(decoding: RecordingLine.trimmed($0), as: UTF8.self)
    }
  }

  func error(_ message: String, field: String? = nil, hint: String) -> RecordingError {
    RecordingError(line: number, field: field, message: message, hint: hint)
  }
}
