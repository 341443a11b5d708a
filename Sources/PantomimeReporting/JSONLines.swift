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
  package static func line(_ entry: Trace.Entry) -> String {
    object(entry, version: version).text
  }

  /// Returns an entry as an object of another format, with the version of that format.
  package static func object(_ entry: Trace.Entry, version: Int) -> JSONText {
    .object([
      ("v", .count(version)), ("t", .seconds(entry.time)), ("event", .string(entry.event.name)),
      ("fields", fields(of: entry.event)), ("why", .string(ifAny: entry.event.reason)),
    ])
  }

  private static func fields(of event: Event) -> JSONText? {
    event.fields.isEmpty ? nil : .object(event.fields.map { ($0.name, value($0.value)) })
  }

  /// Returns the line of a sample, without its line feed.
  package static func line(
    _ time: Instant, _ values: [(path: String, pathValue: PathValue)]
  ) -> String {
    JSONText.object([
      ("v", .count(version)), ("t", .seconds(time)),
      ("sample", .object(values.map { ($0.path, .value($0.pathValue)) })),
    ]).text
  }

  /// Returns the line for a digest of displayed values, without its line feed.
  package static func line(_ shown: ShownDigests.Line) -> String {
    JSONText.object([
      ("v", .count(version)), ("shown", .string(shown.path)), ("hash", .string(shown.hash)),
    ]).text
  }

  private static func value(_ value: Event.FieldValue) -> JSONText {
    switch value {
    case .number(let number): .number(number)
    case .numbers(let numbers): .numbers(numbers)
    case .word(let word): .string(word)
    }
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
