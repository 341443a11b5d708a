/// The outcomes of gestures: the last decisions, the velocity on which they are based, and the
/// values that the last gesture handed off.
struct DecisionBoard: Sendable {
  private var boxedRecord = Boxed<DecisionRecord?>(nil)
  /// The last release that each rule decided; the rules are in the order of their first decisions.
  private(set) var records: [DecisionRecord] = []
  /// The relation of the finger's velocity to the direction of the gesture, which the scene
  /// provides before lift-off.
  private(set) var basis: VelocityBasis?
  /// The values handed off at the last release.
  private(set) var release: Release?
  /// The last fraction, before clamping, that a scene computed from a gesture.
  private(set) var raw: Double?
}

extension DecisionBoard {
  /// The last decision, and the release that it is about.
  var decisionRecord: DecisionRecord? { boxedRecord.value }

  /// Stores a decision, for later queries.
  mutating func note(_ decisionRecord: DecisionRecord) {
    boxedRecord.value = decisionRecord
    if let place = records.firstIndex(where: { $0.rule == decisionRecord.rule }) {
      // A canceled gesture doesn't consult the rule.
      if !decisionRecord.lift.isCancelled || records[place].lift.isCancelled {
        records[place] = decisionRecord
      }
    } else {
      records.append(decisionRecord)
    }
  }

  /// Clears the last decision, so that a new one can be detected.
  mutating func forgetRecord() { boxedRecord.value = nil }

  mutating func note(_ basis: VelocityBasis?) { self.basis = basis }

  mutating func note(_ release: Release) { self.release = release }

  mutating func note(raw: Double?) { self.raw = raw }
}

/// A release and the decision about it, stored so that other rules and velocities can be evaluated.
public struct DecisionRecord: Sendable {
  /// The instant of the decision.
  public let time: Instant
  /// The release that the decision is about.
  public let lift: LiftOff
  /// The decision that the rule in effect made.
  public let decision: Decision
  /// The name of the rule that decided, or `nil` if it has none.
  public let rule: String?
  /// The rule that was set in place of the scene's own when the release was decided, or `nil` if none
  /// was.
  package let chosenRule: NamedRule?
  /// The relation of the finger's velocity to the direction of the gesture, or `nil` if the scene
  /// hasn't provided it.
  private let basis: VelocityBasis?
  private let own: @Sendable (LiftOff) -> Decision

  init(
    time: Instant, lift: LiftOff, decision: Decision, rule: String?, chosenRule: NamedRule?,
    basis: VelocityBasis?, own: @escaping @Sendable (LiftOff) -> Decision
  ) {
    self.time = time
    self.lift = lift
    self.decision = decision
    self.rule = rule
    self.chosenRule = chosenRule
    self.basis = basis
    self.own = own
  }

  /// Returns the decision that another rule would have made, or the scene's rule if `rule` is
  /// `nil`.
  public func decision(by rule: NamedRule?) -> Decision { decision(by: rule, of: lift) }

  /// Returns the decision that a rule, or the scene's rule if `rule` is `nil`, would have made at
  /// another velocity of the finger, in points per second; returns `nil` if the scene hasn't
  /// provided the direction of the gesture.
  package func decision(by rule: NamedRule?, at velocity: Vector) -> Decision? {
    lift(at: velocity).map { decision(by: rule, of: $0) }
  }

  /// Returns the decision that a rule, or the scene's rule if `rule` is `nil`, would make about
  /// another release.
  package func decision(by rule: NamedRule?, of lift: LiftOff) -> Decision {
    rule?.decide(lift) ?? own(lift)
  }

  /// Returns the same release with another velocity of the finger, in points per second, or `nil`
  /// if the scene hasn't provided the direction of the gesture.
  package func lift(at velocity: Vector) -> LiftOff? {
    basis.map {
      lift.with(velocity: $0.along(velocity), crossVelocity: $0.across(velocity))
    }
  }

  /// The direction in which the finger moves an animation toward its end, or `nil` if the decision
  /// doesn't depend on the finger's velocity.
  package var direction: Direction? {
    guard let right = lift(at: Vector(dx: 1, dy: 0))?.velocity,
      let down = lift(at: Vector(dx: 0, dy: 1))?.velocity, right != 0 || down != 0
    else { return nil }
    let isVertical = down.magnitude >= right.magnitude
    return Direction(of: isVertical ? down : right, isVertical: isVertical)
  }
}

extension DecisionRecord {
  /// The outcome as the value of a path: a word, or the index of an anchor.
  var outcome: PathValue {
    switch lift.scope {
    case .twoEnds: .word(decision.outcome.rawValue)
    case .anchors: .count(decision.index)
    }
  }
}

/// The relation of a finger's velocity to the direction of a gesture.
///
/// It is derived from the releases that the scene computes for 1 pt/s to the right and for 1 pt/s
/// down, on the assumption that the velocities of a release are linear combinations of the
/// components of the finger's velocity.
struct VelocityBasis: Sendable, Hashable {
  /// The contribution of each component of the finger's velocity, x and y, to the velocity along
  /// the direction and to that across it.
  private let alongX: Double
  private let alongY: Double
  private let acrossX: Double
  private let acrossY: Double

  init(right: LiftOff, down: LiftOff) {
    alongX = right.velocity
    alongY = down.velocity
    acrossX = right.crossVelocity
    acrossY = down.crossVelocity
  }

  func along(_ velocity: Vector) -> Double {
    alongX * velocity.dx + alongY * velocity.dy
  }

  /// Returns the speed across the direction; the signs of the components are ignored.
  func across(_ velocity: Vector) -> Double {
    acrossX * velocity.dx.magnitude + acrossY * velocity.dy.magnitude
  }
}

/// The state of an animator when a gesture releases it, and the rest of its run.
public struct Release: Sendable, Hashable {
  /// The fraction after the reversal, if there is one, and before the animator continues.
  package let fraction: Double
  /// The time fraction from which the animator continues.
  package let timeShare: Double
  /// The number of seconds from the release until completion, which may be 0.
  public let remaining: Double
  /// Whether the animator continues in reverse.
  package let isReversed: Bool
}

extension Release {
  /// Creates the values that a gesture hands off to an animator; use this initializer after the
  /// animator has continued.
  init(of animator: Animator, from fraction: Double, at now: Instant) {
    self.init(
      fraction: fraction, timeShare: animator.timeShare(at: now),
      remaining: animator.remaining(at: now) ?? 0, isReversed: animator.isReversed)
  }
}

/// A path that reads one of the values that a gesture handed off.
struct ReleasePath: Sendable {
  let name: String
  let read: @Sendable (Stage) -> PathValue

  static let all: [ReleasePath] = [
    ReleasePath(name: "rule") { .word($0.settings.preferences.rule?.name ?? NamedRule.nameOfOwn) },
    ReleasePath(name: "raw") { $0.unclampedFraction.map { .fraction($0) } ?? .absent },
    ReleasePath(name: "release.fraction") { stage in
      stage.release.map { .fraction($0.fraction) } ?? .absent
    },
    ReleasePath(name: "release.time-fraction") { stage in
      stage.release.map { .fraction($0.timeShare) } ?? .absent
    },
    ReleasePath(name: "release.remaining") { .seconds($0.release?.remaining) },
    ReleasePath(name: "release.reversed") { stage in
      stage.release.map { .flag($0.isReversed) } ?? .absent
    },
    ReleasePath(name: "decision") { $0.decisions.decisionRecord?.outcome ?? .absent },
    ReleasePath(name: "decision.by") { stage in
      stage.decisions.decisionRecord.map { .word($0.decision.by.rawValue) } ?? .absent
    },
    ReleasePath(name: "decision.margin") {
      $0.decisions.decisionRecord?.decision.pathValue ?? .absent
    },
  ]
}

// Decides the outcome of a release, by the scene's rule or by the rule that overrides it.

extension Stage {
  /// The last fraction, before clamping, that a scene computed from a gesture, or `nil` if there is
  /// none yet.
  public var unclampedFraction: Double? {
    get { decisions.raw }
    set {
      if newValue.map({ ledger.accepts($0, "unclampedFraction", of: "Stage") }) ?? true {
        decisions.note(raw: newValue)
      }
    }
  }

  /// The values handed off at the last release, or `nil` if there was no release yet.
  public var release: Release? { decisions.release }

  /// Decides the outcome of a release by the scene's rule, or by the rule that overrides it, and
  /// records the decision.
  ///
  /// For a transition between two ends, the trace records `decided end` if the transition
  /// completes, or `decided start` if it reverts; for a value with several anchors, it records
  /// `decided anchor` with the anchor at which the value settles. Any rule can be evaluated for any
  /// release (`CompletionRule.decide()`).
  public mutating func decide(
    _ lift: LiftOff, by own: some CompletionRule, _ fields: [Event.Field] = []
  ) -> Decision {
    recordDecision(of: lift, by: own, fields)
  }

  /// Decides the outcome of a release by a named rule, such as `.half`, or by the rule that overrides
  /// it, and records the decision.
  public mutating func decide(
    _ lift: LiftOff, by own: NamedRule, _ fields: [Event.Field] = []
  ) -> Decision {
    recordDecision(of: lift, by: own, fields)
  }

  private mutating func recordDecision(
    of lift: LiftOff, by own: some CompletionRule, _ fields: [Event.Field]
  ) -> Decision {
    if let flaw = lift.flaw {
      note(
        Event(
          .misuse, .word(Misuse.notFinite.rawValue),
          [.word("call", "LiftOff"), .word("argument", flaw.rawValue)],
          reason: "'\(flaw.rawValue)' of `LiftOff` is not finite, and counts as 0 or as the limit"))
    }
    let chosen = settings.preferences.rule
    let decision = chosen?.decide(lift) ?? own.decide(lift)
    if let stray = decision.strayIndex {
      note(
        Event(
          .misuse, .word(Misuse.outOfRange.rawValue),
          [
            .word("call", "Decision"), .word("argument", "index"),
            .word("value", Numerals.text(Double(stray))),
          ],
          reason: "'index' of `Decision` cannot be \(Numerals.text(Double(stray))), because no "
            + "anchor has it; the nearest one, \(decision.index), counts"))
    }
    decisions.note(
      DecisionRecord(
        time: now, lift: lift, decision: decision, rule: chosen?.name ?? own.ruleName,
        chosenRule: chosen, basis: decisions.basis, own: { own.decide($0) }))
    var all = [Event.Field.word(.by, decision.by.rawValue)]
    if lift.scope == .anchors {
      all =
        [.number("index", Double(decision.index)), .number(.anchor, decision.anchor)] + all
        + [.number("margin", decision.margin), .word("unit", decision.unit.rawValue)]
    }
    if let chosen { all.append(.word(.rule, chosen.name)) }
    note(Event(.decided, .word(decision.goal(of: lift)), all + fields, reason: decision.whyLater))
    return decision
  }

  /// Returns whether the scene's axis rule, or the rule that overrides it, lets a pan begin; if it
  /// doesn't, `winner` receives the touch.
  public func axisVerdict(for pan: Pan, rule own: AxisRule, otherwise winner: String) -> PanVerdict
  {
    let rule = settings.preferences.axis ?? own
    let moment = AxisMoment(velocity: pan.velocity, translation: pan.translation)
    switch rule.answer(moment) {
    case .begins: return .begins(reason: Reason(rule.summary))
    case .refused: return .refused(winner: winner, reason: Reason(rule.summary))
    case .undecided: return .undecided(reason: "the pan \(rule.summary)")
    }
  }
}

extension Decision {
  /// Returns the target of a decision, as the trace records it.
  fileprivate func goal(of lift: LiftOff) -> String {
    switch lift.scope {
    case .twoEnds: completes ? "end" : "start"
    case .anchors: "anchor"
    }
  }
}

// The events of decisions at lift-off.

extension EventKind {
  /// The outcome of a gesture was decided at lift-off.
  public static let decided = EventKind(
    "decided GOAL",
    summary: "The outcome of a gesture was decided at lift-off: the end, the start, or an anchor.",
    choices: ["end", "start", "anchor"],
    [
      FieldSchema("index", .number(.count), isOptional: true),
      .anchor.optional, .by,
      FieldSchema("margin", isOptional: true), FieldSchema("unit", isOptional: true),
      .rule.optional,
    ], isOpen: true, tone: .outcome)

  /// All events of decisions.
  static let decisions: [EventKind] = [
    .decided
  ]
}
