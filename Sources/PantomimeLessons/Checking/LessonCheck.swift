import PantomimeKit
import PantomimeReporting
package import PantomimeScripting

/// The verification of a lesson, which plays every sample, every mistake, and many variants.
package struct LessonCheck: Sendable {
  /// The problems, in the order in which they occur in the document.
  package private(set) var problems: [Diagnostic] = []
  /// The stock answers that tasks accept although no sample lists them, each with the title of its
  /// task.
  package private(set) var accepted: [(task: String, answer: String)] = []
  private let lesson: Lesson
  private let isStrict: Bool
  private let variants: Int
  private let catalog: Catalog

  /// The number of variants that are tried for each task; the documentation states it, too.
  package static let variants = 100

  /// Verifies a lesson.
  ///
  /// - Parameters:
  ///   - isStrict: Whether each accepted stock answer must be listed among the right samples.
  ///   - variants: The number of variants to try for each prediction.
  package init(
    _ lesson: Lesson, isStrict: Bool = false, variants: Int = LessonCheck.variants,
    in catalog: Catalog
  ) {
    (self.lesson, self.isStrict, self.variants) = (lesson, isStrict, variants)
    self.catalog = catalog
    for index in lesson.tasks.indices { check(index) }
  }

  private mutating func add(_ message: String, _ block: LessonBlock, _ hint: String = "") {
    add(
      LessonProblem(
        message, block.head, file: lesson.file, part: block.role.rawValue, hint: hint))
  }

  private mutating func add(_ problem: LessonProblem) { problems.append(problem.diagnostic) }

  private mutating func check(_ index: Int) {
    let task = lesson.tasks[index]
    let known = problems.count
    do throws(LessonProblem) {
      let judge = judge(index, variant: 0)
      let start = try judge.start()
      try checkStart(task, judge, start)
      checkNames(task, start.session.names)
    } catch {
      return add(error)
    }
    checkMistakes(task)
    if case .predict(let prediction) = task.kind { checkVariants(index, prediction) }
    checkHints(index)
    checkSamples(index)
    // If a task contains an error, which answers it accepts is unpredictable.
    if problems.count == known { checkStock(index) }
  }

  private var play: LessonPlay { LessonPlay(lesson: lesson, catalog: catalog) }

  private func judge(_ index: Int, variant: Int) -> TaskJudge {
    TaskJudge(
      task: lesson.tasks[index], file: lesson.file, blank: Session(catalog),
      numbers: LessonSeed(lesson.sampleSeed, task: index, variant: variant))
  }

  /// Checks that the task isn't solved before the learner does anything, and that its blocks can be
  /// run.
  private mutating func checkStart(
    _ task: LessonTask, _ judge: TaskJudge, _ start: TaskStart
  ) throws(LessonProblem) {
    switch task.kind {
    case .act(let check):
      if judge.check(check, in: start.session).isSolved {
        add("the check holds before anything is done", check, "add an expectation that fails")
      }
    case .predict: break
    case .test(let broken, let healthy):
      for block in broken + healthy {
        _ = try TaskStart(
          block, judge.numbers, in: judge.blank, file: lesson.file)
      }
    case .choose(let trials):
      if try judge.judge([], options: .adding([]), trials: trials).isSolved {
        add("every trial holds before anything is chosen", trials[0], "add a trial that fails")
      }
    }
  }

  /// Checks that the mistakes of a task consist of expectations, unless the task is a prediction.
  private mutating func checkMistakes(_ task: LessonTask) {
    if case .predict = task.kind { return }
    for block in task.mistakes {
      let other = block.statements.first { !$0.text.hasPrefix("\(Expect.form.name) ") }
      if block.statements.isEmpty {
        add("nothing recognizes the mistake", block, "add expectations")
      } else if let other {
        add(
          LessonProblem(
            "only expectations recognize a mistake here", other, file: lesson.file,
            hint: "other statements recognize only the mistakes of a prediction"))
      }
    }
  }

  /// Checks that the setup defines each `$NAME` in the prose.
  private mutating func checkNames(_ task: LessonTask, _ names: Names) {
    check(task.text + task.conclusion, names, task.head, task.title)
    for block in task.mistakes + task.hints {
      let hint = block.role == .hint ? block.lines.map { $0.text } : []
      check(hint + block.paragraphs, names, block.head, block.role.rawValue)
    }
    for block in task.wrong { check(block.comments, names, block.head, block.role.rawValue) }
  }

  private mutating func check(
    _ prose: [String], _ names: Names, _ head: LessonLine, _ part: String
  ) {
    for text in prose {
      guard let name = LessonText.unknownName(in: text, names) else { continue }
      add(
        LessonProblem(
          "the setup does not define '$\(name)'", head, file: lesson.file, part: part,
          hint: "define it with let \(name)=VALUE, or write \\$ for a dollar sign"))
    }
  }

  // MARK: Predictions

  /// Checks that no mistake gives the right answer in any variant, and that no two mistakes always
  /// give the same answer.
  private mutating func checkVariants(_ index: Int, _ prediction: Prediction) {
    let task = lesson.tasks[index]
    let models = judge(index, variant: 0).models(of: prediction)
    var answers: [[String]] = Array(repeating: [], count: models.count)
    let draws = task.draws
    var first: String?
    // Only many variants show that a number doesn't vary. A reply in words needn't vary, and neither
    // need one of two offered replies, of which the other one is the mistake.
    var isConstant = draws && variants >= LessonCheck.variants && task.replies.count < 2
    for variant in 0..<(draws ? variants : 1) {
      let judge = judge(index, variant: variant)
      do throws(LessonProblem) {
        let start = try judge.start()
        let value = try judge.value(of: prediction, from: start)
        first = first ?? value
        if isConstant, Numerals.number(value) == nil || value != first {
          isConstant =
            (try? judge.isRight(first ?? "", prediction, from: start)) == true
            && Numerals.number(value) != nil
        }
        for (number, model) in models.enumerated() {
          let reply = try judge.value(of: prediction, from: start, under: model)
          answers[number].append(reply)
          guard (try? judge.isRight(reply, prediction, from: start)) == true else {
            continue
          }
          let block = task.mistakes[model.mistake]
          let name = model.misreading?.name ?? LessonText.joined(block.names, by: ",")
          return add(
            "the mistake '\(name)' gives the right answer: \(reply)", block,
            "draw other numbers, or remove it")
        }
      } catch {
        return add(error)
      }
    }
    if isConstant {
      add(
        "the right answer is always \(first ?? "")", prediction.block,
        "draw numbers on which it depends, or none")
    }
    for (later, model) in models.enumerated() {
      for earlier in 0..<later
      where models[earlier].mistake != model.mistake && answers[earlier] == answers[later] {
        add(
          "the mistake always gives the same answer as an earlier one",
          task.mistakes[model.mistake],
          "name both in one block")
      }
    }
  }

  // MARK: Hints

  /// Checks that no hint contains the whole solution.
  private mutating func checkHints(_ index: Int) {
    let task = lesson.tasks[index]
    var giveaways = task.solution.map { [$0.statements.map { $0.text }] } ?? []
    if case .predict(let prediction) = task.kind, let start = try? judge(index, variant: 0).start(),
      let value = try? judge(index, variant: 0).value(of: prediction, from: start)
    {
      giveaways.append([value])
    }
    for hint in task.hints {
      let text = LessonText.joined(hint.lines.map { $0.text }, by: "\n")
      let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "-" }
      for giveaway in giveaways where !giveaway.isEmpty {
        let isGivenAway = giveaway.allSatisfy { statement in
          statement.contains(" ")
            ? LessonText.place(of: statement, in: text) != nil : words.contains(statement[...])
        }
        if isGivenAway { add("the hint gives the answer away", hint, "name only a part of it") }
      }
    }
  }

  // MARK: Samples

  private mutating func checkSamples(_ index: Int) {
    let task = lesson.tasks[index]
    let begun = play.begin(index)
    for block in (task.solution.map { [$0] } ?? []) + task.right {
      switch begun.flatMap({ play.play(block.statements, from: $0) }) {
      case .failure(let problem): add(problem)
      case .success(let played):
        let player = played.player
        if player.taskRecord.state != .solved {
          add(
            "'\(block.role.rawValue)' does not solve the task", block,
            player.attempts.last?.difference ?? "no attempt ends in it")
        }
      }
    }
    var answered: [String] = []
    for block in task.wrong {
      switch begun.flatMap({ play.play(block.statements, from: $0) }) {
      case .failure(let problem): add(problem)
      case .success(let played):
        let player = played.player
        if player.taskRecord.state == .solved {
          add("the wrong sample solves the task", block)
          continue
        }
        if let name = block.names.first(where: { !player.taskRecord.mistakes.contains($0) }) {
          let met = LessonText.joined(player.taskRecord.mistakes, by: ", ")
          add(
            "the mistake '\(name)' does not recognize the sample", block,
            met.isEmpty ? "no mistake recognizes it" : "\(met) recognizes it")
        }
        checkComments(block, played.key, &answered)
      }
    }
  }

  /// Checks that the comments on a wrong sample are shown, and adds the result that they answer.
  private mutating func checkComments(
    _ block: LessonBlock, _ key: String?, _ answered: inout [String]
  ) {
    guard !block.comments.isEmpty else { return }
    if block.comments.contains("") {
      add("the comment is empty", block, "write it after \(LessonBlock.comment)")
    }
    guard let key else {
      return add(
        "no attempt ends in the sample, so its comment is never shown", block,
        "end it with a gesture, an expectation, a setting, or a reply, as the task asks for it")
    }
    if answered.contains(key) {
      add(
        "an earlier comment answers the same result", block, "write one comment for both samples")
    }
    answered.append(key)
  }

  /// Tries the stock answers, and the solutions of the other tasks, as answers to a task.
  private mutating func checkStock(_ index: Int) {
    let task = lesson.tasks[index]
    let samples = (task.solution.map { [$0] } ?? []) + task.right
    let listed = samples.map { StockAnswers.line($0.statements.map { $0.text }) }
    var answers = StockAnswers.all(in: catalog)
    if case .act = task.kind { answers += StockAnswers.fromOtherStates }
    for (other, one) in lesson.tasks.enumerated() where other != index {
      if let solution = one.solution {
        answers.append(StockAnswers.line(solution.statements.map { $0.text }))
      }
    }
    let begun = play.begin(index)
    for answer in answers where !listed.contains(answer) {
      guard
        case .success(let played) = begun.flatMap({
          play.play([LessonLine(answer, task.head.number)], from: $0)
        }), played.player.taskRecord.state == .solved
      else { continue }
      accepted.append((task.title, answer))
      guard isStrict else { continue }
      add(
        LessonProblem(
          "the task accepts '\(answer)', which no sample lists", task.head, file: lesson.file,
          part: task.title, hint: "list it under `right`, or require more"))
    }
  }
}

/// Plays answers to the tasks of a lesson, each from the start of its task.
struct LessonPlay {
  let lesson: Lesson
  let catalog: Catalog

  /// A player after some lines, and its session.
  struct Played {
    let player: LessonPlayer
    let session: Session
    /// The task before the lines, and its judge; a wrong reply draws other numbers.
    let begun: TaskStart
    let judge: TaskJudge

    /// The drawn numbers, such as `up=40 v=350`, or an empty text.
    var numbers: String {
      let names = judge.task.drawnNames
      return LessonText.joined(
        names.compactMap { name in begun.session.names[name].map { "\(name)=\($0)" } }, by: " ")
    }

    /// The right reply, or an empty text if the task asks for none.
    var right: String {
      guard case .predict(let prediction) = judge.task.kind else { return "" }
      return (try? judge.value(of: prediction, from: begun)) ?? ""
    }

    /// The result of a wrong attempt, as a text that is equal for attempts with the same result, or
    /// `nil` if no attempt has failed: in a prediction the mistake, or a number with the drawn
    /// numbers, or another reply; in a choice the chosen settings; and otherwise the trace; with the
    /// difference from a solution in a task that doesn't judge the trace alone.
    var key: String? {
      guard let last = player.attempts.last, !last.isSolved else { return nil }
      // An attempt may end before everything is at rest.
      var rested = session.forked
      _ = try? rested.perform("run")
      let trace = rested.simulation?.read("hash").map { PathValueText.text($0) } ?? ""
      switch player.task.kind {
      case .act: return trace
      case .test: return "\(last.difference) \(trace)"
      case .choose: return "\(last.difference) \(player.choice(in: session))"
      case .predict:
        if let mistake = player.taskRecord.mistakes.last { return "mistake \(mistake)" }
        guard let number = last.reply.flatMap({ PlaceNotation.number($0) }) else {
          return "\(last.difference) \(last.reply ?? "")"
        }
        return "reply \(Numerals.text(number)) to \(numbers)"
      }
    }

    /// The paragraphs that correct the mistake in the last attempt.
    var corrections: [String] {
      guard let name = player.taskRecord.mistakes.last else { return [] }
      let block = player.task.mistakes.first { $0.names.contains(name) }
      guard let paragraphs = block?.paragraphs, !paragraphs.isEmpty else {
        return Misreadings.named(name).map { [$0.correction] } ?? []
      }
      return paragraphs.map { LessonText.filled($0, begun.session.names) }
    }
  }

  /// Returns the comments of the lesson on wrong attempts with the given result.
  ///
  /// A number in a sample is a reply to the numbers of the lesson's own seed, unless names stand for
  /// drawn numbers in it.
  func comments(on key: String, _ index: Int, seed: UInt64, variant: Int) -> [String] {
    for block in lesson.tasks[index].wrong where !block.comments.isEmpty {
      let result =
        block.isNumber
        ? play(block.statements, index)
        : play(block.statements, index, seed: seed, variant: variant)
      guard case .success(let played) = result, played.key == key else { continue }
      return block.comments
    }
    return []
  }

  /// Returns the solution of a task with the numbers of a seed.
  func solution(_ index: Int, seed: UInt64, variant: Int) -> [String] {
    guard case .success(let played) = play([], index, seed: seed, variant: variant) else {
      return []
    }
    return played.player.solutionStatements(in: played.session)
  }

  /// Plays lines from the start of a task.
  ///
  /// - Parameters:
  ///   - index: The index of the task.
  ///   - seed: The seed of the drawn numbers, or `nil` for that of the samples.
  ///   - variant: The number of earlier draws.
  /// - Returns: The player after the lines, or the error in one of them.
  func play(
    _ lines: [LessonLine], _ index: Int, seed: UInt64? = nil, variant: Int = 0
  ) -> Result<Played, LessonProblem> {
    begin(index, seed: seed, variant: variant).flatMap { play(lines, from: $0) }
  }

  /// Begins a task, from which any number of attempts can be played.
  func begin(
    _ index: Int, seed: UInt64? = nil, variant: Int = 0
  ) -> Result<Played, LessonProblem> {
    let seed = seed ?? lesson.sampleSeed
    var record = LessonRecord(lesson.name, seed: seed, taskCount: lesson.tasks.count)
    record.current = index
    record.tasks[index].variant = variant
    var session = Session(catalog)
    var player = LessonPlayer(lesson, record, in: session)
    // Comments are found by playing attempts.
    (player.comments, player.isSilent) = (false, true)
    let head = lesson.tasks[index].head
    do throws(ScriptError) {
      _ = try player.begin(in: &session)
    } catch {
      return .failure(LessonProblem(error, head, file: lesson.file))
    }
    guard let begun = player.start else {
      return .failure(LessonProblem("the task has no start", head, file: lesson.file))
    }
    return .success(Played(player: player, session: session, begun: begun, judge: player.judge))
  }

  /// Plays lines from a task that has begun.
  func play(_ lines: [LessonLine], from begun: Played) -> Result<Played, LessonProblem> {
    var (player, session) = (begun.player, begun.session)
    for line in lines.joiningContinued() {
      do throws(ScriptError) {
        _ = try player.take(
          LessonText.filled(line.text, session.names), in: &session, style: .plain)
      } catch {
        return .failure(LessonProblem(error, line, file: lesson.file))
      }
    }
    return .success(
      Played(player: player, session: session, begun: begun.begun, judge: begun.judge))
  }
}

/// Answers that are tried on every task, because a task that accepts one of them requires too
/// little.
enum StockAnswers {
  /// Statements that a learner might try without thinking.
  private static let gestures = [
    "", "run", "wait 1", "tap", "tap on=card", "tap on=card; run", "tap on=detail; run",
    "flick up", "flick up; run", "flick down; run", "drag up; run", "drag down; run",
    "drag up 40; run", "drag up 300; run", "pan began", "pan began; pan ended; run",
    "pan began; pan ended vy=-1; run", "pan began; pan ended vy=1; run",
    "pan began; pan changed dy=-100; pan ended; run", "pan began; pan cancelled; run", "start",
    "start; run", "start; pause", "start; wait 0.1; reverse; run", "start; stop; finish",
    "finish", "stop", "reverse", "continue", "reset; run", "undo", "expect running no",
    "expect time 0", "run; expect running no", "expect progress >= 0", "press for=0.5; run",
    "show", "why", "set detail=all", "set rate=120",
  ]

  /// Statements that reach another state than that of the setup, in which values such as `progress`
  /// mean something else.
  private static let detours = ["tap on=card; run", "tap on=card; wait 0.2", "flick up; run"]

  /// Gestures that a learner might make from another state.
  private static let endings = [
    "pan began; pan changed dy=-300", "pan began; pan changed dy=120", "pan began; pan ended; run",
    "pan began; pan ended vy=300", "drag on=card by=0,-120 over=8",
    "touch down x=195 y=300; touch move x=195 y=320; touch move x=195 y=500; touch cancel",
  ]

  /// Answers to a task with a check: gestures from a state that isn't that of its setup.
  static var fromOtherStates: [String] {
    detours.flatMap { detour in endings.map { "\(detour); \($0)" } }
      + ["scroll list to=40; pan began; pan changed dy=-300"]
  }

  /// Returns the stock answers for a catalog: gestures, and a `set rule=` statement for every
  /// rule.
  static func all(in catalog: Catalog) -> [String] {
    gestures + catalog.rules.map { "set rule=\($0.name)" }
  }

  /// Returns the statements of a sample on one line, so that samples can be compared.
  static func line(_ statements: [String]) -> String {
    let parts = statements.flatMap { $0.split(separator: ";") }
    return LessonText.joined(parts.map { LessonText.trimmed($0) }, by: "; ")
  }
}

extension Lesson {
  /// The seed of the numbers in samples.
  package var sampleSeed: UInt64 { seed ?? 1 }

  /// Returns the solutions of all tasks and the corrections of their mistakes, as Markdown with the
  /// numbers of a seed.
  package func key(seed: UInt64, in catalog: Catalog) -> String {
    var text = "# Key: \(title)\n"
    for (index, task) in tasks.enumerated() {
      text += "\n## \(index + 1). \(task.title)\n\n"
      let play = LessonPlay(lesson: self, catalog: catalog)
      var names: Names?
      if case .success(let played) = play.play([], index, seed: seed) {
        names = played.session.names
      }
      func filled(_ text: String) -> String { names.map { LessonText.filled(text, $0) } ?? text }
      text += filled(task.solutionText(play, index, seed: seed))
      for mistake in task.mistakes {
        let known = mistake.names.compactMap { Misreadings.named($0) }
        let name =
          mistake.names.isEmpty ? "another mistake" : LessonText.joined(mistake.names, by: ", ")
        let corrections =
          mistake.paragraphs.isEmpty ? known.map { $0.correction } : mistake.paragraphs
        text += "\n- *\(name)*: "
        text += filled(LessonText.joined(corrections.map { $0.onOneLine }, by: " ")) + "\n"
      }
    }
    return text
  }
}

extension LessonBlock {
  /// Whether the block is a sample that replies with a number, in which no name stands for one.
  fileprivate var isNumber: Bool {
    guard let last = statements.last?.text.split(separator: " ", maxSplits: 1), last.count == 2
    else {
      return false
    }
    return last[0] == AnswerCommand.form.name
      && PlaceNotation.number(LessonText.trimmed(last[1])) != nil
  }
}

extension LessonTask {
  /// Returns the solution as a fenced block, or, for a prediction, the `answer` statement.
  fileprivate func solutionText(_ play: LessonPlay, _ index: Int, seed: UInt64) -> String {
    if let solution {
      return "```pan\n" + LessonText.joined(solution.lines.map { "\($0.text)\n" }, by: "") + "```\n"
    }
    guard case .predict = kind, case .success(let played) = play.play([], index, seed: seed) else {
      return ""
    }
    let numbers = played.numbers.isEmpty ? "" : " (\(played.numbers), by seed \(seed))"
    return "`answer \(played.right)`\(numbers)\n"
  }
}

extension String {
  var onOneLine: String {
    LessonText.joined(split(separator: "\n").map { LessonText.trimmed($0) }, by: " ")
  }
}
