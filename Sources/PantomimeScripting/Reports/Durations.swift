import PantomimeKit
import PantomimeProps
package import PantomimeReporting

/// How long tests have taken: JSON lines such as
/// `{"v":1,"event":"duration","path":"card/up.pan","case":"far","seconds":0.0123}`.
///
/// The files of several shards are put together by writing one behind the other. Of what is said twice,
/// the later counts.
package struct Durations: Sendable {
  /// Microseconds by the full name of the test.
  private var microseconds: [String: Int64] = [:]

  package init() {}

  /// What is wrong with a line.
  package struct Unreadable: Error, Sendable, Hashable {
    /// The line, counted from 1.
    package let line: Int
    /// What is wrong, as a phrase.
    package let reason: String
  }

  /// Reads a file; lines about something else are passed over.
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
  /// More than this counts as this: a month.
  private static let longest = 2.6e6

  /// Says how long a test has taken.
  package mutating func note(_ test: TestName, seconds: Double) {
    microseconds[test.full] = Int64(min(max(seconds, 0), Durations.longest) * 1e6)
  }

  /// How long a test takes, by its full name, in microseconds; `nil` where nobody knows.
  package func microseconds(of test: String) -> Int64? { microseconds[test] }

  /// The line that says how long a test has taken, with its line feed.
  package static func line(_ test: TestName, seconds: Double) -> String {
    let name = test.caseName.map { ",\"case\":\(JSONLines.string($0))" } ?? ""
    return "{\"v\":1,\"event\":\"\(event)\",\"path\":\(JSONLines.string(test.path))\(name),"
      + "\"seconds\":\(Numerals.text(seconds))}\n"
  }
}

/// Which tests are whose, where several machines share them.
///
/// Every test is in exactly one part, whatever is known of how long it takes, and every machine that
/// knows the same comes to the same parts.
package struct ShardPlan: Sendable {
  /// The tests of every part that has some, by their numbers, in their order.
  private let parts: [[Int]]

  /// Divides tests.
  ///
  /// - Parameters:
  ///   - names: all of them, in the order in which they run.
  ///   - count: how many parts there are.
  ///   - durations: how long they take, so that the longest are given out first, each to the part that
  ///     has least to do; a test that nobody knows counts as one in the middle. `nil` gives them out
  ///     in turn.
  package init(_ names: [String], count: Int, durations: Durations? = nil) {
    // More parts than tests are empty, however many there are.
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
    // What takes no time at all is given out in turn, too.
    let loads = known.map { max(1, $0 ?? middle) }
    let order = names.indices.sorted { (loads[$1], $0) < (loads[$0], $1) }
    var queue = LeastLoaded(count: used)
    for index in order { parts[queue.take(loads[index])].append(index) }
    self.parts = parts.map { $0.sorted() }
  }

  /// The tests of a part, counted from 1, by their numbers; none where there are more parts than
  /// tests.
  package func tests(of part: Int) -> [Int] {
    parts.indices.contains(part - 1) ? parts[part - 1] : []
  }
}

/// Parts by what they have to do, the one with least first: a heap.
private struct LeastLoaded {
  private var heap: [(load: Int64, part: Int)]

  init(count: Int) { heap = (0..<count).map { (0, $0) } }

  /// Gives the part with least to do something more to do, and says which one that was.
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
