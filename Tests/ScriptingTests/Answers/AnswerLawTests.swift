import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// What holds of every answer, whatever is typed in whichever scene.
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

  @Test(arguments: 100..<112) func everyStatementIsAnsweredInAFewLines(_ seed: Int) throws {
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

  @Test(arguments: 200..<212) func everyValueOfAnAnswerIsAsItSays(_ seed: Int) throws {
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
      let told = try asked.answer(statement, style: .plain).step
      #expect(step.entries == told.entries, "\(line)")
      #expect(plain.simulation?.trace == asked.simulation?.trace, "\(line)")
      #expect(plain.simulation?.now == asked.simulation?.now, "\(line)")
      for path in plain.simulation?.paths ?? [] {
        #expect(plain.simulation?.read(path) == asked.simulation?.read(path), "\(line): \(path)")
      }
      return plain
    }
  }

  @Test(arguments: Scenes.all.map { $0.name }) func whatComesOfATapComesTrue(scene: String) throws {
    var talk = Talk()
    _ = try talk.say("scene \(scene)")
    _ = try talk.say("run for 2")
    guard let view = talk.session.simulation?.tappable.first else { return }
    let text = try talk.say("tap on=\(view)")
    guard let told = text.firstRange(of: ": "), text.contains(" starts: ") else { return }
    let word = text[told.upperBound...].prefix { $0 != " " && $0 != "\n" }
    var later = talk
    _ = try later.say("run")
    let states = [later.session.simulation?.state ?? "", "out"]
    #expect(states.contains(String(word)), "\(scene): \(text)")
  }
}

extension Response {
  /// Whether it shows something by itself.
  fileprivate var isShown: Bool {
    switch self {
    case .text, .page, .answered, .picture, .values, .everything, .events, .quit: true
    case .nothing, .verdict: false
    }
  }

  fileprivate var hasPassed: Bool {
    if case .verdict(.passed) = self { true } else { false }
  }
}
