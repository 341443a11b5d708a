import PantomimeKit
import PantomimeReporting

/// How a lift-off goes under every estimator, or under every rule, side by side.
enum RulingTable {
  /// What each estimator makes of the places of the finger, and what would be decided with that.
  static func estimators(_ simulation: AnySimulation) -> String {
    let ruling = ShownRuling(simulation)
    let samples = simulation.panSamples
    let now = now(simulation, ruling)
    var table = PlainTable(
      [.init("estimator"), .init("vx pt/s", .decimal), .init("vy pt/s", .decimal)]
        + (ruling?.columns ?? []))
    func add(_ name: String, _ velocity: Vector, _ cells: [String], isMarked: Bool) {
      table.add(
        [name, number(velocity.dx), number(velocity.dy)] + cells, isMarked: isMarked)
    }
    if simulation.pan.state != .possible {
      add("reported", simulation.pan.velocity, ruling?.decided ?? [], isMarked: false)
    }
    for (estimator, isChosen) in VelocityEstimator.all(with: simulation.estimator) {
      let velocity = estimator.velocity(of: samples, at: now)
      add(
        estimator.name, velocity, ruling?.cells(by: simulation.rule, at: velocity) ?? [],
        isMarked: isChosen)
    }
    let count = "\(samples.count) place\(samples.count == 1 ? "" : "s") of the finger"
    let last = samples.last.map { "the last at \(Numerals.text($0.time.seconds)) s" } ?? "none"
    let rule = ruling == nil ? "" : "; rule \(RuleStatement.text(simulation.rule))"
    return "\(count), \(last)\(rule)\n" + table.text
  }

  /// The instant of the lift-off: now, if there is a finger to lift.
  private static func now(_ simulation: AnySimulation, _ ruling: ShownRuling?) -> Instant? {
    switch simulation.pan.state {
    case .began, .changed: simulation.now
    case .possible, .ended, .cancelled, .failed: ruling?.time
    }
  }

  /// What each rule makes of a lift-off.
  static func rules(_ ruling: ShownRuling, of simulation: AnySimulation) -> String {
    var table = PlainTable([.init("rule")] + ruling.columns + [.init("because")])
    func add(_ rule: NamedRule?, isMarked: Bool) {
      let (cells, reason) = ruling.cells(by: rule)
      table.add(
        [rule?.name ?? Session.ownRule] + cells + [reason],
        isMarked: isMarked)
    }
    add(nil, isMarked: simulation.rule == nil)
    for (rule, isChosen) in NamedRule.all(with: simulation.rule) { add(rule, isMarked: isChosen) }
    return ruling.title(RuleStatement.text(simulation.rule)) + table.text
  }

  private static func number(_ value: Double) -> String { ShownRuling.number(value) }
}

extension Session {
  /// The running simulation, in which there must have been a pan.
  func simulationWithPan(_ verb: Span) throws(ScriptError) -> AnySimulation {
    let simulation = try running(verb)
    guard !simulation.panSamples.isEmpty else {
      throw ScriptError(
        "there has been no pan yet", verb,
        hint: "type first, for example: pan began, wait 0.1, pan changed dy=-40")
    }
    return simulation
  }
}
