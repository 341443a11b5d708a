import PantomimeKit
import PantomimeProps
import PantomimeReporting

/// A parser that processes a recording one line at a time.
struct RecordingReader {
  /// The unit that the caller requires, or `nil` if the caller requires none.
  let wanted: TouchRecording.Unit?
  /// The unit that the recording names, or `nil` if it names none.
  var named: TouchRecording.Unit?
  private var format: Format?
  /// The byte between the values of a row.
  private var separator = UInt8(ascii: ",")
  /// Whether to parse the recording as JSON objects if its first line begins like an object.
  private let mayHaveObjects: Bool
  var stream: [TimedTouch] = []
  /// The values of the app; their times are as recorded.
  var values: [RecordedValue] = []
  private var order = TouchOrder()
  private var first: Double?
  var isApart = false
  /// The names of the fields that were ignored, because an app may record more about a touch.
  private(set) var ignored: [String] = []

  private enum Format {
    case objects
    /// Rows, with the names of their columns.
    case rows([String])
  }

  init(as format: TouchRecording.Format?, unit: TouchRecording.Unit?) {
    (wanted, mayHaveObjects) = (unit, format != .csv)
    if format == .jsonl { self.format = .objects }
  }

  /// Parses the next line.
  mutating func read(_ line: RecordingLine) throws(RecordingError) {
    if line.bytes.isEmpty { return }
    if let comment = line.comment { return try heed(comment, line) }
    if format == nil, mayHaveObjects, line.bytes.first == UInt8(ascii: "{") { format = .objects }
    switch format {
    case nil: format = .rows(try columns(line))
    case .objects: try readObject(line)
    case .rows(let columns): try readRow(line, columns)
    }
  }

  /// Returns the touches, after the last line has been parsed.
  func finish(lines: Int) throws(RecordingError) -> TouchStream {
    guard !stream.isEmpty else {
      throw RecordingError(
        line: lines, message: "the recording has no samples",
        hint: "write lines such as {\"t\":0,\"phase\":\"down\",\"x\":195,\"y\":420}")
    }
    return TouchStream(stream)
  }

  /// Returns the values of the app, after the last line has been parsed; their times are relative
  /// to the first touch or value.
  func finishValues() throws(RecordingError) -> [RecordedValue] {
    let zero = first.map { $0 / unit.perSecond } ?? values.first?.seconds ?? 0
    var values = values
    for index in values.indices {
      values[index].seconds = RecordingReader.difference(values[index].seconds, zero)
      guard values[index].seconds.magnitude <= TouchRecording.longest else {
        throw RecordingError(
          line: values[index].line, field: "t",
          message: "the value is more than a day from the first touch",
          hint: "times are in \(unit.rawValue) unless a line '# unit: ms' changes that")
      }
    }
    return values
  }
}

// MARK: - Lines

extension RecordingReader {
  private mutating func readObject(_ line: RecordingLine) throws(RecordingError) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONReader.read(line.bytes)
    } catch {
      throw line.error(
        "\(error.message) (column \(error.column))",
        hint: "every line is an object such as {\"t\":0,\"phase\":\"down\",\"x\":195,\"y\":420}")
    }
    try read(value, line)
  }

  /// Parses an array of samples, each of which an error places at the line where it begins.
  mutating func readList(_ bytes: [UInt8]) throws(RecordingError) {
    let (value, starts): (JSONValue, [Int])
    do throws(JSONError) {
      (value, starts) = try JSONReader.readPlaced(bytes)
    } catch {
      throw RecordingError(
        line: error.line, column: error.column, message: error.message, hint: "mend the JSON")
    }
    var (index, number, counted) = (1, 1, 0)
    for sample in value.list ?? [] {
      let start = starts[index]
      number += bytes[counted..<start].count { $0 == UInt8(ascii: "\n") }
      (counted, index) = (start, index + RecordingReader.count(sample))
      try read(sample, RecordingLine(bytes[start..<start], number: number))
    }
  }

  /// Returns the number of values in a value, including itself.
  private static func count(_ value: JSONValue) -> Int {
    switch value {
    case .null, .flag, .number, .text: 1
    case .list(let values): values.reduce(1) { $0 + count($1) }
    case .object(let members): members.reduce(1) { $0 + count($1.value) }
    }
  }

  private mutating func read(
    _ value: JSONValue, _ line: RecordingLine
  ) throws(RecordingError) {
    guard case .object(var members) = value else {
      throw line.error(
        "the line is \(value.kind), not an object",
        hint: "for example {\"t\":0,\"phase\":\"down\",\"x\":195,\"y\":420}")
    }
    if let touches = members.first(where: { $0.name == "changedTouches" })?.value.list {
      return try readEvent(members, touches, line)
    }
    if let index = members.firstIndex(where: { $0.name == TouchRecording.separate }),
      case .flag(let isSeparate) = members[index].value
    {
      isApart = isApart || isSeparate
      members.remove(at: index)
    }
    let given = members.map { $0.name }
    noteUnit(of: given)
    members = zip(RecordingReader.meant(by: given), members).map {
      JSONValue.Member($0, $1.value)
    }
    for (index, member) in members.enumerated()
    where members[..<index].contains(where: { $0.name == member.name }) {
      throw line.error("'\(given[index])' is a second one", field: member.name, hint: "keep one")
    }
    if members.count == 1, members[0].name == "unit" {
      guard let text = members[0].value.text else {
        throw line.error(
          "\(members[0].value.kind) is not a unit", field: "unit", hint: "write {\"unit\":\"ms\"}")
      }
      return try name(text, line)
    }
    if members.contains(where: { $0.name == "path" }) {
      let names = members.map { $0.name }
      for name in names { _ = try known(name, of: RecordingReader.valueFields, among: names, line) }
      values.append(try line.recordedValue(members, perSecond: unit.perSecond))
      return
    }
    var values: [String: TouchRecording.Field] = [:]
    let names = members.map { $0.name }
    for member in members where try known(member.name, among: names, line) {
      switch member.value {
      case .number(let number): values[member.name] = .number(number)
      case .text(let text): values[member.name] = .text(text)
      default:
        throw line.error(
          "\(member.value.kind) is not allowed", field: member.name,
          hint: "\(member.name) is \(RecordingReader.wanted(member.name))")
      }
    }
    try add(values, line)
  }

  /// Parses a touch event of the web: each of the touches that have changed is a sample with the
  /// event's type and time.
  private mutating func readEvent(
    _ members: [JSONValue.Member], _ touches: [JSONValue], _ line: RecordingLine
  ) throws(RecordingError) {
    let own = members.filter { ["type", "timestamp"].contains($0.name.lowercased()) }
    for touch in touches {
      guard case .object(let place) = touch else {
        throw line.error(
          "a touch is \(touch.kind), not an object", field: "changedTouches",
          hint: "for example {\"identifier\":0,\"clientX\":195,\"clientY\":420}")
      }
      // Of the pairs of coordinates, those of the viewport count.
      let fields = ["identifier", "clientx", "clienty"]
      try read(.object(own + place.filter { fields.contains($0.name.lowercased()) }), line)
    }
  }

  private mutating func columns(_ line: RecordingLine) throws(RecordingError) -> [String] {
    if line.cells(separatedBy: separator).count == 1 {
      separator =
        line.bytes.first { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\t") }
        ?? separator
    }
    let given = line.cells(separatedBy: separator)
    noteUnit(of: given)
    let names = RecordingReader.meant(by: given)
    var seen: Set<String> = []
    for name in names {
      _ = try known(name, among: names, line)
      guard seen.insert(name).inserted else {
        throw line.error("duplicate column", field: name, hint: "keep one")
      }
    }
    for name in TouchRecording.fields where name != "id" && !seen.contains(name) {
      throw line.error(
        "missing column", field: name, hint: "the header is: t,phase,id,x,y")
    }
    return names
  }

  /// Returns the field for which a name of an app's own log stands, such as `t` for `timestamp`, or
  /// the name itself if the log has that field as well, or if there is no such field.
  private static func meant(by name: String, among all: [String]) -> String {
    let word = name.lowercased()
    let field = TouchRecording.fields.first { $0 == word } ?? otherNames[word]
    guard let field, !all.contains(field) else { return name }
    return field
  }

  /// Returns the fields for which the names in a line stand; if a sample has no other phase, its
  /// `type` is the phase, as in the web's events.
  private static func meant(by names: [String]) -> [String] {
    var fields = names.map { meant(by: $0, among: names) }
    if fields.contains("x"), !fields.contains("phase"),
      let type = fields.firstIndex(where: { $0.lowercased() == "type" })
    {
      fields[type] = "phase"
    }
    return fields
  }

  /// Returns whether a line with some names may be a line of a recording: a sample, a value, or the
  /// unit.
  ///
  /// Samples have a time, and that distinguishes them from the actions of a WebDriver.
  static func mayBegin(with names: [String]) -> Bool {
    let fields = meant(by: names)
    if fields.contains("v") { return false }
    return fields.contains("t") || fields == ["unit"]
  }

  /// The names that other logs give to fields.
  private static let otherNames = [
    "time": "t", "timestamp": "t", "state": "phase", "finger": "id", "pointerid": "id",
    "identifier": "id", "clientx": "x", "clienty": "y",
  ]

  /// Returns whether some names are those of an event of the web.
  private static func isEvent(_ names: [String]) -> Bool {
    names.contains { ["pointerid", "clientx", "clienty", "pointertype"].contains($0.lowercased()) }
  }

  /// Takes the times of the web's events as milliseconds, unless another unit is given.
  private mutating func noteUnit(of names: [String]) {
    guard named == nil, wanted == nil, stream.isEmpty, values.isEmpty,
      names.contains(where: { $0.lowercased() == "clientx" }),
      names.contains(where: { $0.lowercased() == "timestamp" })
    else { return }
    named = .milliseconds
  }

  /// The phases of other logs: those of `UITouch` and `UIGestureRecognizer`, and those of the web.
  private static let otherPhases: [String: Touch.Phase] = [
    "began": .down, "begin": .down, "moved": .move, "changed": .move, "ended": .up,
    "end": .up, "cancelled": .cancel, "canceled": .cancel, "pointerdown": .down,
    "pointermove": .move, "pointerup": .up, "pointercancel": .cancel, "touchstart": .down,
    "touchmove": .move, "touchend": .up, "touchcancel": .cancel,
  ]

  /// The fields of a value of the app.
  private static let valueFields = ["t", "path", "value"]

  /// Returns whether a field belongs to a sample, or to another line with the given fields; an
  /// unknown field is ignored, unless it looks like a misspelled one or stands for a field that is
  /// missing.
  private mutating func known(
    _ name: String, of fields: [String] = TouchRecording.fields, among all: [String],
    _ line: RecordingLine
  ) throws(RecordingError) -> Bool {
    if fields.contains(name) { return true }
    let isComplete = fields.allSatisfy { $0 == "id" || all.contains($0) }
    guard isComplete, !name.isEmpty, Spelling.near(name, among: fields).isEmpty else {
      throw line.error(
        "unknown field '\(Printable.text(name))'", field: Printable.text(name),
        hint: RecordingReader.isEvent(all)
          ? "an event of the web needs type, timeStamp, clientX and clientY"
          : Spelling.hint(name, among: fields, what: "fields"))
    }
    let shown = Printable.text(name)
    if ignored.count < RecordingReader.mostIgnored, !ignored.contains(shown) {
      ignored.append(shown)
    }
    return false
  }

  /// The number of ignored fields to remember; our choice.
  private static var mostIgnored: Int { 16 }

  private mutating func readRow(
    _ line: RecordingLine, _ columns: [String]
  ) throws(RecordingError) {
    let cells = line.cells(separatedBy: separator)
    guard cells.count == columns.count else {
      throw line.error(
        "the row has \(cells.count) value\(cells.count == 1 ? "" : "s"), not \(columns.count)",
        hint: "its columns are \(columns.joined(separator: ","))")
    }
    var values: [String: TouchRecording.Field] = [:]
    for (name, cell) in zip(columns, cells) where TouchRecording.fields.contains(name) {
      if name == "phase" {
        values[name] = .text(cell)
      } else if let numeral = Numeral(RecordingReader.whole(cell)), numeral.unit.isEmpty {
        values[name] = .number(numeral.value)
      } else {
        values[name] = .text(cell)
      }
    }
    try add(values, line)
  }

  /// Returns the text of a number with a digit before its decimal point, which spreadsheets omit.
  private static func whole(_ cell: String) -> String {
    cell.hasPrefix(".") ? "0\(cell)" : cell.hasPrefix("-.") ? "-0\(cell.dropFirst())" : cell
  }

  /// Returns whether a text is a number with a decimal comma.
  private static func hasDecimalComma(_ text: String) -> Bool {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2 && Numeral(parts.joined(separator: ".")) != nil
  }
}

// MARK: - Samples

extension RecordingReader {
  private mutating func add(
    _ values: [String: TouchRecording.Field], _ line: RecordingLine
  ) throws(RecordingError) {
    guard stream.count < TouchRecording.maximumSampleCount else {
      throw line.error(
        "the recording has more than \(TouchRecording.maximumSampleCount) samples", hint: "split it"
      )
    }
    // A finger that rests produces no touch (G53).
    if case .text(let phase)? = values["phase"], phase.lowercased() == "stationary" { return }
    let time = try number("t", values, line, within: .greatestFiniteMagnitude)
    let phase = try phase(values, line)
    let x = try number("x", values, line, within: TouchRecording.farthest)
    let y = try number("y", values, line, within: TouchRecording.farthest)
    let touch = Touch(phase, id: try id(values, line), at: Point2D(x: x, y: y))
    let instant = try instant(time, line)
    if let problem = order.add(TimedTouch(instant, touch)) { throw refused(problem, line) }
    stream.append(TimedTouch(instant, touch, isApart: isApart))
    isApart = false
  }

  /// Returns the difference of two numbers that were read as decimals, without the digits that the
  /// larger one is too coarse for: the times of an app that counts from 1970 are exact to 0.24 µs.
  private static func difference(_ time: Double, _ zero: Double) -> Double {
    let grain = 2 * max(time.ulp, zero.ulp)
    var unit = 1e9
    while unit > 1, 1 / unit < grain { unit /= 10 }
    return ((time - zero) * unit).rounded() / unit
  }

  /// Returns the time since the first sample.
  private mutating func instant(
    _ time: Double, _ line: RecordingLine
  ) throws(RecordingError) -> Instant {
    let zero = first ?? time
    first = zero
    let seconds = RecordingReader.difference(time, zero) / unit.perSecond
    let instant = Instant(seconds: seconds)
    guard seconds >= 0, instant >= stream.last?.time ?? .zero else {
      throw line.error(
        "the time decreases", field: "t", hint: "sort samples by time")
    }
    guard seconds <= TouchRecording.longest else {
      throw line.error(
        "the sample is more than a day after the first", field: "t",
        hint: "times are in \(unit.rawValue) unless unit= or a line '# unit: ms' changes that"
      )
    }
    return instant
  }

  private func number(
    _ name: String, _ values: [String: TouchRecording.Field], _ line: RecordingLine,
    within limit: Double
  ) throws(RecordingError) -> Double {
    switch values[name] {
    case nil:
      throw line.error(
        "missing value", field: name, hint: "\(name) is \(RecordingReader.wanted(name))")
    case .text(let text):
      throw line.error(
        "'\(Printable.text(text))' is not a number", field: name,
        hint: RecordingReader.hasDecimalComma(text)
          ? "write a decimal point instead of the comma"
          : "\(name) is \(RecordingReader.wanted(name))")
    case .number(let number):
      guard number.magnitude <= limit else {
        throw line.error(
          "the number is too large", field: name, hint: "\(name) is \(RecordingReader.wanted(name))"
        )
      }
      return number
    }
  }

  private func phase(
    _ values: [String: TouchRecording.Field], _ line: RecordingLine
  ) throws(RecordingError) -> Touch.Phase {
    let names = Touch.Phase.allCases.map { $0.rawValue }
    switch values["phase"] {
    case nil:
      throw line.error(
        "missing value", field: "phase", hint: "phase is \(RecordingReader.wanted("phase"))")
    case .number:
      throw line.error(
        "a number is not a phase", field: "phase",
        hint: "phase is \(RecordingReader.wanted("phase"))")
    case .text(let text):
      guard
        let phase =
          Touch.Phase(rawValue: text.lowercased()) ?? RecordingReader.otherPhases[text.lowercased()]
      else {
        throw line.error(
          "unknown phase '\(Printable.text(text))'", field: "phase",
          hint: Spelling.hint(text, among: names, what: "phases"))
      }
      return phase
    }
  }

  private func id(
    _ values: [String: TouchRecording.Field], _ line: RecordingLine
  ) throws(RecordingError) -> Int {
    guard values["id"] != nil else { return 1 }
    let number = try number("id", values, line, within: 0x1p53)
    guard let id = Int(exactly: number) else {
      throw line.error(
        "not a whole number", field: "id", hint: "id is \(RecordingReader.wanted("id"))")
    }
    return id
  }

  private func refused(_ problem: TouchError, _ line: RecordingLine) -> RecordingError {
    let (message, hint, field) = problem.advice.sample
    return line.error(message, field: field, hint: hint)
  }

  /// Returns the text for the content that a field should have.
  private static func wanted(_ field: String) -> String {
    switch field {
    case "t": "a time as a number"
    case "phase": Spelling.list(Touch.Phase.allCases.map { $0.rawValue }, "or")
    case "id": "the finger's number, a whole number"
    default: "a coordinate in points, within \(Numerals.text(TouchRecording.farthest))"
    }
  }
}

extension RecordingReader {
  /// The unit of the times in the recording.
  var unit: TouchRecording.Unit { named ?? wanted ?? .seconds }

  /// Processes a comment: one that names the unit sets it, and any other comment is ignored.
  mutating func heed(_ comment: String, _ line: RecordingLine) throws(RecordingError) {
    let parts = comment.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts.map { $0.lowercased().split { $0.isWhitespace } }
    if words == [[Substring(TouchRecording.apart)]] { isApart = true }
    guard parts.count == 2, words[0] == ["unit"] || words[0] == ["units"] else { return }
    try name(words[1].joined(separator: " "), line)
  }

  mutating func name(_ text: String, _ line: RecordingLine) throws(RecordingError) {
    let units = TouchRecording.Unit.allCases.map { $0.rawValue }
    guard let unit = TouchRecording.Unit(rawValue: text) else {
      throw line.error(
        "unknown unit '\(text)'", field: "unit", hint: "write \(Spelling.list(units, "or"))")
    }
    guard stream.isEmpty, values.isEmpty else {
      throw line.error(
        "the unit follows a sample", field: "unit", hint: "put it before the first sample")
    }
    if let other = named ?? wanted, other != unit {
      throw line.error(
        "the unit is '\(unit.rawValue)' here and '\(other.rawValue)' elsewhere", field: "unit",
        hint: "give it once")
    }
    named = unit
  }
}
