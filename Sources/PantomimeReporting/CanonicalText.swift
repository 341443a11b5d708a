package import PantomimeKit

/// A trace as canonical text, a line an entry, as golden files hold it; samples are events of their
/// own, `sample PATH=VALUE …`.
package enum CanonicalText {
  /// The line of an entry, without its line feed.
  package static func line(_ entry: Trace.Entry) -> String { Printable.text(entry.text) }

  /// The line of a sample, without its line feed.
  package static func line(
    _ time: Instant, _ values: [(path: String, pathValue: PathValue)]
  ) -> String {
    let fields = values.map { value in
      value.pathValue.numbers.isEmpty
        ? Event.Field.word(value.path, PathValueText.text(value.pathValue))
        : .numbers(value.path, value.pathValue.numbers)
    }
    return Trace.Entry(time: time, event: Event(named: "sample", fields)).text
  }
}

extension TraceFormat {
  /// Canonical text.
  package static let canonicalText = TraceFormat(
    "text", "canonical text, as in golden files",
    entry: { entry, _, _ in CanonicalText.line(entry) + "\n" },
    sample: { sample, paths in
      CanonicalText.line(sample.time, sample.values(of: paths)) + "\n"
    })
}

extension TraceFormat.Sample {
  /// The paths with their values.
  func values(of paths: [String]) -> [(path: String, pathValue: PathValue)] {
    zip(paths, pathValues).map { (path: $0, pathValue: $1) }
  }
}
