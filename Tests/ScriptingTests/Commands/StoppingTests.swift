import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Synchronization
import Testing

/// Every statement can be cancelled, and none takes forever.
@Suite(.timeLimit) struct StoppingTests {
  /// Statements that take time, each after a scene of many instants.
  static let long = [
    "wait 3e8", "at 3e8", "at 3e8 show", "run until 3e8", "run for 3e8", "run",
    "drag by=0,-200 over=100", "flick up over=100", "swipe up over=100", "drag by=0,1 hold=1000",
  ]

  /// A session that samples 60 times per second, and polls a number of times before it is
  /// cancelled.
  private func session(stoppingAfter count: Int) throws -> (Session, Asked) {
    let asked = Asked(limit: count)
    var session = try Play("scene spin-mark driver=display-link", "wait 1.5").session
    session.recording.sampler = Sampler(paths: ["time"])
    session.host.shouldStop = { asked.isTooMuch() }
    return (session, asked)
  }

  private func statement(_ line: String) throws -> Statement {
    try #require(try Statement(line))
  }

  @Test(arguments: long) func aStatementIsStopped(line: String) throws {
    for count in [0, 1, 7] {
      var (session, asked) = try session(stoppingAfter: count)
      if line.contains("up") || line.contains("drag") {
        session = try Play(in: session, ["scene interactive-square"]).session
        asked.forget()
      }
      let statement = try statement(line)
      let error = #expect(throws: ScriptError.self) { try session.execute(statement) }
      #expect(error?.isInterruption == true)
      #expect(asked.count == count + 1)
    }
  }

  @Test func anotherErrorIsNoInterruption() throws {
    let play = try Play("scene city-guide", "wait 1")
    var session = play.session
    let statement = try statement("at 0.5")
    let error = #expect(throws: ScriptError.self) { try session.execute(statement) }
    #expect(error?.isInterruption == false)
  }

  // MARK: Without cancellation

  @Test func aStatementPassesOnlySoManyInstants() throws {
    var session = try Play("scene spin-mark driver=display-link").session
    session.host.mostInstants = 6_400
    session.recording.sampler = Sampler(paths: ["time"])
    let (fine, tooMuch) = (try statement("wait 100"), try statement("wait 107"))
    // The sample of the last frame is taken when time leaves it.
    #expect(try session.execute(fine).samples.count == 5_999)
    let error = #expect(throws: ScriptError.self) { try session.execute(tooMuch) }
    #expect(error?.message == "more than 6400 events are due before that time")
    #expect(error?.isInterruption == false)
  }
}

/// Counts the polls, and cancels after too many.
private final class Asked: Sendable {
  private let limit: Int
  private let times = Mutex(0)

  init(limit: Int) { self.limit = limit }

  var count: Int { times.withLock { $0 } }

  func forget() { times.withLock { $0 = 0 } }

  func isTooMuch() -> Bool {
    times.withLock { count in
      count += 1
      return count > limit
    }
  }
}
