import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// Sessions that were not kept are replayed, and are indistinguishable from the originals.
@Suite(.timeLimit) struct RecallTests {
  /// Steps of every kind, and the session behind each.
  private struct Walk {
    var session: Session
    var sessions: [Session]

    init(_ lines: [String], files: FileAccess = .none) throws {
      session = Session()
      session.host.files = files
      sessions = [session]
      for line in lines { try go(line) }
    }

    func state(_ step: Int) -> State { State(sessions[step]) }

    mutating func go(_ line: String) throws {
      let count = session.history?.count ?? 0
      for statement in try session.read(line) {
        _ = try session.execute(statement)
        let now = session.history?.count ?? 0
        if now > count, now == sessions.count { sessions.append(session) }
        // A statement that only reads may change the basis of the next step.
        if now == sessions.count - 1 { sessions[now] = session }
      }
    }
  }

  /// The state that distinguishes sessions: all paths, including the hash, and everything still to
  /// be reported.
  ///
  /// Names are left out, because going back doesn't change them.
  private struct State: Equatable {
    var values: [String: PathValue] = [:]
    var trace = ""
    var misuses: [Misuse] = []
    var failures: [String] = []

    init(_ session: Session) {
      var session = session
      for path in (session.simulation?.paths ?? []) + ["hash"] {
        values[path] = session.simulation?.read(path)
      }
      trace = session.simulation?.trace.text ?? ""
      misuses = session.last.misuses
      failures = session.end().failures.map { $0.mismatch.actual }
    }
  }

  private static let mixed = [
    "tap on=card", "wait 0.05", "pan began", "pan changed dy=-40",
    "expect fraction 7",
    "pan ended vy=300", "finish", "expect misuse finish-not-stopped", "finish", "show time",
    "set rule=half", "drag on=card by=0,-90", "again by=0,-60", "wait 1f", "touch down x=195 y=700",
    "wait 0.02; touch move x=195 y=650", "touch up", "again speed=9", "undo until 0.4", "run",
    "set estimator=lsq2", "flick up on=card", "pause", "continue", "set rate=120", "wait 3f",
    "expect always fraction < 2", "run", "set rule=scene", "let up=-80", "drag on=card by=0,$up",
  ]

  /// Lines of all kinds; what cannot be carried out where it stands is left out.
  private static func lines(_ count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in mixed[Int(generator.next() % UInt64(mixed.count))] }
  }

  @Test(arguments: TestRun.seeds(3 as UInt64))
  func undoAndRedoFindTheSameBytes(seed: UInt64) throws {
    var walk = try Walk(["scene city-guide", "when \"completed end\" do set axis=scene"])
    for line in Self.lines(450, seed: seed) {
      var next = walk
      guard (try? next.go(line)) != nil else { continue }
      walk = next
    }
    let last = walk.sessions.count - 1
    try #require(last > 260)
    for steps in TestRun.sample(
      [1, 2, 50, 98, 99, 100, 101, 102, 150, 199, 200, 201, 202, 250, last - 1, last], oneIn: 4)
    {
      let back = try #require(walk.session.undone(steps), "\(steps)")
      #expect(State(back) == walk.state(last - steps), "\(steps) back")
      let forth = try #require(back.redone(steps))
      #expect(State(forth) == walk.state(last), "\(steps) forth")
      for part in [1, 7, steps / 2] where part > 0 && part < steps {
        let half = try #require(back.redone(part))
        #expect(State(half) == walk.state(last - steps + part), "\(steps) back, \(part) forth")
        let again = try #require(half.undone(part))
        #expect(State(again) == walk.state(last - steps), "\(steps) back, \(part) to and fro")
      }
    }
  }

  /// A file that holds something else by now was read then.
  @Test func filesAreNotReadAgain() throws {
    let first = FileTree([
      "a.txt": "t,phase,id,x,y\n0,down,1,195,700\n0.1,move,1,195,500\n0.12,up,1,195,500\n",
      "b.pan": "wait 0.01; wait 0.02",
    ])
    var walk = try Walk(["scene city-guide", "touches a.txt", "use b.pan"], files: first.access())
    for _ in 0..<150 { try walk.go("wait 0.01") }
    walk.session.host.files = FileTree([
      "a.txt": "t,phase,id,x,y\n0,down,1,100,700\n0.02,up,1,100,700\n", "b.pan": "wait 9",
    ]).access()
    for _ in 0..<120 { try walk.go("wait 0.01") }
    let last = walk.sessions.count - 1
    for steps in TestRun.sample(Array(1...last), oneIn: 20) {
      let back = try #require(walk.session.undone(steps))
      #expect(State(back) == walk.state(last - steps), "\(steps)")
    }
  }

  @Test func forksFarApartAreFound() throws {
    var walk = try Walk(["scene city-guide"])
    for _ in 0..<130 { try walk.go("wait 0.01") }
    try walk.go("fork other")
    for _ in 0..<260 { try walk.go("wait 0.02") }
    let other = walk
    try walk.go("switch main")
    let back = try #require(walk.session.undone(120))
    #expect(State(back) == walk.state(11))
    try walk.go("switch other")
    let there = try #require(walk.session.undone(240))
    #expect(State(there) == other.state(other.sessions.count - 1 - 240))
  }

  @Test func undoReachesAsFarAsItIsSet() throws {
    var walk = try Walk(["scene city-guide"])
    for _ in 0..<20 { try walk.go("wait 0.01") }
    try walk.go("set undo=5")
    #expect(walk.session.history?.count == 21)
    #expect(walk.session.undone(5) != nil && walk.session.undone(6) == nil)
    #expect(walk.session.undone(3)?.undone(2) != nil && walk.session.undone(3)?.undone(3) == nil)
    let error = #expect(throws: ScriptError.self) { try walk.go("undo 6") }
    #expect(error?.message == "undo reaches back 5 steps, not 6")
    #expect(error?.hint == "`set undo=all` reaches further")
    #expect(throws: ScriptError.self) { try walk.go("undo until 0.1") }
    try walk.go("set undo=0")
    #expect(walk.session.undone() == nil)
    try walk.go("set undo=all")
    #expect(walk.session.undone(20) != nil)
    #expect(throws: ScriptError.self) { try walk.go("set undo=some") }
    #expect(throws: ScriptError.self) { try walk.go("set undo=1.5") }
  }

  @Test func whatIsPlayedAgainCanBeInterrupted() throws {
    var walk = try Walk(["scene city-guide"])
    for _ in 0..<290 { try walk.go("wait 0.01") }
    walk.session.host.shouldStop = { true }
    let error = #expect(throws: ScriptError.self) { try walk.go("undo 250") }
    #expect(error?.isInterruption == true)
  }
}
