// The decision that the present pan would cause.

extension Simulation {
  /// The decision about the pan in flight if it were released now with the velocity last reported;
  /// with none in flight, the decision about the last one.
  ///
  /// `nil` before anything was decided, and in a scene that decides nothing.
  public var decisionRecord: DecisionRecord? { look { $0.openDecisionRecord } }

  /// The last release that each rule decided, in the order in which the rules first decided.
  public var rulings: [DecisionRecord] { look { $0.stage.decisions.rulings } }
}

extension Simulation.Contents {
  fileprivate var openDecisionRecord: DecisionRecord? {
    guard currentPan.isPending else { return stage.decisions.decisionRecord }
    // A copy is a fork, so that the effect of a release can be tried.
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
  /// if the scene does not provide it.
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
