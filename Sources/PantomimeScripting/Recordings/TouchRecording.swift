package import PantomimeKit
package import PantomimeProps
import PantomimeReporting

/// Recordings of touches, in JSON lines or as comma-separated values with a header row.
///
/// Every sample has a time `t`, a `phase` (`down`, `move`, `up` or `cancel`) and a location `x`,
/// `y` in points; the `id` of a finger is optional if there is only one finger. Blank lines and
/// lines that begin with `#` are ignored, with two exceptions: `# unit: ms` sets the unit, and `#
/// event` separates two samples at the same instant, which otherwise belong to one event. In JSON
/// lines, `"separate":true` in the second sample does the same. An app's own log may be an array of such objects, separate values by semicolons or tabs, and use the names
/// of `UITouch`: `timestamp`, and `began`, `moved`, `ended` or `cancelled`. Names and limits are our
/// choice.
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

  /// The comment, and the member of a JSON object, that separate two events at one instant.
  static let (apart, separate) = ("event", "separate")

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
    try readNoting(bytes, as: format, unit: unit).stream
  }

  /// Parses a recording, and notes what was ignored or assumed, too.
  static func readNoting(
    _ bytes: [UInt8], as format: Format?, unit: Unit?
  ) throws(RecordingError) -> TouchReading {
    let (reader, lines) = try reading(bytes, as: format, unit: unit)
    var read = TouchReading(try reader.finish(lines: lines), ignored: reader.ignored)
    let seconds = read.stream.duration
    if reader.named == nil, unit == nil, seconds > longestUnnamed {
      read.assume(
        "times are read as seconds, \(Prose.seconds(seconds)) s in all; for milliseconds, add unit=ms"
      )
    }
    return read
  }

  /// The duration, in seconds, above which times without a unit are probably milliseconds; our choice.
  private static let longestUnnamed = 20.0

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
    if format != .csv, isList(bytes) {
      try reader.readList(withoutMark(bytes))
      return (reader, 1)
    }
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      try reader.read(RecordingLine(line, number: number))
    }
    return (reader, number)
  }

  /// Returns whether the first character that isn't blank opens an array.
  private static func isList(_ bytes: [UInt8]) -> Bool {
    withoutMark(bytes).first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "[")
  }

  /// Returns a text without its byte order mark.
  package static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
    bytes.starts(with: RecordingLine.mark)
      ? Array(bytes.dropFirst(RecordingLine.mark.count)) : bytes
  }

  /// Returns a recording of a stream; times are in seconds since the start of the stream.
  ///
  /// Locations have as many digits as are needed to restore the same numbers.
  package static func text(_ stream: TouchStream, _ format: Format) -> String {
    var text = format == .csv ? fields.joined(separator: ",") + "\n" : ""
    for news in stream.touches {
      let touch = news.touch
      let (x, y) = (touch.place.x.description, touch.place.y.description)
      switch format {
      case .jsonl:
        let sample = JSONText.object([
          ("t", .seconds(news.time)), ("phase", .string(touch.phase.rawValue)),
          ("id", .count(touch.id)), ("x", JSONText(line: x)), ("y", JSONText(line: y)),
          (separate, news.isApart ? .flag(true) : nil),
        ])
        text += sample.text + "\n"
      case .csv:
        if news.isApart { text += "# \(apart)\n" }
        text += "\(Numerals.text(news.time)),\(touch.phase.rawValue),\(touch.id),\(x),\(y)\n"
      }
    }
    return text
  }
}

/// The reason why a recording can't be parsed: the place, the field, and the expected content.
package struct RecordingError: Error, Sendable, Hashable {
  /// The line number, counted from 1.
  package let line: Int
  /// The column, counted in Unicode scalars from 1, or `nil` for the line as a whole.
  package let column: Int?
  /// The field, or `nil` for the line as a whole.
  package let field: String?
  /// The problem as a phrase without a capital or a period.
  package let message: String
  /// The expected content.
  package let hint: String

  package init(
    line: Int, column: Int? = nil, field: String? = nil, message: String, hint: String
  ) {
    self.line = line
    self.column = column
    self.field = field
    self.message = message
    self.hint = hint
  }

  /// Returns the text for the place and the problem.
  package func text(file: String) -> String {
    "\(file):\(line)\(column.map { ":\($0)" } ?? ""): " + (field.map { "\($0): " } ?? "") + message
  }
}

/// A line of a recording, without its line ending.
struct RecordingLine {
  let number: Int
  let bytes: ArraySlice<UInt8>
  /// A byte order mark.
  fileprivate static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  init(_ line: ArraySlice<UInt8>, number: Int) {
    self.number = number
    var line = line
    if number == 1, line.starts(with: RecordingLine.mark) {
      line = line.dropFirst(RecordingLine.mark.count)
    }
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

  /// Returns the parts of the line between separators, without the blanks and quotes around them.
  func cells(separatedBy separator: UInt8) -> [String] {
    bytes.split(separator: separator, omittingEmptySubsequences: false).map {
      var cell = RecordingLine.trimmed($0)
      let quote = UInt8(ascii: "\"")
      if cell.count > 1, cell.first == quote, cell.last == quote {
        cell = cell.dropFirst().dropLast()
      }
      return String(decoding: cell, as: UTF8.self)
    }
  }

  func error(_ message: String, field: String? = nil, hint: String) -> RecordingError {
    RecordingError(line: number, field: field, message: message, hint: hint)
  }
}

/// A value in an app at an instant, as the product PantomimeRecorder writes it.
package struct RecordedValue: Sendable, Hashable {
  /// The line number, counted from 1.
  package let line: Int
  /// The time since the first touch, or since the first value if there is no touch, in seconds.
  package internal(set) var seconds: Double
  /// The path, such as `card.frame`.
  package let path: String
  /// A number, a list of numbers, a text, or a flag.
  package let value: JSONValue

  /// The value as `show` would print it.
  var text: String {
    switch value {
    case .number(let number): Numerals.text(number, decimals: Numerals.shownDecimals)
    case .list(let parts):
      parts.compactMap { $0.number }.map { Numerals.text($0, decimals: Numerals.shownDecimals) }
        .joined(separator: ",")
    case .flag(let flag): flag ? "yes" : "no"
    case .text(let text): text
    case .null, .object: ""
    }
  }

  /// The numbers of the value, or `nil` if the value contains none.
  var numbers: [Double]? {
    switch value {
    case .number(let number): [number]
    case .list(let parts): parts.compactMap { $0.number }
    case .flag, .text, .null, .object: nil
    }
  }
}

extension RecordingLine {
  /// Parses a recorded value of an app, such as `{"t":0,"path":"open.fraction","value":1}`.
  ///
  /// - Parameter perSecond: The number of the recording's units per second.
  func recordedValue(
    _ members: [JSONValue.Member], perSecond: Double
  ) throws(RecordingError) -> RecordedValue {
    let example = "for example {\"t\":0,\"path\":\"open.fraction\",\"value\":0.5}"
    func member(_ name: String) throws(RecordingError) -> JSONValue {
      guard let value = members.first(where: { $0.name == name })?.value else {
        throw error("missing value", field: name, hint: example)
      }
      return value
    }
    let (time, path, value) = (try member("t"), try member("path"), try member("value"))
    guard let seconds = time.number.map({ $0 / perSecond }) else {
      throw error("\(time.kind) is not a time", field: "t", hint: example)
    }
    guard let name = path.text else {
      throw error("\(path.kind) is not a path", field: "path", hint: example)
    }
    switch value {
    case .number, .text, .flag: break
    case .list(let parts) where parts.allSatisfy { $0.number != nil }: break
    case .null, .list, .object:
      throw error(
        "\(value.kind) is not a value", field: "value",
        hint: "it is a number, an array of numbers, a string, or a Boolean")
    }
    return RecordedValue(line: number, seconds: seconds, path: name, value: value)
  }
}

extension TouchRecording {
  /// Parses the values of an app from a recording in JSON lines.
  ///
  /// Their times are relative to the first touch of the recording, or to the first value if there
  /// are no touches. The names of the fields that were ignored are returned, too.
  package static func values(
    _ bytes: [UInt8]
  ) throws(RecordingError) -> (values: [RecordedValue], ignored: [String]) {
    let reader = try reading(bytes, as: .jsonl, unit: nil).reader
    return (try reader.finishValues(), reader.ignored)
  }

  /// Returns whether a file is a recording in JSON lines or an array of samples, judging by its first
  /// line with content, or by the first element.
  ///
  /// The lines of traces and reports contain a version; those of recordings contain none.
  package static func isRecording(_ bytes: [UInt8]) -> Bool {
    if isList(bytes) {
      guard bytes.count <= mostBytes, let value = try? JSONReader.read(withoutMark(bytes)) else {
        return false
      }
      return isList(value)
    }
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      let line = RecordingLine(line, number: index + 1)
      if line.bytes.isEmpty || line.comment != nil { continue }
      guard case .object(let members)? = try? JSONReader.read(line.bytes) else { return false }
      return RecordingReader.mayBegin(with: members.map { $0.name })
    }
    return false
  }

  /// Returns whether a value is an array of samples, judging by its first element.
  package static func isList(_ value: JSONValue) -> Bool {
    guard case .object(let members)? = value.list?.first else { return false }
    return RecordingReader.mayBegin(with: members.map { $0.name })
  }
}

/// The touches since the start of the scene, from which a recording can be made.
package struct TouchLog: Sendable {
  /// The touches, in order; the list is shared, because the session that contains it is copied.
  private var touches = SharedList<TimedTouch>()
  /// Whether there were touches in an earlier scene, which the stream doesn't include because that
  /// scene had a different clock.
  package private(set) var hasLostOthers = false

  package init() {}

  /// The touches as a recording.
  package var stream: TouchStream { TouchStream(Array(touches)) }

  /// Restarts the log for another scene, whose clock starts at zero.
  package mutating func restart() {
    if !touches.isEmpty { hasLostOthers = true }
    touches = SharedList()
  }

  /// Records the touches that an input causes, if any.
  ///
  /// A touch that recordings can't represent is approximated: a finger that is lifted outside its
  /// view lifts at its last position, and an interruption cancels every finger.
  ///
  /// - Parameters:
  ///   - down: The fingers that were on the screen before the input.
  ///   - entries: The events that the input has recorded, including the touches of a tap.
  package mutating func note(
    _ input: Input, at now: Instant, down: [Touch], _ entries: @autoclosure () -> [Trace.Entry]
  ) {
    let news: [Touch] =
      switch input.kind {
      case .touch(let touches): touches
      case .liftOutside(let id):
        down.filter { $0.id == id }.map { Touch(.up, id: id, at: $0.place) }
      case .interruption: down.map { Touch(.cancel, id: $0.id, at: $0.place) }
      case .tap, .tapScreen: entries().compactMap { $0.event.finger }
      default: []
      }
    for (number, touch) in news.enumerated() {
      let isApart = number == 0 && touches.last?.time == now
      touches.append(TimedTouch(now, touch, isApart: isApart))
    }
  }
}

extension Event {
  /// The touch that the event records, or `nil` if it records none.
  fileprivate var finger: Touch? {
    guard let phase = touch, let place else { return nil }
    return Touch(phase, id: id ?? 1, at: place)
  }
}
