import ArgumentParser

/// How the tests are run.
struct TestCourse: ParsableArguments {
  @Option(help: "How many tests run at once.")
  var jobs: Int = ProcessSurroundings.processorCount

  @Flag(help: "Stop after the first test that does not pass.")
  var failFast = false

  func validate() throws {
    guard jobs >= 1 else { throw ValidationError("--jobs takes a number from 1") }
  }
}
