import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// A session as a lesson with one task, which asks for the outcome of the last gesture.
///
/// The statements up to the lift-off are the setup, and the rest is the answer. The mistakes are the
/// built-in misreadings that predict another outcome, and the scene without one of its options, such
/// as a fault.
struct SessionLesson {
  /// The document.
  let text: String
  /// The number of wrong models that answer otherwise.
  let mistakes: Int

  init(_ session: Session, file: Word) throws(ScriptError) {
    guard let simulation = session.simulation else {
      throw ScriptError(
        "there is no scene to make a lesson of", file.span, hint: "play a gesture first")
    }
    let lines = try session.savedLines(for: file)
    var blank = Session(session.catalog)
    blank.host = session.host
    let split = try SessionLesson.split(lines, in: blank, at: file.span)
    var (setup, answer) = (Array(lines[..<split]), Array(lines[split...]))
    if !simulation.isHeld, answer.last != "run", SessionLesson.comesToRest(session) {
      answer.append("run")
    }
    (setup, answer) = SessionLesson.needed(setup, answer, in: blank)
    do throws(LessonProblem) {
      let question = try Question(setup, answer, name: simulation.name, in: blank)
      (text, mistakes) = (question.document(for: file.text), question.mistakes.count)
    } catch {
      throw ScriptError(
        "the session cannot be replayed: \(error.diagnostic.error.message)", file.span,
        hint: "a file that it uses may have changed since")
    }
  }

  /// The maximum number of settings that are tried; our choice.
  private static let mostSettings = 16

  /// Returns a setup and an answer without the settings, and the waits for them, that change nothing:
  /// with them and without them, every path reads the same, and the same rule decides, if any does.
  private static func needed(
    _ setup: [String], _ answer: [String], in blank: Session
  ) -> (setup: [String], answer: [String]) {
    func played(_ lines: [String]) -> Simulation? {
      var session = blank
      return (try? session.perform(lines.map { LessonLine($0, 1) }, file: "")) == nil
        ? nil : session.simulation
    }
    var (lines, split) = (setup + answer, setup.count)
    func isSetting(_ line: String) -> Bool { line.hasPrefix("\(SetCommand.form.name) ") }
    let places = lines.indices.filter { place in
      isSetting(lines[place])
        || place > split && place + 1 < lines.count && isSetting(lines[place + 1])
          && lines[place].hasPrefix("\(At.form.name) ")
    }
    guard !places.isEmpty, let whole = played(lines) else { return (setup, answer) }
    let paths = whole.paths.filter { $0 != "rule" }
    for place in places.suffix(mostSettings).reversed() {
      var fewer = lines
      fewer.remove(at: place)
      guard let other = played(fewer), other.decisionRecord?.rule == whole.decisionRecord?.rule,
        !paths.contains(where: { other.read($0) != whole.read($0) })
      else { continue }
      lines = fewer
      if place < split { split -= 1 }
    }
    return (Array(lines[..<split]), Array(lines[split...]))
  }

  private static func comesToRest(_ session: Session) -> Bool {
    var fork = session.forked
    return (try? fork.perform("run")) != nil
  }

  /// Returns the index of the line that ends the last gesture or, if there is no gesture, of the last
  /// line that isn't the scene's.
  private static func split(
    _ lines: [String], in blank: Session, at span: Span
  ) throws(ScriptError) -> Int {
    var scene: Int?
    var gesture: Int?
    for (index, line) in lines.enumerated() {
      for statement in (try? blank.read(line)) ?? [] {
        if case .scene = statement.command.role { (scene, gesture) = (index, nil) }
        switch statement.command.gesturePart {
        case .rest, .whole: gesture = index
        case .opening, .none: break
        }
      }
    }
    let last = lines.count - 1
    guard let split = gesture ?? (last > scene ?? -1 ? last : nil) else {
      throw ScriptError(
        "nothing has happened since the scene began", span, hint: "play a gesture first")
    }
    return split
  }
}

/// The question that a session's lesson asks, and the wrong models that answer it otherwise.
private struct Question {
  /// A wrong model with the value that it predicts.
  struct Mistake {
    var names: [String]
    /// The statements, or none for built-in misreadings.
    let lines: [String]
    let value: String
  }

  private let setup: [String]
  private let answer: [String]
  private let scene: String
  private let path: String
  private let tolerance: String
  private let value: String
  /// Whether the value is a word, of which the text offers some.
  private let isWord: Bool
  private(set) var mistakes: [Mistake] = []
  /// The answers to the statements before and after the question.
  private let before: String
  private let after: String

  init(
    _ setup: [String], _ answer: [String], name: String, in blank: Session
  ) throws(LessonProblem) {
    (self.setup, self.answer, scene) = (setup, answer, name)
    let judge = Question.judge(setup, answer, in: blank)
    let start = try judge.start()
    var right = start.session.forked
    before = Question.headline(of: setup, in: blank)
    after = Question.outcome(of: answer, in: start.session)
    _ = try right.perform(answer.map { LessonLine($0, 1) }, file: judge.file)
    var models: [(names: [String], lines: [String], session: Session, misreading: Misreading?)] = []
    for lines in Question.withoutOption(setup) {
      var other = blank
      guard (try? other.perform((lines.lines + answer).map { LessonLine($0, 1) }, file: "")) != nil
      else { continue }
      models.append((["without-\(lines.option)"], lines.lines, other, nil))
    }
    for misreading in Misreadings.all
    where right.simulation.map({ misreading.isAbout($0) }) ?? false {
      let known = LessonBlock(
        role: .mistake, names: [misreading.name], head: LessonLine("", 1), lines: [])
      let one = Question.judge(setup, answer, mistakes: [known], in: blank)
      guard case .predict(let prediction) = one.task.kind,
        let first = one.models(of: prediction).first,
        let modeled = try? one.modeled(first, prediction, from: start)
      else { continue }
      models.append(([misreading.name], [], modeled.session, misreading))
    }
    var best: (path: String, mistakes: [Mistake], rank: Int)?
    for path in Question.candidates(start.session, right, models.map { $0.session }) {
      guard let value = right.simulation?.read(path) else { continue }
      let isChanged = start.session.simulation?.read(path) != value
      var mistakes: [Mistake] = []
      var outcomes = 0
      for model in models
      where right.simulation.map({ model.misreading?.isAbout(path, in: $0) ?? true }) ?? true {
        let read = model.misreading?.path(for: path) ?? path
        guard let other = model.session.simulation?.read(read), value.isComparable(with: other),
          !value.isAlmost(other)
        else { continue }
        let text = PathValueText.text(other)
        if let index = mistakes.firstIndex(where: { $0.value == text }) {
          mistakes[index].names += model.names
        } else if mistakes.count < Question.most {
          mistakes.append(Mistake(names: model.names, lines: model.lines, value: text))
          if model.misreading?.changesOutcome ?? true { outcomes += 1 }
        }
      }
      // What neither the gesture nor a wrong model of it changes isn't worth a question.
      guard isChanged || outcomes > 0 else { continue }
      // The best question is about an outcome that an option, such as a fault, changes; the next best
      // is about the state, which a user sees.
      let changesWithOption = mistakes.contains { !$0.lines.isEmpty }
      let isState = path == "state" && !mistakes.isEmpty
      let rank =
        2 * outcomes + mistakes.count + (isChanged ? 2 : 0) + (path == "state" ? 2 : 0)
        + (changesWithOption ? 8 * Question.most : 0) + (isState ? 4 * Question.most : 0)
      if rank > best?.rank ?? -1 { best = (path, mistakes, rank) }
      if isState, changesWithOption || !models.contains(where: { !$0.lines.isEmpty }) { break }
    }
    path = best?.path ?? "time"
    mistakes = best?.mistakes ?? []
    let read = right.simulation?.read(path)
    value = read.map { PathValueText.text($0) } ?? ""
    tolerance = read?.tolerance ?? ""
    if case .word = read { isWord = true } else { isWord = false }
  }

  /// The maximum number of mistakes in the document; our choice.
  private static let most = 6

  /// Returns a judge of a task that asks for the time, because the path isn't known yet.
  private static func judge(
    _ setup: [String], _ answer: [String], mistakes: [LessonBlock] = [], in blank: Session
  ) -> TaskJudge {
    func block(_ role: LessonBlock.Role, _ lines: [String]) -> LessonBlock {
      LessonBlock(
        role: role, names: [], head: LessonLine("", 1), lines: lines.map { LessonLine($0, 1) })
    }
    let kind: LessonTask.Kind =
      Prediction(block(.answer, answer + ["expect time"])).map { .predict($0) }
      ?? .act(block(.check, answer))
    let task = LessonTask(
      title: "", head: LessonLine("", 1), text: [], kind: kind, setup: block(.setup, setup),
      conclusion: [], mistakes: mistakes, hints: [], solution: nil, right: [], wrong: [])
    return TaskJudge(
      task: task, file: "", blank: blank, numbers: LessonSeed(1, task: 0, variant: 0))
  }

  /// Returns the setup without each of the options of its scene in turn.
  private static func withoutOption(_ setup: [String]) -> [(option: String, lines: [String])] {
    guard let index = setup.lastIndex(where: { $0.hasPrefix("scene ") }) else {
      return []
    }
    let words = setup[index].split(separator: " ").map { String($0) }
    var all: [(option: String, lines: [String])] = []
    for (place, word) in words.enumerated() {
      guard place > 1, let end = word.firstIndex(of: "=") else { continue }
      var lines = setup
      lines[index] = LessonText.joined(words[..<place] + words[(place + 1)...], by: " ")
      all.append((String(word[..<end]), lines))
    }
    return all
  }

  /// Returns the paths that the question can be about, the most telling first.
  private static func candidates(
    _ before: Session, _ after: Session, _ models: [Session]
  ) -> [String] {
    guard let other = after.simulation else { return [] }
    let others = ([before] + models).compactMap { $0.simulation }
    // An animator that moves a number to its anchors has the name of the number's path. At rest, its
    // own numbers don't depend on the anchor.
    let anchored = other.animatorNames.filter { other.read($0) != nil }
    let isAnchored = other.principalAnimator.map { anchored.contains($0) } ?? false
    func isAside(_ path: String) -> Bool {
      ["time", "hash", "touches", "rule", "decision"].contains(path)
        || ["pan.", "release.", "decision.", "gesture."].contains { path.hasPrefix($0) }
        || anchored.contains { path.hasPrefix("\($0).") }
        || isAnchored && PathNote.animator.contains { $0.name == path }
    }
    var paths = ["state"] + anchored
    for path in other.paths where !isAside(path) {
      // A reply is one value.
      let parts = other.read(path)?.components.map { "\(path).\($0)" } ?? []
      for path in parts.isEmpty ? [path] : parts
      where !paths.contains(path) && others.contains(where: { $0.read(path) != other.read(path) }) {
        paths.append(path)
      }
    }
    return paths
  }

  // MARK: Text

  /// Returns the first line of the last answer to statements that are run from the start, or an empty
  /// text if none of the answers describes a state.
  private static func headline(of lines: [String], in blank: Session) -> String {
    var session = blank
    var last = ""
    for line in lines {
      let statement = (try? session.read(line))?.last
      let text = (try? session.answer(line: line, style: .plain))?.text ?? ""
      if let statement, !isArranging(statement, session.simulation),
        let first = text.split(separator: "\n").first
      {
        last = String(first)
      }
    }
    return last
  }

  /// Returns whether a statement only adds an object, changes a setting, or starts a scene without
  /// states.
  private static func isArranging(_ statement: Statement, _ simulation: Simulation?) -> Bool {
    switch statement.command.role {
    case .maker, .definition, .use, .reaction, .preference, .travel, .head, .expectation, .quit:
      true
    case .scene: simulation.map { $0.state == $0.name } ?? true
    case .plain: statement.verb?.text == SetCommand.form.name
    case .restart, .pan, .fingers, .gesture, .tap: false
    }
  }

  /// Returns the outcome and the reason in the answers to the statements of the answer.
  private static func outcome(of lines: [String], in start: Session) -> String {
    var session = start
    var outcome: [String] = []
    for line in lines {
      let text = (try? session.answer(line: line, style: .plain))?.text ?? ""
      let all = text.split(separator: "\n").map { String($0) }
      guard outcome.isEmpty, let first = all.first else { continue }
      outcome.append(first)
      if let reason = all.first(where: { $0.hasPrefix("because ") }) { outcome.append(reason) }
    }
    return LessonText.joined(outcome, by: ", ")
  }

  func document(for file: String) -> String {
    var text = "# \(scene): what happens?\n\nminutes: 3\n\n"
    text +=
      "This lesson asks for the outcome of a gesture in `\(scene)`. Edit the text: state what it teaches.\n\n"
    text += "## After the gesture\n\n"
    if !before.isEmpty { text += "The state before: \(before).\n\n" }
    text += "Then comes `\(LessonText.joined(answer, by: "; "))`. What is `\(path)` after that?"
    if isWord, !mistakes.isEmpty {
      var words = [value]
      for mistake in mistakes where !words.contains(mistake.value) { words.append(mistake.value) }
      let replies = words.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map {
        "`\(AnswerCommand.form.name) \($0)`"
      }
      text += " Reply with " + LessonText.joined(replies, by: " or ") + "."
    }
    text += "\n"
    text += Question.block("setup", setup)
    text += Question.block(
      "answer", answer + ["expect \(path)" + (tolerance.isEmpty ? "" : " \(tolerance)")])
    text += "\n\(after.isEmpty ? "That is what happens" : after).\n"
    for mistake in mistakes {
      text += Question.block("mistake \(LessonText.joined(mistake.names, by: ","))", mistake.lines)
      if !mistake.lines.isEmpty {
        text += "\nThat is what happens without this option. Edit the text: what does it change?\n"
      }
    }
    text += Question.block("right", ["\(AnswerCommand.form.name) \(value)"])
    if let mistake = mistakes.first, let name = mistake.names.first {
      text += Question.block("wrong \(name)", ["\(AnswerCommand.form.name) \(mistake.value)"])
    }
    return text
  }

  private static func block(_ head: String, _ lines: [String]) -> String {
    var text = "\n```pan \(head)\n"
    for line in lines { text += line + "\n" }
    return text + "```\n"
  }
}

extension PathValue {
  /// Whether a prediction can mistake one value for the other.
  fileprivate func isComparable(with other: PathValue) -> Bool {
    switch (self, other) {
    case (.number(_, let one), .number(_, let another)): one == another
    case (.word, .word), (.flag, .flag): true
    default: false
    }
  }

  /// Whether two values are the same for a reply within the tolerance.
  fileprivate func isAlmost(_ other: PathValue) -> Bool {
    guard case .number(let one, let unit) = self, case .number(let another, _) = other else {
      return self == other
    }
    return (one - another).magnitude <= 2 * PathValue.tolerance(in: unit)
  }

  private static func tolerance(in unit: Unit) -> Double {
    switch unit {
    case .points, .pointsPerSecond, .degrees: 0.5
    case .fraction, .seconds, .perSecond: 0.01
    case .count: 0
    }
  }

  /// The tolerance of a reply as an expectation has it, or an empty string.
  fileprivate var tolerance: String {
    guard case .number(_, let unit) = self else { return "" }
    let tolerance = PathValue.tolerance(in: unit)
    return tolerance > 0 ? "within \(Numerals.text(tolerance))" : ""
  }
}

extension LessonDesk {
  /// Writes the session as a lesson.
  func saveLesson(
    _ statement: Statement, in session: Session
  ) throws(ScriptError) -> LessonPlayer.Response {
    guard let file = statement.file else {
      throw ScriptError(
        "'save' needs a file", statement.span, hint: "for example: save bug.md as=lesson")
    }
    try statement.command.check(
      SceneCheck(session.simulation, in: session.catalog, files: session.host.files))
    let lesson = try SessionLesson(session, file: file)
    let replaces = statement.options.contains { $0.written == "replace=yes" }
    try session.host.files.write(lesson.text, to: file, replaces: replaces)
    let count = "\(lesson.mistakes) mistake\(lesson.mistakes == 1 ? "" : "s")"
    return LessonPlayer.Response(
      text:
        "saved a task with \(count): edit its text; `lesson \(Word.quoted(file.text))` plays it\n")
  }
}

extension Statement {
  /// Whether the statement saves the session as a lesson.
  var savesLesson: Bool {
    verb?.text == Save.form.name && options.contains { $0.written == "as=lesson" }
  }
}
