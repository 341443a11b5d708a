import PantomimeKit
import PantomimeReporting

/// The outcomes of a lift-off under all estimators or rules, side by side.
enum DecisionTable {
  /// Returns what each estimator computes from the finger's samples, and the resulting decisions.
  static func estimators(_ session: Session, _ simulation: Simulation) -> Page {
    let shown = ShownDecision(session)
    let samples = simulation.panSamples
    let now = now(simulation, shown)
    // Only four columns fit a narrow screen. The comparison of rules shows the grounds and margins.
    var table = PlainTable(
      [.init("estimator"), .init("vx pt/s", .decimal), .init("vy pt/s", .decimal)]
        + (shown.map { [$0.goalColumn] } ?? []))
    func add(_ name: String, _ velocity: Vector, _ goal: String?, isMarked: Bool) {
      let (across, down) = (WordedVelocity.across(velocity), WordedVelocity.down(velocity))
      table.add([name, across, down, goal ?? ""], isMarked: isMarked)
    }
    if simulation.pan.state != .possible {
      let goal = shown.map { $0.cell($0.record.decision) }
      add("reported", simulation.pan.velocity, goal, isMarked: false)
    }
    for (estimator, isChosen) in session.catalog.estimators.with(simulation.preferences.estimator) {
      let velocity = estimator.velocity(of: samples, at: now)
      add(
        estimator.name, velocity,
        shown?.cell(by: simulation.preferences.rule, at: velocity),
        isMarked: isChosen)
    }
    let count = "\(samples.count) sample\(samples.count == 1 ? "" : "s")"
    let last = samples.last.map { "the last at \(Prose.seconds($0.time.seconds)) s" } ?? "none"
    let rule = shown.map { "; \($0.rules(session))" } ?? ""
    var page = Page()
    page.add("\(count), \(last)\(rule)\n")
    page.add(table)
    return page
  }

  /// Returns the velocities of a drag of a scroll view, which measures its own, whatever the estimator.
  static func estimators(_ session: Session, _ drag: ScrollDragSamples) -> Page {
    var table = PlainTable([
      .init("estimator"), .init("vx pt/s", .decimal), .init("vy pt/s", .decimal),
    ])
    func add(_ name: String, _ velocity: Vector, isMarked: Bool) {
      table.add(
        [name, WordedVelocity.across(velocity), WordedVelocity.down(velocity)], isMarked: isMarked)
    }
    if let velocity = drag.released { add("reported", velocity, isMarked: false) }
    for (estimator, isChosen) in session.catalog.estimators.with(drag.estimator) {
      add(estimator.name, estimator.velocity(of: drag.samples, at: drag.time), isMarked: isChosen)
    }
    let count = "\(drag.samples.count) sample\(drag.samples.count == 1 ? "" : "s")"
    var page = Page()
    page.add(
      "\(count), the last at \(Prose.seconds(drag.time.seconds)) s; \(drag.view) measures its own "
        + "velocity\n")
    page.add(table)
    return page
  }

  /// Returns one line if all estimators agree, or the table if they don't.
  static func agreement(_ session: Session, _ simulation: Simulation) -> Page {
    let shown = ShownDecision(session)
    let (samples, now) = (simulation.panSamples, now(simulation, shown))
    func row(_ velocity: Vector) -> [String] {
      [
        WordedVelocity.across(velocity), WordedVelocity.down(velocity),
        shown?.cell(by: simulation.preferences.rule, at: velocity) ?? "",
      ]
    }
    let estimators = session.catalog.estimators
    let rows = estimators.map { row($0.velocity(of: samples, at: now)) }
    guard let first = rows.first, rows.allSatisfy({ $0 == first }),
      row(simulation.pan.velocity) == first, let one = estimators.first
    else { return DecisionTable.estimators(session, simulation) }
    let outcome = first[2].isEmpty ? "" : ", \(first[2])"
    var page = Page()
    page.add(
      "all \(rows.count) estimators agree: "
        + "\(one.velocity(of: samples, at: now).velocityText)\(outcome); `velocity` lists them\n")
    return page
  }

  /// Returns the instant of the lift-off: now if a finger is down, or else the instant of the last
  /// decision.
  private static func now(_ simulation: Simulation, _ shown: ShownDecision?) -> Instant? {
    switch simulation.pan.state {
    case .began, .changed: simulation.now
    case .possible, .ended, .cancelled, .failed: shown?.time
    }
  }

  /// The rules to compare.
  enum Choice {
    /// The rules whose decisions differ from the current one, sorted by decision.
    case different
    case all
    /// The current rule, and the rules with these names.
    case named([String])
  }

  /// Returns the decisions of rules for a lift-off.
  static func rules(
    _ choice: Choice, _ shown: ShownDecision, in session: Session
  ) -> Page {
    var page = Page()
    page.add(shown.title(session))
    let rows = rows(session.preferences.rule, session.catalog)
    switch choice {
    case .different: different(rows, shown, &page)
    case .all: page.add(table(rows, shown))
    case .named(let names):
      let named = rows.filter { !$0.isPresent && names.contains($0.name) }
        .sorted { place(of: $0, in: names) < place(of: $1, in: names) }
      page.add(table(rows.filter { $0.isPresent } + named, shown))
    }
    return page
  }

  private static func place(of row: Row, in names: [String]) -> Int {
    names.firstIndex(of: row.name) ?? names.count
  }

  /// A rule (or `nil` for the scene's default rule), and whether that rule is in effect.
  private struct Row {
    let rule: NamedRule?
    let isPresent: Bool
    var name: String { rule?.name ?? NamedRule.nameOfOwn }
  }

  private static func rows(_ present: NamedRule?, _ catalog: Catalog) -> [Row] {
    [Row(rule: nil, isPresent: present == nil)]
      + catalog.rules.with(present).map { Row(rule: $0.one, isPresent: $0.isChosen) }
  }

  private static func table(_ rows: [Row], _ shown: ShownDecision) -> PlainTable {
    var table = PlainTable([.init("rule"), shown.goalColumn] + columns(shown))
    for row in rows {
      let verdict = shown.verdict(by: row.rule)
      table.add(
        [row.name, verdict.cell] + verdict.ground + [verdict.reason], isMarked: row.isPresent)
    }
    return table
  }

  private static func columns(_ shown: ShownDecision) -> [PlainTable.Column] {
    shown.groundColumns + [.init("because")]
  }

  /// Returns the current rule, followed by the rules with a different decision, grouped by outcome.
  private static func different(_ rows: [Row], _ shown: ShownDecision, _ page: inout Page) {
    page.add(table(rows.filter { $0.isPresent }, shown))
    guard let present = rows.first(where: { $0.isPresent }) else { return }
    let verdict = shown.verdict(by: present.rule)
    let own = verdict.goal
    var groups: [(goal: String, table: PlainTable, count: Int)] = []
    var same = 0
    for row in rows where !row.isPresent {
      let verdict = shown.verdict(by: row.rule)
      if verdict.goal == own {
        same += 1
        continue
      }
      var index = groups.firstIndex { $0.goal == verdict.goal } ?? groups.count
      if index == groups.count {
        groups.append((verdict.goal, PlainTable([.init("rule")] + columns(shown)), 0))
        index = groups.count - 1
      }
      groups[index].table.add([row.name] + verdict.ground + [verdict.reason])
      groups[index].count += 1
    }
    for group in groups {
      let rules = group.count == 1 ? "1 rule" : "\(group.count) rules"
      page.add("\(rules) would \(group.goal):\n")
      page.add(group.table)
    }
    page.add(alike(same, verdict.cell, isAlone: groups.isEmpty))
  }

  /// Returns the line about the rules that aren't in the table.
  private static func alike(_ count: Int, _ goal: String, isAlone: Bool) -> String {
    let all = "`compare rules all` shows every rule"
    switch count {
    case 0: return "no other rule agrees; \(all)\n"
    case 1: return "1 other rule agrees on \(goal); \(all)\n"
    default: return "\(isAlone ? "all" : "the other") \(count) agree on \(goal); \(all)\n"
    }
  }
}

/// The texts for a finger's velocity, such as `300 up` and `12 left`.
enum WordedVelocity {
  static func across(_ velocity: Vector) -> String { part(velocity.dx, isVertical: false) }

  static func down(_ velocity: Vector) -> String { part(velocity.dy, isVertical: true) }

  private static func part(_ speed: Double, isVertical: Bool) -> String {
    if speed == 0 { return "0" }
    return "\(Prose.speed(speed)) \(Direction(of: speed, isVertical: isVertical).rawValue)"
  }
}

extension Session {
  /// Returns the running simulation; throws an error if it hasn't had a pan.
  func simulationWithPan(_ verb: Span) throws(ScriptError) -> Simulation {
    let simulation = try running(verb)
    guard !simulation.panSamples.isEmpty else {
      if simulation.scrollViewNames.contains(where: { name in
        simulation.read("gesture.\(name)").map { $0 != .word("possible") } ?? false
      }) {
        throw ScriptError(
          "only a scroll view's own pan has begun, which no rule and no estimator decides", verb,
          hint: "`why` gives its velocity and where it settles")
      }
      throw ScriptError(
        "no pan has begun yet", verb,
        hint: "for example: pan began; wait 0.1; pan changed dy=-40")
    }
    return simulation
  }
}

/// The finger's samples of the last drag of a scroll view, if no pan has received the touch.
struct ScrollDragSamples {
  let view: String
  /// The samples since touch-down, sorted by time.
  let samples: [PointSample]
  /// The instant of the lift-off or, if the finger is still down, of its last movement.
  let time: Instant
  /// The velocity of the finger that the scroll view measured at lift-off, or `nil` if the finger is
  /// still down.
  let released: Vector?
  /// The estimator of the scroll view.
  let estimator: VelocityEstimator

  /// - Returns: `nil` if the last gesture didn't drag a scroll view, or had several fingers.
  init?(_ session: Session, _ simulation: Simulation) {
    let account = GestureAccount(session, simulation)
    guard let view = account.last(.scrollBegan)?.event.view else { return nil }
    let touches = account.all(EventKind.touches)
    guard touches.allSatisfy({ ($0.event.id ?? 1) == (touches[0].event.id ?? 1) }) else {
      return nil
    }
    samples = touches.compactMap { entry in
      guard entry.event.touch == .down || entry.event.touch == .move else { return nil }
      return entry.event.place.map { PointSample(time: entry.time, place: $0) }
    }
    guard let last = touches.last, !samples.isEmpty else { return nil }
    self.view = view
    time = last.time
    released = account.last(.scrollReleased)?.event.velocity?.opposite
    estimator = simulation.estimator(of: view)
  }
}
