package import PantomimeKit

/// A simulation, together with the state of the session around it.
///
/// A session executes statements and returns their responses. It performs no I/O: the host provides
/// the access to files. A copy is a complete fork.
package struct Session: Sendable {
  /// The scenes, rules and estimators that names refer to.
  package let catalog: Catalog
  /// The running scene, or `nil` if none has been started.
  package internal(set) var simulation: Simulation?
  /// The services and limits of the host.
  package var host = SessionHost()
  /// The settings that continue to apply when another scene starts.
  package var options = SessionOptions()
  /// The records kept as time advances.
  package var recording = SessionRecording()
  /// The undo history, or `nil` if history is disabled.
  package var history: SessionHistory? = SessionHistory()
  /// The names that `let` defines, in the order of the text: `undo` and forks don't change them.
  package var names = Names()
  /// The parts that watch the scene as time advances.
  var watchers = Watchers()
  /// The statement that is being executed.
  var current = CurrentStatement()
  /// The results of earlier statements to which later statements refer.
  package internal(set) var last = LastStatement()

  /// Creates a session without a scene, at 60 Hz.
  package init(_ catalog: Catalog = .standard) { self.catalog = catalog }

  /// Executes one statement: advances to its instant, then runs its command.
  ///
  /// If an error is thrown, time may already have advanced; a caller that needs the earlier state
  /// must keep a copy.
  package mutating func execute(_ statement: Statement) throws(ScriptError) -> Step {
    defer { current.statement = nil }
    do throws(ScriptError) {
      switch statement.command.role {
      case .use: return try use(statement)
      case .restart: return try execute(try statement.restarting(self))
      default: break
      }
      current.statement = statement
      // A statement that moves to another session also adopts that session's access to files, which
      // must therefore not be replaced here.
      guard !statement.folder.isEmpty || statement.command.asksForHistory else {
        return try carryOut(statement)
      }
      let outer = host.files
      defer { host.files = outer }
      host.files = host.files.within(statement.folder)
      return try carryOut(statement)
    } catch {
      throw advice.fitted(statement.placing(error.of(statement.textOfStatement)))
    }
  }

  private mutating func carryOut(_ statement: Statement) throws(ScriptError) -> Step {
    // Nothing is copied if history is disabled.
    let before = history.map { _ in bare }
    var failures = last.unexpected.map { [$0.value] } ?? []
    var ignored = last.ignored.map { [$0] } ?? []
    if case .expectation(ofMisuse: true) = statement.command.role { (failures, ignored) = ([], []) }
    current.start(behind: simulation?.eventCount ?? 0)
    watchers.startStatement()
    let overdue = takeViolations()
    let first = try FirstScene.simulation(for: statement, in: self)
    if let first { begin(first) }
    if let time = statement.at {
      try advance(to: options.frames.instant(at: time), span: statement.timeSpan)
      if !statement.command.isStep { note(statement.waiting, before) }
    }
    let response = try statement.command.run(in: &self)
    // The failure is cleared only after this statement has run: if it can't run, the earlier misuse
    // is still reported.
    (last.unexpected, last.ignored) = (nil, nil)
    if let simulation { watchers.assertions.pause(simulation) }
    let violations = overdue + takeViolations()
    if statement.command.isStep { note(statement, before) }
    let news = StatementNews(of: current, in: simulation)
    failures += watchers.reactions.failures + violations
    if case .verdict(.failed(let mismatch)) = response {
      failures.append(failure(statement, mismatch))
    }
    if case .verdict(let verdict) = response, !statement.command.isStep, let before {
      history?.add(expectation: statement, held: verdict.holds, before: before)
    }
    finish(statement, news, isLook: response.onlyLooks)
    return Step(
      response: response, others: watchers.reactions.answers, entries: news.entries,
      samples: recording.sampler?.takeSamples() ?? [],
      failures: failures, violations: violations, ignored: ignored, beginsScene: news.beginsScene,
      began: first?.name, decisions: simulation?.decisions ?? [], target: statement.fingerTarget)
  }

  /// Adds a step to the history, if history is enabled.
  private mutating func note(_ statement: Statement?, _ before: Session?) {
    if let statement, let before {
      history?.add(statement, before: before, isRepeatable: !current.hasReadFile)
    }
  }

  /// Keeps the results to which later statements refer.
  private mutating func finish(_ statement: Statement, _ news: StatementNews, isLook: Bool) {
    note(news, of: statement)
    if let traceLength = options.traceLength {
      // The events that a failure shows are kept even if `traceLength` is smaller.
      let count = max(traceLength, Failure.contextLength)
      // This is checked first, because changing a shared simulation copies it.
      let superfluous = simulation?.trace.list.superfluous(beyondLast: count) ?? 0
      if superfluous > 0 { try? simulation?.handle(.keepTrace(last: count)) }
    }
    last.hasLooked = !statement.command.isStep
    // Every stop and finish records an event.
    if !news.entries.isEmpty {
      last.stopped = simulation?.stopped(by: statement, besides: last.stopped) ?? []
    }
    if !isLook || !news.entries.isEmpty { last.events = news.entries }
  }

  private mutating func note(_ news: StatementNews, of statement: Statement) {
    let misuses = news.misuses
    // Most statements commit no misuse, and follow statements that committed none.
    if !misuses.isEmpty || !last.misuses.isEmpty { last.misuses = misuses }
    defer { current.forgetReplaced() }
    last.ignored = misuses.first { $0.isIgnored }.map { IgnoredCall($0, of: statement) }
    guard let misuse = misuses.first(where: { !$0.isTolerated }) else {
      last.unexpected = current.replacedStopped.first.map {
        Boxed(failure($0.statement, $0.mismatch, current.replacedEntries))
      }
      return
    }
    var unexpected = failure(
      statement,
      Mismatch(
        expected: "no misuse", actual: "misuse \(misuse.rawValue)", .misuse,
        reason: misuse.account.explanation))
    unexpected.misuses = news.entries.filter { !($0.event.misuse?.isTolerated ?? true) }
    last.unexpected = Boxed(unexpected)
  }

  /// Counts the failure of a statement, and returns it.
  ///
  /// - Parameter entries: The last events before the failure, or `nil` to use those of the current
  ///   scene.
  mutating func failure(
    _ statement: Statement, _ mismatch: Mismatch, _ entries: [Trace.Entry]? = nil
  ) -> Failure {
    last.failureCount += 1
    // A copy becomes expensive once the session continues, so only shown failures have one.
    let isShown =
      last.failureCount <= Failure.mostShown && simulation != nil && entries == nil
    var mismatch = mismatch
    if isShown, mismatch.reason.isEmpty, !mismatch.isMisuse {
      mismatch.reason = Answers.situation(of: mismatch.value?.path, in: self)
    }
    return Failure(
      of: statement, mismatch,
      mismatch.isMisuse
        ? .none(because: "a misuse is not a value") : statement.command.correction(in: self),
      context: entries.map { $0.suffix(Failure.contextLength) } ?? recentEntries,
      standing: isShown ? snapshot : nil)
  }

  /// A copy of the session for reading, which has no history, records or pending failures.
  private var snapshot: @Sendable () -> Session {
    var copy = self
    (copy.history, copy.last.unexpected, copy.last.ignored) = (nil, nil, nil)
    copy.recording.stop()
    return { [copy] in copy }
  }
}

// MARK: - For commands

extension Session {
  /// Replaces the scene.
  ///
  /// - Parameter keepsSettings: Whether the simulation keeps its own settings rather than adopting
  ///   those of the session.
  package mutating func begin(_ simulation: Simulation, keepsSettings: Bool = false) {
    let settings = keepsSettings ? [] : preferences.settings
    endScene()
    var simulation = simulation
    // A simulation never refuses a setting.
    for setting in settings + (host.disturbance?.settings ?? []) {
      try? simulation.handle(.setting(setting))
    }
    (self.simulation, last.scene) = (simulation, nil)
    watchers.begin()
    current.firstNewEvent = 0
    recording.begin(simulation)
  }

  /// Keeps the last events of the replaced scene, and the animators that are still stopped in it.
  private mutating func endScene() {
    guard var replaced = simulation else { return }
    simulation = nil
    _ = replaced.endScene()
    current.replace(replaced, stopped: last.stopped)
    watchers.assertions.finish(replaced)
    recording.finish(replaced)
  }

  /// Sends an input to the simulation.
  ///
  /// A misuse is recorded in the trace; it doesn't end the script.
  package mutating func handle(_ input: Input, span: Span) throws(ScriptError) -> Response {
    if host.disturbance == nil {
      try feed(input, span)
    } else {
      try feed(host.disturbance?.disturbed(input, in: simulation) ?? input, span)
    }
    try react()
    return .nothing
  }

  /// Sends an input to the simulation, without running reactions to the events that it causes.
  mutating func feed(_ input: Input, _ span: Span) throws(ScriptError) {
    guard var simulation else { throw ScriptError.noScene(span) }
    self.simulation = nil
    defer { self.simulation = simulation }
    let (known, down) = (simulation.eventCount, input.movesFingers ? simulation.touchesDown : [])
    recording.shownRecord?.meet(simulation)
    do throws(InputError) {
      try simulation.handle(input)
    } catch {
      switch error {
      case .misuse: break
      case .impossible(let impossible):
        throw ScriptError(
          impossible.problem, current.statement?.place(of: impossible.problem) ?? span, in: catalog,
          of: simulation)
      }
    }
    let entries = simulation.entries(from: known)
    recording.touchLog.note(input, at: simulation.now, down: down, entries)
    if !watchers.assertions.isEmpty { watchers.assertions.excuse(simulation, entries) }
  }

  /// Sends every event of a stream at its instant, and leaves the clock at the last instant.
  package mutating func play(
    _ stream: TouchStream, span: Span
  ) throws(ScriptError) -> Response {
    let stream = host.disturbance?.disturbed(stream) ?? stream
    for event in stream.events {
      try advance(to: event.time, span: span)
      try feed(.touch(event.touches), span)
      try react()
    }
    return .nothing
  }

  /// The choices that override what scenes declare, in this scene and later ones.
  package var preferences: Preferences {
    simulation?.preferences ?? options.defaultPreferences
  }

  /// Changes a setting of the running scene; if the setting continues to apply when another scene
  /// starts, it also changes for later scenes.
  package mutating func set(_ setting: Setting, span: Span) throws(ScriptError) {
    if simulation == nil, options.defaultPreferences.adopt(setting) { return }
    _ = try handle(.setting(setting), span: span)
  }

  /// The last events, as shown with a failure.
  package var recentEntries: [Trace.Entry] {
    simulation.map { Array($0.trace.list.suffix(Failure.contextLength)) } ?? []
  }
}

extension Input {
  /// Whether the input moves fingers.
  var movesFingers: Bool {
    switch kind {
    case .touch, .liftOutside, .interruption, .tap, .tapScreen: true
    default: false
    }
  }
}

// MARK: - The end

extension Session {
  /// The failures, events and samples that are reported only at the end of a session.
  package struct End: Sendable {
    /// The last misuse if it was unexpected, and other failures.
    package let failures: [Failure]
    /// The last call that UIKit ignores, if no statement expects it.
    package let ignored: [IgnoredCall]
    /// The animators that must not be released in their current state (E2; A50).
    package let entries: [Trace.Entry]
    /// The last samples, if samples are taken.
    package let samples: [Sampler.Sample]
  }

  /// Ends the session, and returns the failures, events and samples that remain to be reported.
  ///
  /// - Parameter sceneContinues: Whether the scene and its animators outlive the session.
  package mutating func end(sceneContinues: Bool = false) -> End {
    defer { (last.unexpected, last.ignored, last.stopped) = (nil, nil, []) }
    let entries = sceneContinues ? [] : simulation?.endScene() ?? []
    if let simulation {
      recording.finish(simulation)
      watchers.assertions.finish(simulation)
    }
    watchers.assertions.giveUpLeft()
    let stopped = sceneContinues ? [] : last.stopped
    let unfinished = stopped.map { failure($0.statement, $0.mismatch) }
    return End(
      failures: (last.unexpected.map { [$0.value] } ?? []) + takeViolations() + unfinished,
      ignored: last.ignored.map { [$0] } ?? [], entries: entries,
      samples: recording.sampler?.takeSamples() ?? [])
  }
}

/// The settings of a session that continue to apply when another scene starts.
package struct SessionOptions: Sendable {
  /// The frames of the display, which define the unit in `3f` and the instants of samples.
  package var frames = Frames.standard
  /// The minimum number of the most recent events that the trace keeps, or `nil` to keep all
  /// events.
  package var traceLength: Int?
  /// The level of detail of responses.
  package var detail = Detail.answer
  /// The preferences that apply to the first scene.
  private var boxedPreferences = Boxed(Preferences())

  var defaultPreferences: Preferences {
    _read { yield boxedPreferences.value }
    _modify { yield &boxedPreferences.value }
  }
}

/// The services that the host of a session provides, and the limits that it sets.
///
/// Steps don't change the host, so after `undo` and `switch` the host is still that of the current
/// session.
package struct SessionHost: Sendable {
  /// The access to files that statements have.
  package var files = FileAccess.none
  /// A Boolean value that indicates whether to cancel the current statement; polled while time
  /// advances.
  package var shouldStop: @Sendable () -> Bool = { false }
  /// The maximum number of instants that one statement may pass at which something is due or
  /// sampled, so that every statement ends; our choice.
  package var mostInstants = 1_000_000
  /// Whether a gesture starts an example scene if no scene is running, as at a prompt.
  package var offersExample = false
  /// Whether the session only tries statements, so that their errors need no advice, and nothing shows
  /// them.
  private(set) var isTrial = false
  /// Whether statements may take over the host's terminal, as `play` and `live` do.
  package var hasScreen = false
  /// Whether the host is a prompt on a terminal that has no full-screen views.
  package var hasPlainTerminal = false
  /// Whether answered statements are kept for a transcript, which they aren't during the replay
  /// that writes one.
  var keepsTranscript = true
  /// The progress of the search for a change that flips the outcome, or `nil` to search without
  /// pausing.
  package var flips: FlipProgress?
  /// What a measurement adds to every finger, or `nil` for the fingers that the script describes.
  package var disturbance: Disturbance?
  /// The cache of scenes at their start.
  var starts = SceneStarts()

  /// Lets the session only try statements, which write no files from now on.
  mutating func rehearse() {
    isTrial = true
    files = files.rehearsing
  }
}

extension Session {
  /// The result of a statement.
  package struct Step: Sendable {
    package let response: Response
    /// The other responses, which come from the statements of an included file and from reactions.
    package let others: [Response]
    /// The events that the statement added to the trace.
    package let entries: [Trace.Entry]
    /// The samples taken during the statement.
    package let samples: [Sampler.Sample]
    /// The failures that have become known: at most one earlier misuse, the failure of this
    /// statement itself, and those of earlier assertions over time.
    package let failures: [Failure]
    /// Those of the failures that are about assertions over time.
    package let violations: [Failure]
    /// The earlier call that UIKit ignores, if no statement expects it.
    package var ignored: [IgnoredCall] = []
    /// Whether the statement started a scene.
    var beginsScene = false
    /// The name of the scene that started automatically, or `nil` if none did.
    package var began: String?
    /// For each rule that has decided a lift-off of the scene, the last of these decisions.
    var decisions: [DecisionRecord] = []
    /// The view for which the finger was intended, or `nil` if there is none.
    var target: String?
  }
}

extension Session.Step {
  /// The result of a statement without effect.
  static let nothing = Session.Step(
    response: .nothing, others: [], entries: [], samples: [], failures: [], violations: [])

  /// Returns the results of two consecutive statements, combined into one.
  func followed(by step: Session.Step) -> Session.Step {
    Session.Step(
      response: step.response, others: others + [response] + step.others,
      entries: entries + step.entries, samples: samples + step.samples,
      failures: failures + step.failures, violations: violations + step.violations,
      ignored: ignored + step.ignored,
      beginsScene: beginsScene || step.beginsScene, began: began ?? step.began,
      decisions: decisions + step.decisions)
  }
}

extension Statement {
  /// The view for which the finger is intended, or `nil` if the input has no touch-down or names no
  /// view.
  var fingerTarget: String? {
    guard case .fingers(let view) = command.role else { return nil }
    return view
  }
}

extension Session {
  /// Returns the running simulation, or throws an error if there is none.
  package func running(_ span: Span) throws(ScriptError) -> Simulation {
    guard let simulation else { throw ScriptError.noScene(span) }
    return simulation
  }

  /// Returns the value of a path.
  package func read(_ path: Word) throws(ScriptError) -> PathValue {
    let simulation = try running(path.span)
    guard let pathValue = simulation.read(path.text) else {
      throw ScriptError.noPath(path, in: simulation)
    }
    return pathValue
  }

  /// The checks of names in statements, against the running scene.
  var sceneCheck: SceneCheck { SceneCheck(simulation, in: catalog) }
}
