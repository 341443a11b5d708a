package import PantomimeKit

/// A format in which what happens is written, event by event, and the values of paths at instants.
///
/// Each is a file here with its `static let` in an extension of `TraceFormat`, and a line in `all`:
/// the option `--format` of `trace`, its help and its completion are made of that list.
package struct TraceFormat: Sendable {
  /// What it is called.
  package let name: String
  /// What it is, as a phrase.
  package let summary: String
  /// What stands before all else, given the paths that are read.
  package let heading: @Sendable ([String]) -> String
  /// An event; which scene of the run it is of, counted from 1, and the paths that are read.
  package let entry: @Sendable (Trace.Entry, Int, [String]) -> String
  /// The values of the paths at an instant.
  package let sample: @Sendable (Sample, [String]) -> String
  /// The digest of what a property showed, and the paths that are read.
  package let shown: @Sendable (ShownDigests.Line, [String]) -> String
  /// What had to wait for the end: all samples, in order, and the paths.
  package let ending: @Sendable ([Sample], [String]) -> String

  /// The values of some paths at an instant.
  package struct Sample: Sendable {
    /// Which scene of the run it is of, counted from 1.
    package let scene: Int
    package let time: Instant
    package let pathValues: [PathValue]

    package init(scene: Int, time: Instant, pathValues: [PathValue]) {
      self.scene = scene
      self.time = time
      self.pathValues = pathValues
    }
  }

  /// Describes a format; every text it gives is whole lines, or empty.
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

  /// Every format, the usual one first.
  package static let all: [TraceFormat] = [.canonicalText, .jsonLines, .commaTable]
}
