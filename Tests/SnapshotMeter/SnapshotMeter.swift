import Foundation
import PantomimeKit
import PantomimeScripting

/// Prints the memory for keeping a copy of a session after each of many statements, or for the
/// session's undo history.
///
/// A separate program, so that nothing else uses memory meanwhile; it prints the growth in
/// megabytes (of 10⁶ bytes).
///
///     SnapshotMeter ROUND COUNT [history]
@main enum SnapshotMeter {
  /// Statements that leave the scene as they found it, so that they can be repeated.
  private static let rounds: [String: [String]] = [
    "reported": [
      "pan began", "pan changed dy=-40", "wait 0.1", "pan changed dy=-80", "expect fraction > 0",
      "pan changed dy=-60", "wait 0.1", "pan ended vy=300", "run", "expect state collapsed",
    ],
    "touched": [
      "drag on=card by=0,-200 over=0.3", "run", "drag on=card by=0,200 over=0.3", "run",
    ],
  ]

  static func main() throws {
    let arguments = CommandLine.arguments
    let isHistory = arguments.dropFirst(3) == ["history"]
    guard arguments.count == 3 || isHistory, let round = rounds[arguments[1]],
      let count = Int(arguments[2])
    else {
      print("usage: SnapshotMeter \(rounds.keys.sorted().joined(separator: "|")) COUNT [history]")
      exit(2)
    }
    var session = Session()
    if !isHistory { session.history = nil }
    let statements = try round.compactMap { try Statement($0) }
    // Once before, so that what is made once is not counted.
    for statement in try [Statement("scene city-guide")].compactMap({ $0 }) + statements {
      _ = try session.execute(statement)
    }
    var snapshots: [Session] = []
    snapshots.reserveCapacity(count)
    let before = memory()
    for number in 0..<count {
      let step = try session.execute(statements[number % statements.count])
      guard step.failures.isEmpty else { fatalError("a round leads elsewhere than it began") }
      if !isHistory { snapshots.append(session) }
    }
    let grown = memory() - before
    // Looked at after the measurement, so that none of them is let go before.
    if isHistory {
      // An expectation is not a step.
      let steps = count - count / statements.count * round.count { $0.hasPrefix("expect") }
      guard session.undone(steps) != nil else { fatalError("a step is missing") }
      snapshots = [session]
    }
    let events = snapshots.reduce(0) { max($0, $1.simulation?.trace.count ?? 0) }
    print("\(grown / 1_000_000) MB, \(events) events")
  }

  /// The memory of this process that is in use now, in bytes, or the maximum so far if that is
  /// unavailable.
  private static func memory() -> Int {
    #if os(Linux)
    // The value of `getrusage` includes the program that started this one.
    let sizes = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = sizes.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * sysconf(Int32(_SC_PAGESIZE))
    #else
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
    #endif
  }
}
