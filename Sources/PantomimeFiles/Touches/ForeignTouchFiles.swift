import PantomimeKit
import PantomimeProps
import PantomimeReporting
package import PantomimeScripting

/// The formats of other tools in which touches are read.
///
/// A format is detected by its contents, never by the name of the file.
package enum ForeignTouchFiles {
  /// The reader for sessions that read files.
  package static let reader = ForeignTouches {
    (bytes, format, surroundings) throws(RecordingError) in
    try read(bytes, as: format, surroundings)
  }

  /// Parses touches, whose first sample is at instant 0; returns `nil` if the bytes look like a
  /// recording of Pantomime.
  package static func read(
    _ bytes: [UInt8], as format: TouchFormat?, _ surroundings: TouchSurroundings
  ) throws(RecordingError) -> TouchReading? {
    let bytes = TouchRecording.withoutMark(bytes)
    let found = format == nil ? try detected(bytes) : format
    guard let format = found else { return nil }
    guard bytes.count <= TouchRecording.mostBytes else {
      throw RecordingError(
        line: 1, message: "the file is larger than \(TouchRecording.mostBytes >> 20) MiB",
        hint: "split it")
    }
    let text = PlacedText(bytes)
    if let bad = UTF8Check.firstInvalid(bytes) {
      throw text.error(
        "byte 0x\(String(bytes[bad], radix: 16, uppercase: true)) is not UTF-8", at: bad,
        hint: "save the file as UTF-8 text")
    }
    switch format {
    case .jsonl, .csv: return nil
    case .webdriver: return try WebDriverActions.read(text, surroundings)
    case .getevent: return try DeviceEvents.read(text, surroundings)
    case .maestro: return try MaestroFlow.read(text, surroundings)
    }
  }

  /// Returns the format of some bytes, or `nil` if they may be a recording.
  ///
  /// - Throws: An error if the bytes are in a known format that can't be read.
  private static func detected(_ bytes: [UInt8]) throws(RecordingError) -> TouchFormat? {
    let text = PlacedText(bytes)
    guard let line = text.lines.first(where: { !$0.isBlankOrComment }) else { return nil }
    let start = line.text
    if start.hasPrefix("{") || start.hasPrefix("["), !DeviceEvents.begins(with: start) {
      return try detectedJSON(bytes, start)
    }
    if text.lines.prefix(64).contains(where: { DeviceEvents.begins(with: $0.text) }) {
      return .getevent
    }
    if MaestroFlow.begins(with: start) { return .maestro }
    if let name = unreadable.first(where: { start.hasPrefix($0.start) })?.name {
      throw text.error(
        "this is \(name), which has no touches that can be read", at: line.start,
        hint: "the formats are \(formats)")
    }
    return nil
  }

  /// Returns the format of a JSON text, or `nil` if its first line may be one of a recording.
  private static func detectedJSON(
    _ bytes: [UInt8], _ line: String
  ) throws(RecordingError) -> TouchFormat? {
    let whole = PlacedText(bytes)
    if let value = try? JSONReader.read(Array(line.utf8)) {
      if value["v"]?.number != nil {
        throw whole.error(
          "this is a trace, a report, or an answer of Pantomime, which contains no touches", at: 0,
          hint: "write the touches with: pantomime trace SCRIPT --touches")
      }
      try refuseOther(value, whole)
      if value["actions"] == nil, value.list == nil { return nil }
    }
    guard let value = try? JSONReader.read(bytes) else {
      // A recording has an object on each line, and actions have their name near the beginning.
      let start = String(decoding: bytes.prefix(400), as: UTF8.self)
      return line.hasPrefix("[") || start.contains("\"actions\"") ? .webdriver : nil
    }
    try refuseOther(value, whole)
    let steps = value.list ?? value["actions"]?.list ?? []
    if steps.contains(where: { $0["action"]?.text != nil && $0["type"] == nil }) {
      throw whole.error(
        "these are touch actions of the JSON Wire Protocol, which have no times", at: 0,
        hint: "write W3C actions: {\"actions\":[{\"type\":\"pointer\", …}]}")
    }
    // An array of samples is a log of an app, and so is one whose samples lack a time, which
    // is an error of the log.
    if TouchRecording.isList(value) { return nil }
    if let first = steps.first, value.list != nil, first["x"] != nil, first["type"] == nil {
      return nil
    }
    return value["actions"] != nil || value.list != nil ? .webdriver : nil
  }

  /// Throws an error if a JSON text is in a known format that contains no touches.
  private static func refuseOther(
    _ value: JSONValue, _ text: PlacedText
  ) throws(RecordingError) {
    for (member, name) in [("layers", "an animation of Lottie"), ("log", "a HAR file")]
    where value[member] != nil {
      throw text.error(
        "this is \(name), which contains no touches", at: 0, hint: "the formats are \(formats)")
    }
  }

  private static let formats = Spelling.list(TouchFormat.allCases.map { $0.rawValue }, "and")

  /// The beginnings of texts in known formats that can't be read.
  private static let unreadable = [
    ("<", "XML"), ("input swipe", "a command of adb"), ("adb ", "a command of adb"),
    ("type= ", "a script of Android's monkey"), ("import ", "source code"),
    ("scene ", "a script of Pantomime"), ("traces ", "a trace of Pantomime"),
    ("scene,", "a trace of Pantomime"), ("%YAML", "YAML with directives"),
  ].map { (start: $0.0, name: $0.1) }
}

/// A text and the places in it.
struct PlacedText {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A line without its line ending, and its place.
  struct Line {
    let number: Int
    /// The offset of its first byte.
    let start: Int
    let text: String

    var isBlankOrComment: Bool {
      guard let first = text.first(where: { $0 != " " && $0 != "\t" }) else { return true }
      return first == "#"
    }
  }

  /// The lines, which end in a line feed, with or without a carriage return.
  var lines: [Line] {
    var lines: [Line] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      var line = bytes[start..<end]
      if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
      lines.append(
        Line(number: lines.count + 1, start: start, text: String(decoding: line, as: UTF8.self)))
      start = end + 1
    }
    return lines
  }

  /// Returns an error at an offset.
  func error(
    _ message: String, at offset: Int, field: String? = nil, hint: String
  ) -> RecordingError {
    let before = bytes[..<min(max(offset, 0), bytes.count)]
    let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // Continuation bytes begin with the bits 10 and aren't separate scalars.
    let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    return RecordingError(line: line, column: column, field: field, message: message, hint: hint)
  }
}

/// A value that can be read from a file, with the offset at which it begins.
struct PlacedValue {
  let value: JSONValue
  /// The offset of its first byte.
  let start: Int
  /// The values in it, in the order of `value`.
  private let parts: [PlacedValue]

  /// Creates the value in a JSON text.
  init(json text: PlacedText) throws(RecordingError) {
    do throws(JSONError) {
      let (value, starts) = try JSONReader.readPlaced(text.bytes)
      var rest = starts[...]
      self.init(value, &rest)
    } catch {
      throw RecordingError(
        line: error.line, column: error.column, message: error.message, hint: "mend the JSON")
    }
  }

  private init(_ value: JSONValue, _ starts: inout ArraySlice<Int>) {
    self.value = value
    start = starts.popFirst() ?? 0
    switch value {
    case .list(let values): parts = values.map { PlacedValue($0, &starts) }
    case .object(let members): parts = members.map { PlacedValue($0.value, &starts) }
    case .null, .flag, .number, .text: parts = []
    }
  }

  /// Creates a value from its parts.
  init(_ value: JSONValue, at start: Int, parts: [PlacedValue] = []) {
    (self.value, self.start, self.parts) = (value, start, parts)
  }

  /// The values of a list, or `nil` for any other value.
  var list: [PlacedValue]? { value.list == nil ? nil : parts }

  /// The members of an object, or `nil` for any other value.
  var members: [(name: String, value: PlacedValue)]? {
    guard case .object(let members) = value else { return nil }
    return zip(members, parts).map { ($0.name, $1) }
  }

  /// Returns the member with a name, or `nil` if there is none.
  subscript(name: String) -> PlacedValue? { members?.first { $0.name == name }?.value }
}

/// A stream that grows by touches which are checked one by one.
struct TouchStreamBuilder {
  private(set) var touches: [TimedTouch] = []
  private var order = TouchOrder()
  private var zero: Int64?

  /// Adds a touch at a time in nanoseconds; times are relative to the first touch.
  mutating func add(
    _ touch: Touch, at time: Int64, _ text: PlacedText, _ offset: Int
  ) throws(RecordingError) {
    guard touches.count < TouchRecording.maximumSampleCount else {
      throw text.error(
        "there are more than \(TouchRecording.maximumSampleCount) samples", at: offset,
        hint: "split the file")
    }
    guard max(touch.place.x.magnitude, touch.place.y.magnitude) <= TouchRecording.farthest else {
      throw text.error(
        "the position is too far away", at: offset,
        hint: "the limit is \(Numerals.text(TouchRecording.farthest)) points")
    }
    let start = zero ?? time
    zero = start
    let (since, overflow) = time.subtractingReportingOverflow(start)
    guard !overflow, since >= 0, Double(since) <= TouchRecording.longest * 1e9 else {
      throw text.error(
        since < 0 ? "the time decreases" : "the touch is more than a day after the first",
        at: offset, hint: "sort the events by time, and keep those of one gesture")
    }
    let news = TimedTouch(Instant(nanoseconds: since), touch)
    if let problem = order.add(news) {
      let (message, hint, _) = problem.advice.sample
      throw text.error(message, at: offset, hint: hint)
    }
    touches.append(news)
  }

  /// The stream of all touches.
  var stream: TouchStream { TouchStream(touches) }
}
