import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// A session as a script: the statements that lead to it, and the expectations that hold.
///
/// Each line is run as it is written, so that a replay of the script passes and leads to the same hash.
struct SavedScript {
  /// The number of statements, expectations left out.
  private(set) var count = 0
  /// The number of expectations.
  var expectations = 0
  /// The number of expectations that failed, or could not be decided yet, and are left out.
  var failed = 0
  /// The folder of the script, with a slash at its end; empty for the working directory.
  private let folder: String
  private let writing: FileWriting
  let expected: SavedExpectations?
  /// The lines behind the head.
  var lines: [String] = []
  /// The session that the lines lead to.
  var replay: Session
  /// The expectation of a misuse that was typed behind the present statement, and held; `nil` for none.
  var typedMisuse: Statement?
  /// The number of expectations so far that a later statement may still fail.
  private var watches = 0
  /// Which of them fail, by their numbers.
  private var failing: Set<Int> = []

  /// - Parameters:
  ///   - isWhole: whether earlier scenes are written, too.
  ///   - expected: the expectations to add; `nil` for those alone that were typed.
  /// - Throws: if the session cannot be replayed, for example because a file has changed since.
  init(
    _ session: Session, isWhole: Bool, _ expected: SavedExpectations?, folder: String,
    _ writing: FileWriting, span: Span
  ) throws(ScriptError) {
    (self.folder, self.expected, self.writing) = (folder, expected, writing)
    replay = Session(session.catalogue)
    replay.history = nil
    replay.host.files = session.host.files
    replay.host.shouldStop = session.host.shouldStop
    replay.host.mostInstants = session.host.mostInstants
    do throws(ScriptError) {
      let begun = replay
      try add(session, isWhole, span)
      if !failing.isEmpty {
        // Only now is it known which of them have failed.
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

  /// The script.
  var text: String {
    var head = ["# A session, saved: \(LanguageVersion.told)"]
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

  /// What a replay of the script finds wrong at its end, which no statement can expect; `nil` if nothing.
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
      // A statement that takes no time does not ask by itself.
      if session.host.shouldStop() { throw ScriptError.interrupted(span) }
      if case .asserted(let held) = past.kind {
        try add(expectation: past.statement, held: held)
        continue
      }
      try addScene(begunBy: past, scenes[index])
      let next = all.indices.contains(index + 1) ? all[index + 1] : nil
      typedMisuse = next?.heldMisuse
      // What `again` replays runs at the rate that was set after the gesture.
      if past.stood.rate != replay.options.frames.rate {
        try add(setting: .rate, "\(past.stood.rate)")
      }
      try add(past, of: session)
    }
    var end = replay
    note(end.end().failures)
  }

  /// Notes which expectations have failed only now.
  private mutating func note(_ failures: [Failure]) {
    for failure in failures where failure.line < 0 { failing.insert(-failure.line) }
  }

  /// Adds what holds in all scenes, from what was typed before the first one that is written.
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
    for setting in before.preferences.settings {
      var there = replay.preferences
      guard there.take(setting), there != replay.preferences,
        let statement = setting.statement(in: replay.catalogue)
      else { continue }
      try add(statement)
    }
    if replay.options.frames.rate != before.options.frames.rate {
      try add(setting: .rate, "\(before.options.frames.rate)")
    }
    if replay.options.traceLength != before.options.traceLength {
      try add(
        setting: .trace,
        before.options.traceLength.map { "\(TraceLength.last)\($0)" } ?? TraceLength.all)
    }
  }

  private mutating func add(setting: SessionSetting, _ value: String) throws(ScriptError) {
    if let statement = try Statement(setting.statement(value), in: replay.catalogue) {
      try add(statement)
    }
  }

  /// Adds the use of a file that only has what holds in all scenes; false if it has anything else.
  private mutating func add(use text: String) throws(ScriptError) -> Bool {
    guard let statement = try Statement(text, in: replay.catalogue) else { return false }
    var used = replay
    guard (try? used.execute(statement)) != nil, used.simulation == nil else { return false }
    replay = used
    lines.append(try written(statement))
    count += 1
    return true
  }

  /// Writes down the scene that a statement has begun by itself, as one that is typed does: nothing
  /// begins a scene where a script is replayed but an empty stage.
  private mutating func addScene(begunBy past: HistoryEntry, _ scene: String?) throws(ScriptError) {
    guard replay.simulation == nil, !past.statement.beginsScene, let scene,
      scene != Blank.name,
      let statement = try Statement.starting(scene, in: replay.catalogue)
    else { return }
    try add(statement)
  }

  private mutating func add(_ past: HistoryEntry, of session: Session) throws(ScriptError) {
    guard let bound = past.bound else { return try add(past.statement) }
    // What of a gesture had come by then is said touch by touch.
    let log = try past.log(of: session)
    let known = past.kept?.simulation?.log.inputs.count ?? 0
    for entry in log.inputs[min(known, log.inputs.count)...].prefix(while: { $0.time <= bound }) {
      for line in entry.input.touchStatements(from: replay.simulation?.touchesDown ?? []) {
        try add(at: entry.time, line)
      }
    }
    if replay.now < bound { try add(at: bound, "") }
  }

  private mutating func add(at time: Instant, _ line: String) throws(ScriptError) {
    let advance = replay.now < time ? InstantPrefix.text(time) + " " : ""
    guard let statement = try Statement(advance + line, in: replay.catalogue) else { return }
    try add(statement)
  }

  /// Runs a statement and writes it down, with what it expects.
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
      // It has found no rest, and has only let time pass.
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
    return Token.written(tokens)
  }

  private func found(_ word: Word, _ named: String) -> Word {
    let path = word.text.hasPrefix("/") ? word.text : named + word.text
    let isHere = folder.isEmpty && !path.hasPrefix("/")
    return Word(isHere ? path : writing.locate(path), word.span)
  }
}
