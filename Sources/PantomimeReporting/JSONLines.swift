package import PantomimeKit

/// A trace as JSON, one object per line.
///
/// An entry is `{"v":2,"t":0.5,"event":"pan began","fields":{…},"why":"…"}`; `t` is in seconds, and
/// a field is a number, an array of numbers, or a string. A sample is
/// `{"v":2,"t":0.5,"sample":{"card.frame.y":123.5}}`; a value that is missing or not finite is
/// `null`. A digest of all values that a property showed is
/// `{"v":2,"shown":"card.frame","hash":"…"}`.
package enum JSONLines {
  /// The version of the format, which every line includes.
  package static let version = Trace.version

  /// Returns the line of an entry, without its line feed.
  package static func line(_ entry: Trace.Entry) -> String { line(entry, version: version) }

  /// Returns the line for an entry as part of another format, with the version of that format.
  package static func line(_ entry: Trace.Entry, version: Int) -> String {
    var line = head(entry.time, version) + ",\"event\":\(string(entry.event.name))"
    if !entry.event.fields.isEmpty {
      let fields = entry.event.fields.map { "\(string($0.name)):\(value($0.value))" }
      line += ",\"fields\":{\(fields.joined(separator: ","))}"
    }
    if !entry.event.reason.isEmpty { line += ",\"why\":\(string(entry.event.reason))" }
    return line + "}"
  }

  /// Returns the line of a sample, without its line feed.
  package static func line(
    _ time: Instant, _ values: [(path: String, pathValue: PathValue)]
  ) -> String {
    let values = values.map { "\(string($0.path)):\(value($0.pathValue))" }
    return head(time) + ",\"sample\":{\(values.joined(separator: ","))}}"
  }

  /// Returns the line for a digest of displayed values, without its line feed.
  package static func line(_ shown: ShownDigests.Line) -> String {
    "{\"v\":\(version),\"shown\":\(string(shown.path)),\"hash\":\(string(shown.hash))}"
  }

  private static func head(_ time: Instant, _ version: Int = version) -> String {
    "{\"v\":\(version),\"t\":\(Numerals.text(time))"
  }

  private static func value(_ value: Event.FieldValue) -> String {
    switch value {
    case .number(let number): self.number(number)
    case .numbers(let numbers): array(numbers)
    case .word(let word): string(word)
    }
  }

  static func value(_ pathValue: PathValue) -> String {
    switch pathValue {
    case .number(let number, _): self.number(number)
    case .pair, .rect, .color: array(pathValue.numbers)
    case .flag(let flag): flag ? "true" : "false"
    case .word(let word): string(word)
    case .absent: "null"
    }
  }

  private static func array(_ numbers: [Double]) -> String {
    "[\(numbers.map(number).joined(separator: ","))]"
  }

  /// Formats a number; infinities and NaN, which JSON doesn't support, become `null`.
  package static func number(_ number: Double) -> String {
    number.isFinite ? Numerals.text(number) : "null"
  }

  /// Returns a JSON string, which is also a valid quoted scalar in YAML; invisible characters are
  /// escaped.
  package static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where !Printable.isSeen(scalar):
        // For scalars above U+FFFF, two escapes form one character.
        for unit in String(scalar).utf16 { result += escape(unit) }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension TraceFormat {
  /// JSON, one object per line.
  static let jsonLines = TraceFormat(
    "jsonl", "JSON, one object per line",
    entry: { entry, _, _ in JSONLines.line(entry) + "\n" },
    sample: { sample, paths in JSONLines.line(sample.time, sample.values(of: paths)) + "\n" },
    shown: { shown, _ in JSONLines.line(shown) + "\n" })
}
