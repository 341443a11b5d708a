import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// An attempt at a task: the statements typed after its setup, and a reply if the task is a
/// prediction.
package struct LessonAttempt: Sendable, Hashable {
  /// The index of the task.
  package let task: Int
  package let variant: Int
  /// The number of hints that were read before the attempt.
  package let hints: Int
  /// The statements since the setup.
  package let statements: [String]
  /// The reply to a task that asks for a prediction.
  package let reply: String?
  package let isSolved: Bool
  /// A phrase that describes the difference from a solution, or an empty string.
  package let difference: String
}

extension LessonPlayer {
  /// Judges the session after a statement, and returns the feedback.
  mutating func judge(
    _ statement: Statement, in session: Session
  ) throws(ScriptError) -> [LessonFeedback] {
    guard !isSolved else { return [] }
    do throws(LessonProblem) {
      switch task.kind {
      case .act(let check): return act(check, statement, in: session)
      case .predict: return []
      case .test(let broken, let healthy):
        guard case .expectation = statement.command.role else { return [] }
        let script = learned(in: session)
        return conclude(
          try judge.judge(script, broken: broken, healthy: healthy), nil, in: session)
      case .choose(let trials):
        guard statement.isSetting else { return [] }
        let (settings, options) = settings(in: session)
        return conclude(
          try judge.judge(settings, options: options, trials: trials), nil, in: session)
      }
    } catch {
      throw error.error(at: statement.span)
    }
  }

  private mutating func act(
    _ check: LessonBlock, _ statement: Statement, in session: Session
  ) -> [LessonFeedback] {
    let judge = judge
    let now = judge.check(check, in: session)
    if now.isSolved { return conclude(now, nil, in: session) }
    guard endsAttempt(statement, check, in: session) else { return [] }
    // If the check holds once everything has settled, the attempt isn't wrong yet.
    var rested = session.forked
    _ = try? rested.perform("run")
    let later = judge.check(check, in: rested)
    if later.isSolved { return [] }
    // Of the two verdicts, the one closer to a solution shows what is missing.
    var verdict = now.held > later.held ? now : later
    verdict.mistake = judge.mistake(in: [session, rested])
    return conclude(verdict, nil, in: session)
  }

  /// Returns whether a statement ends an attempt at a task whose check has failed.
  private func endsAttempt(
    _ statement: Statement, _ check: LessonBlock, in session: Session
  ) -> Bool {
    guard let simulation = session.simulation else { return false }
    let isHeld =
      !simulation.touchesDown.isEmpty || simulation.pan.state == .began
      || simulation.pan.state == .changed
    switch statement.command.gesturePart {
    case .opening: return false
    case .none: return endsWithoutGesture(statement, check, simulation)
    case .whole: return true
    case .rest: return !isHeld || (check.expectsHeldPan && simulation.pan.state == .changed)
    }
  }

  /// Returns whether a statement ends an attempt at a task whose solution contains no gesture: it
  /// does if everything is at rest afterward, or paused and the check expects an active animator.
  private func endsWithoutGesture(
    _ statement: Statement, _ check: LessonBlock, _ simulation: Simulation
  ) -> Bool {
    guard start?.solutionMakesGesture == false, statement.command.isStep, !statement.isSetting,
      case .plain = statement.command.role
    else { return false }
    func holds(_ path: String, _ value: String) -> Bool {
      simulation.read(path).map { PathValueText.text($0) == value } ?? true
    }
    guard holds("running", "no") else { return false }
    return holds("animator.state", "inactive")
      || holds("animator.state", "active")
        && check.statements.contains { $0.text == "expect animator.state active" }
  }

  /// The statements since the setup, except those that were undone.
  func learned(in session: Session) -> [Statement] {
    Array(session.madeStatements.dropFirst(start?.statements ?? 0))
  }

  /// The settings since the setup, and the options of the last scene.
  func settings(in session: Session) -> (settings: [Statement], options: SceneChange) {
    var settings: [Statement] = []
    var options = SceneChange.adding([])
    for statement in learned(in: session) where statement.isSetting {
      guard case .scene = statement.command.role else {
        settings.append(statement)
        continue
      }
      options = .instead(statement.options.map { $0.written })
    }
    return (settings, options)
  }

  /// Records an attempt, and returns the feedback.
  ///
  /// - Parameter reply: The reply to a task that asks for a prediction.
  mutating func conclude(
    _ verdict: TaskVerdict, _ reply: String?, in session: Session
  ) -> [LessonFeedback] {
    attempts.append(
      LessonAttempt(
        task: record.current, variant: taskRecord.variant, hints: taskRecord.hints,
        statements: learned(in: session).map { $0.written }, reply: reply,
        isSolved: verdict.isSolved, difference: verdict.difference))
    guard !verdict.isSolved else { return solve(in: session) }
    record.tasks[record.current].attempts += 1
    failures += 1
    var feedback: [LessonFeedback] = []
    if !verdict.difference.isEmpty {
      let verdictWord = reply == nil ? "not yet" : "no"
      feedback.append(LessonFeedback(.failed, "\(verdictWord): \(verdict.difference)"))
    }
    return feedback + correction(of: verdict, in: session) + offer()
  }

  /// Returns the prose that follows a solved task, and a remark about what to type next.
  private mutating func solve(in session: Session) -> [LessonFeedback] {
    record.tasks[record.current].state = .solved
    isSolved = true
    let isLast = record.current == lesson.tasks.count - 1
    let next =
      isLast
      ? "That was the last task: \(record.solved) of \(lesson.tasks.count) solved. "
        + "`lesson` lists the lessons, `lesson leave` returns to your own session."
      : "`lesson next` continues."
    return [LessonFeedback(.solved, "solved")]
      + task.conclusion.map { LessonFeedback(.prose, LessonText.filled($0, session.names)) }
      + [LessonFeedback(.note, next)]
  }

  /// Returns the correction of the mistake in an attempt, and records the mistake.
  private mutating func correction(
    of verdict: TaskVerdict, in session: Session
  ) -> [LessonFeedback] {
    guard let index = verdict.mistake else { return [] }
    let block = task.mistakes[index]
    let names = verdict.misreading.map { [$0.name] } ?? block.names
    for name in names where !taskRecord.mistakes.contains(name) {
      record.tasks[record.current].mistakes.append(name)
    }
    let paragraphs =
      block.paragraphs.isEmpty
      ? verdict.misreading.map { [$0.correction] } ?? [] : block.paragraphs
    return paragraphs.map { LessonFeedback(.correction, LessonText.filled($0, session.names)) }
  }

  /// Offers a hint if several attempts have failed since the last one.
  private mutating func offer() -> [LessonFeedback] {
    guard failures >= LessonPlayer.patience else { return [] }
    let (read, all) = (taskRecord.hints, task.hints.count)
    if read < all {
      failures = 0
      return [LessonFeedback(.note, "`lesson hint` shows hint \(read + 1) of \(all).")]
    }
    return [LessonFeedback(.note, "`lesson solution` shows a solution.")]
  }
}

extension LessonBlock {
  /// Whether the block expects a pan to be in progress.
  var expectsHeldPan: Bool {
    statements.contains { line in
      let words = line.text.split(separator: " ")
      return words.count > 2 && words[1] == "pan.state"
        && (words[2] == "began" || words[2] == "changed")
    }
  }
}

extension Statement {
  /// Whether the statement changes a setting, or starts a scene with options.
  var isSetting: Bool {
    if case .scene = command.role { return true }
    return verb?.text == SetCommand.form.name && command.isStep
  }
}
