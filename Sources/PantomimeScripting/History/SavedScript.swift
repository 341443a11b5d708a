import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// A session as a script: the statements that reproduce it, and the expectations that hold in it.
///
/// Each line is executed as soon as it's written, so a replay of the script passes and ends with
/// the same hash as the session.
struct SavedScript {
  /// The number of statements, without expectations.
  private(set) var count = 0
  /// The number of expectations.
  var expectations = 0
  /// The number of omitted expectations, which failed or weren't decided yet.
  var failed = 0
  /// The folder of the script, with a trailing slash, or an empty string for the working directory.
  private let folder: String
  private let writing: FileWriting
  let expected: SavedExpectations?
  /// The lines after the head.
  var lines: [String] = []
  /// The session that results from the lines so far.
  var replay: Session
  /// The expectation of a misuse that the user typed after the current statement and that held, or
  /// `nil` if there is none.
  var typedMisuse: Statement?
  /// The number of expectations so far that may still fail at a later statement.
  private var watches = 0
  /// The numbers of the expectations among these that fail.
  private var failing: Set<Int> = []

  /// - Parameters:
  ///   - isWhole: Whether to include earlier scenes.
  ///   - expected: The expectations to add, or `nil` for only those that the user typed.
  /// - Throws: An error if the session can't be replayed, for example because a file has changed.
  init(
    _ session: Session, isWhole: Bool, _ expected: SavedExpectations?, folder: String,
    _ writing: FileWriting, span: Span
  ) throws(ScriptError) {
    (self.folder, self.expected, self.writing) = (folder, expected, writing)
    replay = Session(session.catalog)
    replay.history = nil
    replay.host.files = session.host.files
    replay.host.shouldStop = session.host.shouldStop
    replay.host.mostInstants = session.host.mostInstants
    do throws(ScriptError) {
      let begun = replay
      try add(session, isWhole, span)
      if !failing.isEmpty {
        // Only after this first pass is it known which expectations fail.
        (replay, lines) = (begun, [])
        (count, expectations, failed, watches) = (0, 0, 0, 0)
        try add(session, isWhole, span)
      }
    } catch {
      if error.isInterruption { throw error }
      throw ScriptError(
        "the session cannot be replayed: \(error.message)", span,
        hint: "a file that it uses may have changed since")
    }
    guard replay.simulation?.read("hash") == session.simulation?.read("hash") else {
      throw ScriptError(
        "a replay of the session has a different hash", span,
        hint: "a file that it uses may have changed since")
    }
  }

  /// The text of the script.
  var text: String {
    var head = ["# A session, saved: \(LanguageVersion.text)"]
    if expectations == 0 {
      head.append("# It has no expectations and always passes.")
    }
    if failed > 0 {
      head.append(
        "# \(failed) expectation\(failed == 1 ? "" : "s") that did not hold "
          + "\(failed == 1 ? "was" : "were") omitted.")
    }
    if let flaw {
      head.append(
        TestLine.written(knownFailure: flaw))
    }
    return (head + lines).map { $0 + "\n" }.joined()
  }

  /// The problem that a replay of the script reports at its end and that no statement can expect,
  /// or `nil` if there is none.
  private var flaw: String? {
    var end = replay
    return end.end().failures.first { $0.line > 0 }.map { failure in
      failure.mismatch.note.isEmpty ? failure.mismatch.actual : failure.mismatch.note
    }
  }

  // MARK: Statements

  private mutating func add(
    _ session: Session, _ isWhole: Bool, _ span: Span
  ) throws(ScriptError) {
    let all = Array(Array(Lineage(of: session, withExpectations: true)).reversed())
    let scenes = all.dropFirst().map { $0.stood.scene } + [session.simulation?.name]
    let first = isWhole ? 0 : all.indices.last { all[$0].beginsScene(before: scenes[$0]) } ?? 0
    if first > 0, let before = try session.history?.session(before: all[first], for: session) {
      try addPreamble(all[..<first], of: before)
    }
    for index in all.indices[first...] {
      let past = all[index]
      // A statement that takes no time doesn't check for cancellation.
      if session.host.shouldStop() { throw ScriptError.interrupted(span) }
      if case .asserted(let held) = past.kind {
        try add(expectation: past.statement, held: held)
        continue
      }
      try addScene(begunBy: past, scenes[index])
      let next = all.indices.contains(index + 1) ? all[index + 1] : nil
      typedMisuse = next?.heldMisuse
      // When `again` replays a gesture, it uses the display rate that was set after the gesture.
      if past.stood.rate != replay.options.frames.rate {
        try add(setting: .rate, "\(past.stood.rate)")
      }
      try add(past, of: session)
    }
    var end = replay
    note(end.end().failures)
  }

  /// Records which of the expectations written so far have failed in the meantime.
  private mutating func note(_ failures: [Failure]) {
    for failure in failures where failure.line < 0 { failing.insert(-failure.line) }
  }

  /// Adds the definitions and settings for all scenes that the user typed before the first scene in
  /// the script.
  private mutating func addPreamble(
    _ pasts: ArraySlice<HistoryEntry>, of before: Session
  ) throws(ScriptError) {
    var rest = pasts
    while let past = rest.popFirst() {
      if let use = past.statement.place.use, let step = past.statement.place.step {
        let others = rest.prefix { $0.statement.place.step == step }
        if ([past] + others).allSatisfy({ $0.isOfPreamble }), try add(use: use) {
          rest = rest.dropFirst(others.count)
          continue
        }
      }
      if case .definition = past.statement.command.role { try add(past.statement) }
    }
    for setting in SessionSetting.all where setting.scope == .session {
      guard let value = setting.value(in: before), value != setting.value(in: replay)
      else { continue }
      try add(setting: setting, value)
    }
  }

  private mutating func add(setting: SessionSetting, _ value: String) throws(ScriptError) {
    // A rule that isn't in the catalog can't be written as a statement.
    if let statement = try? Statement(setting.statement(value), in: replay.catalog) {
      try add(statement)
    }
  }

  /// Adds the `use` of a file that contains only definitions and settings for all scenes, or
  /// returns `false` if the file contains anything else.
  private mutating func add(use text: String) throws(ScriptError) -> Bool {
    guard let statement = try Statement(text, in: replay.catalog) else { return false }
    var used = replay
    guard (try? used.execute(statement)) != nil, used.simulation == nil else { return false }
    replay = used
    lines.append(try written(statement))
    count += 1
    return true
  }

  /// Writes a `scene` statement for a scene that a statement started automatically, because when a
  /// script is replayed, only an empty stage starts automatically.
  private mutating func addScene(begunBy past: HistoryEntry, _ scene: String?) throws(ScriptError) {
    guard replay.simulation == nil, !past.statement.beginsScene, let scene,
      scene != Blank.name,
      let statement = try Statement.starting(scene, in: replay.catalog)
    else { return }
    try add(statement)
  }

  private mutating func add(_ past: HistoryEntry, of session: Session) throws(ScriptError) {
    guard let bound = past.bound else { return try add(past.statement) }
    // The part of a gesture up to that instant is written touch by touch.
    let log = try past.log(of: session)
    let known = past.kept?.simulation?.log.list.count ?? 0
    for entry in log.list[min(known, log.list.count)...].prefix(while: { $0.time <= bound }) {
      for line in entry.input.touchStatements(from: replay.simulation?.touchesDown ?? []) {
        try add(at: entry.time, line)
      }
    }
    if replay.now < bound { try add(at: bound, "") }
  }

  private mutating func add(at time: Instant, _ line: String) throws(ScriptError) {
    let advance = replay.now < time ? InstantPrefix.text(time) + " " : ""
    guard let statement = try Statement(advance + line, in: replay.catalog) else { return }
    try add(statement)
  }

  /// Runs a statement, and writes it with its expectations.
  private mutating func add(_ statement: Statement) throws(ScriptError) {
    guard statement.mayFailLater else { return try addAtOnce(statement) }
    if expected == .nothing { return }
    watches += 1
    guard !failing.contains(watches) else {
      failed += 1
      return
    }
    let numbered = try statement.rewritten(statement.tokens, line: -watches)
    note(try replay.execute(numbered).failures)
    lines.append(statement.written)
    expectations += 1
  }

  private mutating func addAtOnce(_ statement: Statement) throws(ScriptError) {
    let before = replay
    let step = try replay.execute(statement)
    note(step.failures)
    if case .verdict(.failed) = step.response {
      // The scene never came to rest, so all that the statement did was to advance the clock.
      let now = replay.now
      replay = before
      return try add(at: now, "")
    }
    lines.append(try written(statement))
    count += 1
    try addMisuse()
    switch expected {
    case nil, .nothing: break
    case .outcome: expectOutcome(step)
    case .paths: expectPaths(step, before)
    }
  }

  // MARK: Files

  /// Returns the text of the statement in the script, with file names relative to the script.
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
    return Token.written(tokens)
  }

  /// Returns the name of a file, relative to the folder of the script unless the name is absolute.
  ///
  /// If links make that name stand for another file, the name is absolute, too.
  private func found(_ word: Word, _ named: String) -> Word {
    let path = word.text.hasPrefix("/") ? word.text : named + word.text
    if folder.isEmpty || path.hasPrefix("/") { return Word(path, word.span) }
    let whole = writing.locate(path)
    let near = SavedScript.relative(whole, to: writing.locate(folder))
    let read = replay.host.files.read
    return Word(read(folder + near) == read(path) ? near : whole, word.span)
  }

  /// Returns the path of a file relative to a folder.
  private static func relative(_ file: String, to folder: String) -> String {
    var (file, folder) = (FilePath.parts(file)[...], FilePath.parts(folder)[...])
    while file.count > 1, let first = file.first, first == folder.first {
      (file, folder) = (file.dropFirst(), folder.dropFirst())
    }
    return (folder.map { _ in ".." } + file).joined(separator: "/")
  }
}

// The parts of a saved script: the properties of its statements, and touches written as statements.

extension Statement {
  /// The tokens of the statement without `at TIME`.
  var tokensWithoutTime: [Token] { Array(tokens.dropFirst(at == nil ? 0 : 2)) }

  /// The text of the statement without `at TIME`.
  var withoutTime: String { Token.written(tokensWithoutTime) }

  /// Whether the statement is an expectation that later events decide, or a reaction that runs an
  /// expectation.
  var mayFailLater: Bool {
    switch command.role {
    case .expectation: command.isStep
    case .reaction(let roles):
      roles.contains { if case .expectation = $0 { true } else { false } }
    default: false
    }
  }

  /// The words that name files.
  var fileWords: [Word] { command.fileWords }
}

extension HistoryEntry {
  /// Returns whether the statement starts a scene, given the name of the scene that is running
  /// after the statement.
  func beginsScene(before scene: String?) -> Bool {
    statement.beginsScene || (stood.scene == nil && scene != nil)
  }

  /// Whether the statement defines names or settings for all scenes.
  var isOfPreamble: Bool {
    switch statement.command.role {
    case .definition: true
    case .preference: statement.at == nil
    default: false
    }
  }

  /// The expectation of a misuse, or `nil` if the statement isn't such an expectation or it didn't
  /// hold.
  var heldMisuse: Statement? {
    guard case .asserted(held: true) = kind,
      case .expectation(ofMisuse: true) = statement.command.role
    else { return nil }
    return statement
  }
}

extension HistoryEntry {
  /// Returns all known inputs of the scene that was running when the statement ended.
  func log(of session: Session) throws(ScriptError) -> InputLog {
    // The next session that is kept has these inputs; so has the current session, if its scene is
    // still the same.
    var after: HistoryEntry?
    for other in Lineage(of: session) {
      if other === self { break }
      after = other
    }
    // After a statement that was executed only in part, the session is always kept.
    guard let log = (after.map { $0.kept } ?? session)?.simulation?.log else {
      throw ScriptError.noScene(statement.span)
    }
    return log
  }
}

// The expectations of a saved script.

extension SavedScript {
  /// Adds an expectation that the user typed, if it held.
  mutating func add(expectation: Statement, held: Bool) throws(ScriptError) {
    let statement = try expectation.rewritten(expectation.tokensWithoutTime)
    // If it expects a misuse, `addMisuse()` has already written it, directly after the statement
    // that committed the misuse.
    if case .expectation(ofMisuse: true) = statement.command.role, held { return }
    if expected == .nothing { return }
    var asserted = replay
    guard held, case .verdict(let verdict)? = try? asserted.execute(statement).response,
      verdict.holds
    else {
      failed += 1
      return
    }
    replay = asserted
    write(expectation: statement.written)
  }

  /// Adds the expectation of a misuse that the last statement committed: the expectation that the
  /// user typed, or a new one if the misuse would otherwise be a failure.
  mutating func addMisuse() throws(ScriptError) {
    let typed = typedMisuse
    typedMisuse = nil
    let misuses = replay.last.misuses
    let misuse = misuses.first { !$0.isTolerated } ?? misuses.first
    let needed =
      replay.last.hasUnexpectedMisuse
      ? misuse.map { Statement.expecting("misuse \($0.rawValue)") } : nil
    guard let text = typed?.withoutTime ?? needed,
      let statement = try Statement(text, in: replay.catalog)
    else { return }
    _ = try replay.execute(statement)
    write(expectation: text)
  }

  /// Writes an expectation.
  mutating func expect(_ claim: String) { write(expectation: Statement.expecting(claim)) }

  /// Writes an expectation, unless the preceding line is the same.
  private mutating func write(expectation line: String) {
    guard lines.last != line else { return }
    lines.append(line)
    expectations += 1
  }

  /// The measured numbers of an outcome, and their unit.
  private static let measured = ["margin", "raw", "unit", "vx", "vy", "velocity"]

  /// Expects the decision, the events that mark starts and completions, and the resulting state.
  mutating func expectOutcome(_ step: Session.Step) {
    for entry in step.entries {
      switch entry.event.kind {
      case .decided, .completed, .panRefused, .panIgnored, EventKind.ignoredTaps, .holdRefused,
        .transitionCallLost:
        let fields = entry.event.fields.filter { !SavedScript.measured.contains($0.name) }
          .map { " \($0.name)=\($0.value.text)" }.joined()
        expect("event \(Word.quoted(entry.event.name + fields))")
      default: break
      }
    }
    let isOfState = step.entries.contains {
      $0.event.kind == .state || $0.event.kind == .completed
    }
    if isOfState, let state = replay.simulation?.state {
      expect("state \(Word.quoted(state))")
    }
  }

  /// Expects the values in the answer.
  mutating func expectPaths(_ step: Session.Step, _ before: Session) {
    for value in Answers.answer(step, before: before.simulation, after: replay)?.now ?? []
    where replay.simulation?.read(value.path) == value.pathValue {
      expect("\(value.path) \(PathValueText.text(value.pathValue))")
    }
  }
}

/// The expectations of a saved script, in addition to those that the user typed.
enum SavedExpectations: String, Sendable, CaseIterable {
  case outcome, paths
  case nothing = "none"
}
