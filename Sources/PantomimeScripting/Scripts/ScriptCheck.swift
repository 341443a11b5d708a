import PantomimeKit
import PantomimeScenes

/// A check of a script, one line at a time, before anything runs.
///
/// The check tracks the scene, the clock and the pan only as far as their state is certain.
/// Anything else is checked when the script runs.
struct ScriptCheck {
  /// The access to the files that statements name, if files are available before the run.
  let files: FileAccess
  /// Whether a gesture starts an example scene if no scene is running.
  let offersExample: Bool
  /// The scenes, rules and estimators that names refer to.
  let catalog: Catalog
  private var clock = ClockCheck()
  private var pan = PanCheck()
  private var scene: Simulation?
  /// The `scene` statement that started the scene, or `nil` if the scene started automatically.
  private var start: (scene: SceneStart, folder: String)?
  /// Whether it's known which scene is running.
  private var knowsScene: Bool { certainty == .known }
  private var certainty = Certainty.known
  /// The events and states that the text mentions.
  private var mentions = MentionCheck()

  private enum Certainty {
    /// The scene is known, or it's known that there is none.
    case known
    /// The text has moved in the history, so the scene may be any of the text's scenes.
    case traveled
    /// A line that should have started a scene failed.
    ///
    /// The lines that follow were written for that scene, and errors about them would hide the only
    /// real error.
    case unknown
  }

  init(files: FileAccess, offersExample: Bool, in catalog: Catalog) {
    self.catalog = catalog
    self.files = files
    self.offersExample = offersExample
  }

  /// The advice for errors at this point of the script; after a move in the history, that in the scene
  /// before it.
  var advice: Advice {
    Advice(for: scene ?? mentions.left, in: catalog, offersExample: offersExample)
  }

  /// Checks the next statement.
  ///
  /// - Parameter order: The position of the statement among the findings about the text.
  mutating func pass(
    _ statement: Statement, at order: Int, knowing known: inout SceneStarts
  ) throws(ScriptError) {
    let knewScene = knowsScene
    if scene == nil, knowsScene,
      let name = FirstScene.name(for: statement.command, offersExample: offersExample)
    {
      scene = try FirstScene.begin(name, statement.span, in: catalog)
    }
    // The scene itself isn't stored in a variable here; otherwise, an addition would have to copy
    // it.
    let hadScene = scene != nil
    var late: ScriptError?
    do throws(ScriptError) { try clock.pass(statement) } catch { late = error }
    // Even if its line is too late, the scene starts, so that later lines are checked against it.
    if case .scene(let start) = statement.command.role {
      try begin(start, in: statement.folder, knowing: &known)
    }
    if let late { throw late }
    if statement.at != nil, knewScene, !hadScene {
      try SceneCheck(nil, in: catalog).needsScene(statement.timeSpan)
    }
    mentions.add(statement.command)
    guard knowsScene else {
      if certainty == .traveled { mentions.postpone(statement, at: order) }
      return
    }
    let check = SceneCheck(scene, in: catalog, files: files.within(statement.folder))
    try statement.command.check(check)
    mentions.check(statement, at: order, check)
    switch statement.command.role {
    case .pan(let report, let span): try pan.pass(report, span)
    case .fingers: pan.loseTrack()
    case .maker(let construction, let span):
      try make(construction) { statement.place(of: $0) ?? span }
    case .reaction(let roles):
      for role in roles {
        switch role {
        case .pan, .fingers: pan.loseTrack()
        case .maker(let construction, let span):
          try make(construction) { statement.place(of: $0) ?? span }
        default: break
        }
      }
    case .restart: try restart(statement.span, knowing: &known)
    case .use:
      // The effect of the statement on the scene is unknown.
      forgetScene(.unknown)
      clock = ClockCheck()
    case .travel:
      mentions.pause(scene)
      forgetScene(.traveled)
      clock = ClockCheck()
    case .plain, .scene, .gesture, .tap, .expectation, .definition, .preference, .head, .quit:
      break
    }
  }

  private mutating func begin(
    _ start: SceneStart, in folder: String, knowing known: inout SceneStarts
  ) throws(ScriptError) {
    endScene()
    forgetScene(.unknown)
    // Which paths are available depends on the file, so nothing can be checked without it.
    if start.needsFiles, !files.isPossible { return }
    scene = try start.start(files.within(folder), knowing: &known)
    self.start = (start, folder)
    certainty = .known
  }

  /// Starts the known scene again.
  private mutating func restart(
    _ span: Span, knowing known: inout SceneStarts
  ) throws(ScriptError) {
    if let (scene, folder) = start {
      try begin(scene, in: folder, knowing: &known)
    } else if let name = scene?.name {
      endScene()
      scene = try FirstScene.begin(name, span, in: catalog)
      pan = PanCheck()
    }
  }

  /// Adds the objects that a statement adds, so that later lines can name them.
  ///
  /// - Parameter place: Returns the place of the error if an object can't be added.
  private mutating func make(
    _ construction: Construction, at place: (ImpossibleInputError.Problem) -> Span
  ) throws(ScriptError) {
    do throws(InputError) {
      try scene?.handle(.construct(construction))
    } catch {
      guard case .impossible(let impossible) = error else { return }
      // The keys that the scene itself uses for layer animations are known only when the scene
      // runs.
      if case .layer(.noKey) = impossible.problem, scene?.name != Blank.name { return }
      throw ScriptError(impossible.problem, place(impossible.problem), in: catalog, of: scene)
    }
  }

  private mutating func forgetScene(_ certainty: Certainty) {
    (scene, start) = (nil, nil)
    self.certainty = certainty
    if certainty == .unknown { mentions.forget() }
    pan = PanCheck()
  }

  /// Ends the scene, in which no further names are declared.
  private mutating func endScene() { mentions.endScene(scene, in: catalog) }

  /// Returns the errors that are known only at the end of the text, with the positions of their
  /// statements.
  mutating func finish() -> [(order: Int, statement: Statement, error: ScriptError)] {
    endScene()
    return mentions.finish(in: catalog)
  }

  /// Records an invalid line, so that its error doesn't cause further errors.
  mutating func skip(_ text: String) {
    let words = text.split { $0.isWhitespace }
    let verb = InstantPrefix.rest(of: words).first.map(String.init)
    switch verb.flatMap(Commands.named)?.unknownIfUnreadable {
    case .scene:
      forgetScene(.unknown)
      clock = ClockCheck()
    case .pan:
      pan.loseTrack()
    case .nothing, nil:
      break
    }
  }
}

/// The check of the events and states that a text mentions.
///
/// A name counts if any statement of the scene declares it, even a later one, so a name that isn't
/// known is checked again at the end of its scene.
private struct MentionCheck {
  /// The names that the statements of the scene have declared so far.
  private var declared = DeclaredNames()
  /// The mentions in the scene that aren't known to be possible.
  private var postponed: [Postponed] = []
  /// The mentions that must be possible in any of the text's scenes.
  private var anywhere: [Postponed] = []
  /// The scene before the text moved in the history, or `nil` if it hasn't.
  private(set) var left: Simulation?
  /// The last scene of each name that has ended, and the names that were declared in any scene.
  private var (ended, declaredAnywhere) = ([Simulation](), DeclaredNames())
  private var errors: [(order: Int, statement: Statement, error: ScriptError)] = []

  private struct Postponed {
    let mention: Mention
    let statement: Statement
    let order: Int
  }

  /// Adds the names that a statement declares.
  mutating func add(_ command: AnyCommand) { declared.add(command) }

  /// Checks the mentions in a statement, and postpones those that aren't known to be possible.
  mutating func check(_ statement: Statement, at order: Int, _ check: SceneCheck) {
    for mention in statement.command.mentions
    where (try? check.mention(mention, declared: declared)) == nil {
      postponed.append(Postponed(mention: mention, statement: statement, order: order))
    }
  }

  /// Postpones the mentions in a statement to the end of the text, because its scene isn't known.
  mutating func postpone(_ statement: Statement, at order: Int) {
    for mention in statement.command.mentions {
      anywhere.append(Postponed(mention: mention, statement: statement, order: order))
    }
  }

  /// Moves in the history.
  mutating func pause(_ scene: Simulation?) { left = scene ?? left }

  /// Drops what isn't known to be wrong, because the scene has become unknown.
  mutating func forget() { (postponed, left, declared) = ([], nil, DeclaredNames()) }

  /// Checks what was postponed in a scene.
  mutating func endScene(_ scene: Simulation?, in catalog: Catalog) {
    defer { (postponed, left, declared) = ([], nil, DeclaredNames()) }
    guard let scene = scene ?? left else { return }
    ended.removeAll { $0.name == scene.name }
    ended.append(scene)
    declaredAnywhere.formUnion(declared)
    for postponed in postponed {
      // After moving in the history, the statement may have run in an earlier scene, too.
      if left != nil {
        anywhere.append(postponed)
      } else if let error = error(postponed, in: scene, declared, catalog) {
        errors.append((postponed.order, postponed.statement, error))
      }
    }
  }

  /// Returns the errors about the whole text.
  mutating func finish(
    in catalog: Catalog
  ) -> [(order: Int, statement: Statement, error: ScriptError)] {
    for postponed in anywhere {
      var first: ScriptError?
      for scene in ended.reversed() {
        guard let error = error(postponed, in: scene, declaredAnywhere, catalog) else {
          first = nil
          break
        }
        first = first ?? error
      }
      if let first { errors.append((postponed.order, postponed.statement, first)) }
    }
    return errors
  }

  private func error(
    _ postponed: Postponed, in scene: Simulation, _ declared: DeclaredNames, _ catalog: Catalog
  ) -> ScriptError? {
    do throws(ScriptError) {
      try SceneCheck(scene, in: catalog).mention(postponed.mention, declared: declared)
      return nil
    } catch {
      return error
    }
  }
}

/// A lower bound for the clock, as known before the run.
private struct ClockCheck {
  private var earliest = 0.0

  mutating func pass(_ statement: Statement) throws(ScriptError) {
    defer { if case .restart = statement.command.elapsed { earliest = 0 } }
    if let at = statement.at { try reach(at, statement.timeSpan) }
    switch statement.command.elapsed {
    case .some, .restart: break
    case .by(.seconds(let seconds)): earliest += seconds
    case .until(let time, let span): try reach(time, span)
    case .by(.frames): break  // the display rate may change before then
    }
  }

  /// Advances to an instant, tolerating one nanosecond, because sums may have been rounded.
  private mutating func reach(_ time: TimeValue, _ span: Span) throws(ScriptError) {
    guard case .seconds(let seconds) = time else { return }
    guard seconds >= earliest - 1e-9 else {
      throw ScriptError(
        "time cannot move back from \(Numerals.text(earliest)) s to \(Numerals.text(seconds)) s",
        span, hint: "restart the scene for an earlier time")
    }
    earliest = max(earliest, seconds)
  }
}

/// The state of the pan, which is needed because a pan can change or end only after it has begun,
/// and a second pan can begin only after the first has ended.
private struct PanCheck {
  private var state: State = .idle

  private enum State {
    case idle
    case inProgress
    /// The pan began with a velocity, so arbitration may have refused it.
    case uncertain
  }

  mutating func pass(_ report: PanInput, _ span: Span) throws(ScriptError) {
    switch (state, report.state) {
    case (.inProgress, .began):
      throw ScriptError(.pan(.inProgress), span)
    case (.idle, .began), (.uncertain, .began):
      state = report.velocity == nil ? .inProgress : .uncertain
    case (.idle, _):
      throw ScriptError(.pan(.notBegun(report.state)), span)
    case (.inProgress, .ended), (.inProgress, .cancelled), (.uncertain, .ended),
      (.uncertain, .cancelled):
      state = .idle
    case (.inProgress, _), (.uncertain, _):
      break
    }
  }

  /// Marks the state as unknown after a line that couldn't be parsed.
  mutating func loseTrack() { state = .uncertain }
}
