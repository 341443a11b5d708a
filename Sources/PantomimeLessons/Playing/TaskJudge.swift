import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// The verdict on an attempt at a task.
struct TaskVerdict: Sendable {
  /// Whether the task is solved.
  var isSolved = false
  /// A phrase that describes the difference from a solution, or an empty string.
  var difference = ""
  /// The number of lines of a check that hold, up to the first line that doesn't.
  var held = 0
  /// The index of the mistake in the attempt, or `nil` if it contains no known mistake.
  var mistake: Int?
  /// The built-in misreading that explains the attempt, or `nil` if there is none.
  var misreading: Misreading?

  static var solved: TaskVerdict { TaskVerdict(isSolved: true) }
}

/// A judge of attempts at a task.
struct TaskJudge: Sendable {
  let task: LessonTask
  let file: String
  /// The session without a scene in which setups run.
  let blank: Session
  let numbers: LessonSeed

  /// Returns the task after its setup.
  func start(with options: SceneChange = .adding([])) throws(LessonProblem) -> TaskStart {
    try TaskStart(
      task.setup, numbers, in: blank, solution: task.solution, with: options, file: file)
  }

  /// Returns the task after another setup.
  private func start(_ setup: LessonBlock) throws(LessonProblem) -> TaskStart {
    try TaskStart(setup, numbers, in: blank, file: file)
  }

  // MARK: Acting

  /// Returns whether expectations hold in a fork of a session, and the first one that doesn't hold.
  func check(_ block: LessonBlock, in session: Session) -> TaskVerdict {
    var fork = session.forked
    for (held, line) in block.statements.joiningContinued().enumerated() {
      do throws(LessonProblem) {
        if let mismatch = try fork.perform(line, file: file).first {
          return TaskVerdict(difference: mismatch.phrase, held: held)
        }
      } catch {
        return TaskVerdict(difference: error.diagnostic.error.message, held: held)
      }
    }
    return .solved
  }

  /// Returns the first mistake whose expectations hold in one of the sessions.
  func mistake(in sessions: [Session]) -> Int? {
    task.mistakes.indices.first { index in
      let block = task.mistakes[index]
      guard !block.statements.isEmpty else { return false }
      return sessions.contains { check(block, in: $0).isSolved }
    }
  }

  // MARK: Predicting

  /// Returns the verdict on a prediction.
  ///
  /// - Throws: An error if the reply can't be a value of the path.
  func judge(
    _ reply: String, _ prediction: Prediction, from start: TaskStart
  ) throws(ScriptError) -> TaskVerdict {
    var fork = start.session.forked
    do throws(LessonProblem) {
      _ = try fork.perform(prediction.statements, file: file)
    } catch {
      throw error.error(at: Span(0, 1))
    }
    if try holds(reply, prediction.path, prediction.tolerance, in: fork) { return .solved }
    let value =
      PlaceNotation(prediction.path, in: fork)?.chosen(like: reply)
      ?? fork.simulation?.read(prediction.path)?.typed ?? "absent"
    var verdict = TaskVerdict(difference: "\(prediction.path) is \(value), not \(reply)")
    for model in models(of: prediction) where predicts(model, reply, prediction, from: start) {
      (verdict.mistake, verdict.misreading) = (model.mistake, model.misreading)
      break
    }
    return verdict
  }

  /// Returns whether a path reads the value of a reply, or the place that the reply names in another
  /// notation.
  ///
  /// - Throws: An error if the reply can't be a value of the path.
  private func holds(
    _ reply: String, _ path: String, _ tolerance: String, in session: Session
  ) throws(ScriptError) -> Bool {
    if let place = PlaceNotation(path, in: session) {
      switch place.reading(of: reply) {
      case .asWritten: break
      case .place(let index): return index == place.chosen
      case .impossible(let places):
        throw ScriptError("'\(reply)' is not one of the places", Span(0, 1), hint: places)
      }
    }
    if let value = session.simulation?.read(path) {
      try PossibleReply(path, value).check(reply)
    }
    var session = session
    let claim = "expect \(path) == \(reply)" + (tolerance.isEmpty ? "" : " \(tolerance)")
    return try session.perform(claim).isEmpty
  }

  /// A wrong model of a task: a separate block, or a built-in misreading.
  struct Model: Sendable {
    /// The index of the mistake.
    let mistake: Int
    let misreading: Misreading?
  }

  /// Returns the wrong models of a prediction, in order.
  func models(of prediction: Prediction) -> [Model] {
    var models: [Model] = []
    for (index, block) in task.mistakes.enumerated() {
      let known = block.names.compactMap { Misreadings.named($0) }
      if !block.statements.isEmpty || known.isEmpty {
        models.append(Model(mistake: index, misreading: nil))
      } else {
        models += known.map { Model(mistake: index, misreading: $0) }
      }
    }
    return models
  }

  private func predicts(
    _ model: Model, _ reply: String, _ prediction: Prediction, from start: TaskStart
  ) -> Bool {
    guard let wrong = try? modeled(model, prediction, from: start) else { return false }
    return (try? holds(reply, wrong.path, wrong.tolerance, in: wrong.session)) == true
  }

  /// Returns a session that behaves as a wrong model predicts, and the path to read in that
  /// session.
  func modeled(
    _ model: Model, _ prediction: Prediction, from start: TaskStart
  ) throws(LessonProblem) -> (session: Session, path: String, tolerance: String) {
    let block = task.mistakes[model.mistake]
    var (path, tolerance) = (prediction.path, prediction.tolerance)
    var session = start.session.forked
    if let misreading = model.misreading {
      if !misreading.scene.isEmpty {
        session = try self.start(with: .adding([misreading.scene])).session.forked
      }
      for statement in misreading.statements {
        _ = try session.perform(LessonLine(statement, block.head.number), file: file)
      }
      path = misreading.path(for: path)
    } else {
      var lines = block.statements
      if let last = lines.last, let question = Prediction.question(last.text) {
        (path, tolerance) = question
        lines.removeLast()
      }
      _ = try session.perform(lines, file: file)
    }
    let statements = prediction.statements.map { model.misreading?.line(for: $0) ?? $0 }
    _ = try session.perform(statements, file: file)
    return (session, path, tolerance)
  }

  /// Returns the value that a prediction reads, or that a wrong model predicts, in a form that can
  /// be typed.
  func value(
    of prediction: Prediction, from start: TaskStart, under model: Model? = nil
  ) throws(LessonProblem) -> String {
    if let model {
      let (session, path, _) = try modeled(model, prediction, from: start)
      return try value(path, in: session, model.mistake)
    }
    var fork = start.session.forked
    _ = try fork.perform(prediction.statements, file: file)
    return try value(prediction.path, in: fork, nil)
  }

  private func value(
    _ path: String, in session: Session, _ mistake: Int?
  ) throws(LessonProblem) -> String {
    guard let value = session.simulation?.read(path) else {
      let head = mistake.map { task.mistakes[$0].head } ?? task.head
      throw LessonProblem("there is no path '\(path)' at that point", head, file: file)
    }
    return value.typed
  }

  // MARK: Testing

  /// The outcome of a learner's test on a scene.
  private enum Outcome {
    case passed(Session)
    /// An expectation failed; `isEarlier` indicates whether it precedes the last statement.
    case failed(String, isEarlier: Bool)
    case broken(String)
  }

  /// The advice to show if an earlier statement of a test causes it to fail.
  private static let advice =
    "; the test keeps every statement since the task began: `restart` starts it again"

  /// Returns the verdict on a test.
  func judge(
    _ script: [Statement], broken: [LessonBlock], healthy: [LessonBlock]
  ) throws(LessonProblem) -> TaskVerdict {
    for (index, block) in ([task.setup] + healthy).enumerated() {
      let name = block.names.first.map { " (\($0))" } ?? ""
      let place = index == 0 ? "the healthy scene" : "a harmless variant of the scene\(name)"
      switch run(script, in: try start(block).session) {
      case .passed: break
      case .failed(let difference, let isEarlier):
        return TaskVerdict(
          difference: "it fails on \(place): \(difference)" + (isEarlier ? TaskJudge.advice : ""))
      case .broken(let message):
        return TaskVerdict(difference: "it can't be run on \(place): \(message)")
      }
    }
    for block in broken {
      switch run(script, in: try start(block).session) {
      case .failed: break
      case .passed(let session):
        var verdict = TaskVerdict(difference: "it passes on the broken scene, too")
        verdict.mistake = mistake(in: [session])
        return verdict
      case .broken(let message):
        return TaskVerdict(difference: "it can't be run on the broken scene: \(message)")
      }
    }
    return .solved
  }

  private func run(_ script: [Statement], in start: Session) -> Outcome {
    var session = start
    do throws(ScriptError) {
      var failures: [Failure] = []
      var isEarlier = false
      for statement in script {
        isEarlier = !failures.isEmpty
        try session.check(statement)
        failures += try session.execute(statement).failures
      }
      var ended = session
      failures += ended.end().failures
      guard let first = failures.first?.mismatch else { return .passed(session) }
      return .failed(first.phrase, isEarlier: isEarlier)
    } catch {
      return .broken(error.message)
    }
  }

  // MARK: Choosing

  /// Returns the verdict on a learner's settings, that is, `set` statements and options of the
  /// scene.
  func judge(
    _ settings: [Statement], options: SceneChange, trials: [LessonBlock]
  ) throws(LessonProblem) -> TaskVerdict {
    var start = try start(with: options).session.forked
    for setting in settings {
      do throws(ScriptError) {
        try start.check(setting)
        _ = try start.execute(setting)
      } catch {
        return TaskVerdict(difference: error.message)
      }
    }
    for (index, trial) in trials.enumerated() {
      let verdict = check(trial, in: start)
      if verdict.isSolved { continue }
      let difference = "requirement \(index + 1) of \(trials.count): \(verdict.difference)"
      return TaskVerdict(difference: difference, mistake: mistake(in: [start]))
    }
    return .solved
  }
}

extension PathValue {
  /// The value as a reply to a prediction.
  fileprivate var typed: String { PathValueText.text(self) }
}
