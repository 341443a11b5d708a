import PantomimeKit
package import PantomimeReporting
import PantomimeScenes
package import PantomimeScripting

/// A lesson that is being played; it takes statements and replies, and returns text and feedback.
///
/// The player has no access to terminals or files. The session belongs to the caller, so any
/// program that can show a session can also show a lesson: `begin(in:)` replaces the caller's
/// session with that of the current task, and `take(_:in:style:)` executes a line in that session
/// and judges the result.
package struct LessonPlayer: Sendable {
  package let lesson: Lesson
  /// The progress, to be saved between sessions.
  package internal(set) var record: LessonRecord
  /// The attempts in this session, in order.
  package internal(set) var attempts: [LessonAttempt] = []
  /// The attempts of earlier sessions, in order.
  var earlier: [SavedAttempts.Attempt] = []
  /// Whether the comments of the lesson on wrong samples are shown.
  var comments = true
  /// Whether statements are executed without answers, because only the verdicts are read.
  var isSilent = false
  /// The number of failed attempts since the last hint was read or offered.
  var failures = 0
  /// The current task after its setup, or `nil` before `begin(in:)`.
  var start: TaskStart?
  /// The numbers with which `start` has begun; with the same ones, it serves again.
  private var startKey: StartKey?
  /// The outcome of the last reply if it was wrong and nothing has been typed since, for `why`.
  private var outcome: Outcome?
  /// Whether the task has been solved since it last started; the record keeps an earlier solution.
  var isSolved = false
  /// The caller's session, without a scene, in which setups run.
  var blank: Session

  /// The number of failed attempts after which the next hint is offered.
  static let patience = 3

  /// What the start of a task depends on.
  private struct StartKey: Hashable {
    let seed: UInt64
    let task: Int
    let variant: Int
  }

  /// The session after a wrong reply.
  ///
  /// This is an immutable class, because a structure would add the code that copies a session.
  private final class Outcome: Sendable {
    let session: Session
    /// The path of the predicted value if `why` is about that value, or `nil` if it is about the
    /// outcome of the whole gesture, which a word such as `collapsed` names.
    let path: String?
    /// What `why` explains, or `nil` if it has no cause to name.
    let explained: String?

    init(_ session: Session, of path: String) {
      self.session = session
      let isOfAnimator = path == "animator.state" || path.hasSuffix(".animator.state")
      let isNumber = if case .number = session.simulation?.read(path) { true } else { false }
      guard isOfAnimator || isNumber && PlaceNotation(path, in: session)?.isPlace != true else {
        (self.path, explained) = (nil, "outcome")
        return
      }
      let namesCause = isOfAnimator || Outcome.namesCause(of: path, in: session)
      // A release has its own causes, which lead to the values that it leaves.
      let isReleased =
        session.simulation.map { $0.decisionRecord != nil && !$0.isHeld } ?? false
      self.path = namesCause || !isReleased ? path : nil
      explained = namesCause ? "value" : isReleased ? "outcome" : nil
    }

    /// Whether the explanation of a value contains more than its meaning, and the statement that
    /// changed it.
    private static func namesCause(of path: String, in session: Session) -> Bool {
      var fork = session
      let why = "\(Why.form.name) \(path)"
      guard let text = (try? fork.answer(line: why, style: .plain))?.text else { return false }
      return text.split(separator: "\n").dropFirst().contains { line in
        let label = line.prefix { $0 != " " }
        return !label.isEmpty
          && !["means", "since", "now", "before", "during", "facts"].contains(label)
      }
    }
  }

  /// The response to a line.
  package struct Response: Sendable {
    /// The answers to the statements, as the language prints them.
    package var text = ""
    /// The executed statements, for hosts that show more than text.
    package var answered: [AnsweredStatement] = []
    /// The feedback to show after the text, in order.
    package var feedback: [LessonFeedback] = []
    /// Whether the user wants to leave the program.
    package var isOver = false
    /// The view that takes over the terminal, or `nil` if there is none.
    package var screen: ScreenRequest?
  }

  /// Creates a player at the first task.
  package init(_ lesson: Lesson, seed: UInt64, in catalog: Catalog) {
    let record = LessonRecord(lesson.name, seed: seed, taskCount: lesson.tasks.count)
    self.init(lesson, record, in: Session(catalog))
  }

  /// Creates a player that resumes a lesson.
  ///
  /// - Parameters:
  ///   - record: The progress; a record for a different number of tasks is discarded.
  ///   - blank: A session without a scene, with the host for the lesson's statements.
  package init(_ lesson: Lesson, _ record: LessonRecord, in blank: Session) {
    self.lesson = lesson
    self.record =
      record.tasks.count == lesson.tasks.count
      ? record : LessonRecord(lesson.name, seed: record.seed, taskCount: lesson.tasks.count)
    self.blank = blank
  }

  /// The current task.
  package var task: LessonTask { lesson.tasks[record.current] }

  /// The progress in the current task.
  package var taskRecord: TaskRecord { record.tasks[record.current] }

  var judge: TaskJudge {
    TaskJudge(
      task: task, file: lesson.file, blank: blank,
      numbers: LessonSeed(record.seed, task: record.current, variant: taskRecord.variant))
  }

  /// Starts the current task in the session, and returns its text.
  ///
  /// - Throws: An error if the setup can't be run.
  package mutating func begin(in session: inout Session) throws(ScriptError) -> [LessonFeedback] {
    try restart(in: &session)
    var feedback: [LessonFeedback] = []
    if record.current == 0, taskRecord == TaskRecord() {
      feedback.append(LessonFeedback(.title, lesson.title))
      feedback += lesson.introduction.map { LessonFeedback(.prose, $0) }
    }
    return feedback + description(in: session)
  }

  /// Runs the setup of the current task in the session.
  mutating func restart(in session: inout Session) throws(ScriptError) {
    let host = session.host
    blank.host = host
    do throws(LessonProblem) {
      session = try began().session
    } catch {
      throw error.error(at: Span(0, 1))
    }
    session.host = host
    (failures, outcome, isSolved) = (0, nil, false)
  }

  /// Runs the setup of the current task, unless it has run with the same numbers.
  private mutating func began() throws(LessonProblem) -> TaskStart {
    let key = StartKey(
      seed: record.seed, task: record.current, variant: taskRecord.variant)
    if let start, key == startKey { return start }
    let start = try judge.start()
    (self.start, startKey) = (start, key)
    return start
  }

  /// Returns the title and the text of the current task.
  func description(in session: Session) -> [LessonFeedback] {
    let number = "Task \(record.current + 1) of \(lesson.tasks.count): \(task.title)"
    return [LessonFeedback(.title, number)]
      + task.text.map { LessonFeedback(.prose, LessonText.filled($0, session.names)) }
  }

  /// Executes the statements of a line.
  ///
  /// - Throws: An error in a statement. The session and the player may have changed; a caller that
  ///   needs their earlier state has to keep copies.
  package mutating func take(
    _ line: String, in session: inout Session, style: Style
  ) throws(ScriptError) -> Response {
    var response = Response()
    let statements = try session.read(line)
    for (index, statement) in statements.enumerated() {
      let next = try take(
        statement, isLast: index == statements.count - 1, in: &session, style: style)
      response.text += next.text
      response.answered += next.answered
      response.feedback += next.feedback
      if next.isOver {
        response.isOver = true
        break
      }
    }
    return response
  }

  /// Executes a statement, or replies to the task.
  mutating func take(
    _ statement: Statement, isLast: Bool, in session: inout Session, style: Style
  ) throws(ScriptError) -> Response {
    if let answer = try statement.answerCommand {
      return try self.answer(answer.reply, at: answer.span, in: &session, style: style)
    }
    if saves(statement) { return try save(statement, in: session) }
    if let answered = try explained(statement, isLast: isLast, in: session) {
      return Response(text: answered.text(style: style), answered: [answered])
    }
    if let count = undoneCount(statement),
      var response = try undo(count, at: statement.span, in: &session)
    {
      response.feedback += try judge(statement, in: session)
      return response
    }
    try refuse(statement, in: session)
    if restarts(statement) {
      try restart(in: &session)
      return Response(feedback: [LessonFeedback(.note, "the task starts again")])
    }
    let before = session
    let statement = try chosen(statement)
    try session.check(statement)
    let answered = try executed(statement, isLast: isLast, in: &session)
    guard let start, session.history?.count ?? 0 >= start.steps else {
      session = before
      throw ScriptError(
        "the setup of the task cannot be undone", statement.span,
        hint: "`restart` starts the task again")
    }
    var response = Response()
    if let answered {
      response = Response(text: answered.text(style: style), answered: [answered])
      if case .quit = answered.step.response { response.isOver = true }
      response.screen = answered.screen
    }
    response.feedback = try judge(statement, in: session)
    return response
  }
}

extension LessonPlayer {
  /// Executes a statement, and returns its answer unless the player is silent.
  private func executed(
    _ statement: Statement, isLast: Bool = true, in session: inout Session
  ) throws(ScriptError) -> AnsweredStatement? {
    guard isSilent else { return try session.answer(statement, isLast: isLast) }
    _ = try session.execute(statement)
    return nil
  }

  /// Returns the answer to `why` or `compare` after a wrong reply, which is about the outcome of that
  /// reply until something is typed; otherwise returns `nil`.
  ///
  /// `why` alone explains the value that the task asks for.
  private func explained(
    _ statement: Statement, isLast: Bool, in session: Session
  ) throws(ScriptError) -> AnsweredStatement? {
    guard let outcome, learned(in: session).isEmpty,
      [Why.form.name, Compare.form.name].contains(statement.verb?.text ?? "")
    else { return nil }
    var past = outcome.session
    past.host = session.host
    if let path = outcome.path, statement.written == Why.form.name,
      let explanation = try past.read("\(Why.form.name) \(path)").first
    {
      return try past.answer(explanation, isLast: isLast)
    }
    return try past.answer(statement, isLast: isLast)
  }

  /// The number of statements that an `undo` without an instant takes back, or `nil` for any other
  /// statement.
  private func undoneCount(_ statement: Statement) -> Int? {
    guard statement.verb?.text == Undo.form.name, statement.at == nil else { return nil }
    let words = statement.tokens.dropFirst()
    guard let first = words.first else { return 1 }
    guard words.count == 1, case .word(let word) = first else { return nil }
    return Int(word.text)
  }

  /// Takes back typed statements if expectations are among them, which aren't steps of a session but
  /// are a part of a learner's test; returns `nil` if they are steps only.
  private func undo(
    _ count: Int, at span: Span, in session: inout Session
  ) throws(ScriptError) -> Response? {
    let typed = learned(in: session)
    guard count > 0, !typed.isEmpty else { return nil }
    guard count <= typed.count else {
      throw ScriptError(
        "\(typed.count) statement\(typed.count == 1 ? "" : "s") can be undone, not \(count)", span,
        hint: "`restart` starts the task again")
    }
    let taken = typed.suffix(count)
    let isMixed = typed.contains { statement in
      if case .expectation = statement.command.role { true } else { false }
    }
    guard isMixed else { return nil }
    var other = session
    // A statement may be several steps.
    while learned(in: other).count > typed.count - count {
      guard let before = other.withoutLastExpectation ?? other.undone() else { return nil }
      other = before
    }
    session = other
    guard let first = taken.first else { return nil }
    let text =
      count == 1 ? "`\(first.written)`" : "\(count) statements, from `\(first.written)` on"
    return Response(feedback: [LessonFeedback(.note, "undone: \(text)")])
  }

  /// Returns a statement that starts the scene of a choice task with the options of the setup that it
  /// doesn't name, or any other statement unchanged: only what the learner names is chosen.
  private func chosen(_ statement: Statement) throws(ScriptError) -> Statement {
    guard case .choose = task.kind, case .scene = statement.command.role,
      let own = start?.session.madeStatements.last(where: { $0.isScene })
    else { return statement }
    let named = statement.options.map { $0.name.text }
    let kept = own.options.filter { !named.contains($0.name.text) }
    return try statement.with(.adding(kept.map { $0.written }))
  }
}

/// An attempt at a task: the statements typed after its setup, and a reply if the task is a
/// prediction.
package struct LessonAttempt: Sendable, Hashable {
  /// The index of the task.
  package let task: Int
  package let variant: Int
  /// The number of hints that were read before the attempt.
  package let hints: Int
  /// Whether the solution had been shown before the attempt.
  package let isShown: Bool
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
    var gesture: LastGesture?
    if let start, ([check] + task.mistakes).contains(where: { $0.isOverTime }) {
      gesture = LastGesture(of: learned(in: session), from: start)
    }
    let now = judge.check(check, in: session, gesture: gesture)
    if now.isSolved { return conclude(now, nil, in: session) }
    guard endsAttempt(statement, check, in: session) else { return [] }
    // If the check holds once everything has settled, the attempt isn't wrong yet.
    var rested = session.forked
    _ = try? rested.perform("run")
    var gestures = gesture.map { [$0] } ?? []
    gesture?.rest()
    let later = judge.check(check, in: rested, gesture: gesture)
    if later.isSolved { return [] }
    // Of the two verdicts, the one closer to a solution shows what is missing.
    var verdict = now.held > later.held ? now : later
    if let gesture { gestures.append(gesture) }
    verdict.mistake = judge.mistake(in: [session, rested], gestures: gestures)
    return conclude(verdict, nil, in: session)
  }

  /// Returns whether a statement ends an attempt at a task whose check has failed.
  ///
  /// If the check expects a paused animator and the solution contains no gesture, a gesture that
  /// pauses the animator ends an attempt while the finger is still down.
  private func endsAttempt(
    _ statement: Statement, _ check: LessonBlock, in session: Session
  ) -> Bool {
    guard let simulation = session.simulation else { return false }
    let isHeld = simulation.isHeld
    if start?.solutionMakesGesture == false, check.expectsPause, simulation.isPaused { return true }
    switch statement.command.gesturePart {
    case .opening: return false
    case .none: return endsWithoutGesture(statement, check, simulation)
    case .whole: return true
    case .rest: return !isHeld || (check.expectsHeldPan && simulation.pan.state == .changed)
    }
  }

  /// Returns whether a statement ends an attempt at a task whose solution contains no gesture: it
  /// does if everything is at rest afterward, or if an animator is paused and the check
  /// expects an active one.
  private func endsWithoutGesture(
    _ statement: Statement, _ check: LessonBlock, _ simulation: Simulation
  ) -> Bool {
    guard start?.solutionMakesGesture == false, statement.command.isStep, !statement.isSetting,
      case .plain = statement.command.role, simulation.nextDeadline == nil,
      simulation.reads("running", "no")
    else { return false }
    return simulation.reads("animator.state", "inactive")
      || simulation.reads("animator.state", "active") && check.expectsPause
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

  /// The chosen settings and options as a text, which doesn't contain those that were replaced.
  func choice(in session: Session) -> String {
    var settings: [String] = []
    for statement in learned(in: session) where statement.isSetting {
      if statement.isScene { settings = [] }
      for option in statement.options {
        settings.removeAll { $0.prefix { $0 != "=" } == option.name.text[...] }
        settings.append(option.written)
      }
    }
    return LessonText.joined(
      settings.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, by: " ")
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
        isShown: taskRecord.state == .shown,
        // A reply starts the task again, so what was typed before doesn't count.
        statements: reply == nil ? learned(in: session).map { $0.written } : [],
        reply: reply,
        isSolved: verdict.isSolved, difference: verdict.difference))
    guard !verdict.isSolved else { return solve(in: session) }
    record.tasks[record.current].attempts += 1
    failures += 1
    var feedback: [LessonFeedback] = []
    if !verdict.difference.isEmpty {
      let verdictWord = reply == nil ? "not yet" : "no"
      feedback.append(LessonFeedback(.failed, "\(verdictWord): \(verdict.difference)"))
    }
    return feedback + correction(of: verdict, in: session) + remarks(in: session) + offer()
  }

  /// Returns the comments of the lesson on the last attempt.
  private func remarks(in session: Session) -> [LessonFeedback] {
    guard comments, task.wrong.contains(where: { !$0.comments.isEmpty }),
      let attempt = saved.last
    else { return [] }
    let play = LessonPlay(lesson: lesson, catalog: blank.catalog)
    guard
      case .success(let played) = play.play(
        attempt.statements, attempt.task, seed: attempt.seed, variant: attempt.variant),
      let key = played.key
    else { return [] }
    return play.comments(on: key, attempt.task, seed: attempt.seed, variant: attempt.variant)
      .map { LessonFeedback(.correction, LessonText.filled($0, session.names)) }
  }

  /// Returns the prose that follows a solved task, and a remark about what to type next.
  private mutating func solve(in session: Session) -> [LessonFeedback] {
    let isShown = taskRecord.state == .shown
    if !isShown { record.tasks[record.current].state = .solved }
    isSolved = true
    let isLast = record.current == lesson.tasks.count - 1
    let next = isLast ? "That was the last task: \(standing)" : "`next` continues."
    let verdict =
      isShown
      ? LessonFeedback(.note, "right; the solution was shown, so the task counts as shown")
      : LessonFeedback(.solved, "solved")
    return [verdict]
      + task.conclusion.map { LessonFeedback(.prose, LessonText.filled($0, session.names)) }
      + [LessonFeedback(.note, next)]
  }

  /// The progress in the whole lesson, and the statements that lead on.
  private var standing: String {
    let skipped = record.tasks.count { $0.state == .skipped }
    let counts = [
      "\(record.solved) of \(lesson.tasks.count) solved",
      record.shown > 0 ? "\(record.shown) shown" : "", skipped > 0 ? "\(skipped) skipped" : "",
    ]
    let left = openTasks.filter { $0 != record.current }
    let next = left.first.map { "`next` returns to task \($0 + 1), " } ?? ""
    return LessonText.joined(counts.filter { !$0.isEmpty }, by: ", ") + ". \(next)"
      + "`lesson` lists the lessons, `leave` returns to your own session."
  }

  /// The tasks that can still be solved with the present numbers.
  var openTasks: [Int] {
    lesson.tasks.indices.filter {
      record.tasks[$0].state != .solved && record.tasks[$0].state != .shown
    }
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
      return [LessonFeedback(.note, "`hint` shows hint \(read + 1) of \(all).")]
    }
    return [LessonFeedback(.note, "`solution` shows a solution.")]
  }
}

extension Simulation {
  /// Whether a finger is down, or a reported pan is in progress.
  var isHeld: Bool { !touchesDown.isEmpty || pan.state == .began || pan.state == .changed }

  /// Whether a path reads a value, or doesn't exist.
  fileprivate func reads(_ path: String, _ value: String) -> Bool {
    read(path).map { PathValueText.text($0) == value } ?? true
  }

  /// Whether an animator is active, but not running.
  fileprivate var isPaused: Bool {
    read("animator.state") != nil && reads("animator.state", "active") && reads("running", "no")
  }
}

extension LessonBlock {
  /// Whether the block contains an expectation over an interval of time.
  var isOverTime: Bool { statements.contains { $0.isOverTime } }

  /// Whether the block expects a paused animator.
  fileprivate var expectsPause: Bool {
    statements.contains { $0.text == "expect animator.state active" }
  }

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
    isScene || verb?.text == SetCommand.form.name && command.isStep
  }

  /// Whether the statement starts a scene.
  var isScene: Bool {
    if case .scene = command.role { true } else { false }
  }
}

// The statements about the lesson itself.

extension LessonPlayer {
  /// Processes a reply to a task that asks for a prediction: runs the statements of the task, and
  /// returns the verdict.
  package mutating func answer(
    _ reply: String, at span: Span, in session: inout Session, style: Style
  ) throws(ScriptError) -> Response {
    guard case .predict(let prediction) = task.kind else {
      throw ScriptError(
        "this task does not ask for a reply", span, hint: "type the statements that solve it")
    }
    guard !isSolved else {
      throw ScriptError(
        "the task is solved", span,
        hint: "`next` continues, `restart` starts the task again")
    }
    try refuse(reply, at: span)
    // The session starts over, so that statements typed before the reply don't affect the outcome.
    try restart(keepingFailuresIn: &session)
    guard let start else { return Response() }
    let verdict = try verdict(on: reply, at: span, prediction, from: start)
    var response = Response()
    for line in prediction.statements.joiningContinued() {
      let statements = try session.read(line.text)
      for statement in statements {
        try session.check(statement)
        guard let answered = try executed(statement, in: &session) else { continue }
        response.text += style.paint("> \(statement.written)", .dim) + "\n"
        response.text += answered.text(style: style)
        response.answered.append(answered)
      }
    }
    response.feedback = conclude(verdict, reply, in: session)
    guard !verdict.isSolved else { return response }
    let draws = task.draws
    let value = (try? judge.value(of: prediction, from: start)) ?? ""
    if draws { try drawOtherNumbers(than: start.session.names, prediction, value) }
    let outcome = Outcome(session, of: prediction.path)
    try restart(keepingFailuresIn: &session)
    self.outcome = outcome
    response.feedback.append(
      LessonFeedback(
        .note,
        (outcome.explained.map { "`why` explains this \($0). " } ?? "") + "The task starts again"
          + (draws ? ", with other numbers:\n" : ":\n")))
    response.feedback += description(in: session)
    return response
  }

  /// Returns the verdict on a reply, or throws an error whose position is that of the reply.
  private func verdict(
    on reply: String, at span: Span, _ prediction: Prediction, from start: TaskStart
  ) throws(ScriptError) -> TaskVerdict {
    do throws(ScriptError) {
      return try judge.judge(reply, prediction, from: start)
    } catch {
      // The error is in an expectation generated from the reply, which the learner never sees, and
      // some hints are about that expectation or its tolerance.
      let isHidden = [Expect.form.name, "within"].contains {
        LessonText.place(of: $0, in: error.hint) != nil
      }
      throw ScriptError(
        error.message, span,
        hint: isHidden ? AnswerCommand.example(exampleReply) : error.hint)
    }
  }

  /// The maximum number of variants to try until one has other numbers; our choice.
  private static let mostDraws = 16

  /// Moves on to a variant of the task whose numbers differ, if there is one, and in which a value
  /// that was just on screen isn't the right answer; one of a few offered replies may be.
  private mutating func drawOtherNumbers(
    than names: Names, _ prediction: Prediction, _ value: String
  ) throws(ScriptError) {
    let mayRepeat = Numerals.number(value) == nil || !task.replies.isEmpty
    for _ in 0..<LessonPlayer.mostDraws {
      record.tasks[record.current].variant += 1
      do throws(LessonProblem) {
        let next = try began()
        if next.session.names != names,
          mayRepeat || (try? judge.isRight(value, prediction, from: next)) != true
        {
          return
        }
      } catch {
        throw error.error(at: Span(0, 1))
      }
    }
  }

  private mutating func restart(
    keepingFailuresIn session: inout Session
  ) throws(ScriptError) {
    let failures = failures
    try restart(in: &session)
    self.failures = failures
  }

  /// Returns the error for `answer` without a value, with a reply of the task's own kind.
  func missingReply(_ error: ScriptError) -> ScriptError {
    guard case .predict = task.kind else {
      return ScriptError(
        "this task does not ask for a reply", error.span,
        hint: "type the statements that solve it")
    }
    return ScriptError(error.message, error.span, hint: AnswerCommand.example(exampleReply))
  }

  /// A reply of the kind that the task asks for, which is unrelated to the right one unless the text
  /// offers it.
  var exampleReply: String {
    if let first = task.replies.first { return first }
    guard case .predict(let prediction) = task.kind, var fork = start?.session.forked,
      (try? fork.perform(prediction.statements, file: lesson.file)) != nil,
      let value = fork.simulation?.read(prediction.path)
    else { return "0.5" }
    return switch value {
    case .number(_, .count): "2"
    case .number(_, .fraction): "0.25"
    case .number(_, .points): "100"
    case .number(_, .pointsPerSecond): "500"
    case .number(_, .degrees): "45"
    case .number(_, .seconds), .number(_, .perSecond): "0.5"
    case .flag: "yes"
    default: "collapsed"
    }
  }

  /// Throws an error if the task doesn't offer the reply, for example because a word is misspelled.
  private func refuse(_ reply: String, at span: Span) throws(ScriptError) {
    let offered = task.replies
    guard offered.count > 1, !offered.contains(reply) else { return }
    // A number may be written in another way.
    let numbers = offered.compactMap { Numerals.number($0) }
    if let number = PlaceNotation.number(reply), numbers.contains(number) { return }
    // A number may name a place that the text names by its state.
    if case .predict(let prediction) = task.kind, prediction.path == "state",
      PlaceNotation.number(reply) != nil
    {
      return
    }
    throw ScriptError(
      "'\(reply)' is not a reply to this task", span,
      hint: Spelling.hint(reply, among: offered, what: "replies"))
  }

  /// Moves on to the next task that hasn't been solved.
  package mutating func next(
    at span: Span, in session: inout Session
  ) throws(ScriptError) -> [LessonFeedback] {
    guard taskRecord.state != .open else {
      throw ScriptError(
        "the task is not solved yet", span,
        hint: "`hint` helps, `skip` skips the task")
    }
    return try move(in: &session)
  }

  /// Skips the current task.
  package mutating func skip(in session: inout Session) throws(ScriptError) -> [LessonFeedback] {
    if taskRecord.state == .open { record.tasks[record.current].state = .skipped }
    return try move(in: &session)
  }

  private mutating func move(in session: inout Session) throws(ScriptError) -> [LessonFeedback] {
    guard record.current < lesson.tasks.count - 1 else {
      guard let first = openTasks.first else { return [LessonFeedback(.note, ending)] }
      guard first != record.current else {
        return [
          LessonFeedback(
            .note, "This task is the only one that isn't solved. `restart` starts it again.")
        ]
      }
      record.current = first
      return try begin(in: &session)
    }
    record.current += 1
    return try begin(in: &session)
  }

  /// The remark after the last task if none can be solved with the present numbers.
  private var ending: String {
    let all = lesson.tasks.count
    guard record.shown > 0 else {
      return (all == 1 ? "The task is solved. " : "All \(all) tasks are solved. ")
        + "`lesson` lists the lessons."
    }
    let counts =
      (all == 1
        ? "The solution was shown. "
        : "\(record.solved) of \(all) tasks \(record.solved == 1 ? "is" : "are") solved, \(record.shown) shown. ")
    // Only drawn numbers can change a solution.
    let draws = lesson.tasks.indices.contains {
      record.tasks[$0].state == .shown && lesson.tasks[$0].draws
    }
    return counts
      + (draws
        ? "`lesson \(lesson.name) seed=N` draws other numbers; a shown task that then has another "
          + "solution can be solved."
        : "`lesson` lists the lessons.")
  }

  /// Throws an error if the lesson has no task with a number, counted from 1.
  func checkTask(_ number: Int, at span: Span) throws(ScriptError) {
    guard lesson.tasks.indices.contains(number - 1) else {
      throw ScriptError(
        "the lesson has no task \(number)", span, hint: "its tasks are 1 to \(lesson.tasks.count)")
    }
  }

  /// Opens a task by its number, counted from 1.
  mutating func open(
    _ number: Int, at span: Span, in session: inout Session
  ) throws(ScriptError) -> [LessonFeedback] {
    try checkTask(number, at: span)
    record.current = number - 1
    return try begin(in: &session)
  }

  /// Restarts the current task.
  package mutating func startAgain(
    in session: inout Session
  ) throws(ScriptError) -> [LessonFeedback] {
    try restart(keepingFailuresIn: &session)
    return description(in: session)
  }

  /// Returns the next hint.
  package mutating func hint(in session: Session) -> [LessonFeedback] {
    guard taskRecord.hints < task.hints.count else {
      let text =
        task.hints.isEmpty ? "This task has no hints." : "There are no more hints."
      return [LessonFeedback(.note, "\(text) `solution` shows a solution.")]
    }
    let hint = task.hints[taskRecord.hints]
    record.tasks[record.current].hints += 1
    failures = 0
    let text = LessonText.joined(hint.lines.map { $0.text }, by: "\n")
    return [
      LessonFeedback(.hint, LessonText.filled(text, session.names)),
      LessonFeedback(.note, "hint \(taskRecord.hints) of \(task.hints.count)"),
    ]
  }

  /// Returns the statements that solve the current task.
  package mutating func solution(in session: Session) -> [LessonFeedback] {
    let statements = solutionStatements(in: session)
    if taskRecord.state != .solved {
      record.tasks[record.current].state = .shown
      let draw = TaskRecord.Draw(seed: record.seed, variant: taskRecord.variant)
      if !taskRecord.shown.contains(draw) { record.tasks[record.current].shown.append(draw) }
    }
    let note =
      taskRecord.state == .shown
      ? "The task now counts as shown. `next` continues." : "`next` continues."
    return statements.map { LessonFeedback(.solution, $0) } + [LessonFeedback(.note, note)]
  }

  /// The statements that solve the current task.
  func solutionStatements(in session: Session) -> [String] {
    if let solution = task.solution {
      return solution.statements.map { LessonText.filled($0.text, session.names) }
    }
    guard case .predict(let prediction) = task.kind, let start,
      let value = try? judge.value(of: prediction, from: start)
    else { return [] }
    return ["\(AnswerCommand.form.name) \(value)"]
  }
}

extension LessonPlayer {
  /// Throws an error if a statement isn't allowed in the current task.
  func refuse(_ statement: Statement, in session: Session) throws(ScriptError) {
    switch statement.command.role {
    case .use:
      throw ScriptError(
        "a lesson cannot run files", statement.span, hint: "type the statements, or `leave`")
    case .scene(let scene):
      guard let own = session.simulation?.name, scene.entry.name != own else { break }
      throw ScriptError(
        "this task takes place in \(own)", statement.span,
        hint: "`restart` starts it again, `leave` returns to your own session")
    default: break
    }
    switch task.kind {
    case .act, .predict: try refuseSetting(statement)
    case .test:
      try refuseOptions(statement)
      try refuseGiveaway(statement)
    case .choose: break
    }
  }

  /// Returns whether a statement restarts the task's scene, in which case the setup runs again.
  func restarts(_ statement: Statement) -> Bool {
    switch statement.command.role {
    case .scene, .restart: break
    default: return false
    }
    if case .choose = task.kind { return false }
    return true
  }

  /// Throws an error for a setting that neither the text of the task nor its solution mentions.
  private func refuseSetting(_ statement: Statement) throws(ScriptError) {
    guard statement.isSetting else { return }
    let known = task.setup.statements.map { $0.text }
    for option in statement.options {
      if case .scene = statement.command.role {
        // A `scene` statement with the scene's current options restarts the task.
        if known.contains(where: { LessonText.place(of: option.written, in: $0) != nil }) {
          continue
        }
      } else if mentions("set \(option.name.text)=") {
        continue
      }
      throw ScriptError(
        "this task doesn't change '\(option.name.text)'", option.span,
        hint: "the setting is part of the task; `leave` returns to your own session")
    }
  }

  /// Throws an error for an option of the scene that the setup of a test doesn't have: the test runs
  /// on the healthy scene here, and on the broken one when it is judged.
  private func refuseOptions(_ statement: Statement) throws(ScriptError) {
    guard statement.isScene else { return }
    let known = task.setup.statements.map { $0.text }
    for option in statement.options
    where !known.contains(where: { LessonText.place(of: option.written, in: $0) != nil }) {
      throw ScriptError(
        "a test starts from the scene of the task", option.span,
        hint: "to try `\(option.written)`, `leave`, and start it in your own session; "
          + "`lesson \(spoken)` returns")
    }
  }

  /// The lesson as the statement `lesson` names it: a lesson of the user's own is found by its file.
  var spoken: String { Word.quoted(reference) }

  /// The name or the file of the lesson.
  var reference: String {
    Lessons.named(lesson.name)?.file == lesson.file ? lesson.name : lesson.file
  }

  private func mentions(_ words: String) -> Bool {
    let samples = (task.solution.map { [$0] } ?? []) + task.right
    let texts = task.text + samples.flatMap { $0.lines.map { $0.text } }
    return texts.contains { LessonText.place(of: words, in: $0) != nil }
  }

  /// Throws an error for an expectation that any change to the scene would fail, such as one of
  /// `hash`.
  private func refuseGiveaway(_ statement: Statement) throws(ScriptError) {
    guard case .expectation = statement.command.role else { return }
    for token in statement.tokens.dropFirst() {
      guard case .word(let word) = token else { continue }
      let first = word.text.split(separator: " ").first
      guard word.text == "hash" || first == "fault" else { continue }
      throw ScriptError(
        "'\(word.text)' would reveal any change", word.span,
        hint: "expect something that a user of the app would notice")
    }
  }
}
