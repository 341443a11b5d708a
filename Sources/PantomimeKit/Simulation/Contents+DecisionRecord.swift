// The decision that releasing the current pan would cause.

extension Simulation {
  /// The decision if the pan in progress were released now with its last reported velocity; if no
  /// pan is in progress, the decision about the last one.
  ///
  /// `nil` before the first decision, and in a scene that makes none.
  public var decisionRecord: DecisionRecord? { look { $0.openDecisionRecord } }

  /// The last release that each rule decided, ordered by the rules' first decisions.
  public var rulings: [DecisionRecord] { look { $0.stage.decisions.rulings } }
}

extension Simulation.Contents {
  fileprivate var openDecisionRecord: DecisionRecord? {
    guard currentPan.isPending else { return stage.decisions.decisionRecord }
    // A copy is a fork, on which the effect of a release can be tried.
    var fork = self
    fork.stage.decisions.forgetRuling()
    if currentPan.reported.isActive {
      try? fork.handle(.pan(PanInput(.ended, velocity: currentPan.reported.pan.velocity)))
    } else {
      let fingers = stage.gestures.arena.touchesDown
      try? fork.handle(.touch(fingers.map { Touch(.up, id: $0.id, at: $0.place) }))
    }
    return fork.stage.decisions.decisionRecord
  }
}

extension SceneBox {
  /// Returns the direction and distance of a gesture before its release changes anything, or `nil`
  /// if the scene doesn't provide them.
  func basis(of pan: Pan, on stage: Stage) -> VelocityBasis? {
    var right = pan
    right.velocity = Vector(dx: 1, dy: 0)
    var down = pan
    down.velocity = Vector(dx: 0, dy: 1)
    guard let one = liftOff(for: right, on: stage), let other = liftOff(for: down, on: stage)
    else { return nil }
    return VelocityBasis(right: one, down: other)
  }
}
