import PantomimeKit
import PantomimeScenes

/// Goes through a script line by line and finds what is wrong with it before anything runs.
///
/// It follows the scene, the clock and the pan only as far as they are certain; what depends on the
/// run is left to the run.
struct ScriptCheck {
  /// The files that statements name, if they can be had already.
  let files: FileAccess
  /// Whether a gesture begins with an example where there is no scene.
  let offersExample: Bool
  /// What names of scenes, rules and estimators mean.
  let catalogue: Catalogue
  private var clock = ClockCheck()
  private var pan = PanCheck()
  private var scene: Simulation?
  /// Whether nothing was added to the scene since it began.
  private var isAsBegun = false
  /// False after a line that was to begin a scene and could not: what follows is meant for that
  /// scene, and complaining about all of it would bury the one error there is.
  private var knowsScene = true

  init(files: FileAccess, offersExample: Bool, in catalogue: Catalogue) {
    self.catalogue = catalogue
    self.files = files
    self.offersExample = offersExample
  }

  /// What errors suggest at this place.
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
    // The scene itself is not kept: whatever is added to one that is shared is added to a copy.
    let hadScene = scene != nil
    var late: ScriptError?
    do throws(ScriptError) { try clock.pass(statement) } catch { late = error }
    // A scene begins even if its line is too late, so that what follows is checked against it.
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
      // Nobody knows what it does, or where it leads.
      forgetScene()
      clock = ClockCheck()
    case .plain, .scene, .gesture, .tap, .expectation, .definition, .preference, .reaction, .head:
      break
    }
  }

  /// Checks what a statement says, unless it is known to be right in the scene as it is.
  private func check(
    _ statement: Statement, knowing known: inout KnownChecks
  ) throws(ScriptError) {
    var begun: Simulation?
    // No expectation depends on what is in files.
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
    // Which paths there are depends on the file: without it nothing can be said.
    if start.needsFiles, !files.isPossible { return }
    scene = try start.start(files, knowing: &known)
    (knowsScene, isAsBegun) = (true, true)
  }

  /// Adds what the statement adds, so that later lines can name it.
  ///
  /// - Parameter place: where what stands in the way of it is written.
  private mutating func make(
    _ construction: Construction, at place: (ImpossibleInputError) -> Span
  ) throws(ScriptError) {
    isAsBegun = false
    do throws(InputError) {
      try scene?.handle(.construct(construction))
    } catch {
      guard case .impossible(let impossible) = error else { return }
      // The keys that a scene uses by itself are known only as it runs.
      if case .layer(.noKey) = impossible, scene?.name != Blank.name { return }
      throw ScriptError(impossible, place(impossible), in: catalogue, of: scene)
    }
  }

  private mutating func forgetScene() {
    scene = nil
    knowsScene = false
    pan = PanCheck()
  }

  /// Takes note of a line that is no statement, so that its error is not followed by others.
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

/// Follows the clock as far as it can be known before running: a lower bound.
private struct ClockCheck {
  private var earliest = 0.0

  mutating func pass(_ statement: Statement) throws(ScriptError) {
    defer { if case .restart = statement.command.elapsed { earliest = 0 } }
    if let at = statement.at { try reach(at, statement.timeSpan) }
    switch statement.command.elapsed {
    case .some, .restart: break
    case .by(.seconds(let seconds)): earliest += seconds
    case .until(let time, let span): try reach(time, span)
    case .by(.frames): break  // what a frame is may be set on the way
    }
  }

  /// A nanosecond of grace covers the rounding of sums.
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

/// Follows the pan: a report needs one that has begun, and a second cannot begin meanwhile.
private struct PanCheck {
  private var state: State = .idle

  private enum State {
    case idle
    case underWay
    /// Begun with a velocity, so that the arbitration may have refused it.
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

  /// After a line that cannot be read, anything may be.
  mutating func loseTrack() { state = .uncertain }
}
