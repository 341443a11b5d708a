package import PantomimeKit

/// A trace as canonical text, the format of golden files.
///
/// The text consists of a header, one line per entry, without the entry's reason, and one line per
/// digest at the end. Each sample is a separate event: `sample PATH=VALUE …`.
package enum CanonicalText {
  /// The first line, without its line feed.
  package static let header = Trace.header

  /// Returns the line of an entry, without its line feed.
  package static func line(_ entry: Trace.Entry) -> String { Printable.text(entry.canonicalText) }

  /// Returns the line for a digest of displayed values, without its line feed.
  package static func line(_ shown: ShownDigests.Line) -> String { Printable.text(shown.text) }

  /// Returns a whole trace, with a line feed after every line.
  package static func text(
    _ entries: some Sequence<Trace.Entry>, _ digests: ShownDigests
  ) -> String {
    var text = header + "\n"
    for entry in entries { text += line(entry) + "\n" }
    for shown in digests.lines { text += line(shown) + "\n" }
    return text
  }

  /// Returns the line of a sample, without its line feed.
  package static func line(
    _ time: Instant, _ values: [(path: String, pathValue: PathValue)]
  ) -> String {
    let fields = values.map { value in
      value.pathValue.numbers.isEmpty
        ? Event.Field.word(value.path, PathValueText.text(value.pathValue))
        : .numbers(value.path, value.pathValue.numbers)
    }
    return Trace.Entry(time: time, event: Event(named: "sample", fields)).canonicalText
  }
}

extension TraceFormat {
  /// Canonical text.
  package static let canonicalText = TraceFormat(
    "text", "canonical text, as in golden files",
    heading: { _ in CanonicalText.header + "\n" },
    entry: { entry, _, _ in CanonicalText.line(entry) + "\n" },
    sample: { sample, paths in
      CanonicalText.line(sample.time, sample.values(of: paths)) + "\n"
    },
    shown: { shown, _ in CanonicalText.line(shown) + "\n" })
}

extension TraceFormat.Sample {
  /// Returns the paths with their values.
  func values(of paths: [String]) -> [(path: String, pathValue: PathValue)] {
    zip(paths, pathValues).map { (path: $0, pathValue: $1) }
  }
}
