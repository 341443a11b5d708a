import ArgumentParser
import PantomimeKit
import PantomimeScripting

/// How the tests are run.
struct RunOptions {
  /// How many tests run at once.
  var jobs = ProcessSurroundings.processorCount
  /// Whether the first test that does not pass is the last.
  var failFast = false
  /// What the order is drawn from; `nil` for that of the names.
  var shuffle: UInt64?
  /// How often each test is run.
  var `repeat` = 1
  /// How long a test may take.
  var timeout: TestLimits?
  /// Whether a test has to expect something, and to leave nothing running.
  var strict = false
  /// Whether the tests are run again whenever a script changes.
  var watch = false

  /// The tests in the order in which they are run.
  func ordered<Test>(_ tests: [Test]) -> [Test] {
    guard let shuffle else { return tests }
    var generator = SeededGenerator(seed: shuffle)
    var tests = tests
    // Each place gets one of those that are left, drawn by a remainder: our own, for the same order
    // whatever the standard library does.
    for place in stride(from: tests.count - 1, to: 0, by: -1) {
      tests.swapAt(place, Int(generator.next() % UInt64(place + 1)))
    }
    return tests
  }
}

/// `20s,1000statements`: how long a test may take.
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

  /// A time as statements have it: seconds, or `ms`.
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
