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

/// The last gesture of an attempt, which can be played again from its beginning.
///
/// It begins where a pan begins, or else with the attempt.
struct LastGesture {
  /// The session as the gesture begins, without a history.
  private var session: Session
  /// The statements from there on.
  private var statements: [Statement]

  /// Finds the last gesture among the statements that follow the start of a task.
  init(of made: [Statement], from start: TaskStart) {
    let played = made.filter { statement in
      if case .expectation = statement.command.role { false } else { true }
    }
    var next = start.session.forked
    (session, statements) = (next, played)
    for (index, statement) in played.enumerated() {
      let before = next
      _ = try? next.execute(statement)
      if case .whole = statement.command.gesturePart, next.hasPanned(since: before) {
        (session, statements) = (before, Array(played[index...]))
      } else if next.holdsPan, !before.holdsPan {
        (session, statements) = (next, Array(played[(index + 1)...]))
      }
    }
  }

  /// Lets the time after the gesture pass, until everything is at rest.
  mutating func rest() {
    if let run = try? session.read("run") { statements += run }
  }

  /// Returns the mismatch of an expectation over time that is made as the gesture begins, or `nil` if
  /// it holds.
  func mismatch(of line: LessonLine, file: String) throws(LessonProblem) -> Mismatch? {
    var fork = session
    if let failed = try fork.perform(line, file: file).first { return failed }
    for statement in statements {
      if let failed = (try? fork.execute(statement))?.mismatches.first { return failed }
    }
    // What has to hold eventually may not have held yet.
    return fork.end().failures.first?.mismatch
  }
}

extension Session {
  /// Whether a pan has begun since an earlier state of the session; a tap begins none.
  fileprivate func hasPanned(since earlier: Session) -> Bool {
    guard let entries = simulation?.trace.list else { return false }
    let start = max(earlier.simulation?.trace.count ?? 0, entries.startIndex)
    return entries.suffix(from: start).contains {
      $0.event.kind == .pan && $0.event.lastWord == "began"
    }
  }

  /// Whether a pan is in progress.
  fileprivate var holdsPan: Bool {
    guard let state = simulation?.pan.state else { return false }
    return state == .began || state == .changed
  }
}

extension LessonLine {
  /// A phrase for an unmet `eventually`, which is about the beginning of a gesture, or `nil` for any
  /// other line.
  fileprivate var unmetAtStart: String? {
    let words = text.split(separator: " ")
    guard words.count > 2, words[1] == Opening.eventually.rawValue,
      let end = words.lastIndex(of: "in")
    else { return nil }
    let claim = LessonText.joined(words[2..<end].map { String($0) }, by: " ")
    return "`\(claim)` did not hold when the gesture began"
  }

  /// Whether the line is an expectation over an interval of time.
  var isOverTime: Bool {
    let words = text.split(separator: " ", maxSplits: 2)
    return words.count > 2 && words[0] == Expect.form.name[...]
      && Opening(rawValue: String(words[1])) != nil
  }
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
  ///
  /// - Parameter gesture: The last gesture of the session, which expectations over time are about.
  func check(
    _ block: LessonBlock, in session: Session, gesture: LastGesture? = nil
  ) -> TaskVerdict {
    var fork = session.forked
    for (held, line) in block.statements.joiningContinued().enumerated() {
      do throws(LessonProblem) {
        if let gesture, line.isOverTime {
          if let mismatch = try gesture.mismatch(of: line, file: file) {
            // The text of the task says what has to hold throughout.
            let value = mismatch.phrase.drop { $0 != ":" }.drop { $0 == ":" || $0 == " " }
            return TaskVerdict(difference: line.unmetAtStart ?? String(value), held: held)
          }
          continue
        }
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
  ///
  /// - Parameter gestures: The last gesture of each session, or none if no expectation is about one.
  func mistake(in sessions: [Session], gestures: [LastGesture] = []) -> Int? {
    task.mistakes.indices.first { index in
      let block = task.mistakes[index]
      guard !block.statements.isEmpty else { return false }
      return sessions.indices.contains { place in
        let gesture = gestures.indices.contains(place) ? gestures[place] : nil
        return check(block, in: sessions[place], gesture: gesture).isSolved
      }
    }
  }

  // MARK: Predicting

  /// Returns the verdict on a prediction.
  ///
  /// - Throws: An error if the reply can't be a value of the path.
  func judge(
    _ reply: String, _ prediction: Prediction, from start: TaskStart
  ) throws(ScriptError) -> TaskVerdict {
    let fork = try after(prediction, from: start)
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

  /// Returns whether a prediction is right.
  ///
  /// - Throws: An error if the reply can't be a value of the path.
  func isRight(
    _ reply: String, _ prediction: Prediction, from start: TaskStart
  ) throws(ScriptError) -> Bool {
    try holds(
      reply, prediction.path, prediction.tolerance, in: try after(prediction, from: start))
  }

  /// Returns the session after the statements of a prediction.
  private func after(
    _ prediction: Prediction, from start: TaskStart
  ) throws(ScriptError) -> Session {
    var fork = start.session.forked
    do throws(LessonProblem) {
      _ = try fork.perform(prediction.statements, file: file)
    } catch {
      throw error.error(at: Span(0, 1))
    }
    return fork
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
    do throws(LessonProblem) {
      _ = try session.perform(statements, file: file)
    } catch {
      // The answer runs without the mistake, so the mistake is what has to change.
      let line = "line \(error.diagnostic.line)"
      throw LessonProblem(
        "after this mistake, the answer in \(line) can't run: \(error.diagnostic.error.message)",
        block.head, file: file, part: block.role.rawValue,
        hint: "leave out what the answer does, or set it up differently")
    }
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
      let options = block.sceneOptions.filter { !task.setup.sceneOptions.contains($0) }
      let words = block.names.prefix(1) + options.map { String($0) }
      let name = words.isEmpty ? "" : " (\(LessonText.joined(Array(words), by: ", ")))"
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

extension LessonBlock {
  /// The options with which the first line of the block starts a scene.
  fileprivate var sceneOptions: [Substring] {
    statements.first?.text.split(separator: " ").filter { $0.contains("=") } ?? []
  }
}

extension PathValue {
  /// The value as a reply to a prediction.
  fileprivate var typed: String { PathValueText.text(self) }
}
