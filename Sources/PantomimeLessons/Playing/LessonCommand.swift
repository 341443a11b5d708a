package import PantomimeScripting

/// `lesson [NAME]`: lists the lessons, plays one, or moves within it.
struct LessonCommand: Command {
  static let form = Form(
    "lesson", "Lists the lessons, or starts one.",
    details:
      "Alone, it lists the lessons. `lesson NAME` starts a lesson or resumes it, in a separate "
      + "session; `lesson FILE.md` plays a lesson of your own. In a lesson, `next` continues, `hint` "
      + "shows the next hint, `solution` a solution, `skip` skips the task, `restart` starts it "
      + "again, `leave` returns to your own session. `misreadings` lists the built-in misreadings. "
      + "Lessons are played at the prompt, not in scripts.",
    positionals: [Positional(.text("NAME|FILE|STEP"), isOptional: true)],
    more: "[\(seed)=N]", example: ["lesson"])

  /// The option for the seed of the lesson's random numbers.
  private static let seed = "seed"

  /// A word that moves within a lesson.
  enum Step: String, Sendable, CaseIterable {
    case next, hint, solution, skip, restart, leave, misreadings

    var meaning: String {
      switch self {
      case .next: "continues with the next task"
      case .hint: "shows the next hint"
      case .solution: "shows a solution"
      case .skip: "skips the task"
      case .restart: "starts the task again"
      case .leave: "returns to your own session"
      case .misreadings: "lists the built-in misreadings"
      }
    }
  }

  /// The action of the statement.
  enum Action: Sendable {
    case list
    case step(Step)
    case play(Word, seed: UInt64?)
  }

  let action: Action
  let span: Span

  static func candidates(
    after given: [String], for completer: Completer
  ) -> [Candidate]? {
    guard given.isEmpty else { return [] }
    return Step.allCases.map { Candidate($0.rawValue, $0.meaning) }
      + Lessons.all.map { Candidate($0.name, $0.title) }
  }

  static func optionCandidates(
    after given: [String], for completer: Completer
  ) -> [Candidate] {
    [Candidate("\(seed)=", "the seed of the numbers that the lesson draws")]
  }

  init(_ arguments: inout Arguments) throws(ScriptError) {
    span = arguments.verb.span
    let word = arguments.next()
    let number = try LessonCommand.seed(&arguments)
    if let word, let step = Step(rawValue: word.text), !word.isQuoted {
      if number != nil {
        throw ScriptError(
          "'\(word.text)' does not accept a seed", word.span,
          hint: "for example: lesson NAME seed=7")
      }
      action = .step(step)
    } else if let word {
      action = .play(word, seed: number)
    } else {
      if number != nil {
        throw ScriptError(
          "a seed needs a lesson", arguments.verb.span, hint: "for example: lesson NAME seed=7")
      }
      action = .list
    }
  }

  private static func seed(_ arguments: inout Arguments) throws(ScriptError) -> UInt64? {
    var number: UInt64?
    for given in try arguments.allOptions() {
      guard given.name.text == seed else {
        throw ScriptError(
          "'\(form.name)' has no option '\(given.name.text)'", given.name.span,
          hint: Spelling.hint(given.name.text, among: [seed], what: "options"))
      }
      guard let value = UInt64(given.value.text) else {
        throw ScriptError(
          "'\(given.value.text)' is not a seed", given.value.span,
          hint: "must be a whole number from 0")
      }
      number = value
    }
    return number
  }

  var undoBehavior: UndoBehavior { .look }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    throw ScriptError(
      "a script cannot play a lesson", span,
      hint: "type it at the prompt of `pantomime`")
  }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    try check(SceneCheck(nil, in: session.catalog))
    return .nothing
  }
}

extension Catalog {
  /// Returns the catalog, to which the verbs of lessons have been added.
  package var withLessons: Catalog {
    adding(
      "lessons",
      [CommandEntry("lesson", LessonCommand.self), CommandEntry("answer", AnswerCommand.self)])
  }
}

/// `answer VALUE`: replies to a task that asks for a prediction.
struct AnswerCommand: Command {
  static let form = Form(
    "answer", "Replies to a task of a lesson that asks for a prediction.",
    details:
      "A number can have its unit: `answer 23 %`, `answer 0.23`. The statements of the task "
      + "then run and show the outcome.",
    positionals: [Positional(.text("VALUE"))], more: "[UNIT]", example: ["answer collapsed"])

  /// The reply in the form that an expectation accepts after `==`, with its unit if it has one.
  let reply: String
  /// The position of the reply in the line.
  let span: Span

  init(_ arguments: inout Arguments) throws(ScriptError) {
    let first = try arguments.next("a value", example: "answer collapsed")
    let text = first.isQuoted ? Word.quoted(first.text) : first.text
    guard let unit = arguments.unit() else {
      (reply, span) = (text, first.span)
      return
    }
    (reply, span) = ("\(text) \(unit.text)", first.span.union(unit.span))
  }

  var undoBehavior: UndoBehavior { .look }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    throw ScriptError(
      "no task asks for a reply", span, hint: "`lesson` at the prompt lists the lessons")
  }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    try check(SceneCheck(nil, in: session.catalog))
    return .nothing
  }
}
