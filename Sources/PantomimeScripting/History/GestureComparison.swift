import PantomimeKit
import PantomimeReporting

/// A comparison of a gesture with its repetition.
struct GestureComparison {
  private let old: Replayed
  private let new: Replayed
  /// The session with the old gesture, as much time after its lift-off as has passed since the new
  /// one.
  private let compared: Session

  /// The maximum number of paths in the table, and the width up to which both outcomes are shown in
  /// it; our choice.
  private static let (mostPaths, longestOutcomes) = (12, 44)
  /// The name of the row with the outcomes.
  private static let outcomeName = "outcome"

  init(_ gesture: PastGesture, _ replayed: Replayed) {
    old = Replayed(
      start: gesture.opened(gesture.start), lifted: gesture.lifted, present: gesture.present)
    new = replayed
    compared = GestureComparison.session(old, as: new)
  }

  /// Returns the session with the old gesture, advanced by the time that has passed since the new
  /// lift-off.
  private static func session(_ old: Replayed, as new: Replayed) -> Session {
    let elapsed = new.present.now.seconds(since: new.lifted.now)
    let known = old.present.now.seconds(since: old.lifted.now)
    guard (elapsed - known).magnitude > 1e-9 else { return old.present }
    var fork = old.lifted
    (fork.recording.sampler, fork.watchers.assertions) = (nil, Assertions())
    let end = old.lifted.now.advanced(bySeconds: elapsed)
    return (try? fork.advance(to: end, span: Span(0, 0))) == nil ? old.present : fork
  }

  /// The answer to the repeated gesture, with the current values.
  var answer: Answer {
    guard var answer = GestureComparison.answer(new.start, new.lifted) else {
      return Answer(Clause(.repeated))
    }
    answer.now = answer.now.compactMap { value in
      new.present.simulation?.read(value.path).map { Answer.Value(value.path, $0) }
    }
    if new.present.now > new.lifted.now {
      let seconds = new.present.now.seconds(since: new.lifted.now)
      answer.outcome = GestureComparison.releases(answer)
      if !answer.outcome.isEmpty { answer.outcome[0].sinceLiftOff = seconds }
      (answer.still, answer.instead) = (nil, "")
    }
    return answer
  }

  /// Returns the answer about the gesture, as it was at the lift-off.
  static func answer(_ start: Session, _ lifted: Session) -> Answer? {
    let count = start.simulation?.trace.count ?? 0
    guard let trace = lifted.simulation?.trace, trace.dropped <= count else { return nil }
    let step = Session.Step(
      response: .nothing, others: [], entries: Array(trace.list[min(count, trace.count)...]),
      samples: [], failures: [], violations: [])
    return Answers.answer(step, before: start.simulation, after: lifted)
  }

  /// The differences, as a table.
  var page: Page {
    var page = Page()
    var rows = outcomes
    if let same = sameOutcome, !rows.isEmpty { page.add(same) }
    // A long outcome would leave no space for the other rows.
    if let first = rows.first, first.name == GestureComparison.outcomeName,
      first.before.count + first.now.count > GestureComparison.longestOutcomes
    {
      page.add("before  \(first.before)\nnow     \(first.now)\n")
      rows.removeFirst()
    }
    let others = differences
    rows += others.prefix(GestureComparison.mostPaths)
    guard !rows.isEmpty else {
      page.add("nothing differs\n")
      return page
    }
    var table = PlainTable([.init(""), .init("before"), .init("now")])
    for row in rows { table.add([row.name, row.before, row.now]) }
    page.add(table)
    let more = others.count - GestureComparison.mostPaths
    if more > 0 { page.add("and \(more) more path\(more == 1 ? "" : "s"): `show` lists them\n") }
    return page
  }

  /// A line that reports that the outcomes are the same, and how much the times differ, or `nil` if
  /// the outcomes differ.
  private var sameOutcome: String? {
    let before = GestureComparison.outcome(GestureComparison.answer(old.start, old.lifted))
    guard before == GestureComparison.outcome(GestureComparison.answer(new.start, new.lifted))
    else { return nil }
    guard let one = GestureComparison.restTime(old.lifted),
      let other = GestureComparison.restTime(new.lifted)
    else { return "same outcome\n" }
    let seconds = Prose.seconds((other - one).magnitude)
    return other == one
      ? "same outcome\n" : "same outcome, \(seconds) s \(other < one ? "sooner" : "later")\n"
  }

  /// Returns the clauses about what the gesture released, which may be several values.
  private static func releases(_ answer: Answer) -> [Clause] {
    guard let first = answer.outcome.first else { return [] }
    return [first] + answer.outcome.dropFirst().prefix { $0.isContinued }
  }

  /// Returns the outcome of a gesture, without the durations of its runs.
  private static func outcome(_ answer: Answer?) -> String {
    let releases = answer.map { GestureComparison.releases($0) } ?? []
    return releases.isEmpty ? "nothing" : releases.map { $0.untimedBody }.joined(separator: "; ")
  }

  private struct Row {
    let name: String
    let before: String
    let now: String
  }

  /// The outcomes of the gestures, if they differ.
  private var outcomes: [Row] {
    let before = GestureComparison.answer(old.start, old.lifted)
    let now = GestureComparison.answer(new.start, new.lifted)
    var rows = [
      Row(
        name: GestureComparison.outcomeName, before: GestureComparison.outcome(before),
        now: GestureComparison.outcome(now))
    ]
    for path in GestureComparison.ofLiftOff {
      rows.append(
        Row(
          name: path, before: GestureComparison.value(path, old.lifted),
          now: GestureComparison.value(path, new.lifted)))
    }
    rows.append(
      Row(
        name: "at rest", before: GestureComparison.rest(old.lifted),
        now: GestureComparison.rest(new.lifted)))
    return rows.filter { $0.before != $0.now }
  }

  /// The paths that describe the lift-off.
  private static let ofLiftOff = [
    "decision", "decision.by", "decision.margin", "pan.velocity", "pan.translation",
  ]

  /// Returns the time at which everything is at rest.
  static func rest(_ session: Session) -> String {
    guard let rest = SettledFork(of: session) else { return "" }
    if rest.isEndless { return "never" }
    return restTime(session).map { "at \(Prose.seconds($0)) s" } ?? "immediately"
  }

  /// Returns the time at which everything is at rest in seconds, or `nil` if nothing moves or
  /// something never ends.
  private static func restTime(_ session: Session) -> Double? {
    guard let rest = SettledFork(of: session), !rest.isEndless else { return nil }
    let last = rest.entries.last { $0.event.kind.tone == .outcome } ?? rest.entries.last
    return last?.time.seconds
  }

  /// The paths whose current values differ, beginning with the paths of the scene.
  private var differences: [Row] {
    guard let (before, now) = pair else { return [] }
    // Both sessions are shown equally long after the lift-off or both at rest, so their times differ
    // if one of the gestures takes longer.
    return PathDifference.all(between: before, and: now).filter { difference in
      difference.path != "time" && !GestureComparison.ofLiftOff.contains(difference.path)
    }.map { Row(name: $0.path, before: $0.one, now: $0.other) }
  }

  /// The simulations to compare, equally long after the lift-off, unless one of them is at rest then.
  ///
  /// In that case both are at rest, so that a motion that takes a little longer isn't compared with
  /// its own end.
  private var pair: (before: Simulation, now: Simulation)? {
    guard let before = compared.simulation, let now = new.present.simulation else { return nil }
    guard new.present.now > new.lifted.now,
      (before.nextDeadline == nil) != (now.nextDeadline == nil),
      let one = SettledFork(of: compared), let other = SettledFork(of: new.present),
      !one.isEndless, !other.isEndless
    else { return (before, now) }
    return (one.simulation, other.simulation)
  }

  private static func value(_ path: String, _ session: Session) -> String {
    session.simulation?.read(path).map { PathValueText.text($0) } ?? ""
  }
}

/// A gesture to repeat with changes: its statements with some options replaced, and the settings
/// that apply only to the repetition.
struct GestureChange {
  /// The statements, from the first to the lift-off.
  private(set) var statements: [Statement]
  /// The settings that apply only to the repetition; each is computed from the preferences before
  /// it.
  private var choices: [@Sendable (Preferences) -> Setting] = []
  /// Whether the changed statements are never shown, so that their text need not be created.
  private let isTrial: Bool

  /// Parses the changes.
  ///
  /// An option that is part of the gesture is replaced wherever it occurs. Any other option is
  /// added to the last statement that accepts it.
  init(
    _ gesture: PastGesture, _ changes: [NamedValue], in catalog: Catalog, isTrial: Bool
  ) throws(ScriptError) {
    (statements, self.isTrial) = (gesture.statements, isTrial)
    var replaced: [NamedValue] = []
    var rest = changes[...]
    while let change = rest.popFirst() {
      if try !choose(change, &rest, in: catalog) { replaced.append(change) }
    }
    for change in replaced where try !replace(change) { try add(change, gesture) }
  }

  /// Records a setting for the repetition, or returns `false` if the change is an option of a
  /// statement.
  private mutating func choose(
    _ change: NamedValue, _ rest: inout ArraySlice<NamedValue>, in catalog: Catalog
  ) throws(ScriptError) -> Bool {
    guard let setting = PastGesture.choices.first(where: { $0.name == change.name.text }) else {
      return false
    }
    guard !change.isAdded else {
      throw ScriptError(
        "'\(change.name.text)' does not support +=", change.span,
        hint: "write \(change.name.text)=\(change.value.text)")
    }
    // Options that aren't parameters of the setting belong to the gesture.
    let own = setting.parameters(change.value.text, catalog).map { $0.text }
    var parameters = rest.prefix { own.contains("\($0.name.text)=") }
    rest.removeFirst(parameters.count)
    if case .input(let choice) = try setting.parse(change, &parameters, catalog) {
      choices.append(choice)
    }
    return true
  }

  /// Returns the preferences with the settings for the repetition applied.
  func preferences(from usual: Preferences) -> Preferences {
    choices.reduce(into: usual) { chosen, choice in _ = chosen.adopt(choice(chosen)) }
  }

  /// Replaces all options with the same name as the change, or returns `false` if there are none.
  private mutating func replace(_ change: NamedValue) throws(ScriptError) -> Bool {
    var isFound = false
    for index in statements.indices {
      var tokens = statements[index].tokens
      for place in tokens.indices {
        guard case .option(let option) = tokens[place], option.name.text == change.name.text
        else { continue }
        tokens[place] = .option(change)
      }
      guard tokens != statements[index].tokens else {
        isFound = isFound || statements[index].options.contains(change)
        continue
      }
      statements[index] = try read(tokens, like: statements[index], change)
      isFound = true
    }
    return isFound
  }

  /// Adds an option to the last statement that accepts it.
  private mutating func add(
    _ change: NamedValue, _ gesture: PastGesture
  ) throws(ScriptError) {
    var problem: ScriptError?
    for index in statements.indices.reversed() {
      let options = statements[index].form?.options ?? []
      guard options.contains(where: { $0.name == change.name.text }) else { continue }
      let tokens = statements[index].tokens + [.option(change)]
      do throws(ScriptError) {
        statements[index] = try read(tokens, like: statements[index], change)
        return
      } catch {
        problem = problem ?? error
      }
    }
    if let problem { throw problem }
    throw ScriptError(
      "the gesture has no option '\(change.name.text)'", change.name.span,
      hint: Spelling.hint(change.name.text, among: gesture.optionNames, what: "its options"))
  }

  /// Parses a statement from changed tokens; errors are placed at the option that was changed.
  private func read(
    _ tokens: [Token], like statement: Statement, _ change: NamedValue
  ) throws(ScriptError) -> Statement {
    do throws(ScriptError) {
      return try isTrial ? statement.changed(to: tokens) : statement.rewritten(tokens)
    } catch {
      throw ScriptError(error.message, change.span, hint: error.hint)
    }
  }
}
