import PantomimeKit
import PantomimeLessons
import PantomimeReporting
import PantomimeScripting
import TestSupport
import Testing

/// Constructed answers to predictions, tests and choices are judged alike by the player and by scripts
/// that play the blocks of the document in a fresh session.
///
/// The blocks are read from the text of the lesson, and the built-in misreadings are written down
/// again here, so that the two judges share only the simulation.
@Suite(.timeLimit) struct ConstructedAnswerTests {
  static let tasks = Lessons.texts.flatMap { TaskText.all(of: $0.name, $0.text()) }

  @Test func allTasksAreRead() {
    let kinds = ["check", "answer", "broken", "trial"].map { kind in
      Self.tasks.count { !$0.blocks(kind).isEmpty }
    }
    #expect(Self.tasks.count == Lessons.all.map(\.tasks.count).reduce(0, +))
    #expect(kinds.reduce(0, +) == Self.tasks.count && kinds.allSatisfy { $0 > 4 })
  }

  // MARK: Predictions

  @Test(arguments: tasks.filter { !$0.blocks("answer").isEmpty })
  func predictionsAreJudgedAlike(task: TaskText) throws {
    var (solved, refused, wrongModels) = (0, 0, Set<String>())
    for variant in 0..<(task.draws ? TestRun.isLong ? 100 : 12 : 1) {
      let sitting = try Sitting(task, seed: variant + 1)
      let setup = task.setup(sitting.session.names)
      let question = try #require(task.question(sitting.session.names))
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
      if variant >= 3, !TestRun.isLong { continue }
      for reply in replies {
        let isSolved = sitting.isSolved(["answer \(reply)"])
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
    return passes(setup + question.statements + [claim], counting: 1)
  }

  // MARK: Tests

  @Test(arguments: tasks.filter { !$0.blocks("broken").isEmpty })
  func testsAreJudgedAlike(task: TaskText) throws {
    let sitting = try Sitting(task, seed: 1)
    let samples = task.samples
    var random = Mutation(state: 11)
    var solved = 0
    let count = TestRun.isLong ? 250 : 25
    for number in 0..<count {
      let sample = samples[number % samples.count]
      let lines = number < samples.count ? sample : random.mutated(sample)
      let isSolved = sitting.isSolved(lines)
      #expect(isSolved == tells(lines, task), "\(lines.joined(separator: "; "))")
      if isSolved { solved += 1 }
    }
    #expect(solved > 0 && solved < count)
  }

  /// Returns whether some beginning of a script passes on the healthy scenes and fails on the broken
  /// ones; lines that can't be run are left out.
  private func tells(_ lines: [String], _ task: TaskText) -> Bool {
    let healthy = (task.blocks("setup") + task.blocks("healthy")).map(\.lines)
    let broken = task.blocks("broken").map(\.lines)
    var played: [String] = []
    for line in lines {
      if replay(healthy[0] + played + [line])?.status == .broken { continue }
      played.append(line)
      guard line.hasPrefix("expect ") else { continue }
      if healthy.allSatisfy({ replay($0 + played)?.status == .passed }),
        broken.allSatisfy({ replay($0 + played)?.status == .failed })
      {
        return true
      }
    }
    return false
  }

  // MARK: Choices

  @Test(arguments: tasks.filter { !$0.blocks("trial").isEmpty })
  func choicesAreJudgedAlike(task: TaskText) throws {
    let sitting = try Sitting(task, seed: 1)
    var choices = task.choices
    var random = Mutation(state: 13)
    for _ in 0..<(TestRun.isLong ? 200 : 20) {
      let pair = (0...random.below(2)).map { _ in choices[random.below(choices.count)][0] }
      choices.append(random.mutated(pair))
    }
    var solved = 0
    for lines in choices {
      let isSolved = sitting.isSolved(lines)
      #expect(isSolved == satisfies(lines, task), "\(lines.joined(separator: "; "))")
      if isSolved { solved += 1 }
    }
    #expect(solved > 0 && solved < choices.count)
  }

  /// Returns whether every trial holds after some beginning of the settings.
  private func satisfies(_ lines: [String], _ task: TaskText) -> Bool {
    let setup = task.blocks("setup")[0].lines
    var settings: [String] = []
    for line in lines where replay(setup + settings + [line])?.status != .broken {
      settings.append(line)
      // A scene replaces that of the setup.
      let start = line.hasPrefix("scene ") ? [line] : setup + settings
      if task.blocks("trial").allSatisfy({ passes(start + $0.lines, counting: nil) }) {
        return true
      }
    }
    return false
  }

  // MARK: Scripts

  private func replay(_ lines: [String]) -> Replay? {
    let text = lines.map { $0 + "\n" }.joined()
    return Replay(
      Script(Array(text.utf8), file: nil), file: nil, in: Session(Catalogue.standard))
  }

  /// Returns whether the expectations of a script hold; a misuse at its end doesn't count.
  private func passes(_ lines: [String], counting count: Int?) -> Bool {
    guard let replay = replay(lines), replay.status != .broken else { return false }
    if let count, replay.expectations != count { return false }
    return replay.failures.allSatisfy { failure in
      failure.mismatch.isMisuse
        || replay.lastFailures.contains { $0.mismatch == failure.mismatch }
    }
  }
}

/// A player at the start of a task.
private struct Sitting {
  let session: Session
  private let desk: LessonDesk

  init(_ task: TaskText, seed: Int) throws {
    var session = Session(Catalogue.standard.withLessons)
    var desk = LessonDesk(seed: 1)
    let first = "lesson \(task.lesson) seed=\(seed)"
    for line in [first] + Array(repeating: "lesson skip", count: task.index) {
      _ = try desk.answer(line: line, in: &session, style: .plain)
    }
    (self.session, self.desk) = (session, desk)
  }

  /// Returns whether the player calls the task solved; lines with errors have no effect.
  func isSolved(_ lines: [String]) -> Bool {
    var (session, desk) = (session, desk)
    for line in lines {
      let before = (session, desk)
      do {
        _ = try desk.answer(line: line, in: &session, style: .plain)
      } catch {
        (session, desk) = before
      }
    }
    return desk.player?.taskRecord.state == .solved
  }
}
