package import PantomimeKit

/// A format for the events of a run and for the values of paths at instants.
///
/// Each format has a file in this folder, with a `static let` in an extension of `TraceFormat`, and
/// a line in `all`. The option `--format` of `trace`, its help, and its completion are derived from
/// that list.
package struct TraceFormat: Sendable {
  /// The name of the format.
  package let name: String
  /// The description, as a phrase.
  package let summary: String
  /// A function that returns the text at the beginning, given the sampled paths.
  package let heading: @Sendable ([String]) -> String
  /// A function that returns the text of an event, given the number of its scene in the run,
  /// beginning with 1, and the sampled paths.
  package let entry: @Sendable (Trace.Entry, Int, [String]) -> String
  /// A function that returns the text of the values of the sampled paths at an instant.
  package let sample: @Sendable (Sample, [String]) -> String
  /// A function that returns the text of a digest of the values that a property showed, given the
  /// sampled paths.
  package let shown: @Sendable (ShownDigests.Line, [String]) -> String
  /// A function that returns the text that must follow all samples, given the samples in order and
  /// the sampled paths.
  package let ending: @Sendable ([Sample], [String]) -> String

  /// The values of some paths at an instant.
  package struct Sample: Sendable {
    /// The number of the scene in the run, beginning with 1.
    package let scene: Int
    package let time: Instant
    package let pathValues: [PathValue]

    package init(scene: Int, time: Instant, pathValues: [PathValue]) {
      self.scene = scene
      self.time = time
      self.pathValues = pathValues
    }
  }

  /// Creates a format from functions whose texts are empty or consist of whole lines.
  package init(
    _ name: String, _ summary: String,
    heading: @escaping @Sendable ([String]) -> String = { _ in "" },
    entry: @escaping @Sendable (Trace.Entry, Int, [String]) -> String,
    sample: @escaping @Sendable (Sample, [String]) -> String = { _, _ in "" },
    shown: @escaping @Sendable (ShownDigests.Line, [String]) -> String,
    ending: @escaping @Sendable ([Sample], [String]) -> String = { _, _ in "" }
  ) {
    self.name = name
    self.summary = summary
    self.heading = heading
    self.entry = entry
    self.sample = sample
    self.shown = shown
    self.ending = ending
  }

  /// Every format, with the default first.
  package static let all: [TraceFormat] = [.canonicalText, .jsonLines, .commaTable]
}
