import ArgumentParser
import PantomimeKit
import PantomimeScripting

/// The settings that control how the tests run.
struct RunOptions {
  /// The number of tests that run at the same time.
  var jobs = ProcessSurroundings.processorCount
  /// Whether to stop after the first test that doesn't pass.
  var failFast = false
  /// The seed of the random order, or `nil` for the order of the names.
  var shuffle: UInt64?
  /// The number of times to run each test.
  var `repeat` = 1
  /// The limits for a test.
  var timeout: TestLimits?
  /// Whether a test must contain an expectation and end with nothing running.
  var strict = false
  /// Whether to run the tests again whenever a script changes.
  var watch = false

  /// Returns the tests in the order in which they run.
  func ordered<Test>(_ tests: [Test]) -> [Test] {
    guard let shuffle else { return tests }
    var generator = SeededGenerator(seed: shuffle)
    var tests = tests
    // A Fisher–Yates shuffle with a remainder; implemented here, so that the order doesn't depend
    // on the standard library.
    for place in stride(from: tests.count - 1, to: 0, by: -1) {
      tests.swapAt(place, Int(generator.next() % UInt64(place + 1)))
    }
    return tests
  }
}

/// `20s,1000statements`: the limits for a test.
struct TestLimits: ExpressibleByArgument {
  let limits: PantomimeScripting.Replay.Limits

  init?(argument: String) {
    var (seconds, statements): (Double?, Int?) = (nil, nil)
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      if part.hasSuffix("statements"), statements == nil, let count = Int(part.dropLast(10)),
        count >= 1
      {
        statements = count
      } else if seconds == nil, let time = TestLimits.seconds(part) {
        seconds = time
      } else {
        return nil
      }
    }
    limits = .init(seconds: seconds, statements: statements)
  }

  /// Parses a time as in statements: in seconds, or with `ms`.
  private static func seconds(_ text: Substring) -> Double? {
    let (number, factor) =
      text.hasSuffix("ms")
      ? (text.dropLast(2), 0.001) : (text.hasSuffix("s") ? text.dropLast() : text, 1.0)
    guard number.first?.isNumber == true, let value = Double(number), value.isFinite else {
      return nil
    }
    return value * factor
  }
}
