import TestSupport
import Testing

/// Undo, what-if and bisecting keep copies of a session, one after every statement.
@Suite(.timeLimit) struct SnapshotTests {
  /// A copy shares what it has in common with the others: 7 kB each are for what a statement changes.
  @Test func tenThousandCopiesTakeLessThan72MB() throws {
    let run = try ProgramRun(BuiltProgram.path(named: "SnapshotMeter"), ["reported", "10000"])
    #expect(run.status == 0)
    let megabytes = try #require(run.output.split(separator: " ").first.flatMap { Int($0) })
    // Less than nothing but the copies themselves would be no measurement.
    #expect(megabytes > 5 && megabytes < 72, "\(run.output)")
  }

  /// So does the history that a session keeps automatically for `undo`.
  @Test func tenThousandStepsTakeLessThan64MB() throws {
    let meter = try BuiltProgram.path(named: "SnapshotMeter")
    let run = try ProgramRun(meter, ["reported", "10000", "history"])
    #expect(run.status == 0)
    let megabytes = try #require(run.output.split(separator: " ").first.flatMap { Int($0) })
    #expect(megabytes > 5 && megabytes < 64, "\(run.output)")
  }
}
