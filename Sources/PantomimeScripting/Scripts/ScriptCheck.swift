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
  /// Whether the scene is as it was at its start, so that nothing has been added to it.
  private var isAsBegun = false
  /// Whether it's known which scene is running; it isn't after a line that should have started a
  /// scene but failed.
  ///
  /// The lines that follow were written for that scene, and errors about them would hide the only
  /// real error.
  private var knowsScene = true

  init(files: FileAccess, offersExample: Bool, in catalog: Catalog) {
    self.catalog = catalog
    self.files = files
    self.offersExample = offersExample
  }

  /// The advice for errors at this point of the script.
  var advice: Advice { Advice(for: scene, in: catalog, offersExample: offersExample) }

  /// Checks the next statement.
  mutating func pass(
    _ statement: Statement, knowing known: inout KnownScenes
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
      try begin(start, in: statement.folder, knowing: &known.starts)
    }
    if let late { throw late }
    if statement.at != nil, knewScene, !hadScene {
      try SceneCheck(nil, in: catalog).needsScene(statement.timeSpan)
    }
    guard knowsScene else { return }
    try check(statement, knowing: &known.checks)
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
    case .restart: try restart(statement.span, knowing: &known.starts)
    case .use, .travel:
      // The effect of the statement on the scene is unknown.
      forgetScene()
      clock = ClockCheck()
    case .plain, .scene, .gesture, .tap, .expectation, .definition, .preference, .head:
      break
    }
  }

  /// Checks the content of a statement, unless the statement is already known to be valid in the
  /// scene.
  private func check(
    _ statement: Statement, knowing known: inout KnownChecks
  ) throws(ScriptError) {
    var begun: Simulation?
    // The checks of expectations don't depend on the content of files, so their results may be
    // kept.
    if isAsBegun, let scene, case .expectation = statement.command.role {
      if known.isRight(statement.said, in: scene) { return }
      begun = scene
    }
    try statement.command.check(
      SceneCheck(scene, in: catalog, files: files.within(statement.folder)))
    if let begun { known.add(statement.said, in: begun) }
  }

  private mutating func begin(
    _ start: SceneStart, in folder: String, knowing known: inout SceneStarts
  ) throws(ScriptError) {
    forgetScene()
    // Which paths are available depends on the file, so nothing can be checked without it.
    if start.needsFiles, !files.isPossible { return }
    scene = try start.start(files.within(folder), knowing: &known)
    self.start = (start, folder)
    (knowsScene, isAsBegun) = (true, true)
  }

  /// Starts the known scene again.
  private mutating func restart(
    _ span: Span, knowing known: inout SceneStarts
  ) throws(ScriptError) {
    if let (scene, folder) = start {
      try begin(scene, in: folder, knowing: &known)
    } else if let name = scene?.name {
      scene = try FirstScene.begin(name, span, in: catalog)
      pan = PanCheck()
    }
  }

  /// Adds the objects that a statement adds, so that later lines can name them.
  ///
  /// - Parameter place: Returns the place of the error if an object can't be added.
  private mutating func make(
    _ construction: Construction, at place: (ImpossibleInputError) -> Span
  ) throws(ScriptError) {
    isAsBegun = false
    do throws(InputError) {
      try scene?.handle(.construct(construction))
    } catch {
      guard case .impossible(let impossible) = error else { return }
      // The keys that the scene itself uses for layer animations are known only when the scene
      // runs.
      if case .layer(.noKey) = impossible, scene?.name != Blank.name { return }
      throw ScriptError(impossible, place(impossible), in: catalog, of: scene)
    }
  }

  private mutating func forgetScene() {
    (scene, start) = (nil, nil)
    knowsScene = false
    pan = PanCheck()
  }

  /// Records an invalid line, so that its error doesn't cause further errors.
  mutating func skip(_ text: String) {
    let words = text.split { $0.isWhitespace }
    let verb = InstantPrefix.rest(of: words).first.map(String.init)
    switch verb.flatMap(Commands.named)?.traits.unknownIfUnreadable {
    case .scene:
      forgetScene()
      clock = ClockCheck()
    case .pan:
      pan.loseTrack()
    case .nothing, nil:
      break
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
    case underWay
    /// The pan began with a velocity, so arbitration may have refused it.
    case uncertain
  }

  mutating func pass(_ report: PanInput, _ span: Span) throws(ScriptError) {
    switch (state, report.state) {
    case (.underWay, .began):
      throw ScriptError(.pan(.underWay), span)
    case (.idle, .began), (.uncertain, .began):
      state = report.velocity == nil ? .underWay : .uncertain
    case (.idle, _):
      throw ScriptError(.pan(.notBegun(report.state)), span)
    case (.underWay, .ended), (.underWay, .cancelled), (.uncertain, .ended),
      (.uncertain, .cancelled):
      state = .idle
    case (.underWay, _), (.uncertain, _):
      break
    }
  }

  /// Marks the state as unknown after a line that couldn't be parsed.
  mutating func loseTrack() { state = .uncertain }
}
