package import PantomimeScripting

/// `lesson [NAME]`: lists the lessons, plays one, or moves within it.
struct LessonCommand: Command {
  static let form = Form(
    "lesson", "Lists the lessons, or starts one.",
    details:
      "Alone, it lists the lessons. `lesson NAME` starts a lesson or resumes it, in a separate "
      + "session; `lesson FILE.md` plays a lesson of your own, and `seed=N` draws other numbers for one "
      + "and keeps what is solved. In a lesson, `next` continues, `hint` shows the next hint, "
      + "`solution` a solution, `skip` skips the task, `restart` starts it again, `leave` returns "
      + "to your own session, and `lesson 3` opens task 3, with the numbers of `seed=N` if it is given. "
      + "`misreadings` lists the built-in "
      + "misreadings. Each of these steps may follow the verb: `lesson hint`. Lessons are played "
      + "at the prompt, not in scripts; the article *Writing a lesson* describes the files.",
    positionals: [Positional(.text("NAME|FILE|TASK|STEP"), isOptional: true)],
    more: "[\(seed)=N]", example: ["lesson"])

  /// The option for the seed of the lesson's random numbers.
  private static let seed = "seed"

  /// A word that moves within a lesson.
  enum Step: String, Sendable, CaseIterable {
    case next, hint, solution, skip, restart, leave, misreadings

    var meaning: String {
      switch self {
      case .next: "Continues with the next task."
      case .hint: "Shows the next hint."
      case .solution: "Shows a solution; the task then counts as shown."
      case .skip: "Skips the task."
      case .restart: "Starts the task again."
      case .leave: "Returns to your own session."
      case .misreadings: "Lists the built-in misreadings."
      }
    }
  }

  /// The action of the statement.
  enum Action: Sendable {
    case list
    case step(Step)
    case play(Word, seed: UInt64?)
    /// Opens a task of the present lesson.
    case task(Int, seed: UInt64?)
  }

  let action: Action
  let span: Span

  /// Creates the statement that a word alone stands for in a lesson.
  init(_ step: Step, at span: Span) { (action, self.span) = (.step(step), span) }

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
    } else if let word, let task = Int(word.text), !word.isQuoted {
      action = .task(task, seed: number)
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
      Lessons.refusal, span,
      hint: "type it at the prompt of `pantomime`, or run `pantomime lesson \(name) < FILE`")
  }

  /// The lesson, or a placeholder for it.
  private var name: String {
    if case .play(let word, _) = action { Word.quoted(word.text) } else { "NAME" }
  }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    try check(SceneCheck(nil, in: session.catalog))
    return .nothing
  }
}

extension Catalog {
  /// Returns the catalog, to which the verbs of lessons have been added.
  package var withLessons: Catalog { adding("lessons", Catalog.ofLessons) }

  /// Returns the catalog for the session of a lesson, in which the steps are verbs, too.
  var inLesson: Catalog {
    adding(
      "lessons",
      Catalog.ofLessons + [
        CommandEntry("next", NextStep.self), CommandEntry("hint", HintStep.self),
        CommandEntry("solution", SolutionStep.self), CommandEntry("skip", SkipStep.self),
        CommandEntry("restart", RestartStep.self), CommandEntry("leave", LeaveStep.self),
        CommandEntry("misreadings", MisreadingsStep.self),
      ])
  }

  private static let ofLessons = [
    CommandEntry("lesson", LessonCommand.self), CommandEntry("answer", AnswerCommand.self),
  ]
}

/// A step of a lesson that is a verb of its own while a lesson is open: `hint` is `lesson hint`.
protocol LessonStepCommand: Command {
  static var step: LessonCommand.Step { get }

  init()
}

extension LessonStepCommand {
  static var form: Form { Form(step.rawValue, step.meaning, example: [step.rawValue]) }

  init(_ arguments: inout Arguments) throws(ScriptError) { self.init() }

  var undoBehavior: UndoBehavior { .look }

  func run(in session: inout Session) throws(ScriptError) -> Response { .nothing }
}

struct NextStep: LessonStepCommand {
  static var step: LessonCommand.Step { .next }
}

struct HintStep: LessonStepCommand {
  static var step: LessonCommand.Step { .hint }
}

struct SolutionStep: LessonStepCommand {
  static var step: LessonCommand.Step { .solution }
}

struct SkipStep: LessonStepCommand {
  static var step: LessonCommand.Step { .skip }
}

struct RestartStep: LessonStepCommand {
  static var step: LessonCommand.Step { .restart }
}

struct LeaveStep: LessonStepCommand {
  static var step: LessonCommand.Step { .leave }
}

struct MisreadingsStep: LessonStepCommand {
  static var step: LessonCommand.Step { .misreadings }
}

/// `answer VALUE`: replies to a task that asks for a prediction.
struct AnswerCommand: Command {
  static let form = Form(
    "answer", "Replies to a task of a lesson that asks for a prediction.",
    details:
      "A number can have its unit: `answer 23 %`, `answer 0.23`. A place can be given by its "
      + "value, its index, or the scene's word for it. The statements of the task then run and show "
      + "the outcome.",
    positionals: [Positional(.text("VALUE"))], more: "[UNIT]", example: ["answer collapsed"])

  private static let shown = "answer collapsed"
  /// The hint of a command without a reply.
  static let missing = "for example: \(shown)"

  /// The reply in the form that an expectation accepts after `==`, with its unit if it has one.
  let reply: String
  /// The position of the reply in the line.
  let span: Span

  init(_ arguments: inout Arguments) throws(ScriptError) {
    let first = try arguments.next("a value", example: AnswerCommand.shown)
    let text = first.isQuoted ? Word.quoted(first.text) : AnswerCommand.written(first.text)
    let unit = arguments.unit()
    if let extra = arguments.next() {
      throw ScriptError("a reply is a single value", extra.span, hint: AnswerCommand.missing)
    }
    reply = unit.map { "\(text) \($0.text)" } ?? text
    span = unit.map { first.span.union($0.span) } ?? first.span
  }

  /// Returns a number with a digit before its decimal point.
  private static func written(_ text: String) -> String {
    let sign = text.hasPrefix("-") ? "-" : ""
    let rest = text.dropFirst(sign.count)
    let digit = rest.dropFirst().first
    let isDecimal = rest.first == "." && digit.map { ("0"..."9").contains($0) } == true
    return isDecimal ? sign + "0" + rest : text
  }

  /// Returns the hint that shows a reply.
  static func example(_ reply: String) -> String { "for example: \(form.name) \(reply)" }

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
