import PantomimeKit
import PantomimeLessons
import PantomimeReporting
import PantomimeScripting
import TestSupport
import Testing

/// In 100 variants of each prediction, no misreading is right, and replies around the right one are
/// judged alike by the player and by scripts that play the blocks of the document in a fresh session.
///
/// The blocks are read from the text of the lesson, and the built-in misreadings are written down
/// again here, so that the two judges share only the simulation.
@Suite(.timeLimit) struct WrongModelTests {
  static let tasks = Lessons.texts.flatMap { TaskText.all(of: $0.name, $0.text) }

  @Test func allTasksAreRead() {
    #expect(Self.tasks.count == Lessons.all.map(\.tasks.count).reduce(0, +))
    let predictions = Lessons.all.flatMap(\.tasks).count {
      if case .predict = $0.kind { true } else { false }
    }
    #expect(Self.tasks.count { !$0.blocks("answer").isEmpty } == predictions)
  }

  @Test(arguments: TestRun.sample(tasks.filter { !$0.blocks("answer").isEmpty }, oneIn: 20))
  func predictionsAreJudgedAlike(task: TaskText) throws {
    var (solved, refused, wrongModels) = (0, 0, Set<String>())
    for variant in 0..<(task.draws ? TestRun.isLong ? 100 : 2 : 1) {
      let desk = try TaskDesk(task.lesson, task.index + 1, seed: variant + 1)
      let setup = task.setup(desk.session.names)
      let question = try #require(task.question(desk.session.names))
      let value = try #require(read(question.path, after: setup + question.statements))
      var replies = TaskText.perturbed(value, question.tolerance)
      for model in task.wrongModels {
        let lines = model.applied(to: setup, question.statements)
        guard let wrong = read(model.path(question.path), after: lines) else { continue }
        let isRight = isRight(wrong.text, question, after: setup)
        #expect(!isRight, "\(model.name) answers right: \(wrong.text), variant \(variant)")
        wrongModels.insert(model.name)
        replies.append(wrong.text)
      }
      if variant >= 1, !TestRun.isLong { continue }
      for reply in replies {
        let isSolved = desk.isSolved(["answer \(reply)"])
        #expect(isSolved == isRight(reply, question, after: setup), "answer \(reply)")
        if isSolved { solved += 1 } else { refused += 1 }
      }
    }
    #expect(solved > 0 && refused > 0)
    #expect(wrongModels == Set(task.wrongModels.map(\.name)) && !wrongModels.isEmpty)
  }

  /// Returns the value of a path after statements, and its text.
  private func read(_ path: String, after lines: [String]) -> (value: PathValue, text: String)? {
    guard let replay = replay(lines), replay.status != .broken else { return nil }
    let value = replay.session.simulation?.read(path)
    return value.map { ($0, PathValueText.text($0)) }
  }

  private func isRight(_ reply: String, _ question: Question, after setup: [String]) -> Bool {
    let claim = "expect \(question.path) \(reply) \(question.tolerance)"
    guard let replay = replay(setup + question.statements + [claim]), replay.status != .broken
    else {
      return false
    }
    // A stopped animator at the end of the script is no failure of the claim.
    return replay.failures.allSatisfy { failure in
      replay.lastFailures.contains { $0.mismatch == failure.mismatch }
    }
  }

  private func replay(_ lines: [String]) -> Replay? {
    let text = lines.map { $0 + "\n" }.joined()
    return Replay(
      Script(Array(text.utf8), file: nil), file: nil, in: Session(Catalog.standard))
  }
}
