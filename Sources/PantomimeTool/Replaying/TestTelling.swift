import ArgumentParser
import PantomimeReporting

/// What is told of the tests, and where.
struct TestTelling: ParsableArguments {
  @Option(help: "\(ReportFormat.words).")
  var format = ReportFormat.all[0]

  @Option(help: "Write the report to this file, and what people read to standard output.")
  var output: String?

  @Flag(help: "Name every test, not only those that do not pass.")
  var verbose = false

  /// Whether standard output is what people read.
  var isForPeople: Bool { format.text == nil || output != nil }
}
