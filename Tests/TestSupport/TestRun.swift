import Foundation

/// How this run of the tests was started.
package enum TestRun {
  /// Whether golden files are rewritten (`scripts/record`); a test that does so fails.
  package static let isRecording = environment["PANTOMIME_RECORD"] == "1"

  /// Whether the widest samples are drawn (`scripts/check --all`), which takes minutes.
  package static let isLong = environment["PANTOMIME_LONG_CHECKS"] == "1"

  /// Returns the size of a sample: the given number in a run with the widest samples, else a part of
  /// it, rounded up.
  package static func count<Number: BinaryInteger>(
    _ count: Number, oneIn parts: Number = 4
  )
    -> Number
  {
    isLong ? count : (count + parts - 1) / parts
  }

  /// Returns the seeds of a random sample: all of them in a run with the widest samples, else the
  /// first ones.
  package static func seeds<Seed: BinaryInteger>(
    _ count: Seed, oneIn parts: Seed = 4
  )
    -> Range<Seed> where Seed.Stride: SignedInteger
  {
    0..<self.count(count, oneIn: parts)
  }

  /// Returns a sample of a list: all of it in a run with the widest samples, else every so many
  /// elements, beginning at an offset.
  ///
  /// Laws about the same list take different samples.
  package static func sample<Element>(
    _ elements: [Element], oneIn parts: Int, from offset: Int = 0
  ) -> [Element] {
    elements.indices.filter { isLong || $0 % parts == offset % parts }.map { elements[$0] }
  }

  private static let environment = ProcessInfo.processInfo.environment
}
