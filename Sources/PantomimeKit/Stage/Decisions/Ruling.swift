/// A lift-off and what was decided at it, kept so that one can ask how else it might have gone.
public struct Ruling: Sendable {
  /// When it was decided.
  public let time: Instant
  /// What was decided about.
  public let lift: LiftOff
  /// What the rule in force made of it.
  public let decision: Decision
  /// How the finger's velocity lay to the way of the transition; `nil` if the scene has not said.
  private let course: Course?
  private let own: @Sendable (LiftOff) -> Decision

  init(
    time: Instant, lift: LiftOff, decision: Decision, course: Course?,
    own: @escaping @Sendable (LiftOff) -> Decision
  ) {
    self.time = time
    self.lift = lift
    self.decision = decision
    self.course = course
    self.own = own
  }

  /// What another rule would have decided, or with `nil` the scene's own.
  public func decision(by rule: NamedRule?) -> Decision { decision(by: rule, of: lift) }

  /// What a rule, or with `nil` the scene's own, would have decided at another velocity of the
  /// finger in points per second; `nil` if the scene has not said which way it goes.
  public func decision(by rule: NamedRule?, at velocity: Vector) -> Decision? {
    lift(at: velocity).map { decision(by: rule, of: $0) }
  }

  private func decision(by rule: NamedRule?, of lift: LiftOff) -> Decision {
    rule.map { $0.decide(lift) } ?? (lift.isCancelled ? .cancelled : own(lift))
  }

  /// The same lift-off at another velocity of the finger, in points per second.
  public func lift(at velocity: Vector) -> LiftOff? {
    guard let course else { return nil }
    return LiftOff(
      progress: lift.progress, velocity: course.along(velocity), distance: lift.distance,
      crossVelocity: course.across(velocity), startProgress: lift.startProgress,
      isReversed: lift.isReversed, isCancelled: lift.isCancelled)
  }
}

/// How a velocity of the finger lies to the way of a transition.
///
/// A scene tells by what it makes of 1 pt/s to the right, and of 1 pt/s down: the velocities of a
/// lift-off are taken to be sums of the finger's, whichever way the transition goes.
struct Course: Sendable, Hashable {
  /// What the finger's two parts count towards completion, and across.
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

  init(right: AnchoredLiftOff, down: AnchoredLiftOff) {
    alongX = right.velocity
    alongY = down.velocity
    acrossX = right.crossVelocity
    acrossY = down.crossVelocity
  }

  func along(_ velocity: Vector) -> Double {
    alongX * velocity.dx + alongY * velocity.dy
  }

  /// Only the size counts.
  func across(_ velocity: Vector) -> Double {
    acrossX * velocity.dx.magnitude + acrossY * velocity.dy.magnitude
  }
}

extension Simulation {
  /// What the pan under way would come to if the finger lifted now with the velocity last reported;
  /// with none under way, what the last one came to.
  ///
  /// `nil` before anything was decided, and in a scene that decides nothing between two ends.
  public var ruling: Ruling? { stageAfterLiftOff.ruling }

  /// The same in a scene that decides between several anchors.
  public var anchorRuling: AnchorRuling? { stageAfterLiftOff.anchorRuling }

  private var stageAfterLiftOff: Stage {
    guard isPanUnderWay else { return stage }
    // A copy is a fork, so that what a lift-off does can be tried.
    var fork = self
    fork.stage.ruling = nil
    fork.stage.anchorRuling = nil
    if recognizer.isActive {
      try? fork.handle(.pan(PanInput(.ended, velocity: recognizer.pan.velocity)))
    } else {
      try? fork.handle(.touch(touchesDown.map { Touch(.up, id: $0.id, at: $0.place) }))
    }
    return fork.stage
  }

  /// Notes which way the transition goes, before the lift-off changes anything.
  mutating func noteCourse(of pan: Pan) {
    var right = pan
    right.velocity = Vector(dx: 1, dy: 0)
    var down = pan
    down.velocity = Vector(dx: 0, dy: 1)
    if let one = scene.liftOff(for: right, on: stage),
      let other = scene.liftOff(for: down, on: stage)
    {
      stage.course = Course(right: one, down: other)
    } else if let one = scene.anchoredLiftOff(for: right, on: stage),
      let other = scene.anchoredLiftOff(for: down, on: stage)
    {
      stage.course = Course(right: one, down: other)
    } else {
      stage.course = nil
    }
  }
}
