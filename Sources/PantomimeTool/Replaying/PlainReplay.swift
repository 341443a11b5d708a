#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// `replay [--jobs N] PATH…` without other options, the most common form: it behaves as it does
/// with the argument parser, but doesn't load the parser.
struct PlainReplay {
  private let paths: [String]
  private let jobs: Int?

  /// Parses the arguments of `replay`; returns `nil` if the argument parser must parse them,
  /// including arguments with errors.
  init?(_ arguments: some Sequence<String>) {
    var paths: [String] = []
    var jobs: Int?
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      if argument == "--jobs" {
        guard jobs == nil, let count = arguments.next().flatMap({ Int($0) }), count >= 1 else {
          return nil
        }
        jobs = count
      } else if argument.isEmpty || argument.hasPrefix("-") {
        return nil
      } else {
        paths.append(argument)
      }
    }
    guard !paths.isEmpty else { return nil }
    (self.paths, self.jobs) = (paths, jobs)
  }

  /// Runs the tests.
  func run() -> ExitStatus {
    let cut = Cancellation()
    var course = RunOptions()
    if let jobs { course.jobs = jobs }
    let round = ReplayRound(
      paths: paths, choice: TestChoice(), sharing: ShardOptions(), course: course,
      telling: ReportOptions(),
      inspectors: [], style: ColorChoice.auto.style(for: STDOUT_FILENO), cut: cut,
      interruption: Interruption { cut.make() })
    do {
      return try round.run().status
    } catch {
      return error as? ExitStatus ?? .couldNotRun
    }
  }
}
