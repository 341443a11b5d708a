import ArgumentParser
import Foundation

/// How the tests are run.
struct TestCourse: ParsableArguments {
  @Option(help: "How many tests run at once.")
  var jobs: Int = max(1, ProcessInfo.processInfo.activeProcessorCount)

  @Flag(help: "Stop after the first test that does not pass.")
  var failFast = false

  func validate() throws {
    guard jobs >= 1 else { throw ValidationError("--jobs takes a number from 1") }
  }
}
