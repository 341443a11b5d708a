import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// Whatever was done, going back, forth and elsewhere finds everything as it was.
@Suite(.timeLimit) struct HistoryLawTests {
  /// Random lines of every verb but those that travel themselves, each with the hash behind it.
  private struct Walk {
    var session: Session
    var hashes: [String]

    init(seed: Int, lines: Int) throws {
      var maker = RandomStatements(seed: UInt64(seed))
      session = try Play("scene city-guide").session
      hashes = [try session.hash]
      for _ in 0..<lines {
        let line = maker.line(in: session)
        var next = session
        guard let statement = try? Statement(line) else { continue }
        if case .travel = statement.command.role { continue }
        if statement.verbText == "fork" { continue }
        guard (try? next.execute(statement)) != nil else { continue }
        if (next.history?.count ?? 0) > (session.history?.count ?? 0) {
          hashes.append(try next.hash)
        }
        session = next
      }
    }
  }

  @Test(arguments: TestRun.sample(Array(1000..<1016), oneIn: 4))
  func everyStepIsTakenBackAndDoneAgain(_ seed: Int) throws {
    let walk = try Walk(seed: seed, lines: 30)
    let count = walk.hashes.count - 1
    try #require(count >= 5 && walk.session.history?.count == count + 1)
    for steps in 1...count {
      let back = try #require(walk.session.undone(steps))
      #expect(try back.hash == walk.hashes[count - steps], "\(steps)")
      #expect(back.history?.undone == steps)
      let forth = try #require(back.redone(steps))
      #expect(try forth.hash == walk.hashes[count])
      #expect(forth.history?.undone == 0 && back.redone(steps + 1) == nil)
      // In two leaps as in one.
      for first in [1, steps / 2] where first > 0 && first < steps {
        let there = try #require(walk.session.undone(first)?.undone(steps - first))
        #expect(try there.hash == walk.hashes[count - steps])
        let half = try #require(there.redone(first))
        #expect(try half.hash == walk.hashes[count - steps + first])
      }
    }
    #expect(walk.session.undone(count + 2) == nil)
  }

  /// All that was due up to an instant is done, nothing of what was due later: as if the log had been
  /// played up to then.
  @Test(arguments: TestRun.seeds(24, oneIn: 8)) func goingBackToAnInstantIsRunningUpToIt(
    _ seed: Int
  ) throws {
    let walk = try Walk(seed: 1_110 + seed, lines: 25)
    var generator = SeededGenerator(seed: UInt64(seed))
    let simulation = try #require(walk.session.simulation)
    let times = simulation.log.list.map(\.time) + [.zero, simulation.now]
    for _ in 0..<6 {
      let known = times[Int(generator.next() % UInt64(times.count))]
      let share = Instant(seconds: simulation.now.seconds * generator.unit())
      for instant in [known, min(share, simulation.now)] {
        let count = simulation.log.list.count { $0.time <= instant }
        let expected = try simulation.replayed(first: count, until: instant)
        let there = try walk.session.undone(until: instant)
        #expect(there.now == instant)
        #expect(there.simulation?.trace.text == expected.trace.text, "\(instant)")
        #expect(there.simulation?.read("hash") == expected.read("hash"))
      }
    }
  }

  /// Many steps back, forth, in forks and between them, beside a model of them that keeps everything.
  @Test func tenThousandStepsInForks() throws {
    var model = ForkModel(seed: 1)
    for _ in 0..<TestRun.count(10_000, oneIn: 10) { try model.go() }
    #expect(model.steps > TestRun.count(4_000, oneIn: 10) && model.branches.count > 3)
    try model.compareAll()
  }

  @Test func undoIsAsFastAtAnyLength() throws {
    var session = try Play("scene city-guide").session
    let statements = try ["tap on=card", "wait 0.01"].map { try #require(try Statement($0)) }
    for number in 0..<1_000 { _ = try session.execute(statements[number % 2]) }
    let clock = ContinuousClock()
    var times: [Duration] = []
    for number in 0..<TestRun.count(100) {
      let steps = number % 2 == 0 ? 1 : 1 + (number * 7919) % 999
      times.append(
        clock.measure {
          let back = session.undone(steps)
          #expect(back?.history?.undone == steps)
        })
    }
    // Generous, since it is measured in a debug build beside others.
    #expect(times.sorted()[times.count * 94 / 100] < .seconds(1))
  }
}

extension Session {
  fileprivate var hash: String {
    get throws {
      guard case .word(let hash)? = simulation?.read("hash") else { throw Play.NoText() }
      return hash
    }
  }
}

extension Statement {
  fileprivate var verbText: String {
    written.split(separator: " ").first.map(String.init) ?? ""
  }
}

/// Forks with all their sessions written down one by one, beside a session that is to find them.
private struct ForkModel {
  /// The state that distinguishes sessions, cheaply.
  struct Mark: Equatable {
    let time: Instant?
    let events: Int?
    let progress: PathValue?

    init(_ session: Session) {
      time = session.simulation?.now
      events = session.simulation?.trace.count
      progress = session.simulation?.read("progress")
    }
  }

  struct Branch {
    var marks: [Mark]
    var place: Int
  }

  var generator: SeededGenerator
  var session = Session()
  var branches: [String: Branch] = [:]
  var name = "main"
  var steps = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    branches[name] = Branch(marks: [Mark(session)], place: 0)
  }

  private mutating func below(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }

  mutating func go() throws {
    guard var branch = branches[name] else { return }
    switch below(12) {
    case 0:
      let count = 1 + below(branch.place + 1)
      branch.place -= try say("undo \(count)") ? count : 0
      #expect(branch.place >= 0)
    case 1:
      let count = 1 + below(3)
      branch.place += try say("redo \(count)") ? count : 0
      #expect(branch.place < branch.marks.count)
    case 2 where branches.count < 6:
      let new = "f\(branches.count)"
      #expect(try say("fork \(new)"))
      branches[new] = branch
      name = new
    case 3:
      let other = "f\(below(6))"
      guard branches[other] != nil, try say("switch \(other)") else { break }
      name = other
      branch = branches[other] ?? branch
    default:
      let lines = [
        "wait 0.01", "tap on=card", "scene city-guide", "wait 0.003", "set rate=120", "pause",
        "scrub 0.3", "continue",
      ]
      let count = branch.place
      guard try say(session.simulation == nil ? lines[2] : lines[below(lines.count)]) else { break }
      steps += 1
      branch.marks.removeLast(branch.marks.count - 1 - count)
      branch.marks.append(Mark(session))
      branch.place += 1
    }
    branches[name] = branch
    #expect(Mark(session) == branch.marks[branch.place])
    #expect(session.history?.count == branch.place)
  }

  /// Carries a line out; false if it is refused.
  private mutating func say(_ line: String) throws -> Bool {
    guard let statement = try Statement(line) else { return false }
    var next = session
    guard (try? next.execute(statement)) != nil else { return false }
    session = next
    return true
  }

  /// Goes through all steps of all forks.
  mutating func compareAll() throws {
    for (name, branch) in branches.sorted(by: { $0.key < $1.key }) {
      if name != self.name { #expect(try say("switch \(name)")) }
      self.name = name
      var back = session
      for steps in 1..<max(2, branch.place) {
        guard let one = back.undone() else { continue }
        back = one
        #expect(Mark(back) == branch.marks[branch.place - steps])
      }
    }
  }
}
