import PantomimeKit
import PantomimeScenes

/// The items that a scene can reach: those that it declares, and those found by trying pans at its
/// start.
struct SceneReach: Sendable {
  /// The initial state of the scene.
  let firstState: String
  /// The reachable items.
  let items: Set<Coverage.Item>

  /// Starts the scene with its default options and tries pans in all directions on forks, or
  /// returns `nil` if the scene can't start.
  init?(_ entry: SceneEntry, in catalog: Catalog) {
    guard let start = try? entry.start(entry.standard) else { return nil }
    firstState = start.state
    var reach = Reach()
    reach.add(.states, entry.states.map { "\(entry.name) \($0)" })
    reach.add(.faults, entry.faults.map { $0.id })
    if start.panView != nil { reach.addPans(areRefused: PanTrial.isRefused(in: start)) }
    if case .word(let rule)? = entry.options.first(where: { $0.name == "rule" })?.standard,
      catalog.rules.named(rule) != nil
    {
      reach.add(.rules, [rule])
    }
    for decisionRecord in PanTrial.decisions(in: start) { reach.add(decisionRecord, in: catalog) }
    items = reach.items
  }
}

/// A collector of reachable items.
struct Reach: Sendable {
  private(set) var items: Set<Coverage.Item> = []
  /// The rules whose grounds of decision have already been collected.
  private var known: Set<String?> = []

  mutating func add(_ kind: Coverage.Kind, _ names: [String]) {
    for name in names { items.insert(Coverage.Item(kind, name)) }
  }

  /// Adds the transitions of a pan; the transition to `failed` is possible only for a pan that may
  /// be refused.
  mutating func addPans(areRefused: Bool) {
    let failed = Coverage.edge(.possible, .failed)
    add(.recognizer, Coverage.edges.filter { $0 != failed || areRefused })
  }

  /// Adds the rule of a decision, and all grounds on which that rule may decide.
  mutating func add(_ decisionRecord: DecisionRecord, in catalog: Catalog) {
    if decisionRecord.decision.by == .cancellation {
      add(.decisions, [DecidedBy.cancellation.rawValue])
    }
    guard !decisionRecord.lift.isCancelled, known.insert(decisionRecord.rule).inserted else {
      return
    }
    if let rule = decisionRecord.rule { add(.rules, [rule]) }
    let named = decisionRecord.rule.flatMap { catalog.rules.named($0) }
    add(
      Reach.trials(like: decisionRecord.lift).map { decisionRecord.decision(by: named, of: $0).by })
  }

  /// Adds a rule that was selected, and the grounds on which it may decide.
  mutating func add(_ rule: NamedRule) {
    add(.rules, [rule.name])
    guard known.insert(rule.name).inserted else { return }
    let lift =
      rule.scope == .twoEnds
      ? LiftOff(progress: 0, velocity: 0, distance: 300)
      : LiftOff(position: 0, velocity: 0, anchors: [0, 300, 600])
    add(Reach.trials(like: lift).map { rule.decide($0).by })
  }

  private mutating func add(_ grounds: [DecidedBy]) {
    add(.decisions, grounds.map { $0.rawValue })
  }

  /// Returns slow and fast lift-offs after short and long distances.
  private static func trials(like lift: LiftOff) -> [LiftOff] {
    let velocities = [-3_000.0, -100, 0, 100, 3_000]
    let shares = [0.1, 0.45, 0.55, 0.9]
    let anchors = lift.anchors
    return velocities.flatMap { velocity in
      shares.flatMap { share -> [LiftOff] in
        switch lift.scope {
        case .twoEnds:
          [false, true].map { isReversed in
            LiftOff(
              progress: share, velocity: velocity, distance: lift.distance, isReversed: isReversed)
          }
        case .anchors:
          zip(anchors, anchors.dropFirst()).prefix(3).map { from, to in
            LiftOff(
              position: from + (to - from) * share, velocity: velocity, anchors: anchors,
              start: from)
          }
        }
      }
    }
  }
}

/// The trial pans on forks of a scene.
private enum PanTrial {
  private static let directions = Direction.allCases.map { $0.step }

  /// Returns whether a pan in some direction is refused.
  static func isRefused(in scene: Simulation) -> Bool {
    directions.contains { direction in
      var fork = scene
      try? fork.handle(
        .pan(PanInput(.began, velocity: direction * 600)))
      return fork.trace.list.contains { $0.event.kind == .panRefused }
    }
  }

  /// Returns the decisions at the ends of pans, some of which end and some of which are cancelled.
  static func decisions(in scene: Simulation) -> [DecisionRecord] {
    directions.flatMap { direction in
      [RecognizerState.ended, .cancelled].flatMap { end in
        var fork = scene
        try? fork.handle(.pan(PanInput(.began)))
        try? fork.handle(
          .pan(
            PanInput(
              .changed, dx: .absolute(direction.dx * 60), dy: .absolute(direction.dy * 60))))
        try? fork.handle(.pan(PanInput(end)))
        return fork.decisions
      }
    }
  }
}

extension Reach {
  /// Adds the items that a statement makes reachable: a pan, a rule, a state.
  mutating func add(_ statement: Statement, scene: String, in catalog: Catalog) {
    switch statement.command.role {
    case .maker(let construction, _): add(construction)
    case .reaction(let roles):
      for role in roles { if case .maker(let construction, _) = role { add(construction) } }
    default: break
    }
    guard statement.command.isStep else { return }
    // Includes the words that an empty stage may use for its state.
    for state in statement.givenStates { add(.states, ["\(scene) \(state.text)"]) }
    for option in statement.options {
      switch option.name.text {
      case SessionSetting.rule.name:
        for name in option.value.parts {
          if let rule = catalog.rules.named(name.text) { add(rule) }
        }
      case SessionSetting.axis.name where !option.isOwn:
        add(.recognizer, [Coverage.edge(.possible, .failed)])
      default: break
      }
    }
  }

  private mutating func add(_ construction: Construction) {
    switch construction {
    case .gesture(let gesture):
      switch gesture.gesture.kind {
      case .pan, .edgePan: addPans(areRefused: gesture.axis != nil)
      case .tap, .longPress, .swipe: break
      }
    case .connection(.drive(let drive)):
      add(drive.rule)
      if drive.cancellation == .back { add(.decisions, [DecidedBy.cancellation.rawValue]) }
    case .connection(.anchors(let drive)) where !drive.anchors.isEmpty:
      add(drive.rule)
      add(.decisions, [DecidedBy.cancellation.rawValue])
    case .view, .scrollView, .animator, .transition, .change, .completion, .running, .viewAnimation,
      .layer, .follow, .followEnd, .relations, .attribute, .order, .remove, .connection:
      break
    }
  }
}
