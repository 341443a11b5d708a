package import PantomimeKit

/// A simulation, and what the user has set up around it.
///
/// It executes statements and gives back what they say; it prints nothing and knows no terminal. A
/// copy is a fork of everything.
package struct Session: Sendable {
  /// What names of scenes, rules and estimators mean.
  package let catalogue: Catalogue
  /// Scenes that were begun already, of which some are to begin again.
  var begun = SceneStarts()
  /// The running scene; `nil` before the first `scene`.
  package internal(set) var simulation: Simulation?
  /// The display's frames: what `3f` means, and where samples are taken.
  package var frames: Frames
  /// What was chosen before there was a scene.
  private var wishes = Boxed(Preferences())
  /// How many of the last events the trace keeps at least; `nil` for all of them.
  package var traceLength: Int?
  /// What stands for the scene's own rule where one is named.
  package static let ownRule = NamedRule.nameOfOwn
  /// How statements come by files.
  package var files = FileAccess.none
  /// What fingers have done in this scene.
  package private(set) var touchLog = TouchLog()
  /// Takes samples as time passes, if wanted.
  package var sampler: Sampler?
  /// Notes what views and layers show as time passes, for the end of a trace, if wanted.
  package var shownRecord: ShownRecord?
  /// Whether whoever waits for the statement has given up on it; asked often as time passes.
  package var shouldStop: @Sendable () -> Bool = { false }
  /// The most instants that a statement may pass at which something is due or sampled, so that no
  /// line takes for ever; our choice.
  package var mostInstants = 1_000_000
  /// Whether a gesture begins with an example where there is no scene, as it does at a prompt.
  package var offersExample = false
  /// How much is told of a statement by itself.
  package var detail = Detail.answer
  /// The events of the last statement that did more than look.
  package internal(set) var lastEvents: [Trace.Entry] = []
  /// What it was told, as far as anybody may ask for it; `nil` where nobody will.
  package var history: SessionHistory? = SessionHistory()
  /// The misuses that the statement before the present one committed.
  package internal(set) var misusesOfLastStatement: [Misuse] = []

  /// What names stand for.
  package var names = Names()
  /// What is done whenever events are recorded.
  var reactions = Reactions()
  /// What is asserted over time.
  var assertions = Assertions()
  /// What is known of events that were looked for.
  var eventSearch = EventSearch()
  /// The statement that is being carried out.
  var present: Statement?

  /// How much of the trace there was before the present statement.
  var mark = 0
  /// How many instants it has passed at which something was due or sampled.
  var passed = 0
  /// What a replaced scene had to say at its end.
  var left: [Trace.Entry] = []
  /// Whether a statement that is no step was carried out since the last step.
  var hasLooked = false
  /// Whether the present statement has read a file, which may hold something else another time.
  var hasReadFile = false
  /// A misuse that is a failure unless the next statement expects it.
  var unexpected: KeptFailure?
  /// Whether there is one.
  var hasUnexpectedMisuse: Bool { unexpected != nil }
  /// What was stopped and has not been finished: in this scene, and in one that was replaced just now.
  var stopped: [StoppedAnimator] = []
  private var leftStopped: [StoppedAnimator] = []

  /// How many assertions have failed.
  var failureCount = 0

  /// The events shown with a failure.
  static let contextLength = 6

  /// A session without a scene, at 60 Hz.
  package init(_ catalogue: Catalogue = .standard) {
    self.catalogue = catalogue
    frames = .standard
  }

  /// Executes one statement: advances to its instant, then does the rest.
  ///
  /// After an error the session may have advanced; a caller that wants it as it was keeps a copy.
  package mutating func execute(_ statement: Statement) throws(ScriptError) -> Step {
    defer { present = nil }
    do throws(ScriptError) {
      if case .use = statement.command.role { return try use(statement) }
      present = statement
      // What goes elsewhere takes the files along that it finds there.
      guard !statement.folder.isEmpty || statement.command.asksForHistory else {
        return try carryOut(statement)
      }
      let outer = files
      defer { files = outer }
      files = files.within(statement.folder)
      return try carryOut(statement)
    } catch {
      throw statement.placing(advice.fitted(error))
    }
  }

  private mutating func carryOut(_ statement: Statement) throws(ScriptError) -> Step {
    // To be taken back; nothing is copied where nobody can.
    let before = history.map { _ in bare }
    var failures = unexpected.map { [$0.failure] } ?? []
    if case .expectation(ofMisuse: true) = statement.command.role { failures = [] }
    mark = simulation?.eventCount ?? 0
    (passed, hasReadFile) = (0, false)
    (reactions.answers, reactions.failures) = ([], [])
    let overdue = takeViolations()
    let first = try firstScene(for: statement)
    if let first { begin(first) }
    if let time = statement.at {
      try advance(to: instant(at: time), span: statement.timeSpan)
      if !statement.command.isStep { note(statement.waiting, before) }
    }
    let response = try statement.command.run(in: &self)
    // Only now: a misuse before a statement that cannot be carried out is still to be told.
    unexpected = nil
    pauseAssertions()
    let violations = takeViolations(behind: overdue)
    if statement.command.isStep { note(statement, before) }
    let news = takeNews()
    let entries = news.entries
    if !reactions.failures.isEmpty { failures += reactions.failures }
    if !violations.isEmpty { failures += violations }
    if case .verdict(.failed(let mismatch)) = response {
      failures.append(failure(statement, mismatch))
    }
    if case .verdict(let verdict) = response, !statement.command.isStep, let before {
      history?.add(expectation: statement, held: verdict.holds, before: before)
    }
    note(news.misuses, of: statement)
    dropOldEntries()
    hasLooked = !statement.command.isStep
    // Nothing is stopped or finished without an event.
    if !entries.isEmpty {
      stopped = simulation?.stopped(by: statement, besides: stopped) ?? []
    }
    if !response.onlyLooks || !entries.isEmpty { lastEvents = entries }
    return Step(
      response: response, others: reactions.answers, entries: entries,
      samples: sampler?.takeSamples() ?? [],
      failures: failures, violations: violations, beginsScene: news.beginsScene,
      began: first?.name, rulings: simulation?.rulings ?? [], target: statement.fingerTarget)
  }

  /// Takes note of a step, where anybody may take it back.
  private mutating func note(_ statement: Statement?, _ before: Session?) {
    if let statement, let before {
      history?.add(statement, before: before, isRepeatable: !hasReadFile)
    }
  }

  /// Lets go of what the trace need not keep, now that this statement's own events are handed over.
  private mutating func dropOldEntries() {
    guard let traceLength else { return }
    // What is shown with a failure is kept however little is wanted.
    let count = max(traceLength, Session.contextLength)
    // Asked first, since to change a simulation that is shared is to copy it.
    let superfluous = simulation?.trace.entries.superfluous(beyondLast: count) ?? 0
    if superfluous > 0 { try? simulation?.handle(.keepTrace(last: count)) }
  }

  private mutating func note(_ misuses: [Misuse], of statement: Statement) {
    // Most statements commit none, after others that committed none.
    if !misuses.isEmpty || !misusesOfLastStatement.isEmpty { misusesOfLastStatement = misuses }
    defer { if !left.isEmpty || !leftStopped.isEmpty { (left, leftStopped) = ([], []) } }
    guard let misuse = misuses.first(where: { !$0.isTolerated }) else {
      unexpected = leftStopped.first.map { KeptFailure(failure($0.statement, $0.mismatch, left)) }
      return
    }
    unexpected = KeptFailure(
      failure(
        statement,
        Mismatch(
          expected: "no misuse", actual: "misuse \(misuse.rawValue)", reason: misuse.explanation,
          isMisuse: true)))
  }

  mutating func failure(
    _ statement: Statement, _ mismatch: Mismatch, _ entries: [Trace.Entry]? = nil
  ) -> Failure {
    failureCount += 1
    // A copy costs nothing until the session goes on, so only those that are shown have one.
    let isShown = failureCount <= Failure.mostShown && simulation != nil && entries == nil
    return Failure(
      of: statement, mismatch,
      mismatch.isMisuse
        ? .none(because: "a misuse is not a value") : statement.command.correction(in: self),
      context: entries.map { $0.suffix(Session.contextLength) } ?? recentEntries,
      standing: isShown ? standing : nil)
  }

  /// A copy to look at: without what was told before, and without what is still to fail.
  private var standing: @Sendable () -> Session {
    var copy = self
    (copy.history, copy.sampler, copy.shownRecord, copy.unexpected) = (nil, nil, nil, nil)
    return { [copy] in copy }
  }
}

// MARK: - What commands use

extension Session {
  /// Replaces the scene.
  package mutating func begin(_ simulation: Simulation) {
    let settings = preferences.settings
    endScene()
    var simulation = simulation
    // A setting is never refused.
    for setting in settings { try? simulation.handle(.setting(setting)) }
    self.simulation = simulation
    reactions.all = []
    eventSearch.restart()
    mark = 0
    touchLog.restart()
    sampler?.begin(simulation)
    shownRecord?.begin(simulation)
  }

  /// Keeps what the scene that is replaced has to say, and what it left undone.
  private mutating func endScene() {
    guard var replaced = simulation else { return }
    simulation = nil
    leftStopped = stopped
    _ = replaced.conclude()
    shownRecord?.finish(replaced)
    endAssertions(of: replaced)
    left = Array(replaced.trace.entries[mark...])
    sampler?.end(replaced)
  }

  /// Feeds an input; a misuse is in the trace and does not end the script.
  package mutating func handle(_ input: Input, span: Span) throws(ScriptError) -> Response {
    try feed(input, span)
    try react()
    return .nothing
  }

  mutating func feed(_ input: Input, _ span: Span) throws(ScriptError) {
    guard var simulation else { throw ScriptError.noScene(span) }
    self.simulation = nil
    defer { self.simulation = simulation }
    let (known, down) = (simulation.eventCount, input.movesFingers ? simulation.touchesDown : [])
    shownRecord?.meet(simulation)
    do throws(Refusal) {
      try simulation.handle(input)
    } catch {
      switch error {
      case .misuse: break
      case .impossible(let impossible):
        throw ScriptError(
          impossible, present?.place(of: impossible) ?? span, in: catalogue, of: simulation)
      }
    }
    touchLog.note(input, at: simulation.now, down: down, simulation.entries(from: known))
  }

  /// What was chosen in place of what scenes declare, in this scene and those that follow.
  package var preferences: Preferences { simulation?.preferences ?? wishes.value }

  /// Changes a setting: of the running scene, and of those that follow if it goes on to hold there.
  package mutating func set(_ setting: Setting, span: Span) throws(ScriptError) {
    if simulation == nil, wishes.value.take(setting) { return }
    _ = try handle(.setting(setting), span: span)
  }
}
