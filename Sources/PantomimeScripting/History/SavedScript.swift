import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// A session as a script: all statements that have led to it, and what they may expect.
///
/// It is carried out as it is written, so that what it expects holds, and that it leads to the same.
struct SavedScript {
  /// The script.
  private(set) var text: String
  /// How many statements of it have led to the session.
  private(set) var count = 0
  /// The folder that it is to be in, with a slash at its end; empty for the working directory.
  private let folder: String
  private let writing: FileWriting
  private let expected: Save.Expected
  /// What has come of the statements so far.
  private var replay: Session

  /// - Throws: where the session cannot be told anew, for example because a file has changed since.
  init(
    _ session: Session, _ expected: Save.Expected, folder: String, _ writing: FileWriting,
    span: Span
  ) throws(ScriptError) {
    text = "# A session, saved: \(LanguageVersion.told)\n"
    (self.folder, self.expected, self.writing) = (folder, expected, writing)
    replay = Session(session.catalogue)
    replay.keepNoHistory()
    replay.files = session.files
    replay.shouldStop = session.shouldStop
    replay.mostInstants = session.mostInstants
    do throws(ScriptError) {
      let all = Array(Array(Lineage(of: session)).reversed())
      let scenes = all.dropFirst().map { $0.stood.scene } + [session.simulation?.name]
      for (past, scene) in zip(all, scenes) {
        // A statement that takes no time does not ask by itself.
        if session.shouldStop() { throw ScriptError.interrupted(span) }
        try addScene(begunBy: past, scene)
        try add(past, of: session)
      }
    } catch {
      if error.isInterruption { throw error }
      throw ScriptError(
        "the session cannot be told anew: \(error.message)", span,
        hint: "a file that it names may have changed since")
    }
    guard replay.simulation?.read("hash") == session.simulation?.read("hash") else {
      throw ScriptError(
        "told anew, the session leads elsewhere", span,
        hint: "a file that it names may have changed since")
    }
  }

  /// Writes down the scene that a statement has begun by itself, as one that is typed does: nothing
  /// begins a scene where a script is replayed but an empty stage.
  private mutating func addScene(begunBy past: Past, _ scene: String?) throws(ScriptError) {
    guard replay.simulation == nil, !past.statement.beginsScene, let scene,
      scene != Blank.name,
      let statement = try Statement(
        "\(SceneCommand.form.name) \(scene)", in: replay.catalogue)
    else { return }
    try add(statement)
  }

  private mutating func add(_ past: Past, of session: Session) throws(ScriptError) {
    guard let bound = past.bound else { return try add(past.statement) }
    // What of a gesture had come by then is said touch by touch.
    let log = try session.log(behind: past)
    let known = past.kept?.simulation?.log.inputs.count ?? 0
    for entry in log.inputs[min(known, log.inputs.count)...].prefix(while: { $0.time <= bound }) {
      for line in entry.input.touchStatements(from: replay.simulation?.touchesDown ?? []) {
        try add(at: entry.time, line)
      }
    }
    if replay.now < bound { try add(at: bound, "") }
  }

  private mutating func add(at time: Instant, _ line: String) throws(ScriptError) {
    let advance = replay.now < time ? "\(At.form.name) \(Numerals.text(time)) " : ""
    guard let statement = try Statement(advance + line, in: replay.catalogue) else { return }
    try add(statement)
  }

  /// Carries a statement out and writes it down, with what it expects.
  private mutating func add(_ statement: Statement) throws(ScriptError) {
    let before = replay
    let step = try replay.execute(statement)
    text += try written(statement) + "\n"
    count += 1
    for misuse in Set(step.entries.compactMap { $0.event.misuse }.filter { !$0.isTolerated })
      .map({ $0.rawValue }).sorted()
    {
      text += "\(Expect.form.name) misuse \(misuse)\n"
    }
    switch expected {
    case .none: break
    case .outcome: expectOutcome(step)
    case .paths: expectPaths(step, before)
    }
  }

  // MARK: Expectations

  /// What was decided, begun and completed, and the state that this has led to.
  private mutating func expectOutcome(_ step: Session.Step) {
    for entry in step.entries {
      switch entry.event.theme {
      case .decided, .completed, .panRefused, .panIgnored, .tapIgnored, .holdRefused:
        let fields = entry.event.fields.map { " \($0.name)=\($0.value.text)" }.joined()
        text += "\(Expect.form.name) event \(Word.quoted(entry.event.name + fields))\n"
      default: break
      }
    }
    let isOfState = step.entries.contains {
      $0.event.theme == .state || $0.event.theme == .completed
    }
    if isOfState, let state = replay.simulation?.state {
      text += "\(Expect.form.name) state \(Word.quoted(state))\n"
    }
  }

  /// The values that the answer told.
  private mutating func expectPaths(_ step: Session.Step, _ before: Session) {
    for value in Answers.answer(step, before: before, after: replay)?.now ?? []
    where replay.simulation?.read(value.path) == value.pathValue {
      text += "\(Expect.form.name) \(value.path) \(PathValueText.text(value.pathValue))\n"
    }
  }

  // MARK: Files

  /// The statement as it is written in the script: the files that it names are found from there.
  private func written(_ statement: Statement) throws(ScriptError) -> String {
    let names = statement.fileWords
    if names.isEmpty { return statement.written }
    let tokens = statement.tokens.map { token -> Token in
      switch token {
      case .word(let word) where names.contains(word): .word(found(word, statement.folder))
      case .option(let option) where names.contains(option.value):
        Token.option(
          NamedValue(
            name: option.name, value: found(option.value, statement.folder),
            isAdded: option.isAdded))
      case .word, .option: token
      }
    }
    return Statement.written(tokens[...])
  }

  private func found(_ word: Word, _ named: String) -> Word {
    let path = word.text.hasPrefix("/") ? word.text : named + word.text
    let isHere = folder.isEmpty && !path.hasPrefix("/")
    return Word(isHere ? path : writing.locate(path), word.span)
  }
}

extension Statement {
  /// The words of it that name files.
  fileprivate var fileWords: [Word] {
    if case .scene(let scene) = command.role { return scene.fileNames }
    guard let verb, verb.text == TouchesCommand.form.name,
      let place = tokens.firstIndex(where: { $0 == .word(verb) }),
      case .word(let file)? = tokens[(place + 1)...].first(where: { token in
        if case .word = token { true } else { false }
      })
    else { return [] }
    return [file]
  }
}

extension Input {
  /// The statements that put in the same touches, in as few words as that takes.
  ///
  /// - Parameter down: where the fingers are.
  fileprivate func touchStatements(from down: [Touch]) -> [String] {
    func number(_ value: Double) -> String {
      // As few digits as lead to the same number.
      let text = value.description
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    func finger(_ id: Int) -> String { id == 1 ? "" : " id=\(id)" }
    let verb = TouchCommand.form.name
    switch self {
    case .touch(let touches):
      return touches.map { touch in
        // A part that is left out stays as it is.
        let last = down.first { $0.id == touch.id }?.place
        let x = last?.x == touch.place.x ? "" : " x=\(number(touch.place.x))"
        let y = last?.y == touch.place.y ? "" : " y=\(number(touch.place.y))"
        return "\(verb) \(touch.phase.rawValue)\(x)\(y)\(finger(touch.id))"
      }
    case .liftOutside(let id): return ["\(verb) up outside\(finger(id))"]
    case .interruption: return ["\(verb) cancel all"]
    default: return []
    }
  }
}

extension Session {
  /// All inputs of the scene that was there right after a statement, up to where they are known.
  fileprivate func log(behind past: Past) throws(ScriptError) -> InputLog {
    // The next session that was noted has them, or the present one, if the scene is still the same.
    var after: Past?
    for other in Lineage(of: self) {
      if other === past { break }
      after = other
    }
    // What follows a statement that was done in part has its session with it.
    guard let log = (after.map { $0.kept } ?? self)?.simulation?.log else {
      throw ScriptError.noScene(past.statement.span)
    }
    return log
  }
}
