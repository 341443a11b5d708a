import PantomimeFiles
import PantomimeReporting

/// The shard that a CI system or build tool assigns to this machine through environment variables.
enum ShardEnvironment {
  /// A CI system or build tool: the variables that it sets, and the number of its first shard.
  private struct Engine {
    let name: String
    let index: String
    let count: String
    let first: Int
  }

  /// A system that can run inside another one comes first: for example, Bazel can run on a machine
  /// of a CI service.
  private static let engines = [
    Engine(name: "Bazel", index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0),
    Engine(name: "GitLab", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
    Engine(name: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
    Engine(
      name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT",
      first: 0),
  ]

  /// The variable that names a file; a program that supports sharding creates this file for Bazel.
  private static let statusFile = "TEST_SHARD_STATUS_FILE"

  /// Returns the assigned shard; if no system assigns a shard, prints a note and returns `nil`.
  static func part() throws -> TestReport.Part? {
    func variable(_ name: String) -> String? {
      ProcessSurroundings.variable(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    if let file = variable(statusFile) {
      do throws(SystemError) {
        try OutputFile(file).write("")
      } catch {
        Console.report(
          "pantomime: \(Printable.quoted(file)) (\(statusFile)) cannot be written: \(error.reason)")
        throw ExitStatus.couldNotRun
      }
    }
    for engine in engines {
      switch (variable(engine.index), variable(engine.count)) {
      case (nil, nil): continue
      // A job that isn't divided into shards has no index.
      case (nil, "1"?): return nil
      case (let index, let count):
        guard let number = index.flatMap({ Int($0) }), let count = count.flatMap({ Int($0) }),
          number >= engine.first, number - engine.first < count
        else { throw refusal(engine, index, count) }
        return TestReport.Part(number - engine.first + 1, of: count)
      }
    }
    let names = engines.map { "\($0.index) (\($0.name))" }.joined(separator: ", ")
    Console.report("note: --shard auto found none of \(names); running every test")
    return nil
  }

  private static func refusal(
    _ engine: Engine, _ index: String?, _ count: String?
  ) -> ExitStatus {
    func setting(_ name: String, _ value: String?) -> String {
      value.map { "\(name)=\(Printable.name($0))" } ?? "\(name) is not set"
    }
    Console.report(
      "pantomime: \(setting(engine.index, index)) and \(setting(engine.count, count)) are not a shard: "
        + "\(engine.name) counts from \(engine.first)")
    return .couldNotRun
  }
}
