import PantomimeKit
import PantomimeProps
package import PantomimeReporting

/// The durations of tests, as JSON lines such as
/// `{"v":1,"event":"duration","path":"card/up.pan","case":"far","seconds":0.0123}`.
///
/// The files of several shards can be concatenated. If a test occurs more than once, its last
/// duration counts.
package struct Durations: Sendable {
  /// The durations in microseconds, by the full names of the tests.
  private var microseconds: [String: Int64] = [:]

  package init() {}

  /// The problem with a line.
  package struct Unreadable: Error, Sendable, Hashable {
    /// The line number, counted from 1.
    package let line: Int
    /// The problem as a phrase.
    package let reason: String
  }

  /// Parses a file; lines of other kinds are ignored.
  package init(_ bytes: [UInt8]) throws(Unreadable) {
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) { continue }
      let value: JSONValue
      do throws(JSONError) {
        value = try JSONReader.read(line)
      } catch {
        throw Unreadable(line: number, reason: error.message)
      }
      guard case .object = value else {
        throw Unreadable(line: number, reason: "the line is \(value.kind), not an object")
      }
      guard value["event"]?.text == Durations.event else { continue }
      guard value["v"]?.number == 1 else {
        throw Unreadable(line: number, reason: "'v' is not 1, the supported version")
      }
      guard let path = value["path"]?.text, let seconds = value["seconds"]?.number, seconds >= 0
      else {
        throw Unreadable(line: number, reason: "expected a 'path' and non-negative 'seconds'")
      }
      note(TestName(path: path, case: value["case"]?.text), seconds: seconds)
    }
  }

  private static let event = "duration"
  /// The maximum duration, which is a month, in seconds; longer durations are capped.
  private static let longest = 2.6e6

  /// Records the duration of a test.
  package mutating func note(_ test: TestName, seconds: Double) {
    microseconds[test.full] = Int64(min(max(seconds, 0), Durations.longest) * 1e6)
  }

  /// Returns the duration of the test with the given full name in microseconds, or `nil` if it's
  /// unknown.
  func microseconds(of test: String) -> Int64? { microseconds[test] }

  /// Returns the line that records the duration of a test, including its line feed.
  package static func line(_ test: TestName, seconds: Double) -> String {
    let name = test.caseName.map { ",\"case\":\(JSONLines.string($0))" } ?? ""
    return "{\"v\":1,\"event\":\"\(event)\",\"path\":\(JSONLines.string(test.path))\(name),"
      + "\"seconds\":\(Numerals.text(seconds))}\n"
  }
}

/// The assignment of tests to shards that run on several machines.
///
/// Every test is in exactly one shard, whether or not its duration is known. Machines that receive
/// equal input compute equal shards.
package struct ShardPlan: Sendable {
  /// The indices of the tests in every nonempty shard, in running order.
  private let parts: [[Int]]

  /// Assigns tests to shards.
  ///
  /// - Parameters:
  ///   - names: All tests, in running order.
  ///   - count: The number of shards.
  ///   - durations: The durations, according to which the longest tests are assigned first, each to
  ///     the shard with the least work; a test whose duration is unknown counts as the median. If
  ///     `nil`, tests are assigned to the shards in turn.
  package init(_ names: [String], count: Int, durations: Durations? = nil) {
    // If there are more shards than tests, the surplus shards are empty.
    let used = max(1, min(count, names.count))
    var parts = [[Int]](repeating: [], count: used)
    guard let durations else {
      for index in names.indices { parts[index % used].append(index) }
      self.parts = parts
      return
    }
    let known = names.map { durations.microseconds(of: $0) }
    let sorted = known.compactMap { $0 }.sorted()
    let middle = sorted.isEmpty ? 1 : sorted[sorted.count / 2]
    // Tests whose duration is unknown are assigned in turn, too.
    let loads = known.map { max(1, $0 ?? middle) }
    let order = names.indices.sorted { (loads[$1], $0) < (loads[$0], $1) }
    var queue = LeastLoaded(count: used)
    for index in order { parts[queue.take(loads[index])].append(index) }
    self.parts = parts.map { $0.sorted() }
  }

  /// Returns the indices of the tests in a shard, which is counted from 1, or an empty array if
  /// there are more shards than tests.
  package func tests(of part: Int) -> [Int] {
    parts.indices.contains(part - 1) ? parts[part - 1] : []
  }
}

/// A heap of shards, in which the shard with the least work comes first.
private struct LeastLoaded {
  private var heap: [(load: Int64, part: Int)]

  init(count: Int) { heap = (0..<count).map { (0, $0) } }

  /// Adds work to the shard with the least work, and returns the index of that shard.
  mutating func take(_ load: Int64) -> Int {
    let part = heap[0].part
    let (sum, overflow) = heap[0].load.addingReportingOverflow(load)
    heap[0].load = overflow ? .max : sum
    var place = 0
    while true {
      let children = [2 * place + 1, 2 * place + 2].filter { $0 < heap.count }
      guard let least = children.min(by: { heap[$0] < heap[$1] }), heap[least] < heap[place]
      else { return part }
      heap.swapAt(place, least)
      place = least
    }
  }
}
