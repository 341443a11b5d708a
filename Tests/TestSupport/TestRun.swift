import Foundation

/// How this run of the tests was started.
package enum TestRun {
  /// Whether golden files are rewritten (`scripts/record`); a test that does so fails.
  package static let isRecording = environment["PANTOMIME_RECORD"] == "1"

  /// Whether the widest samples are drawn (`scripts/check --all`), which takes minutes.
  package static let isLong = environment["PANTOMIME_LONG_CHECKS"] == "1"

  /// Returns the seeds of a random sample: all of them in a run with the widest samples, else a quarter.
  package static func seeds<Seed: BinaryInteger>(_ count: Seed) -> Range<Seed>
  where Seed.Stride: SignedInteger {
    0..<(isLong ? count : (count + 3) / 4)
  }

  private static let environment = ProcessInfo.processInfo.environment
}
