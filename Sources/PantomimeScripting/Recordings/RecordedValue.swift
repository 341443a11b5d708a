import PantomimeKit
package import PantomimeProps
import PantomimeReporting

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
    for member in members where !["t", "path", "value"].contains(member.name) {
      let name = Printable.text(member.name)
      throw error("unknown field '\(name)'", field: name, hint: example)
    }
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
  /// are no touches.
  package static func values(_ bytes: [UInt8]) throws(RecordingError) -> [RecordedValue] {
    let reader = try reading(bytes, as: .jsonl, unit: nil).reader
    return try reader.finishValues()
  }

  /// Returns whether a file is a recording in JSON lines, judging by its first line with content.
  ///
  /// The lines of traces and reports contain a version; those of recordings contain none.
  package static func isRecording(_ bytes: [UInt8]) -> Bool {
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      let line = RecordingLine(line, number: index + 1)
      if line.bytes.isEmpty || line.comment != nil { continue }
      guard case .object(let members)? = try? JSONReader.read(line.bytes) else { return false }
      let names = members.map { $0.name }
      return !names.contains("v") && (names.contains("t") || names == ["unit"])
    }
    return false
  }
}
