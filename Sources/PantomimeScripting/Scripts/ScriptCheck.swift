import PantomimeKit
import PantomimeScenes

/// A check of a script, line by line, before anything runs.
///
/// It tracks the scene, the clock and the pan only as far as their state is certain, and leaves
/// everything else to the run.
struct ScriptCheck {
  /// The access to files that statements name, if files are available before the run.
  let files: FileAccess
  /// Whether a gesture without a scene starts an example.
  let offersExample: Bool
  /// The scenes, rules and estimators that names refer to.
  let catalogue: Catalogue
  private var clock = ClockCheck()
  private var pan = PanCheck()
  private var scene: Simulation?
  /// Whether nothing has been added to the scene since it started.
  private var isAsBegun = false
  /// Whether the scene is known: false after a line that should have started one and failed.
  ///
  /// The lines that follow are meant for that scene, and errors about them would hide the only real
  /// one.
  private var knowsScene = true

  init(files: FileAccess, offersExample: Bool, in catalogue: Catalogue) {
    self.catalogue = catalogue
    self.files = files
    self.offersExample = offersExample
  }

  /// The advice for errors in this place.
  var advice: Advice { Advice(for: scene, in: catalogue, offersExample: offersExample) }

  /// Checks the next statement.
  mutating func pass(
    _ statement: Statement, knowing known: inout KnownScenes
  ) throws(ScriptError) {
    let knewScene = knowsScene
    if scene == nil, knowsScene,
      let name = FirstScene.name(for: statement.command, offersExample: offersExample)
    {
      scene = try FirstScene.begin(name, statement.span, in: catalogue)
    }
    // The scene isn't retained here, because an addition would then copy it.
    let hadScene = scene != nil
    var late: ScriptError?
    do throws(ScriptError) { try clock.pass(statement) } catch { late = error }
    // A scene starts even if its line is too late, so that later lines are checked against it.
    if case .scene(let start) = statement.command.role {
      try begin(start, files.within(statement.folder), knowing: &known.starts)
    }
    if let late { throw late }
    if statement.at != nil, knewScene, !hadScene {
      try SceneCheck(nil, in: catalogue).needsScene(statement.timeSpan)
    }
    guard knowsScene else { return }
    try check(statement, knowing: &known.checks)
    switch statement.command.role {
    case .pan(let report, let span): try pan.pass(report, span)
    case .fingers, .reaction(.pan), .reaction(.fingers): pan.loseTrack()
    case .maker(let construction, let span), .reaction(.maker(let construction, let span)):
      try make(construction) { statement.place(of: $0) ?? span }
    case .use, .travel:
      // The effect is unknown.
      forgetScene()
      clock = ClockCheck()
    case .plain, .scene, .gesture, .tap, .expectation, .definition, .preference, .reaction, .head:
      break
    }
  }

  /// Checks the content of a statement, unless it's already known to be valid in the scene.
  private func check(
    _ statement: Statement, knowing known: inout KnownChecks
  ) throws(ScriptError) {
    var begun: Simulation?
    // No expectation depends on the content of files.
    if isAsBegun, let scene, case .expectation = statement.command.role {
      if known.isRight(statement.said, in: scene) { return }
      begun = scene
    }
    try statement.command.check(
      SceneCheck(scene, in: catalogue, files: files.within(statement.folder)))
    if let begun { known.add(statement.said, in: begun) }
  }

  private mutating func begin(
    _ start: SceneStart, _ files: FileAccess, knowing known: inout SceneStarts
  ) throws(ScriptError) {
    forgetScene()
    // The available paths depend on the file, so nothing can be checked without it.
    if start.needsFiles, !files.isPossible { return }
    scene = try start.start(files, knowing: &known)
    (knowsScene, isAsBegun) = (true, true)
  }

  /// Applies the additions of a statement, so that later lines can name them.
  ///
  /// - Parameter place: Returns the place of the error for an impossible addition.
  private mutating func make(
    _ construction: Construction, at place: (ImpossibleInputError) -> Span
  ) throws(ScriptError) {
    isAsBegun = false
    do throws(InputError) {
      try scene?.handle(.construct(construction))
    } catch {
      guard case .impossible(let impossible) = error else { return }
      // The keys that a scene itself uses are known only at run time.
      if case .layer(.noKey) = impossible, scene?.name != Blank.name { return }
      throw ScriptError(impossible, place(impossible), in: catalogue, of: scene)
    }
  }

  private mutating func forgetScene() {
    scene = nil
    knowsScene = false
    pan = PanCheck()
  }

  /// Records an invalid line, so that its error doesn't cause others.
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

/// The clock before the run: a lower bound.
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

  /// Advances to an instant, with a nanosecond of tolerance for the rounding of sums.
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

/// The state of the pan: a report requires a pan that has begun, and a second pan can't begin
/// before the first one ends.
private struct PanCheck {
  private var state: State = .idle

  private enum State {
    case idle
    case underWay
    /// Begun with a velocity, so the arbitration may have refused it.
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

  /// Marks the state as unknown after an unreadable line.
  mutating func loseTrack() { state = .uncertain }
}
