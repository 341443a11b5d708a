import Foundation
import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// Laws of every answer, for every line in every scene.
@Suite(.timeLimit) struct AnswerLawTests {
  /// Random lines, those that are refused left out.
  private func lines(_ seed: Int, _ look: (String, Session, Statement) throws -> Session) rethrows {
    var maker = RandomStatements(seed: UInt64(seed))
    var session = Session()
    for _ in 0..<30 {
      let line = maker.line(in: session)
      var next = session
      guard let statement = try? Statement(line), (try? next.execute(statement)) != nil else {
        continue
      }
      session = try look(line, session, statement)
    }
  }

  @Test(arguments: TestRun.sample(Array(100..<112), oneIn: 4))
  func everyStatementIsAnsweredInAFewLines(_ seed: Int) throws {
    try lines(seed) { line, session, statement in
      for (columns, most) in [(80, 3), (60, 6)] {
        var next = session
        let step = try next.execute(statement)
        guard let answer = Answers.answer(step, before: session.simulation, after: next) else {
          #expect(step.response.isShown, "\(line) is not answered")
          return next
        }
        let style = Style(hasColor: false, isUnicode: true, columns: columns)
        let text = answer.text(style: style)
        let shown = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect((1...most).contains(shown.count), "\(line)\n\(text)")
        let isNarrow = shown.allSatisfy { !$0.isEmpty && Printable.width(String($0)) <= columns }
        #expect(isNarrow, "\(text)")
      }
      var next = session
      _ = try next.execute(statement)
      return next
    }
  }

  @Test(arguments: TestRun.sample(Array(200..<212), oneIn: 4)) func everyValueOfAnAnswerIsAsItSays(
    _ seed: Int
  ) throws {
    try lines(seed) { line, session, statement in
      var next = session
      let step = try next.execute(statement)
      for value in Answers.answer(step, before: session.simulation, after: next)?.now ?? [] {
        var asking = next
        let claim = try #require(try Statement("expect \(value.text)"))
        let verdict = try asking.execute(claim).response
        #expect(verdict.hasPassed, "\(line): \(value.text)")
      }
      return next
    }
  }

  @Test(arguments: 300..<306) func anAnswerLeavesTheSessionAsItIs(_ seed: Int) throws {
    try lines(seed) { line, session, statement in
      var plain = session
      var asked = session
      let step = try plain.execute(statement)
      let told = try asked.answer(statement).step
      #expect(step.entries == told.entries, "\(line)")
      #expect(plain.simulation?.trace == asked.simulation?.trace, "\(line)")
      #expect(plain.simulation?.now == asked.simulation?.now, "\(line)")
      for path in plain.simulation?.paths ?? [] {
        #expect(plain.simulation?.read(path) == asked.simulation?.read(path), "\(line): \(path)")
      }
      return plain
    }
  }

  @Test(arguments: TestRun.sample(Scenes.all.map { $0.name }, oneIn: 3))
  func whatComesOfATapComesTrue(scene: String) throws {
    var session = Session()
    _ = try session.answer(line: "scene \(scene)", style: .plain)
    _ = try session.answer(line: "run for 2", style: .plain)
    guard let view = session.simulation?.tappable.first else { return }
    let tap = try #require(try Statement("tap on=\(view)"))
    guard let clause = try session.answer(tap).answer?.outcome.first, clause.kind == .starts else {
      return
    }
    _ = try session.answer(line: "run", style: .plain)
    let isTrue = clause.outcome == "out" || clause.outcome == session.simulation?.state
    #expect(isTrue, "\(scene)")
  }

  /// The answer to a lift-off predicts the state and the instant of its end.
  @Test(arguments: ["300", "-300", "0", "-1200"]) func whatComesOfALiftOffComesTrue(
    vy: String
  ) throws {
    for distance in ["-20", "-120", "-200"] {
      var session = Session()
      for line in ["scene city-guide", "pan began", "pan changed dy=\(distance)"] {
        _ = try session.answer(line: line, style: .plain)
      }
      let lift = try #require(try Statement("pan ended vy=\(vy)"))
      let clause = try #require(try session.answer(lift).answer?.outcome.first)
      #expect(clause.kind == .released)
      let seconds = try #require(clause.seconds)
      _ = try session.answer(line: "run", style: .plain)
      let simulation = try #require(session.simulation)
      #expect(simulation.state == clause.outcome)
      #expect((simulation.now.seconds - seconds).magnitude < 1e-9)
      #expect(clause.isReturn == (simulation.read("position") == .word("start")))
    }
  }

  @Test func kindsHaveNamesOfTheirOwn() {
    let names = Clause.Kind.all.map { $0.name }
    #expect(Set(names).count == names.count)
    let isPlain = names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } }
    #expect(isPlain)
  }

  /// The published schemas list the same kinds as the program.
  @Test func schemasKnowEveryKind() throws {
    func kinds(_ schema: String, _ path: String...) throws -> [String] {
      let bytes = try ProjectFiles.bytes(of: "scripts/schemas/\(schema).schema.json")
      var value = try JSONSerialization.jsonObject(with: Data(bytes))
      for name in ["$defs"] + path {
        value = try #require((value as? [String: Any])?[name], "\(name)")
      }
      return try #require(value as? [String]).sorted()
    }
    let names = Clause.Kind.all.map { $0.name }.sorted()
    #expect(try kinds("answer", "answer", "properties", "kind", "enum") == names)
    #expect(try kinds("answer", "clause", "properties", "kind", "enum") == names)
    let items = try kinds(
      "report", "coverage", "properties", "items", "items", "properties", "kind", "enum")
    #expect(items == Coverage.Kind.allCases.map { $0.rawValue }.sorted())
  }

  @Test(arguments: TestRun.sample(Array(400..<412), oneIn: 4))
  func everyClauseIsOfAKnownKindAndHasWords(_ seed: Int) throws {
    try lines(seed) { line, session, statement in
      var next = session
      let answer = try next.answer(statement).answer
      let clauses = (answer?.outcome ?? []) + (answer?.because ?? [])
      for clause in clauses + [answer?.still].compactMap({ $0 }) {
        #expect(Clause.Kind.all.contains(clause.kind), "\(line): \(clause.kind.name)")
        #expect(!clause.text.isEmpty, "\(line): \(clause.kind.name)")
      }
      return next
    }
  }
}

extension Response {
  /// Whether it shows something without a change.
  fileprivate var isShown: Bool {
    switch self {
    case .text, .page, .answered, .explained, .picture, .screen, .values, .everything, .events,
      .quit:
      true
    case .nothing, .noted, .verdict: false
    }
  }

  fileprivate var hasPassed: Bool {
    if case .verdict(.passed) = self { true } else { false }
  }
}
